/** The text of the comment at the top of generated files. */
export const BANNER = 'Generated from openapi/ by `npm run build`. Changes here are lost.';

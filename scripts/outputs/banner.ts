/** The comment at the top of a generated file. */
export const BANNER = 'Generated from openapi/ by `npm run build`. Changes here are lost.';

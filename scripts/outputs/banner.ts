/** What a made file says of itself, for the comment at its top. */
export const BANNER = 'Made from openapi/ by `npm run build`. Changes here are lost.';

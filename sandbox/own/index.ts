/** The types of handlers of others, for `forge-sandbox`. They need no types of libraries. */
export type { OwnHandler, OwnHandlers, OwnRequest } from './ownRequest.ts';

/** Handlers of others, for `forge-sandbox`. Their types need no types of libraries. */
export type { AnyOperation, OwnHandler, OwnHandlers, OwnRequest, OwnTable } from './ownRequest.ts';

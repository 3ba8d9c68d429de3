/** Handlers of others, for `forge-sandbox`, and handlers of packs. The types of others need no types of libraries. */
export type {
  AnyOperation,
  InnerHandler,
  InnerRequest,
  OwnHandler,
  OwnHandlers,
  OwnRequest,
} from './ownRequest.ts';

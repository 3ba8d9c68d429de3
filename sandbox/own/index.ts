/** Handlers of others, for `forge-sandbox`, and handlers of packs. The types of others need no types of libraries. */
export type { Repository } from '../git/repository.ts';
export type { InnerHandler, InnerRequest } from './innerRequest.ts';
export type { AnyOperation, OwnHandler, OwnHandlers, OwnRequest } from './ownRequest.ts';

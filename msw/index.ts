/**
 * `forge-contract-client/msw`: handlers for Mock Service Worker that send the documented responses. With them, the tests of
 * a front end need no server.
 *
 * ```ts
 * import { defaultHandlers, handlers } from 'forge-contract-client/msw';
 *
 * const server = setupServer(...defaultHandlers());
 * server.use(handlers.createTag('already-exists'));
 * ```
 */
import { createHandlers } from './createHandlers.ts';

export type { DocumentedOperation as HandledResponses } from '../contract/documentedResponses.ts';
export {
  type BodyChange,
  type CaseName,
  type CreateHandler,
  createHandlers,
  createHandlersFor,
  createHandlersWith,
  type HandledOperation,
  type Handlers,
  type HandlersOptions,
} from './createHandlers.ts';
export { defaultHandlers } from './defaultHandlers.ts';

/** Functions that create handlers, by operationId. The handlers respond at any host. */
export const handlers = /* @__PURE__ */ createHandlers();

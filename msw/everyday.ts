/** `forge-contract-client/msw/everyday`: handlers for Mock Service Worker with the operations of the everyday pack, too. */
import type { HttpHandler } from 'msw';
import { responses } from '../generated/packs/everyday/responses.js';
import type { operations } from '../generated/packs/everyday/types.ts';
import {
  createHandlersWith,
  type Handlers as HandlersIn,
  type HandlersOptions,
} from './createHandlers.ts';

/** The functions that create handlers, by operationId: for the operations of the contract and of the pack. */
export type Handlers = HandlersIn & HandlersIn<typeof responses, operations>;

/** Creates handlers for the operations of the contract and of the pack. */
export function createHandlers(options: HandlersOptions = {}): Handlers {
  return createHandlersWith<typeof responses, operations>(responses, options);
}

/** Functions that create handlers, by operationId. The handlers respond at any host. */
export const handlers: Handlers = createHandlers();

/** Creates a handler for each operation, which sends the response of the operation's first case. */
export function defaultHandlers(options: HandlersOptions = {}): HttpHandler[] {
  const creators = Object.values(createHandlers(options)) as (() => HttpHandler)[];
  return creators.map((createHandler) => createHandler());
}

import type { HttpHandler } from 'msw';
import { createHandlers, type HandlersOptions } from './createHandlers.ts';

/**
 * Creates one handler for every operation, which sends the operation's first case. With these handlers, every
 * valid request of a test succeeds until the test adds others.
 *
 * ```ts
 * const server = setupServer(...defaultHandlers());
 * ```
 */
export function defaultHandlers(options: HandlersOptions = {}): HttpHandler[] {
  const creators: (() => HttpHandler)[] = Object.values(createHandlers(options));
  return creators.map((createHandler) => createHandler());
}

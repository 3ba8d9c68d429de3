/**
 * Starts a sandbox for tests, in the process of the test or beside it.
 *
 * ```ts
 * import { startSandbox } from 'forge-sandbox';
 *
 * const sandbox = await startSandbox({ clock: '2026-10-21T09:00:00Z' });
 * const fork = await sandbox.fork(); // a copy with a base URL of its own
 * // … call fork.apiUrl with fork.tokens.developer
 * await sandbox.close();
 * ```
 */
export type {
  DeliveryFilter,
  ForkRequest as ForkOptions,
  RequestFilter,
  ShownDelivery,
  ShownFinding,
  ShownRequest as LoggedRequest,
} from '../sandbox/control/index.ts';
export type { OwnHandler, OwnHandlers, OwnRequest, OwnTable } from '../sandbox/own/index.ts';
export { type StartOptions, startSandbox, type TestSandbox } from './startSandbox.ts';
export type { Clock, TestFork } from './testFork.ts';

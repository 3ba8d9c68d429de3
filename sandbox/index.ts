/**
 * The sandbox: a server with state that behaves as the API documentation says. It does not use the cases of the
 * contract.
 */

export { TOKEN_PARAMETERS } from './access/sentToken.ts';
export { CALLERS } from './control/callers.ts';
export { isLoopback, isLoopbackHost } from './control/loopback.ts';
export { roleTokens } from './control/roleTokens.ts';
export { deviate } from './deviate.ts';
export { dumpRows, openSandbox, TABLES } from './openSandbox.ts';
export { checkHandlers } from './own/checkHandlers.ts';
export type { OwnHandler, OwnHandlers, OwnRequest } from './own/ownRequest.ts';
export type {
  Decorate,
  DecoratedOperation,
  Forks,
  Journal,
  Perform,
  Sandbox,
  SandboxOptions,
} from './sandbox.ts';
export { readPreparedDocument } from './seed/preparedWorld.ts';
export { readSeed } from './seed/readSeed.ts';
export { worldSeed } from './seed/worldSeed.ts';
export { createApp } from './server/createApp.ts';
export type { Incoming } from './server/incoming.ts';
export { Reply } from './server/reply.ts';
export type { LoggedRequest } from './server/requestLog.ts';
export {
  type HandlerOptions,
  type RunningSandbox,
  type StartOptions,
  sandboxHandler,
  startSandbox,
} from './startSandbox.ts';

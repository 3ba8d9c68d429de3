/** The sandbox: a server that behaves as the documents say, with state. It never reads a case. */
export { roleTokens } from './control/roleTokens.ts';
export { CATALOGUE as FAULTS } from './faults/catalogue.ts';
export { type Fault, faultText, readFault } from './faults/fault.ts';
export { rowsOf } from './faults/rowsOf.ts';
export { openSandbox } from './openSandbox.ts';
export type { Sandbox, SandboxOptions } from './sandbox.ts';
export { readSeed } from './seed/readSeed.ts';
export { worldSeed } from './seed/worldSeed.ts';
export { createApp } from './server/createApp.ts';
export {
  type RunningSandbox,
  type StartOptions,
  sandboxHandler,
  startSandbox,
} from './startSandbox.ts';

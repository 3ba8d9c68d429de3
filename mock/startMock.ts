import type { Contract } from '../contract/contract.ts';
import { type RunningServer, startServer } from '../wire/startServer.ts';
import { createMockHandler, type MockHandlerOptions } from './mockHandler.ts';

/** Contract, port and handler options of a mock. */
export interface MockOptions extends MockHandlerOptions {
  contract: Contract;
  /** Port to listen on; 0 means any free port. Default: 0. */
  port?: number;
}

/**
 * Starts the mock on this machine's loopback address.
 * @throws Error if the port is taken or forbidden. The message says what to do.
 */
export async function startMock({
  contract,
  port = 0,
  ...options
}: MockOptions): Promise<RunningServer> {
  return startServer(await createMockHandler(contract, options), port);
}

import type { Contract } from '../contract/contract.ts';
import { type RunningServer, startServer } from '../wire/startServer.ts';
import { createMockHandler, type MockHandlerOptions } from './mockHandler.ts';

export interface MockOptions extends MockHandlerOptions {
  contract: Contract;
  /** Port to listen on; 0 for a free one. Default: 0. */
  port?: number;
}

/**
 * Starts the mock on this machine's loopback address.
 * @throws Error that says what to do if the port is taken or forbidden
 */
export async function startMock({
  contract,
  port = 0,
  ...options
}: MockOptions): Promise<RunningServer> {
  return startServer(await createMockHandler(contract, options), port);
}

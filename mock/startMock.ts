import type { Contract } from '../contract/contract.ts';
import { type RunningServer, startServer } from '../wire/startServer.ts';
import { createMockHandler } from './mockHandler.ts';

export interface MockOptions {
  contract: Contract;
  /** Port to listen on; 0 for one that is free. Default: 0. */
  port?: number;
  /** Path where alerts are taken. Default: `/alert-intake`. */
  alertIntake?: string;
}

/**
 * Starts the mock on this machine's loopback address.
 * @throws Error that says what to do, when the port is taken or may not be used.
 */
export async function startMock({
  contract,
  port = 0,
  alertIntake,
}: MockOptions): Promise<RunningServer> {
  return startServer(await createMockHandler(contract, alertIntake), port);
}

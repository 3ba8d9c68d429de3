import type { Contract } from '../../contract/contract.ts';
import type { Target } from '../target/target.ts';
import { createDeliverer, type Deliverer } from './deliver.ts';
import type { Stage } from './job.ts';
import { type Address, sendCall } from './sendCall.ts';

export interface DeliveryOptions {
  /** The longest time for one response in milliseconds. Default: 10 000. */
  timeoutMs?: number | undefined;
  /** Ends the wait for the rate limit, except that of a removal. The promise then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** The stage that is next to the target: it writes each call as a request, and delivers the request. */
export interface DeliveryStage extends Stage, Pick<Deliverer, 'line' | 'pace' | 'close'> {}

export function deliverCalls(
  contract: Contract,
  target: Address & Pick<Target, 'connection' | 'limits'>,
  { timeoutMs, signal }: DeliveryOptions = {},
): DeliveryStage {
  const { can, connection, limits } = target;
  const isPatient = !can.pickResponses;
  const deliverer = createDeliverer({ isPatient, timeoutMs, connection, limits });
  return { ...deliverer, send: (call) => sendCall(contract, target, deliverer, call, signal) };
}

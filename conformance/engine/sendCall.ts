import { type Contract, changesNothing } from '../../contract/contract.ts';
import { documentedResponse } from '../../judge/index.ts';
import { credential } from '../../wire/credential.ts';
import { essence, matchesRange } from '../../wire/mediaType.ts';
import { type WireRequest, wireRequest } from '../../wire/wireRequest.ts';
import type { Target } from '../target/target.ts';
import type { Deliverer, Delivery } from './deliver.ts';
import type { Call } from './job.ts';

/** What of a target the writing of a request depends on. */
export type Address = Pick<Target, 'can' | 'base' | 'alertIntake'>;

/**
 * Writes a call for the wire, with the headers that the suite adds.
 * @throws an Error when the operation has no path and the target gives no address for it
 */
export function writeCall(contract: Contract, target: Address, call: Call): WireRequest {
  const { operation, request, token, scheme, expected } = call;
  const address = operation.path === undefined ? target.alertIntake : target.base;
  if (address === undefined)
    throw new Error(`${operation.id}: there is no address to send this to`);
  return wireRequest(operation, request, address, {
    Accept: acceptable(contract, call),
    'Accept-Encoding': 'gzip, deflate, br',
    'User-Agent': 'forge-contract',
    ...(token && credential(contract, operation, token, scheme)),
    ...(target.can.pickResponses && {
      Prefer: `code=${expected.status}${expected.example && expected.contentType ? `, example=${expected.example}` : ''}`,
    }),
  });
}

/**
 * Writes a call and sends it.
 * @param signal ends the waiting for a turn, but for a removal: then the call is rejected with its reason
 */
export function sendCall(
  contract: Contract,
  target: Address,
  deliverer: Deliverer,
  call: Call,
  signal?: AbortSignal,
): Promise<Delivery> {
  return deliverer.deliver(writeCall(contract, target, call), {
    status: call.expected.status,
    isSafe: call.isRemoval || changesNothing(call.operation),
    signal: call.isRemoval ? undefined : signal,
  });
}

/** The media range that the contract declares for the expected answer first, then whatever there is. */
function acceptable(contract: Contract, { operation, expected }: Call): string {
  const { status, contentType } = expected;
  const documented = documentedResponse({ contract, operation }, status);
  const range = Object.keys(documented?.value.content ?? {}).find(
    (candidate) => contentType && matchesRange(essence(contentType), candidate),
  );
  return range === undefined || range === '*/*' ? '*/*' : `${range}, */*;q=0.1`;
}

import { type Contract, changesNothing } from '../../contract/contract.ts';
import { documentedResponse } from '../../judge/index.ts';
import { credential } from '../../wire/credential.ts';
import { essence, matchesRange } from '../../wire/mediaType.ts';
import { type WireRequest, wireRequest } from '../../wire/wireRequest.ts';
import type { Target } from '../target/target.ts';
import type { Deliverer, Delivery } from './deliver.ts';
import type { Call } from './job.ts';

/** The facts of a target that decide how a request is sent. */
export type Address = Pick<Target, 'can' | 'base' | 'alertIntake'>;

/**
 * Returns the request of a call, with the headers that the suite adds.
 * @throws an Error if the operation has no path, and the target has no address of an alert integration
 */
export function writeCall(contract: Contract, target: Address, call: Call): WireRequest {
  const { operation, request, token, scheme, username, expected } = call;
  const address = operation.path === undefined ? target.alertIntake : target.base;
  if (address === undefined)
    throw new Error(
      `${operation.id} needs the URL of an alert integration. Add the option \`--alert-intake\``,
    );
  return wireRequest(operation, request, address, {
    Accept: acceptable(contract, call),
    'Accept-Encoding': 'gzip, deflate, br',
    'User-Agent': 'forge-contract',
    ...(token && credential(contract, operation, token, scheme, username)),
    ...(target.can.pickResponses && {
      Prefer: `code=${expected.status}${expected.example && expected.contentType ? `, example=${expected.example}` : ''}`,
    }),
  });
}

/**
 * Sends a call.
 * @param signal ends the wait for the rate limit. The promise then rejects with the signal's reason. A call that
 *   removes a resource ignores the signal
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

/** Returns the Accept header: first the media type of the expected response, then any other media type. */
function acceptable(contract: Contract, { operation, expected }: Call): string {
  const { status, contentType } = expected;
  const documented = documentedResponse({ contract, operation }, status);
  const range = Object.keys(documented?.value.content ?? {}).find(
    (candidate) => contentType && matchesRange(essence(contentType), candidate),
  );
  return range === undefined || range === '*/*' ? '*/*' : `${range}, */*;q=0.1`;
}

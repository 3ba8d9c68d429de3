import { setTimeout as sleep } from 'node:timers/promises';
import type { CaseRequest } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { credential } from '../../../wire/credential.ts';
import type { Exchange } from '../../../wire/exchange.ts';
import { readReset } from '../../../wire/readReset.ts';
import { wireRequest } from '../../../wire/wireRequest.ts';
import type { Line } from '../openLine.ts';

/** Sends a request of the look. The token is absent for an anonymous request. */
export type Ask = (
  operation: ContractOperation,
  request?: CaseRequest,
  token?: string,
) => Promise<Exchange>;

/** A request without path parameters, query and body. */
export const PLAIN: CaseRequest = { path: {}, query: {}, headers: {} };

/** The longest wait for a target that asks for one, in seconds. */
const LONGEST_WAIT_S = 5;

/**
 * Returns a function that sends requests to one base URL, on the line to its server. It repeats a request once after a
 * broken connection, and after a 502 or 504 of a proxy. It also does so if the target asks to wait a few seconds.
 */
export function createAsk(contract: Contract, base: string, line: Pick<Line, 'send'>): Ask {
  return async (operation, request = PLAIN, token) => {
    const wire = wireRequest(operation, request, base, {
      Accept: 'application/json',
      'User-Agent': 'forge-contract',
      ...(token && credential(contract, operation, token)),
    });
    const first = await line.send(wire);
    const pauseS = pauseBeforeRepeat(first);
    if (pauseS === undefined) return first;
    await sleep(pauseS * 1000);
    return line.send(wire);
  };
}

/** Returns the time in seconds after which a request is repeated; undefined if it is not. */
function pauseBeforeRepeat({ response, failure }: Exchange): number | undefined {
  if (failure || !response)
    return /^(reset|truncated)$/.test(failure?.name ?? '') ? 0.1 : undefined;
  const { status } = response;
  if (status === 502 || status === 504) return 0.1;
  const asked = readReset(response) ?? Number.NaN;
  return (status === 429 || status === 503) && asked <= LONGEST_WAIT_S ? asked : undefined;
}

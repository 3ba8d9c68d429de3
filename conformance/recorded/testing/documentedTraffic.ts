import type { Case } from '../../../contract/case.ts';
import type { Contract } from '../../../contract/contract.ts';
import { wireRequest } from '../../../wire/wireRequest.ts';
import { writeResponse } from '../../../wire/writeResponse.ts';
import type { TrafficExchange } from '../traffic.ts';

export const DEPLOYMENT = 'https://forge.test';

/** Returns the exchange of a case in the form in which it would be sent over the wire. */
export function documentedTraffic(
  contract: Contract,
  { id, operation, request, response }: Case,
  base = `${DEPLOYMENT}/api/v4`,
): TrafficExchange {
  const sent = wireRequest(contract.operations.get(operation)!, request, base);
  const { status, headers, body = '' } = writeResponse(response, DEPLOYMENT);
  return {
    source: id,
    startedAt: '2026-03-01T12:00:00.000Z',
    durationMs: 12,
    request: {
      method: sent.method,
      url: sent.origin + sent.path,
      headers: [...Object.entries(sent.headers), ['PRIVATE-TOKEN', 'token-of-somebody']],
      body: sent.body ?? Buffer.alloc(0),
    },
    response: {
      status,
      reason: '',
      headers: Object.entries(headers),
      body: Buffer.from(body),
      isRaw: true,
    },
  };
}

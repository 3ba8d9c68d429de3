import type { CaseRequest } from '../../../contract/case.ts';
import type { Contract } from '../../../contract/contract.ts';
import { judge } from '../../../judge/index.ts';
import type { RawResponse } from '../../../wire/exchange.ts';
import type { Target } from '../../target/target.ts';
import { InvalidResponse, type Reader } from './reader.ts';

/**
 * Sends the request of another operation than that of the reader, and judges the response.
 * @throws InvalidResponse if the response breaks the contract or has another status than 200
 */
export async function sendJudged(
  contract: Contract,
  { offering }: Target,
  reader: Reader,
  id: string,
  request: CaseRequest,
): Promise<RawResponse> {
  const operation = contract.operations.get(id)!;
  const { exchange } = await reader.send({ operation, request });
  const expected = { contract, operation, request, status: 200, ...(offering && { offering }) };
  const findings = judge(exchange, expected);
  if (findings.length > 0) throw new InvalidResponse(findings);
  return exchange.response!;
}

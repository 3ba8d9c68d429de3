/** Sends requests to a mock and judges the responses. */
import { Agent } from 'node:http';
import type { Case, CaseRequest } from '../../contract/case.ts';
import type { Contract } from '../../contract/contract.ts';
import { documentedResponse, judge } from '../../judge/index.ts';
import { credential } from '../../wire/credential.ts';
import { exchange, type RawResponse } from '../../wire/exchange.ts';
import { wireRequest } from '../../wire/wireRequest.ts';

/** Changes to the request of a case. */
export interface Change {
  request?: Partial<CaseRequest>;
  headers?: Record<string, string>;
  /** Text that replaces the encoded body. */
  rawBody?: string;
  /** Text appended to the query without encoding. */
  rawQuery?: string;
  anonymous?: boolean;
}

export interface Verdict {
  response: RawResponse;
  /** A text for each violation of the contract in the response, including an undocumented status. */
  findings: string[];
}

/** An agent that reuses connections, because the tests send thousands of requests. */
const agent = new Agent({ keepAlive: true });

/**
 * Creates a function that sends the request of a case with some changes, and checks the response against the contract.
 */
export function sender(
  contract: Contract,
  url: string,
): (one: Case, change?: Change) => Promise<Verdict> {
  return async (one, { request: changed, headers, rawBody, rawQuery, anonymous } = {}) => {
    const operation = contract.operations.get(one.operation)!;
    const request = { ...one.request, ...changed };
    const base = operation.path === undefined ? `${url}/alert-intake` : `${url}/api/v4`;
    const token = anonymous ? {} : credential(contract, operation, 'any-token', one.scheme);
    const written = wireRequest(operation, request, base, token);
    const body = rawBody === undefined ? written.body : Buffer.from(rawBody);
    const { 'Content-Length': _, ...withoutLength } = written.headers;
    const exchanged = await exchange(
      {
        ...written,
        path: rawQuery
          ? `${written.path}${written.path.includes('?') ? '&' : '?'}${rawQuery}`
          : written.path,
        headers: {
          ...withoutLength,
          ...headers,
          ...(body && { 'Content-Length': String(body.length) }),
        },
        ...(body && { body }),
      },
      { timeoutMs: 60_000, agent },
    );
    const { response } = exchanged;
    if (!response) throw new Error(`${one.id}: no response: ${exchanged.failure?.message}`);
    const { status } = response;
    if (!documentedResponse({ contract, operation }, status))
      return { response, findings: [`${status} is not documented: ${response.body}`] };
    const findings = judge(exchanged, { contract, operation, request, status });
    return { response, findings: findings.map(({ check, message }) => `${check}: ${message}`) };
  };
}

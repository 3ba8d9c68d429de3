/** Sends requests to a mock and judges what comes back. */
import { Agent } from 'node:http';
import type { Case, CaseRequest } from '../../contract/case.ts';
import type { Contract } from '../../contract/contract.ts';
import { documentedResponse, judge } from '../../judge/index.ts';
import { credential } from '../../wire/credential.ts';
import { exchange, type RawResponse } from '../../wire/exchange.ts';
import { wireRequest } from '../../wire/wireRequest.ts';

/** What is different about a request. */
export interface Change {
  request?: Partial<CaseRequest>;
  headers?: Record<string, string>;
  /** Bytes instead of the case's body. */
  rawBody?: string;
  /** Written behind the query as it is. */
  rawQuery?: string;
  anonymous?: boolean;
}

export interface Verdict {
  response: RawResponse;
  /** What the contract has against the response, one text each: a status that it does not document, too. */
  findings: string[];
}

/** Thousands of requests to one server share a few connections. */
const agent = new Agent({ keepAlive: true });

/** Makes a function that sends the request of a case, changed, and judges the response by the contract. */
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
      { timeoutMs: 5_000, agent },
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

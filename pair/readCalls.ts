/** Reads the logged calls of tests in the terms of the contract. */
import type { CaseRequest } from '../contract/case.ts';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import { BASE_PATH } from '../contract/deployment.ts';
import { readRequest } from '../judge/index.ts';
import { TOKEN_PARAMETERS } from '../sandbox/index.ts';
import type { Exchange } from '../wire/exchange.ts';
import { operationFinder } from '../wire/operationFinder.ts';
import type { LoggedCall } from './recordTests.ts';

/** A call of the tests that can be sent again. */
export interface TestCall {
  operation: ContractOperation;
  request: CaseRequest;
  /** The role of the caller. Absent for a call without a token, and with a wrong one. */
  as?: string;
  hasToken: boolean;
  /** The status of the sandbox's response. */
  status: number;
  /** The exchange with the sandbox. */
  exchange: Exchange;
  /** The days by which its times are moved to be as far from now as they were from the clock, in milliseconds. */
  shiftMs: number;
}

/** A call, or the reason why it cannot be sent again. */
export type ReadCall = { shown: string } & ({ call: TestCall } | { reason: string });

const DAY_MS = 86_400_000;

/** Creates a function that reads a logged call. */
export function callReader(contract: Contract): (logged: LoggedCall) => ReadCall {
  const find = operationFinder(contract);
  return ({ logged, as, shiftMs }) => {
    const { method, url, contentType, authorization, body, response, status, durationMs } = logged;
    const shown = `${method} ${url.replace(/(_token=)[^&]*/g, '$1…')}`;
    const [, path = '', search = ''] = /^([^?]*)\??(.*)$/s.exec(url) ?? [];
    const found = find(method, path.slice(BASE_PATH.length))?.found;
    if (!found || method === 'HEAD')
      return { shown, reason: 'is no operation of the contract or of a pack' };
    if (logged.isCut) return { shown, reason: 'has a body of more than 1 MB' };
    if (!response || status === null) return { shown, reason: 'got no response of the sandbox' };
    const read = readRequest(contract, found, {
      search,
      contentType,
      authorization,
      body: body ?? NO_BODY,
    });
    if (read.queryProblem ?? read.bodyProblem ?? read.undeclaredType)
      return { shown, reason: 'cannot be read in the terms of the contract' };
    if (!read.bodyIsKnown) return { shown, reason: 'has a multipart form' };
    const hasToken = logged.token !== undefined;
    if (hasToken && as === undefined && status !== 401)
      return { shown, reason: 'has the token of a user without a role of the example world' };
    const query = Object.entries(read.request.query).filter(
      ([name]) => !TOKEN_PARAMETERS.has(name),
    );
    return {
      shown,
      call: {
        operation: found.operation,
        request: { ...read.request, query: Object.fromEntries(query) },
        ...(as !== undefined && { as }),
        ...{ hasToken, status },
        shiftMs: Math.round(shiftMs / DAY_MS) * DAY_MS,
        exchange: {
          request: { method, origin: 'http://sandbox', path: url, headers: {} },
          response: {
            status,
            reason: '',
            headers: Object.entries(response.headers),
            body: Buffer.from(response.body),
          },
          reusedConnection: false,
          durationMs,
        },
      },
    };
  };
}

const NO_BODY = Buffer.alloc(0);

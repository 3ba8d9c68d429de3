/** Reads the logged calls of tests in the terms of the contract. */
import type { CaseRequest, JsonValue } from '../contract/case.ts';
import { type Contract, type ContractOperation, changesNothing } from '../contract/contract.ts';
import { BASE_PATH } from '../contract/deployment.ts';
import { readRequest } from '../judge/index.ts';
import { TOKEN_PARAMETERS } from '../sandbox/index.ts';
import type { Exchange } from '../wire/exchange.ts';
import { operationFinder } from '../wire/operationFinder.ts';
import { readJson } from '../wire/readBody.ts';
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

/** A write that the sandbox has performed with success. */
export interface PerformedWrite {
  operation: ContractOperation;
  path: CaseRequest['path'];
  /** The body of the request. Undefined without a body, and for one that cannot be read. */
  body: JsonValue | undefined;
  /** The body of the response. Undefined if the connection was dropped, and for a body that is no JSON. */
  response: JsonValue | undefined;
}

/** A call, or the reason why it cannot be sent again. */
export type ReadCall = { shown: string; write?: PerformedWrite } & (
  | { call: TestCall }
  | { reason: string }
);

const DAY_MS = 86_400_000;

/** Creates a function that reads a logged call. */
export function callReader(contract: Contract): (logged: LoggedCall) => ReadCall {
  const find = operationFinder(contract);
  return ({ logged, as, shiftMs }) => {
    const { method, url, contentType, authorization, body, status, durationMs } = logged;
    const { failedOnPurpose } = logged;
    const address = `${method} ${url.replace(/(_token=)[^&]*/g, '$1…')}`;
    const [, path = '', search = ''] = /^([^?]*)\??(.*)$/s.exec(url) ?? [];
    const found = find(method, path.slice(BASE_PATH.length))?.found;
    if (!found || method === 'HEAD')
      return { shown: address, reason: 'is no operation of the contract or of a pack' };
    const read = readRequest(contract, found, {
      search,
      contentType,
      authorization,
      body: body ?? NO_BODY,
    });
    const response = logged.response && {
      headers: Object.entries(logged.response.headers),
      body: Buffer.from(logged.response.body),
    };
    const isPerformed = failedOnPurpose
      ? failedOnPurpose === 'performed'
      : status !== null && status < 300;
    const seen = {
      shown: address,
      ...(isPerformed &&
        !changesNothing(found.operation) && {
          write: {
            operation: found.operation,
            path: read.request.path,
            body: read.request.body,
            response: response && readJson(response),
          },
        }),
    };
    if (failedOnPurpose)
      return { ...seen, reason: 'failed on purpose: the tests disturb the sandbox' };
    if (logged.isCut) return { ...seen, reason: 'has a body of more than 1 MB' };
    if (!response || status === null) return { ...seen, reason: 'got no response of the sandbox' };
    if (read.queryProblem ?? read.bodyProblem ?? read.undeclaredType)
      return { ...seen, reason: 'cannot be read in the terms of the contract' };
    if (!read.bodyIsKnown) return { ...seen, reason: 'has a multipart form' };
    const hasToken = logged.token !== undefined;
    if (hasToken && as === undefined && status !== 401)
      return { ...seen, reason: 'has the token of a user without a role of the example world' };
    const query = Object.entries(read.request.query).filter(
      ([name]) => !TOKEN_PARAMETERS.has(name),
    );
    return {
      ...seen,
      call: {
        operation: found.operation,
        request: { ...read.request, query: Object.fromEntries(query) },
        ...(as !== undefined && { as }),
        ...{ hasToken, status },
        shiftMs: Math.round(shiftMs / DAY_MS) * DAY_MS,
        exchange: {
          request: { method, origin: 'http://sandbox', path: url, headers: {} },
          response: { status, reason: '', ...response },
          reusedConnection: false,
          durationMs,
        },
      },
    };
  };
}

const NO_BODY = Buffer.alloc(0);

import type { Case } from '../../contract/case.ts';
import { type Contract, type ContractOperation, endpointOf } from '../../contract/contract.ts';
import { documentedResponse, type Expectation } from '../../judge/expectation.ts';
import type { Finding } from '../../judge/finding.ts';
import { judge } from '../../judge/judge.ts';
import { credential } from '../../wire/credential.ts';
import { curlCommand } from '../../wire/curlCommand.ts';
import { decodedBody } from '../../wire/decodedBody.ts';
import type { Exchange } from '../../wire/exchange.ts';
import { essence, matchesRange } from '../../wire/mediaType.ts';
import { type WireRequest, wireRequest } from '../../wire/wireRequest.ts';
import type { CaseResult, Evidence } from '../run/result.ts';
import { operationOf, type Send } from '../suites/replay.ts';
import type { Target } from '../target/target.ts';
import type { Deliverer, Delivery } from './deliver.ts';

const MAX_EXCERPT = 2000;

/** The result of a case that is not sent. */
export function leaveCase(
  contract: Contract,
  documented: Case,
  outcome: 'not-run' | 'disabled',
  reason: string,
): CaseResult {
  return { ...describe(contract, documented), outcome, reason };
}

/**
 * Sends a case and judges the answer. Never rejects: a fault of the suite itself is the outcome
 * `error`.
 */
export async function replayCase(
  contract: Contract,
  target: Pick<Target, 'kind' | 'base' | 'offering' | 'alertIntake'>,
  step: Send,
  deliverer: Deliverer,
): Promise<CaseResult> {
  const described = describe(contract, step.case);
  try {
    const { status } = step.case.response;
    const request = requestOf(contract, target, step);
    const delivery = await deliverer.deliver(request, status);
    const { exchange } = delivery;
    return {
      ...described,
      ...(target.kind === 'live' && exchange.response?.status === 429
        ? blocked(exchange)
        : judged(contract, target, step, delivery)),
      durationMs: exchange.durationMs,
    };
  } catch (error) {
    return { ...described, outcome: 'error', reason: (error as Error).message };
  }
}

type Judgement = Pick<CaseResult, 'outcome'> & Partial<CaseResult>;

function judged(
  contract: Contract,
  target: Pick<Target, 'kind' | 'offering'>,
  step: Send,
  { exchange, repeated, redirects }: Delivery,
): Judgement {
  const operation = operationOf(contract, step.case);
  const expectation: Expectation = {
    contract,
    operation,
    case: step.case,
    request: step.request,
    exact: target.kind === 'mock',
    ...(target.offering && { offering: target.offering }),
  };
  const refusal = step.exclusion && refusalOf(exchange, expectation);
  const findings =
    step.exclusion && !refusal
      ? [notRefused(step, exchange)]
      : judge(exchange, refusal ?? expectation);
  if (findings.length > 0)
    return { outcome: 'fail', findings, evidence: evidenceOf(exchange, step.token) };
  if (step.exclusion) return { outcome: 'unsupported', reason: step.exclusion.reason };
  return {
    outcome: 'pass',
    notes: [
      ...(repeated ? [`passed on a repeat: ${repeated}`] : []),
      ...redirects.map((address) => `followed a redirect to ${address}`),
    ],
    ...(repeated && { flaky: true }),
  };
}

/** What a refused operation is judged by: the refusal that came, if the contract documents it. */
function refusalOf({ response }: Exchange, expectation: Expectation): Expectation | undefined {
  const status = response?.status;
  if (status === undefined) return expectation;
  if (status < 300) return undefined;
  if ((status !== 403 && status !== 404) || !documentedResponse(expectation, status))
    return expectation;
  const refused = { ...expectation.case.response, status };
  return { ...expectation, case: { ...expectation.case, response: refused } };
}

function notRefused({ case: documented, exclusion }: Send, { response }: Exchange): Finding {
  return {
    check: 'status',
    message: `${exclusion!.reason}, but ${documented.operation} answers ${response!.status}`,
    requirement: 'an operation that the deployment does not have is refused with 403 or 404',
    pointer: exclusion!.pointer,
    expected: '403 or 404',
    actual: String(response!.status),
  };
}

function blocked(exchange: Exchange): Judgement {
  return {
    outcome: 'blocked',
    reason:
      exchange.request.method === 'GET'
        ? 'the server limits the rate (429), and the time that a run may wait is used up: lower limits.requestsPerSecond in the profile'
        : `the server limits the rate (429), and a ${exchange.request.method} is not repeated`,
  };
}

/** The request that a step sends, with the headers that the suite adds. */
export function requestOf(
  contract: Contract,
  { kind, base, alertIntake }: Pick<Target, 'kind' | 'base' | 'alertIntake'>,
  { case: documented, request, token }: Send,
): WireRequest {
  const operation = operationOf(contract, documented);
  const { status, contentType } = documented.response;
  const address = operation.path === undefined ? alertIntake : base;
  if (address === undefined)
    throw new Error(`${operation.id}: there is no address to send this to`);
  return wireRequest(operation, request, address, {
    Accept: acceptable(contract, operation, documented),
    'Accept-Encoding': 'gzip, deflate, br',
    'User-Agent': 'forge-contract',
    ...(token && credential(contract, operation, token, documented.scheme)),
    ...(kind === 'mock' && {
      Prefer: `code=${status}${contentType === undefined ? '' : `, example=${documented.name}`}`,
    }),
  });
}

/** The media range that the contract declares for the case's answer first, then whatever there is. */
function acceptable(
  contract: Contract,
  operation: ContractOperation,
  { response: { status, contentType } }: Case,
): string {
  const documented = documentedResponse({ contract, operation }, status);
  const range = Object.keys(documented?.definition.content ?? {}).find(
    (candidate) => contentType && matchesRange(essence(contentType), candidate),
  );
  return range === undefined || range === '*/*' ? '*/*' : `${range}, */*;q=0.1`;
}

function describe(contract: Contract, documented: Case) {
  return {
    case: documented.id,
    operation: documented.operation,
    area: documented.area,
    summary: documented.summary,
    endpoint: endpointOf(operationOf(contract, documented)),
    status: documented.response.status,
    notes: [],
    findings: [],
  };
}

function evidenceOf({ request, response }: Exchange, token: string | undefined): Evidence {
  return {
    request: {
      method: request.method,
      url: `${request.origin}${request.path}`,
      headers: Object.entries(request.headers),
      ...(request.body && { body: excerpt(request.body.toString()) }),
    },
    ...(response && {
      response: {
        status: response.status,
        reason: response.reason,
        headers: response.headers,
        body: excerpt(decodedBody(response).text ?? response.body.toString('latin1')),
        bodyBytes: response.body.length,
      },
    }),
    curl: curlCommand(request, { variables: { TOKEN: token } }),
  };
}

function excerpt(text: string): string {
  return text.length > MAX_EXCERPT ? `${text.slice(0, MAX_EXCERPT)}…` : text;
}

/** Judges the two sides of one recorded exchange. */
import type { CaseRequest } from '../../contract/case.ts';
import { type Contract, type ContractOperation, formatEndpoint } from '../../contract/contract.ts';
import { pointerBelow, valueAt } from '../../contract/pointer.ts';
import {
  type CheckId,
  documentedResponse,
  type Expectation,
  type Finding,
  judge,
  judgeRequest,
  type Offering,
  type ReadRequest,
  readRequest,
  statusDifference,
  toleratedBy,
  withLevel,
} from '../../judge/index.ts';
import type { Exchange, RawResponse } from '../../wire/exchange.ts';
import type { FoundOperation } from '../../wire/operationFinder.ts';
import { withoutBrackets } from '../../wire/parameterReadings.ts';
import { readJson } from '../../wire/readBody.ts';
import { partsOfUrl } from './basePath.ts';
import { isRedacted } from './redactTraffic.ts';
import { readHeader, type Side, type TrafficExchange } from './traffic.ts';

/** The findings on one side of an exchange: its request or its response. */
export interface SideVerdict {
  side: Side;
  findings: Finding[];
  /** The reason why this side could not be judged. Then it has no findings. */
  reason?: string;
  /** True if the reason is the size of the exchange, or the depth of its values. */
  isTooLarge?: true;
  /** The part of a very large body that was judged: `about the first 20000 values`. */
  limit?: string;
  /** The indexes of the actions of the deviations file that tolerated a difference. */
  toleratedBy?: number[];
}

export interface SideOptions {
  contract: Contract;
  /** Judges only the requests or only the responses. Default: both. */
  only?: Side | undefined;
  /** The offering of the deployment. On `hosted`, some pagination headers may be missing. */
  offering?: Offering | undefined;
  /** The parts of very large bodies that are judged. */
  limits: Partial<Record<Side, string>>;
}

/** The checks that need the bytes on the wire. If a browser decoded the body, they would judge the browser. */
const NEEDS_BYTES: CheckId[] = ['body-encoding'];
const NEEDS_BODY: CheckId[] = [...NEEDS_BYTES, 'no-body', 'json', 'schema', 'echo'];
/** The checks that only our contract allows: by OpenAPI, a response need not show what a request sent. */
const NEEDS_CONTRACT: CheckId[] = ['echo'];

/**
 * Judges an exchange as it was recorded, or as it is after the redaction.
 * @param found the operation, and the path parameters
 */
export function judgeSides(
  traffic: TrafficExchange,
  found: FoundOperation,
  options: SideOptions,
): { read: ReadRequest; verdicts: SideVerdict[] } {
  const { contract, only, limits } = options;
  const { operation } = found;
  const read = readRequest(contract, found, {
    search: partsOfUrl(traffic.request.url).search,
    contentType: readHeader(traffic.request.headers, 'content-type'),
    authorization: readHeader(traffic.request.headers, 'authorization'),
    body: traffic.request.body,
  });
  const verdicts: SideVerdict[] = [];
  if (only !== 'requests') verdicts.push(judgeResponse(traffic, operation, read.request, options));
  if (only !== 'responses')
    verdicts.push({
      side: 'requests',
      findings: judgeRequest(contract, operation, read).filter(
        ({ location = '' }) => !isRedacted(valueInRequest(read.request, location)),
      ),
    });
  return {
    read,
    verdicts: verdicts.map((verdict) => {
      const limit = verdict.reason === undefined ? limits[verdict.side] : undefined;
      return limit === undefined ? verdict : { ...verdict, limit };
    }),
  };
}

function judgeResponse(
  traffic: TrafficExchange,
  operation: ContractOperation,
  request: CaseRequest,
  { contract, offering }: SideOptions,
): SideVerdict {
  const { response, failure } = traffic;
  const unjudged = (reason: string): SideVerdict => ({
    side: 'responses',
    findings: [],
    reason,
  });
  if (!response && !failure) return unjudged('no response was recorded');
  if (response?.status === 304) return unjudged('a 304 has no body or headers to judge');
  const status = response?.status ?? 0;
  const documented = response && documentedResponse({ contract, operation }, status);
  const hasBody = response?.body !== undefined && traffic.request.method !== 'HEAD';
  const exchange = asExchange(traffic);
  const expectation: Expectation & { contract: Contract } = {
    contract,
    operation,
    request,
    status,
    leaveOut: [
      ...(!hasBody ? NEEDS_BODY : response.isRaw ? [] : NEEDS_BYTES),
      ...(contract.theirs ? NEEDS_CONTRACT : []),
    ],
    ...(offering && { offering }),
  };
  const findings = judge(exchange, expectation);
  const tolerated = toleratedBy(exchange, expectation);
  const json =
    findings.length > 0 && response?.body
      ? readJson({ headers: [], body: withoutMark(response.body) })
      : undefined;
  const placed: Partial<Record<CheckId, (location: string) => unknown>> = {
    schema: (location) => valueAt(json, location),
    echo: (location) => valueAt(json, location),
    headers: (location) => response && readHeader(response.headers, location),
  };
  const shown = findings.filter(
    ({ check, location }) => location === undefined || !isRedacted(placed[check]?.(location)),
  );
  const found =
    documented || !exchange.response
      ? shown
      : [undocumented(exchange.response, expectation), ...shown];
  const call = { contract, operation, request };
  return {
    side: 'responses',
    // Choices are those of our contract, so every finding by another document is required.
    findings: found.map((finding) =>
      contract.theirs ? { ...finding, level: 'required' } : withLevel(finding, call),
    ),
    ...(tolerated.length > 0 && { toleratedBy: tolerated }),
  };
}

/**
 * Returns the value at a location of the request in the notation of `judgeRequest`: `query.sort`,
 * `body/tag_name`.
 */
function valueInRequest(request: CaseRequest, location: string): unknown {
  const [, place = '', rest = ''] = /^(path|query|body)\.?(.*)$/s.exec(location) ?? [];
  if (place === 'body') return valueAt(request.body, rest);
  return place === ''
    ? undefined
    : request[place === 'path' ? 'path' : 'query'][withoutBrackets(rest)];
}

/** Converts recorded traffic into an exchange that the checks can judge. */
export function asExchange({
  request,
  response,
  failure,
  durationMs = 0,
}: TrafficExchange): Exchange {
  const { origin, path, search } = partsOfUrl(request.url);
  return {
    request: {
      method: request.method,
      origin,
      path: search === '' ? path : `${path}?${search}`,
      headers: Object.fromEntries(request.headers),
      ...(request.body && request.body.length > 0 && { body: request.body }),
    },
    ...(response && {
      response: {
        status: response.status,
        reason: response.reason,
        headers: response.headers,
        body: response.isRaw ? (response.body ?? NO_BYTES) : withoutMark(response.body ?? NO_BYTES),
      },
    }),
    ...(failure && { failure }),
    reusedConnection: false,
    durationMs,
  };
}

const NO_BYTES = Buffer.alloc(0);

/** Removes a byte-order mark, because the recording tool may have added it. */
function withoutMark(body: Buffer): Buffer {
  return body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf ? body.subarray(3) : body;
}

function undocumented(response: RawResponse, expectation: Expectation): Finding {
  const { operation } = expectation;
  const documented = Object.keys(operation.definition.responses).join(', ');
  const actual = `${response.status} ${response.reason}`.trim();
  return {
    check: 'status',
    message: `status must be one that is documented for ${formatEndpoint(operation)} (${documented}), got ${actual}`,
    requirement: `status is one of ${documented}`,
    pointer: pointerBelow(operation.pointer, 'responses'),
    expected: documented,
    actual,
    cause: `status ${actual}`,
    differences: [statusDifference(response, expectation)],
    statuses: {
      due: Object.keys(operation.definition.responses).map(Number).filter(Number.isInteger),
      came: response.status,
    },
  };
}

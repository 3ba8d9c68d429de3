import { type Contract, type ContractOperation, endpointOf } from '../../contract/contract.ts';
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
import { stemOf } from '../../wire/parameterReadings.ts';
import { readJson } from '../../wire/readBody.ts';
import { createNoteExercised, type Exercised } from '../engine/noteExercised.ts';
import { basePathFinder, partsOfUrl } from './basePath.ts';
import { judgeableExtent } from './judgeableExtent.ts';
import { isRedacted, redactTraffic } from './redactTraffic.ts';
import { secretPlaces } from './secretPlaces.ts';
import { headerOf, type Side, type TrafficExchange, type TrafficResponse } from './traffic.ts';

export type { Side } from './traffic.ts';

export interface TrafficOptions {
  /** The part of the path that comes before the path of the contract: `/forge/api/v4`. Default: it is found. */
  basePath?: string;
  /** Judges only the requests or only the responses. Default: both. */
  only?: Side;
  /** The offering of the deployment. On `hosted`, some pagination headers may be missing. */
  offering?: Offering;
  /**
   * Returns the reason why an exchange is left out. Returns undefined if the exchange is to be judged.
   * @param operation undefined if the contract does not have the operation
   */
  leaveOut?: (
    traffic: TrafficExchange,
    operation: ContractOperation | undefined,
  ) => string | undefined;
}

/** The verdict on an exchange. All secrets are redacted. */
export interface JudgedTraffic {
  /** The redacted exchange. Absent if the exchange was left out. It is redacted when it is first read. */
  traffic?: TrafficExchange;
  /** The status of the response. Absent without a response, and if the exchange was left out. */
  status?: number;
  /** The reason why the exchange was left out. */
  leftOut?: string;
  /** Absent if the contract does not have the operation. */
  operation?: ContractOperation;
  /** The URL of the API, which is the origin and the base path: `https://forge.example.com/api/v4`. */
  base?: string;
  /** The reason why `operation` is absent: `the contract has no such path`. */
  unknown?: string;
  verdicts: SideVerdict[];
  /** The parts of the contract that no earlier exchange has shown. */
  exercised?: Exercised;
  /** The fault of the program because of which the exchange was not judged. Then it has no bodies. */
  fault?: string;
}

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

/** The checks that need the bytes on the wire. If a browser decoded the body, they would judge the browser. */
const NEEDS_BYTES: CheckId[] = ['body-encoding'];
const NEEDS_BODY: CheckId[] = [...NEEDS_BYTES, 'no-body', 'json', 'schema', 'echo'];
/** The checks that only our contract allows: by OpenAPI, a response need not show what a request sent. */
const NEEDS_CONTRACT: CheckId[] = ['echo'];

/**
 * Creates a function that judges recorded exchanges. It finds the operation of an exchange, and runs the checks of the
 * suite. If they find something, it redacts the secrets and judges again, so that findings do not quote them. Findings
 * about redacted values are dropped. The function throws no error: an exchange that is too large, or at which a check
 * fails, is not judged, and its verdict says why.
 */
export function trafficJudge(
  contract: Contract,
  { basePath, only, offering, leaveOut }: TrafficOptions,
): (traffic: TrafficExchange) => JudgedTraffic {
  const locate = basePathFinder(contract, basePath);
  const placesOf = secretPlaces(contract);
  const noteExercised = createNoteExercised(contract);
  return (raw) => {
    try {
      return judged(raw);
    } catch (error) {
      // The message may quote the exchange, unless the stack or the memory was exceeded.
      const { name, message } = error as Error;
      const fault = error instanceof RangeError ? message : name;
      return { traffic: withoutContents(raw, undefined), verdicts: [], fault };
    }
  };

  /** Returns the redacted exchange without bodies and query. */
  function withoutContents(
    { request: { body: _body, ...request }, response, ...rest }: TrafficExchange,
    operation: ContractOperation | undefined,
  ): TrafficExchange {
    const { origin, path } = partsOfUrl(request.url);
    const { body, ...head } = response ?? {};
    return redactTraffic(
      {
        ...rest,
        request: { ...request, url: origin + path },
        ...(response && {
          response: { bodyBytes: body?.length ?? 0, ...(head as Omit<TrafficResponse, 'body'>) },
        }),
      },
      placesOf(operation),
    );
  }

  function judged(raw: TrafficExchange): JudgedTraffic {
    const { origin, path } = partsOfUrl(raw.request.url);
    const located = locate(raw.request.method, path);
    const operation = located?.found?.operation;
    const leftOut = leaveOut?.(raw, operation);
    if (leftOut !== undefined) return { leftOut, verdicts: [], ...(operation && { operation }) };
    const { problem, limits } = judgeableExtent(raw);
    const redacted = once(() =>
      problem === undefined
        ? redactTraffic(raw, placesOf(operation))
        : withoutContents(raw, operation),
    );
    const facts = {
      get traffic() {
        return redacted();
      },
      ...(raw.response && { status: raw.response.status }),
    };
    if (!located?.found || !operation)
      return Object.assign(facts, {
        unknown: located ? 'the path has no such method' : 'the contract has no such path',
        verdicts: [],
      });
    const base = origin.replace(/\/\/.*@/, '//') + located.basePath;
    if (problem !== undefined) {
      const sides = (['responses', 'requests'] as const).filter((side) => (only ?? side) === side);
      const verdicts = sides.map((side) => ({
        side,
        findings: [],
        reason: problem,
        isTooLarge: true as const,
      }));
      return Object.assign(facts, { operation, base, verdicts });
    }
    const asRecorded = judgedAs(raw, operation, limits);
    const isFaulty = asRecorded.verdicts.some(({ findings }) => findings.length > 0);
    const { read, verdicts } = isFaulty ? judgedAs(redacted(), operation, limits) : asRecorded;
    const { response } = raw;
    const exercised =
      response &&
      noteExercised(operation, read.request, { ...response, body: response.body ?? NO_BYTES });
    return Object.assign(facts, { operation, base, verdicts, ...(exercised && { exercised }) });
  }

  /** Judges an exchange as it was recorded, or as it is after the redaction. */
  function judgedAs(
    traffic: TrafficExchange,
    operation: ContractOperation,
    limits: Partial<Record<Side, string>>,
  ): { read: ReadRequest; verdicts: SideVerdict[] } {
    // The path parameters are read from the given URL, so that findings do not quote redacted secrets.
    const { path, search } = partsOfUrl(traffic.request.url);
    const found = locate(traffic.request.method, path)?.found ?? { operation, path: {} };
    const read = readRequest(contract, found, {
      search,
      contentType: headerOf(traffic.request.headers, 'content-type'),
      body: traffic.request.body,
    });
    const verdicts: SideVerdict[] = [];
    if (only !== 'requests') verdicts.push(judgeResponse());
    if (only !== 'responses')
      verdicts.push({
        side: 'requests',
        findings: judgeRequest(contract, operation, read).filter(
          ({ location = '' }) => !isRedacted(valueInRequest(location)),
        ),
        ...(limits.requests && { limit: limits.requests }),
      });
    return { read, verdicts };

    function judgeResponse(): SideVerdict {
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
      const exchange = exchangeOf(traffic);
      const expectation: Expectation & { contract: Contract } = {
        contract,
        operation,
        request: read.request,
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
        headers: (location) => response && headerOf(response.headers, location),
      };
      const shown = findings.filter(
        ({ check, location }) => location === undefined || !isRedacted(placed[check]?.(location)),
      );
      const found =
        documented || !exchange.response
          ? shown
          : [undocumented(exchange.response, expectation), ...shown];
      const call = { contract, operation, request: read.request };
      return {
        side: 'responses',
        // Choices are those of our contract, so every finding by another document is required.
        findings: found.map((finding) =>
          contract.theirs ? { ...finding, level: 'required' } : withLevel(finding, call),
        ),
        ...(limits.responses && { limit: limits.responses }),
        ...(tolerated.length > 0 && { toleratedBy: tolerated }),
      };
    }

    /**
     * Returns the value at a location of the request in the notation of `judgeRequest`: `query.sort`,
     * `body/tag_name`.
     */
    function valueInRequest(location: string): unknown {
      const [, place = '', rest = ''] = /^(path|query|body)\.?(.*)$/s.exec(location) ?? [];
      if (place === 'body') return valueAt(read.request.body, rest);
      return read.request[place as 'path' | 'query']?.[stemOf(rest)];
    }
  }
}

/** Returns a function that computes a value at its first call, and returns it at every call. */
function once<T>(compute: () => T): () => T {
  let known: { value: T } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

/** Converts recorded traffic into an exchange that the checks can judge. */
export function exchangeOf({
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
    message: `status must be one that is documented for ${endpointOf(operation)} (${documented}), got ${actual}`,
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

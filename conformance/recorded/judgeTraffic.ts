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
  readRequest,
  statusDifference,
  toleratedBy,
} from '../../judge/index.ts';
import type { Exchange, RawResponse } from '../../wire/exchange.ts';
import { stemOf } from '../../wire/parameterReadings.ts';
import { readJson } from '../../wire/readBody.ts';
import { createNoteExercised, type Exercised } from '../engine/noteExercised.ts';
import { basePathFinder, partsOfUrl } from './basePath.ts';
import { isRedacted, redactTraffic } from './redactTraffic.ts';
import { secretPlaces } from './secretPlaces.ts';
import { headerOf, type TrafficExchange } from './traffic.ts';

/** What is judged of an exchange. */
export type Side = 'responses' | 'requests';

export interface TrafficOptions {
  /** What precedes the paths of the contract: `/forge/api/v4`. Default: it is found. */
  basePath?: string;
  /** Judge only one side of the exchanges. Default: both. */
  only?: Side;
  /** On the hosted offering some pagination headers may be missing. */
  offering?: Offering;
  /**
   * Why an exchange is left out; undefined when it is not.
   * @param operation undefined for one that the contract does not have
   */
  leaveOut?: (
    traffic: TrafficExchange,
    operation: ContractOperation | undefined,
  ) => string | undefined;
}

/** What has become of an exchange. It holds no secret any more. */
export interface JudgedTraffic {
  /** Absent when it was left out. */
  traffic?: TrafficExchange;
  /** Why it was left out. */
  leftOut?: string;
  /** Absent when the contract does not have it. */
  operation?: ContractOperation;
  /** What precedes the path of the contract, with the origin: `https://forge.example.com/api/v4`. */
  base?: string;
  /** Why there is no operation: `the contract has no such path`. */
  unknown?: string;
  verdicts: SideVerdict[];
  /** What it has shown of the contract that none before it had. */
  exercised?: Exercised;
}

/** What is found on one side of an exchange. */
export interface SideVerdict {
  side: Side;
  findings: Finding[];
  /** Why there is nothing to judge; then there are no findings. */
  reason?: string;
  /** The actions of the deviations file without which something would have been found. */
  toleratedBy?: number[];
}

/** Made of what a browser shows of a response, these would say something of the browser. */
const NEEDS_BYTES: CheckId[] = ['body-encoding'];
const NEEDS_BODY: CheckId[] = [...NEEDS_BYTES, 'no-body', 'json', 'schema', 'echo'];

/**
 * Makes a function that judges recorded exchanges: it finds the operation of each, takes the secrets out of it, and
 * judges what is left by the checks of the suite. What is found at a place where a secret was is not told.
 */
export function trafficJudge(
  contract: Contract,
  { basePath, only, offering, leaveOut }: TrafficOptions,
): (traffic: TrafficExchange) => JudgedTraffic {
  const locate = basePathFinder(contract, basePath);
  const placesOf = secretPlaces(contract);
  const noteExercised = createNoteExercised(contract);
  return (raw) => {
    const { origin, path } = partsOfUrl(raw.request.url);
    const located = locate(raw.request.method, path);
    const operation = located?.found?.operation;
    const leftOut = leaveOut?.(raw, operation);
    if (leftOut !== undefined) return { leftOut, verdicts: [], ...(operation && { operation }) };
    const traffic = redactTraffic(raw, placesOf(operation));
    if (!located?.found || !operation)
      return {
        traffic,
        unknown: located ? 'the path has no such method' : 'the contract has no such path',
        verdicts: [],
      };
    // The values of the path come from the address without its secrets.
    const clean = partsOfUrl(traffic.request.url);
    const found = locate(traffic.request.method, clean.path)?.found ?? { operation, path: {} };
    const read = readRequest(contract, found, {
      search: clean.search,
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
      });
    const { response: came } = traffic;
    const exercised =
      came && noteExercised(operation, read.request, { ...came, body: came.body ?? NOTHING });
    return {
      traffic,
      operation,
      base: origin.replace(/\/\/.*@/, '//') + located.basePath,
      verdicts,
      ...(exercised && { exercised }),
    };

    function judgeResponse(): SideVerdict {
      const { response, failure } = traffic;
      const unjudged = (reason: string): SideVerdict => ({
        side: 'responses',
        findings: [],
        reason,
      });
      if (!response && !failure) return unjudged('no response was recorded');
      if (response?.status === 304) return unjudged('a 304 shows nothing that could be judged');
      const status = response?.status ?? 0;
      const documented =
        response && documentedResponse({ contract, operation: operation! }, status);
      const hasBody = response?.body !== undefined && traffic.request.method !== 'HEAD';
      const exchange = exchangeOf(traffic);
      const expectation: Expectation & { contract: Contract } = {
        contract,
        operation: operation!,
        request: read.request,
        status,
        leaveOut: !hasBody ? NEEDS_BODY : response.isRaw ? [] : NEEDS_BYTES,
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
      const told = findings.filter(
        ({ check, location }) => location === undefined || !isRedacted(placed[check]?.(location)),
      );
      return {
        side: 'responses',
        findings:
          documented || !exchange.response
            ? told
            : [undocumented(exchange.response, expectation), ...told],
        ...(tolerated.length > 0 && { toleratedBy: tolerated }),
      };
    }

    /** The value at a place of a request as `judgeRequest` names it: `query.sort`, `body/tag_name`. */
    function valueInRequest(location: string): unknown {
      const [, place = '', rest = ''] = /^(path|query|body)\.?(.*)$/s.exec(location) ?? [];
      if (place === 'body') return valueAt(read.request.body, rest);
      return read.request[place as 'path' | 'query']?.[stemOf(rest)];
    }
  };
}

/** An exchange as the checks take it. */
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
        body: response.isRaw ? (response.body ?? NOTHING) : withoutMark(response.body ?? NOTHING),
      },
    }),
    ...(failure && { failure }),
    reusedConnection: false,
    durationMs,
  };
}

const NOTHING = Buffer.alloc(0);

/** Without a byte-order mark, which tools may have put there. */
function withoutMark(body: Buffer): Buffer {
  return body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf ? body.subarray(3) : body;
}

function undocumented(response: RawResponse, expectation: Expectation): Finding {
  const { operation } = expectation;
  const documented = Object.keys(operation.definition.responses).join(', ');
  const actual = `${response.status} ${response.reason}`.trim();
  return {
    check: 'status',
    message: `status must be one that is documented for ${endpointOf(operation)} (${documented}), came ${actual}`,
    requirement: `status is one of ${documented}`,
    pointer: pointerBelow(operation.pointer, 'responses'),
    expected: documented,
    actual,
    differences: [statusDifference(response, expectation)],
  };
}

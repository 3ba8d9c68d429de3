import type { Contract, ContractOperation } from '../../contract/contract.ts';
import type { Offering } from '../../judge/index.ts';
import type { FoundOperation } from '../../wire/operationFinder.ts';
import { createNoteExercised, type Exercised } from '../engine/noteExercised.ts';
import { basePathFinder, partsOfUrl } from './basePath.ts';
import { judgeableExtent } from './judgeableExtent.ts';
import { judgeSides, type SideVerdict } from './judgeSides.ts';
import { redactTraffic } from './redactTraffic.ts';
import { secretPlaces } from './secretPlaces.ts';
import type { Side, TrafficExchange, TrafficResponse } from './traffic.ts';

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
      const fault =
        error instanceof RangeError ? error.message : error instanceof Error ? error.name : 'Error';
      return { traffic: withoutContents(raw, undefined), verdicts: [], fault };
    }
  };

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
    const sides = { contract, only, offering, limits };
    const asRecorded = judgeSides(raw, located.found, sides);
    const isFaulty = asRecorded.verdicts.some(({ findings }) => findings.length > 0);
    const { read, verdicts } = isFaulty
      ? judgeSides(redacted(), locateAgain(redacted(), operation), sides)
      : asRecorded;
    const { response } = raw;
    const exercised =
      response &&
      noteExercised(operation, read.request, {
        ...response,
        body: response.body ?? Buffer.alloc(0),
      });
    return Object.assign(facts, { operation, base, verdicts, ...(exercised && { exercised }) });
  }

  /** Reads the path parameters from a redacted URL, so that findings do not quote secrets. */
  function locateAgain({ request }: TrafficExchange, operation: ContractOperation): FoundOperation {
    const found = locate(request.method, partsOfUrl(request.url).path)?.found;
    return { operation, path: found?.path ?? {} };
  }

  /** Returns the redacted exchange without bodies and query. */
  function withoutContents(
    { request: { body: _body, ...request }, response, ...rest }: TrafficExchange,
    operation: ContractOperation | undefined,
  ): TrafficExchange {
    const { origin, path } = partsOfUrl(request.url);
    return redactTraffic(
      {
        ...rest,
        request: { ...request, url: origin + path },
        ...(response && { response: withoutBody(response) }),
      },
      placesOf(operation),
    );
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

function withoutBody({ body, ...response }: TrafficResponse): TrafficResponse {
  return { bodyBytes: body?.length ?? 0, ...response };
}

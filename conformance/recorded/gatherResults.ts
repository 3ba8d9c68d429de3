/** Groups many exchanges into few results: exchanges of one operation that have the same findings share a result. */
import { type Contract, type ContractOperation, endpointOf } from '../../contract/contract.ts';
import {
  inOrderOf,
  keyOfGathered,
  kindOf,
  limitKinds,
  MAX_KINDS,
  withFirstNote,
  withLeastShapes,
} from '../engine/gathered.ts';
import { type JobFacts, type Result, withStrictness } from '../engine/result.ts';
import { partsOfUrl } from './basePath.ts';
import type { JudgedTraffic, SideVerdict } from './judgeTraffic.ts';
import { shownExchange } from './shownExchange.ts';
import type { TrafficExchange } from './traffic.ts';

/** Collects the verdicts on exchanges. Its memory does not grow with the number of exchanges. */
export interface ResultGatherer {
  add(judged: JudgedTraffic): void;
  /**
   * Counts a record that cannot be read.
   * @param place the file and the line of the record
   */
  unreadable(place: string, reason: string): void;
  /** Returns all results, in the order of the contract. */
  results(): Result[];
  /**
   * Returns the endpoints that the contract does not have, with the number of their exchanges. The most frequent
   * endpoint comes first.
   */
  unknown(): { endpoint: string; reason: string; count: number }[];
}

/** The most unknown endpoints, and the most unreadable lines, that get a result of their own. All further ones share one. */
const MAX_PLACES = 1000;

/** @param isStrict whether advised findings fail a result, too */
export function gatherResults(contract: Contract, isStrict: boolean): ResultGatherer {
  const groups = new Map<string, Result>();
  const unknown = new Map<string, { endpoint: string; reason: string; count: number }>();
  const areas = new Map(contract.cases.map(({ operation, area }) => [operation, area]));
  let unreadable = 0;
  let kinds = 0;

  return {
    add(judged) {
      const { operation, unknown: reason, leftOut, verdicts, exercised, fault } = judged;
      if (fault !== undefined) addFault(judged.traffic!, fault);
      else if (leftOut !== undefined) addLeftOut(operation, leftOut);
      else if (!operation) addUnknown(judged.traffic!, reason!);
      else {
        const [first] = verdicts.map((verdict) => addVerdict(operation, judged, verdict));
        if (exercised && first) first.exercised = [...(first.exercised ?? []), exercised];
      }
    },
    unreadable: addUnreadable,
    results: () => {
      limitKinds(groups);
      return inOrderOf(contract, [...groups.values()]).map((gathered) =>
        withFirstNote(withStrictness(gathered, isStrict)),
      );
    },
    unknown: () => [...unknown.values()].sort((one, other) => other.count - one.count),
  };

  function addUnreadable(place: string, reason: string): void {
    unreadable += 1;
    const id = unreadable <= MAX_PLACES ? place : 'more';
    count(`unreadable ${id}`, () => ({
      ...factsOf('responses', id, undefined),
      outcome: 'error',
      reason: `${place} ${reason}`,
    }));
  }

  function addFault(traffic: TrafficExchange, fault: string): void {
    const { method, url } = traffic.request;
    addUnreadable(
      `${timed(traffic)} (${method} ${partsOfUrl(url).path})`,
      `could not be judged, because of a fault of the program: ${fault}. Report it`,
    );
  }

  function addLeftOut(operation: ContractOperation | undefined, reason: string): void {
    const id = `${operation?.id ?? 'unknown'}.left-out`;
    count(`left out ${id} ${reason}`, () => ({
      ...factsOf('responses', id, operation),
      outcome: 'disabled',
      reason,
    }));
  }

  function addUnknown({ request }: TrafficExchange, reason: string): void {
    const path = shapeOf(partsOfUrl(request.url).path);
    const endpoint = unknown.size < MAX_PLACES ? `${request.method} ${path}` : 'other paths';
    const known = unknown.get(endpoint) ?? { endpoint, reason, count: 0 };
    known.count += 1;
    unknown.set(endpoint, known);
    count(`unknown ${endpoint}`, () => ({
      ...factsOf('responses', endpoint, undefined),
      outcome: 'not-run',
      reason,
    }));
  }

  function addVerdict(
    operation: ContractOperation,
    judged: JudgedTraffic,
    { side, findings, reason, isTooLarge, limit, toleratedBy = [] }: SideVerdict,
  ): Result {
    const { status } = judged;
    // The redaction takes long, so it waits until a result shows the exchange.
    const place = () => timed(judged.traffic!);
    const name = side === 'responses' ? `${operation.id}.${status ?? 'none'}` : operation.id;
    const facts = (id: string): JobFacts => ({
      ...factsOf(side, id, operation),
      covers:
        side === 'responses' && status !== undefined && status in operation.definition.responses
          ? [{ operation: operation.id, status }]
          : [],
    });
    const notes = limit === undefined ? [] : [`only ${limit} of the body are judged`];
    if (findings.length === 0) {
      // Exchanges that the same actions of the deviations file tolerate share a result.
      const suffix = reason
        ? '.not-judged'
        : toleratedBy.length > 0
          ? `.tolerated-${toleratedBy.join('-')}`
          : limit
            ? '.in-part'
            : '';
      return count(`${side} ${name}${suffix} ${reason ?? ''}`, () => ({
        ...facts(name + suffix),
        notes,
        ...(reason
          ? {
              outcome: 'not-run',
              reason: isTooLarge ? `${reason} (first in ${place()})` : reason,
            }
          : { outcome: 'pass' }),
        ...(limit && { firstIn: place() }),
        ...(toleratedBy.length > 0 && { toleratedBy }),
      }));
    }
    // More kinds than stay are gathered before they are limited, so that this is rare.
    if (kinds > 2 * MAX_KINDS) {
      limitKinds(groups);
      kinds = MAX_KINDS;
    }
    const id = `${name}.${kindOf(findings)}`;
    const key = keyOfGathered({ suite: side, id });
    const known = groups.get(key);
    if (known) known.findings = withLeastShapes(known.findings, findings);
    else kinds += 1;
    return count(key, () => ({
      ...facts(id),
      outcome: 'fail',
      findings,
      notes,
      ...(toleratedBy.length > 0 && { toleratedBy }),
      exchanges: [shownExchange(judged.traffic!)],
      firstIn: place(),
    }));
  }

  function count(
    key: string,
    create: () => JobFacts & Pick<Result, 'outcome'> & Partial<Result>,
  ): Result {
    const group = groups.get(key);
    if (group) {
      group.count = (group.count ?? 0) + 1;
      return group;
    }
    const created = { notes: [], findings: [], exchanges: [], ...create(), count: 1 };
    groups.set(key, created);
    return created;
  }

  function factsOf(suite: string, id: string, operation: ContractOperation | undefined): JobFacts {
    return {
      suite,
      id,
      summary: operation?.definition.summary ?? 'The contract does not have the operation',
      area: (operation && (areas.get(operation.id) ?? operation.definition.tags[0])) ?? 'unknown',
      operations: [operation?.id ?? 'unknown'],
      endpoint: operation ? endpointOf(operation) : id,
      covers: [],
    };
  }
}

function timed({ source, startedAt }: TrafficExchange): string {
  return startedAt ? `${source}, ${startedAt}` : source;
}

/** Returns a path with `{…}` in place of each segment that varies: an ID, a hash, an encoded path or a token. */
function shapeOf(path: string): string {
  return path
    .split('/')
    .map((segment) =>
      /^\d+$|%2f|^[\da-f-]{8,}$/i.test(segment) || /(?=.*\d)(?=.*[a-z])[\w.~=-]{16,}/i.test(segment)
        ? '{…}'
        : segment,
    )
    .join('/');
}

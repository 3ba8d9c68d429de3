/** Groups many exchanges into few results: exchanges of one operation that have the same findings share a result. */
import { createHash } from 'node:crypto';
import { type Contract, type ContractOperation, endpointOf } from '../../contract/contract.ts';
import { groupBy } from '../../contract/groupBy.ts';
import type { Finding } from '../../judge/index.ts';
import { inOrderOf, withFirstNote, withLeastShapes } from '../engine/gathered.ts';
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

/**
 * The most kinds of failures, of unknown endpoints and of unreadable lines that get a result of their own. All
 * further kinds share a result.
 */
const MAX_KINDS = 1000;

/** @param isStrict whether advised findings fail a result, too */
export function gatherResults(contract: Contract, isStrict: boolean): ResultGatherer {
  const groups = new Map<string, Result & { count: number }>();
  const unknown = new Map<string, { endpoint: string; reason: string; count: number }>();
  const areas = new Map(contract.cases.map(({ operation, area }) => [operation, area]));

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
    results: () =>
      inOrderOf(contract, [...groups.values()]).map((gathered) =>
        withFirstNote(withStrictness(gathered, isStrict)),
      ),
    unknown: () => [...unknown.values()].sort((one, other) => other.count - one.count),
  };

  function addUnreadable(place: string, reason: string): void {
    const id = groups.size < MAX_KINDS ? place : 'more';
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
    const endpoint = unknown.size < MAX_KINDS ? `${request.method} ${path}` : 'other paths';
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
    const kind = kindOf(findings);
    const key = `${side} ${name} ${kind}`;
    const isKept = groups.has(key) || groups.size < MAX_KINDS;
    const known = groups.get(key);
    if (known) known.findings = withLeastShapes(known.findings, findings);
    return count(isKept ? key : `${side} ${name} more`, () => ({
      ...facts(`${name}.${isKept ? kind : 'more'}`),
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
      group.count += 1;
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

/** Names the kind of a failure: the checks with findings, and a short hash of the requirements. */
function kindOf(findings: Finding[]): string {
  const statements = findings.map(({ check, requirement, pointer, actual, differences }) =>
    // Each wrong status is a failure of its own. Wrong values are the same failure if their differences are the same.
    [check, requirement, pointer, check === 'status' ? actual : JSON.stringify(differences)].join(
      ' ',
    ),
  );
  const hash = createHash('sha256')
    .update([...new Set(statements)].sort().join('\n'))
    .digest('hex');
  return `${[...groupBy(findings, ({ check }) => check).keys()].join('+')}-${hash.slice(0, 6)}`;
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

/** Groups many exchanges into few results: exchanges of one operation that have the same findings share a result. */
import { type Contract, type ContractOperation, formatEndpoint } from '../../contract/contract.ts';
import {
  limitKinds,
  MAX_KINDS,
  nameKind,
  sortByContract,
  withFirstNote,
  withLeastShapes,
  writeGatheredKey,
} from '../engine/gathered.ts';
import { type JobFacts, type Result, withStrictness } from '../engine/result.ts';
import { partsOfUrl } from './basePath.ts';
import type { SideVerdict } from './judgeSides.ts';
import type { JudgedTraffic } from './judgeTraffic.ts';
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

/** A group of equal exchanges: its key, and the result that its first exchange begins. */
interface Group {
  key: string;
  begin: () => JobFacts & Pick<Result, 'outcome'> & Partial<Result>;
}

/** @param isStrict whether advised findings fail a result, too */
export function gatherResults(contract: Contract, isStrict: boolean): ResultGatherer {
  const groups = new Map<string, Result>();
  const unknown = new Map<string, { endpoint: string; reason: string; count: number }>();
  const areas = new Map(contract.cases.map(({ operation, area }) => [operation, area]));
  let unreadable = 0;
  let kinds = 0;

  return {
    add(judged) {
      const {
        operation,
        unknown: reason = '',
        leftOut,
        verdicts,
        exercised,
        fault,
        traffic,
      } = judged;
      if (fault !== undefined) {
        const { place, method, path } = describePlace(traffic);
        const cause = `could not be judged, because of a fault of the program: ${fault}. Report it`;
        addUnreadable(`${place} (${method} ${path})`, cause);
      } else if (leftOut !== undefined) count(groupLeftOut(operation, leftOut, areas));
      else if (!operation) addUnknown(describePlace(traffic), reason);
      else {
        const [first] = verdicts.map((verdict) => addVerdict(operation, judged, verdict));
        if (exercised && first) first.exercised = [...(first.exercised ?? []), exercised];
      }
    },
    unreadable: addUnreadable,
    results: () => {
      limitKinds(groups);
      return sortByContract(contract, [...groups.values()]).map((gathered) =>
        withFirstNote(withStrictness(gathered, isStrict)),
      );
    },
    unknown: () => [...unknown.values()].sort((one, other) => other.count - one.count),
  };

  function addUnreadable(place: string, reason: string): void {
    unreadable += 1;
    const id = unreadable <= MAX_PLACES ? place : 'more';
    const facts = describeGroup('responses', id);
    count({
      key: `unreadable ${id}`,
      begin: () => ({ ...facts, outcome: 'error', reason: `${place} ${reason}` }),
    });
  }

  function addUnknown({ method, path }: Place, reason: string): void {
    const endpoint =
      unknown.size < MAX_PLACES ? `${method} ${generalizePath(path)}` : 'other paths';
    const known = unknown.get(endpoint) ?? { endpoint, reason, count: 0 };
    known.count += 1;
    unknown.set(endpoint, known);
    const facts = describeGroup('responses', endpoint);
    count({ key: `unknown ${endpoint}`, begin: () => ({ ...facts, outcome: 'not-run', reason }) });
  }

  function addVerdict(
    operation: ContractOperation,
    judged: JudgedTraffic,
    verdict: SideVerdict,
  ): Result {
    const group = groupVerdict(operation, judged, verdict, areas);
    const { findings } = verdict;
    if (findings.length === 0) return count(group);
    // More kinds than stay are gathered before they are limited, so that this is rare.
    if (kinds > 2 * MAX_KINDS) {
      limitKinds(groups);
      kinds = MAX_KINDS;
    }
    const known = groups.get(group.key);
    if (known) known.findings = withLeastShapes(known.findings, findings);
    else kinds += 1;
    return count(group);
  }

  function count({ key, begin }: Group): Result {
    const group = groups.get(key);
    if (group) {
      group.count = (group.count ?? 0) + 1;
      return group;
    }
    const begun = { notes: [], findings: [], exchanges: [], ...begin(), count: 1 };
    groups.set(key, begun);
    return begun;
  }
}

/** The areas of the operations. */
type Areas = ReadonlyMap<string, string>;

function groupLeftOut(
  operation: ContractOperation | undefined,
  reason: string,
  areas: Areas,
): Group {
  const id = `${operation?.id ?? 'unknown'}.left-out`;
  const facts = describeGroup('responses', id, operation, areas);
  return {
    key: `left out ${id} ${reason}`,
    begin: () => ({ ...facts, outcome: 'disabled', reason }),
  };
}

/** Returns the group of one side of an exchange. */
function groupVerdict(
  operation: ContractOperation,
  { status, ...judged }: JudgedTraffic,
  { side, findings, reason, isTooLarge, limit, toleratedBy = [] }: SideVerdict,
  areas: Areas,
): Group {
  const isResponse = side === 'responses';
  const name = isResponse ? `${operation.id}.${status ?? 'none'}` : operation.id;
  const isCovered = isResponse && status !== undefined && status in operation.definition.responses;
  const facts = (id: string) => ({
    ...describeGroup(side, id, operation, areas),
    covers: isCovered ? [{ operation: operation.id, status }] : [],
    notes: limit === undefined ? [] : [`only ${limit} of the body are judged`],
    ...(toleratedBy.length > 0 && { toleratedBy }),
  });
  // The redaction takes long, so it waits until a result shows the exchange.
  const firstIn = () => describePlace(judged.traffic).place;
  if (findings.length > 0) {
    const id = `${name}.${nameKind(findings)}`;
    return {
      key: writeGatheredKey({ suite: side, id }),
      begin: () => ({
        ...facts(id),
        outcome: 'fail',
        findings,
        exchanges: judged.traffic ? [shownExchange(judged.traffic)] : [],
        firstIn: firstIn(),
      }),
    };
  }
  // Exchanges that the same actions of the deviations file tolerate share a result.
  const suffix = reason
    ? '.not-judged'
    : toleratedBy.length > 0
      ? `.tolerated-${toleratedBy.join('-')}`
      : limit
        ? '.in-part'
        : '';
  return {
    key: `${side} ${name}${suffix} ${reason ?? ''}`,
    begin: () => ({
      ...facts(name + suffix),
      outcome: reason ? 'not-run' : 'pass',
      ...(reason && { reason: isTooLarge ? `${reason} (first in ${firstIn()})` : reason }),
      ...(limit && { firstIn: firstIn() }),
    }),
  };
}

function describeGroup(
  suite: string,
  id: string,
  operation?: ContractOperation,
  areas?: Areas,
): JobFacts {
  return {
    suite,
    id,
    summary: operation?.definition.summary ?? 'The contract does not have the operation',
    area: (operation && (areas?.get(operation.id) ?? operation.definition.tags[0])) ?? 'unknown',
    operations: [operation?.id ?? 'unknown'],
    endpoint: operation ? formatEndpoint(operation) : id,
    covers: [],
  };
}

/** Where an exchange is recorded, and what it asked for. */
interface Place {
  place: string;
  method: string;
  path: string;
}

function describePlace(traffic: TrafficExchange | undefined): Place {
  if (!traffic) return { place: 'an exchange', method: '', path: '' };
  const { source, startedAt, request } = traffic;
  const { path } = partsOfUrl(request.url);
  return { place: startedAt ? `${source}, ${startedAt}` : source, method: request.method, path };
}

/** Returns a path with `{…}` in place of each segment that varies: an ID, a hash, an encoded path or a token. */
export function generalizePath(path: string): string {
  return path
    .split('/')
    .map((segment) =>
      /^\d+$|%2f|^[\da-f-]{8,}$/i.test(segment) || /(?=.*\d)(?=.*[a-z])[\w.~=-]{16,}/i.test(segment)
        ? '{…}'
        : segment,
    )
    .join('/');
}

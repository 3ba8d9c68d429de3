/** Compares an OpenAPI document of others with the contract, and lets recorded traffic or the sandbox decide. */
import type { Case } from '../../contract/case.ts';
import { type Contract, type ContractOperation, formatEndpoint } from '../../contract/contract.ts';
import { groupBy } from '../../contract/groupBy.ts';
import { UsageError } from '../../contract/usageError.ts';
import {
  type Allowed,
  compareDocuments,
  type DocumentComparison,
  type DocumentDifference,
  KINDS,
} from '../../theirs/index.ts';
import { basePathFinder, partsOfUrl } from './basePath.ts';
import { readRecording } from './readRecording.ts';
import { sandboxTraffic } from './sandboxTraffic.ts';
import { seenExchange } from './seenExchange.ts';
import type { TrafficExchange } from './traffic.ts';

/**
 * The side that the exchanges support. `neither`: each side forbids something that came. `open`: both sides allow
 * everything that came. `not-seen`: no exchange shows the place.
 */
export const SUPPORTS = ['ours', 'theirs', 'neither', 'open', 'not-seen'] as const;
export type Support = (typeof SUPPORTS)[number];

/** A difference, with the operations that have it and the side that exchanges support. */
export interface SupportedDifference
  extends Pick<DocumentDifference, 'kind' | 'place' | 'ours' | 'theirs'> {
  /** The operationIds. A difference in a component is in all operations that use the component. */
  operations: string[];
  endpoints: string[];
  support: Support;
  /** The number of values, or other observations, at this place. */
  seen: number;
  /** The number of those that only our contract allows, that only their document allows, and that neither allows. */
  onlyOurs: number;
  onlyTheirs: number;
  neither: number;
  /** The first exchange that supports the side. Absent if none does. */
  firstIn?: string;
}

export interface TheirComparison {
  ours: { title: string; version: string; operations: number };
  theirs: { file: string; title: string; version: string; openapi: string; operations: number };
  /** The number of operations that both have. */
  inBoth: number;
  onlyOurs: string[];
  onlyTheirs: string[];
  /** The exchanges that were read, and those of an operation of either side. Absent if none were asked for. */
  traffic?: { exchanges: number; matched: number; unreadable: number };
  differences: SupportedDifference[];
}

export interface CompareOptions {
  ours: Contract;
  theirs: Contract;
  /** The recordings: HARs, lines of JSON or journals. Default: none. */
  files?: string[];
  /** Whether a sandbox is started and asked for the example cases. Default: false. */
  sandbox?: boolean;
}

/**
 * Compares the documents, and counts for each difference what the exchanges show.
 * @throws a UsageError if a file cannot be read
 */
export async function compareTheirs(options: CompareOptions): Promise<TheirComparison> {
  const { ours, theirs, files = [], sandbox = false } = options;
  const comparison = compareDocuments(ours, theirs);
  const tallies = new Map(comparison.differences.map((one) => [one, emptyTally()]));
  const look = observer(ours, theirs, comparison, tallies);
  const counts = { exchanges: 0, matched: 0, unreadable: 0 };
  const count = (traffic: TrafficExchange) => {
    counts.exchanges += 1;
    if (look(traffic)) counts.matched += 1;
  };
  for (const file of files)
    for await (const one of readRecording(file, () => {}))
      if ('exchange' in one) count(one.exchange);
      else counts.unreadable += 1;
  if (files.length > 0 && counts.exchanges === 0)
    throw new UsageError(`${files.join(', ')}: no exchange can be read. Record at least one.`);
  if (sandbox) {
    const cases = casesToAsk(ours, comparison);
    for await (const one of sandboxTraffic(ours, cases)) count(one);
  }
  const { document } = theirs;
  return {
    ours: { ...readTitle(ours), operations: comparison.inBoth.length + comparison.onlyOurs.length },
    theirs: {
      file: theirs.theirs?.file ?? '',
      ...readTitle(theirs),
      openapi: theirs.theirs?.version ?? document.openapi,
      operations: comparison.inBoth.length + comparison.onlyTheirs.length,
    },
    inBoth: comparison.inBoth.length,
    onlyOurs: comparison.onlyOurs.map(formatEndpoint),
    onlyTheirs: comparison.onlyTheirs.map(formatEndpoint),
    ...((files.length > 0 || sandbox) && { traffic: counts }),
    differences: grouped(tallies),
  };
}

/** Returns all cases of the operations that both have. Of each other operation, one success shows that it is there. */
function casesToAsk({ cases }: Contract, { inBoth, onlyOurs }: DocumentComparison): Case[] {
  const both = new Set(inBoth.map((pair) => pair.ours.id));
  const shown = onlyOurs.flatMap(
    ({ id }) =>
      cases.find(({ operation, response }) => operation === id && response.status < 400) ?? [],
  );
  return [...cases.filter(({ operation }) => both.has(operation)), ...shown];
}

function readTitle({ document: { info } }: Contract): { title: string; version: string } {
  return { title: info.title, version: info.version };
}

interface Tally {
  seen: number;
  onlyOurs: number;
  onlyTheirs: number;
  neither: number;
  first: { ours?: string; theirs?: string };
}

function emptyTally(): Tally {
  return { seen: 0, onlyOurs: 0, onlyTheirs: 0, neither: 0, first: {} };
}

function add(tally: Tally, { ours, theirs }: Allowed, source: string): void {
  tally.seen += 1;
  if (ours && !theirs) {
    tally.onlyOurs += 1;
    tally.first.ours ??= source;
  } else if (theirs && !ours) {
    tally.onlyTheirs += 1;
    tally.first.theirs ??= source;
  } else if (!ours) tally.neither += 1;
}

/** Returns a function that counts what an exchange shows. It returns false if neither side has the operation. */
function observer(
  ours: Contract,
  theirs: Contract,
  { inBoth }: DocumentComparison,
  tallies: Map<DocumentDifference, Tally>,
): (traffic: TrafficExchange) => boolean {
  const findOurs = basePathFinder(ours);
  const findTheirs = basePathFinder(theirs);
  const idOfOurs = new Map(inBoth.map((pair) => [pair.theirs, pair.ours.id]));
  const byEndpoint = groupBy(tallies.keys(), (one) => `${one.operation} ${one.endpoint}`);
  const own = new Map(inBoth.map((pair) => [pair.ours.id, pair.ours]));
  const keyOf = (operation: ContractOperation) => `${operation.id} ${formatEndpoint(operation)}`;
  return (traffic) => {
    const { path } = partsOfUrl(traffic.request.url);
    const { method } = traffic.request;
    const byOurs = findOurs(method, path)?.found;
    const found = byOurs ?? findTheirs(method, path)?.found;
    if (!found) return false;
    const counterpart = byOurs ? undefined : own.get(idOfOurs.get(found.operation) ?? '');
    const differences = byEndpoint.get(keyOf(counterpart ?? found.operation)) ?? [];
    const seen = seenExchange(byOurs ? ours : theirs, found, traffic);
    if (seen)
      for (const difference of differences)
        for (const allowed of difference.observe(seen))
          add(tallies.get(difference)!, allowed, traffic.source);
    return true;
  };
}

/** Joins the same difference of several operations, and orders the differences by kind. */
function grouped(tallies: Map<DocumentDifference, Tally>): SupportedDifference[] {
  const groups = new Map<
    string,
    {
      difference: DocumentDifference;
      tally: Tally;
      operations: Set<string>;
      endpoints: Set<string>;
    }
  >();
  for (const [difference, tally] of tallies) {
    const { kind, place, ours, theirs, operation, endpoint } = difference;
    const key = JSON.stringify([
      kind,
      place,
      ours,
      theirs,
      ...(kind === 'operation' ? [endpoint] : []),
    ]);
    const group = groups.get(key) ?? {
      difference,
      tally: emptyTally(),
      operations: new Set<string>(),
      endpoints: new Set<string>(),
    };
    groups.set(key, group);
    // A component may be used twice in an operation, and then it shows the same values twice.
    group.operations.add(operation);
    group.endpoints.add(endpoint);
    const { tally: sum } = group;
    for (const part of ['seen', 'onlyOurs', 'onlyTheirs', 'neither'] as const)
      sum[part] += tally[part];
    sum.first = { ...tally.first, ...sum.first };
  }
  return [...groups.values()]
    .map(({ difference: { kind, place, ours, theirs }, tally, operations, endpoints }) => {
      const support = rateSupport(tally);
      const firstIn = support === 'ours' || support === 'theirs' ? tally.first[support] : undefined;
      const { seen, onlyOurs, onlyTheirs, neither } = tally;
      return {
        kind,
        place,
        ours,
        theirs,
        operations: [...operations],
        endpoints: [...endpoints],
        support,
        seen,
        onlyOurs,
        onlyTheirs,
        neither,
        ...(firstIn !== undefined && { firstIn }),
      };
    })
    .sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
}

function rateSupport({ seen, onlyOurs, onlyTheirs, neither }: Tally): Support {
  if (onlyOurs > 0 && onlyTheirs === 0 && neither === 0) return 'ours';
  if (onlyTheirs > 0 && onlyOurs === 0 && neither === 0) return 'theirs';
  if (onlyOurs + onlyTheirs + neither > 0) return 'neither';
  return seen > 0 ? 'open' : 'not-seen';
}

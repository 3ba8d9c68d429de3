/** Results that stand for many equal exchanges of recorded traffic. */
import { createHash } from 'node:crypto';
import type { Contract } from '../../contract/contract.ts';
import { groupBy } from '../../contract/groupBy.ts';
import type { Finding } from '../../judge/index.ts';
import type { Result } from './result.ts';

/** The address in a report on traffic of which the contract has no operation. */
export const UNKNOWN_BASE = 'http://unknown.invalid';

/** The facts about a recording that the report of a part needs, so that it can be merged with those of other parts. */
export interface RecordingFacts {
  /** The number of judged exchanges for each URL of an API: `https://forge.example.com/api/v4`. */
  addresses: Record<string, number>;
  /** True if every response was recorded as it came on the wire. A recording of a browser is not. */
  isRaw: boolean;
}

/** Joins the facts about the parts of a recording. */
export function joinRecordings(parts: RecordingFacts[]): RecordingFacts {
  const addresses: Record<string, number> = {};
  for (const part of parts)
    for (const [address, count] of Object.entries(part.addresses))
      addresses[address] = (addresses[address] ?? 0) + count;
  return { addresses, isRaw: parts.every(({ isRaw }) => isRaw) };
}

/** Returns the most frequent address of a recording, and the others. */
export function listAddresses({ addresses }: RecordingFacts): [base: string, ...others: string[]] {
  const [base = UNKNOWN_BASE, ...others] = Object.entries(addresses)
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .map(([address]) => address);
  return [base, ...others];
}

/** Returns advice about a recording as a whole. Undefined if nothing is special. */
export function hintOnRecording(recording: RecordingFacts, results: Result[]): string | undefined {
  const [base, ...others] = listAddresses(recording);
  const hints = [
    ...(base === UNKNOWN_BASE && results.some(isUnknown)
      ? [
          'no exchange matches an operation of the contract. If the API is below another path, give that path with `--base-path`.',
        ]
      : []),
    ...(others.length > 0
      ? [`the exchanges have several addresses. The others are ${others.join(', ')}.`]
      : []),
    ...(recording.isRaw
      ? []
      : [
          'HAR files and JSON lines do not preserve raw bytes, content encoding, byte-order marks or repeated headers. These are not judged.',
        ]),
  ];
  return hints.length === 0 ? undefined : hints.join(' Also: ');
}

/** Returns true if the contract does not have the operation of the exchanges. */
function isUnknown({ outcome, operations: [id] }: Result): boolean {
  return outcome === 'not-run' && id === 'unknown';
}

/**
 * Joins the results of equal exchanges from the parts of a recording. Their order then depends on the contract and on
 * the results, and not on the parts. Other results come first, in their order.
 */
export function joinParts(contract: Contract, results: Result[]): Result[] {
  const byKey = new Map<string, Result>();
  for (const result of results.filter(isGathered)) {
    const part = withoutFirstNote(result);
    const known = byKey.get(writeGatheredKey(part));
    byKey.set(writeGatheredKey(part), known ? joinGathered(known, part) : part);
  }
  limitKinds(byKey);
  const joined = [...byKey].sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    ...results.filter((result) => !isGathered(result)),
    ...sortByContract(
      contract,
      joined.map(([, result]) => withFirstNote(result)),
    ),
  ];
}

/**
 * The most kinds of failures that get a result of their own. All others share a result for each operation and status, so
 * that the report of any recording is bounded.
 */
export const MAX_KINDS = 1000;

/** The key of a gathered result among those of a recording. */
export function writeGatheredKey({ suite, id }: Pick<Result, 'suite' | 'id'>): string {
  return `${suite} ${id}`;
}

/**
 * Joins the failures of all but `MAX_KINDS` kinds. A hash decides which kinds stay. So a whole recording and its merged
 * parts keep the same kinds, and no count of them is lost on the way.
 * @param results the results by their key, which change
 */
export function limitKinds(results: Map<string, Result>): void {
  const kinds = [...results.values()].filter(
    ({ id, findings }) => findings.length > 0 && !isRest(id),
  );
  if (kinds.length <= MAX_KINDS) return;
  const ranked = kinds.map((result) => ({ result, rank: hashKind(result) })).sort(byRank);
  for (const { result } of ranked.slice(MAX_KINDS)) {
    results.delete(writeGatheredKey(result));
    const rest = { ...result, id: nameRest(result) };
    const known = results.get(writeGatheredKey(rest));
    // The shown exchange is of the kind with the least rank, which does not depend on the order either.
    const [first, second] =
      !known || hashKind(result) < hashKind(known) ? [rest, known] : [known, rest];
    results.set(writeGatheredKey(rest), second ? joinGathered(first, second) : first);
  }
}

function isRest(id: string): boolean {
  return /\.more(-advised)?$/.test(id);
}

/**
 * Returns the ID of the result that the kinds without a result share: `listTags.200.more`. Advised findings have one of
 * their own, since they do not fail a run.
 */
function nameRest({ id, findings }: Result): string {
  const isAdvised = findings.every(({ level }) => level === 'advised');
  return `${id.slice(0, id.lastIndexOf('.'))}.more${isAdvised ? '-advised' : ''}`;
}

/** Returns a hash of the kind of a failure. A shared result has that of the failure which it shows. */
function hashKind({ suite, id, findings }: Result): string {
  const stem = id.slice(0, id.lastIndexOf('.'));
  return createHash('sha256')
    .update(`${suite} ${stem}.${nameKind(findings)}`)
    .digest('hex');
}

function byRank({ rank: one }: { rank: string }, { rank: other }: { rank: string }): number {
  return one < other ? -1 : 1;
}

/** Names the kind of a failure: the checks with findings, and a short hash of the requirements. */
export function nameKind(findings: Finding[]): string {
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

/** Returns true if the result is of a recording, where equal exchanges are one result. */
export function isGathered({ count }: Result): boolean {
  return count !== undefined;
}

/** Sorts results by the order of their operations in the contract. Results without a known operation come last. */
export function sortByContract<R extends Result>(contract: Contract, results: R[]): R[] {
  const order = new Map([...contract.operations.keys()].map((id, index) => [id, index]));
  const placeOf = ({ operations: [id] }: Result) => order.get(id ?? '') ?? order.size;
  return results.sort((one, other) => placeOf(one) - placeOf(other));
}

/** Joins the results of equal exchanges, without their first notes. The exchange of the first result is kept. */
function joinGathered(first: Result, second: Result): Result {
  const toleratedBy = [...new Set([...(first.toleratedBy ?? []), ...(second.toleratedBy ?? [])])];
  const exercised = [...(first.exercised ?? []), ...(second.exercised ?? [])];
  return {
    ...first,
    findings: withLeastShapes(first.findings, second.findings),
    count: (first.count ?? 1) + (second.count ?? 1),
    ...(toleratedBy.length > 0 && { toleratedBy: toleratedBy.sort((a, b) => a - b) }),
    ...(exercised.length > 0 && { exercised }),
  };
}

/**
 * Returns the findings of equal exchanges. Two exchanges with the same undocumented status may have bodies of different
 * shapes. The shape that comes first as text is kept, so that the order of the exchanges does not matter.
 */
export function withLeastShapes(findings: Finding[], others: Finding[]): Finding[] {
  return findings.map((finding) => {
    if (finding.check !== 'status') return finding;
    const other = others.find(
      ({ check, actual }) => check === 'status' && actual === finding.actual,
    );
    const { differences } = other ?? {};
    if (!differences) return finding;
    const isLess = JSON.stringify(differences) < JSON.stringify(finding.differences);
    return isLess ? { ...finding, differences } : finding;
  });
}

/** Adds the note that says where the first exchange of a result is recorded, if that is known. */
export function withFirstNote(result: Result): Result {
  return result.firstIn === undefined
    ? result
    : { ...result, notes: [noteOn(result, result.firstIn), ...result.notes] };
}

/** Removes the note that `withFirstNote` has added. */
function withoutFirstNote(result: Result): Result {
  const [, ...notes] = result.notes;
  return result.firstIn === undefined ? result : { ...result, notes };
}

function noteOn({ count = 1, outcome }: Result, source: string): string {
  if (count === 1) return `recorded in ${source}`;
  return outcome === 'fail' || outcome === 'advised'
    ? `${count} exchanges have this ${outcome === 'fail' ? 'failure' : 'finding'}, the first in ${source}`
    : `${count} such exchanges, the first in ${source}`;
}

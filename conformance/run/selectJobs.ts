import type { Contract } from '../../contract/contract.ts';
import { readPackNames } from '../../contract/extensions/packs.ts';
import { findArea } from '../../contract/findArea.ts';
import { nearest } from '../../contract/nearest.ts';
import { UsageError } from '../../contract/usageError.ts';
import type { Job, Suite } from '../engine/job.ts';
import { judges } from '../engine/statementsOf.ts';
import type { Target } from '../target/target.ts';
import { type Weights, weighedPart } from './weighJobs.ts';

/** The selection of jobs. For each kind that is given, such as `area`, a job must match at least one of the names. */
export interface Selection {
  /** The names of suites. Default: all suites that fit the target. */
  suite?: string[];
  /** The `operationId`s of operations. */
  operation?: string[];
  area?: string[];
  /** The IDs of cases: `listTags.second-page`. */
  case?: string[];
  /** The IDs of statements of the API documentation: `tags.search-begins`. */
  statement?: string[];
}

/** @throws a UsageError if a selected operation is not of the contract, but of a pack */
export async function checkPacks(
  { operations }: Contract,
  { operation: wanted = [] }: Selection,
): Promise<void> {
  const unknown = wanted.filter((id) => !operations.has(id));
  if (unknown.length === 0) return;
  for (const pack of await readPackNames()) {
    const id = unknown.find((one) => pack.operations.has(one));
    if (id !== undefined)
      throw new UsageError(
        `${id} is an operation of the pack ${pack.name}. Add --pack ${pack.name}.`,
      );
  }
}

/**
 * Returns the selected jobs, in their order.
 * @param contract its operations and areas are valid names, even if no suite has a job for them
 * @throws a UsageError if a name is unknown, or if no job matches
 */
export function selectJobs(jobs: Job[], contract: Contract, selection: Selection): Job[] {
  const withCases = new Set(contract.cases.map(({ area }) => area));
  const areas = new Set([
    ...withCases,
    ...[...contract.operations.keys()].flatMap((id) => findArea(contract, id) ?? []),
  ]);
  const kinds: [Exclude<keyof Selection, 'suite'>, Iterable<string>, (job: Job) => string[]][] = [
    ['operation', contract.operations.keys(), ({ operations }) => operations],
    ['area', areas, ({ area }) => [area]],
    ['case', [], ({ id }) => [id]],
    [
      'statement',
      contract.statements.map(({ id }) => id),
      (job) => contract.statements.flatMap((one) => (judges(job, one) ? one.id : [])),
    ],
  ];
  const selected = kinds.reduce((left, [kind, ofContract, namesOf]) => {
    const wanted = selection[kind];
    if (!wanted || wanted.length === 0) return left;
    const known = new Set([...ofContract, ...jobs.flatMap(namesOf)]);
    for (const name of wanted) if (!known.has(name)) throw unknownName(kind, name, known);
    return left.filter((job) => namesOf(job).some((name) => wanted.includes(name)));
  }, jobs);
  if (selected.length === 0) {
    const bare = selection.area?.find((area) => !withCases.has(area));
    throw new UsageError(
      bare === undefined
        ? 'No case matches all of the selected suites, operations, areas, cases and statements. Remove some of these options.'
        : `The operations of the area ${bare} have no case to replay. Describe cases in their \`x-cases\`.`,
    );
  }
  return selected;
}

/**
 * Returns the suites to run on a target.
 * @throws a UsageError if a suite is unknown, or does not fit the target
 */
export function selectSuites(suites: Suite[], { suite }: Selection, target: Target): Suite[] {
  if (!suite || suite.length === 0) return suites.filter(({ unfit }) => !unfit?.(target));
  return suite.map((wanted) => {
    const found = suites.find(({ name }) => name === wanted);
    if (!found) throw unknownName('suite', wanted, new Set(suites.map(({ name }) => name)));
    const reason = found.unfit?.(target);
    if (reason !== undefined)
      throw new UsageError(
        `The suite ${wanted} does not fit this target (${target.kind}): ${reason}.`,
      );
    return found;
  });
}

function unknownName(kind: string, name: string, known: Set<string>): UsageError {
  if (name.includes(',') && name.split(',').every((one) => known.has(one)))
    return new UsageError(
      `Write several names with spaces between them: ${name.replaceAll(',', ' ')}`,
    );
  const near = nearest(name, known);
  return new UsageError(
    `There is no ${kind} ${name}.${near ? ` Did you mean ${near}?` : ''}${known.size <= 20 ? ` There are: ${[...known].join(', ')}.` : ''}`,
  );
}

/**
 * Returns the jobs of shard `i/n`: the i-th job, and every n-th job after it. With weights, all shards have about the
 * same total weight instead.
 * @throws a UsageError if the shard is not of the form `i/n` with 1 ≤ i ≤ n
 */
export function selectShard(jobs: Job[], shard: string, weights?: Weights): Job[] {
  const [, index, count] = (/^(\d+)\/(\d+)$/.exec(shard) ?? []).map(Number);
  if (!index || !count || index > count)
    throw new UsageError(
      `\`--shard ${shard}\` is not of the form i/n with i from 1 to n. Write it like \`--shard 2/5\`.`,
    );
  return weights
    ? weighedPart(jobs, index - 1, count, weights)
    : jobs.filter((_, position) => position % count === index - 1);
}

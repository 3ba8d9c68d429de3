import type { Contract } from '../../contract/contract.ts';
import { nearest } from '../../contract/nearest.ts';
import { UsageError } from '../../contract/usageError.ts';
import type { Job, Suite } from '../engine/job.ts';
import type { Target } from '../target/target.ts';

/** Which jobs to run. Names of one kind add up; a job must match every kind that is given. */
export interface Selection {
  /** Names of suites. Default: those that can be used on the target. */
  suite?: string[];
  /** operationIds */
  operation?: string[];
  area?: string[];
  /** Ids of cases: `listTags.second-page`. */
  case?: string[];
}

/**
 * The selected jobs, in their order.
 * @param contract whose operations and areas can be named, also where a suite has no job for them
 * @throws a UsageError for a name that neither it nor a job has, or when nothing is left
 */
export function selectJobs(jobs: Job[], contract: Contract, selection: Selection): Job[] {
  const kinds: [Exclude<keyof Selection, 'suite'>, Iterable<string>, (job: Job) => string[]][] = [
    ['operation', contract.operations.keys(), ({ operations }) => operations],
    ['area', contract.cases.map(({ area }) => area), ({ area }) => [area]],
    ['case', [], ({ id }) => [id]],
  ];
  const selected = kinds.reduce((left, [kind, ofContract, namesOf]) => {
    const wanted = selection[kind];
    if (!wanted || wanted.length === 0) return left;
    const known = new Set([...ofContract, ...jobs.flatMap(namesOf)]);
    for (const name of wanted) if (!known.has(name)) throw unknownName(kind, name, known);
    return left.filter((job) => namesOf(job).some((name) => wanted.includes(name)));
  }, jobs);
  if (selected.length === 0)
    throw new UsageError(
      'No case is left: the selected suites, operations, areas and cases have none in common.',
    );
  return selected;
}

/**
 * The suites that are to be used on a target.
 * @throws a UsageError for a name that no suite has, or one that cannot be used on the target
 */
export function selectSuites(suites: Suite[], { suite }: Selection, target: Target): Suite[] {
  if (!suite || suite.length === 0) return suites.filter(({ unfit }) => !unfit?.(target));
  return suite.map((wanted) => {
    const found = suites.find(({ name }) => name === wanted);
    if (!found) throw unknownName('suite', wanted, new Set(suites.map(({ name }) => name)));
    const reason = found.unfit?.(target);
    if (reason !== undefined)
      throw new UsageError(
        `The suite ${wanted} cannot be used on this target (${target.kind}): ${reason}.`,
      );
    return found;
  });
}

function unknownName(kind: string, name: string, known: Set<string>): UsageError {
  const near = nearest(name, known);
  return new UsageError(
    `There is no ${kind} ${name}.${near ? ` Did you mean ${near}?` : ''}${known.size <= 20 ? ` There are: ${[...known].join(', ')}.` : ''}`,
  );
}

/**
 * The part of a list that falls to shard `i/n`: every n-th, beginning with the i-th.
 * @throws a UsageError when it is not of the form `i/n` with 1 ≤ i ≤ n
 */
export function shardOf<T>(items: T[], shard: string): T[] {
  const [, index, count] = (/^(\d+)\/(\d+)$/.exec(shard) ?? []).map(Number);
  if (!index || !count || index > count)
    throw new UsageError(
      `--shard ${shard} is not of the form i/n with i from 1 to n, such as 2/5.`,
    );
  return items.filter((_, position) => position % count === index - 1);
}

import type { Case } from '../../contract/case.ts';
import { nearest } from '../../contract/nearest.ts';
import { UsageError } from '../../contract/usageError.ts';

/** Which cases to replay. Names of one kind add up; a case must match every kind that is given. */
export interface Selection {
  /** operationIds */
  operation?: string[];
  area?: string[];
  /** Ids of cases: `listTags.secondPage`. */
  case?: string[];
}

/**
 * The selected cases, in their order.
 * @throws a UsageError for a name that no case has, or when nothing is left
 */
export function selectCases(cases: Case[], selection: Selection): Case[] {
  const kinds: [keyof Selection, (documented: Case) => string][] = [
    ['operation', (documented) => documented.operation],
    ['area', (documented) => documented.area],
    ['case', (documented) => documented.id],
  ];
  const selected = kinds.reduce((left, [kind, nameOf]) => {
    const wanted = selection[kind];
    if (!wanted || wanted.length === 0) return left;
    const known = new Set(cases.map(nameOf));
    for (const name of wanted) if (!known.has(name)) throw unknownName(kind, name, known);
    return left.filter((documented) => wanted.includes(nameOf(documented)));
  }, cases);
  if (selected.length === 0)
    throw new UsageError(
      'No case is left: the selected operations, areas and cases have none in common.',
    );
  return selected;
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

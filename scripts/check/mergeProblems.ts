import { groupBy } from '../../contract/groupBy.ts';
import type { Problem } from '../../contract/yaml/problem.ts';

/** A problem, with a key that all problems with the same cause share. */
export interface KeyedProblem {
  key: string;
  problem: Problem;
}

/** Merges problems with the same key into one at the first place, which names the other places. */
export function mergeProblems(problems: KeyedProblem[]): Problem[] {
  return [...groupBy(problems, ({ key }) => key).values()].map(([first, ...others]) => ({
    ...first!.problem,
    ...(others.length > 0 && {
      also: others.map(({ problem: { file, line, column } }) => ({ file, line, column })),
    }),
  }));
}

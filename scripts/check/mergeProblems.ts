import { groupBy } from '../../contract/groupBy.ts';
import type { Problem } from '../../contract/yaml/problem.ts';

/** A problem, and a key that it shares with others that come of the same mistake. */
export interface KeyedProblem {
  key: string;
  problem: Problem;
}

/** One problem for one mistake: it stands at the first place, and names the others. */
export function mergeProblems(problems: KeyedProblem[]): Problem[] {
  return [...groupBy(problems, ({ key }) => key).values()].map(([first, ...others]) => ({
    ...first!.problem,
    ...(others.length > 0 && {
      also: others.map(({ problem: { file, line, column } }) => ({ file, line, column })),
    }),
  }));
}

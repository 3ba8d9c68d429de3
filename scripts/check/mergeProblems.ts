import { groupBy } from '../../contract/groupBy.ts';
import type { Problem } from '../../contract/yaml/problem.ts';

/** A problem with a key. Problems with the same cause have the same key. */
export interface KeyedProblem {
  key: string;
  problem: Problem;
}

/** Merges problems with the same key. The merged problem has the first position, and lists the others. */
export function mergeProblems(problems: KeyedProblem[]): Problem[] {
  return [...groupBy(problems, ({ key }) => key).values()].map(([first, ...others]) => ({
    ...first!.problem,
    ...(others.length > 0 && {
      also: others.map(({ problem: { file, line, column } }) => ({ file, line, column })),
    }),
  }));
}

/** Merges problems with the same message. */
export function mergeEqual(problems: Problem[]): Problem[] {
  return mergeProblems(problems.map((problem) => ({ key: problem.message, problem })));
}

import pc from 'picocolors';
import { count } from '../contract/count.ts';
import { formatPlace, type Problem } from '../contract/yaml/problem.ts';
import { EXIT } from './failure.ts';

/**
 * Prints problems of the source, each with all its positions, and then the number of problems.
 * @returns the exit status
 */
export function printProblems(problems: Problem[]): number {
  for (const { message, rule, also = [], ...place } of problems) {
    console.error(`${pc.cyan(formatPlace(place))}  ${message}  ${pc.dim(rule)}`);
    for (const other of also) console.error(pc.dim(`  also at ${formatPlace(other)}`));
  }
  const places = problems.flatMap((problem) => [problem, ...(problem.also ?? [])]);
  const files = new Set(places.map(({ file }) => file)).size;
  console.error(
    pc.red(
      `\n${count(problems.length, 'problem')} in ${count(files, 'file')}. Nothing was written.`,
    ),
  );
  return EXIT.failed;
}

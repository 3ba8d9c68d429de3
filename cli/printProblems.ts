import pc from 'picocolors';
import type { Problem } from '../scripts/index.ts';
import { count, EXIT } from './failure.ts';

/** Prints problems in the source, a line each, and their number. @returns the exit status for them */
export function printProblems(problems: Problem[]): number {
  for (const { file, line, column, message, rule } of problems)
    console.error(`${pc.cyan(`${file}:${line}:${column}`)}  ${message}  ${pc.dim(rule)}`);
  const files = new Set(problems.map(({ file }) => file)).size;
  console.error(
    pc.red(
      `\n${count(problems.length, 'problem')} in ${count(files, 'file')}. Nothing was written.`,
    ),
  );
  return EXIT.failed;
}

/** Says what went wrong, in one message and without a stack trace, and knows the exit status for it. */
import pc from 'picocolors';
import { UsageError } from '../conformance/usageError.ts';
import { type Problem, ProblemsError } from '../scripts/problem.ts';

/** Exit statuses, as `docs/` and `--help` name them. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;

/** Prints an error on the standard error stream. @returns the exit status for it */
export function reportFailure(error: unknown, stack: boolean): number {
  if (error instanceof ProblemsError) {
    printProblems(error.problems);
    return EXIT.failed;
  }
  const { message } = error as Error;
  console.error(`${pc.red('error:')} ${message}`);
  if (stack) console.error(error);
  return error instanceof UsageError ? EXIT.usage : EXIT.failed;
}

/** Prints problems in the source, a line each, and their number. */
export function printProblems(problems: Problem[]): void {
  for (const { file, line, column, message, rule } of problems)
    console.error(`${pc.cyan(`${file}:${line}:${column}`)}  ${message}  ${pc.dim(rule)}`);
  const files = new Set(problems.map(({ file }) => file)).size;
  console.error(
    pc.red(
      `\n${count(problems.length, 'problem')} in ${count(files, 'file')}. Nothing was written.`,
    ),
  );
}

/** A number with its noun: `1 problem`, `2 problems`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

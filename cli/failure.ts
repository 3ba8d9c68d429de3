/** Error messages and exit statuses of the command line. */
import pc from 'picocolors';
import { UsageError } from '../contract/usageError.ts';

/** Exit statuses, as `docs/` and `--help` name them. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;

/** Prints an error on the standard error stream, with its stack trace if `stack` is true. @returns its exit status */
export function reportFailure(error: unknown, stack: boolean): number {
  const { message } = error as Error;
  console.error(`${pc.red('error:')} ${message}`);
  if (stack) console.error(error);
  return error instanceof UsageError ? EXIT.usage : EXIT.failed;
}

/** Writes a number with its noun: `1 problem`, `2 problems`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

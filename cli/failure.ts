/** Says what went wrong, in one message and without a stack trace, and knows the exit status for it. */
import pc from 'picocolors';
import { UsageError } from '../contract/usageError.ts';

/** Exit statuses, as `docs/` and `--help` name them. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;

/** Prints an error on the standard error stream. @returns the exit status for it */
export function reportFailure(error: unknown, stack: boolean): number {
  const { message } = error as Error;
  console.error(`${pc.red('error:')} ${message}`);
  if (stack) console.error(error);
  return error instanceof UsageError ? EXIT.usage : EXIT.failed;
}

/** A number with its noun: `1 problem`, `2 problems`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

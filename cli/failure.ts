/** Error messages and exit statuses of the command line. */
import pc from 'picocolors';
import { UsageError } from '../contract/usageError.ts';

/** Exit statuses of the commands. `docs/` and `--help` list their meanings. */
export const EXIT = { ok: 0, failed: 1, usage: 2, unreachable: 3, incomplete: 4 } as const;

/**
 * Prints an error to the standard error stream. @param stack whether to print the stack trace @returns the exit
 * status
 */
export function reportFailure(error: unknown, stack: boolean): number {
  const { message } = error as Error;
  console.error(`${pc.red('error:')} ${message}`);
  if (stack) console.error(error);
  return error instanceof UsageError ? EXIT.usage : EXIT.failed;
}

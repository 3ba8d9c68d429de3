import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { UsageError } from '../usageError.ts';

/** The output and the exit status of the `redocly` command. */
export interface RedoclyRun {
  status: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs the `redocly` command, for features that the library of Redocly lacks. Telemetry is off. Notices about new
 * Redocly releases are removed from the output.
 */
export function runRedocly(args: string[]): Promise<RedoclyRun> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [findRedocly(), ...args],
      {
        env: {
          ...process.env,
          REDOCLY_TELEMETRY: 'off',
          REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
          REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
        },
        maxBuffer: 64 * 1024 * 1024,
      },
      (error, stdout, stderr) => {
        if (error && typeof error.code !== 'number') reject(error);
        else resolve({ status: Number(error?.code ?? 0), stdout, stderr: withoutNotices(stderr) });
      },
    );
  });
}

/** Returns the path of the command. @throws a UsageError if it is not installed, as in the image */
function findRedocly(): string {
  try {
    return createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
  } catch (cause) {
    throw new UsageError('This needs Redocly, which is not installed: npm install @redocly/cli', {
      cause,
    });
  }
}

/** Removes the boxes with notices and the line with the duration from the output of the `redocly` command. */
export function withoutNotices(stderr: string): string {
  return stderr
    .replaceAll(/^ *╔═+╗\n(?: *║.*║\n)* *╚═+╝\n/gm, '')
    .replaceAll(/^.* processed in \d+ ?ms\n/gm, '')
    .trimStart();
}

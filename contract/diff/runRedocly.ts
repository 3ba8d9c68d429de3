import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';

/** What a run of the `redocly` command printed, and its exit status. */
export interface RedoclyRun {
  status: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs the `redocly` command, for what its library does not offer. It sends nothing to anyone, and
 * what it has to tell its own users is left out of what it printed.
 */
export function runRedocly(args: string[]): Promise<RedoclyRun> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js'), ...args],
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

/** Leaves out the boxes with notices on its own releases, and the line that says how long it took. */
export function withoutNotices(stderr: string): string {
  return stderr
    .replaceAll(/^ *╔═+╗\n(?: *║.*║\n)* *╚═+╝\n/gm, '')
    .replaceAll(/^.* processed in \d+ ?ms\n/gm, '')
    .trimStart();
}

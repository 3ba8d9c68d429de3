import { execFile } from 'node:child_process';
import { PROJECT_DIR } from '../../../scripts/paths.ts';

/** The maximum duration of a command, in milliseconds. */
const TIMEOUT_MS = 1_800_000;

/**
 * Runs a program and returns its output.
 * @throws an Error with the last lines of the output if the program fails
 */
export function runCommand(program: string, ...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: PROJECT_DIR, timeout: TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024 };
    execFile(program, args, options, (error, stdout, stderr) => {
      const last = `${stdout}${stderr}`.trim().split('\n').slice(-15).join('\n');
      if (error) reject(new Error(`${program} ${args.join(' ')}\n${last}`));
      else resolve(stdout.trim());
    });
  });
}

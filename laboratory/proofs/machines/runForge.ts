import { execFile } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROJECT_DIR } from '../../../scripts/paths.ts';

/** A finished program. */
export interface Finished {
  status: number;
  seconds: number;
  /** The last lines of both outputs. */
  output: string;
}

/**
 * Creates a folder with the command `forge-contract` of this checkout, as an installed package has it.
 * @returns the environment of programs that call the command by its name
 */
export async function installCommand(folder: string): Promise<NodeJS.ProcessEnv> {
  const bin = join(folder, 'bin');
  const tsx = fileURLToPath(import.meta.resolve('tsx'));
  const main = join(PROJECT_DIR, 'cli', 'installed.ts');
  await mkdir(bin, { recursive: true });
  const file = join(bin, 'forge-contract');
  await writeFile(file, `#!/bin/sh\nexec '${process.execPath}' --import '${tsx}' '${main}' "$@"\n`);
  await chmod(file, 0o755);
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
}

/** Runs a program to its end, and measures its time. */
export function runProgram(
  program: string,
  args: string[],
  options: { env: NodeJS.ProcessEnv; cwd?: string },
): Promise<Finished> {
  const started = performance.now();
  return new Promise((resolve) => {
    execFile(program, args, { ...options, maxBuffer: 1024 ** 3 }, (error, stdout, stderr) =>
      resolve({
        status: error ? Number(error.code ?? 128) || 127 : 0,
        seconds: (performance.now() - started) / 1000,
        output: `${stdout}${stderr}`.trim().split('\n').slice(-15).join('\n'),
      }),
    );
  });
}

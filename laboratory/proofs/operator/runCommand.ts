/** Runs the command as a user does, in a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PROJECT_DIR } from '../../../scripts/index.ts';

/** The variables that would change the way to a deployment. A command gets only those of its set-up. */
const OF_THE_WAY = /^((https?|no|all)_proxy|NODE_EXTRA_CA_CERTS)$/i;

/** The longest time of a command in milliseconds. A command that takes longer is ended, so its exit status is wrong. */
const LONGEST_MS = 1_200_000;

export interface CommandRun {
  /** Undefined if a signal ended the process. */
  exit: number | undefined;
  /** The lines of the standard output and of the standard error. */
  lines: string[];
}

/** @param cwd the current folder of the command, with its profile and its journal */
export async function runCommand(
  args: string[],
  cwd: string,
  env: Record<string, string>,
): Promise<CommandRun> {
  const inherited = Object.entries(process.env).filter(([name]) => !OF_THE_WAY.test(name));
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), join(PROJECT_DIR, 'cli', 'main.ts'), ...args],
    {
      cwd,
      env: { ...Object.fromEntries(inherited), NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LONGEST_MS,
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const [exit] = (await once(child, 'close')) as [number | null];
  return { exit: exit ?? undefined, lines: output.split('\n') };
}

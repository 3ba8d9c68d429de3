import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT_DIR } from '../scripts/paths.ts';

/** A type error, with its place in the file. */
export interface TypeError {
  /** The path of the file, as the compiler prints it. */
  file: string;
  /** The line, from 1. */
  line: number;
  message: string;
}

/** Compiles a project with the compiler of `npm run check:code`, which is faster than the older one. @returns its errors */
export function typeErrors(config: string): TypeError[] {
  const compiler = join(PROJECT_DIR, 'node_modules', 'typescript-native', 'bin', 'tsc');
  const args = [compiler, '--noEmit', '--pretty', 'false', '--project', config];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', cwd: PROJECT_DIR });
  return stdout
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '))
    .map((text) => {
      const [, file = '', line = '0', message = text] =
        /^(.+?)\((\d+),\d+\): (.+)$/.exec(text) ?? [];
      return { file, line: Number(line), message };
    });
}

/**
 * Programs that some tests need, and that a fresh machine may lack. Without a program these tests are skipped, and the
 * end of the run says so. With `FORGE_CONTRACT_COMPLETE=1`, as in CI, a missing program fails the run.
 */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The environment variable with which a run insists on all programs. */
export const COMPLETE_VARIABLE = 'FORGE_CONTRACT_COMPLETE';

/** The names of each program in the `PATH`, by the name of its package on Debian. */
const PROGRAMS = {
  bash: ['bash'],
  bzip2: ['bzip2'],
  chromium: ['chromium', 'chromium-browser', 'google-chrome'],
  curl: ['curl'],
  'gpg-agent': ['gpg-agent'],
  'golang-go': ['go'],
  gpgsm: ['gpgsm'],
  openssl: ['openssl'],
  python3: ['python3'],
  tar: ['tar'],
};
export type Program = keyof typeof PROGRAMS;

/** Returns the path of a program, if it is installed. The variable `CHROMIUM` may have the path of Chromium. */
export function findProgram(program: Program): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = PROGRAMS[program].flatMap((name) => folders.map((folder) => join(folder, name)));
  if (program === 'chromium' && process.env.CHROMIUM) paths.unshift(process.env.CHROMIUM);
  return paths.find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns true if one of the programs is missing. Tests that need it are skipped: `test.skipIf(lacks('bzip2'))`. */
export function lacks(...programs: Program[]): boolean {
  return programs.some((program) => !findProgram(program));
}

/** Returns a sentence about all missing programs, or nothing if none is missing. */
export function describeMissing(): string | undefined {
  const missing = (Object.keys(PROGRAMS) as Program[]).filter((program) => lacks(program));
  if (missing.length === 0) return undefined;
  return `The tests that need ${new Intl.ListFormat('en').format(missing)} are skipped, since this machine lacks that. On Debian: apt-get install ${missing.join(' ')}`;
}

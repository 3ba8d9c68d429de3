import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './runCommand.ts';

/** The folder with the images, which are kept for the next run, and with everything that the proof creates. */
export const WORK_DIR = join(tmpdir(), 'forge-contract-image');

const STORE = ['--root', join(WORK_DIR, 'store'), '--runroot', join(WORK_DIR, 'run')];

/** Returns the command line of a buildah command that uses the proof's own store of images. */
export function commandOfBuildah(...args: string[]): [program: string, ...args: string[]] {
  return ['buildah', ...STORE, ...args];
}

/** Runs a buildah command on the proof's own store of images, and returns its output. */
export function buildah(...args: string[]): Promise<string> {
  return runCommand(...commandOfBuildah(...args));
}

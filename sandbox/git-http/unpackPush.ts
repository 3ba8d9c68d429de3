import { spawn } from 'node:child_process';
import { copyFile, mkdir, open, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../errorCode.ts';
import { gitEnvironment } from '../git/runGit.ts';

/** A pack without objects. */
export const EMPTY_PACK = Buffer.from(
  '5041434b0000000200000000029d08823bd8a8eab510ad6ac75c823cfd3ed31e',
  'hex',
);

/** The most milliseconds in which git unpacks a push. */
const MAX_TIME = 60_000;

/** The most bytes of an object. A few bytes of a delta can stand for gigabytes. */
const MAX_OBJECT = 512 * 1024 ** 2;

/** Names in trees about which git only warns. Nobody can check them out, or put them into an archive. */
const REFUSED = ['hasDot', 'hasDotdot', 'hasDotgit', 'fullPathname', 'emptyName', 'nullSha1'];

/**
 * Checks the pack of a push, and writes its objects into a folder. The repository can read them after `adoptObjects`.
 * So a slow pack delays nobody, and objects that git refuses never reach the repository.
 * @param dir the folder of the repository, in which a thin pack finds its other objects
 * @param file the body of the push
 * @param start the first byte of the pack
 * @param folder a folder for the objects
 * @returns the reason why git refuses the pack; undefined if the objects are in the folder
 */
export async function unpackPush(
  dir: string,
  file: string,
  start: number,
  folder: string,
): Promise<string | undefined> {
  await mkdir(join(folder, 'pack'), { recursive: true });
  const handle = await open(file);
  try {
    // Git reads the file on from the place that was read last.
    await handle.read(Buffer.alloc(start), 0, start);
    const strict = `--strict=${REFUSED.map((name) => `${name}=error`).join()}`;
    const child = spawn('git', ['index-pack', '--stdin', '--fix-thin', strict], {
      cwd: dir,
      env: {
        ...gitEnvironment(),
        GIT_DIR: dir,
        GIT_OBJECT_DIRECTORY: folder,
        GIT_ALTERNATE_OBJECT_DIRECTORIES: join(dir, 'objects'),
        GIT_ALLOC_LIMIT: String(MAX_OBJECT),
      },
      stdio: [handle.fd, 'ignore', 'pipe'],
      timeout: MAX_TIME,
      killSignal: 'SIGKILL',
    });
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      if (said.length < 1000) said += chunk;
    });
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (status, signal) => {
        if (signal) resolve(`unpacking takes longer than ${MAX_TIME / 1000} s`);
        else resolve(status === 0 ? undefined : reasonIn(said));
      });
    });
  } finally {
    await handle.close();
  }
}

/** Moves the objects of a push into the repository. */
export async function adoptObjects(dir: string, folder: string): Promise<void> {
  const target = join(dir, 'objects', 'pack');
  await mkdir(target, { recursive: true });
  // Git finds a pack by its index, so the index comes last.
  const rank = (name: string) => Number(name.endsWith('.idx'));
  const names = (await readdir(join(folder, 'pack'))).sort((a, b) => rank(a) - rank(b));
  for (const name of names) await moveFile(join(folder, 'pack', name), join(target, name));
}

/** Moves a file, also to another disk. The new name never shows a part of the file. */
async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (errorCode(error) !== 'EXDEV') throw error;
    await copyFile(from, `${to}.lock`);
    await rename(`${to}.lock`, to);
  }
}

/** Returns the first line of git's errors, without the names of folders. */
function reasonIn(said: string): string {
  const [line = 'fatal: the pack is invalid'] = said.match(/^(error|fatal): .*$/gm) ?? [];
  return line.replace(/^\w+: /, '').replaceAll(/\/\S+\//g, '');
}

import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflate, deflateSync } from 'node:zlib';
import type { GitObject } from '../../contract/world/gitObject.ts';
import { errorCode } from '../errorCode.ts';

/** The size up to which an object is written at once. For a small object, handing the work to a thread takes longer. */
const SMALL = 64 * 1024;

/** Git's fastest compression. */
const LEVEL = { level: 1 };

/**
 * Writes an object into a repository as git does: into a file of its own, which appears under its name only when it is
 * whole. @returns the SHA of the object
 */
export async function writeLooseObject(
  dir: string,
  { type, sha, content }: GitObject,
): Promise<string> {
  const folder = join(dir, 'objects', sha.slice(0, 2));
  const path = join(folder, sha.slice(2));
  const temporary = join(folder, `tmp_obj_${randomBytes(8).toString('hex')}`);
  const bytes = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
  if (bytes.length > SMALL) {
    await mkdir(folder, { recursive: true });
    await writeFile(temporary, await promisify(deflate)(bytes, LEVEL), { mode: 0o444 });
    await rename(temporary, path);
    return sha;
  }
  const write = () => writeFileSync(temporary, deflateSync(bytes, LEVEL), { mode: 0o444 });
  try {
    write();
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    mkdirSync(folder, { recursive: true });
    write();
  }
  renameSync(temporary, path);
  return sha;
}

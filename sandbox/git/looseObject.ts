import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { GitObject } from '../../contract/world/gitObject.ts';

const compress = promisify(deflate);

/**
 * Writes an object into a repository as git does: into a file of its own, which appears under its name only when it is
 * whole. @returns the SHA of the object
 */
export async function writeLooseObject(
  dir: string,
  { type, sha, content }: GitObject,
): Promise<string> {
  const folder = join(dir, 'objects', sha.slice(0, 2));
  const temporary = join(folder, `tmp_obj_${randomBytes(8).toString('hex')}`);
  const [bytes] = await Promise.all([
    compress(Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]), { level: 1 }),
    mkdir(folder, { recursive: true }),
  ]);
  await writeFile(temporary, bytes, { mode: 0o444 });
  await rename(temporary, join(folder, sha.slice(2)));
  return sha;
}

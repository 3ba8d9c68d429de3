/**
 * The example world as a package has it: the rows as SQL, and the repositories as packs. So a start computes no commits,
 * and runs no git.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GENERATED_DIR, readDocument } from '../../contract/contract.ts';
import type { Document } from '../../contract/openapi.ts';
import type { WorldSeed } from './buildSeed.ts';

/** The folder of the prepared world, which only packages have. */
const PREPARED_DIR = join(GENERATED_DIR, 'prepared');

/** The file in the folder with the contract. */
export const PREPARED_DOCUMENT = 'openapi.json';

/** The file in the folder that has the world without the packs. */
export const PREPARED_FILE = 'world.json';

/** Reads the prepared world. It is undefined in a checkout. */
export async function readPreparedWorld(folder = PREPARED_DIR): Promise<WorldSeed | undefined> {
  const file = join(folder, PREPARED_FILE);
  if (!existsSync(file)) return undefined;
  const { histories = {}, ...world }: WorldSeed = JSON.parse(await readFile(file, 'utf8'));
  for (const history of Object.values(histories))
    if ('objects' in history && 'pack' in history.objects)
      history.objects.pack = history.objects.pack.map((name) => join(folder, name));
  return { ...world, histories };
}

/**
 * Reads the contract. A package has it prepared, without the examples, which are half of it. The sandbox never reads them.
 */
export function readPreparedDocument(): Promise<Document> {
  const isPrepared = existsSync(join(PREPARED_DIR, PREPARED_DOCUMENT));
  return readDocument(isPrepared ? PREPARED_DIR : GENERATED_DIR);
}

/** The packs: extensions that the build writes to `generated/packs/`, and every tool takes by name. */
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Contract, GENERATED_DIR } from '../contract.ts';
import { didYouMean } from '../nearest.ts';
import { type Document, METHODS, type Operation } from '../openapi.ts';
import { UsageError } from '../usageError.ts';
import type { Extension, SourceDocument } from './extension.ts';
import { mergeOperations } from './mergeOperations.ts';

/**
 * Returns the path of the document of a pack, for the option `extend`.
 * @throws a UsageError for a pack that does not exist
 */
export function packFile(name: string): string {
  const dir = join(GENERATED_DIR, 'packs');
  const file = join(dir, name, 'openapi.json');
  if (existsSync(file)) return file;
  const known = existsSync(dir) ? readdirSync(dir) : [];
  throw new UsageError(
    `There is no pack ${name}${didYouMean(name, known)}. The packs are: ${known.join(', ') || 'none; run `npm run build`'}`,
  );
}

/** A contract with packs, without validators. */
export type WithPacks = Pick<Contract, 'document' | 'extensions'>;

/**
 * Adds the operations of packs to the document of the contract. Unlike `extendContract`, it compiles no validators and
 * checks nothing, because the build has checked the packs. So a sandbox starts without delay.
 */
export async function addPacks(document: Document, packs: string[]): Promise<WithPacks> {
  let whole = document;
  const extensions: Extension[] = [];
  for (const name of packs) {
    const file = packFile(name);
    const pack: SourceDocument = JSON.parse(await readFile(file, 'utf8'));
    const operations = Object.entries(pack.paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) =>
        item[method]
          ? [{ method, path, at: [], definition: item[method] as unknown as Operation }]
          : [],
      ),
    );
    const source = { file, document: pack, problemAt: neverCalled };
    whole = mergeOperations(source, whole, {
      operations,
      schemas: pack.components?.schemas ?? {},
      problems: [],
    });
    const ids = operations.map(({ definition }) => definition.operationId);
    extensions.push({ ...pack.info, file, operations: ids });
  }
  return { document: whole, ...(packs.length > 0 && { extensions }) };
}

function neverCalled(): never {
  throw new Error('A built pack has no problems');
}

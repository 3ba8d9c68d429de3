/** The packs: extensions that the build writes to `generated/packs/`, and every tool takes by name. */
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Contract,
  type ContractOperation,
  GENERATED_DIR,
  hasPath,
  listOperations,
} from '../contract.ts';
import { didYouMean } from '../nearest.ts';
import { type Document, METHODS, type Operation } from '../openapi.ts';
import type { SearchedPack } from '../searchWords.ts';
import { UsageError } from '../usageError.ts';
import type { Extension, SourceDocument } from './extension.ts';
import { mergeOperations } from './mergeOperations.ts';

const PACKS_DIR = join(GENERATED_DIR, 'packs');

function listPacks(): string[] {
  return existsSync(PACKS_DIR) ? readdirSync(PACKS_DIR) : [];
}

/** Reads the packs for a search, which names their operations where the contract has none. */
export function readSearchedPacks(): Promise<SearchedPack[]> {
  return Promise.all(
    listPacks().map(async (name) => {
      const { info, paths }: Document = JSON.parse(await readFile(packFile(name), 'utf8'));
      return searchedPack(name, info.title, listOperations({ paths, webhooks: {} }));
    }),
  );
}

/** Returns the parts of a pack that a search needs. */
export function searchedPack(
  name: string,
  title: string,
  operations: ContractOperation[],
): SearchedPack {
  return {
    name,
    title,
    operations: operations.filter(hasPath).map(({ id, method, path, definition }) => ({
      ...{ id, method, path, summary: definition.summary },
      area: definition.tags.join(' '),
    })),
  };
}

/**
 * Returns the path of the document of a pack, for the option `extend`.
 * @throws a UsageError for a pack that does not exist
 */
export function packFile(name: string): string {
  const file = join(PACKS_DIR, name, 'openapi.json');
  if (existsSync(file)) return file;
  const known = listPacks();
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

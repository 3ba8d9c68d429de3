/** The packs: extensions that the build writes to `generated/packs/`, and every tool takes by name. */
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import {
  type Contract,
  type ContractOperation,
  GENERATED_DIR,
  hasPath,
  listOperations,
  operationsById,
} from '../contract.ts';
import { endSentence } from '../endSentence.ts';
import { didYouMean } from '../nearest.ts';
import { type Document, METHODS, type Operation } from '../openapi.ts';
import type { SearchedPack } from '../searchWords.ts';
import { UsageError } from '../usageError.ts';
import type { Extension, ExtensionSource, SourceDocument } from './extension.ts';
import { mergeOperations } from './mergeOperations.ts';
import type { TakenOperation } from './takeOperations.ts';

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

/** The names that a pack adds to those of the contract. */
export interface PackNames {
  /** The name for `--pack`. */
  name: string;
  /** The operations, by their IDs. */
  operations: Map<string, ContractOperation>;
  /** The keys of the fixtures. */
  fixtures: string[];
}

/** Reads the names of all packs, for messages that say which pack has a name. */
export function readPackNames(): Promise<PackNames[]> {
  return Promise.all(
    listPacks().map(async (name) => {
      const document: SourceDocument = JSON.parse(await readFile(packFile(name), 'utf8'));
      const { paths } = document as unknown as Document;
      return {
        name,
        operations: operationsById({ paths, webhooks: {} }),
        fixtures: Object.keys(document['x-fixtures'] ?? {}),
      };
    }),
  );
}

/** Returns the names of the packs that a contract has, for `--pack`. */
export function namePacks({ extensions = [] }: Pick<Contract, 'extensions'>): string[] {
  return extensions.flatMap(({ file }) => (isPackFile(file) ? (packNameOf(file) ?? []) : []));
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
    `${endSentence(`There is no pack ${name}${didYouMean(name, known)}`)} The packs are: ${known.join(', ') || 'none; run `npm run build`'}`,
  );
}

/** Finds the packs in a bundle of `forge-contract extend`, by the titles of its extensions. */
export async function packsIn({ document }: ExtensionSource): Promise<PackInBundle[]> {
  const titles = (document['x-extensions'] ?? []).map(({ title }) => title);
  if (titles.length === 0) return [];
  const packs = await Promise.all(
    listPacks().map(async (name) => {
      const file = packFile(name);
      const { info }: SourceDocument = JSON.parse(await readFile(file, 'utf8'));
      return { file, title: info.title };
    }),
  );
  return packs.filter(({ title }) => titles.includes(title));
}

/** A pack that a bundle contains: its own file, and the title that its operations are marked with. */
export interface PackInBundle {
  file: string;
  title: string;
}

/** A contract with packs, without validators. */
export type WithPacks = Pick<Contract, 'document' | 'extensions'>;

/** Returns true for the document of a pack, which the build has checked. */
export function isPackFile(file: string): boolean {
  return dirname(dirname(file)) === PACKS_DIR;
}

/** Returns the name of the pack whose document a package has at this path. Undefined for another path. */
export function packNameOf(file: string): string | undefined {
  const packs = dirname(dirname(file));
  const isPack = basename(packs) === 'packs' && basename(dirname(packs)) === 'generated';
  return isPack ? basename(dirname(file)) : undefined;
}

/**
 * Adds the operations of packs to the document of the contract. Unlike `extendContract`, it compiles no validators and
 * checks nothing, because the build has checked the packs. So a sandbox starts without delay.
 */
export async function addPacks(document: Document, packs: string[]): Promise<WithPacks> {
  let whole = document;
  const extensions: Extension[] = [];
  for (const name of packs) {
    const added = await addPackFile(whole, packFile(name));
    whole = added.document;
    extensions.push(added.extension);
  }
  return { document: whole, ...(packs.length > 0 && { extensions }) };
}

/** A document with the operations of a pack. */
export interface WithPack {
  document: Document;
  extension: Extension;
  source: ExtensionSource;
  operations: TakenOperation[];
}

/** Adds the operations of a built pack to a document. */
export async function addPackFile(document: Document, file: string): Promise<WithPack> {
  const pack: SourceDocument = JSON.parse(await readFile(file, 'utf8'));
  const operations = Object.entries(pack.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) =>
      item[method]
        ? [{ method, path, at: [], definition: item[method] as unknown as Operation }]
        : [],
    ),
  );
  const source = { file, document: pack, problemAt: neverCalled };
  const schemas = pack.components?.schemas ?? {};
  const ids = operations.map(({ definition }) => definition.operationId);
  return {
    document: mergeOperations(source, document, { operations, schemas, problems: [] }),
    extension: { ...pack.info, file, operations: ids },
    ...{ source, operations },
  };
}

function neverCalled(): never {
  throw new Error('A built pack has no problems');
}

/**
 * Plants the faults that YAML files describe in a copy of the sandbox's source. In the package, the source is compiled,
 * and `compiled.json` has the faults.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import type * as Sandbox from '../../../sandbox/index.ts';
import type { SourceFault } from '../fault.ts';

/** The folder of the faults that each break a statement of the API documentation. */
const STATEMENTS_DIR = join(import.meta.dirname, 'statements');

/** The folder of the project. */
export const PROJECT_DIR = join(import.meta.dirname, '..', '..', '..');

/** The names of the YAML files with faults in this folder, such as `first`. */
export const SOURCE_LISTS = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => file.replace('.yaml', ''));

/** The names of the YAML files in that folder, one for each area of the API: `statements/tags`. */
export const STATEMENT_LISTS = (existsSync(STATEMENTS_DIR) ? readdirSync(STATEMENTS_DIR) : [])
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => `statements/${file.replace('.yaml', '')}`);

/** A statement for which there cannot be a fault, with the reason. */
export interface NotPlanted {
  statement: string;
  notPlanted: string;
}

/** A fault that breaks a statement of the API documentation. */
export type StatementFault = SourceFault & { statement: string };

/**
 * Reads the faults that each break a statement. The default of `id` is the ID of the statement, so that further faults
 * of the same statement need an `id` of their own.
 * @param list one of `STATEMENT_LISTS`
 */
export function readStatementFaults(list: string): {
  faults: StatementFault[];
  notPlanted: NotPlanted[];
} {
  const entries: ((Omit<StatementFault, 'kind' | 'id'> & { id?: string }) | NotPlanted)[] = parse(
    readFileSync(join(import.meta.dirname, `${list}.yaml`), 'utf8'),
  );
  return {
    notPlanted: entries.filter((entry) => 'notPlanted' in entry),
    faults: entries.flatMap((entry) =>
      'notPlanted' in entry ? [] : { id: entry.statement, ...entry, kind: 'source' as const },
    ),
  };
}

/**
 * Reads a YAML file of faults. An entry has the fields of a `SourceFault` except `kind`. The default of `id` is the
 * file's name and the entry's number, such as `first-7`.
 * @param list one of `SOURCE_LISTS`
 */
export function readSourceFaults(list: string): SourceFault[] {
  const entries: Omit<SourceFault, 'kind' | 'id'>[] = parse(
    readFileSync(join(import.meta.dirname, `${list}.yaml`), 'utf8'),
  );
  return entries.map((entry, index) => ({ id: `${list}-${index + 1}`, ...entry, kind: 'source' }));
}

/**
 * Returns the text of the source file with the fault in it.
 * @throws an Error if the file does not contain the `search` text exactly once
 */
export function changedSource({ id, summary, file, search, replace }: SourceFault): string {
  const parts = readFileSync(join(PROJECT_DIR, 'sandbox', file), 'utf8').split(search);
  if (parts.length !== 2)
    throw new Error(
      `The \`search\` text of the fault \`${id}\` (${summary}) occurs ${parts.length - 1} times in sandbox/${file}. Change it so that it occurs exactly once.`,
    );
  return parts.join(replace);
}

/** A copy of the sandbox's source with one fault. Links lead to the rest of the project. */
export interface ChangedSource {
  /** The folder that contains the copy and the links. */
  folder: string;
  remove(): void;
}

/** A faulty copy of the sandbox that was loaded into this process. */
export interface ChangedSandbox {
  sandbox: typeof Sandbox;
  remove(): void;
}

/**
 * Plants a fault in a copy of the sandbox's source, and loads the copy.
 * @throws an Error if the file does not contain the `search` text exactly once
 */
export async function plantInSource(fault: SourceFault): Promise<ChangedSandbox> {
  const { folder, remove } = copyWithFault(fault);
  const sandbox = await import(pathToFileURL(join(folder, 'sandbox', INDEX)).href);
  return { sandbox, remove };
}

/** The module by which others enter the sandbox: `index.js` in the package. */
const INDEX = `index${extname(import.meta.filename)}`;

/**
 * Copies the source of the sandbox, and plants a fault in the copy.
 * @throws an Error if the file does not contain the `search` text exactly once
 */
export function copyWithFault(fault: SourceFault): ChangedSource {
  const changed = changedSource(fault);
  const root = mkdtempSync(join(tmpdir(), 'fault-'));
  const folder = folderWithPackages(root);
  for (const entry of readdirSync(PROJECT_DIR))
    if (!['sandbox', 'node_modules'].includes(entry) && !entry.startsWith('.'))
      symlinkSync(join(PROJECT_DIR, entry), join(folder, entry));
  cpSync(join(PROJECT_DIR, 'sandbox'), join(folder, 'sandbox'), { recursive: true });
  writeFileSync(join(folder, 'sandbox', fault.file), changed);
  return { folder, remove: () => rmSync(root, { recursive: true }) };
}

/**
 * Creates a folder below another in which Node.js finds the same packages as in the project. An installed package has
 * its dependencies in several folders `node_modules`: its own and those above it.
 */
function folderWithPackages(root: string): string {
  const { resolve } = createRequire(join(PROJECT_DIR, 'package.json'));
  const found = (resolve.paths('any') ?? []).filter((path) => existsSync(path));
  return found.reduceRight((folder, packages) => {
    const inner = join(folder, 'in');
    mkdirSync(inner);
    symlinkSync(packages, join(inner, 'node_modules'));
    return inner;
  }, root);
}

/** Plants faults from YAML in a copy of the sandbox's source. */
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import type * as Sandbox from '../../sandbox/index.ts';
import type { SourceFault } from '../fault.ts';

const PROJECT_DIR = join(import.meta.dirname, '..', '..');

/** The lists of faults in this folder: `first`. */
export const SOURCE_LISTS = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => file.replace('.yaml', ''));

/**
 * Reads a list of faults. An entry has the fields of a `SourceFault` except `kind`. Default of `id`: the
 * list and the entry's number, `first-7`.
 * @param list one of `SOURCE_LISTS`
 */
export function readSourceFaults(list: string): SourceFault[] {
  const entries: Omit<SourceFault, 'kind' | 'id'>[] = parse(
    readFileSync(join(import.meta.dirname, `${list}.yaml`), 'utf8'),
  );
  return entries.map((entry, index) => ({ id: `${list}-${index + 1}`, ...entry, kind: 'source' }));
}

/**
 * Returns the file of a fault with its change.
 * @throws an Error if the file does not contain the text exactly once
 */
export function changedSource({ id, summary, file, search, replace }: SourceFault): string {
  const parts = readFileSync(join(PROJECT_DIR, 'sandbox', file), 'utf8').split(search);
  if (parts.length !== 2)
    throw new Error(
      `The fault ${id} (${summary}) replaces a text that sandbox/${file} has ${parts.length - 1} times: make \`search\` fit the file.`,
    );
  return parts.join(replace);
}

/** A copy of the sandbox with one fault. The rest of the project is linked. */
export interface ChangedSandbox {
  sandbox: typeof Sandbox;
  remove(): void;
}

/**
 * Plants a fault in a copy of the sandbox.
 * @throws an Error if the fault does not fit the source any more
 */
export async function plantInSource(fault: SourceFault): Promise<ChangedSandbox> {
  const changed = changedSource(fault);
  const folder = mkdtempSync(join(tmpdir(), 'fault-'));
  for (const entry of readdirSync(PROJECT_DIR))
    if (entry !== 'sandbox' && !entry.startsWith('.'))
      symlinkSync(join(PROJECT_DIR, entry), join(folder, entry));
  cpSync(join(PROJECT_DIR, 'sandbox'), join(folder, 'sandbox'), { recursive: true });
  writeFileSync(join(folder, 'sandbox', fault.file), changed);
  const sandbox = await import(pathToFileURL(join(folder, 'sandbox', 'index.ts')).href);
  return { sandbox, remove: () => rmSync(folder, { recursive: true }) };
}

/** Faults made by hand: a text of the sandbox's source in place of another. */
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
import type * as Sandbox from '../../../../sandbox/index.ts';
import { PROJECT_DIR } from '../../../../scripts/paths.ts';

/** One fault. */
export interface Mutant {
  /** What is wrong, for people. */
  name: string;
  kind: string;
  /** What the documents do not say, so that no suite can know that it is wrong: `who may create a runner`. */
  notStated?: string;
  /** Below `sandbox/`. */
  file: string;
  /** Stands in the file once. */
  search: string;
  replace: string;
}

/** @param name of the file beside this one: `first` */
export function readMutants(name: string): Mutant[] {
  return parse(readFileSync(join(import.meta.dirname, `${name}.yaml`), 'utf8'));
}

/** A copy of the sandbox with one fault; the rest of the project is the one that there is. */
export interface MutatedSandbox {
  sandbox: typeof Sandbox;
  remove(): void;
}

/** @throws an Error when the text is not in the file, or more than once: the source has changed since */
export async function mutated({ name, file, search, replace }: Mutant): Promise<MutatedSandbox> {
  const folder = mkdtempSync(join(tmpdir(), 'mutant-'));
  for (const entry of readdirSync(PROJECT_DIR))
    if (entry !== 'sandbox' && !entry.startsWith('.'))
      symlinkSync(join(PROJECT_DIR, entry), join(folder, entry));
  cpSync(join(PROJECT_DIR, 'sandbox'), join(folder, 'sandbox'), { recursive: true });
  const path = join(folder, 'sandbox', file);
  const parts = readFileSync(path, 'utf8').split(search);
  if (parts.length !== 2)
    throw new Error(`${name}: sandbox/${file} has the text ${parts.length - 1} times`);
  writeFileSync(path, parts.join(replace));
  const sandbox = await import(pathToFileURL(join(folder, 'sandbox', 'index.ts')).href);
  return { sandbox, remove: () => rmSync(folder, { recursive: true }) };
}

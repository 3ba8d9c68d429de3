/** Plants a fault in a copy of the sandbox: in its source, or in its compiled modules in the package. */
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
import type * as Sandbox from '../../../sandbox/index.ts';
import type { SourceFault } from '../fault.ts';

/** The folder of the project. */
export const PROJECT_DIR = join(import.meta.dirname, '..', '..', '..');

/** Returns the changed file of a fault, relative to `sandbox/`, and its text. */
async function readChanged(fault: SourceFault): Promise<{ file: string; text: string }> {
  const { file, compiled } = fault;
  if (!compiled) {
    // The package has no compiler, so this module is loaded for faults in the source only.
    const { faultySource } = await import('./faultySource.ts');
    return { file, text: faultySource(fault) };
  }
  const text = readFileSync(join(PROJECT_DIR, 'sandbox', file), 'utf8');
  return { file, text: text.replace(compiled.search, () => compiled.replace) };
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
 * @throws an Error if the fault does not fit the source
 */
export async function plantInSource(fault: SourceFault): Promise<ChangedSandbox> {
  const { folder, remove } = await copyWithFault(fault);
  const sandbox = await import(pathToFileURL(join(folder, 'sandbox', INDEX)).href);
  return { sandbox, remove };
}

/** The module by which others enter the sandbox: `index.js` in the package. */
const INDEX = `index${extname(import.meta.filename)}`;

/**
 * Copies the source of the sandbox, and plants a fault in the copy.
 * @throws an Error if the fault does not fit the source
 */
export async function copyWithFault(fault: SourceFault): Promise<ChangedSource> {
  const { file, text } = await readChanged(fault);
  const root = mkdtempSync(join(tmpdir(), 'fault-'));
  const folder = folderWithPackages(root);
  for (const entry of readdirSync(PROJECT_DIR))
    if (!['sandbox', 'node_modules'].includes(entry) && !entry.startsWith('.'))
      symlinkSync(join(PROJECT_DIR, entry), join(folder, entry));
  cpSync(join(PROJECT_DIR, 'sandbox'), join(folder, 'sandbox'), { recursive: true });
  writeFileSync(join(folder, 'sandbox', file), text);
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

/** Plants faults in a copy of the sandbox: in its source, or in its compiled modules in the package. */
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

/** A changed copy of the sandbox's source. Links lead to the rest of the project. */
export interface ChangedSource {
  /** The folder that contains the copy and the links. */
  folder: string;
  remove(): void;
}

/** A changed copy of the sandbox that was loaded into this process. */
export interface ChangedSandbox extends ChangedSource {
  sandbox: typeof Sandbox;
}

/**
 * Plants faults in a copy of the sandbox's source, and loads the copy.
 * @throws an Error if a fault does not fit the source
 */
export async function loadWithFaults(faults: SourceFault[]): Promise<ChangedSandbox> {
  const { folder, remove } = await copyWithFaults(faults);
  const sandbox = await import(pathToFileURL(join(folder, 'sandbox', INDEX)).href);
  return { sandbox, folder, remove };
}

/** The module by which others enter the sandbox: `index.js` in the package. */
const INDEX = `index${extname(import.meta.filename)}`;

/**
 * Copies the source of the sandbox, and plants faults in the copy.
 * @throws an Error if a fault does not fit the source
 */
export async function copyWithFaults(faults: SourceFault[]): Promise<ChangedSource> {
  const root = mkdtempSync(join(tmpdir(), 'fault-'));
  const remove = () => rmSync(root, { recursive: true });
  try {
    const folder = folderWithPackages(root);
    for (const entry of readdirSync(PROJECT_DIR))
      if (!['sandbox', 'node_modules'].includes(entry) && !entry.startsWith('.'))
        symlinkSync(join(PROJECT_DIR, entry), join(folder, entry));
    cpSync(join(PROJECT_DIR, 'sandbox'), join(folder, 'sandbox'), { recursive: true });
    for (const fault of faults) {
      const file = join(folder, 'sandbox', fault.file);
      writeFileSync(file, await plant(fault, readFileSync(file, 'utf8')));
    }
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Returns the text of a module with a fault in it. */
async function plant(fault: SourceFault, text: string): Promise<string> {
  const { id, file, compiled } = fault;
  if (!compiled) {
    // The package has no compiler, so this module is loaded for faults in the source only.
    const { plantInText } = await import('./faultySource.ts');
    return plantInText(fault, text);
  }
  if (!text.includes(compiled.search)) throw new Error(`The fault ${id} does not fit ${file}.`);
  return text.replace(compiled.search, () => compiled.replace);
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

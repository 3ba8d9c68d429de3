import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PROJECT_DIR } from './paths.ts';

/**
 * Folders with inputs of the build: the source, the code of the build, and code that the build imports. The reference
 * documentation shows the guides.
 */
const FOLDERS = ['openapi', 'scripts', 'contract', 'wire', 'judge', 'docs/guides'];
/**
 * Other input files: settings of the linters, the versions of all packages, the address of the reference, and the control
 * API. The reference documentation shows the changelog.
 */
const FILES = [
  'redocly.yaml',
  '.spectral.js',
  'package.json',
  'package-lock.json',
  'sandbox/control/openapi.yaml',
  'CHANGELOG.md',
];

/** Files in these folders that the build does not read: tests, fixtures of lint rules, pages for maintainers, handlers of packs. */
const NOT_READ =
  /\.test\.ts$|^packs\/.+\.ts$|^(?!docs\/).*\.md$|\/testing\/|^openapi\/rules\/.+\/(good|bad)\.yaml$/;

/**
 * Computes a hash of all inputs of the build.
 * @param projectDir the folder of the project
 */
export function hashOfInputs(projectDir = PROJECT_DIR): string {
  return hashOf(projectDir, FOLDERS, FILES);
}

/** Computes a hash of the files of the packs that the build reads, besides those of `hashOfInputs`. */
export function hashOfPacks(projectDir = PROJECT_DIR): string {
  return hashOf(projectDir, ['packs'], []);
}

function hashOf(projectDir: string, folders: string[], others: string[]): string {
  const inFolders = folders.flatMap((folder) => filesIn(projectDir, folder));
  const files = [...inFolders.filter((file) => !NOT_READ.test(file)), ...others].sort();
  const hash = createHash('sha256');
  // Every command waits for this function. For so many small files, synchronous reads take a quarter of the time.
  for (const file of files) {
    const text = readFileSync(join(projectDir, file));
    // The length marks the end of each file. Without it, text could move from one file to the next unnoticed.
    hash.update(`${file} ${text.length}\n`).update(text);
  }
  return hash.digest('hex');
}

function filesIn(projectDir: string, folder: string): string[] {
  return readdirSync(join(projectDir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(projectDir, join(entry.parentPath, entry.name)));
}

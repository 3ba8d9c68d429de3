import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PROJECT_DIR } from './paths.ts';

/** Folders that decide what the build makes: the source, the build itself, and what it is made with. */
const FOLDERS = ['openapi', 'scripts', 'contract', 'wire', 'judge'];
/**
 * Files that do so as well: how the linters are set up, the versions of all packages, the control API, and what
 * the reference says has changed.
 */
const FILES = [
  'redocly.yaml',
  '.spectral.js',
  'package-lock.json',
  'sandbox/control/openapi.yaml',
  'CHANGELOG.md',
];

/** What stands in the folders and is not read by a build: tests, fixtures of lint rules, texts for people. */
const NOT_READ = /\.test\.ts$|\.md$|\/testing\/|^openapi\/rules\/.+\/(good|bad)\.yaml$/;

/**
 * One hash over everything that decides what the build makes.
 * @param projectDir the folder that holds the project
 */
export function hashOfInputs(projectDir = PROJECT_DIR): string {
  const inFolders = FOLDERS.flatMap((folder) => filesIn(projectDir, folder));
  const files = [...inFolders.filter((file) => !NOT_READ.test(file)), ...FILES].sort();
  const hash = createHash('sha256');
  // Synchronously, since every command waits for it: for so many small files that takes a quarter of the time.
  for (const file of files) {
    const text = readFileSync(join(projectDir, file));
    // With their lengths, since otherwise two files could share their bytes in another way.
    hash.update(`${file} ${text.length}\n`).update(text);
  }
  return hash.digest('hex');
}

function filesIn(projectDir: string, folder: string): string[] {
  return readdirSync(join(projectDir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(projectDir, join(entry.parentPath, entry.name)));
}

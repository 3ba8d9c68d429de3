/** Where things are. Absolute paths. */
import { dirname, join, relative, sep } from 'node:path';

export const PROJECT_DIR = join(import.meta.dirname, '..');
export const SOURCE_DIR = join(PROJECT_DIR, 'openapi');
/** The folder of the document of the sandbox's control API, which has nothing to do with the contract. */
export const CONTROL_DIR = join(PROJECT_DIR, 'sandbox', 'control');
export const GENERATED_DIR = join(PROJECT_DIR, 'generated');
/** What a build remembers so that the next one has less to do. Safe to delete. */
export const CACHE_DIR = join(PROJECT_DIR, '.cache');

/** The document that all others of a source are reached from. */
export function rootFile(sourceDir: string): string {
  return join(sourceDir, 'openapi.yaml');
}

/** A file of a source as problems name it: relative to the project, or to the folder that a source elsewhere is in. */
export function shownPath(file: string, sourceDir: string): string {
  const isHere = sourceDir.startsWith(PROJECT_DIR + sep);
  return relative(isHere ? PROJECT_DIR : dirname(sourceDir), file);
}

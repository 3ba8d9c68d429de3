/** The absolute paths of files and folders of the project. */
import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

export const PROJECT_DIR = join(import.meta.dirname, '..');
export const SOURCE_DIR = join(PROJECT_DIR, 'openapi');
/** The folder with the OpenAPI document of the sandbox's control API. The contract does not contain this API. */
export const CONTROL_DIR = join(PROJECT_DIR, 'sandbox', 'control');
export const GENERATED_DIR = join(PROJECT_DIR, 'generated');
/** Records of earlier builds, which save work. The folder can be deleted at any time. */
export const CACHE_DIR = join(PROJECT_DIR, '.cache');

/** Returns the root document of a source folder. All other files are found through its references. */
export function rootFile(sourceDir: string): string {
  return join(sourceDir, 'openapi.yaml');
}

/**
 * Returns the file with the form of files in a source: its own one, or else that of `openapi/`, which every contract
 * shares.
 */
export function formFile(sourceDir: string, name: string): string {
  const own = join(sourceDir, name);
  return existsSync(own) ? own : join(SOURCE_DIR, name);
}

/**
 * Returns a path for messages. It is relative to the project, or for a source outside of the project, to the source's
 * parent.
 */
export function shownPath(file: string, sourceDir: string): string {
  const isHere = sourceDir.startsWith(PROJECT_DIR + sep);
  return relative(isHere ? PROJECT_DIR : dirname(sourceDir), file);
}

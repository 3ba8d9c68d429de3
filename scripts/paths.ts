/** Absolute paths of the files and folders of the project. */
import { dirname, join, relative, sep } from 'node:path';

export const PROJECT_DIR = join(import.meta.dirname, '..');
export const SOURCE_DIR = join(PROJECT_DIR, 'openapi');
/** The folder with the OpenAPI document of the sandbox's control API. The contract does not contain this API. */
export const CONTROL_DIR = join(PROJECT_DIR, 'sandbox', 'control');
export const GENERATED_DIR = join(PROJECT_DIR, 'generated');
/** Records of earlier builds that save work. Safe to delete. */
export const CACHE_DIR = join(PROJECT_DIR, '.cache');

/** The root document of a source. Its references lead to all others. */
export function rootFile(sourceDir: string): string {
  return join(sourceDir, 'openapi.yaml');
}

/** A path for messages: relative to the project, or for a source outside of it, to the parent of its folder. */
export function shownPath(file: string, sourceDir: string): string {
  const isHere = sourceDir.startsWith(PROJECT_DIR + sep);
  return relative(isHere ? PROJECT_DIR : dirname(sourceDir), file);
}

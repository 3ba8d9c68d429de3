/** Where things are. Absolute paths. */
import { join } from 'node:path';

export const PROJECT_DIR = join(import.meta.dirname, '..');
export const SOURCE_DIR = join(PROJECT_DIR, 'openapi');
export const ROOT_FILE = join(SOURCE_DIR, 'openapi.yaml');
export const CASES_DIR = join(SOURCE_DIR, 'cases');
export const WORLD_DIR = join(SOURCE_DIR, 'world');
export const WORKFLOWS_DIR = join(SOURCE_DIR, 'workflows');
export const GENERATED_DIR = join(PROJECT_DIR, 'generated');
export const COVERAGE_FILE = join(PROJECT_DIR, 'docs', 'coverage.md');
export const REFERENCE_DIR = join(PROJECT_DIR, 'docs', 'reference');
/** What a build remembers so that the next one has less to do. Safe to delete. */
export const CACHE_DIR = join(PROJECT_DIR, '.cache');
/** The script of the `redocly` command, for what its library does not offer. */
export const REDOCLY_COMMAND = join(
  PROJECT_DIR,
  'node_modules',
  '@redocly',
  'cli',
  'bin',
  'cli.js',
);

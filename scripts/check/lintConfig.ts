import { join } from 'node:path';
import { type Config, loadConfig } from '@redocly/openapi-core';
import { PROJECT_DIR } from '../paths.ts';

/**
 * Loads `redocly.yaml` with the rules of ours.
 * @throws an Error that names the rule that cannot be loaded
 */
export function lintConfig(): Promise<Config> {
  return loadConfig({ configPath: join(PROJECT_DIR, 'redocly.yaml') }).catch((error) => {
    // Redocly writes the plugin before it, which is not what is wrong, and the stack behind it.
    const [, message] = /^Failed to load plugin "[^"]*": (.*)$/m.exec(error.message) ?? [];
    throw message === undefined ? error : new Error(message, { cause: error });
  });
}

import { join } from 'node:path';
import { type Config, loadConfig } from '@redocly/openapi-core';
import { PROJECT_DIR } from '../paths.ts';

/**
 * Loads `redocly.yaml` with the rules of this project.
 * @throws an Error with the name of the rule that cannot be loaded
 */
export function lintConfig(): Promise<Config> {
  return loadConfig({ configPath: join(PROJECT_DIR, 'redocly.yaml') }).catch((error) => {
    // Redocly adds the name of the plugin and the stack to the message. Only the message itself helps to find the
    // mistake.
    const [, message] = /^Failed to load plugin "[^"]*": (.*)$/m.exec(error.message) ?? [];
    throw message === undefined ? error : new Error(message, { cause: error });
  });
}

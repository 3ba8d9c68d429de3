import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from '../contract/usageError.ts';
import type { OwnHandlers } from '../sandbox/index.ts';

/**
 * Reads the handlers from an ES module: from its exports, or from its export `handlers`.
 * @throws a UsageError for a module that cannot be loaded
 */
export async function readHandlers(file: string): Promise<OwnHandlers> {
  try {
    const { default: all, handlers, ...named } = await import(pathToFileURL(resolve(file)).href);
    return { ...all, ...handlers, ...named };
  } catch (error) {
    throw new UsageError(`--handlers: ${file} cannot be loaded: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

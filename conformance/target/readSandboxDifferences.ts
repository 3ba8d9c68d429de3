import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A case to which a server rightly responds differently than documented. */
export interface KnownDifference {
  operation: string;
  /** The name of the case. */
  case: string;
  /** The reason why the difference stays. */
  reason: string;
}

/** Reads the cases to which the sandbox with the example world (`openapi/world`) responds differently. */
export async function readSandboxDifferences(): Promise<KnownDifference[]> {
  const file = join(import.meta.dirname, 'sandboxDifferences.yaml');
  return parse(await readFile(file, 'utf8')) as KnownDifference[];
}

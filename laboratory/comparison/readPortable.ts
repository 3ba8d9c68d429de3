import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GENERATED_DIR } from '../../contract/contract.ts';

/** Reads the portable edition of the contract, for tools that read OpenAPI 3.0 only. */
export async function readPortable(): Promise<object> {
  return JSON.parse(await readFile(join(GENERATED_DIR, 'openapi.portable.json'), 'utf8'));
}

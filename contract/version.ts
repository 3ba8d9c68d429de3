import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of the installed package, or of the project. It is also that of the contract. */
export const VERSION: string = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'),
).version;

import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { type Fault, faultText } from '../../../sandbox/index.ts';

const FILE = join(import.meta.dirname, 'notFoundYet.yaml');
const HEAD =
  '# Faults on operations that no suite finds yet. The proof fails over others, and over one of these that is found.\n';

const NOT_FOUND_YET = new Set<string>(parse(readFileSync(FILE, 'utf8')));

/** Whether it is known that no suite finds a fault yet. */
export function isNotFoundYet(fault: Fault): boolean {
  return NOT_FOUND_YET.has(faultText(fault));
}

/** Writes the list anew, for the next proof. */
export async function writeNotFoundYet(faults: Fault[]): Promise<void> {
  await writeFile(FILE, HEAD + stringify(faults.map(faultText).sort()));
}

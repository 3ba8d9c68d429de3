import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Fault, faultText } from '../../../sandbox/index.ts';

const NOT_FOUND_YET = new Set<string>(
  parse(readFileSync(join(import.meta.dirname, 'notFoundYet.yaml'), 'utf8')),
);

/** Whether it is known that no suite finds a fault yet. */
export function isNotFoundYet(fault: Fault): boolean {
  return NOT_FOUND_YET.has(faultText(fault));
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFault } from '../fault.ts';
import {
  BLIND_LISTS,
  type BlindFault,
  readBlindFaults,
  readStatementFaults,
  readTolerant,
  STATEMENT_LISTS,
  type StatementFault,
} from './readFaults.ts';

/** The changes in the source that servers with a fault need. */
export interface AllSourceFaults {
  /** The faults that each break a statement. */
  ofStatements: StatementFault[];
  /** The faults of the authors who do not know the suites. */
  ofAuthors: BlindFault[];
  /** The changes of a tolerant sandbox. */
  tolerant: SourceFault[];
}

/** The file that the package has in place of the YAML files. Its faults change compiled modules. */
export const COMPILED_FAULTS = 'compiled.json';

/** Reads the faults of all lists that name their operations. */
export function readAllSourceFaults(): AllSourceFaults {
  const compiled = join(import.meta.dirname, COMPILED_FAULTS);
  if (existsSync(compiled)) return JSON.parse(readFileSync(compiled, 'utf8'));
  return {
    ofStatements: STATEMENT_LISTS.flatMap((list) => readStatementFaults(list).faults),
    ofAuthors: BLIND_LISTS.flatMap(readBlindFaults),
    tolerant: readTolerant(),
  };
}

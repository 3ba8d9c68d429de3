import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BLIND_LISTS,
  type BlindFault,
  readBlindFaults,
  readStatementFaults,
  STATEMENT_LISTS,
  type StatementFault,
} from './readFaults.ts';

/** The faults in the source that name their operations. */
export interface AllSourceFaults {
  /** The faults that each break a statement. */
  ofStatements: StatementFault[];
  /** The faults of the authors who do not know the suites. */
  ofAuthors: BlindFault[];
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
  };
}

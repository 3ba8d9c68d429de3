/**
 * Checks that the values in the requests and responses of every case are in the example world (openapi/world), or
 * marked as exceptions.
 */
import { operationsById } from '../../contract/contract.ts';
import type { Document } from '../../contract/openapi.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { checkWrittenFirst } from '../check/checkWrittenFirst.ts';
import { problemInCase } from '../read/problemInCase.ts';
import type { SourceCase } from '../read/readCases.ts';
import { checkNamedRows, readListedColumns } from './checkNamedRows.ts';
import { checkPlainValues, knownShas } from './checkPlainValues.ts';
import { checkSentValues } from './checkSentValues.ts';
import type { CompiledWorld } from './compileWorld.ts';

export function checkCasesAgainstWorld(
  document: Document,
  compiled: CompiledWorld,
  cases: SourceCase[],
): Problem[] {
  const operations = operationsById(document);
  const listed = readListedColumns(document, operations.values());
  const shas = knownShas(compiled);
  const problemsIn = (documented: SourceCase) => {
    const operation = operations.get(documented.operation);
    // `checkCases` reports a case whose operation does not exist.
    if (!operation) return [];
    const { findings, rows } = checkSentValues(document, compiled, operation, documented);
    return [
      ...findings,
      ...checkNamedRows(document, compiled, operation, documented, { named: rows, listed }),
      ...checkPlainValues(compiled, documented, shas),
    ].map(({ path, rule, message }) => problemInCase(documented, path, rule, message));
  };
  return checkWrittenFirst(cases, problemsIn);
}

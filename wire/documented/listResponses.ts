import type { Case } from '../../contract/case.ts';
import { listOperations } from '../../contract/contract.ts';
import type { DocumentedOperation } from '../../contract/documentedResponses.ts';
import { groupBy } from '../../contract/groupBy.ts';
import type { Document } from '../../contract/openapi.ts';
import { documentOperation } from './documentOperation.ts';

/**
 * Returns the responses of the cases, by operation and case name, with the required parts of requests. By the other
 * facts, a test double in a browser (msw) chooses a case and repeats values of a request.
 */
export function listResponses(
  document: Document,
  cases: Case[],
): Record<string, DocumentedOperation> {
  const casesOf = groupBy(cases, ({ operation }) => operation);
  return Object.fromEntries(
    listOperations(document).map((operation) => [
      operation.id,
      documentOperation(document, operation, casesOf.get(operation.id) ?? []),
    ]),
  );
}

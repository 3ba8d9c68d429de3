import { type ContractOperation, listOperations } from '../../contract/contract.ts';
import { literalPaths } from '../../contract/literalPaths.ts';
import type { Document } from '../../contract/openapi.ts';
import { callFacts } from '../../wire/callFacts.ts';
import { BANNER } from './banner.ts';
import type { Output } from './output.ts';

/**
 * Writes the method and path of each operation, for calls by operationId. Operations without a path are left out,
 * because only the caller knows their URL.
 */
export const operations: Output = {
  file: 'generated/operations.ts',
  committed: true,
  text: ({ document }) => {
    return `// ${BANNER}
import type { CallFact } from '../contract/callFact.ts';
import type { Method } from '../contract/openapi.ts';

/** The method and path of an operation, and further facts that a client needs for the call. */
export type OperationPlace = readonly [method: Method, path: string, ...facts: CallFact[]];

/** All operations that have a path, by operationId. */
export const operations = {
${operationEntries(listOperations(document))}
} as const satisfies Record<string, OperationPlace>;

/**
 * The paths without a parameter where the path of another operation has one. A request with this value would reach the
 * wrong operation: the path of a runner with the ID 'all'.
 */
export const literalPaths: readonly string[] = [
${literalEntries(document)}
];
`;
  },
};

/** Returns the members of a table of operations: an operation for each line. */
export function operationEntries(operations: ContractOperation[]): string {
  return operations
    .flatMap((operation) => {
      const { id, method, path } = operation;
      if (path === undefined) return [];
      const cells = [method, path, ...callFacts(operation)].map((cell) => `'${cell}'`);
      return [`  ${id}: [${cells.join(', ')}],`];
    })
    .join('\n');
}

/** Returns the items of the list of literal paths: a path for each line. */
export function literalEntries(document: Document): string {
  return literalPaths(listOperations(document))
    .map((place) => `  '${place}',`)
    .join('\n');
}

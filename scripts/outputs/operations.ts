import { callFact } from '../../contract/callFact.ts';
import { operationsOf } from '../../contract/contract.ts';
import { BANNER } from './banner.ts';
import type { Output } from './output.ts';

/**
 * Where each operation is, for calls by name. One without a path is not in it, since only the caller
 * knows its address.
 */
export const operations: Output = {
  file: 'generated/operations.ts',
  committed: true,
  text: ({ document }) => {
    const entries = operationsOf(document).flatMap((operation) => {
      const { id, method, path } = operation;
      if (path === undefined) return [];
      const fact = callFact(operation);
      const cells = [method, path, ...(fact ? [fact] : [])].map((cell) => `'${cell}'`);
      return [`  ${id}: [${cells.join(', ')}],`];
    });
    return `// ${BANNER}
import type { CallFact } from '../contract/callFact.ts';
import type { Method } from '../contract/openapi.ts';

/** Where an operation is, and what else must be known to call it. */
export type OperationPlace = readonly [method: Method, path: string, fact?: CallFact];

/** Every operation that has a path, by its operationId. */
export const operations = {
${entries.join('\n')}
} as const satisfies Record<string, OperationPlace>;
`;
  },
};

/** Compares an OpenAPI document of others with the contract, operation by operation. */
import { type Contract, type ContractOperation, formatEndpoint } from '../../contract/contract.ts';
import { compareParameters, comparePath } from './compareParameters.ts';
import { compareRequestBody } from './compareRequestBody.ts';
import { compareResponses } from './compareResponses.ts';
import {
  type Both,
  type DocumentDifference,
  type FoundDifference,
  onlyIn,
  tellPresence,
} from './difference.ts';
import { type OperationPair, pairOperations } from './operationPair.ts';

export interface DocumentComparison {
  /** The operations of both, by the operationId of the contract. */
  inBoth: Both<ContractOperation>[];
  onlyOurs: ContractOperation[];
  onlyTheirs: ContractOperation[];
  differences: DocumentDifference[];
}

/** The comparisons of an operation that both have. Each finds differences of its own kinds. */
const COMPARISONS: ((pair: OperationPair) => FoundDifference[])[] = [
  comparePath,
  compareParameters,
  compareRequestBody,
  compareResponses,
];

/** Compares the operations that have the same method and path. The names of path parameters may differ. */
export function compareDocuments(ours: Contract, theirs: Contract): DocumentComparison {
  const left = new Map(withPath(theirs).map((one) => [one.key, one.operation]));
  const inBoth: DocumentComparison['inBoth'] = [];
  const onlyOurs: ContractOperation[] = [];
  for (const { key, operation } of withPath(ours)) {
    const other = left.get(key);
    left.delete(key);
    if (other) inBoth.push({ ours: operation, theirs: other });
    else onlyOurs.push(operation);
  }
  const onlyTheirs = [...left.values()];
  const documents = { ours: ours.document, theirs: theirs.document };
  return {
    inBoth,
    onlyOurs,
    onlyTheirs,
    differences: [
      ...onlyOurs.map((one) => describeMissing(one, 'ours')),
      ...onlyTheirs.map((one) => describeMissing(one, 'theirs')),
      ...inBoth.flatMap((operations) => {
        const pair = pairOperations(documents, operations);
        const of = { operation: operations.ours.id, endpoint: formatEndpoint(operations.ours) };
        return COMPARISONS.flatMap((compare) => compare(pair)).map((one) => ({ ...of, ...one }));
      }),
    ],
  };
}

/** Returns the operations with a path. Operations of both documents that are the same have the same key. */
function withPath({ operations }: Contract): { key: string; operation: ContractOperation }[] {
  return [...operations.values()].flatMap((operation) => {
    const { method, path } = operation;
    if (path === undefined) return [];
    const plain = path.replaceAll(/\{[^}]+\}/g, '{}').replace(/\/$/, '');
    return [{ key: `${method} ${plain}`, operation }];
  });
}

function describeMissing(
  operation: ContractOperation,
  side: 'ours' | 'theirs',
): DocumentDifference {
  return {
    kind: 'operation',
    operation: operation.id,
    endpoint: formatEndpoint(operation),
    place: 'the operation',
    ...tellPresence(onlyIn(side)),
    part: operation.definition,
    // A refusal does not show whether the server has the operation.
    observe: ({ status }) => (status < 400 ? [onlyIn(side)] : []),
  };
}

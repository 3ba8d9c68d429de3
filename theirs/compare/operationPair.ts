import type { ContractOperation } from '../../contract/contract.ts';
import type { Document, MediaType, Parameter } from '../../contract/openapi.ts';
import type { WrittenSchema } from '../../contract/walkSchema.ts';
import { type Both, onBoth } from './difference.ts';
import { readOutline } from './outline.ts';

/** An operation in one of the documents, with the parts that are compared. */
export interface OperationSide {
  document: Document;
  operation: ContractOperation;
  /** The parameters in the query and the headers, by a key that does not depend on how their names are written. */
  parameters: Map<string, Parameter>;
  /** The schema of the request body. */
  body: WrittenSchema | undefined;
  /** The fields of the request body. */
  fields: Map<string, WrittenSchema>;
}

export interface OperationPair extends Both<OperationSide> {
  /** The fields that one side has in the query and the other side in the body. */
  moved: Set<string>;
}

/** Puts an operation of the contract and the same operation of the other document side by side. */
export function pairOperations(
  documents: Both<Document>,
  operations: Both<ContractOperation>,
): OperationPair {
  const ours = readSide(documents.ours, operations.ours);
  const theirs = readSide(documents.theirs, operations.theirs);
  const moved = new Set([...listMoved(ours, theirs), ...listMoved(theirs, ours)]);
  return { ours, theirs, moved };
}

function readSide(document: Document, operation: ContractOperation): OperationSide {
  const { parameters = [], requestBody } = operation.definition;
  const body = mainSchema(requestBody?.content);
  return {
    document,
    operation,
    parameters: new Map(
      parameters.filter((one) => one.in !== 'path').map((one) => [keyOfParameter(one), one]),
    ),
    body,
    fields: body ? readOutline(document, body).fields : new Map(),
  };
}

/** Returns the names that one side has in the query, and the other side only in the body. */
function listMoved(one: OperationSide, other: OperationSide): string[] {
  return [...one.parameters]
    .filter(([key, parameter]) => parameter.in === 'query' && !other.parameters.has(key))
    .map(([, parameter]) => readStem(parameter))
    .filter((stem) => other.fields.has(stem));
}

function keyOfParameter(parameter: Parameter): string {
  const { in: place, name } = parameter;
  return `${place} ${place === 'header' ? name.toLowerCase() : readStem(parameter)}`;
}

/** Returns the name of a parameter without the brackets of an array. */
export function readStem({ name }: Parameter): string {
  return name.replace(/\[\]$/, '');
}

/** Returns the schema of the JSON content. Without JSON, it is that of the first media type. */
export function mainSchema(content: Record<string, MediaType> = {}): WrittenSchema | undefined {
  const [first] = Object.entries(content);
  const json = Object.entries(content).find(([type]) => /json|^\*/.test(type));
  return (json ?? first)?.[1].schema;
}

/** Returns the documents of both sides. */
export function pairDocuments(pair: Both<OperationSide>): Both<Document> {
  return onBoth(pair, ({ document }) => document);
}

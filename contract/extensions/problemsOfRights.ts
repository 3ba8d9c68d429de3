import type { Contract } from '../contract.ts';
import { isObject } from '../isObject.ts';
import type { Document, Operation, Schema } from '../openapi.ts';
import { pointerBelow, pointerTo } from '../pointer.ts';
import { listProperties } from '../walkSchema.ts';
import type { Problem } from '../yaml/problem.ts';
import type { ExtensionSource } from './extension.ts';
import type { TakenOperation } from './takeOperations.ts';

type Merged = Pick<Contract, 'document' | 'operations'>;

/**
 * Checks who may call an operation of an extension, and what removes the resource that it creates. A wrong removal would
 * delete resources of others, or leave what a run creates.
 * @param merged the contract with the extension
 */
export function problemsOfRights(
  { problemAt }: Pick<ExtensionSource, 'problemAt'>,
  merged: Merged,
  { at, method, path, definition }: TakenOperation,
): Problem[] {
  const roles = Object.keys(merged.document['x-roles'] ?? {});
  return [
    ...(definition['x-roles'] ?? [])
      .filter((role) => !roles.includes(role))
      .map((role) =>
        problemAt(
          [...at, 'x-roles'],
          `There is no role ${role}: write some of ${roles.join(', ')}`,
        ),
      ),
    ...mistakesOfUndo(merged, { method, path, definition }).map((message) =>
      problemAt([...at, 'x-undo'], message),
    ),
  ];
}

function mistakesOfUndo(
  { document, operations }: Merged,
  { method, path, definition }: Pick<TakenOperation, 'method' | 'path' | 'definition'>,
): string[] {
  const undo: unknown = definition['x-undo'];
  if (undo === undefined) return [];
  if (!isObject(undo) || typeof undo.operation !== 'string')
    return ['`x-undo` must be an object with the `operation` that removes the resource'];
  const removal = operations.get(undo.operation);
  if (!removal?.path) return [`\`x-undo\` names the operation ${undo.operation}, which is unknown`];
  const isBelow = removal.path === path || removal.path.startsWith(`${path}/`);
  if (removal.method !== 'delete' || !isBelow)
    return [
      `\`x-undo\` names ${removal.id} (${removal.method.toUpperCase()} ${removal.path}), which could remove something else: name a DELETE of a path below ${path}`,
    ];
  const sources = isObject(undo.parameters) ? undo.parameters : {};
  return (removal.definition.parameters ?? [])
    .filter(({ in: place, name }) => place === 'path' && !path.includes(`{${name}}`))
    .flatMap(({ name }) => {
      const from = /^\$(request|response)\.body#\/([^/]+)/.exec(String(sources[name]));
      if (!from)
        return [
          `\`x-undo\` says nothing about ${name}: add parameters: { ${name}: $response.body#/id }`,
        ];
      const [, part, field] = from;
      const fields = part === 'response' ? fieldsOfSuccess(document, path, method, definition) : [];
      return fields.length === 0 || fields.includes(field!)
        ? []
        : [`\`x-undo\` takes ${name} from ${field}, which no success of the operation has`];
    });
}

/** Returns the fields of the bodies of success. Empty if the operation describes none. */
export function fieldsOfSuccess(
  document: Document,
  path: string,
  method: string,
  { responses }: Operation,
): string[] {
  return Object.entries(responses).flatMap(([status, { content = {} }]) => {
    const schema = status.startsWith('2') && content['application/json']?.schema;
    if (!schema) return [];
    const place = pointerBelow(pointerTo('paths', path, method), 'responses', status);
    const pointer = pointerBelow(place, 'content', 'application/json', 'schema');
    return listProperties(document, schema as Schema, pointer).map(({ name }) => name);
  });
}

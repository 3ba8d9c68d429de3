import type { Contract, ContractOperation } from '../../contract/contract.ts';
import type { Document, Response, Schema } from '../../contract/openapi.ts';
import { pointerBelow } from '../../contract/pointer.ts';
import { type Located, resolveReference } from '../../contract/reference.ts';
import { branchesOf, schemaBelow, type WrittenSchema } from '../../contract/walkSchema.ts';
import { isJson } from '../../wire/mediaType.ts';
import { FIELDS_OF_DEPLOYMENTS } from './leniencies.ts';

/**
 * Creates the function with which a strict sandbox leaves out of a response the fields that the contract does not have.
 * A deployment shows them, but a client must not rely on them. Where the API documentation does not show a body, all
 * fields stay.
 */
export function documentedBody(
  { document }: Pick<Contract, 'document'>,
  { id, definition, pointer }: ContractOperation,
): (body: unknown, status: number) => unknown {
  const hidden = FIELDS_OF_DEPLOYMENTS[id] ?? [];
  return (body, status) => {
    const written = definition.responses[status];
    if (!written || body instanceof Uint8Array) return body;
    const place = pointerBelow(pointer, 'responses', status);
    const response = resolveReference<Response>(document, written, place);
    const content = Object.entries(response.value.content ?? {});
    const [type = '', { schema } = {}] = content.find(([type]) => isJson(type)) ?? [];
    if (!schema) return body;
    const at = pointerBelow(response.pointer, 'content', type, 'schema');
    const shown = documented(document, branchesOf(document, schema, at), body);
    return hidden.length > 0 && shown instanceof Object ? without(hidden, shown) : shown;
  };
}

function without(names: string[], body: object): object {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));
}

/** @param branches all schemas that apply to the value */
function documented(document: Document, branches: Located<Schema>[], value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const below = (key: string | number) =>
    branches
      .flatMap((branch): Located<WrittenSchema>[] => [schemaBelow(branch, key) ?? []].flat())
      .flatMap(({ value, pointer }) => branchesOf(document, value, pointer));
  if (Array.isArray(value))
    return value.map((item, index) => documented(document, below(index), item));
  const isOpen = hasOpenFields(branches.map((branch) => branch.value));
  const hasField = (name: string) =>
    branches.some(({ value: { properties = {} } }) => Object.hasOwn(properties as object, name));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => isOpen || hasField(name))
      .map(([name, child]) => [name, documented(document, below(name), child)]),
  );
}

/** Returns true if the schemas of an object do not list its fields, or allow others beside them. */
export function hasOpenFields(schemas: Schema[]): boolean {
  return (
    schemas.every((schema) => !('properties' in schema)) ||
    schemas.some(({ additionalProperties }) => (additionalProperties ?? false) !== false)
  );
}

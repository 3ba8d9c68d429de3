import type { Contract, ContractOperation } from '../../contract/contract.ts';
import type { Document, Response } from '../../contract/openapi.ts';
import { pointerBelow } from '../../contract/pointer.ts';
import { resolveReference } from '../../contract/reference.ts';
import { isJson } from '../../wire/mediaType.ts';
import { type BodyFields, bodyFields } from './bodyFields.ts';
import { FIELDS_OF_DEPLOYMENTS } from './leniencies.ts';

/**
 * Creates the function with which a strict sandbox leaves out of a response the fields that the contract does not have.
 * A deployment shows them, but a client must not rely on them. Where the API documentation does not show a body, all
 * fields stay.
 */
export function documentedBody(
  { document }: Pick<Contract, 'document'>,
  operation: ContractOperation,
): (body: unknown, status: number) => unknown {
  const hidden = FIELDS_OF_DEPLOYMENTS[operation.id] ?? [];
  const fieldsAt = new Map<number, BodyFields | undefined>();
  return (body, status) => {
    if (body instanceof Uint8Array) return body;
    if (!fieldsAt.has(status)) fieldsAt.set(status, findFields(document, operation, status));
    const fields = fieldsAt.get(status);
    if (!fields) return body;
    const shown = documented(body, fields);
    return hidden.length > 0 && shown instanceof Object ? without(hidden, shown) : shown;
  };
}

/** Returns the fields of a response's body; undefined if the contract has no such body. */
function findFields(
  document: Document,
  { definition, pointer }: ContractOperation,
  status: number,
): BodyFields | undefined {
  const written = definition.responses[status];
  if (!written) return undefined;
  const place = pointerBelow(pointer, 'responses', status);
  const response = resolveReference<Response>(document, written, place);
  const content = Object.entries(response.value.content ?? {});
  const [type = '', { schema } = {}] = content.find(([type]) => isJson(type)) ?? [];
  const at = pointerBelow(response.pointer, 'content', type, 'schema');
  return schema && bodyFields(document, { value: schema, pointer: at });
}

function without(names: string[], body: object): object {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));
}

function documented(value: unknown, fields: BodyFields): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => documented(item, fields.below(index)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => fields.has(name))
      .map(([name, child]) => [name, documented(child, fields.below(name))]),
  );
}

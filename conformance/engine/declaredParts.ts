/** Names the parts of requests and responses that the contract declares for an operation. */
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import type { MediaType, Response } from '../../contract/openapi.ts';
import { pointerBelow } from '../../contract/pointer.ts';
import { type Located, resolveReference } from '../../contract/reference.ts';
import { listBranches, listProperties, type WrittenSchema } from '../../contract/walkSchema.ts';

/** A place in a JSON body of the contract, with the places below it. */
export interface Part {
  /**
   * The name of the place: `[].commit.id`. Absent if the contract declares no name: for an array item, or a member
   * with any name.
   */
  name?: string;
  members: Map<string, Part>;
  items?: Part;
  /** The place of a member whose name the contract does not declare. */
  others?: Part;
}

/**
 * Returns the places in a JSON body that the schemas declare. A recursive schema is entered once only.
 * @param above the prefix of the names: `body`
 */
export function partsOfBody(
  { document }: Contract,
  schemas: Located<WrittenSchema>[],
  above = '',
): Part {
  return build(schemas, above, undefined, []);

  function build(
    written: Located<WrittenSchema>[],
    path: string,
    name: string | undefined,
    entered: string[],
  ): Part {
    const part: Part = { ...(name !== undefined && { name }), members: new Map() };
    const branches = written.flatMap(({ value, pointer }) =>
      listBranches(document, value, pointer),
    );
    const objects = branches.filter(({ value }) => 'properties' in value);
    if (objects.some(({ pointer }) => entered.includes(pointer))) return part;
    const inside = [...entered, ...objects.map(({ pointer }) => pointer)];
    const below = (keyword: string) =>
      branches.flatMap(({ value, pointer }) =>
        typeof value[keyword] === 'object'
          ? [{ value: value[keyword] as WrittenSchema, pointer: pointerBelow(pointer, keyword) }]
          : [],
      );
    const properties = written.flatMap(({ value, pointer }) =>
      listProperties(document, value, pointer),
    );
    const join = (key: string) => (path === '' ? key : `${path}.${key}`);
    for (const key of new Set(properties.map(({ name }) => name))) {
      const own = properties.filter(({ name }) => name === key);
      part.members.set(key, build(own, join(key), join(key), inside));
    }
    const items = below('items');
    if (items.length > 0) part.items = build(items, `${path}[]`, undefined, inside);
    const others = below('additionalProperties').filter(
      ({ value }) => Object.keys(value).length > 0,
    );
    if (others.length > 0) part.others = build(others, join('*'), undefined, inside);
    return part;
  }
}

/** Returns the names of a place and of all places below it. */
export function listNames({ name, members, items, others }: Part): string[] {
  return [
    ...(name === undefined ? [] : [name]),
    ...[...members.values(), items, others].flatMap((part) => (part ? listNames(part) : [])),
  ];
}

/** Returns the names of the parameters of an operation: `path.id`, `query.order_by`. */
export function parameterNames({ definition }: ContractOperation): string[] {
  return (definition.parameters ?? []).map((one) => parameterName(one.in, one.name));
}

/** Returns a uniform name of a parameter: without the `[]` of a list, and with header names in lower case. */
export function parameterName(place: string, name: string): string {
  return `${place}.${place === 'header' ? name.toLowerCase() : name.replace(/\[\]$/, '')}`;
}

/** Returns the declared places in the request bodies of an operation: `body.name`. */
export function requestParts(contract: Contract, { definition, pointer }: ContractOperation): Part {
  const at = pointerBelow(pointer, 'requestBody');
  return partsOfBody(contract, listSchemas(definition.requestBody?.content, at), 'body');
}

/** Returns the declared places in the response bodies of an operation for one status. */
export function responseParts(
  contract: Contract,
  { definition, pointer }: ContractOperation,
  status: string,
): Part {
  const written = definition.responses[status];
  if (!written) return { members: new Map() };
  const response = resolveReference<Response>(
    contract.document,
    written,
    pointerBelow(pointer, 'responses', status),
  );
  return partsOfBody(contract, listSchemas(response.value.content, response.pointer));
}

function listSchemas(
  content: Record<string, MediaType> = {},
  pointer: string,
): Located<WrittenSchema>[] {
  return Object.entries(content).flatMap(([type, { schema }]) =>
    schema ? [{ value: schema, pointer: pointerBelow(pointer, 'content', type, 'schema') }] : [],
  );
}

/** Names the parts of requests and responses that the contract declares for an operation. */
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import type { MediaType, Response } from '../../contract/openapi.ts';
import { pointerBelow } from '../../contract/pointer.ts';
import { type Located, resolveReference } from '../../contract/reference.ts';
import { branchesOf, propertiesOf, type WrittenSchema } from '../../contract/walkSchema.ts';

/** A place in a JSON body, and the places below it. */
export interface Part {
  /** `[].commit.id`. Absent for a place without a declared name: an array item, a member with any name. */
  name?: string;
  members: Map<string, Part>;
  items?: Part;
  /** The places below a member with any other name. */
  others?: Part;
}

/**
 * Returns the parts of JSON bodies that match one of the schemas. A recursive schema is followed once.
 * @param above the prefix of their names: `body`
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
    const branches = written.flatMap(({ value, pointer }) => branchesOf(document, value, pointer));
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
      propertiesOf(document, value, pointer),
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

/** Returns the names of a part and of all parts below it. */
export function namesOf({ name, members, items, others }: Part): string[] {
  return [
    ...(name === undefined ? [] : [name]),
    ...[...members.values(), items, others].flatMap((part) => (part ? namesOf(part) : [])),
  ];
}

/** Returns the names of the parameters of an operation: `path.id`, `query.order_by`. */
export function parameterNames({ definition }: ContractOperation): string[] {
  return (definition.parameters ?? []).map((one) => parameterName(one.in, one.name));
}

/** Returns the normalised name of a parameter: without the `[]` of a list, and headers in lower case. */
export function parameterName(place: string, name: string): string {
  return `${place}.${place === 'header' ? name.toLowerCase() : name.replace(/\[\]$/, '')}`;
}

/** Returns the parts of the request bodies of an operation: `body.name`. */
export function requestParts(contract: Contract, { definition, pointer }: ContractOperation): Part {
  const at = pointerBelow(pointer, 'requestBody');
  return partsOfBody(contract, schemasOf(definition.requestBody?.content, at), 'body');
}

/** Returns the parts of the response bodies of an operation with a status. */
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
  return partsOfBody(contract, schemasOf(response.value.content, response.pointer));
}

function schemasOf(
  content: Record<string, MediaType> = {},
  pointer: string,
): Located<WrittenSchema>[] {
  return Object.entries(content).flatMap(([type, { schema }]) =>
    schema ? [{ value: schema, pointer: pointerBelow(pointer, 'content', type, 'schema') }] : [],
  );
}

/** Finds the fields of a resource that the contract documents for the responses of an operation. */
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Response, Schema } from '../../../contract/openapi.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { type Located, resolveReference } from '../../../contract/reference.ts';
import {
  listBranches,
  listProperties,
  type Property,
  type WrittenSchema,
} from '../../../contract/walkSchema.ts';
import { isJson } from '../../../wire/mediaType.ts';

/**
 * Returns the stored fields of a resource: all fields except those with `x-derived`. A stored field keeps its value
 * until an update names it. Each name is returned once, with the first place that documents it.
 * @param by an operation that shows the resource, alone or in a list
 * @param property the property that contains the list, if the response itself is not the list
 */
export function storedFields(
  contract: Contract,
  by: ContractOperation,
  property?: string,
): Property[] {
  const fields = shownFields(contract, by, property);
  const derived = new Set(
    fields.filter(({ value }) => 'x-derived' in value).map(({ name }) => name),
  );
  const stored = fields.filter(({ name }) => !derived.has(name));
  return stored.filter(({ name }, index) => stored.findIndex((one) => one.name === name) === index);
}

/**
 * Returns the names of the fields whose values follow from the named ones, such as `paused` from `active`, which is its
 * opposite.
 */
export function oppositesOf(
  contract: Contract,
  by: ContractOperation,
  names: ReadonlySet<string>,
): unknown[] {
  const fields = shownFields(contract, by).filter(({ name }) => names.has(name));
  return fields.map(({ value }) => (value as Schema)['x-relation']?.['opposite-of']);
}

/** Returns all fields of a resource. See `storedFields`. */
export function shownFields(
  contract: Contract,
  by: ContractOperation,
  property?: string,
): Property[] {
  const shown = bodySchema(contract, by);
  if (!shown) return [];
  const items = itemSchemas(contract, by, property);
  return (items.length > 0 ? items : [shown]).flatMap(({ value, pointer }) =>
    listProperties(contract.document, value, pointer),
  );
}

/**
 * Returns the schemas of the items of a list. If the response is not a list, returns an empty list.
 * @param property the property that contains the list. Default: the response itself is the list
 */
export function itemSchemas(
  contract: Contract,
  by: ContractOperation,
  property?: string,
): Located<WrittenSchema>[] {
  const { document } = contract;
  const shown = bodySchema(contract, by);
  if (!shown) return [];
  const lists =
    property === undefined
      ? [shown]
      : listProperties(document, shown.value, shown.pointer).filter(
          ({ name }) => name === property,
        );
  return lists
    .flatMap(({ value, pointer }) => listBranches(document, value, pointer))
    .flatMap(({ value, pointer }) =>
      value.items
        ? [{ value: value.items as WrittenSchema, pointer: pointerBelow(pointer, 'items') }]
        : [],
    );
}

/** Returns the schema of the JSON body in an operation's response with status 200. */
function bodySchema(
  { document }: Contract,
  { definition, pointer }: ContractOperation,
): Located<WrittenSchema> | undefined {
  const response = definition.responses[200];
  if (!response) return undefined;
  const at = pointerBelow(pointer, 'responses', 200);
  const resolved = resolveReference<Response>(document, response, at);
  const [mediaType, content] =
    Object.entries(resolved.value.content ?? {}).find(([type]) => isJson(type)) ?? [];
  return content?.schema
    ? {
        value: content.schema,
        pointer: pointerBelow(resolved.pointer, 'content', mediaType!, 'schema'),
      }
    : undefined;
}

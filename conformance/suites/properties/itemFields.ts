/** Finds the field of an item that a query parameter filters by. */
import type { JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Parameter, Schema } from '../../../contract/openapi.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { type Located, resolveReference } from '../../../contract/reference.ts';
import { listBranches, listProperties, type WrittenSchema } from '../../../contract/walkSchema.ts';
import { documentedResponse } from '../../../judge/index.ts';

/** A field of the items of a list, with the facts of its schema. */
export interface ItemField {
  name: string;
  /** Returns the values of the field in an item: several if the field is an array. */
  read: (item: JsonValue) => JsonValue[];
  types: string[];
  /** The enum of its schema. Empty without an enum. */
  values: JsonValue[];
  format: string | undefined;
  /** Whether the field is an array. Default: false. */
  isList?: boolean;
}

/**
 * Returns the field that a parameter filters by. Undefined if no field fits. The first of these is taken:
 *
 * - the field that `x-echoed-as` names, such as `milestone.title`
 * - the field of the same name: `state`, `iid` for `iids[]`
 * - the time of the same stem: `updated_at` for `updated_after`
 * - the member of an object: `author.id`, or the `id` of any of `authors`, for `author_id`
 */
export function fieldOf(
  contract: Contract,
  operation: ContractOperation,
  parameter: Pick<Parameter, 'name' | 'x-echoed-as' | 'schema'>,
): ItemField | undefined {
  const name = parameter['x-echoed-as'] ?? parameter.name.replace(/s?\[\]$/, '');
  if (name.includes('.')) {
    const field = fieldAt(contract, operation, name);
    const { type = [] } = parameter.schema as Schema;
    return field && { ...field, types: [type].flat() as string[] };
  }
  const fields = itemFields(contract, operation);
  const own = fields.find((field) => field.name === name);
  if (own) return own;
  const time = /^(.+)_(after|before)$/.exec(name)?.[1];
  if (time !== undefined) return fields.find((field) => field.name === `${time}_at`);
  const [, resource, part] = /^(.+)_(id|username)$/.exec(name) ?? [];
  if (resource === undefined || part === undefined) return undefined;
  const holder = fields.find((field) => field.name === resource);
  const holders = fields.find((field) => field.name === `${resource}s`);
  const read = (item: JsonValue) =>
    [holder, holders]
      .flatMap((field) => field?.read(item) ?? [])
      .flatMap((one) => {
        const value = (one as Record<string, JsonValue> | null)?.[part];
        return value === undefined || value === null ? [] : [value];
      });
  return holder || holders
    ? {
        name: `${resource}.${part}`,
        read,
        types: [part === 'id' ? 'integer' : 'string'],
        values: [],
        format: undefined,
      }
    : undefined;
}

/** Returns the fields of the items of a list. */
export function itemFields(contract: Contract, operation: ContractOperation): ItemField[] {
  const { document } = contract;
  return itemProperties(contract, operation).map(({ name, value, pointer }) => {
    const branches = listBranches(document, value, pointer).map((branch) => branch.value);
    const all = (keyword: string) =>
      branches.flatMap((branch) => (branch[keyword] ?? []) as string[]);
    return {
      name,
      read: (item) => {
        const found = (item as Record<string, JsonValue>)[name];
        if (found === undefined || found === null) return [];
        return Array.isArray(found) ? found : [found];
      },
      types: all('type'),
      isList: all('type').includes('array'),
      values: [...all('enum'), ...all('x-extensible-enum')],
      format: all('format')[0],
    };
  });
}

/** Returns a field of the items of a list, by its path: `milestone.due_date`. */
export function fieldAt(
  contract: Contract,
  operation: ContractOperation,
  path: string,
): ItemField | undefined {
  const [first, ...parts] = path.split('.');
  const field = itemFields(contract, operation).find(({ name }) => name === first);
  if (!field || parts.length === 0) return field;
  const read = (item: JsonValue) => {
    let value: JsonValue | undefined = item;
    for (const part of [first!, ...parts])
      value = value instanceof Object ? (value as Record<string, JsonValue>)[part] : undefined;
    return value === undefined || value === null ? [] : [value];
  };
  return { name: path, read, types: [], values: [], format: undefined };
}

/** Returns the schema properties of a list's items, or of a single resource, in the response with status 200. */
export function itemProperties(contract: Contract, operation: ContractOperation) {
  const item = responseItem(contract, operation);
  return item ? listProperties(contract.document, item.value as WrittenSchema, item.pointer) : [];
}

/** Returns the schema of a list's items, or of a single resource, in the response with status 200. */
export function responseItem(
  contract: Contract,
  operation: ContractOperation,
): Located<Schema> | undefined {
  const { document } = contract;
  const response = documentedResponse({ contract, operation }, 200);
  const schema = response?.value.content?.['application/json']?.schema;
  if (!response || !schema) return undefined;
  const whole = resolveReference<Schema>(
    document,
    schema,
    pointerBelow(response.pointer, 'content', 'application/json', 'schema'),
  );
  const items = whole.value.items as Schema | undefined;
  return items ? { value: items, pointer: `${whole.pointer}/items` } : whole;
}

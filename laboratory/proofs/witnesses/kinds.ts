import type { JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { isObject, type JsonObject } from '../../../contract/isObject.ts';

/** A kind of objects: those in which a member with a closed set of values has this value. */
export interface Kind {
  member: string;
  value: string;
}

/**
 * Returns functions that give the kinds of objects in which a field occurs, in documented requests and responses of an
 * operation. A field that occurs in one kind only has none.
 */
export function kindsBeside(
  { document, cases, workflows }: Contract,
  { id }: ContractOperation,
): Record<'ofRequest' | 'ofResponse', (field: string) => Kind[]> {
  const closed = closedMembers(document as JsonValue);
  const own = cases.filter(({ operation }) => operation === id);
  const steps = workflows.flatMap((one) => one.steps).filter(({ operation }) => operation === id);
  const kindsIn = (values: (JsonValue | undefined)[]) => (field: string) => {
    const objects = values
      .flatMap((value) => objectsIn(value ?? null))
      .filter((one) => field in one);
    const members = [...new Set(objects.flatMap((one) => Object.keys(one)))];
    return members
      .filter((member) => member !== field && closed.has(member))
      .flatMap((member) => {
        const found = new Set(objects.map((one) => one[member]).filter(isText));
        return found.size > 1 ? [...found].map((value) => ({ member, value })) : [];
      });
  };
  return {
    ofRequest: kindsIn([
      ...own.map(({ request }) => request.body),
      ...steps.map(({ body }) => body),
    ]),
    ofResponse: kindsIn(own.map(({ response }) => response.body)),
  };
}

const names = new WeakMap<object, Set<string>>();

/** Returns the names of all members for which a schema lists the values. */
function closedMembers(document: JsonValue): Set<string> {
  if (!isObject(document)) return new Set();
  const known = names.get(document) ?? new Set();
  if (known.size === 0)
    for (const { properties } of objectsIn(document))
      if (isObject(properties))
        for (const [name, schema] of Object.entries(properties))
          if (isObject(schema) && 'enum' in schema) known.add(name);
  names.set(document, known);
  return known;
}

function objectsIn(value: JsonValue): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (!isObject(value)) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

function isText(value: JsonValue | undefined): value is string {
  return typeof value === 'string' && !value.startsWith('$');
}

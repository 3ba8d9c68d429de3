import type { JsonValue } from '../../contract/case.ts';
import type { Document, Schema } from '../../contract/openapi.ts';
import type { Located } from '../../contract/reference.ts';
import { branchesOf, schemaBelow, type WrittenSchema } from '../../contract/walkSchema.ts';
import { hasOpenFields } from './documentedBody.ts';
import { fieldName } from './fieldTexts.ts';

/**
 * Creates a function that lists the fields of a body which its schema does not have, at any depth. An object whose
 * fields the schema does not list may have any fields.
 * @param schema the schema of the body
 * @returns a function that returns the names as messages write them: `actions[0][colour]`
 */
export function unknownNames(
  document: Document,
  schema: Located<WrittenSchema>,
): (body: JsonValue) => string[] {
  // The schemas are the same for every request, so they are kept.
  const known = new Map<string, Located<Schema>[]>();
  const branchesAt = (schemas: Located<WrittenSchema>[]): Located<Schema>[] =>
    schemas.flatMap(({ value, pointer }) => {
      const branches = known.get(pointer) ?? branchesOf(document, value, pointer);
      known.set(pointer, branches);
      return branches;
    });

  const namesIn = (value: JsonValue, branches: Located<Schema>[], at: string[]): string[] => {
    const below = (key: string | number) =>
      branchesAt(branches.flatMap((branch) => schemaBelow(branch, key) ?? []));
    if (Array.isArray(value))
      return value.flatMap((item, index) => namesIn(item, below(index), [...at, String(index)]));
    if (!(value instanceof Object)) return [];
    const isOpen = hasOpenFields(branches.map((branch) => branch.value));
    const isKnown = (name: string) =>
      branches.some(({ value: { properties = {} } }) => Object.hasOwn(properties as object, name));
    return Object.entries(value).flatMap(([name, child]) =>
      isOpen || isKnown(name)
        ? namesIn(child, below(name), [...at, name])
        : [fieldName([...at, name])],
    );
  };
  const top = branchesOf(document, schema.value, schema.pointer);
  return (body) => namesIn(body, top, []);
}

import type { Document, Schema } from '../../contract/openapi.ts';
import type { Located } from '../../contract/reference.ts';
import { listBranches, schemaBelow, type WrittenSchema } from '../../contract/walkSchema.ts';

/** The fields that a value of a body may have by the contract. */
export interface BodyFields {
  /** Returns true if the contract has the field, or does not list the fields. */
  has(name: string): boolean;
  /** Returns the fields of the value in a field or in an item. */
  below(key: string | number): BodyFields;
}

/** Returns the fields of a body by its schema. The result may be used for many bodies. */
export function bodyFields(document: Document, schema: Located<WrittenSchema>): BodyFields {
  const known = new Map<string, Located<Schema>[]>();
  const branchesAt = ({ value, pointer }: Located<WrittenSchema>): Located<Schema>[] => {
    const branches = known.get(pointer) ?? listBranches(document, value, pointer);
    known.set(pointer, branches);
    return branches;
  };
  const fieldsIn = (branches: Located<Schema>[]): BodyFields => ({
    has: (name) =>
      branches.some(({ value: { properties = {} } }) => Object.hasOwn(properties, name)) ||
      isOpen(branches.map(({ value }) => value)),
    below: (key) =>
      fieldsIn(branches.flatMap((branch) => schemaBelow(branch, key) ?? []).flatMap(branchesAt)),
  });
  return fieldsIn(branchesAt(schema));
}

/** Returns true if the schemas of an object do not list its fields, or allow others beside them. */
function isOpen(schemas: Schema[]): boolean {
  return (
    schemas.every((schema) => !('properties' in schema)) ||
    schemas.some(({ additionalProperties }) => (additionalProperties ?? false) !== false)
  );
}

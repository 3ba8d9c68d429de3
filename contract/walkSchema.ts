import { resolveReference } from './contract.ts';
import type { Document, Reference, Schema } from './openapi.ts';

/** A property of an object schema and where its schema stands. */
export interface Property {
  name: string;
  schema: Schema | Reference;
  pointer: string;
}

const COMBINERS = ['allOf', 'anyOf', 'oneOf'];

/** The properties that a schema speaks of, itself or through `$ref`, `allOf`, `anyOf` and `oneOf`. */
export function propertiesOf(
  document: Document,
  schema: Schema | Reference,
  pointer: string,
): Property[] {
  return branchesOf(document, schema, pointer).flatMap(({ schema, pointer }) =>
    Object.entries((schema.properties ?? {}) as Record<string, Schema | Reference>).map(
      ([name, property]) => ({ name, schema: property, pointer: `${pointer}/properties/${name}` }),
    ),
  );
}

/** A schema with all that its `$ref`, `allOf`, `anyOf` and `oneOf` lead to, each once. */
export function branchesOf(
  document: Document,
  schema: Schema | Reference,
  pointer: string,
  seen = new Set<string>(),
): { schema: Schema; pointer: string }[] {
  const resolved = resolveReference<Schema>(document, schema, pointer);
  if (seen.has(resolved.pointer)) return [];
  seen.add(resolved.pointer);
  return [
    { schema: resolved.value, pointer: resolved.pointer },
    ...COMBINERS.flatMap((combiner) =>
      ((resolved.value[combiner] ?? []) as (Schema | Reference)[]).flatMap((branch, index) =>
        branchesOf(document, branch, `${resolved.pointer}/${combiner}/${index}`, seen),
      ),
    ),
  ];
}

import { operationsById } from '../../contract/contract.ts';
import type { Document, Schema } from '../../contract/openapi.ts';
import { pointerBelow } from '../../contract/pointer.ts';
import { listBranches } from '../../contract/walkSchema.ts';

/**
 * Returns a function that gives the names of the parameters of an operation, and of all fields of its body. It leaves
 * out the parameters of the path, which every request has.
 */
export function requestNames(document: Document): (operation: string) => string[] {
  const operations = operationsById(document);
  return (id) => {
    const { pointer, definition } = operations.get(id)!;
    const contents = Object.entries(definition.requestBody?.content ?? {});
    const seen = new Set<string>();
    return [
      ...(definition.parameters ?? [])
        .filter((parameter) => parameter.in !== 'path')
        .map(({ name }) => name.replace('[]', '')),
      ...contents.flatMap(([type, { schema }]) => {
        const at = pointerBelow(pointer, 'requestBody', 'content', type, 'schema');
        return schema ? fieldsIn(document, schema, at, seen) : [];
      }),
    ];
  };
}

/** Returns the names of the fields of a value, and of those in its fields and items. */
function fieldsIn(
  document: Document,
  written: Schema,
  pointer: string,
  seen: Set<string>,
): string[] {
  return listBranches(document, written, pointer, seen).flatMap(({ value, pointer: at }) => [
    ...Object.entries(value.properties ?? {}).flatMap(([name, field]) => [
      name,
      ...fieldsIn(document, field, pointerBelow(at, 'properties', name), seen),
    ]),
    ...(value.items ? fieldsIn(document, value.items, pointerBelow(at, 'items'), seen) : []),
  ]);
}

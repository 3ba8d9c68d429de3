import type { JsonValue } from '../contract/case.ts';
import { isObject } from '../contract/isObject.ts';
import type { Document } from '../contract/openapi.ts';
import type { Located } from '../contract/reference.ts';
import { listBranches, schemaBelow, type WrittenSchema } from '../contract/walkSchema.ts';

/** Returns the names of the texts that a body must have, such as `title`. They must not be blank. */
export function requiredTexts(document: Document, schema: Located<WrittenSchema>): string[] {
  const branches = listBranches(document, schema.value, schema.pointer);
  const isText = (name: string) =>
    branches.some((branch) => {
      const below = schemaBelow(branch, name);
      return (
        below !== undefined &&
        listBranches(document, below.value, below.pointer).some(
          ({ value: { type } }) => type === 'string',
        )
      );
    });
  return [...new Set(branches.flatMap(({ value: { required = [] } }) => required))].filter(isText);
}

/** Returns the names of the texts in a body that are blank: empty, or only of white space. */
export function blankTexts(names: readonly string[], body: JsonValue): string[] {
  return isObject(body)
    ? names.filter((name) => {
        const text = body[name];
        return typeof text === 'string' && text.trim() === '';
      })
    : [];
}

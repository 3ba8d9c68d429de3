/** Describes validation errors by field, in the words that the platform uses in its responses. */
import type { Cause } from '../../contract/explain/rootCauses.ts';
import type { Document, Schema } from '../../contract/openapi.ts';
import { pointerBelow, splitPointer, valueAt } from '../../contract/pointer.ts';
import { fieldName } from '../../wire/form.ts';

/** Returns the invalid fields, each with a text. The empty name stands for the value as a whole. */
export function fieldTexts(
  document: Document,
  { path, missing, keyword, pointer }: Cause,
): [field: string, text: string][] {
  const segments = splitPointer(path);
  if (missing.length > 0)
    return missing.map((name) => [fieldName([...segments, name]), 'is missing']);
  const limit = valueAt(document, pointer);
  const exclusive = keyword === 'not' ? namesIn(limit) : [];
  if (exclusive.length > 1)
    return (
      exclusive
        // If a field excludes another field with a fixed value, only the first field is reported. So the error is about
        // `mirror_branch_regex`, which excludes `only_protected_branches: true`.
        .filter((name) => !hasLimit(valueAt(limit, pointerBelow('', 'properties', name))))
        .map((name) => {
          const others = exclusive.filter((other) => other !== name).join(' and ');
          return [fieldName([...segments, name]), `is mutually exclusive with ${others}`];
        })
    );
  const schemas = Array.isArray(limit) ? limit : [];
  const alternatives = pointer.endsWith('/oneOf') ? schemas.flatMap(namesIn) : [];
  if (alternatives.length > 1)
    return [[fieldName(segments), `must have exactly one of ${listed(alternatives)}`]];
  if (keyword === 'required' && pointer.endsWith('/anyOf')) {
    const names = schemas.flatMap(namesIn);
    const text = `${names.join(', ')} are missing, at least one parameter must be provided`;
    return [[fieldName(segments), text]];
  }
  const texts: Record<string, string> = {
    enum: 'does not have a valid value',
    const: 'does not have a valid value',
    minimum: 'does not have a valid value',
    maximum: `must be at most ${limit}`,
    maxItems: `is too long (the maximum is ${limit} items)`,
    maxLength: `is too long (the maximum is ${limit} characters)`,
  };
  return [[fieldName(segments), texts[keyword] ?? 'is invalid']];
}

/** Returns true if a schema has any keywords, which limit the value of a field. */
function hasLimit(schema: unknown): boolean {
  return Object.keys(schema ?? {}).length > 0;
}

/** Returns the names of the fields that a schema requires. */
function namesIn(schema: unknown): string[] {
  return (schema as Schema | undefined)?.required ?? [];
}

/** Lists names in a sentence: `user_id, group_id and access_level`. */
function listed(names: string[]): string {
  return [names.slice(0, -1).join(', '), names.at(-1)].join(' and ');
}

import { unknownKeys } from '../../contract/explain/unknownKeys.ts';
import { splitPointer, valueAt } from '../../contract/pointer.ts';
import { fieldName } from '../../wire/form.ts';
import type { Tell } from '../server/schemaCheck.ts';

/**
 * Explains a validation error of the control API by field. Unlike the messages of the platform's API, these messages
 * list the valid values.
 */
export const explain: Tell = (document, cause) => {
  const name = (...below: string[]) => fieldName([...splitPointer(cause.path), ...below]);
  if (cause.missing.length > 0) return cause.missing.map((field) => [name(field), 'is missing']);
  if (cause.keyword === 'additionalProperties')
    return unknownKeys(document, cause).map(([key, didYouMean]) => [
      name(key),
      `is not known${didYouMean || `; the fields are ${knownIn(document, cause.pointer)}`}`,
    ]);
  return [[name(), cause.requirement]];
};

/**
 * Lists the known fields of an object schema. The pointer leads to the keyword `additionalProperties` of the schema.
 */
function knownIn(document: object, pointer: string): string {
  const schema = valueAt(document, splitPointer(pointer).slice(0, -1)) as { properties: object };
  return Object.keys(schema.properties).join(', ');
}

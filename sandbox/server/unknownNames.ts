import type { JsonValue } from '../../contract/case.ts';
import { isObject } from '../../contract/isObject.ts';
import { fieldName } from '../../wire/form.ts';
import type { BodyFields } from './bodyFields.ts';

/**
 * Returns the fields of a value that the contract does not have, at any depth. The names are those of messages:
 * `actions[0][colour]`.
 * @param at the keys that lead from the body to the value. Default: the value is the body
 */
export function unknownNames(value: JsonValue, fields: BodyFields, at: string[] = []): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      unknownNames(item, fields.below(index), [...at, String(index)]),
    );
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    fields.has(name)
      ? unknownNames(child, fields.below(name), [...at, name])
      : [fieldName([...at, name])],
  );
}

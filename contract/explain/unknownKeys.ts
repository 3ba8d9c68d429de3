import { didYouMean } from '../nearest.ts';
import { splitPointer, valueAt } from '../pointer.ts';
import type { Cause } from './rootCauses.ts';

/**
 * Returns the keys of an object that its schema does not allow.
 * @param document the document that contains the schema
 * @param cause a cause of the keyword `additionalProperties`
 * @returns each key with a suggestion for the message, such as `: did you mean title?`. The suggestion may be empty
 */
export function unknownKeys(
  document: object,
  { pointer, value }: Pick<Cause, 'pointer' | 'value'>,
): [key: string, didYouMean: string][] {
  const stated = valueAt(document, splitPointer(pointer).slice(0, -1)) as {
    properties?: object;
    patternProperties?: object;
  };
  const known = Object.keys(stated.properties ?? {});
  const patterns = Object.keys(stated.patternProperties ?? {}).map((text) => new RegExp(text, 'u'));
  return Object.keys(value as object)
    .filter((key) => !known.includes(key) && !patterns.some((pattern) => pattern.test(key)))
    .map((key) => [key, didYouMean(key, known)]);
}

import type { Document, Reference } from './openapi.ts';
import { valueAt } from './pointer.ts';

/** A part of the contract, with its JSON pointer into the bundle. */
export interface Located<T> {
  value: T;
  pointer: string;
}

/**
 * Follows a `$ref` within the document, and further `$ref`s behind it. A value without a `$ref` is returned as it is.
 * @returns the value, with the pointer to its definition
 * @throws an Error when the target of the reference is missing
 */
export function resolveReference<T extends object>(
  document: Document,
  value: T | Reference,
  pointer: string,
): Located<T> {
  if (!('$ref' in value)) return { value: value, pointer };
  const reference = value.$ref;
  const target = valueAt(document, reference);
  if (target === undefined) throw new Error(`${pointer}: ${reference} is not in the document`);
  return resolveReference(document, target as T | Reference, reference);
}

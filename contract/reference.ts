import type { Document, Reference } from './openapi.ts';
import { valueAt } from './pointer.ts';

/** A part of the contract and the JSON pointer to where it stands in the bundle. */
export interface Located<T> {
  value: T;
  pointer: string;
}

/**
 * Follows a local reference, and what it leads to if that is one again; anything else is returned as it is. With the value comes its
 * pointer: where the definition stands, which is not where it is used.
 * @throws an Error when the reference leads nowhere
 */
export function resolveReference<T extends object>(
  document: Document,
  value: T | Reference,
  pointer: string,
): Located<T> {
  if (!('$ref' in value)) return { value: value as T, pointer };
  const reference = (value as Reference).$ref;
  const target = valueAt(document, reference);
  if (target === undefined) throw new Error(`${pointer}: ${reference} is not in the document`);
  return resolveReference(document, target as T | Reference, reference);
}

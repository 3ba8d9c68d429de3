import type { JsonValue } from './case.ts';
import { decodeSegment } from './decodeSegment.ts';
import { isObject, type JsonObject } from './isObject.ts';
import { splitPointer } from './pointer.ts';
import type { YamlPath } from './yaml/problemAt.ts';

/** A part of a document that has not been checked yet, and its place. */
export interface Part {
  value: JsonObject;
  at: YamlPath;
}

/** A reference that leads to no part. */
export interface LostReference {
  reference: string;
  at: YamlPath;
  /** Whether the reference leads back to itself. */
  isCircle: boolean;
}

/** Follows the references of a part that is not a schema. A part that is not an object is empty. */
export function followReference(
  document: unknown,
  value: JsonValue | undefined,
  at: YamlPath,
  followed: string[] = [],
): Part | LostReference {
  const node = isObject(value) ? value : {};
  const reference = node.$ref;
  if (typeof reference !== 'string') return { value: node, at };
  const isCircle = followed.includes(reference);
  const target = findTarget(document, reference);
  return isObject(target?.value) && !isCircle
    ? followReference(document, target.value, target.at, [...followed, reference])
    : { reference, at: [...at, '$ref'], isCircle };
}

/** Finds the target of a reference within a document. The reference is a URI, whose characters may be encoded. */
export function findTarget(
  document: unknown,
  reference: string,
): { value: JsonValue; at: string[] } | undefined {
  if (!reference.startsWith('#/')) return undefined;
  const at = splitPointer(reference).map(decodeSegment);
  const value = at.reduce<JsonValue | undefined>(
    (node, key) =>
      Array.isArray(node) ? node[Number(key)] : isObject(node) ? node[key] : undefined,
    isObject(document) ? document : undefined,
  );
  return value === undefined ? undefined : { value, at };
}

/** JSON pointers (RFC 6901): into the bundle (`#/paths/…`, without percent-encoding) and into values (`/0/name`). */

/**
 * Writes a pointer into a document as a URI fragment: `pointerTo('paths', '/projects', 'get')` →
 * `#/paths/~1projects/get`.
 */
export function pointerTo(...segments: (string | number)[]): string {
  return pointerBelow('#', ...segments);
}

/** Extends a pointer with further keys: `pointerBelow('/0', 'commit', 'id')` → `/0/commit/id`. */
export function pointerBelow(pointer: string, ...segments: (string | number)[]): string {
  return segments.reduce<string>(
    (above, segment) => `${above}/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`,
    pointer,
  );
}

/** Returns the unescaped keys of a pointer: `#/paths/~1projects/get` → `['paths', '/projects', 'get']`. */
export function splitPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns the value at a pointer or at a list of keys. Undefined if the value has no such part. */
export function valueAt(value: unknown, path: string | (string | number)[]): unknown {
  return (typeof path === 'string' ? splitPointer(path) : path).reduce<unknown>(
    (node, segment) => (node as Record<string | number, unknown> | null | undefined)?.[segment],
    value,
  );
}

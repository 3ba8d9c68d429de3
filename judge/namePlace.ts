import { splitPointer } from '../contract/pointer.ts';

/** Returns a place in a body for people: `body[0].commit.id` for the JSON Pointer `/0/commit/id`. */
export function namePlace(location: string): string {
  return splitPointer(location).reduce(
    (name, segment) => (/^\d+$/.test(segment) ? `${name}[${segment}]` : `${name}.${segment}`),
    'body',
  );
}

import type { Document } from '../openapi.ts';
import { pointerTo, segmentsOf, valueAt } from '../pointer.ts';

/**
 * Makes a function that finds the components which something in a document leads to by references, also
 * through others: their JSON pointers.
 */
export function reachIn(document: Document): (value: unknown) => Set<string> {
  const direct = new Map<string, Set<string>>();
  const directOf = (pointer: string) => {
    const known = direct.get(pointer) ?? referencesIn(valueAt(document, pointer));
    direct.set(pointer, known);
    return known;
  };
  return (value) => {
    const reached = referencesIn(value);
    // A set gives what is added to it while it is walked, too.
    for (const pointer of reached) for (const next of directOf(pointer)) reached.add(next);
    return reached;
  };
}

/** The references in a value. Examples are data: nothing in them is one. */
function referencesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, child] of Object.entries(value)) {
    if (key === '$ref' && typeof child === 'string') found.add(componentOf(child));
    else if (key !== 'examples') referencesIn(child, found);
  }
  return found;
}

/** The component that a pointer leads to or into: `#/components/schemas/Tag`. Any other stays as it is. */
export function componentOf(pointer: string): string {
  const [root, section, name] = segmentsOf(pointer);
  return root === 'components' && name !== undefined ? pointerTo(root, section!, name) : pointer;
}

/** Whether one pointer leads to the other, or above or below it. */
export function isAlong(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}

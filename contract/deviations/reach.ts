import type { Document } from '../openapi.ts';
import { pointerTo, segmentsOf, valueAt } from '../pointer.ts';

/**
 * Creates a function that gives the JSON pointers of all components that a value refers to, directly or through other
 * components.
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
    // The loop also visits the pointers that it adds.
    for (const pointer of reached) for (const next of directOf(pointer)) reached.add(next);
    return reached;
  };
}

/** The references in a value. Examples are data and have none. */
function referencesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, child] of Object.entries(value)) {
    if (key === '$ref' && typeof child === 'string') found.add(componentOf(child));
    else if (key !== 'examples') referencesIn(child, found);
  }
  return found;
}

/** The pointer of the component that a pointer leads to or into: `#/components/schemas/Tag`. Others stay as they are. */
export function componentOf(pointer: string): string {
  const [root, section, name] = segmentsOf(pointer);
  return root === 'components' && name !== undefined ? pointerTo(root, section!, name) : pointer;
}

/** Returns true if two pointers are the same, or one leads into the other. */
export function isAlong(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}

import { isObject } from '../isObject.ts';
import type { Document } from '../openapi.ts';
import { pointerTo, splitPointer, valueAt } from '../pointer.ts';

/**
 * Returns a function that finds all components that a value refers to, directly or through other components. The
 * function returns their JSON pointers.
 */
export function reachIn(document: Document): (value: unknown) => Set<string> {
  const direct = new Map<string, Set<string>>();
  const listDirect = (pointer: string) => {
    const known = direct.get(pointer) ?? referencesIn(valueAt(document, pointer));
    direct.set(pointer, known);
    return known;
  };
  return (value) => {
    const reached = referencesIn(value);
    // The loop adds pointers to the set that it iterates over. It visits these pointers, too.
    for (const pointer of reached) for (const next of listDirect(pointer)) reached.add(next);
    return reached;
  };
}

/** Returns the targets of all `$ref` and of discriminators in a value. Examples are skipped, because they are data. */
function referencesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, child] of Object.entries(value)) {
    if (key === '$ref' && typeof child === 'string') found.add(findComponent(child));
    else if (key === 'mapping' && isObject(child))
      for (const target of Object.values(child))
        if (typeof target === 'string' && target.startsWith('#/')) found.add(findComponent(target));
    if (key !== 'examples') referencesIn(child, found);
  }
  return found;
}

/**
 * Returns the pointer of the component that contains a place: `#/components/schemas/Tag`. Other pointers are returned
 * unchanged.
 */
export function findComponent(pointer: string): string {
  const [root, section, name] = splitPointer(pointer);
  return root === 'components' && name !== undefined ? pointerTo(root, section!, name) : pointer;
}

/** Returns true if two pointers are equal, or if one pointer leads to a part of the other pointer's value. */
export function isAlong(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}

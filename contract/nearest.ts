import { closestMatch } from 'leven';

/**
 * The known name that is nearest to a misspelt one, for a "did you mean".
 * Undefined when more than a third of the letters differ from every known name.
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  return closestMatch(name, [...known], { maxDistance: Math.ceil(name.length / 3) });
}

import { closestMatch } from 'leven';

/**
 * Returns the known name that is nearest to a misspelt name, for a message such as "did you mean …?". Returns
 * undefined if every known name differs in more than a third of the letters.
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  return closestMatch(name, [...known], { maxDistance: Math.ceil(name.length / 3) });
}

/** Returns the end of a message about a misspelt name: `: did you mean title?`. Empty if no known name is near. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const near = nearest(name, known);
  return near === undefined ? '' : `: did you mean ${near}?`;
}

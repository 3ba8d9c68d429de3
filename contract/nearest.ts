import { closestMatch } from 'leven';

/**
 * Returns the known name that is nearest to a misspelt name, for a message such as "did you mean …?". Returns
 * undefined if every known name differs in more letters.
 * @param most the most letters that may differ. Default: a third of them
 */
export function nearest(
  name: string,
  known: Iterable<string>,
  most = Math.ceil(name.length / 3),
): string | undefined {
  return closestMatch(name, [...known], { maxDistance: most });
}

/** Returns the end of a message about a misspelt name: `: did you mean title?`. Empty if no known name is near. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const near = nearest(name, known);
  return near === undefined ? '' : `: did you mean ${near}?`;
}

/**
 * What takes long in `npm test` is done on a sample of the whole, another one each day. The whole is done by
 * `npm run proof -- samples`, and by CI.
 */

/** The environment variable that makes each sample the whole. */
export const WHOLE_VARIABLE = 'FORGE_CONTRACT_WHOLE';

/** Days since 1970: random numbers that begin with it are others tomorrow, and the same until then. */
export function seedOfToday(): number {
  return Math.floor(Date.now() / 86_400_000);
}

/** Whether everything is wanted, not a sample. */
export function isWhole(): boolean {
  return process.env[WHOLE_VARIABLE] !== undefined;
}

/**
 * One of every so many items; each item comes once in as many days.
 * @param every how many there are for each that is taken
 */
export function sampleOfToday<T>(items: Iterable<T>, every: number): T[] {
  return [...items].filter((_, index) => isWhole() || index % every === seedOfToday() % every);
}

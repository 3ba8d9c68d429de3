/**
 * `npm test` runs a sample of the long tests. The seed chooses the sample, and is 1 unless `npm test -- --seed 2`
 * gives another one. `npm test -- --whole` runs all tests, and so does CI.
 */

/** The environment variable with the seed, an integer from 1. Default: 1. */
export const SEED_VARIABLE = 'FORGE_CONTRACT_SEED';
/** The environment variable that turns samples off, so that all tests run. */
export const WHOLE_VARIABLE = 'FORGE_CONTRACT_WHOLE';

/** Returns the seed of this run. @throws an Error if it is not an integer from 1 */
export function seedOfRun(): number {
  const text = process.env[SEED_VARIABLE] ?? '1';
  if (!/^[1-9]\d*$/.test(text))
    throw new Error(`The seed is '${text}'. Give an integer from 1, such as 7.`);
  return Number(text);
}

/** Returns true if all tests run instead of samples. */
export function isWhole(): boolean {
  return process.env[WHOLE_VARIABLE] !== undefined;
}

/** Returns every `n`th item. The samples of `n` consecutive seeds share no item, and together have all items. */
export function sample<T>(items: Iterable<T>, n: number): T[] {
  return [...items].filter((_, index) => isWhole() || index % n === seedOfRun() % n);
}

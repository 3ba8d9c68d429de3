/**
 * `npm test` runs a sample of the long tests. The seed selects the sample. It is 1 by default, and
 * `npm test -- --seed 2` sets another seed. `npm test -- --whole` runs all tests, as CI does.
 */

/** The environment variable with the seed, an integer from 1. Default: 1. */
export const SEED_VARIABLE = 'FORGE_CONTRACT_SEED';
/** The environment variable that makes all tests run instead of a sample. */
export const WHOLE_VARIABLE = 'FORGE_CONTRACT_WHOLE';

/** Returns the seed of this run. @throws an Error if the seed is not an integer from 1 */
export function seedOfRun(): number {
  const text = process.env[SEED_VARIABLE] ?? '1';
  if (!/^[1-9]\d*$/.test(text))
    throw new Error(`The seed is '${text}'. Give an integer from 1, such as 7.`);
  return Number(text);
}

/** Returns true if all tests run instead of a sample. */
export function isWhole(): boolean {
  return process.env[WHOLE_VARIABLE] !== undefined;
}

/** Selects every `n`th item. The samples of `n` consecutive seeds are disjoint, and together contain all items. */
export function sample<T>(items: Iterable<T>, n: number): T[] {
  return [...items].filter((_, index) => isWhole() || index % n === seedOfRun() % n);
}

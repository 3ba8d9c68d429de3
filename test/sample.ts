/**
 * `npm test` takes a sample of the tests that take long. The seed says which sample, and stays the same from day to
 * day: `npm test -- --seed 2` takes another one. `npm test -- --whole` takes everything, and so does CI.
 */

/** The environment variable that holds the seed: an integer from 1. Default: 1. */
export const SEED_VARIABLE = 'FORGE_CONTRACT_SEED';
/** The environment variable that turns each sample into the whole. */
export const WHOLE_VARIABLE = 'FORGE_CONTRACT_WHOLE';

/** @throws when the variable holds anything but an integer from 1: such a seed would make every sample empty */
export function seedOfRun(): number {
  const text = process.env[SEED_VARIABLE] ?? '1';
  if (!/^[1-9]\d*$/.test(text))
    throw new Error(`The seed is '${text}'. Give an integer from 1, such as 7.`);
  return Number(text);
}

/** Whether the whole is wanted instead of samples. */
export function isWhole(): boolean {
  return process.env[WHOLE_VARIABLE] !== undefined;
}

/** One item of every `n`. The samples of `n` seeds in a row share no item, and have all items together. */
export function sample<T>(items: Iterable<T>, n: number): T[] {
  return [...items].filter((_, index) => isWhole() || index % n === seedOfRun() % n);
}

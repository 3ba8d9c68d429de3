import { afterEach, expect, test, vi } from 'vitest';
import { SEED_VARIABLE, sample, WHOLE_VARIABLE } from './sample.ts';

const ITEMS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

function sampleWith(seed: string | undefined): string[] {
  vi.stubEnv(WHOLE_VARIABLE, undefined);
  vi.stubEnv(SEED_VARIABLE, seed);
  return sample(ITEMS, 3);
}

test('a sample does not depend on the date', () => {
  vi.useFakeTimers();
  const days = ['2026-11-22', '2026-11-23', '2026-11-24'].map((day) => {
    vi.setSystemTime(new Date(day));
    return sampleWith(undefined);
  });
  expect(days).toEqual(Array(3).fill(['b', 'e']));
});

test('the samples of consecutive seeds contain each item exactly once', () => {
  expect(['1', '2', '3'].map(sampleWith)).toEqual([
    ['b', 'e'],
    ['c', 'f'],
    ['a', 'd', 'g'],
  ]);
});

test('a whole run contains all items, whatever the seed is', () => {
  vi.stubEnv(SEED_VARIABLE, '2');
  vi.stubEnv(WHOLE_VARIABLE, '1');
  expect(sample(ITEMS, 3)).toEqual(ITEMS);
});

test.each(['', '0', '-1', '1.5', 'today'])('refuses the seed %j', (seed) => {
  expect(() => sampleWith(seed)).toThrow(`The seed is '${seed}'. Give an integer from 1`);
});

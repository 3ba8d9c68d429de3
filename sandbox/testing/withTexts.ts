import type { WorldSeed } from '../seed/seedOf.ts';

/**
 * Returns a seed with its histories as texts, for comparisons: vitest compares bytes slowly, texts quickly.
 */
export function withTexts<T extends WorldSeed>(seed: T) {
  return {
    ...seed,
    histories: Object.entries(seed.histories ?? {}).map(([name, bytes]) => [
      name,
      bytes.toString('base64'),
    ]),
  };
}

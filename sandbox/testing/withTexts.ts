import type { WorldSeed } from '../seed/seedOf.ts';

/** A seed to compare with another: a megabyte is compared quickly as a text, and slowly byte by byte. */
export function withTexts<T extends WorldSeed>(seed: T) {
  return {
    ...seed,
    histories: Object.entries(seed.histories ?? {}).map(([name, bytes]) => [
      name,
      bytes.toString('base64'),
    ]),
  };
}

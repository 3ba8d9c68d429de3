import type { WorldSeed } from '../seed/buildSeed.ts';

/**
 * Returns a seed whose histories are texts instead of bytes, because vitest compares texts much faster.
 */
export function withTexts<T extends WorldSeed>(seed: T) {
  return {
    ...seed,
    histories: Object.entries(seed.histories ?? {}).map(([name, history]) => [
      name,
      'objects' in history && 'stream' in history.objects
        ? { ...history, objects: history.objects.stream.toString('base64') }
        : history,
    ]),
  };
}

/** Measures whether the memory of a server grows with the number of requests. */
import type { Memory } from './startSubject.ts';

/** The memory of a server after it has received `sent` requests. */
export type MemorySample = Memory & { sent: number };

/** Collects the garbage if this process runs with `--expose-gc`, and returns the memory that is still in use. */
export function memoryOf(): Memory {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const handles = process.getActiveResourcesInfo().length;
  return { rss: rss / 1e6, heap: heapUsed / 1e6, external: external / 1e6, handles };
}

/** The first part of a run is not judged, because code is compiled and caches are filled in it. */
const WARM_UP = 1 / 3;

/** With fewer samples, measured growth may be noise. */
const MIN_SAMPLES = 20;

/** The growth in MB per 10,000 requests that is tolerated, because the garbage collector explains it. */
const LIMITS = { heap: 0.3, rss: 3 };

/** Returns a line for each kind of memory that grows by more than its limit after the warm-up. */
export function memoryFaults(samples: MemorySample[]): string[] {
  const warm = samples.slice(Math.floor(samples.length * WARM_UP));
  if (warm.length < MIN_SAMPLES) return [];
  return (['heap', 'rss'] as const).flatMap((kind) => {
    const growth = growthOf(warm, kind);
    return growth > LIMITS[kind]
      ? [`${kind} grows by ${growth.toFixed(2)} MB in 10,000 requests, more than ${LIMITS[kind]}`]
      : [];
  });
}

/**
 * Returns one line for each of the first, the middle and the last sample, and a line about the growth after the
 * warm-up.
 */
export function memoryFigures(samples: MemorySample[]): string[] {
  const shown = [samples[0], samples[Math.floor(samples.length / 2)], samples.at(-1)];
  const warm = samples.slice(Math.floor(samples.length * WARM_UP));
  return [
    ...shown.flatMap((sample) =>
      sample
        ? [
            `after ${sample.sent} requests: RSS ${sample.rss.toFixed(0)} MB, heap ${sample.heap.toFixed(1)} MB, ${sample.handles} handles`,
          ]
        : [],
    ),
    `after the warm-up, in 10,000 requests: RSS ${growthOf(warm, 'rss').toFixed(2)} MB, heap ${growthOf(warm, 'heap').toFixed(2)} MB`,
  ];
}

/** Returns the growth in MB per 10,000 requests. It is the slope of a linear regression. */
function growthOf(samples: MemorySample[], kind: 'heap' | 'rss'): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [samples.map(({ sent }) => sent), samples.map((sample) => sample[kind])];
  const [meanX, meanY] = [mean(x), mean(y)];
  const covariance = mean(x.map((value, index) => (value - meanX) * (y[index]! - meanY)));
  return (covariance / mean(x.map((value) => (value - meanX) ** 2))) * 10_000;
}

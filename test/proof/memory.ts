/** Whether a server's memory is flat. */
import type { Memory } from './startSubject.ts';

/** What a server held after it had answered so many requests. */
export type MemorySample = Memory & { sent: number };

/** What this process holds after its garbage is collected, which takes `--expose-gc`. */
export function memoryOf(): Memory {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const handles = process.getActiveResourcesInfo().length;
  return { rss: rss / 1e6, heap: heapUsed / 1e6, external: external / 1e6, handles };
}

/** So much of a run is warming up: code is compiled, caches are filled. */
const WARM_UP = 1 / 3;

/** Fewer samples say nothing. */
const MIN_SAMPLES = 20;

/** What may be added in 10,000 requests, in MB: the noise of the garbage collector. */
const LIMITS = { heap: 0.3, rss: 3 };

/** What grows beyond the noise after the warm-up, a line each. */
export function memoryFaults(samples: MemorySample[]): string[] {
  const warm = samples.slice(Math.floor(samples.length * WARM_UP));
  if (warm.length < MIN_SAMPLES) return [];
  return (['heap', 'rss'] as const).flatMap((what) => {
    const growth = growthOf(warm, what);
    return growth > LIMITS[what]
      ? [`${what} grows by ${growth.toFixed(2)} MB in 10,000 requests, more than ${LIMITS[what]}`]
      : [];
  });
}

/** The beginning, the middle and the end, and the growth after the warm-up. */
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

/** The slope of the line that fits best, per 10,000 requests. */
function growthOf(samples: MemorySample[], what: 'heap' | 'rss'): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [samples.map(({ sent }) => sent), samples.map((sample) => sample[what])];
  const [meanX, meanY] = [mean(x), mean(y)];
  const covariance = mean(x.map((value, index) => (value - meanX) * (y[index]! - meanY)));
  return (covariance / mean(x.map((value) => (value - meanX) ** 2))) * 10_000;
}

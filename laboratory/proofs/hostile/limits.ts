import type { Usage } from './startVictim.ts';

/** The time and the memory that a request has cost. */
export type Cost = Usage;

/** A hostile request may take so many times the processor time of an ordinary request of the same size. */
const TIMES = 100;

/** The size in bytes of the ordinary request that is measured. */
export const ORDINARY_SIZE = 1_000_000;

/** The megabytes of memory that any request may take, and the megabytes for each megabyte of the request. */
const MEMORY = { any: 250, perMegabyte: 60 };

/** Returns what a process has used between two moments. */
export function costBetween(before: Usage, after: Usage): Cost {
  return {
    processor: after.processor - before.processor,
    maxRss: after.maxRss - before.maxRss,
  };
}

/**
 * Returns a line for each limit that a hostile request exceeds.
 * @param measured the processor time of an ordinary request of `ORDINARY_SIZE`, in milliseconds
 */
export function excessesOf(cost: Cost, bytes: number, measured: number): string[] {
  const ordinary = usualTime(bytes, measured);
  const memory = MEMORY.any + (MEMORY.perMegabyte * bytes) / 1_000_000;
  return [
    ...(cost.processor > TIMES * ordinary
      ? [
          `takes ${cost.processor.toFixed(0)} ms of processor time, ${(cost.processor / ordinary).toFixed(0)} times an ordinary request of the same size (the limit is ${TIMES} times)`,
        ]
      : []),
    ...(cost.maxRss > memory
      ? [`takes ${cost.maxRss.toFixed(0)} MB (the limit is ${memory.toFixed(0)} MB)`]
      : []),
  ];
}

/**
 * Returns the processor time of an ordinary request of a size. It is proportional to the size. A smaller request than the
 * measured one may take as long as the measured one.
 */
export function usualTime(bytes: number, measured: number): number {
  return measured * Math.max(1, bytes / ORDINARY_SIZE);
}

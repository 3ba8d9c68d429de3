import { setTimeout } from 'node:timers/promises';
import { Refusal } from './refusal.ts';

/** What makes a server slow and unreliable: to try whether a client has patience. */
export interface Disturbance {
  /** How long each response takes at least, in milliseconds. Default: 0. */
  delayMs?: number;
  /** Statuses that are answered instead, each in a part of all requests. */
  failures?: Failure[];
  /** Which requests fail follows from this number: the same one, the same requests. Default: 1. */
  seed?: number;
}

export interface Failure {
  /** `503` */
  status: number;
  /** The part of all requests that fail so, from 0 to 1. */
  probability: number;
}

/**
 * Makes a function that is called before each request is looked at: it waits, and sometimes throws a
 * Refusal with one of the statuses. Those that may be tried again later say so after how many seconds.
 */
export function disturber({
  delayMs = 0,
  failures = [],
  seed = 1,
}: Disturbance = {}): () => Promise<void> {
  const random = randomNumbers(seed);
  return async () => {
    if (delayMs > 0) await setTimeout(delayMs);
    let number = failures.length > 0 ? random() : 0;
    for (const { status, probability } of failures) {
      if (number < probability)
        throw new Refusal(
          status,
          `${status}: the mock was asked to fail in ${probability * 100} % of all requests`,
          status === 429 || status === 503 ? { 'retry-after': '1' } : {},
        );
      number -= probability;
    }
  };
}

/** Numbers from 0 to 1, always the same for a seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

import { Refusal } from './refusal.ts';

/** Delays and failures that make the mock slow and unreliable, to test how a client copes with them. */
export interface Disturbance {
  /** Shortest time before a response, in milliseconds. Default: 0. */
  delayMs?: number;
  /** The error statuses to send, each for a part of all requests. Default: no failures. */
  failures?: Failure[];
  /** Start value of the random choice: with the same seed, the same requests fail. Default: 1. */
  seed?: number;
}

/** An error status and how often the mock sends it. */
export interface Failure {
  /** The error status: `503`. */
  status: number;
  /** The part of all requests that get this status, from 0 to 1. */
  probability: number;
}

/**
 * Creates a function that the mock calls before it handles a request. The function waits for the delay. For a part of
 * the requests, it throws a Refusal with an error status. A 429 or 503 has `Retry-After: 1`.
 */
export function disturber({
  delayMs = 0,
  failures = [],
  seed = 1,
}: Disturbance = {}): () => Promise<void> {
  const random = randomNumbers(seed);
  return async () => {
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    let number = failures.length > 0 ? random() : 0;
    for (const { status, probability } of failures) {
      if (number < probability)
        throw new Refusal(
          status,
          `${status}: the mock was told to fail ${probability * 100} % of all requests`,
          status === 429 || status === 503 ? { 'retry-after': '1' } : {},
        );
      number -= probability;
    }
  };
}

/**
 * Returns a function that generates random numbers from 0 to 1 (algorithm mulberry32). A seed gives a fixed sequence.
 */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

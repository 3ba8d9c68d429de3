import { setTimeout as sleep } from 'node:timers/promises';

export interface PaceOptions {
  /** The most requests per second. Default: no limit. */
  requestsPerSecond?: number | undefined;
  /**
   * The longest time in milliseconds that the run waits because the server asks it to. A response that is no refusal
   * ends the wait. Default: `DEFAULT_WAIT_MS`.
   */
  waitMs?: number | undefined;
}

/** The rate at which a server lets a run send its requests. */
export interface PaceFound {
  /** The number of refusals that limit the rate: 429, or a 403 that comes and goes. */
  refused: number;
  /** Whether the responses became slow, so that the run sent fewer requests. */
  isSlow: boolean;
  /** The requests per second that the server accepted after the run had slowed down for the first time. */
  requestsPerSecond: number;
}

/** The pace of the requests to one server. */
export interface Pace {
  /** Waits until the next request may be sent. If the signal ends the wait, the promise rejects. */
  turn(signal?: AbortSignal): Promise<void>;
  /** Adapts the pace to a response. @param sentAt the time at which the request was sent (`performance.now()`) */
  note(response: { sentAt: number; durationMs: number; status: number | undefined }): void;
  /**
   * Delays all requests, because most rate limits count all requests.
   * @returns false if the waiting time is used up
   */
  pause(waitMs: number): boolean;
  /** Returns the rate that the server accepts. Undefined if the run has not slowed down. */
  found(): PaceFound | undefined;
}

/** The default of `limits.waitSeconds` in a profile, in milliseconds. */
export const DEFAULT_WAIT_MS = 120_000;

/** The factors by which the rate falls after a 429, and if the responses become slow. */
const AFTER_REFUSAL = 0.5;
const WHEN_SLOW = 0.7;
/** The share of the rate by which it grows again in each second. */
const GROWTH_PER_SECOND = 0.1;
/** The lowest rates, in requests per second. */
const LEAST_AFTER_REFUSAL = 0.2;
const LEAST_WHEN_SLOW = 1;
/** The longest and the shortest time in milliseconds over which the present rate is measured. */
const MEASURED_MS = 2000;
const LEAST_MEASURED_MS = 500;
/** The number of responses whose median is compared with the best median. */
const WINDOW = 40;
/** The responses are slow if their median exceeds the best median by this factor and by this time in milliseconds. */
const SLOW_FACTOR = 4;
const SLOW_MS = 250;

/**
 * Creates the pace of a run. It begins without a limit, or with the limit of the profile. After a 429 it halves the
 * rate, and if the responses become slow it lowers the rate too. Then the rate grows slowly.
 */
export function createPace({
  requestsPerSecond: ceiling = Number.POSITIVE_INFINITY,
  waitMs: budgetMs = DEFAULT_WAIT_MS,
}: PaceOptions = {}): Pace {
  let rate = ceiling;
  let growth = 0;
  let slowedLastAt = Number.NEGATIVE_INFINITY;
  let grewAt = 0;
  let nextTurn = 0;
  let pausedUntil = 0;
  let waitLeftMs = budgetMs;
  const sent: number[] = [];
  const latency = watchLatency();
  let slowedAt: number | undefined;
  let accepted = 0;
  /** The number of accepted requests since the run last slowed down. */
  let acceptedSince = 1;
  let refused = 0;
  let isSlow = false;

  return { turn, note, pause, found };

  async function turn(signal?: AbortSignal): Promise<void> {
    let now = performance.now();
    do {
      const mine = Math.max(now, nextTurn, pausedUntil);
      if (rate < Number.POSITIVE_INFINITY) nextTurn = mine + 1000 / rate;
      if (mine > now) await sleep(mine - now, undefined, { signal });
      now = performance.now();
      // Another response may have asked to wait in the meantime.
    } while (now < pausedUntil - 1);
    sent.push(now);
    forgetOld(now);
  }

  function note({ sentAt, durationMs, status }: Parameters<Pace['note']>[0]): void {
    if (status === undefined) return;
    if (status === 429) {
      refused += 1;
      // Requests that were sent at the former rate tell nothing about the present rate. Nor does a target that has
      // accepted nothing since: it is the wait that was too short.
      if (sentAt > slowedLastAt && acceptedSince > 0) slowDown(AFTER_REFUSAL, LEAST_AFTER_REFUSAL);
      return;
    }
    if (status === 503) return;
    accepted += slowedAt === undefined ? 0 : 1;
    acceptedSince += 1;
    waitLeftMs = budgetMs;
    if (sentAt > slowedLastAt && latency.isSlow(durationMs)) {
      isSlow = true;
      slowDown(WHEN_SLOW, LEAST_WHEN_SLOW);
    }
    grow();
  }

  function forgetOld(now: number): void {
    while ((sent[0] ?? now) < now - MEASURED_MS) sent.shift();
  }

  function slowDown(factor: number, least: number): void {
    const now = performance.now();
    forgetOld(now);
    const measuredMs = Math.max(LEAST_MEASURED_MS, now - (sent[0] ?? now));
    const present = (sent.length * 1000) / measuredMs;
    rate = Math.min(rate, Math.max(least, Math.min(rate, present) * factor));
    growth = rate * GROWTH_PER_SECOND;
    slowedLastAt = now;
    acceptedSince = 0;
    grewAt = now;
    slowedAt ??= now;
    latency.restart();
  }

  function grow(): void {
    if (rate >= ceiling || growth === 0) return;
    const now = performance.now();
    const sinceMs = now - Math.max(grewAt, pausedUntil);
    if (sinceMs < 1000) return;
    rate = Math.min(ceiling, rate + (growth * sinceMs) / 1000);
    grewAt = now;
  }

  function pause(waitMs: number): boolean {
    const now = performance.now();
    const longerMs = Math.max(0, now + waitMs - Math.max(now, pausedUntil));
    if (longerMs > waitLeftMs) return false;
    waitLeftMs -= longerMs;
    pausedUntil = Math.max(pausedUntil, now + waitMs);
    nextTurn = Math.max(nextTurn, pausedUntil);
    return true;
  }

  function found(): PaceFound | undefined {
    if (slowedAt === undefined) return undefined;
    const seconds = (performance.now() - slowedAt) / 1000;
    // In a short time, the number of responses says less than the rate that the run chose.
    const measured = seconds < 5 ? rate : accepted / seconds;
    return { refused, isSlow, requestsPerSecond: Math.round(measured * 10) / 10 };
  }
}

/** Watches whether responses become slow: it compares the median of a window with the best median so far. */
function watchLatency() {
  let durations: number[] = [];
  let bestMedian = Number.POSITIVE_INFINITY;
  return {
    /** Forgets the window, because the pace has changed. */
    restart: () => {
      durations = [];
    },
    /** Adds the duration of a response. Returns true if a window has become full, and its responses were slow. */
    isSlow: (durationMs: number): boolean => {
      durations.push(durationMs);
      if (durations.length < WINDOW) return false;
      const median = durations.sort((a, b) => a - b)[WINDOW / 2] ?? 0;
      durations = [];
      const best = bestMedian;
      bestMedian = Math.min(best, median);
      return median > best * SLOW_FACTOR && median > best + SLOW_MS;
    },
  };
}

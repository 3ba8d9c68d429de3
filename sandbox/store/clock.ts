/** The time of a sandbox. */
export interface Clock {
  /** The time as the API writes it: `2026-10-21T09:00:00Z`, with milliseconds unless they are 0. */
  now(): string;
  /** The time in milliseconds since 1970, for comparisons. */
  time(): number;
  /** Sets the time. A stopped clock stays stopped; a running one goes on from there. */
  set(time: number): void;
  advance(milliseconds: number): void;
  /** Sets the clock back to its start. @param stoppedAt the time to stop it at instead */
  reset(stoppedAt?: number): void;
}

/**
 * Creates a clock. @param fixedAt the time to stop it at, in milliseconds since 1970. Default: real time
 */
export function createClock(fixedAt?: number): Clock {
  let stoppedTime = fixedAt;
  let offset = 0;
  const time = () => stoppedTime ?? Date.now() + offset;
  return {
    time,
    // All real times have milliseconds, so that they sort as texts.
    now: () =>
      stoppedTime === undefined ? new Date(time()).toISOString() : formatTime(stoppedTime),
    set: (wanted) => {
      if (stoppedTime === undefined) offset = wanted - Date.now();
      else stoppedTime = wanted;
    },
    advance: (milliseconds) => {
      if (stoppedTime === undefined) offset += milliseconds;
      else stoppedTime += milliseconds;
    },
    reset: (stoppedAt) => {
      stoppedTime = stoppedAt ?? fixedAt;
      offset = 0;
    },
  };
}

/**
 * Formats a point in time as rows and responses have it: `2026-10-21T09:00:00Z`, with milliseconds unless
 * they are 0.
 */
export function formatTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace('.000Z', 'Z');
}

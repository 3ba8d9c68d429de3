/** The time of a sandbox. */
export interface Clock {
  /** Now, as the API writes it: `2026-10-21T09:00:00Z`, with milliseconds where there are some. */
  now(): string;
  /** Milliseconds since 1970, for comparisons. */
  time(): number;
  /** Sets the time. A clock that stood stands there; one that runs goes on from there. */
  set(time: number): void;
  advance(milliseconds: number): void;
}

/** A point in time as the API writes it. @param time milliseconds since 1970 */
export function isoTime(time: number): string {
  return new Date(time).toISOString().replace('.000Z', 'Z');
}

/** @param fixedAt the time at which the clock stands until it is moved; without it, it is real */
export function createClock(fixedAt?: number): Clock {
  let stands = fixedAt;
  let offset = 0;
  const time = () => stands ?? Date.now() + offset;
  return {
    time,
    now: () => isoTime(time()),
    set: (wanted) => {
      if (stands === undefined) offset = wanted - Date.now();
      else stands = wanted;
    },
    advance: (milliseconds) => {
      if (stands === undefined) offset += milliseconds;
      else stands += milliseconds;
    },
  };
}

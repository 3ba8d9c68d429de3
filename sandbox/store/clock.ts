/** The time of a sandbox. */
export interface Clock {
  /** Now, as the API writes it: `2026-10-21T09:00:00Z`, with milliseconds where there are some. */
  now(): string;
  /** Milliseconds since 1970, for comparisons. */
  time(): number;
  /** Sets the time. A clock that stood stands there; one that runs goes on from there. */
  set(time: number): void;
  advance(milliseconds: number): void;
  /** Brings back how the clock began. @param standsAt the time at which it stands instead */
  reset(standsAt?: number): void;
}

/** @param fixedAt the time at which the clock stands until it is moved; without it, it is real */
export function createClock(fixedAt?: number): Clock {
  let stands = fixedAt;
  let offset = 0;
  const time = () => stands ?? Date.now() + offset;
  return {
    time,
    // Real times all have milliseconds, so that they sort as texts.
    now: () => (stands === undefined ? new Date(time()).toISOString() : written(stands)),
    set: (wanted) => {
      if (stands === undefined) offset = wanted - Date.now();
      else stands = wanted;
    },
    advance: (milliseconds) => {
      if (stands === undefined) offset += milliseconds;
      else stands += milliseconds;
    },
    reset: (standsAt) => {
      stands = standsAt ?? fixedAt;
      offset = 0;
    },
  };
}

/** A point in time as rows and answers have it: `2026-10-21T09:00:00Z`, with milliseconds where there are some. */
export function written(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace('.000Z', 'Z');
}

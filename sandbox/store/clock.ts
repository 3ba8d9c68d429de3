/** The time of a sandbox. */
export interface Clock {
  /** Returns the time in the form of the API: `2026-10-21T09:00:00Z`. Milliseconds are left out if they are 0. */
  now(): string;
  /** Returns the time in milliseconds since 1970, for comparisons. */
  time(): number;
  /** Sets the time. A stopped clock stays stopped; a running clock runs on from the new time. */
  set(time: number): void;
  advance(milliseconds: number): void;
  /** Returns the state of the clock, for `restore` of this clock or of another one. */
  state(): ClockState;
  restore(state: ClockState): void;
  /** Sets the clock as it was created. @param stoppedAt if given, the clock is stopped at this time instead */
  reset(stoppedAt?: number): void;
}

/** The time at which a clock is stopped, or the difference of a running clock to the real time. */
export interface ClockState {
  stoppedTime?: number;
  offset: number;
}

/**
 * Creates a clock. @param fixedAt the time at which the clock is stopped, in milliseconds since 1970. By default, the
 * clock shows the real time
 */
export function createClock(fixedAt?: number): Clock {
  let stoppedTime = fixedAt;
  let offset = 0;
  const time = () => stoppedTime ?? Date.now() + offset;
  return {
    time,
    // A running clock never leaves out milliseconds, because times are also sorted as texts.
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
    state: () => ({ offset, ...(stoppedTime !== undefined && { stoppedTime }) }),
    restore: (state) => {
      ({ stoppedTime, offset } = state);
    },
    reset: (stoppedAt) => {
      stoppedTime = stoppedAt ?? fixedAt;
      offset = 0;
    },
  };
}

/**
 * Formats a time as in rows and responses: `2026-10-21T09:00:00Z`. Milliseconds are left out if they are 0.
 */
export function formatTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace('.000Z', 'Z');
}

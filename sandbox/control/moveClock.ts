import { invalid, refuse } from '../server/refusal.ts';
import type { Clock } from '../store/clock.ts';

/** A move of the sandbox's clock: to a time, or forward by a duration in ISO 8601. */
export type ClockMove = { now: string } | { advance: string };

/** Sets the clock, or moves it forward. @throws a Refusal with 400 for an invalid duration */
export function moveClock(clock: Clock, move: ClockMove): void {
  if ('now' in move) {
    clock.set(Date.parse(move.now));
    return;
  }
  const milliseconds = readDuration(move.advance);
  if (milliseconds === undefined || Number.isNaN(new Date(clock.time() + milliseconds).getTime()))
    refuse(invalid({ advance: ['is not a duration: write it in ISO 8601, such as PT1H or P7D'] }));
  clock.advance(milliseconds);
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * Converts a duration in ISO 8601 to milliseconds. Durations with months or years are invalid, because their lengths
 * vary.
 */
function readDuration(text: string): number | undefined {
  const [, ...parts] =
    /^P(?=\d|T\d)(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/.exec(
      text,
    ) ?? [];
  if (parts.length === 0) return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) =>
    Number(part ?? 0),
  );
  return (weeks * 7 + days) * DAY + (hours * 60 + minutes) * MINUTE + seconds * 1000;
}

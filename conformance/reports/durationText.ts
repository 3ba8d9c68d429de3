/** Returns the reason of a job that a run with a limited time did not begin. */
export function timeOver(limitMs: number): string {
  return `the time was over (--time, ${durationText(limitMs)})`;
}

/** Writes a duration for people: `40 s`, `5 min`, `1 h 20 min`. */
export function durationText(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 90) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h${minutes % 60 > 0 ? ` ${minutes % 60} min` : ''}`;
}

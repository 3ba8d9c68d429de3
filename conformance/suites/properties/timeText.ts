/** Writes a time in seconds, in UTC or in a zone some hours to the east: `2026-03-01T14:00:00+02:00`. */
export function timeText(time: number, hours = 0): string {
  const zone = hours === 0 ? 'Z' : `+${String(hours).padStart(2, '0')}:00`;
  return new Date(time + hours * 3_600_000).toISOString().replace(/\.\d+Z$/, zone);
}

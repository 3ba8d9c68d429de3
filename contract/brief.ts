/**
 * Writes a value for a message: as JSON, on one line, cut with `…` after `max` characters
 * (default 80).
 */
export function brief(value: unknown, max = 80): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > max ? `${text.slice(0, max)}…` : text;
}

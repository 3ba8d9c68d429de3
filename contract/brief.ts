/**
 * Writes a value as JSON on one line, for use in a message. A text of more than `max` characters (default 80) is cut,
 * and ends in `…`.
 */
export function brief(value: unknown, max = 80): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > max ? `${text.slice(0, max)}…` : text;
}

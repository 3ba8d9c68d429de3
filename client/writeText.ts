/**
 * Returns a value as the text that is sent in a path, a query, a form or a header.
 * @returns undefined if the value cannot be sent: it is no text, number or boolean, or has half of a surrogate pair,
 *   which has no UTF-8
 */
export function writeText(value: unknown): string | undefined {
  if (!Number.isFinite(value) && !/^(string|b)/.test(typeof value)) return undefined;
  const text = `${value}`;
  return /\p{Surrogate}/u.test(text) ? undefined : text;
}

/** Shows a value in the message of an error. */
export function shown(value: unknown): string {
  if (Object(value) === value) return typeof value === 'function' ? 'a function' : 'an object';
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

/**
 * Returns a value as the text that is sent in a path, a query, a form or a header.
 * @param refused texts that cannot be sent. Half of a surrogate pair can never be sent, since it has no UTF-8
 * @returns undefined if the value cannot be sent: it is no text, number or boolean, or a refused text
 */
export function writeText(value: unknown, refused: RegExp = /\p{Surrogate}/u): string | undefined {
  if (!Number.isFinite(value) && !/^(string|b)/.test(typeof value)) return undefined;
  const text = `${value}`;
  return refused.test(text) ? undefined : text;
}

/** Shows a value in the message of an error. */
export function shown(value: unknown): string {
  if (Object(value) === value) return typeof value === 'function' ? 'a function' : 'an object';
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

import type { JsonValue } from '../contract/case.ts';
import { checkJsonSize } from './checkJsonSize.ts';
import { MAX_LEVELS } from './form.ts';

/**
 * Parses the JSON text of a request.
 * @throws a SyntaxError for a text that is not JSON, and a RangeError for a value that no server should take
 */
export function parseRequestJson(text: string): JsonValue {
  checkJsonSize(text);
  const value: JsonValue = JSON.parse(text);
  checkJsonValue(value);
  return value;
}

/**
 * Checks that a value of a request can be stored, quoted in a message and written as JSON. Text with U+0000 is
 * truncated by SQLite, half of a surrogate pair is no Unicode, and JavaScript reads `1e400` as Infinity.
 * @throws a RangeError with the reason
 */
export function checkJsonValue(value: JsonValue, depth = 0): void {
  if (depth > MAX_LEVELS)
    throw new RangeError(`values must not be nested more than ${MAX_LEVELS} levels deep`);
  if (typeof value === 'string') checkText(value);
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new RangeError('a number is too large');
  if (value instanceof Object)
    for (const [name, child] of Object.entries(value)) {
      checkText(name);
      checkJsonValue(child, depth + 1);
    }
}

function checkText(text: string): void {
  if (text.includes('\0') || /\p{Surrogate}/u.test(text))
    throw new RangeError('a text contains U+0000 or half of a surrogate pair');
}

/** Reads values from queries and bodies, before they are validated with a schema. */
import { isUtf8 } from 'node:buffer';
import type { JsonValue } from '../../contract/case.ts';
import { checkJsonSize } from '../../wire/checkJsonSize.ts';
import { MAX_LEVELS, parseForm } from '../../wire/form.ts';
import { essence, FORM, isJson } from '../../wire/mediaType.ts';
import { invalid, refuse } from './refusal.ts';

/** Reads query parameters that a caller has sent in a body. Operations without a body accept this. */
export function readParameters(
  contentType: string | undefined,
  bytes: Buffer | undefined,
): Record<string, JsonValue> {
  const text = readText(bytes);
  if (text === '') return {};
  const value = isForm(contentType) ? readForm(text) : readJson(contentType, text);
  if (!(value instanceof Object) || Array.isArray(value)) refuse(invalid('400 Bad Request'));
  return value;
}

/** Returns a body as text. @throws a Refusal with 400 for bytes that are not UTF-8 */
export function readText(bytes: Buffer | undefined): string {
  if (bytes && !isUtf8(bytes)) refuse(invalid('400 Bad Request: the body is not UTF-8'));
  return bytes?.toString('utf8') ?? '';
}

export function isForm(contentType = ''): boolean {
  return essence(contentType) === FORM;
}

export function readJson(contentType = '', text: string): JsonValue {
  if (!isJson(contentType))
    refuse(
      invalid(
        `400 Bad Request: the body needs Content-Type: application/json, or is a form (${FORM})`,
      ),
    );
  let value: JsonValue;
  try {
    checkJsonSize(text);
    value = JSON.parse(text);
  } catch (error) {
    const problem = error instanceof RangeError ? error.message : 'the body is not valid JSON';
    refuse(invalid(`400 Bad Request: ${problem}`));
  }
  checkValues(value);
  return value;
}

/**
 * Checks that the database can store a value. A value that is nested much deeper could be parsed, but not written as
 * JSON.
 * @throws a Refusal with 400 if the value is nested too deeply, or has a text that SQLite would truncate or change
 */
export function checkValues(value: JsonValue, depth = 0): void {
  if (depth > MAX_LEVELS)
    refuse(
      invalid(`400 Bad Request: values must not be nested more than ${MAX_LEVELS} levels deep`),
    );
  if (typeof value === 'string' && (value.includes('\0') || /\p{Surrogate}/u.test(value)))
    refuse(invalid('400 Bad Request: a text contains U+0000 or half of a surrogate pair'));
  if (value instanceof Object)
    for (const child of Object.values(value)) checkValues(child, depth + 1);
}

export function readForm(text: string): Record<string, JsonValue> {
  try {
    return parseForm(text);
  } catch (error) {
    if (error instanceof RangeError) refuse(invalid(`400 Bad Request: ${error.message}`));
    throw error;
  }
}

/** Reads values from queries and bodies, before they are validated with a schema. */
import type { JsonValue } from '../../contract/case.ts';
import { parseForm } from '../../wire/form.ts';
import { essence, FORM, isJson } from '../../wire/mediaType.ts';
import { invalid, type Refusal, refuse } from './refusal.ts';

/** Reads query parameters that a caller has sent in a body. Operations without a body accept this. */
export function readParameters(
  contentType: string | undefined,
  bytes: Buffer | undefined,
): Record<string, JsonValue> {
  const text = bytes?.toString('utf8') ?? '';
  if (text === '') return {};
  const value = isForm(contentType) ? readForm(text) : readJson(contentType, text);
  if (!(value instanceof Object) || Array.isArray(value)) refuse(invalid('400 Bad Request'));
  return value;
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
    value = JSON.parse(text) as JsonValue;
  } catch {
    refuse(invalid('400 Bad Request: the body is not valid JSON'));
  }
  checkValues(value);
  return value;
}

/** The maximum depth of nested values in a body. A much deeper value could be parsed, but not written as JSON. */
const MAX_DEPTH = 100;

/**
 * Checks that the database can store a value.
 * @throws a Refusal with 400 if the value is nested too deeply, or has a text that SQLite would truncate or change
 */
export function checkValues(value: JsonValue, depth = 0): void {
  if (depth > MAX_DEPTH) refuse(tooDeep());
  if (typeof value === 'string' && (value.includes('\0') || /\p{Surrogate}/u.test(value)))
    refuse(invalid('400 Bad Request: a text contains U+0000 or half of a surrogate pair'));
  if (value instanceof Object)
    for (const child of Object.values(value)) checkValues(child, depth + 1);
}

export function readForm(text: string): Record<string, JsonValue> {
  try {
    return parseForm(text);
  } catch (error) {
    // A RangeError is a stack overflow, which a name with thousands of brackets causes.
    if (error instanceof RangeError) refuse(tooDeep());
    throw error;
  }
}

function tooDeep(): Refusal {
  return invalid(`400 Bad Request: values must not be nested more than ${MAX_DEPTH} levels deep`);
}

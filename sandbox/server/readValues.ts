/** Values as a query and a body have them. No schema has been asked yet. */
import type { JsonValue } from '../../contract/case.ts';
import { parseForm } from '../../wire/form.ts';
import { essence, FORM, isJson } from '../../wire/mediaType.ts';
import { invalid, type Refusal, refuse } from './refusal.ts';

/** The parameters in the body of an operation that has no fields of its own. */
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

/** How deeply a body may be nested. What is much deeper could be read, but not written again. */
const MAX_DEPTH = 100;

/** @throws a Refusal with 400 for a value that is nested too deeply, and for a text that tables cut or change */
export function checkValues(value: JsonValue, depth = 0): void {
  if (depth > MAX_DEPTH) refuse(tooDeep());
  if (typeof value === 'string' && (value.includes('\0') || /\p{Surrogate}/u.test(value)))
    refuse(invalid('400 Bad Request: a text has U+0000 or half of a surrogate pair'));
  if (value instanceof Object)
    for (const child of Object.values(value)) checkValues(child, depth + 1);
}

export function readForm(text: string): Record<string, JsonValue> {
  try {
    return parseForm(text);
  } catch (error) {
    // The stack is full: a name has thousands of brackets.
    if (error instanceof RangeError) refuse(tooDeep());
    throw error;
  }
}

function tooDeep(): Refusal {
  return invalid(`400 Bad Request: values are nested at most ${MAX_DEPTH} deep`);
}

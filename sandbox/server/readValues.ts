/** Reads values from queries and bodies, before they are validated with a schema. */
import { isUtf8 } from 'node:buffer';
import type { JsonValue } from '../../contract/case.ts';
import type { BodyType } from '../../wire/bodyType.ts';
import { parseForm } from '../../wire/form.ts';
import { FORM } from '../../wire/mediaType.ts';
import { checkJsonValue, parseRequestJson } from '../../wire/parseRequestJson.ts';
import { invalid, refuse } from './refusal.ts';

/** Reads query parameters that a caller has sent in a body. Operations without a body accept this. */
export function readParameters(
  type: BodyType | undefined,
  bytes: Buffer | undefined,
): Record<string, JsonValue> {
  const text = readText(bytes);
  if (text === '') return {};
  const value = isForm(type) ? readForm(text) : readJson(type, text);
  if (!(value instanceof Object) || Array.isArray(value)) refuse(invalid('400 Bad Request'));
  return value;
}

/** Returns a body as text. @throws a Refusal with 400 for bytes that are not UTF-8 */
export function readText(bytes: Buffer | undefined): string {
  if (bytes && !isUtf8(bytes)) refuse(invalid('400 Bad Request: the body is not UTF-8'));
  return bytes?.toString('utf8') ?? '';
}

/** Returns true for a form. The bytes of a multipart form were converted when the request was received. */
export function isForm(type: BodyType | undefined): boolean {
  return type !== undefined && type.kind !== 'json';
}

export function readJson(type: BodyType | undefined, text: string): JsonValue {
  if (type?.kind !== 'json')
    refuse(
      invalid(
        `400 Bad Request: the body needs Content-Type: application/json, or is a form (${FORM})`,
      ),
    );
  try {
    return parseRequestJson(text);
  } catch (error) {
    const problem = error instanceof RangeError ? error.message : 'the body is not valid JSON';
    refuse(invalid(`400 Bad Request: ${problem}`));
  }
}

/** @throws a Refusal with 400 for a value that cannot be stored */
export function checkValues(value: JsonValue): void {
  orInvalid(() => checkJsonValue(value));
}

export function readForm(text: string): Record<string, JsonValue> {
  return orInvalid(() => parseForm(text));
}

/** Replaces a RangeError by a refusal. */
function orInvalid<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) refuse(invalid(`400 Bad Request: ${error.message}`));
    throw error;
  }
}

import { isDeepStrictEqual } from 'node:util';
import type { JsonValue } from '../../../contract/case.ts';
import type { Schema } from '../../../contract/openapi.ts';
import type { ResponseFault } from '../fault.ts';
import { hasJson, responseFaults } from './change.ts';
import { findType, isFree, isStillBound, isStillRight, type Place, withValue } from './places.ts';
import { type Change, withBody, withJson } from './rawResponse.ts';
import { contradiction, relatedFields } from './related.ts';
import type { JsonBody, Subject } from './subject.ts';

const { fault, oneFault, jsonFault } = responseFaults('body');

/**
 * Creates a fault that puts a wrong value at each place of a JSON body. `wrongValues` returns the wrong values for a
 * place.
 */
const wrongValue = (
  id: string,
  summary: string,
  wrongValues: (place: Place) => JsonValue[],
): ResponseFault =>
  fault(id, summary, 'schema', (subject) =>
    hasJson(subject)
      ? subject.json.places.flatMap((place) =>
          wrongValues(place).flatMap((value) => wrongAt(subject, place, place.path, value)),
        )
      : [],
  );

const brokenFormat = (format: string, what: string, broken: string): ResponseFault =>
  wrongValue(`broken-${format}`, what, ({ value, schemas }) =>
    typeof value === 'string' && schemas.some((schema) => schema.format === format) ? [broken] : [],
  );

/** The faults whose bodies break the contract, or differ from the documented bodies. */
export const BODY_FAULTS: ResponseFault[] = [
  fault('required-field-missing', 'a required field is missing', 'schema', (subject) =>
    hasJson(subject)
      ? subject.json.places.flatMap((place) =>
          requiredIn(place).flatMap((name) => withoutField(subject, place, name)),
        )
      : [],
  ),
  fault('forbidden-field', 'a field that is not allowed', 'schema', (subject) =>
    hasJson(subject)
      ? subject.json.places.flatMap((place) =>
          forbiddenIn(place).flatMap((name) =>
            wrongAt(subject, place, [...place.path, name], 'out of place'),
          ),
        )
      : [],
  ),
  wrongValue('wrong-type', 'a value of another type', ({ value, types }) =>
    [typeof value === 'string' ? 42 : String(value), true, 'text', 42]
      .filter((other) => !types.has(findType(other)))
      .slice(0, 1),
  ),
  wrongValue('null-not-allowed', 'null where it is not allowed', ({ path, types }) =>
    isItem(path) || types.has('null') ? [] : [null],
  ),
  wrongValue('null-item', 'null in an array', ({ path, types }) =>
    !isItem(path) || types.has('null') ? [] : [null],
  ),
  wrongValue('fraction', 'a fraction where a whole number must be', ({ value, types }) =>
    types.has('integer') && !types.has('number') && typeof value === 'number' ? [value + 0.5] : [],
  ),
  wrongValue('array-for-object', 'an array around an object', ({ value, types }) =>
    findType(value) === 'object' && !types.has('array') ? [[value]] : [],
  ),
  wrongValue('object-for-array', 'an object where an array must be', ({ value, types }) =>
    Array.isArray(value) && !types.has('object') ? [{ ...value }] : [],
  ),
  wrongValue('unknown-enum-value', 'a value that a complete enum does not have', (place) =>
    place.schemas.some((schema) => schema.enum) && place.types.has('string')
      ? ['no-such-value']
      : [],
  ),
  brokenFormat('date-time', 'an invalid date and time', '2026-02-31T25:00:00Z'),
  brokenFormat('date', 'an invalid date', '2026-02-31'),
  brokenFormat('uri', 'an invalid URL', 'no URL'),
  brokenFormat('email', 'an invalid e-mail address', 'nobody'),
  wrongValue('date-time-without-zone', 'a date and time without a time zone', (place) =>
    place.schemas.some((schema) => schema.format === 'date-time') ? ['2026-10-12T08:30:00'] : [],
  ),
  wrongValue('pattern-broken', 'a text that does not match its pattern', ({ value, schemas }) =>
    schemas.some(({ pattern }) => pattern && !new RegExp(pattern as string, 'u').test(`${value}!`))
      ? [`${value}!`]
      : [],
  ),
  wrongValue('too-much', 'a value above its limit', ({ value, schemas }) =>
    schemas.flatMap((schema) => aboveLimit(value, schema)),
  ),
  wrongValue('too-little', 'a value below its limit', ({ value, schemas }) =>
    schemas.flatMap((schema) => belowLimit(value, schema)),
  ),
  fault('last-item-broken', 'only the last item of an array is broken', 'schema', (subject) =>
    hasJson(subject) ? lastItemsBroken(subject) : [],
  ),
  fault('deepest-object-broken', 'only the deepest object is broken', 'schema', (subject) => {
    if (!hasJson(subject)) return [];
    const objects = subject.json.places.filter((place) => requiredIn(place).length > 0);
    const deepest = objects.sort((one, other) => other.path.length - one.path.length)[0];
    return deepest && deepest.path.length > 0
      ? withoutField(subject, deepest, requiredIn(deepest).at(-1)!)
      : [];
  }),
  jsonFault(
    'error-body-on-success',
    'an error under a success status',
    'schema',
    ({ response, json: { places } }) => {
      const [top] = places;
      const isTold = top!.types.has('object')
        ? requiredIn(top!).some((name) => name !== 'message')
        : true;
      const error = { message: '500 Internal Error' };
      return (
        response.status < 300 && isTold && isStillBound(top!, error) && withJson(response, error)
      );
    },
  ),
  fault(
    'relation-broken',
    'a value that contradicts the fields beside it',
    'relations',
    (subject) =>
      hasJson(subject)
        ? subject.json.places.flatMap((place) =>
            relatedFields(place).flatMap((field) => {
              const wrong = contradiction(field);
              const path = [...place.path, field.name];
              return wrong === undefined ? [] : wrongAt(subject, place, path, wrong);
            }),
          )
        : [],
  ),
  fault('not-echoed', 'another value than the one that was sent', 'echo', (subject) =>
    otherValues(subject, ({ name }) => subject.json?.echoed.has(name) ?? false),
  ),
  fault(
    'other-value',
    'a valid value that is not the documented one',
    'documented-body',
    (subject) => otherValues(subject, ({ name }) => !subject.json?.echoed.has(name)),
  ),
  jsonFault(
    'item-lost',
    'a list without its last item',
    'documented-body',
    ({ response, json: { value } }) => {
      return Array.isArray(value) && value.length > 0 && withJson(response, value.slice(0, -1));
    },
  ),
  jsonFault(
    'order-reversed',
    'a list in reverse order',
    'documented-body',
    ({ response, json: { value } }) => {
      return Array.isArray(value) && value.length > 1 && withJson(response, value.toReversed());
    },
  ),
  oneFault(
    'other-bytes',
    'a body that is not JSON, with one byte changed',
    'documented-body',
    (subject) => {
      const { body } = subject.response;
      const changed = Buffer.from(body);
      changed[0] = (body[0] ?? 0) ^ 1;
      return !hasJson(subject) && body.length > 0 && withBody(subject.response, changed);
    },
  ),
];

type JsonSubject = Subject & { json: JsonBody };

/** Returns the body with another value at a path. Returns an empty list if the changed body is still valid. */
function wrongAt(
  { response, json }: JsonSubject,
  place: Place,
  path: Place['path'],
  value: JsonValue | undefined,
): Change[] {
  const wrong = withValue(json.value, path, value);
  const field = path.slice(place.path.length).map((key) => `/${key}`);
  return isStillBound(place, wrong)
    ? [{ place: `${place.name}${field.join('')}${place.form}`, wrong: withJson(response, wrong) }]
    : [];
}

function withoutField(subject: JsonSubject, place: Place, field: string): Change[] {
  return wrongAt(subject, place, [...place.path, field], undefined);
}

/** Returns the fields that a schema forbids: by the schema `false`, or by a `not` that names the field alone. */
function forbiddenIn({ value, schemas }: Place): string[] {
  if (findType(value) !== 'object') return [];
  const names = schemas.flatMap(({ properties = {}, not }) => {
    const impossible = Object.entries(properties as Record<string, Schema>)
      .filter(([, property]) => isDeepStrictEqual(property.not, {}))
      .map(([name]) => name);
    const prohibition = (not ?? {}) as Schema;
    const excluded = ((prohibition.anyOf ?? [prohibition]) as Schema[]).flatMap(({ required }) => {
      const fields = (required ?? []) as string[];
      return fields.length === 1 ? fields : [];
    });
    return [...impossible, ...excluded];
  });
  return names.filter((name) => !(name in (value as object)));
}

function requiredIn({ value, schemas }: Place): string[] {
  if (findType(value) !== 'object') return [];
  const required = schemas.flatMap((schema) => (schema.required as string[] | undefined) ?? []);
  return [...new Set(required)].filter((name) => name in (value as object));
}

function lastItemsBroken(subject: JsonSubject): Change[] {
  const { places } = subject.json;
  return places.flatMap((array) => {
    if (!Array.isArray(array.value) || array.value.length < 2) return [];
    const path = [...array.path, array.value.length - 1];
    const last = places.find((place) => String(place.path) === String(path));
    if (!last) return [];
    const [field] = requiredIn(last);
    if (field !== undefined) return withoutField(subject, last, field);
    return last.types.has('integer') ? [] : wrongAt(subject, last, last.path, 42);
  });
}

function isItem(path: Place['path']): boolean {
  return typeof path.at(-1) === 'number';
}

function aboveLimit(value: JsonValue, { maximum, maxLength, maxItems }: Schema): JsonValue[] {
  if (typeof value === 'number') return typeof maximum === 'number' ? [maximum + 1] : [];
  if (typeof value === 'string')
    return typeof maxLength === 'number' ? ['x'.repeat(maxLength + 1)] : [];
  return Array.isArray(value) && value[0] !== undefined && typeof maxItems === 'number'
    ? [Array<JsonValue>(maxItems + 1).fill(value[0])]
    : [];
}

function belowLimit(value: JsonValue, { minimum, minLength, minItems }: Schema): JsonValue[] {
  if (typeof value === 'number') return typeof minimum === 'number' ? [minimum - 1] : [];
  if (typeof value === 'string') return minLength ? [''] : [];
  return Array.isArray(value) && minItems ? [[]] : [];
}

/** Returns bodies with another valid value, one body for each wanted place at which the contract allows any value. */
function otherValues(subject: Subject, isWanted: (place: Place) => boolean): Change[] {
  if (!hasJson(subject)) return [];
  const { response, json } = subject;
  return json.places.filter(isWanted).flatMap((place) => {
    const other = otherValue(place);
    if (other === undefined) return [];
    const changed = withValue(json.value, place.path, other);
    return isStillRight(place, changed)
      ? [{ place: place.name + place.form, wrong: withJson(response, changed) }]
      : [];
  });
}

function otherValue(place: Place): JsonValue | undefined {
  const { value } = place;
  if (!isFree(place)) return undefined;
  if (typeof value === 'string') return `${value} and more`;
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : undefined;
}

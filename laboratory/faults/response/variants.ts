import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import type { JsonValue } from '../../../contract/case.ts';
import type { Schema } from '../../../contract/openapi.ts';
import { hasJson } from './change.ts';
import { findType, isFree, isStillRight, type Place, withValue } from './places.ts';
import {
  framed,
  headOf,
  type RawResponse,
  type Transmission,
  transmissionOf,
  withBody,
  withHeader,
  withJson,
} from './rawResponse.ts';
import { isRelatedIn } from './related.ts';
import type { JsonBody, Subject } from './subject.ts';

/** An unusual form of a response that the contract allows. The suite must not report it. */
export interface Variant {
  /** The ID: `key-order`. */
  id: string;
  /** A sentence that describes the variant: `the keys of objects in another order`. */
  summary: string;
  /**
   * The kind of server as which the response is judged. A `mock` must give exactly the documented values. A `live`
   * deployment may give other valid values.
   */
  judgedAs: 'mock' | 'live';
  /** Returns the unusual response; undefined if the variant does not apply. */
  change: (subject: Subject) => RawResponse | Transmission | undefined;
}

type JsonSubject = Subject & { json: JsonBody };

/** Creates a variant that writes the documented values in another form. */
const otherForm = (id: string, summary: string, change: Variant['change']): Variant => ({
  id,
  summary,
  judgedAs: 'mock',
  change,
});

/** Creates a variant that writes the documented values in another form, for responses with a body. */
const otherBytes = (
  id: string,
  summary: string,
  change: (subject: Subject) => RawResponse | Transmission,
): Variant =>
  otherForm(id, summary, (subject) =>
    subject.response.body.length > 0 ? change(subject) : undefined,
  );

/** Creates a variant that writes the same JSON value as another text. */
const otherJson = (id: string, summary: string, write: (value: JsonValue) => string): Variant =>
  otherForm(id, summary, (subject) =>
    hasJson(subject) ? withBody(subject.response, write(subject.json.value)) : undefined,
  );

/** Creates a variant with other values than the documented ones, which the contract allows. */
const otherContent = (
  id: string,
  summary: string,
  change: (subject: JsonSubject) => JsonValue,
): Variant => ({
  id,
  summary,
  judgedAs: 'live',
  change: (subject) => {
    if (!hasJson(subject)) return undefined;
    const value = change(subject);
    return value === subject.json.value ? undefined : withJson(subject.response, value);
  },
});

/**
 * Creates a variant that replaces the values at all places of a body, except fields that are related to each other.
 * The deepest are replaced first, because an outer value may replace the inner values.
 */
const otherValues = (
  id: string,
  summary: string,
  valueFor: (place: Place) => JsonValue | undefined,
): Variant =>
  otherContent(id, summary, ({ json: { value, places, echoed } }) => {
    const isRelated = isRelatedIn(places);
    return places
      .filter((place) => !echoed.has(place.name) && !isRelated(place))
      .reduceRight((body, place) => {
        const other = valueFor(place);
        return other === undefined ? body : changedIfRight(body, place, place.path, other);
      }, value);
  });

/** Brotli at a low quality, because the default quality would take longer than all other variants together. */
const quickBrotli = (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

/** Returns true if the contract allows any value of the type here, without an extensible enum or an encoding. */
const isPlain = (place: Place) =>
  isFree(place) &&
  !place.schemas.some((schema) => 'x-extensible-enum' in schema || 'contentEncoding' in schema);
const hasFormat = ({ schemas }: Place, format: string) =>
  schemas.some((schema) => schema.format === format);
const hasMinimum = ({ minLength = 0, minItems = 0 }: Schema) =>
  (minLength as number) > 0 || (minItems as number) > 0;
const isOpen = ({ additionalProperties = true, unevaluatedProperties = true }: Schema) =>
  additionalProperties === true && unevaluatedProperties === true;

/** All unusual but right responses. The suite must not report any of them. */
export const VARIANTS: Variant[] = [
  otherForm('as-documented', 'nothing unusual', ({ response }) => response),
  otherJson('key-order', 'the keys of objects in another order', (value) =>
    JSON.stringify(reversedKeys(value)),
  ),
  otherJson('pretty-printed', 'JSON over many lines', (value) =>
    JSON.stringify(value, null, '\t').replaceAll('\n', '\r\n'),
  ),
  otherJson('escaped', 'JSON with every special character escaped', (value) =>
    JSON.stringify(value)
      .replaceAll('/', '\\/')
      .replaceAll(
        /[^\0-\x7e]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      ),
  ),
  otherForm('upper-case-headers', 'names of headers in upper case', ({ response }) =>
    withHeaderNames(response, (name) => name.toUpperCase()),
  ),
  otherForm('lower-case-headers', 'names of headers in lower case', ({ response }) =>
    withHeaderNames(response, (name) => name.toLowerCase()),
  ),
  otherForm('header-spaces', 'spaces and tabs around the values of headers', ({ response }) => ({
    ...response,
    headers: response.headers.map(([name, value]) => [name, `\t ${value} \t`]),
  })),
  otherForm('extra-headers', 'headers that the contract does not have', ({ response }) => ({
    ...response,
    headers: [
      ...response.headers,
      ['Set-Cookie', 'session=1; Path=/'],
      ['Set-Cookie', 'theme=dark; Path=/'],
      ['RateLimit-Remaining', '599'],
      ['X-Request-Id', '01JB6Z'],
      ['Vary', 'Origin'],
      ['Vary', 'Accept'],
    ],
  })),
  otherForm('relative-link', 'relative URLs in Link', ({ response }) => {
    const link = response.headers.find(([name]) => name.toLowerCase() === 'link')?.[1];
    return link
      ? withHeader(response, 'Link', link.replaceAll(/<https?:\/\/[^/]+/g, '<'))
      : undefined;
  }),
  otherForm('many-link-lines', 'each link on a line of its own', ({ response }) => {
    const link = response.headers.find(([name]) => name.toLowerCase() === 'link')?.[1];
    return link?.includes(', <')
      ? withHeader(response, 'Link', ...link.split(/, (?=<)/))
      : undefined;
  }),
  otherBytes('charset', 'a charset with the content type', ({ response }) =>
    withHeader(response, 'Content-Type', `${contentType(response)}; charset=utf-8`),
  ),
  otherBytes('content-type-case', 'a content type in upper case', ({ response }) =>
    withHeader(response, 'Content-Type', `${contentType(response).toUpperCase()};Charset="UTF-8"`),
  ),
  otherBytes('gzip', 'a body in gzip', ({ response }) => encoded(response, 'gzip', gzipSync)),
  otherBytes('deflate', 'a body in deflate', ({ response }) =>
    encoded(response, 'deflate', deflateSync),
  ),
  otherBytes('brotli', 'a body in Brotli', ({ response }) => encoded(response, 'br', quickBrotli)),
  otherBytes('chunked', 'a body in small chunks', ({ response }) => chunked(response)),
  otherBytes('chunked-gzip', 'a body in gzip and in small chunks', ({ response }) =>
    chunked(encoded(response, 'gzip', gzipSync)),
  ),
  otherBytes('ends-with-connection', 'a body that ends with the connection', ({ response }) => ({
    chunks: [headOf(withHeader(response, 'Connection', 'close')), response.body],
    end: 'close',
  })),
  otherForm('no-keep-alive', 'a connection that is closed after each response', ({ response }) => ({
    chunks: [headOf(withHeader(framed(response), 'Connection', 'close')), response.body],
    end: 'close',
  })),
  otherForm(
    'stays-open',
    'a connection that stays open although it should close',
    ({ response }) => ({
      ...transmissionOf(response),
      end: 'hang',
    }),
  ),
  otherForm('http-1.0', 'a response in HTTP/1.0', ({ response }) => ({
    chunks: transmissionOf(response).chunks.map((bytes) =>
      Buffer.from(bytes.toString('latin1').replace('HTTP/1.1', 'HTTP/1.0'), 'latin1'),
    ),
    end: 'close',
  })),
  otherForm('early-hints', 'an informational response before the response', ({ response }) => ({
    chunks: [
      Buffer.from('HTTP/1.1 103 Early Hints\r\nLink: </style.css>; rel="preload"\r\n\r\n'),
      ...transmissionOf(response).chunks,
    ],
    end: 'keep',
  })),
  otherForm('no-reason', 'a status without a reason phrase', ({ response }) => ({
    ...response,
    reason: '',
  })),
  otherForm('slow', 'a response in small pieces, slow but in time', ({ response }) => {
    const [bytes] = transmissionOf(response).chunks;
    return { chunks: pieces(bytes!, Math.ceil(bytes!.length / 5)), pauseMs: 5, end: 'keep' };
  }),
  otherContent('extra-fields', 'fields that the contract does not have', ({ json }) =>
    json.places
      .filter(({ value, schemas }) => findType(value) === 'object' && schemas.every(isOpen))
      .reduceRight<JsonValue>(
        (body, { path }) => withValue(body, [...path, 'x_not_in_the_contract'], { new: [null] }),
        json.value,
      ),
  ),
  otherContent('optional-fields-missing', 'only the required fields', ({ json }) =>
    json.places
      .flatMap((place) => optionalFields(place).map((path) => ({ place, path })))
      .reduceRight(
        (body, { place, path }) => changedIfRight(body, place, path, undefined),
        json.value,
      ),
  ),
  otherValues('other-texts', 'other texts where any is allowed', (place) =>
    typeof place.value === 'string' && isPlain(place) ? 'Ἄλλο — 別の 🚀 "\\ \u2028' : undefined,
  ),
  otherValues('empty-texts', 'empty texts where any is allowed', (place) =>
    typeof place.value === 'string' && isPlain(place) && !place.schemas.some(hasMinimum)
      ? ''
      : undefined,
  ),
  otherValues('large-numbers', 'ids and counts that are large', (place) =>
    typeof place.value === 'number' && isPlain(place) ? Number.MAX_SAFE_INTEGER : undefined,
  ),
  otherValues('other-spelling-of-time', 'times with fractions and an offset', (place) =>
    typeof place.value === 'string' && hasFormat(place, 'date-time')
      ? '2026-10-12T10:30:00.123+02:00'
      : undefined,
  ),
  otherValues('new-enum-value', 'a new value of an enum that may grow', ({ value, schemas }) => {
    if (!schemas.some((schema) => 'x-extensible-enum' in schema)) return undefined;
    return typeof value === 'number' ? 999 : 'new-value';
  }),
  otherValues('null-for-false', 'null booleans, which count as false', ({ value, types }) =>
    value === false && types.has('null') ? null : undefined,
  ),
  otherValues('null-where-allowed', 'null wherever it is allowed', ({ types }) =>
    types.has('null') ? null : undefined,
  ),
  otherValues('empty-lists', 'lists without items', (place) =>
    Array.isArray(place.value) && !place.schemas.some(hasMinimum) ? [] : undefined,
  ),
];

/** Returns the body with another value at a path. If the body would become invalid, it is returned unchanged. */
function changedIfRight(
  body: JsonValue,
  place: Place,
  path: Place['path'],
  value: JsonValue | undefined,
): JsonValue {
  const changed = withValue(body, path, value);
  return isStillRight(place, changed) ? changed : body;
}

function optionalFields({ path, value, schemas, undecided }: Place): (string | number)[][] {
  if (findType(value) !== 'object' || undecided) return [];
  const required = new Set(schemas.flatMap((schema) => (schema.required as string[]) ?? []));
  const optional = Object.keys(value as object).filter((name) => !required.has(name));
  // If the schema requires a number of fields, but not which, then the first optional fields are kept.
  const least = Math.max(0, ...schemas.map(({ minProperties = 0 }) => minProperties as number));
  return optional.slice(Math.max(0, least - required.size)).map((name) => [...path, name]);
}

function reversedKeys(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(reversedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, child]) => [key, reversedKeys(child)]);
  return Object.fromEntries(entries.reverse());
}

function withHeaderNames(response: RawResponse, rename: (name: string) => string): RawResponse {
  return { ...response, headers: response.headers.map(([name, value]) => [rename(name), value]) };
}

function contentType({ headers }: RawResponse): string {
  return headers.find(([name]) => name.toLowerCase() === 'content-type')![1];
}

function encoded(
  response: RawResponse,
  encoding: string,
  encode: (body: Buffer) => Buffer,
): RawResponse {
  return withHeader(withBody(response, encode(response.body)), 'Content-Encoding', encoding);
}

function chunked(response: RawResponse): Transmission {
  const chunks = pieces(response.body, Math.ceil(response.body.length / 7)).flatMap((piece) => [
    Buffer.from(`${piece.length.toString(16)}\r\n`),
    piece,
    Buffer.from('\r\n'),
  ]);
  const head = headOf(withHeader(response, 'Transfer-Encoding', 'chunked'));
  return { chunks: [head, ...chunks, Buffer.from('0\r\n\r\n')], end: 'keep' };
}

function pieces(bytes: Buffer, size: number): Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}

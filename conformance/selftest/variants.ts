import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import type { JsonValue } from '../../contract/case.ts';
import type { Schema } from '../../contract/openapi.ts';
import { hasJson } from './fault.ts';
import { isFree, isStillRight, type Place, typeOf, withValue } from './places.ts';
import {
  framed,
  headOf,
  type RawResponse,
  type Reply,
  replyOf,
  withBody,
  withHeader,
  withJson,
} from './rawResponse.ts';
import type { JsonResponseBody, Subject } from './subject.ts';

/** A way in which a server is unusual but right. */
export interface Variant {
  /** `key-order` */
  id: string;
  /** What is unusual, for people: `the keys of objects in another order`. */
  description: string;
  /**
   * Whose answers are like this. A `mock` gives exactly the documented values, and is judged by them; what
   * says something else than the case is right on a `live` deployment only.
   */
  judgedAs: 'mock' | 'live';
  /** The unusual answer; nothing where there is nothing to be unusual about. */
  change: (subject: Subject) => RawResponse | Reply | undefined;
}

type JsonSubject = Subject & { json: JsonResponseBody };

/** Says the documented thing in another way. */
const otherForm = (id: string, description: string, change: Variant['change']): Variant => ({
  id,
  description,
  judgedAs: 'mock',
  change,
});

/** The same for responses with a body. */
const otherBytes = (
  id: string,
  description: string,
  change: (subject: Subject) => RawResponse | Reply,
): Variant =>
  otherForm(id, description, (subject) =>
    subject.rawResponse.body.length > 0 ? change(subject) : undefined,
  );

/** The same for responses in JSON: another text for the same value. */
const otherJson = (id: string, description: string, write: (value: JsonValue) => string): Variant =>
  otherForm(id, description, (subject) =>
    hasJson(subject) ? withBody(subject.rawResponse, write(subject.json.value)) : undefined,
  );

/** Says something else that the contract allows as well. */
const otherContent = (
  id: string,
  description: string,
  change: (subject: JsonSubject) => JsonValue,
): Variant => ({
  id,
  description,
  judgedAs: 'live',
  change: (subject) => {
    if (!hasJson(subject)) return undefined;
    const value = change(subject);
    return value === subject.json.value ? undefined : withJson(subject.rawResponse, value);
  },
});

/** Puts other values where there are some to put; the deepest first, so that what holds them can still change. */
const otherValues = (
  id: string,
  description: string,
  valueFor: (place: Place) => JsonValue | undefined,
): Variant =>
  otherContent(id, description, ({ json: { value, places, echoed } }) =>
    places
      .filter(({ name }) => !echoed.has(name))
      .reduceRight((body, place) => {
        const other = valueFor(place);
        return other === undefined ? body : changedIfRight(body, place, place.path, other);
      }, value),
  );

/** At its best, which is the default, it takes longer than all other variants together. */
const quickBrotli = (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

/** Takes any value, and is not said to hold anything in particular. */
const isPlain = (place: Place) =>
  isFree(place) &&
  !place.schemas.some((schema) => 'x-extensible-enum' in schema || 'contentEncoding' in schema);
const hasFormat = ({ schemas }: Place, format: string) =>
  schemas.some((schema) => schema.format === format);
const hasMinimum = ({ minLength = 0, minItems = 0 }: Schema) =>
  (minLength as number) > 0 || (minItems as number) > 0;
const isOpen = ({ additionalProperties = true, unevaluatedProperties = true }: Schema) =>
  additionalProperties === true && unevaluatedProperties === true;

/** The benign variants: none of them may be reported. */
export const VARIANTS: Variant[] = [
  otherForm('as-documented', 'nothing unusual', ({ rawResponse }) => rawResponse),
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
  otherForm('upper-case-headers', 'names of headers in upper case', ({ rawResponse }) =>
    withHeaderNames(rawResponse, (name) => name.toUpperCase()),
  ),
  otherForm('lower-case-headers', 'names of headers in lower case', ({ rawResponse }) =>
    withHeaderNames(rawResponse, (name) => name.toLowerCase()),
  ),
  otherForm('header-spaces', 'spaces and tabs around the values of headers', ({ rawResponse }) => ({
    ...rawResponse,
    headers: rawResponse.headers.map(([name, value]) => [name, `\t ${value} \t`]),
  })),
  otherForm('extra-headers', 'headers that the contract does not have', ({ rawResponse }) => ({
    ...rawResponse,
    headers: [
      ...rawResponse.headers,
      ['Set-Cookie', 'session=1; Path=/'],
      ['Set-Cookie', 'theme=dark; Path=/'],
      ['RateLimit-Remaining', '599'],
      ['X-Request-Id', '01JB6Z'],
      ['Vary', 'Origin'],
      ['Vary', 'Accept'],
    ],
  })),
  otherForm('relative-link', 'relative URLs in Link', ({ rawResponse }) => {
    const link = rawResponse.headers.find(([name]) => name.toLowerCase() === 'link')?.[1];
    return link
      ? withHeader(rawResponse, 'Link', link.replaceAll(/<https?:\/\/[^/]+/g, '<'))
      : undefined;
  }),
  otherForm('many-link-lines', 'each link on a line of its own', ({ rawResponse }) => {
    const link = rawResponse.headers.find(([name]) => name.toLowerCase() === 'link')?.[1];
    return link?.includes(', <')
      ? withHeader(rawResponse, 'Link', ...link.split(/, (?=<)/))
      : undefined;
  }),
  otherBytes('charset', 'a charset with the content type', ({ rawResponse }) =>
    withHeader(rawResponse, 'Content-Type', `${contentType(rawResponse)}; charset=utf-8`),
  ),
  otherBytes('content-type-case', 'a content type in upper case', ({ rawResponse }) =>
    withHeader(
      rawResponse,
      'Content-Type',
      `${contentType(rawResponse).toUpperCase()};Charset="UTF-8"`,
    ),
  ),
  otherBytes('gzip', 'a body in gzip', ({ rawResponse }) => encoded(rawResponse, 'gzip', gzipSync)),
  otherBytes('deflate', 'a body in deflate', ({ rawResponse }) =>
    encoded(rawResponse, 'deflate', deflateSync),
  ),
  otherBytes('brotli', 'a body in Brotli', ({ rawResponse }) =>
    encoded(rawResponse, 'br', quickBrotli),
  ),
  otherBytes('chunked', 'a body in small chunks', ({ rawResponse }) => chunked(rawResponse)),
  otherBytes('chunked-gzip', 'a body in gzip and in small chunks', ({ rawResponse }) =>
    chunked(encoded(rawResponse, 'gzip', gzipSync)),
  ),
  otherBytes('ends-with-connection', 'a body that ends with the connection', ({ rawResponse }) => ({
    chunks: [headOf(withHeader(rawResponse, 'Connection', 'close')), rawResponse.body],
    end: 'close',
  })),
  otherForm(
    'no-keep-alive',
    'a connection that is closed after each response',
    ({ rawResponse }) => ({
      chunks: [headOf(withHeader(framed(rawResponse), 'Connection', 'close')), rawResponse.body],
      end: 'close',
    }),
  ),
  otherForm(
    'stays-open',
    'a connection that stays open although it should close',
    ({ rawResponse }) => ({
      ...replyOf(rawResponse),
      end: 'hang',
    }),
  ),
  otherForm('http-1.0', 'a response in HTTP/1.0', ({ rawResponse }) => ({
    chunks: replyOf(rawResponse).chunks.map((bytes) =>
      Buffer.from(bytes.toString('latin1').replace('HTTP/1.1', 'HTTP/1.0'), 'latin1'),
    ),
    end: 'close',
  })),
  otherForm('early-hints', 'an informational answer before the response', ({ rawResponse }) => ({
    chunks: [
      Buffer.from('HTTP/1.1 103 Early Hints\r\nLink: </style.css>; rel="preload"\r\n\r\n'),
      ...replyOf(rawResponse).chunks,
    ],
    end: 'keep',
  })),
  otherForm('no-reason', 'a status without a reason phrase', ({ rawResponse }) => ({
    ...rawResponse,
    reason: '',
  })),
  otherForm('slow', 'a response in small pieces, slow but in time', ({ rawResponse }) => {
    const [bytes] = replyOf(rawResponse).chunks;
    return { chunks: pieces(bytes!, Math.ceil(bytes!.length / 5)), pauseMs: 5, end: 'keep' };
  }),
  otherContent('extra-fields', 'fields that the contract does not have', ({ json }) =>
    json.places
      .filter(({ value, schemas }) => typeOf(value) === 'object' && schemas.every(isOpen))
      .reduceRight<JsonValue>(
        (body, { path }) => withValue(body, [...path, 'x_not_in_the_contract'], { new: [null] }),
        json.value,
      ),
  ),
  otherContent('optional-fields-missing', 'no field that is not required', ({ json }) =>
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

/** The body with another value at a path, unless something else asks for the one that is there. */
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
  if (typeOf(value) !== 'object' || undecided) return [];
  const required = new Set(schemas.flatMap((schema) => (schema.required as string[]) ?? []));
  const optional = Object.keys(value as object).filter((name) => !required.has(name));
  // Where some must be there, whichever they are, the first ones stay.
  const least = Math.max(0, ...schemas.map(({ minProperties = 0 }) => minProperties as number));
  return optional.slice(Math.max(0, least - required.size)).map((name) => [...path, name]);
}

function reversedKeys(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(reversedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, child]) => [key, reversedKeys(child)]);
  return Object.fromEntries(entries.reverse());
}

function withHeaderNames(rawResponse: RawResponse, rename: (name: string) => string): RawResponse {
  return {
    ...rawResponse,
    headers: rawResponse.headers.map(([name, value]) => [rename(name), value]),
  };
}

function contentType({ headers }: RawResponse): string {
  return headers.find(([name]) => name.toLowerCase() === 'content-type')![1];
}

function encoded(
  rawResponse: RawResponse,
  encoding: string,
  encode: (body: Buffer) => Buffer,
): RawResponse {
  return withHeader(withBody(rawResponse, encode(rawResponse.body)), 'Content-Encoding', encoding);
}

function chunked(rawResponse: RawResponse): Reply {
  const chunks = pieces(rawResponse.body, Math.ceil(rawResponse.body.length / 7)).flatMap(
    (piece) => [Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')],
  );
  const head = headOf(withHeader(rawResponse, 'Transfer-Encoding', 'chunked'));
  return { chunks: [head, ...chunks, Buffer.from('0\r\n\r\n')], end: 'keep' };
}

function pieces(bytes: Buffer, size: number): Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}

import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import type { JsonValue } from '../../contract/case.ts';
import type { Schema } from '../../contract/openapi.ts';
import {
  type Answer,
  framed,
  headOf,
  type Reply,
  replyOf,
  withBody,
  withHeader,
  withJson,
} from './answer.ts';
import { hasJson } from './fault.ts';
import { isFree, isStillRight, type Place, typeOf, withValue } from './places.ts';
import type { JsonAnswer, Subject } from './subject.ts';

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
  change: (subject: Subject) => Answer | Reply | undefined;
}

type JsonSubject = Subject & { json: JsonAnswer };

/** Says the documented thing in another way. */
const otherForm = (id: string, description: string, change: Variant['change']): Variant => ({
  id,
  description,
  judgedAs: 'mock',
  change,
});

/** The same for answers with a body. */
const otherBytes = (
  id: string,
  description: string,
  change: (subject: Subject) => Answer | Reply,
): Variant =>
  otherForm(id, description, (subject) =>
    subject.answer.body.length > 0 ? change(subject) : undefined,
  );

/** The same for answers in JSON: another text for the same value. */
const otherJson = (id: string, description: string, write: (value: JsonValue) => string): Variant =>
  otherForm(id, description, (subject) =>
    hasJson(subject) ? withBody(subject.answer, write(subject.json.value)) : undefined,
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
    return value === subject.json.value ? undefined : withJson(subject.answer, value);
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
  otherForm('as-documented', 'nothing unusual', ({ answer }) => answer),
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
  otherForm('upper-case-headers', 'names of headers in upper case', ({ answer }) =>
    withHeaderNames(answer, (name) => name.toUpperCase()),
  ),
  otherForm('lower-case-headers', 'names of headers in lower case', ({ answer }) =>
    withHeaderNames(answer, (name) => name.toLowerCase()),
  ),
  otherForm('header-spaces', 'spaces and tabs around the values of headers', ({ answer }) => ({
    ...answer,
    headers: answer.headers.map(([name, value]) => [name, `\t ${value} \t`]),
  })),
  otherForm('extra-headers', 'headers that the contract does not have', ({ answer }) => ({
    ...answer,
    headers: [
      ...answer.headers,
      ['Set-Cookie', 'session=1; Path=/'],
      ['Set-Cookie', 'theme=dark; Path=/'],
      ['RateLimit-Remaining', '599'],
      ['X-Request-Id', '01JB6Z'],
      ['Vary', 'Origin'],
      ['Vary', 'Accept'],
    ],
  })),
  otherForm('relative-link', 'relative URLs in Link', ({ answer }) => {
    const link = answer.headers.find(([name]) => name.toLowerCase() === 'link')?.[1];
    return link
      ? withHeader(answer, 'Link', link.replaceAll(/<https?:\/\/[^/]+/g, '<'))
      : undefined;
  }),
  otherForm('many-link-lines', 'each link on a line of its own', ({ answer }) => {
    const link = answer.headers.find(([name]) => name.toLowerCase() === 'link')?.[1];
    return link?.includes(', <') ? withHeader(answer, 'Link', ...link.split(/, (?=<)/)) : undefined;
  }),
  otherBytes('charset', 'a charset with the content type', ({ answer }) =>
    withHeader(answer, 'Content-Type', `${contentType(answer)}; charset=utf-8`),
  ),
  otherBytes('content-type-case', 'a content type in upper case', ({ answer }) =>
    withHeader(answer, 'Content-Type', `${contentType(answer).toUpperCase()};Charset="UTF-8"`),
  ),
  otherBytes('gzip', 'a body in gzip', ({ answer }) => encoded(answer, 'gzip', gzipSync)),
  otherBytes('deflate', 'a body in deflate', ({ answer }) =>
    encoded(answer, 'deflate', deflateSync),
  ),
  otherBytes('brotli', 'a body in Brotli', ({ answer }) => encoded(answer, 'br', quickBrotli)),
  otherBytes('chunked', 'a body in small chunks', ({ answer }) => chunked(answer)),
  otherBytes('chunked-gzip', 'a body in gzip and in small chunks', ({ answer }) =>
    chunked(encoded(answer, 'gzip', gzipSync)),
  ),
  otherBytes('ends-with-connection', 'a body that ends with the connection', ({ answer }) => ({
    chunks: [headOf(withHeader(answer, 'Connection', 'close')), answer.body],
    end: 'close',
  })),
  otherForm('no-keep-alive', 'a connection that is closed after each answer', ({ answer }) => ({
    chunks: [headOf(withHeader(framed(answer), 'Connection', 'close')), answer.body],
    end: 'close',
  })),
  otherForm(
    'stays-open',
    'a connection that stays open although it should close',
    ({ answer }) => ({
      ...replyOf(answer),
      end: 'hang',
    }),
  ),
  otherForm('http-1.0', 'an answer in HTTP/1.0', ({ answer }) => ({
    chunks: replyOf(answer).chunks.map((bytes) =>
      Buffer.from(bytes.toString('latin1').replace('HTTP/1.1', 'HTTP/1.0'), 'latin1'),
    ),
    end: 'close',
  })),
  otherForm('early-hints', 'an informational answer before the answer', ({ answer }) => ({
    chunks: [
      Buffer.from('HTTP/1.1 103 Early Hints\r\nLink: </style.css>; rel="preload"\r\n\r\n'),
      ...replyOf(answer).chunks,
    ],
    end: 'keep',
  })),
  otherForm('no-reason', 'a status without a reason phrase', ({ answer }) => ({
    ...answer,
    reason: '',
  })),
  otherForm('slow', 'an answer in small pieces, slow but in time', ({ answer }) => {
    const [bytes] = replyOf(answer).chunks;
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

function withHeaderNames(answer: Answer, rename: (name: string) => string): Answer {
  return { ...answer, headers: answer.headers.map(([name, value]) => [rename(name), value]) };
}

function contentType({ headers }: Answer): string {
  return headers.find(([name]) => name.toLowerCase() === 'content-type')![1];
}

function encoded(answer: Answer, encoding: string, encode: (body: Buffer) => Buffer): Answer {
  return withHeader(withBody(answer, encode(answer.body)), 'Content-Encoding', encoding);
}

function chunked(answer: Answer): Reply {
  const chunks = pieces(answer.body, Math.ceil(answer.body.length / 7)).flatMap((piece) => [
    Buffer.from(`${piece.length.toString(16)}\r\n`),
    piece,
    Buffer.from('\r\n'),
  ]);
  const head = headOf(withHeader(answer, 'Transfer-Encoding', 'chunked'));
  return { chunks: [head, ...chunks, Buffer.from('0\r\n\r\n')], end: 'keep' };
}

function pieces(bytes: Buffer, size: number): Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}

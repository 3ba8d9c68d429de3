/** Requests to an operation, right and wrong in every part: what a case sends, with changes. */
import fc, { type Arbitrary } from 'fast-check';
import type { Case, CaseRequest, JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Parameter, Reference, Schema } from '../../../contract/openapi.ts';
import { propertiesOf } from '../../../contract/walkSchema.ts';
import { credential } from '../../../wire/credential.ts';
import { parseForm, writeForm } from '../../../wire/form.ts';
import type { WireRequest } from '../../../wire/wireRequest.ts';
import type { ValuesFor } from './values.ts';

/** A request as it is sent, and what the judge must know of it. */
export interface FuzzRequest {
  wire: WireRequest;
  request: CaseRequest;
}

/** Where requests go, and who sends them. */
export interface Place {
  /** `http://127.0.0.1:4020/api/v4` */
  base: string;
  /** By role. */
  tokens: Record<string, string>;
  alertIntake: { url: string; key: string };
}

/** A part of a request that differs from the case; without a value, it is left out. */
interface Change {
  place: 'path' | 'query' | 'body';
  name: string;
  value: JsonValue | undefined;
}

/** Those who may do more come more often: else most requests would be refused for their role. */
const ROLES = [
  ...['administrator', 'administrator', 'administrator', 'owner', 'owner', 'owner', 'maintainer'],
  ...['developer', 'developer', 'auditor', 'reporter', 'planner', 'guest', 'security-manager'],
  ...['stranger', 'nobody', 'unknown token'],
];

const RAW_QUERIES = [
  '&&=&',
  'x',
  '%',
  '%zz=1',
  '%E0%A4%A=1',
  'a=%ff%fe',
  'page=1&page=2',
  'page[]=1',
  'page[a]=1',
  'per_page=100&per_page[]=5',
  '__proto__[x]=1',
  'constructor[prototype][x]=1',
  '[]=1',
  '[=1',
  'a[b=1',
  'a]b[=1',
  `a${'[b]'.repeat(500)}=1`,
  'private_token=x',
  '+=+',
  '%5B%5D=1',
  '?',
  '#',
  `x=${'y'.repeat(9_000)}`,
  'pagination=keyset',
  'pagination=keyset&per_page=1',
  'page_token=x',
  'cursor=eyJ',
  'order_by=id&sort=desc',
  'order_by=__proto__',
];

const RAW_BODIES = [
  '',
  ' ',
  '{',
  '}',
  '[]',
  '[[]]',
  '[{}]',
  '{}',
  'null',
  'true',
  '0',
  '1e999',
  '"text"',
  'NaN',
  '\ufeff{}',
  '{"a":1,}',
  '{"a":1,"a":2}',
  "{'a':1}",
  '{"__proto__":null}',
  '{"\\u0000":1}',
  '{"":""}',
  '\0\0\0',
  '{"id":9007199254740993,"name":1e400}',
  '[1,2',
  `${'['.repeat(100_000)}`,
  `${'{"a":'.repeat(100_000)}`,
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  'a=1&a=2',
  'a[b]=1&a=2',
  'a[]=1&a[b]=2',
  'a=%',
  `a${'[b]'.repeat(20_000)}=1`,
  '&'.repeat(1_000),
  '<?xml version="1.0"?><a/>',
  '--x\r\n\r\n--x--',
];

const CONTENT_TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/xml',
  'application/octet-stream',
  'application/json; charset=utf-16',
  'application/merge-patch+json',
  'APPLICATION/JSON',
  'json',
  '/',
  ';',
];

const HEADERS: Record<string, string>[] = [
  { Accept: 'text/html' },
  { Accept: 'application/xml;q=0' },
  { 'Accept-Encoding': 'br;q=1, *;q=0' },
  { 'Content-Encoding': 'gzip' },
  { 'If-None-Match': '*' },
  { Range: 'bytes=0-0,-1' },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { Host: 'evil.example' },
  { 'X-Forwarded-Host': 'evil.example' },
  { Cookie: 'a=b; =;' },
  { Authorization: 'Basic !!!' },
  { Authorization: 'Bearer' },
  { Authorization: 'Digest x' },
  { 'JOB-TOKEN': 'x' },
  { 'Idempotency-Key': 'x' },
  { 'Accept-Language': '*' },
];

/** Makes the requests to an operation. */
export function requestsTo(
  contract: Contract,
  operation: ContractOperation,
  valueFor: ValuesFor,
  place: Place,
): Arbitrary<FuzzRequest> {
  const cases = contract.cases.filter((one) => one.operation === operation.id);
  const casesThat = (areRight: boolean) =>
    cases.filter(({ response }) => response.status < 300 === areRight);
  const changes = fieldsOf(contract, operation).map(([where, name, schema]) => ({
    // Most of what is not in the path would not be looked at where the path leads nowhere.
    weight: where === 'path' ? 1 : 4,
    arbitrary: fc.record({
      place: fc.constant(where),
      name: fc.constant(name),
      value: fc.option(valueFor(name, schema), { nil: undefined, freq: 8 }),
    }),
  }));
  const unknown = fc.record({
    place: fc.constantFrom('query' as const, 'body' as const),
    name: fc.constantFrom('unknown', '__proto__', 'constructor', 'id', 'page', 'sudo', 'a[b]', ''),
    value: valueFor('', {}),
  });
  return fc
    .record({
      base: mostly(casesThat(true), casesThat(false)),
      changes: fc.array<Change>(fc.oneof(...changes, { weight: 3, arbitrary: unknown }), {
        maxLength: 3,
      }),
      role: fc.constantFrom(...ROLES),
      encoding: fc.constantFrom('json', 'json', 'json', 'form', 'query'),
      pathStyle: mostly<Parts['pathStyle']>(['encoded'], ['raw', 'twice', 'lower']),
      rawQuery: rarely(RAW_QUERIES),
      rawBody: rarely(RAW_BODIES),
      contentType: rarely(CONTENT_TYPES),
      headers: rarely(HEADERS),
    })
    .map((parts) => written(contract, operation, parts, place));
}

/** One of the first values in most requests, and one of the others in some. */
function mostly<T>(usual: T[], others: T[]): Arbitrary<T> {
  if (usual.length * others.length === 0) return fc.constantFrom(...usual, ...others);
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );
}

function rarely<T>(values: T[]): Arbitrary<T | undefined> {
  return fc.oneof(
    { weight: 20, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...values) },
  );
}

/** What a request to an operation may hold, with the schema of each. */
function fieldsOf(
  { document }: Contract,
  { definition, pointer }: ContractOperation,
): [Change['place'], string, Schema | Reference][] {
  const parameters = (definition.parameters ?? []).map((parameter: Parameter) => {
    const where = parameter.in === 'path' ? 'path' : 'query';
    return [where, parameter.name, parameter.schema] as [Change['place'], string, Schema];
  });
  const schema = Object.values(definition.requestBody?.content ?? {})[0]?.schema;
  const fields = schema ? propertiesOf(document, schema, pointer) : [];
  return [
    ...parameters,
    ...fields.map(({ name, value }) => ['body', name, value] as [Change['place'], string, Schema]),
  ];
}

interface Parts {
  base: Case;
  changes: Change[];
  role: string;
  encoding: 'json' | 'form' | 'query';
  pathStyle: 'encoded' | 'raw' | 'twice' | 'lower';
  rawQuery: string | undefined;
  rawBody: string | undefined;
  contentType: string | undefined;
  headers: Record<string, string> | undefined;
}

function written(
  contract: Contract,
  operation: ContractOperation,
  parts: Parts,
  place: Place,
): FuzzRequest {
  const { base, changes, encoding, pathStyle, rawQuery, rawBody, headers = {} } = parts;
  const isAt = (where: Change['place']) => changes.filter(({ place }) => place === where);
  const path = changed(base.request.path, isAt('path')) as CaseRequest['path'];
  const query = changed(base.request.query, isAt('query'));
  const isFields = base.request.body instanceof Object && !Array.isArray(base.request.body);
  const fields = changed(isFields ? (base.request.body as object) : {}, isAt('body'));
  const hasBody = base.request.body !== undefined || isAt('body').length > 0;
  const search = [
    ...pairs(query, 'query'),
    ...(hasBody && encoding === 'query' ? pairs(fields, 'query') : []),
    ...(rawQuery === undefined ? [] : [rawQuery]),
  ].join('&');
  const text =
    rawBody ??
    (!hasBody || encoding === 'query'
      ? undefined
      : encoding === 'json'
        ? JSON.stringify(isFields ? fields : base.request.body)
        : pairs(fields, 'form').join('&'));
  const contentType =
    parts.contentType ??
    (text === undefined
      ? undefined
      : encoding === 'form'
        ? 'application/x-www-form-urlencoded'
        : 'application/json');
  const body = text === undefined || operation.method === 'get' ? undefined : Buffer.from(text);
  const address = new URL(operation.path === undefined ? place.alertIntake.url : place.base);
  return {
    wire: {
      method: operation.method.toUpperCase(),
      origin: address.origin,
      path: sendable(
        `${address.pathname}${pathOf(operation, path, pathStyle)}${search && `?${search}`}`,
      ),
      headers: {
        ...tokenOf(contract, operation, parts, place),
        ...(contentType !== undefined && { 'Content-Type': contentType }),
        ...(body && { 'Content-Length': String(body.length) }),
        ...headers,
      },
      ...(body && { body }),
    },
    request: { path, query: readQuery(search), headers: {} },
  };
}

function changed(values: object, changes: Change[]): Record<string, JsonValue> {
  const entries = new Map<string, JsonValue>(Object.entries(values));
  for (const { name, value } of changes)
    if (value === undefined) entries.delete(name);
    else entries.set(name, value);
  return Object.fromEntries(entries);
}

function pairs(values: Record<string, JsonValue>, place: 'query' | 'form'): string[] {
  return writeForm('', wellFormed(values), place);
}

/** What a server reads in a query, where it can be read at all. */
function readQuery(search: string): CaseRequest['query'] {
  try {
    return parseForm(search);
  } catch {
    return {};
  }
}

/** Half of a surrogate pair has no bytes. */
function wellFormed<T extends JsonValue>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll(/\\ud[89a-f][0-9a-f]{2}/g, '\\ufffd')) as T;
}

function tokenOf(
  contract: Contract,
  operation: ContractOperation,
  { role, base }: Parts,
  { tokens, alertIntake }: Place,
): Record<string, string> {
  if (role === 'nobody') return {};
  const known = operation.path === undefined ? alertIntake.key : tokens[role];
  return credential(contract, operation, known ?? 'no-such-token', base.scheme);
}

function pathOf(
  { path = '' }: ContractOperation,
  values: Record<string, string | number>,
  style: Parts['pathStyle'],
): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    const text = wellFormed(typeof value === 'object' ? JSON.stringify(value) : `${value ?? ''}`);
    if (style === 'raw') return text;
    const encoded = encodeURIComponent(text);
    if (style === 'twice') return encodeURIComponent(encoded);
    return style === 'lower' ? encoded.toLowerCase() : encoded;
  });
}

/** The longest address: what is longer than the longest head is no matter of the operations. */
const MAX_PATH = 50_000;

/** What no client puts on the line of a request is encoded. */
function sendable(path: string): string {
  return path.replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent).slice(0, MAX_PATH);
}

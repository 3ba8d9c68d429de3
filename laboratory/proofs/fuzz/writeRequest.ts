/** Converts generated requests to HTTP, even if they are invalid. */
import type { Case, CaseRequest, JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { credential } from '../../../wire/credential.ts';
import { parseForm, writeForm } from '../../../wire/form.ts';
import { FORM } from '../../../wire/mediaType.ts';
import type { WireRequest } from '../../../wire/wireRequest.ts';

/** A request in the form in which it is sent, and its parts in the form that the judge needs. */
export interface FuzzRequest {
  wire: WireRequest;
  request: CaseRequest;
}

/** The address of the sandbox, and the tokens of its users. */
export interface Place {
  /** The base URL: `http://127.0.0.1:4020/api/v4`. */
  base: string;
  /** The tokens by role. */
  tokens: Record<string, string>;
  alertIntake: { url: string; key: string };
}

/** A change of a part of the case's request. If `value` is undefined, the part is left out. */
export interface Change {
  place: 'path' | 'query' | 'body';
  name: string;
  value: JsonValue | undefined;
}

/** The generated parts of a request. */
export interface Parts {
  /** The case whose request is changed. */
  base: Case;
  changes: Change[];
  /** The role of the caller. `nobody` sends no token. A role that has no token in `Place` sends an invalid token. */
  role: string;
  /** The format in which the fields of the body are sent. */
  encoding: 'json' | 'form' | 'query';
  pathStyle: 'encoded' | 'raw' | 'twice' | 'lower';
  /** A text to append to the query. */
  rawQuery: string | undefined;
  /** A body to send instead of the fields. */
  rawBody: string | undefined;
  contentType: string | undefined;
  headers: Record<string, string> | undefined;
}

/** Converts a generated request to HTTP. */
export function writeRequest(
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
    (text === undefined ? undefined : encoding === 'form' ? FORM : 'application/json');
  const body = text === undefined ? undefined : Buffer.from(text);
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

/** Parses a query as a server does. The result is empty if the query cannot be parsed. */
function readQuery(search: string): CaseRequest['query'] {
  try {
    return parseForm(search);
  } catch {
    return {};
  }
}

/** Replaces unpaired surrogates, which cannot be encoded in UTF-8. */
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

/**
 * The maximum length of a path. A longer path exceeds the server's limit for headers, so no operation would be
 * reached.
 */
const MAX_PATH = 50_000;

/** Encodes the characters that a URL cannot contain. The proof `malformed` sends such characters unencoded. */
function sendable(path: string): string {
  return path.replaceAll(/[^\x21-\x7e]|["<>\\^`{|}]/gu, encodeURIComponent).slice(0, MAX_PATH);
}

/** Requests as they go over the wire, however wrong. */
import type { Case, CaseRequest, JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { credential } from '../../../wire/credential.ts';
import { parseForm, writeForm } from '../../../wire/form.ts';
import { FORM } from '../../../wire/mediaType.ts';
import type { WireRequest } from '../../../wire/wireRequest.ts';

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
export interface Change {
  place: 'path' | 'query' | 'body';
  name: string;
  value: JsonValue | undefined;
}

/** What a request is made of. */
export interface Parts {
  /** The case that it begins with. */
  base: Case;
  changes: Change[];
  /** Who calls, or `nobody`. A role that there is no token for sends one that nobody has. */
  role: string;
  /** How the fields of the body are sent. */
  encoding: 'json' | 'form' | 'query';
  pathStyle: 'encoded' | 'raw' | 'twice' | 'lower';
  /** Stands behind the parameters. */
  rawQuery: string | undefined;
  /** Stands in place of the fields. */
  rawBody: string | undefined;
  contentType: string | undefined;
  headers: Record<string, string> | undefined;
}

/** Writes a request for the wire. */
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

/** What cannot be in an address is encoded: such a request is malformed, which is another part. */
function sendable(path: string): string {
  return path.replaceAll(/[^\x21-\x7e]|["<>\\^`{|}]/gu, encodeURIComponent).slice(0, MAX_PATH);
}

/**
 * Compares a request that a sample sent with the request of its case. The requests are parsed here, without the
 * project's code that writes requests.
 */
import type { IncomingMessage } from 'node:http';
import type { Case, JsonValue } from '../contract/case.ts';
import type { Contract } from '../contract/contract.ts';

/** A request that the server received. */
export interface Received {
  method: string;
  /** The encoded path and query. */
  target: string;
  token: string | undefined;
  authorization: string | undefined;
  contentType: string | undefined;
  body: string;
}

/** Reads a request to the end. */
export async function receivedFrom(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = await request.toArray();
  const { authorization, 'content-type': contentType } = request.headers;
  return {
    method: request.method!,
    target: request.url!,
    token: request.headers['private-token']?.toString(),
    authorization,
    contentType,
    body: Buffer.concat(chunks).toString(),
  };
}

/** The meaning of a request. The order of headers, escapes in the URL, and spaces in JSON do not matter. */
export interface Meaning {
  method: string;
  path: string[];
  query: Leaf[];
  /** The token. Undefined if the call has no token. */
  secret: string | undefined;
  body: JsonValue | Leaf[] | undefined;
}

/** A value without parts, with the keys that lead to it. For an item of an array, the key is `[]`. */
type Leaf = [keys: string, value: string];

export function meaningOf({
  method,
  target,
  token,
  authorization,
  contentType,
  body,
}: Received): Meaning {
  const [path = '', query = ''] = target.split('?');
  return {
    method,
    path: path.split('/').map(decodeURIComponent),
    query: leavesOfPairs(query),
    secret: token ?? authorization,
    body:
      body === ''
        ? undefined
        : contentType === 'application/json'
          ? JSON.parse(body)
          : leavesOfPairs(body),
  };
}

/** Parses a query or form such as `list[]=1&hash[key]=2&items[0][key]=3`. */
function leavesOfPairs(text: string): Leaf[] {
  return [...new URLSearchParams(text)].map(([name, value]) => [
    name.replaceAll(/\[\d+\]/g, '[]'),
    value,
  ]);
}

/** Returns the meaning of a case's request, with the secrets `a-token` and `a-key`. */
export function expectedOf(
  { operations }: Pick<Contract, 'operations'>,
  { operation, request, as, scheme }: Case,
): Meaning {
  const { method, path } = operations.get(operation)!;
  const segments = path === undefined ? ['', 'intake'] : `/api/v4${path}`.split('/');
  const isForm = request.contentType === 'application/x-www-form-urlencoded';
  const body = request.body as JsonValue;
  return {
    method: method.toUpperCase(),
    path: segments.map((segment) =>
      segment.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(request.path[name])),
    ),
    query: leavesOfObject(request.query),
    secret: secretOf(as, scheme),
    body: isForm ? leavesOfObject(body as Record<string, JsonValue>) : body,
  };
}

function leavesOfObject(object: Record<string, JsonValue>): Leaf[] {
  return Object.entries(object).flatMap(([name, value]) => leavesOf(name, value));
}

function leavesOf(keys: string, value: JsonValue): Leaf[] {
  if (Array.isArray(value))
    // The name of an array may end in brackets already. Then they are not added again.
    return value.flatMap((item) => leavesOf(`${keys.replace(/\[\]$/, '')}[]`, item));
  if (value instanceof Object)
    return Object.entries(value).flatMap(([key, item]) => leavesOf(`${keys}[${key}]`, item));
  return [[keys, value === null ? '' : String(value)]];
}

function secretOf(as: string, scheme: string | undefined): string | undefined {
  if (as === 'anonymous') return undefined;
  if (as !== 'integration') return 'a-token';
  return scheme === 'integrationKeyAsPassword'
    ? `Basic ${Buffer.from(':a-key').toString('base64')}`
    : 'Bearer a-key';
}

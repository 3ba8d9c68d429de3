/** The server and the token for requests from the page. Both are kept in memory only, until the page is closed. */
import { decodeSegment } from '../../../contract/decodeSegment.ts';
import { findBasePath } from '../../../contract/deployment.ts';
import { ANY_USER, findUsualRole, listPowers } from '../../../contract/roles.ts';
import { isBaseUrl, joinBase } from '../../../wire/baseUrl.ts';
import { credential } from '../../../wire/credential.ts';
import { withoutBrackets } from '../../../wire/parameterReadings.ts';
import { WRONG_PATH_VALUE } from '../../../wire/pathValue.ts';
import { definition, operations, type PageOperation } from './model.ts';
import type { SentRequest, ShownCase } from './pageData.ts';

/** The fields of the sandbox's response to `GET /_sandbox` that the page uses. */
export interface Sandbox {
  tokens: Record<string, string>;
  /** For each operation without documented roles, a role that may call it, by operationId. */
  callers: Record<string, string>;
  alertIntakes: { custom?: { url: string; key: string } };
}

export interface Connection {
  /** The page itself, which responds from the cases, or a sandbox, or another deployment. */
  server: 'documented' | 'sandbox' | 'other';
  /** The address of the sandbox. Empty if the sandbox has the same address as this page. */
  sandbox: string;
  /** The address of a deployment that the reader has typed: `https://forge.example.com`. */
  address: string;
  /** A role of the sandbox, or `none`, or `own` for the reader's token. Empty for the caller of the case. */
  caller: string;
  /** The token that the reader has typed. */
  token: string;
  /** True after the token was removed, because the server has changed. */
  tokenRemoved?: boolean;
}

/**
 * Whether a sandbox runs at the address of this page. The server that delivers the page says so in a `meta` element.
 */
export const isServed =
  document.querySelector<HTMLMetaElement>('meta[name=servers]')?.content === 'sandbox';

/**
 * Whether the page can call a sandbox. A sandbox accepts calls from its own pages, and from pages on the same
 * machine.
 */
export const hasSandbox = isServed || isLocal(location.hostname);

function isLocal(hostname: string): boolean {
  return /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(hostname);
}

/** The connection before the reader has selected one. */
export const INITIAL: Connection = {
  server: isServed ? 'sandbox' : 'documented',
  sandbox: isServed ? '' : 'http://127.0.0.1:4020',
  address: '',
  caller: '',
  token: '',
};

/** Changes the connection. A token stays with the origin that it was typed for. */
export function changeConnection(before: Connection, part: Partial<Connection>): Connection {
  const after = { ...before, ...part };
  if ('token' in part) return { ...after, tokenRemoved: false };
  if (before.token === '' || findOrigin(before) === findOrigin(after)) return after;
  return { ...after, token: '', tokenRemoved: true };
}

function findOrigin({ server, sandbox, address }: Connection): string {
  if (server === 'documented') return '';
  const text = server === 'sandbox' ? sandbox || location.origin : address;
  return URL.canParse(text) ? new URL(text).origin : text;
}

const sandboxes = new Map<string, Promise<Sandbox>>();

/** Reads the tokens of the sandbox at an address, and caches them. Rejects if no sandbox responds there. */
export function readSandbox(address: string): Promise<Sandbox> {
  const known = sandboxes.get(address) ?? fetchSandbox(address);
  sandboxes.set(address, known);
  // A failure is removed from the cache, since a sandbox may be started later.
  known.catch(() => sandboxes.delete(address));
  return known;
}

async function fetchSandbox(address: string): Promise<Sandbox> {
  const response = await fetch(`${address}/_sandbox`, { credentials: 'omit', redirect: 'error' });
  const body: Partial<Sandbox> = response.ok ? await response.json() : {};
  if (!body.tokens || !body.callers) throw new Error(`no sandbox: ${response.status}`);
  return body as Sandbox;
}

const bundle = { document: definition };
export const basePath = findBasePath(definition);

/**
 * Returns the role for a call of the sandbox. For a case with the caller `user`, it is any role that may call the
 * operation.
 */
export function findRole(
  { id, definition: { 'x-roles': roles = [] } }: PageOperation,
  { as }: ShownCase,
  { tokens, callers }: Sandbox,
): string {
  if (as !== ANY_USER) return as;
  if (roles.length > 0)
    return roles.find((role) => tokens[role]) ?? listPowers(bundle, 'all')[0] ?? '';
  return callers[id] ?? findUsualRole(bundle) ?? '';
}

/**
 * Returns true if a request would reach another path than one of its operation. A browser resolves dot segments, reads a
 * backslash as a slash, and leaves out tabs and blanks at the end. So the path is read as a browser reads it.
 */
export function isMoved(operation: PageOperation, { path }: SentRequest): boolean {
  const { path: template = '' } = operation;
  const { pathname } = new URL(basePath + path, 'http://forge');
  const own = (basePath + template).split('/');
  const reached = pathname.split('/');
  return (
    path.includes('#') ||
    (path.includes('?') && !takesQuery(operation, path)) ||
    isPathOfSibling(operation, pathname) ||
    own.length !== reached.length ||
    own.some((part, index) => {
      const value = reached[index] ?? '';
      return part.includes('{') ? WRONG_PATH_VALUE.test(value) : part !== value;
    })
  );
}

/**
 * Returns true for a query that the operation may have. The value `v1?` of a deletion would reach `v1`, so a write takes
 * only its own parameters.
 */
function takesQuery({ method, definition }: PageOperation, path: string): boolean {
  const names = [...new URL(path, 'http://forge').searchParams.keys()];
  const known = new Set(
    definition.parameters?.flatMap((one) =>
      one.in === 'query' ? [withoutBrackets(one.name)] : [],
    ),
  );
  return (
    method === 'get' || (names.length > 0 && names.every((one) => known.has(withoutBrackets(one))))
  );
}

/** Returns true if another operation has a value of the path as a text in its own path: `/runners/all`. */
function isPathOfSibling({ path = '', method }: PageOperation, pathname: string): boolean {
  const [own, reached] = [basePath + path, pathname].map((one) => one.split('/'));
  return operations.some((other) => {
    if (other.method !== method || other.path === path) return false;
    const theirs = (basePath + other.path).split('/');
    return (
      theirs.length === reached!.length &&
      theirs.some((part, index) => !part.includes('{') && own![index]?.includes('{')) &&
      theirs.every((part, index) => part.includes('{') || part === decodeSegment(reached![index]!))
    );
  });
}

/** Returns false for an address that would lead a request to another path, or to no server. */
export function isUsable(
  { path }: PageOperation,
  { server, address, sandbox }: Connection,
): boolean {
  if (server === 'documented' || (server === 'sandbox' && sandbox === '')) return true;
  if (server === 'sandbox') return isBaseUrl(sandbox);
  // An integration of alerts has a whole address of its own.
  return isBaseUrl(path === undefined ? address.replace(/\?.*$/s, '') : address);
}

/** Returns true if a request goes to a server that somebody may depend on, and not to a sandbox of the reader. */
export function isElsewhere({ server, sandbox }: Connection): boolean {
  if (server === 'sandbox') return sandbox !== '' && !isLocal(new URL(sandbox).hostname);
  return server === 'other';
}

/** Returns the URL of a request. */
export function writeAddress(
  operation: PageOperation,
  { path }: SentRequest,
  { server, address, sandbox }: Connection,
  known: Sandbox | undefined,
): string {
  const hasPath = operation.path !== undefined;
  if (server === 'other') return hasPath ? joinBase(address, basePath) + path : address;
  return hasPath ? sandbox + basePath + path : (known?.alertIntakes.custom?.url ?? '');
}

/** Returns the headers that carry the token of a request. */
export function writeToken(
  operation: PageOperation,
  { scheme }: ShownCase,
  token: string | undefined,
): Record<string, string> {
  return token ? credential({ document: definition }, operation, token, scheme) : {};
}

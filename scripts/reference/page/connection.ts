/** The server and the token for requests from the page. Both are kept in memory only, until the page is closed. */
import { findBasePath, MOCK_ALERT_INTAKE } from '../../../contract/deployment.ts';
import { ANY_USER, findUsualRole, listPowers } from '../../../contract/roles.ts';
import { credential } from '../../../wire/credential.ts';
import { definition, type PageOperation } from './model.ts';
import type { SentRequest, ShownCase } from './pageData.ts';

/** A server that runs at the same address as this page. */
export type Served = 'sandbox' | 'mock';

/** The fields of the sandbox's response to `GET /_sandbox` that the page uses. */
export interface Sandbox {
  tokens: Record<string, string>;
  /** For each operation without documented roles, a role that may call it, by operationId. */
  callers: Record<string, string>;
  alertIntakes: { custom?: { url: string; key: string } };
}

export interface Connection {
  server: Served | 'other';
  /** The address of the sandbox. Empty if the sandbox has the same address as this page. */
  sandbox: string;
  /** The address of a deployment that the reader has typed: `https://forge.example.com`. */
  address: string;
  /** A role of the sandbox, or `none`, or `own` for the reader's token. Empty for the caller of the case. */
  caller: string;
  /** The token that the reader has typed. */
  token: string;
}

/**
 * The servers that run at the address of this page. The server that delivers the page names them in a `meta` element.
 */
export const served: Served[] = (
  document.querySelector<HTMLMetaElement>('meta[name=servers]')?.content.split(' ') ?? []
).filter((name): name is Served => name === 'sandbox' || name === 'mock');

/**
 * Whether the page can call a sandbox. A sandbox accepts calls from its own pages, and from pages on the same
 * machine.
 */
export const hasSandbox =
  served.includes('sandbox') || /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(location.hostname);

const first = served[0] ?? (hasSandbox ? 'sandbox' : 'other');

/** The connection before the reader has selected one. */
export const INITIAL: Connection = {
  server: first,
  sandbox: served.includes('sandbox') ? '' : 'http://127.0.0.1:4020',
  address: '',
  caller: '',
  token: '',
};

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
  const response = await fetch(`${address}/_sandbox`, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}

const bundle = { document: definition };
const basePath = findBasePath(definition);

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

/** Returns the URL of a request. */
export function writeAddress(
  operation: PageOperation,
  { path }: SentRequest,
  { server, address, sandbox }: Connection,
  known: Sandbox | undefined,
): string {
  const hasPath = operation.path !== undefined;
  if (server === 'other') return hasPath ? address.replace(/\/+$/, '') + basePath + path : address;
  if (server === 'mock') return `/mock${hasPath ? basePath + path : MOCK_ALERT_INTAKE}`;
  return hasPath ? sandbox + basePath + path : (known?.alertIntakes.custom?.url ?? '');
}

/**
 * Returns the headers to add to a request: the token and, for the mock, a header that selects the documented
 * response.
 */
export function writeHeaders(
  operation: PageOperation,
  { name, scheme, response }: ShownCase,
  { server }: Connection,
  token: string | undefined,
): Record<string, string> {
  return {
    ...(token && credential({ document: definition }, operation, token, scheme)),
    ...(server === 'mock' && { Prefer: `code=${response.status}, example=${name}` }),
  };
}

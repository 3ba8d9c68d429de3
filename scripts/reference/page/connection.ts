/** The server and the token for requests from the page. The page forgets both when it is closed. */
import { BASE_PATH, MOCK_ALERT_INTAKE } from '../../../contract/deployment.ts';
import type { Document } from '../../../contract/openapi.ts';
import { credential } from '../../../wire/credential.ts';
import { definition, type PageOperation } from './model.ts';
import type { SentRequest, ShownCase } from './pageData.ts';

/** A server at the address of this page. */
export type Served = 'sandbox' | 'mock';

/** The part of `GET /_sandbox` that the page uses. */
export interface Sandbox {
  tokens: Record<string, string>;
  /** A role that may call an operation, by operationId, for operations without documented roles. */
  callers: Record<string, string>;
  alertIntakes: { custom?: { url: string; key: string } };
}

export interface Connection {
  server: Served | 'other';
  /** The address of the sandbox. Empty for the address of this page. */
  sandbox: string;
  /** The address of another deployment: `https://forge.example.com`. */
  address: string;
  /** A role of the sandbox, `none` or `own`. Empty for the caller of the case. */
  caller: string;
  /** The reader's own token. */
  token: string;
}

/** The servers at the address of this page, from a `meta` element that the server adds. */
export const served: Served[] = (
  document.querySelector<HTMLMetaElement>('meta[name=servers]')?.content.split(' ') ?? []
).filter((name): name is Served => name === 'sandbox' || name === 'mock');

/** Whether the page can call a sandbox: at its own address, or on the same machine, whose pages a sandbox allows. */
export const hasSandbox =
  served.includes('sandbox') || /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(location.hostname);

const first = served[0] ?? (hasSandbox ? 'sandbox' : 'other');

/** The connection before the reader has chosen one. */
export const INITIAL: Connection = {
  server: first,
  sandbox: served.includes('sandbox') ? '' : 'http://127.0.0.1:4020',
  address: '',
  caller: '',
  token: '',
};

const sandboxes = new Map<string, Promise<Sandbox>>();

/** Reads the tokens of the sandbox at an address, once. Rejects if no sandbox answers. */
export function readSandbox(address: string): Promise<Sandbox> {
  const known = sandboxes.get(address) ?? fetchSandbox(address);
  sandboxes.set(address, known);
  // The next call tries again, since a sandbox may have started.
  known.catch(() => sandboxes.delete(address));
  return known;
}

async function fetchSandbox(address: string): Promise<Sandbox> {
  const response = await fetch(`${address}/_sandbox`, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json() as Promise<Sandbox>;
}

/** The role for the sandbox. If the case names only `user`, it is a role that may call the operation. */
export function roleOf(
  { id, definition: { 'x-roles': roles = [] } }: PageOperation,
  { as }: ShownCase,
  { tokens, callers }: Sandbox,
): string {
  if (as !== 'user') return as;
  if (roles.length > 0) return roles.find((role) => tokens[role]) ?? 'administrator';
  return callers[id] ?? 'developer';
}

/** The URL of a request. */
export function addressOf(
  operation: PageOperation,
  { path }: SentRequest,
  { server, address, sandbox }: Connection,
  known: Sandbox | undefined,
): string {
  const hasPath = operation.path !== undefined;
  if (server === 'other') return hasPath ? address.replace(/\/+$/, '') + BASE_PATH + path : address;
  if (server === 'mock') return `/mock${hasPath ? BASE_PATH + path : MOCK_ALERT_INTAKE}`;
  return hasPath ? sandbox + BASE_PATH + path : (known?.alertIntakes.custom?.url ?? '');
}

/** The headers to add to a request: the token and, for the mock, the case that it should answer with. */
export function headersOf(
  operation: PageOperation,
  { name, scheme, response }: ShownCase,
  { server }: Connection,
  token: string | undefined,
): Record<string, string> {
  return {
    ...(token && credential({ document: definition as Document }, operation, token, scheme)),
    ...(server === 'mock' && { Prefer: `code=${response.status}, example=${name}` }),
  };
}

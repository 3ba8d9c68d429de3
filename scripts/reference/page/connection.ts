/** Where requests go from the page, and by whose token. Nothing of it is kept when the page is left. */
import { BASE_PATH, MOCK_ALERT_INTAKE } from '../../../contract/deployment.ts';
import type { Document } from '../../../contract/openapi.ts';
import { credential } from '../../../wire/credential.ts';
import { definition, type PageOperation } from './model.ts';
import type { SentRequest, ShownCase } from './pageData.ts';

/** What the address of this page serves beside it. */
export type Served = 'sandbox' | 'mock';

/** The part of `GET /_sandbox` that is of use here. */
export interface Sandbox {
  tokens: Record<string, string>;
  /** Who may call an operation for which the documents name no role. */
  callers: Record<string, string>;
  alertIntakes: { custom?: { url: string; key: string } };
}

export interface Connection {
  server: Served | 'other';
  /** Where the sandbox is: '' at the address of this page. */
  sandbox: string;
  /** The address of another deployment: `https://forge.example.com`. */
  address: string;
  /** A role of the sandbox, `none` or `own`; empty for the caller of the case. */
  caller: string;
  /** The reader's own token. */
  token: string;
}

/** Says which servers there are at the address of this page, as its server has written into it. */
export const served: Served[] = (
  document.querySelector<HTMLMetaElement>('meta[name=servers]')?.content.split(' ') ?? []
).filter((name): name is Served => name === 'sandbox' || name === 'mock');

/** Whether a sandbox can be asked: one at this address, or one on this machine, which lets pages of it ask. */
export const hasSandbox =
  served.includes('sandbox') || /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(location.hostname);

const first = served[0] ?? (hasSandbox ? 'sandbox' : 'other');

/** Where requests go before anybody has chosen. */
export const INITIAL: Connection = {
  server: first,
  sandbox: served.includes('sandbox') ? '' : 'http://127.0.0.1:4020',
  address: '',
  caller: '',
  token: '',
};

const sandboxes = new Map<string, Promise<Sandbox>>();

/** The tokens of the sandbox at an address, which are asked for once. Fails where there is none. */
export function readSandbox(address: string): Promise<Sandbox> {
  const known = sandboxes.get(address) ?? askSandbox(address);
  sandboxes.set(address, known);
  // One may be started meanwhile.
  known.catch(() => sandboxes.delete(address));
  return known;
}

async function askSandbox(address: string): Promise<Sandbox> {
  const response = await fetch(`${address}/_sandbox`, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json() as Promise<Sandbox>;
}

/** The role by which the sandbox is called when the case says no more than that somebody may. */
export function roleOf(
  { id, definition: { 'x-roles': roles = [] } }: PageOperation,
  { as }: ShownCase,
  { tokens, callers }: Sandbox,
): string {
  if (as !== 'user') return as;
  if (roles.length > 0) return roles.find((role) => tokens[role]) ?? 'administrator';
  return callers[id] ?? 'developer';
}

/** The address that a request is sent to. */
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

/** The headers beside those of the request: the token, and for the mock the case that it is to answer with. */
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

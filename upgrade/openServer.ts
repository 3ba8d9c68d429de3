/** Opens a live address: a deployment that is only read, or a fork of a sandbox that may be written to. */
import { setTimeout as wait } from 'node:timers/promises';
import { findBasePath } from '../contract/deployment.ts';
import type { Document } from '../contract/openapi.ts';
import type { Exchange } from '../wire/exchange.ts';
import { openConnections } from '../wire/openConnections.ts';
import { readReset } from '../wire/readReset.ts';
import type { WireRequest } from '../wire/wireRequest.ts';

export interface Server {
  /** The base URL of the API. */
  base: string;
  /** The addresses of the server that its links contain, the longest first. */
  addresses: string[];
  send(request: Omit<WireRequest, 'origin'>): Promise<Exchange>;
  close(): Promise<void>;
}

/** A live address that does not respond. The command ends with 3. */
export class UnreachableError extends Error {}

/** The state of a sandbox, as `GET /_sandbox` shows it. */
interface SandboxState {
  clock: string;
}

/**
 * Opens the servers of all addresses. If each address is that of a sandbox, the servers are forks of them with the same
 * clock. The sandboxes then stay as they are.
 * @throws an UnreachableError if an address does not respond
 */
export async function openServers(
  document: Document,
  urls: string[],
): Promise<{ servers: Server[]; areForks: boolean }> {
  const states = await Promise.all(urls.map(readState));
  const [first] = states;
  const areForks = states.every((state) => state !== undefined) && first !== undefined;
  const name = `upgrade-${Date.now().toString(36)}`;
  const servers = await Promise.all(
    urls.map((url) =>
      areForks ? openFork(url, { name, clock: first.clock }) : openDeployment(document, url),
    ),
  );
  return { servers, areForks };
}

async function readState(url: string): Promise<SandboxState | undefined> {
  const { response, failure } = await sendTo(url, {
    method: 'GET',
    path: '/_sandbox',
    headers: {},
  });
  if (!response)
    throw new UnreachableError(`${url} does not respond: ${failure?.message ?? 'no response'}.`);
  try {
    const state: Partial<SandboxState> | null = JSON.parse(response.body.toString());
    // Other servers may respond to every address with some JSON.
    return response.status === 200 && state?.clock !== undefined
      ? { clock: state.clock }
      : undefined;
  } catch {
    return undefined;
  }
}

async function openFork(url: string, fork: { name: string; clock: string }): Promise<Server> {
  const control = async (method: string, path: string, body?: object) => {
    const { response } = await sendTo(url, {
      method,
      path,
      headers: { 'Content-Type': 'application/json' },
      ...(body && { body: Buffer.from(JSON.stringify(body)) }),
    });
    return response;
  };
  const created = await control('POST', '/_sandbox/forks', fork);
  if (created?.status !== 201)
    throw new UnreachableError(`${url} creates no fork: status ${created?.status ?? 'none'}.`);
  const { pathname } = new URL(JSON.parse(created.body.toString()).apiUrl);
  // The sandbox may be behind a proxy, so only the path of its own address counts.
  const server = connect(new URL(url).origin + pathname);
  return {
    ...server,
    close: async () => {
      await control('DELETE', `/_sandbox/forks/${fork.name}`);
      await server.close();
    },
  };
}

function openDeployment(document: Document, url: string): Server {
  const usual = findBasePath(document);
  return connect(new URL(url).pathname === '/' ? new URL(url).origin + usual : url);
}

function connect(base: string): Server {
  const { origin } = new URL(base);
  const { send, close } = openConnections();
  return {
    base,
    addresses: [base, base.replace(/\/api\/[^/]+$/, ''), origin],
    send: async (request) => {
      for (let turn = 1; ; turn++) {
        const sent = await send({ ...request, origin });
        const { response } = sent;
        const isLimited = response?.status === 429 || response?.status === 503;
        const seconds = isLimited ? readReset(response) : undefined;
        if (seconds === undefined || seconds > MOST_SECONDS || turn === MOST_TURNS) return sent;
        await wait(seconds * 1000);
      }
    },
    close: async () => close(),
  };
}

/** The longest wait that a server may ask for, and the most times that a call is sent. */
const MOST_SECONDS = 60;
const MOST_TURNS = 4;

async function sendTo(url: string, request: Omit<WireRequest, 'origin'>): Promise<Exchange> {
  const connections = openConnections();
  const sent = await connections.send({ ...request, origin: new URL(url).origin });
  connections.close();
  return sent;
}

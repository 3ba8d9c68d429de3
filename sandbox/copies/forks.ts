/** Forks: further sandboxes in the same process, each with its own state and base URL. */
import { randomBytes } from 'node:crypto';
import type { RequestHandler } from '../../wire/startServer.ts';
import { roleTokens } from '../control/roleTokens.ts';
import type { Fork, Forks, Sandbox } from '../sandbox.ts';
import { invalid, refuse } from '../server/refusal.ts';

/** The path below which the forks are. */
export const FORKS_PATH = '/forks';

/** The largest number of forks at the same time. */
const MAX_FORKS = 500;

/** @param createHandler creates the handler of a fork. `mount` is the prefix of its paths */
export function createForks(
  createHandler: (sandbox: Sandbox, mount: string) => RequestHandler,
): Forks {
  interface Entry extends Fork {
    timer?: NodeJS.Timeout;
    handler?: RequestHandler;
  }
  const entries = new Map<string, Entry>();
  /** The names of forks that are being created. */
  const opening = new Set<string>();
  const remove = async (name: string) => {
    const entry = entries.get(name);
    entries.delete(name);
    clearTimeout(entry?.timer);
    // A transaction waits for the requests before it, so that none of them loses its database.
    await entry?.sandbox.transaction(async () => {}).catch(() => {});
    await entry?.sandbox.close();
  };
  const touch = (entry: Entry) => {
    clearTimeout(entry.timer);
    entry.expiresAt = Date.now() + entry.ttl * 1000;
    entry.timer = setTimeout(() => void remove(entry.name), entry.ttl * 1000).unref();
  };
  return {
    create: async ({ name = `w${randomBytes(6).toString('hex')}`, ttl, open }) => {
      if (entries.has(name) || opening.has(name))
        refuse(invalid({ name: ['has already been taken'] }));
      if (entries.size + opening.size >= MAX_FORKS)
        refuse(invalid(`there are ${MAX_FORKS} forks: delete some, or give them a shorter ttl`));
      opening.add(name);
      try {
        const entry: Entry = { name, sandbox: await open(), ttl, expiresAt: 0 };
        entries.set(name, entry);
        touch(entry);
        return entry;
      } finally {
        opening.delete(name);
      }
    },
    list: () => [...entries.values()],
    get: (name) => entries.get(name),
    delete: remove,
    handle: ({ name }) => {
      const entry = entries.get(name)!;
      touch(entry);
      // The routes of a fork take time and memory, so they are created at its first request.
      entry.handler ??= createHandler(entry.sandbox, `${FORKS_PATH}/${name}`);
      return entry.handler;
    },
    close: async () => {
      for (const name of [...entries.keys()]) await remove(name);
    },
  };
}

/** Returns a fork in the form of the control API. */
export function showFork({ name, sandbox, ttl, expiresAt }: Fork, origin: string) {
  const url = `${origin}${FORKS_PATH}/${name}`;
  return {
    name,
    url,
    apiUrl: `${url}/api/v4`,
    controlUrl: `${url}/_sandbox`,
    tokens: roleTokens(sandbox.db),
    seed: sandbox.seedName,
    ttl,
    expiresAt: new Date(expiresAt).toISOString(),
  };
}

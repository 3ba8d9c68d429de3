import { getTableName } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Contract } from '../contract/contract.ts';
import { AREA_TABLES } from './areas/tables.ts';
import { TIMED_EVENTS } from './areas/timedEvents.ts';
import { type Git, openGit } from './git/openGit.ts';
import { gitRefs } from './git/tables.ts';
import { type Clock, createClock } from './store/clock.ts';
import * as core from './store/coreTables.ts';
import { type Db, openStore } from './store/openStore.ts';

/** What a deployment is, as far as it decides what operations do. */
export interface Settings {
  tier: 'free' | 'premium' | 'ultimate';
  offering: 'hosted' | 'self-managed' | 'dedicated';
  /** Feature flags that differ from their defaults. */
  flags: Record<string, boolean>;
  /** Whether rate limits apply. */
  rateLimits: boolean;
  /** Settings of the instance that the documents mention: `{ fips: false }`. */
  instance: Record<string, unknown>;
}

/** The state of a sandbox, without a server. */
export interface Sandbox {
  contract: Contract;
  db: Db;
  /** The repositories of the projects. */
  git: Pick<Git, 'repository'>;
  clock: Clock;
  settings: Settings;
  /** Scheme and host of the pages of the platform, which answers name: `https://forge.example.com`. */
  webOrigin: string;
  /** The domain below which static sites are published. */
  pagesDomain: string;
  /** Refuses everything that would change something. */
  readOnly: boolean;
  /** Lets everything happen by itself whose time has come: an export that is ready, a move that ends. */
  catchUp(): Promise<void>;
  /** Says that something is to happen by itself. @param time milliseconds since 1970 */
  expectEvent(time: number): void;
  /** Does some work; when it throws, nothing of it stays. One at a time. */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /** Brings back the state of the seed. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export interface SandboxOptions {
  contract: Contract;
  /** The rows to begin with, by table. */
  seed: Seed;
  /** The histories of the repositories by name: streams for `git fast-import`. Default: none. */
  histories?: Record<string, Buffer>;
  /**
   * File of the database; the repositories are in a folder beside it. Default: none, the state is lost with
   * the process.
   */
  file?: string;
  settings?: Partial<Settings>;
  webOrigin?: string;
  pagesDomain?: string;
  /** The time at which the clock stands. Default: real time. */
  clock?: number;
  readOnly?: boolean;
}

/** Rows by the names of tables, as `openapi/world/` writes them. */
export type Seed = Record<string, Record<string, unknown>[]>;

/** Every table by its name. */
export const TABLES: Map<string, SQLiteTable> = new Map(
  [...Object.values(core).filter(isTable), gitRefs, ...AREA_TABLES].map((table) => [
    getTableName(table),
    table,
  ]),
);

/** Opens a sandbox. A database file that has a state already is left as it is. */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { contract, seed, file = ':memory:', settings = {}, readOnly = false } = options;
  const store = openStore(file, [...TABLES.values()]);
  const git = await openGit(store.db, options.histories ?? {}, options.file);
  // What a request does to repositories and to tables stays or goes together.
  const transaction: Sandbox['transaction'] = (work) =>
    store.transaction(work, {
      beforeCommit: git.apply,
      afterCommit: git.finish,
      afterRollback: git.undo,
    });
  const initial: Settings = {
    tier: 'ultimate',
    offering: 'self-managed',
    flags: {},
    rateLimits: false,
    instance: {},
    ...settings,
  };
  let nextEvent = 0;
  const sandbox: Sandbox = {
    contract,
    db: store.db,
    git,
    clock: createClock(options.clock),
    settings: { ...initial },
    webOrigin: options.webOrigin ?? 'https://forge.example.com',
    pagesDomain: options.pagesDomain ?? 'pages.example',
    readOnly,
    catchUp: async () => {
      if (sandbox.clock.time() < nextEvent) return;
      await transaction(async () => {
        nextEvent = Math.min(...TIMED_EVENTS.map((happen) => happen(sandbox) ?? Infinity));
      });
    },
    expectEvent: (time) => {
      nextEvent = Math.min(nextEvent, time);
    },
    transaction,
    reset: () =>
      transaction(async () => {
        empty(store.db);
        fill(store.db, seed);
        await git.reset();
        sandbox.settings = { ...initial, flags: { ...initial.flags } };
        if (options.clock !== undefined) sandbox.clock.set(options.clock);
        nextEvent = 0;
      }),
    close: async () => {
      store.close();
      await git.close();
    },
  };
  const isNew = store.db.select().from(core.users).limit(1).all().length === 0;
  if (isNew) await sandbox.reset();
  return sandbox;
}

function empty(db: Db): void {
  for (const table of TABLES.values()) db.delete(table).run();
}

/** Puts the rows of a seed into the tables. A table that only the world has is passed over. */
function fill(db: Db, seed: Seed): void {
  for (const [name, rows] of Object.entries(seed)) {
    const table = TABLES.get(name);
    if (table && rows.length > 0) for (const row of rows) db.insert(table).values(row).run();
  }
}

function isTable(value: unknown): value is SQLiteTable {
  return typeof value === 'object' && value !== null && 'getSQL' in value;
}

import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { SCHEMA_VERSION, TABLES as tables, users } from '../generated/tables.ts';
import { disturber } from '../wire/disturber.ts';
import { TIMED_EVENTS } from './areas/timedEvents.ts';
import { restoreState, savedState } from './copies/savedState.ts';
import {
  type CopiedParts,
  copyState,
  createSnapshots,
  pathsOfCopy,
  restoreCopy,
} from './copies/snapshots.ts';
import { checkRepositories } from './git/checkRepositories.ts';
import type { CopiedGit } from './git/gitState.ts';
import { openGit } from './git/openGit.ts';
import { temporaryFolder } from './git/repositoryFolder.ts';
import type {
  CopyOptions,
  Sandbox,
  SandboxOptions,
  SavedState,
  Seed,
  Settings,
} from './sandbox.ts';
import { createRequestLog } from './server/requestLog.ts';
import { createClock } from './store/clock.ts';
import { type FolderLock, lockFolder } from './store/lockFolder.ts';
import { type Db, IN_MEMORY, openStore, type Store } from './store/openStore.ts';
import { rowWhere } from './store/rowsWhere.ts';
import { queueEvents, WATCH } from './webhooks/events.ts';
import { withActor } from './webhooks/payloadParts.ts';
import { createWebhooks } from './webhooks/webhooks.ts';

/** All tables of a sandbox, by name. */
export const TABLES: Map<string, SQLiteTable> = new Map(Object.entries(tables));

/** Returns the table with a name that is surely one. */
export function tableNamed(name: string): SQLiteTable {
  const table = TABLES.get(name);
  if (!table)
    throw new Error(
      `The sandbox has no table ${name}. A handler of yours keeps own rows with table('${name}')`,
    );
  return table;
}

/**
 * Opens a sandbox. If the database file already has rows, they are kept.
 * @throws a UsageError that names the path and says what to do. Causes: another process uses the data folder, a newer
 *   version wrote the folder, or a part of the folder is damaged or missing
 */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  if (options.file === undefined) {
    const statements = options.prepared?.tables;
    const store = openStore(IN_MEMORY, ALL_TABLES, SCHEMA_VERSION, {
      statements,
      watch: WATCH,
    });
    return sandboxOn(store, options);
  }
  const lock = await lockFolder(dirname(options.file));
  let store: Store | undefined;
  try {
    store = openStore(options.file, ALL_TABLES, SCHEMA_VERSION, { watch: WATCH });
    checkRepositories(store.db, options.file);
    return await sandboxOn(store, options, lock);
  } catch (error) {
    store?.close();
    lock.release();
    throw error;
  }
}

const ALL_TABLES = [...TABLES.values()];

/** The size of cached results and of logged bodies in a copied sandbox, because a process may have hundreds. */
const COPY_CACHE_BYTES = 2 * 1024 * 1024;

/** The state with which a copied sandbox begins. */
interface Copy {
  git: CopiedGit;
  /** The folder with the rows for a reset. It gets a repository before the first change of that repository. */
  beginning: string;
  state: SavedState;
}

async function sandboxOn(
  store: Store,
  options: SandboxOptions,
  lock?: FolderLock,
  copy?: Copy,
): Promise<Sandbox> {
  const { contract, seed, handlers, decorate, journal } = options;
  const git = await openGit(store.db, options.histories ?? {}, options.file, copy?.git);
  // The hooks make sure that a request changes both database and git repositories, or neither.
  const transaction: Sandbox['transaction'] = (work) =>
    store.transaction(work, {
      beforeCommit: async () => {
        const { actor } = webhooks;
        if (actor !== undefined)
          await queueEvents(withActor(sandbox, actor), webhooks.queue, store.rowChanges());
        await git.apply();
      },
      afterCommit: async () => {
        webhooks.send();
        await git.finish();
      },
      afterRollback: async () => {
        webhooks.drop();
        await git.undo();
      },
    });
  const webhooks = createWebhooks(options.webhooksTo ?? { urls: [], loopback: true });
  const isStored = copy !== undefined || options.file !== undefined;
  let nextEvent = 0;
  let disturbance = options.disturbance ?? {};
  let disturb = disturber(disturbance);
  const sandbox: Sandbox = {
    contract,
    db: store.db,
    git,
    clock: createClock(options.clock),
    settings: initialSettings(options),
    limitedRequests: new Map(),
    requestLog: createRequestLog(copy && { bytes: COPY_CACHE_BYTES }),
    get disturbance() {
      return disturbance;
    },
    setDisturbance: (changed) => {
      disturbance = changed;
      disturb = disturber(changed);
    },
    disturb: (operation) => disturb(operation),
    webOrigin: options.webOrigin ?? 'https://forge.example.com',
    pagesDomain: options.pagesDomain ?? 'pages.example',
    readOnly: options.readOnly ?? false,
    gitHttp: options.gitHttp ?? true,
    mirrors: options.mirrors ?? [],
    webhooks,
    seedName: options.seedName ?? 'own',
    fixtures: options.fixtures ?? {},
    ...(handlers && { handlers }),
    ...(decorate && { decorate }),
    ...(journal && { journal }),
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
    refill: refiller(store, seed, isStored ? undefined : options.prepared?.rows),
    reset: (clock) => (copy ? resetCopy(parts, copy, clock) : resetToSeed(parts, options, clock)),
    get snapshots() {
      return snapshots;
    },
    copy: (begin) => copySandbox(parts, options, begin),
    openBeside: (begin) =>
      openSandbox({ ...options, file: undefined, prepared: undefined, ...begin }),
    setAddress: (url) => lock?.setAddress(url),
    close: async () => {
      webhooks.clear();
      await sandbox.forks?.close();
      store.close();
      await git.close();
      await snapshots.close();
      lock?.release();
    },
  };
  const parts: CopiedParts = {
    ...{ sandbox, store, git, tables: ALL_TABLES, file: options.file },
    onRestore: () => {
      nextEvent = 0;
    },
  };
  const snapshots = createSnapshots(parts);
  const isNew = !copy && !rowWhere(store.db, users, {});
  if (isNew) await sandbox.reset();
  return sandbox;
}

function initialSettings({ strict = false, seedSettings, settings }: SandboxOptions): Settings {
  const initial: Settings = {
    tier: 'ultimate',
    offering: 'self-managed',
    flags: {},
    rateLimits: false,
    strict,
    instance: {},
    ...seedSettings,
    ...settings,
  };
  return { ...initial, flags: { ...initial.flags } };
}

/** Restores the state of the seed. */
function resetToSeed(
  { sandbox, git, onRestore }: CopiedParts,
  options: SandboxOptions,
  clock?: number,
): Promise<void> {
  return sandbox.transaction(async () => {
    sandbox.refill();
    await git.reset();
    sandbox.settings = initialSettings(options);
    forgetRequests(sandbox);
    sandbox.setDisturbance(options.disturbance ?? {});
    sandbox.clock.reset(clock);
    onRestore();
  });
}

/** Restores the state with which a copied sandbox began. */
function resetCopy(parts: CopiedParts, { beginning, state }: Copy, clock?: number): Promise<void> {
  const { sandbox } = parts;
  return restoreCopy(parts, beginning, state, {
    isBeginning: true,
    onRestore: () => {
      forgetRequests(sandbox);
      if (clock !== undefined) sandbox.clock.restore({ stoppedTime: clock, offset: 0 });
      parts.onRestore();
    },
  });
}

function forgetRequests(sandbox: Sandbox): void {
  sandbox.limitedRequests.clear();
  sandbox.requestLog.clear();
  sandbox.webhooks.clear();
  sandbox.journal?.restart(sandbox);
}

/** Creates a second sandbox with the same state, or with that of a snapshot. */
async function copySandbox(
  { sandbox, store, git }: CopiedParts,
  options: SandboxOptions,
  { snapshot, clock }: CopyOptions = {},
): Promise<Sandbox> {
  const folder = await temporaryFolder();
  const { rows, repositories } = pathsOfCopy(folder.path);
  const beginning = join(folder.path, 'beginning');
  const kept = pathsOfCopy(beginning);
  let copied: Store | undefined;
  try {
    const state = await sandbox.transaction(async () => {
      if (snapshot !== undefined) return sandbox.snapshots.copyTo(snapshot, folder.path);
      await copyState({ store, git }, folder.path);
      return savedState(sandbox);
    });
    if (clock !== undefined) state.clock = { stoppedTime: clock, offset: 0 };
    await mkdir(kept.repositories, { recursive: true });
    await copyFile(rows, kept.rows);
    const storeOptions = { isTemporary: true, cacheBytes: COPY_CACHE_BYTES, watch: WATCH };
    copied = openStore(rows, ALL_TABLES, SCHEMA_VERSION, storeOptions);
    const other = await sandboxOn(copied, { ...options, file: undefined }, undefined, {
      git: {
        folder: { path: repositories, close: folder.close },
        beginning: kept.repositories,
        objects: git.objects,
      },
      ...{ beginning, state },
    });
    restoreState(other, state);
    return other;
  } catch (error) {
    copied?.close();
    await folder.close();
    throw error;
  }
}

/**
 * The number of rows that an SQL statement inserts. It is limited, because SQLite accepts at most 32,766 values in a
 * statement.
 */
const ROWS_AT_ONCE = 200;

/**
 * Creates a function that replaces all rows with the rows of a seed. The given SQL inserts the rows once. Later calls
 * run prepared statements, which are faster.
 */
function refiller(store: Store, seed: Seed, prepared: string | undefined): () => void {
  let first = prepared;
  let refill: (() => void) | undefined;
  return () => {
    if (first !== undefined) {
      store.execute(first);
      first = undefined;
      return;
    }
    refill ??= prepareRefill(store.db, seed);
    refill();
  };
}

/**
 * Prepares the statements that replace all rows with those of a seed. This is done only once, because it takes longer
 * than running them. Tables that the database does not have are skipped.
 */
function prepareRefill(db: Db, seed: Seed): () => void {
  const inserts = Object.entries(seed).flatMap(([name, rows]) => {
    const table = TABLES.get(name);
    if (!table) return [];
    return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, part) =>
      db
        .insert(table)
        .values(rows.slice(part * ROWS_AT_ONCE, (part + 1) * ROWS_AT_ONCE))
        .prepare(),
    );
  });
  const deletes = [...TABLES.values()].map((table) => db.delete(table).prepare());
  return () => {
    for (const statement of deletes) statement.run();
    // `sqlite_sequence` has the highest ID of each table. Without its rows, new IDs follow the IDs of the seed.
    db.run(sql`DELETE FROM sqlite_sequence`);
    for (const statement of inserts) statement.run();
  };
}

/** Returns all rows of all tables as a text, to compare the states of sandboxes. */
export function dumpRows({ db }: Pick<Sandbox, 'db'>): string {
  return JSON.stringify([...TABLES].map(([name, table]) => [name, db.select().from(table).all()]));
}

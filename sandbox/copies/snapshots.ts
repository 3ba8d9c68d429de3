/** Saves the state of a sandbox under a name, restores it, and tells what has changed since. */

import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { gitRefs } from '../../generated/tables.ts';
import { copyRepositories } from '../git/copyRepositories.ts';
import type { Git } from '../git/openGit.ts';
import { type RepositoryFolder, temporaryFolder } from '../git/repositoryFolder.ts';
import type { Refs } from '../git/transaction.ts';
import type { Sandbox, SavedState, Snapshot, Snapshots } from '../sandbox.ts';
import { changesBetween } from '../store/changes.ts';
import type { Store } from '../store/openStore.ts';
import { rowsWhere } from '../store/rowsWhere.ts';
import { replaceRows } from './replaceRows.ts';
import { restoreState, savedState } from './savedState.ts';

/** The parts of a sandbox that a snapshot copies. */
export interface CopiedParts {
  sandbox: Sandbox;
  store: Store;
  git: Git;
  tables: SQLiteTable[];
  /** The file of the database; undefined if it is in memory. Snapshots are beside the file, or in a temporary folder. */
  file: string | undefined;
  /** Called after a restore, since the timed events are others. */
  onRestore: () => void;
}

/** The names of the parts in the folder of a snapshot. */
const ROWS = 'rows.db';
const REPOSITORIES = 'repositories';
const STATE = 'state.json';

export function createSnapshots(parts: CopiedParts): Snapshots {
  const { sandbox, store, tables, file, onRestore } = parts;
  let temporary: Promise<RepositoryFolder> | undefined;
  const folder = async () => {
    if (file !== undefined) return join(dirname(file), 'snapshots');
    temporary ??= temporaryFolder();
    return (await temporary).path;
  };
  const readSnapshot = async (name: string): Promise<Snapshot> => {
    const { mtime } = await stat(join(await folder(), name, STATE));
    return { name, created_at: mtime.toISOString() };
  };
  const readState = async (name: string): Promise<SavedState> =>
    JSON.parse(await readFile(join(await folder(), name, STATE), 'utf8'));
  const attached = async <T>(name: string, work: (query: (text: string) => unknown[][]) => T) => {
    const { query, detach } = store.attach(join(await folder(), name, ROWS));
    try {
      return work(query);
    } finally {
      detach();
    }
  };
  const snapshots: Snapshots = {
    // In a transaction, no request changes the state while it is copied.
    create: (name) =>
      sandbox.transaction(async () => {
        const target = join(await folder(), name);
        const unfinished = `${target}.new`;
        await rm(unfinished, { recursive: true, force: true });
        await mkdir(unfinished, { recursive: true });
        await copyState(parts, unfinished);
        await writeFile(join(unfinished, STATE), JSON.stringify(savedState(sandbox)));
        await rm(target, { recursive: true, force: true });
        await rename(unfinished, target);
        return readSnapshot(name);
      }),
    list: async () => {
      const names = await readdir(await folder()).catch(() => []);
      const complete = names.filter((name) => !name.endsWith('.new'));
      return Promise.all(complete.sort().map(readSnapshot));
    },
    has: async (name) => (await snapshots.list()).some((one) => one.name === name),
    restore: async (name) =>
      restoreCopy(parts, join(await folder(), name), await readState(name), { onRestore }),
    copyTo: async (name, target) => {
      const [from, to] = [pathsOfCopy(join(await folder(), name)), pathsOfCopy(target)];
      await copyFile(from.rows, to.rows);
      const ids = (await readdir(from.repositories)).map((dir) => Number.parseInt(dir, 10));
      await copyRepositories(from.repositories, to.repositories, ids);
      return readState(name);
    },
    delete: async (name) => rm(join(await folder(), name), { recursive: true, force: true }),
    changesSince: (name) =>
      sandbox.transaction(() => attached(name, (query) => changesBetween(query, tables))),
    folder,
    close: async () => (await temporary)?.close(),
  };
  return snapshots;
}

/** Copies the rows and the repositories of a sandbox into a folder, in a transaction that has not written yet. */
export async function copyState(
  { store, git }: Pick<CopiedParts, 'store' | 'git'>,
  folder: string,
): Promise<void> {
  const { rows, repositories } = pathsOfCopy(folder);
  await mkdir(repositories, { recursive: true });
  store.copyTo(rows);
  await git.copyTo(repositories);
}

/** The files and folders that `copyState` writes. */
export function pathsOfCopy(folder: string): { rows: string; repositories: string } {
  return { rows: join(folder, ROWS), repositories: join(folder, REPOSITORIES) };
}

interface RestoreOptions {
  /** Whether the sandbox is a copy that began with the folder, which has only the repositories that changed since. */
  isBeginning?: boolean;
  /** Called after the restore, before the next request. */
  onRestore: () => void;
}

/** Gives a sandbox the rows and repositories in a folder of `copyState`, and a saved state. */
export async function restoreCopy(
  { sandbox, store, git, tables }: Pick<CopiedParts, 'sandbox' | 'store' | 'git' | 'tables'>,
  folder: string,
  state: SavedState,
  { isBeginning = false, onRestore }: RestoreOptions,
): Promise<void> {
  const { rows, repositories } = pathsOfCopy(folder);
  let detach = () => {};
  await store.transaction(
    async () => {
      const before = refsByProject(sandbox);
      ({ detach } = store.attach(rows));
      replaceRows(sandbox.db, tables);
      await git.restoreFrom(repositories, before, isBeginning);
    },
    {
      beforeCommit: git.apply,
      afterCommit: async () => {
        detach();
        await git.finish();
        restoreState(sandbox, state);
        onRestore();
      },
      afterRollback: async () => {
        detach();
        await git.undo();
      },
    },
  );
}

function refsByProject({ db }: Sandbox): Map<number, Refs> {
  const refs = new Map<number, Record<string, string>>();
  for (const { project_id, name, sha } of rowsWhere(db, gitRefs)) {
    const known = refs.get(project_id) ?? {};
    known[name] = sha;
    refs.set(project_id, known);
  }
  return refs;
}

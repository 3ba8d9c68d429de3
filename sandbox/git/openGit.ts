import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Project } from '../../generated/tables.ts';
import type { Db } from '../store/openStore.ts';
import { copyRepositories } from './copyRepositories.ts';
import {
  type CopiedGit,
  forget,
  type GitState,
  markWritten,
  projectIds,
  refsInRows,
  removeAll,
  repositoryPath,
  strayFolders,
} from './gitState.ts';
import { laterObjects, objectsBeyond } from './importHistory.ts';
import { openDetails } from './openDetails.ts';
import { type ObjectReaders, openObjects } from './openObjects.ts';
import { openRepository, writeHead } from './openRepository.ts';
import { readRefs, removeLocks, writeRefs } from './refsOnDisk.ts';
import { insertRefRows } from './refTable.ts';
import type { Repository } from './repository.ts';
import { repositoryFolder } from './repositoryFolder.ts';
import {
  applied,
  BEGIN,
  planRollback,
  type Refs,
  refUpdates,
  withObsolete,
  withReset,
} from './transaction.ts';

/** The repositories of a sandbox. */
export interface Git {
  /** Returns the repository of a project. A project without a history gets an empty repository. */
  repository(project: Pick<Project, 'id'>): Promise<Repository>;
  /** Removes the repository of a project that the running transaction deletes. */
  remove(project: Pick<Project, 'id'>): void;
  /** Writes the changed refs of the running transaction to git. Called before the database commits. */
  apply(): Promise<void>;
  /** Forgets the changes of the transaction. Called after the database has committed. */
  finish(): Promise<void>;
  /** Sets the refs in git to the refs in the database. Called after the transaction is rolled back. */
  undo(): Promise<void>;
  /** Copies the repositories of all projects into a folder. The running transaction must not have changed them. */
  copyTo(folder: string): Promise<void>;
  /**
   * Gives every repository the refs of the database, with the objects from a folder of `copyTo`. Called after the running
   * transaction has replaced the rows.
   * @param before the refs of each project before that
   * @param isBeginning whether a copied sandbox began with the folder, which has only the repositories that changed since
   */
  restoreFrom(folder: string, before: Map<number, Refs>, isBeginning: boolean): Promise<void>;
  /** The readers of objects, for copies of the sandbox. */
  readonly objects: ObjectReaders;
  /** Resets every repository to its history in the seed. The database must already have the rows of the seed. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the repositories of a sandbox.
 * @param histories the histories to create or repositories to copy, by the names in the column `projects.repository`
 * @param databaseFile path of the database file, beside which the repositories are stored. By default, they are stored
 *   in a temporary folder
 */
export async function openGit(
  db: Db,
  histories: GitState['histories'],
  databaseFile?: string,
  copy?: CopiedGit,
): Promise<Git> {
  const state: GitState = {
    db,
    histories,
    folder: copy?.folder ?? (await repositoryFolder(databaseFile)),
    copy,
    objects: copy?.objects ?? openObjects(),
    details: openDetails(),
    open: new Map(),
    uncertain: new Map(),
    restored: new Set(),
    removed: new Set(),
    transaction: BEGIN,
  };
  if (!copy) await restoreAfterCrash(state);
  return {
    repository: async ({ id }) => (await openRepository(state, id)).repository,
    remove: ({ id }) => {
      markWritten(state, id);
      state.removed.add(id);
    },
    apply: () => apply(state),
    finish: () => finish(state),
    undo: () => undo(state),
    copyTo: (target) => copyRepositories(state.folder.path, target, projectIds(state)),
    objects: state.objects,
    restoreFrom: (...from) => restoreFrom(state, ...from),
    reset: () => reset(state),
    close: () => close(state),
  };
}

/** If the last process was killed, its uncommitted transaction may have left folders, locks and refs. */
async function restoreAfterCrash(state: GitState): Promise<void> {
  await removeAll(await strayFolders(state));
  for (const id of projectIds(state)) {
    state.uncertain.set(id, 'found');
    await removeLocks(repositoryPath(state, id));
    await restoreRefs(state, id);
  }
  await finish(state);
}

/** Sets the refs of a project in git to the refs in the database. */
async function restoreRefs(state: GitState, id: number): Promise<void> {
  const { dir } = await openRepository(state, id);
  await writeRefs(dir, await readRefs(dir), refsInRows(state, id));
}

async function apply(state: GitState): Promise<void> {
  state.transaction = applied(state.transaction);
  for (const { project, before, now } of refUpdates(state.transaction)) {
    await writeRefs(repositoryPath(state, project), before, now);
    await writeHead(state, project);
  }
}

async function finish(state: GitState): Promise<void> {
  const { removed, restored, uncertain } = state;
  const { isReset, obsolete } = state.transaction;
  state.transaction = BEGIN;
  for (const id of removed) forget(state, id);
  await removeAll([...obsolete, ...[...removed].map((id) => repositoryPath(state, id))]);
  removed.clear();
  if (isReset) uncertain.clear();
  for (const id of restored) uncertain.set(id, 'found');
  restored.clear();
}

async function undo(state: GitState): Promise<void> {
  const rollback = planRollback(state.transaction);
  state.removed.clear();
  state.restored.clear();
  state.transaction = BEGIN;
  for (const id of rollback.remove) {
    forget(state, id);
    state.uncertain.delete(id);
    await removeAll([repositoryPath(state, id)]);
  }
  for (const id of rollback.restore) await restoreRefs(state, id);
  state.transaction = BEGIN;
}

async function restoreFrom(
  state: GitState,
  source: string,
  before: Map<number, Refs>,
  isBeginning: boolean,
): Promise<void> {
  const { folder, uncertain, restored, open } = state;
  if (!isBeginning)
    for (const name of await readdir(folder.path)) markWritten(state, Number.parseInt(name, 10));
  const ids = projectIds(state).filter((id) => !isBeginning || uncertain.has(id));
  state.transaction = withObsolete(withReset(state.transaction, ids), await strayFolders(state));
  for (const id of [...open.keys()]) forget(state, id);
  await copyRepositories(source, folder.path, ids);
  for (const id of ids) {
    const [copied, dir] = [join(source, `${id}.git`), repositoryPath(state, id)];
    if (!isBeginning) restored.add(id);
    // An empty repository that no request has opened has no folder yet.
    if (!existsSync(dir)) continue;
    state.transaction = withObsolete(state.transaction, await objectsBeyond(copied, dir));
    const known = before.get(id) ?? (await readRefs(dir));
    await writeRefs(dir, known, refsInRows(state, id), false);
  }
}

async function reset(state: GitState): Promise<void> {
  const { db, uncertain, open } = state;
  const ids = projectIds(state);
  const changed = ids.filter((id) => uncertain.has(id));
  const stray = await strayFolders(state);
  state.transaction = withObsolete(withReset(state.transaction, changed), stray);
  for (const id of [...open.keys()])
    if (uncertain.has(id) || stray.includes(repositoryPath(state, id))) forget(state, id);
  // At a first start, the imports take nearly all of the time, so they run in parallel.
  await Promise.all(ids.map((id) => openRepository(state, id, true)));
  for (const id of ids) {
    const { dir, beginning } = await openRepository(state, id);
    insertRefRows(db, id, beginning.refs);
    if (!uncertain.has(id)) continue;
    await writeRefs(dir, await readRefs(dir), beginning.refs);
    state.transaction = withObsolete(state.transaction, await laterObjects(dir, beginning));
  }
}

async function close(state: GitState): Promise<void> {
  const { copy, open, objects, details, folder } = state;
  if (copy) for (const id of open.keys()) objects.forget(repositoryPath(state, id));
  else objects.close();
  details.close();
  open.clear();
  await folder.close();
}

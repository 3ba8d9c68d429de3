import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Project, projects } from '../../generated/tables.ts';
import type { Db } from '../store/openStore.ts';
import { rowWhere } from '../store/rowsWhere.ts';
import { type Beginning, importHistory, looseObjects } from './importHistory.ts';
import { openObjects } from './openObjects.ts';
import { readRefs, removeLocks, writeRefs } from './refsOnDisk.ts';
import { insertRefRows, refRow, refRows, setRefRow } from './refTable.ts';
import { type Repository, repositoryOf } from './repository.ts';
import { repositoryFolder } from './repositoryFolder.ts';
import {
  applied,
  BEGIN,
  refUpdates,
  rollbackOf,
  withCreated,
  withObsolete,
  withRef,
  withReset,
} from './transaction.ts';

/** The repositories of a sandbox. */
export interface Git {
  /** The repository of a project; a project without a history has an empty one. */
  repository(project: Pick<Project, 'id'>): Promise<Repository>;
  /** Applies the ref changes of the running transaction to git. */
  apply(): Promise<void>;
  /** Called after the transaction is committed. */
  finish(): Promise<void>;
  /** Called after the transaction is rolled back. Sets the refs in git to those of the table. */
  undo(): Promise<void>;
  /** Resets every repository to its history. The tables must have the rows of the seed. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

interface OpenRepository {
  dir: string;
  beginning: Beginning;
  repository: Repository;
}

/**
 * Opens the repositories of a sandbox.
 * @param histories streams for `git fast-import`, by the name that `projects.repository` has
 * @param databaseFile path of the database; the repositories are beside it. Default: a temporary folder
 */
export async function openGit(
  db: Db,
  histories: Record<string, Buffer>,
  databaseFile?: string,
): Promise<Git> {
  const folder = await repositoryFolder(databaseFile);
  const objects = openObjects();
  const open = new Map<number, Promise<OpenRepository>>();
  /**
   * Repositories that may differ from their histories in the seed. One that was found at the start may have
   * another history. One that was written to may have other refs and more objects.
   */
  const uncertain = new Map<number, 'found' | 'written'>();
  let transaction = BEGIN;

  const folderOf = (id: number) => join(folder.path, `${id}.git`);
  const projectIds = () => db.select({ id: projects.id }).from(projects).all().map(idOf);
  const markWritten = (id: number) => {
    if (!uncertain.has(id)) uncertain.set(id, 'written');
  };
  const opened = (id: number, isReset = false): Promise<OpenRepository> => {
    const known = open.get(id);
    if (known) return known;
    const opening = openRepository(id, isReset);
    open.set(id, opening);
    // After a failure, the next request tries again.
    opening.catch(() => open.delete(id));
    return opening;
  };
  const openRepository = async (id: number, isReset: boolean): Promise<OpenRepository> => {
    const dir = folderOf(id);
    const name = rowWhere(db, projects, { id })?.repository;
    const stream = name == null ? undefined : histories[name];
    const mayReplace = isReset && uncertain.get(id) === 'found';
    const { beginning, isNew } = await importHistory(dir, stream, mayReplace);
    if (isNew && !isReset) {
      transaction = withCreated(transaction, id);
      insertRefRows(db, id, beginning.refs);
    }
    const repository = repositoryOf({
      dir,
      defaultBranch: beginning.defaultBranch,
      objects: objects.of(dir),
      refs: () => refRows(db, id),
      ref: (ref) => refRow(db, id, ref),
      setRef: (ref, now) => {
        markWritten(id);
        transaction = withRef(transaction, id, ref, { before: refRow(db, id, ref), now });
        setRefRow(db, id, ref, now);
      },
      beforeWrite: () => markWritten(id),
    });
    return { dir, beginning, repository };
  };
  const forget = (id: number) => {
    objects.forget(folderOf(id));
    open.delete(id);
  };
  /** Sets the refs in git to those of the table. */
  const restore = async (id: number) => {
    const { dir } = await opened(id);
    const wanted = Object.fromEntries(refRows(db, id).map(({ name, sha }) => [name, sha]));
    await writeRefs(dir, await readRefs(dir), wanted);
  };
  /** Lists the folders that belong to no project. */
  const strayFolders = async (): Promise<string[]> => {
    const wanted = new Set(projectIds().map(folderOf));
    const paths = (await readdir(folder.path)).map((name) => join(folder.path, name));
    return paths.filter((path) => !wanted.has(path));
  };

  const git: Git = {
    repository: async ({ id }) => (await opened(id)).repository,
    apply: async () => {
      transaction = applied(transaction);
      for (const { project, before, now } of refUpdates(transaction))
        await writeRefs(folderOf(project), before, now);
    },
    finish: async () => {
      const { isReset, obsolete } = transaction;
      transaction = BEGIN;
      await removeAll(obsolete);
      if (isReset) uncertain.clear();
    },
    undo: async () => {
      const rollback = rollbackOf(transaction);
      transaction = BEGIN;
      for (const id of rollback.remove) {
        forget(id);
        uncertain.delete(id);
        await removeAll([folderOf(id)]);
      }
      for (const id of rollback.restore) await restore(id);
      transaction = BEGIN;
    },
    reset: async () => {
      const ids = projectIds();
      const changed = ids.filter((id) => uncertain.has(id));
      const stray = await strayFolders();
      transaction = withObsolete(withReset(transaction, changed), stray);
      for (const id of [...open.keys()])
        if (uncertain.has(id) || stray.includes(folderOf(id))) forget(id);
      // The imports of a first start take nearly all of its time, so they run side by side.
      await Promise.all(ids.map((id) => opened(id, true)));
      for (const id of ids) {
        const { dir, beginning } = await opened(id);
        insertRefRows(db, id, beginning.refs);
        if (!uncertain.has(id)) continue;
        await writeRefs(dir, await readRefs(dir), beginning.refs);
        transaction = withObsolete(transaction, await looseObjects(dir));
      }
    },
    close: async () => {
      objects.close();
      open.clear();
      await folder.close();
    },
  };
  // A sandbox that was killed may have left folders, locks and refs of an uncommitted transaction.
  await removeAll(await strayFolders());
  for (const id of projectIds()) {
    uncertain.set(id, 'found');
    await removeLocks(folderOf(id));
    await restore(id);
  }
  await git.finish();
  return git;
}

const idOf = ({ id }: { id: number }) => id;

async function removeAll(paths: readonly string[]): Promise<void> {
  for (const path of paths) await rm(path, { recursive: true, force: true });
}

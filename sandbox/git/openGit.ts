import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { type Project, projects } from '../../generated/tables.ts';
import type { Db } from '../store/openStore.ts';
import { rowWhere } from '../store/rowsWhere.ts';
import { copyRepositories, copyRepositoryAtOnce } from './copyRepositories.ts';
import type { GitSource } from './gitSource.ts';
import {
  type Beginning,
  INITIAL_BRANCH,
  importHistory,
  laterObjects,
  objectsBeyond,
  type WrittenHistory,
} from './importHistory.ts';
import { openDetails } from './openDetails.ts';
import { type ObjectReaders, openObjects } from './openObjects.ts';
import { readRefs, removeLocks, setHead, writeRefs } from './refsOnDisk.ts';
import { hasRefBelow, insertRefRows, refRow, refRows, setRefRow } from './refTable.ts';
import { type Repository, repositoryOf } from './repository.ts';
import { type RepositoryFolder, repositoryFolder } from './repositoryFolder.ts';
import {
  applied,
  BEGIN,
  type Refs,
  refUpdates,
  rollbackOf,
  withCreated,
  withObsolete,
  withRef,
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

/** The parts of the repositories of a copied sandbox. */
export interface CopiedGit {
  folder: RepositoryFolder;
  /** The folder that gets each repository before its first change, so that a reset can restore it. */
  beginning: string;
  /** The readers of the first sandbox, so that all copies together start a limited number of processes. */
  objects: ObjectReaders;
}

interface OpenRepository {
  dir: string;
  beginning: Beginning;
  repository: Repository;
  /** The branch that git's HEAD names; undefined while it is unknown. */
  head?: string;
}

/**
 * Opens the repositories of a sandbox.
 * @param histories the histories to create or repositories to copy, by the names in the column `projects.repository`
 * @param databaseFile path of the database file, beside which the repositories are stored. By default, they are stored
 *   in a temporary folder
 */
export async function openGit(
  db: Db,
  histories: Record<string, WrittenHistory | GitSource>,
  databaseFile?: string,
  copy?: CopiedGit,
): Promise<Git> {
  const folder = copy?.folder ?? (await repositoryFolder(databaseFile));
  const objects = copy?.objects ?? openObjects();
  const details = openDetails();
  const open = new Map<number, Promise<OpenRepository>>();
  /**
   * The repositories that a reset must check, because they may differ from their beginnings. A repository begins with its
   * history in the seed, or in a copied sandbox with the copied repository. A repository that was `found` at the start
   * may have another history. A `written` repository may have other refs and more objects.
   */
  const uncertain = new Map<number, 'found' | 'written'>();
  /** The projects whose repositories the running transaction has restored from a copy. */
  const restored = new Set<number>();
  /** The projects whose repositories go when the running transaction commits. */
  const removed = new Set<number>();
  let transaction = BEGIN;

  const folderOf = (id: number) => join(folder.path, `${id}.git`);
  const projectIds = () => db.select({ id: projects.id }).from(projects).all().map(idOf);
  const markWritten = (id: number) => {
    if (uncertain.has(id)) return;
    uncertain.set(id, 'written');
    const isKept = !copy || existsSync(join(copy.beginning, `${id}.git`));
    if (!isKept) copyRepositoryAtOnce(folder.path, copy.beginning, id);
  };
  const opened = (id: number, isReset = false): Promise<OpenRepository> => {
    const known = open.get(id);
    if (known) return known;
    const opening = openRepository(id, isReset);
    open.set(id, opening);
    // A failure is not kept, so that the next request tries to open the repository again.
    opening.catch(() => open.delete(id));
    return opening;
  };
  const openRepository = async (id: number, isReset: boolean): Promise<OpenRepository> => {
    const dir = folderOf(id);
    const name = rowWhere(db, projects, { id })?.repository;
    const source = name == null ? undefined : histories[name];
    const mayReplace = isReset && uncertain.get(id) === 'found';
    const { beginning, isNew } = await importHistory(dir, source, mayReplace);
    if (isNew && !isReset) {
      transaction = withCreated(transaction, id);
      insertRefRows(db, id, beginning.refs);
    }
    const repository = repositoryOf({
      dir,
      get defaultBranch() {
        return rowWhere(db, projects, { id })?.default_branch ?? beginning.defaultBranch;
      },
      objects: objects.of(dir),
      details: (shas) => details.read(dir, shas),
      refs: () => refRows(db, id),
      ref: (ref) => refRow(db, id, ref),
      hasRefBelow: (ref) => hasRefBelow(db, id, ref),
      setRef: (ref, now) => {
        markWritten(id);
        const before = refRow(db, id, ref);
        if (before === undefined && now !== undefined) chooseFirstBranch(id, ref);
        transaction = withRef(transaction, id, ref, { before, now });
        setRefRow(db, id, ref, now);
      },
      writeHead: () => writeHead(id),
      beforeWrite: () => markWritten(id),
    });
    return { dir, beginning, repository };
  };
  /** Makes the first branch of an empty repository its default branch, as deployments do. */
  const chooseFirstBranch = (id: number, ref: string) => {
    if (!ref.startsWith(BRANCHES) || hasRefBelow(db, id, 'refs/heads')) return;
    const name = ref.slice(BRANCHES.length);
    const known = rowWhere(db, projects, { id })?.default_branch;
    if (name === (known ?? INITIAL_BRANCH)) return;
    db.update(projects).set({ default_branch: name }).where(eq(projects.id, id)).run();
  };
  /** Makes git's HEAD name the default branch, which a clone checks out. */
  const writeHead = async (id: number) => {
    const opened = await open.get(id);
    const name = opened?.repository.defaultBranch;
    if (!opened || name === undefined || name === opened.head) return;
    // Control accepts any name for the default branch of an empty repository.
    const { beginning, repository } = opened;
    if (name !== beginning.defaultBranch && repository.branch(name) === undefined) return;
    await setHead(opened.dir, name);
    opened.head = name;
  };
  const forget = (id: number) => {
    objects.forget(folderOf(id));
    details.forget(folderOf(id));
    open.delete(id);
  };
  const refsInRows = (id: number): Refs =>
    Object.fromEntries(refRows(db, id).map(({ name, sha }) => [name, sha]));
  /** Sets the refs of a project in git to the refs in the database. */
  const restore = async (id: number) => {
    const { dir } = await opened(id);
    await writeRefs(dir, await readRefs(dir), refsInRows(id));
  };
  const idsOfFolders = async () =>
    (await readdir(folder.path)).map((name) => Number.parseInt(name, 10));
  /** Lists the folders of repositories that belong to no project. */
  const strayFolders = async (): Promise<string[]> => {
    const wanted = new Set(projectIds().map(folderOf));
    const paths = (await readdir(folder.path)).map((name) => join(folder.path, name));
    return paths.filter((path) => !wanted.has(path));
  };

  const git: Git = {
    repository: async ({ id }) => (await opened(id)).repository,
    remove: ({ id }) => {
      markWritten(id);
      removed.add(id);
    },
    apply: async () => {
      transaction = applied(transaction);
      for (const { project, before, now } of refUpdates(transaction)) {
        await writeRefs(folderOf(project), before, now);
        await writeHead(project);
      }
    },
    finish: async () => {
      const { isReset, obsolete } = transaction;
      transaction = BEGIN;
      for (const id of removed) forget(id);
      await removeAll([...obsolete, ...[...removed].map(folderOf)]);
      removed.clear();
      if (isReset) uncertain.clear();
      for (const id of restored) uncertain.set(id, 'found');
      restored.clear();
    },
    undo: async () => {
      const rollback = rollbackOf(transaction);
      removed.clear();
      restored.clear();
      transaction = BEGIN;
      for (const id of rollback.remove) {
        forget(id);
        uncertain.delete(id);
        await removeAll([folderOf(id)]);
      }
      for (const id of rollback.restore) await restore(id);
      transaction = BEGIN;
    },
    copyTo: async (target) => copyRepositories(folder.path, target, projectIds()),
    objects,
    restoreFrom: async (source, before, isBeginning) => {
      if (!isBeginning) for (const id of await idsOfFolders()) markWritten(id);
      const ids = projectIds().filter((id) => !isBeginning || uncertain.has(id));
      transaction = withObsolete(withReset(transaction, ids), await strayFolders());
      for (const id of [...open.keys()]) forget(id);
      await copyRepositories(source, folder.path, ids);
      for (const id of ids) {
        const [copied, dir] = [join(source, `${id}.git`), folderOf(id)];
        if (!isBeginning) restored.add(id);
        // An empty repository that no request has opened has no folder yet.
        if (!existsSync(dir)) continue;
        transaction = withObsolete(transaction, await objectsBeyond(copied, dir));
        const known = before.get(id) ?? (await readRefs(dir));
        await writeRefs(dir, known, refsInRows(id), false);
      }
    },
    reset: async () => {
      const ids = projectIds();
      const changed = ids.filter((id) => uncertain.has(id));
      const stray = await strayFolders();
      transaction = withObsolete(withReset(transaction, changed), stray);
      for (const id of [...open.keys()])
        if (uncertain.has(id) || stray.includes(folderOf(id))) forget(id);
      // At a first start, the imports take nearly all of the time, so they run in parallel.
      await Promise.all(ids.map((id) => opened(id, true)));
      for (const id of ids) {
        const { dir, beginning } = await opened(id);
        insertRefRows(db, id, beginning.refs);
        if (!uncertain.has(id)) continue;
        await writeRefs(dir, await readRefs(dir), beginning.refs);
        transaction = withObsolete(transaction, await laterObjects(dir, beginning));
      }
    },
    close: async () => {
      if (copy) for (const id of open.keys()) objects.forget(folderOf(id));
      else objects.close();
      details.close();
      open.clear();
      await folder.close();
    },
  };
  if (copy) return git;
  // If the last process was killed, its uncommitted transaction may have left folders, locks and refs.
  await removeAll(await strayFolders());
  for (const id of projectIds()) {
    uncertain.set(id, 'found');
    await removeLocks(folderOf(id));
    await restore(id);
  }
  await git.finish();
  return git;
}

const BRANCHES = 'refs/heads/';

const idOf = ({ id }: { id: number }) => id;

async function removeAll(paths: readonly string[]): Promise<void> {
  for (const path of paths) await rm(path, { recursive: true, force: true });
}

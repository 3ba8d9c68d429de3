import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { gitRefs, type Project, projects } from '../../generated/tables.ts';
import { createdRow } from '../store/createdRow.ts';
import type { Db } from '../store/openStore.ts';
import { rowWhere } from '../store/rowsWhere.ts';
import { type Beginning, importHistory, refsOf } from './importHistory.ts';
import { type Objects, openObjects } from './openObjects.ts';
import { type Repository, repositoryOf } from './repository.ts';
import { repositoryFolder } from './repositoryFolder.ts';
import { runGit } from './runGit.ts';

/** The repositories of a sandbox. */
export interface Git {
  /** The repository of a project; a project without a history has an empty one. */
  repository(project: Pick<Project, 'id'>): Promise<Repository>;
  /** Changes git's refs as the running transaction has changed those of the table. */
  apply(): Promise<void>;
  /** The transaction is committed. */
  finish(): Promise<void>;
  /** The transaction is rolled back: git's refs are those of the table again. */
  undo(): Promise<void>;
  /** Brings every repository back to its history. The tables hold the rows of the seed. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** A ref that changes; undefined where there is none. */
interface Change {
  before: string | undefined;
  now: string | undefined;
}

interface OpenRepository {
  dir: string;
  beginning: Beginning;
  objects: Objects;
  repository: Repository;
}

/**
 * Opens the repositories of a sandbox.
 * @param histories streams for `git fast-import`, by the name that `projects.repository` has
 * @param databaseFile where the database is kept; the repositories are beside it
 */
export async function openGit(
  db: Db,
  histories: Record<string, Buffer>,
  databaseFile?: string,
): Promise<Git> {
  const folder = await repositoryFolder(databaseFile);
  const open = new Map<number, Promise<OpenRepository>>();
  /** By project, the refs that the running transaction changes: what they were, and what they are. */
  const changed = new Map<number, Map<string, Change>>();
  let isApplied = false;
  /** Projects that may hold objects or refs that their histories do not have. */
  const written = new Set<number>();
  /** Projects whose repositories the running transaction has made. */
  const made = new Set<number>();
  /** Projects whose repositories are known to have the histories of this sandbox. */
  const checked = new Set<number>();
  /** What is removed when the running transaction is committed. */
  const unwanted = new Set<string>();

  const folderOf = (id: number) => join(folder.path, `${id}.git`);
  const opened = (id: number, isReset = false) => {
    const known = open.get(id) ?? openRepository(id, isReset);
    open.set(id, known);
    return known;
  };
  const openRepository = async (id: number, isReset: boolean): Promise<OpenRepository> => {
    const dir = folderOf(id);
    const name = rowWhere(db, projects, { id })?.repository;
    const stream = name == null ? undefined : histories[name];
    const { beginning, isNew } = await importHistory(dir, stream, isReset && !checked.has(id));
    if (isReset) checked.add(id);
    else if (isNew) {
      made.add(id);
      insertRefs(id, beginning);
    }
    const objects = openObjects(dir);
    const isRef = (ref: string) => and(eq(gitRefs.project_id, id), eq(gitRefs.name, ref));
    const shaOf = (ref: string) => rowWhere(db, gitRefs, { project_id: id, name: ref })?.sha;
    const setRef = (ref: string, now: string | undefined) => {
      written.add(id);
      const changes = changed.get(id) ?? new Map<string, Change>();
      changed.set(
        id,
        changes.set(ref, { before: (changes.get(ref) ?? { before: shaOf(ref) }).before, now }),
      );
      db.delete(gitRefs).where(isRef(ref)).run();
      if (now !== undefined) createdRow(db, gitRefs, { project_id: id, name: ref, sha: now });
    };
    const repository = repositoryOf({
      dir,
      defaultBranch: beginning.defaultBranch,
      objects,
      refs: () => rowsOf(id),
      ref: shaOf,
      setRef,
      written: () => written.add(id),
    });
    return { dir, beginning, objects, repository };
  };
  const insertRefs = (id: number, { refs }: Beginning) => {
    for (const [name, sha] of Object.entries(refs))
      createdRow(db, gitRefs, { project_id: id, name, sha });
  };
  const rowsOf = (id: number) =>
    db.select().from(gitRefs).where(eq(gitRefs.project_id, id)).orderBy(gitRefs.name).all();
  const sync = async (id: number) => {
    const { dir } = await opened(id);
    const wanted = Object.fromEntries(rowsOf(id).map(({ name, sha }) => [name, sha]));
    await setRefs(dir, await refsOf(dir), wanted);
  };
  const forget = async (id: number) => {
    const repository = await open.get(id);
    repository?.objects.close();
    open.delete(id);
  };
  const projectIds = () =>
    db
      .select({ id: projects.id })
      .from(projects)
      .all()
      .map(({ id }) => id);

  const git: Git = {
    repository: async ({ id }) => (await opened(id)).repository,
    apply: async () => {
      isApplied ||= changed.size > 0;
      for (const [id, changes] of changed) {
        const { dir } = await opened(id);
        await setRefs(dir, refsThat(changes, 'before'), refsThat(changes, 'now'));
      }
    },
    finish: async () => {
      changed.clear();
      made.clear();
      isApplied = false;
      for (const path of unwanted) await rm(path, { recursive: true, force: true });
      unwanted.clear();
    },
    undo: async () => {
      unwanted.clear();
      for (const id of made) {
        await forget(id);
        await rm(folderOf(id), { recursive: true, force: true });
        changed.delete(id);
      }
      if (isApplied) for (const id of changed.keys()) await sync(id);
      await git.finish();
    },
    reset: async () => {
      const ids = projectIds();
      const wanted = new Set(ids.map((id) => `${id}.git`));
      for (const name of await readdir(folder.path))
        if (!wanted.has(name)) {
          await forget(Number.parseInt(name, 10));
          unwanted.add(join(folder.path, name));
        }
      isApplied = true;
      const isWritten = new Set(ids.filter((id) => written.has(id) || changed.has(id)));
      for (const id of isWritten) await forget(id);
      // The imports of a first start run side by side; they are the only thing that takes time.
      await Promise.all(ids.map((id) => opened(id, true)));
      for (const id of ids) {
        const { dir, beginning } = await opened(id);
        insertRefs(id, beginning);
        if (!isWritten.has(id)) continue;
        changed.set(id, changed.get(id) ?? new Map());
        await setRefs(dir, await refsOf(dir), beginning.refs);
        for (const path of await looseObjects(dir)) unwanted.add(path);
      }
      written.clear();
    },
    close: async () => {
      for (const id of [...open.keys()]) await forget(id);
      await folder.close();
    },
  };
  // What is there already may hold more than its history; and a sandbox that was killed may have left locks,
  // and refs in git that it never answered for.
  for (const name of await readdir(folder.path)) {
    written.add(Number.parseInt(name, 10));
    await removeLocks(join(folder.path, name));
  }
  for (const id of projectIds()) await sync(id);
  await git.finish();
  return git;
}

function refsThat(changes: Map<string, Change>, when: keyof Change): Record<string, string> {
  return Object.fromEntries(
    [...changes].flatMap(([name, { [when]: sha }]) => (sha === undefined ? [] : [[name, sha]])),
  );
}

/** Makes git have some refs and no others, all at once. */
async function setRefs(
  dir: string,
  present: Record<string, string>,
  wanted: Record<string, string>,
): Promise<void> {
  const deletions = Object.keys(present)
    .filter((name) => wanted[name] === undefined)
    .map((name) => `delete ${name}\0\0`);
  const updates = Object.entries(wanted)
    .filter(([name, sha]) => present[name] !== sha)
    .map(([name, sha]) => `update ${name}\0${sha}\0\0`);
  // A branch `a` that is deleted must be gone before `a/b` can be.
  for (const commands of [deletions, updates])
    if (commands.length > 0)
      await runGit(dir, ['update-ref', '--no-deref', '--stdin', '-z'], {
        input: commands.join(''),
      });
}

/** The folders of what was written after the history was imported: that is in a pack. */
async function looseObjects(dir: string): Promise<string[]> {
  const objects = join(dir, 'objects');
  const names = (await readdir(objects)).filter((name) => /^[0-9a-f]{2}$/.test(name));
  return names.map((name) => join(objects, name));
}

/** Removes the locks of a git that was killed: it would wait for them forever. */
async function removeLocks(dir: string): Promise<void> {
  const inRefs = await readdir(join(dir, 'refs'), { recursive: true }).catch(() => []);
  const paths = [...inRefs.map((path) => join('refs', path)), 'HEAD.lock', 'packed-refs.lock'];
  for (const path of paths.filter((path) => path.endsWith('.lock')))
    await rm(join(dir, path), { force: true });
}

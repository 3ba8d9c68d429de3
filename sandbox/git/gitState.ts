import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { projects } from '../../generated/tables.ts';
import type { Db } from '../store/openStore.ts';
import { copyRepositoryAtOnce } from './copyRepositories.ts';
import type { GitSource } from './gitSource.ts';
import type { Beginning, WrittenHistory } from './importHistory.ts';
import type { DetailReaders } from './openDetails.ts';
import type { ObjectReaders } from './openObjects.ts';
import { refRows } from './refTable.ts';
import type { Repository } from './repository.ts';
import type { RepositoryFolder } from './repositoryFolder.ts';
import type { Refs, Transaction } from './transaction.ts';

/** The parts of the repositories of a copied sandbox. */
export interface CopiedGit {
  folder: RepositoryFolder;
  /** The folder that gets each repository before its first change, so that a reset can restore it. */
  beginning: string;
  /** The readers of the first sandbox, so that all copies together start a limited number of processes. */
  objects: ObjectReaders;
}

export interface OpenRepository {
  dir: string;
  beginning: Beginning;
  repository: Repository;
  /** The branch that git's HEAD names; undefined while it is unknown. */
  head?: string;
}

/** The state of a sandbox's repositories, beside their folders. */
export interface GitState {
  db: Db;
  /** The histories to create or repositories to copy, by the names in the column `projects.repository`. */
  histories: Record<string, WrittenHistory | GitSource>;
  folder: RepositoryFolder;
  copy: CopiedGit | undefined;
  objects: ObjectReaders;
  details: DetailReaders;
  open: Map<number, Promise<OpenRepository>>;
  /**
   * The repositories that a reset must check, because they may differ from their beginnings. A repository begins with its
   * history in the seed, or in a copied sandbox with the copied repository. A repository that was `found` at the start
   * may have another history. A `written` repository may have other refs and more objects.
   */
  uncertain: Map<number, 'found' | 'written'>;
  /** The projects whose repositories the running transaction has restored from a copy. */
  restored: Set<number>;
  /** The projects whose repositories go when the running transaction commits. */
  removed: Set<number>;
  transaction: Transaction;
}

export function repositoryPath({ folder }: Pick<GitState, 'folder'>, id: number): string {
  return join(folder.path, `${id}.git`);
}

export function projectIds({ db }: Pick<GitState, 'db'>): number[] {
  return db
    .select({ id: projects.id })
    .from(projects)
    .all()
    .map(({ id }) => id);
}

/** Notes that a repository is about to change. A copied sandbox keeps its beginning first. */
export function markWritten({ uncertain, copy, folder }: GitState, id: number): void {
  if (uncertain.has(id)) return;
  uncertain.set(id, 'written');
  const isKept = !copy || existsSync(join(copy.beginning, `${id}.git`));
  if (!isKept) copyRepositoryAtOnce(folder.path, copy.beginning, id);
}

/** Closes a repository, so that the next request opens it again. */
export function forget(state: GitState, id: number): void {
  const dir = repositoryPath(state, id);
  state.objects.forget(dir);
  state.details.forget(dir);
  state.open.delete(id);
}

/** Returns the refs of a project in the database. */
export function refsInRows({ db }: GitState, id: number): Refs {
  return Object.fromEntries(refRows(db, id).map(({ name, sha }) => [name, sha]));
}

/** Lists the folders of repositories that belong to no project. */
export async function strayFolders(state: GitState): Promise<string[]> {
  const { path } = state.folder;
  const wanted = new Set(projectIds(state).map((id) => repositoryPath(state, id)));
  const paths = (await readdir(path)).map((name) => join(path, name));
  return paths.filter((path) => !wanted.has(path));
}

export async function removeAll(paths: readonly string[]): Promise<void> {
  for (const path of paths) await rm(path, { recursive: true, force: true });
}

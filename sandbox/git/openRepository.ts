import { eq } from 'drizzle-orm';
import { projects } from '../../generated/tables.ts';
import { rowWhere } from '../store/rowsWhere.ts';
import { type GitState, markWritten, type OpenRepository, repositoryPath } from './gitState.ts';
import { INITIAL_BRANCH, importHistory } from './importHistory.ts';
import { setHead } from './refsOnDisk.ts';
import { hasRefBelow, insertRefRows, refRow, refRows, setRefRow } from './refTable.ts';
import { buildRepository } from './repository.ts';
import { withCreated, withRef } from './transaction.ts';

/**
 * Opens the repository of a project, or returns the open one. A project without a history gets an empty repository.
 * @param isReset whether the running transaction resets the repositories to their histories. Default: false
 */
export function openRepository(
  state: GitState,
  id: number,
  isReset = false,
): Promise<OpenRepository> {
  const { open } = state;
  const known = open.get(id);
  if (known) return known;
  const opening = openClosed(state, id, isReset);
  open.set(id, opening);
  // A failure is not kept, so that the next request tries to open the repository again.
  opening.catch(() => open.delete(id));
  return opening;
}

async function openClosed(state: GitState, id: number, isReset: boolean): Promise<OpenRepository> {
  const { db, objects, details, uncertain } = state;
  const dir = repositoryPath(state, id);
  const name = rowWhere(db, projects, { id })?.repository;
  const source = name == null ? undefined : state.histories[name];
  const mayReplace = isReset && uncertain.get(id) === 'found';
  const { beginning, isNew } = await importHistory(dir, source, mayReplace);
  if (isNew && !isReset) {
    state.transaction = withCreated(state.transaction, id);
    insertRefRows(db, id, beginning.refs);
  }
  const repository = buildRepository({
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
      markWritten(state, id);
      const before = refRow(db, id, ref);
      if (before === undefined && now !== undefined) chooseFirstBranch(state, id, ref);
      state.transaction = withRef(state.transaction, id, ref, { before, now });
      setRefRow(db, id, ref, now);
    },
    writeHead: () => writeHead(state, id),
    beforeWrite: () => markWritten(state, id),
  });
  return { dir, beginning, repository };
}

const BRANCHES = 'refs/heads/';

/** Makes the first branch of an empty repository its default branch, as deployments do. */
function chooseFirstBranch({ db }: GitState, id: number, ref: string): void {
  if (!ref.startsWith(BRANCHES) || hasRefBelow(db, id, 'refs/heads')) return;
  const name = ref.slice(BRANCHES.length);
  const known = rowWhere(db, projects, { id })?.default_branch;
  if (name === (known ?? INITIAL_BRANCH)) return;
  db.update(projects).set({ default_branch: name }).where(eq(projects.id, id)).run();
}

/** Makes the HEAD of an open repository name the default branch, which a clone checks out. */
export async function writeHead({ open }: GitState, id: number): Promise<void> {
  const opened = await open.get(id);
  const name = opened?.repository.defaultBranch;
  if (!opened || name === undefined || name === opened.head) return;
  // Control accepts any name for the default branch of an empty repository.
  const { beginning, repository } = opened;
  if (name !== beginning.defaultBranch && repository.branch(name) === undefined) return;
  await setHead(opened.dir, name);
  opened.head = name;
}

import type { operations } from '../../../generated/packs/everyday/types.ts';
import { LEVELS } from '../../../generated/roles.ts';
import type { Rows } from '../../../generated/rows.ts';
import {
  findProtectedBranch,
  fullPath,
  matchingNames,
  presentCommit,
} from '../../../sandbox/for-packs/index.ts';
import type { PackContext, PackHandlers } from '../../pack.ts';

/** An empty repository gets a first commit when a branch of its default branch is created. */
const FIRST_COMMIT = (branch: string) => ({
  branch,
  commit_message: 'Add README.md',
  actions: [{ action: 'create' as const, file_path: 'README.md', content: '' }],
});

type Ref = { name: string; sha: string };
type Repository = Awaited<ReturnType<PackContext['repository']>>;

export const handlers: PackHandlers<operations> = {
  listBranches: async (request) => {
    const { query, page } = request;
    const repository = await request.repository('read');
    const found = filterBranches(request, repository.branches(), query);
    const shown = await Promise.all(
      found.map(({ name, sha }) => presentBranch(request, repository, name, sha)),
    );
    const { sort = 'name_asc' } = query;
    if (sort === 'name_asc') return page(shown);
    const byTime = shown.toSorted(
      (one, other) =>
        Date.parse(one.commit.committed_date) - Date.parse(other.commit.committed_date),
    );
    return page(sort === 'updated_asc' ? byTime : byTime.reverse());
  },
  createBranch: async (request) => {
    const { body, refuse } = request;
    const { branch: name, ref } = body;
    const repository = await request.repository('write');
    if (repository.branch(name) !== undefined) refuse(400, 'Branch already exists');
    if (!(await repository.isNameForRef('branch', name))) refuse(400, 'Branch name is invalid');
    if (repository.branches().length === 0 && ref === repository.defaultBranch)
      await request.performContract('createCommit', { body: FIRST_COMMIT(ref) });
    const sha = (await repository.resolve(ref)) ?? refuse(400, `Invalid reference name: ${ref}`);
    repository.setBranch(name, sha);
    return presentBranch(request, repository, name, sha);
  },
  getBranch: async (request) => {
    const repository = await request.repository('read');
    const { branch: name } = request.path;
    return presentBranch(request, repository, name, findBranch(request, repository, name));
  },
  deleteBranch: async (request) => {
    const { path, project, sandbox, refuse } = request;
    const repository = await request.repository('write');
    findBranch(request, repository, path.branch);
    if (path.branch === repository.defaultBranch) refuse(403, 'Cannot remove HEAD branch');
    if (findProtectedBranch(sandbox.db, project, path.branch))
      refuse(403, 'Protected branch cannot be deleted');
    repository.setBranch(path.branch, undefined);
    return undefined;
  },
  protectBranch: async (request) => {
    const { path, body, project, rows, insert, update } = request;
    const repository = await request.repository('read');
    const sha = findBranch(request, repository, path.branch);
    const place = { project_id: project.id, name: path.branch };
    const level = (isOpen = false) => (isOpen ? LEVELS.developer : LEVELS.maintainer);
    const levels = {
      push_access_level: level(body?.developers_can_push),
      merge_access_level: level(body?.developers_can_merge),
    };
    const [row] = rows('protected_branches', place);
    if (row) await update('protected_branches', row, levels);
    else await insert('protected_branches', { ...place, ...levels });
    return presentBranch(request, repository, path.branch, sha);
  },
  unprotectBranch: async (request) => {
    const { path, project, rows, remove } = request;
    const repository = await request.repository('read');
    const sha = findBranch(request, repository, path.branch);
    for (const row of rows('protected_branches', { project_id: project.id, name: path.branch }))
      await remove('protected_branches', row);
    return presentBranch(request, repository, path.branch, sha);
  },
  deleteMergedBranches: async ({ project, sandbox, repository: open, reply }) => {
    const repository = await open('write');
    for (const { name, sha } of repository.branches())
      if (
        name !== repository.defaultBranch &&
        !findProtectedBranch(sandbox.db, project, name) &&
        (await isMerged(repository, sha))
      )
        repository.setBranch(name, undefined);
    return reply(202, { message: '202 Accepted' });
  },
};

function findBranch({ refuse }: PackContext, repository: Repository, name: string): string {
  return repository.branch(name) ?? refuse(404, '404 Branch Not Found');
}

/** Returns the branches that a list with these parameters shows. */
function filterBranches(
  { refuse }: PackContext,
  branches: Ref[],
  { search, regex }: { search?: string; regex?: string },
): Ref[] {
  const names = branches.map(({ name }) => name);
  const matching =
    regex === undefined ? names : (matchingNames(regex, names) ?? refuse(400, 'regex is invalid'));
  const isMatch = readSearch(search ?? '');
  return branches.filter(({ name }) => matching.includes(name) && isMatch(name));
}

/** Reads a search, in which `^` and `$` stand for the beginning and the end of the name. */
function readSearch(search: string): (name: string) => boolean {
  const text = search.toLowerCase();
  const begins = text.startsWith('^');
  const ends = text.length > 1 && text.endsWith('$');
  const part = text.slice(begins ? 1 : 0, ends ? -1 : undefined);
  return (name) => {
    const lower = name.toLowerCase();
    if (begins && ends) return lower === part;
    if (begins) return lower.startsWith(part);
    return ends ? lower.endsWith(part) : lower.includes(part);
  };
}

async function presentBranch(
  { sandbox, project, access }: PackContext,
  repository: Repository,
  name: string,
  sha: string,
) {
  const protection = findProtectedBranch(sandbox.db, project, name);
  const mayPush = (level: number) => !protection || isAtLeast(protection.push_access_level, level);
  const [commit] = await repository.commits([sha]);
  if (!commit) throw new Error(`The branch ${name} has no commit`);
  const level = access.levelInProject(project);
  return {
    name,
    commit: presentCommit(sandbox, project, commit),
    merged: name !== repository.defaultBranch && (await isMerged(repository, sha)),
    protected: protection !== undefined,
    developers_can_push: protection !== undefined && mayPush(LEVELS.developer),
    developers_can_merge:
      protection !== undefined && isAtLeast(protection.merge_access_level, LEVELS.developer),
    can_push: access.isAdministrator || (level >= LEVELS.developer && mayPush(level)),
    default: name === repository.defaultBranch,
    web_url: `${sandbox.webOrigin}/${fullPath(project)}/-/tree/${encodeURI(name)}`,
  };
}

/** Returns true if a protection with this level lets a role act. The level 0 stands for nobody. */
function isAtLeast(
  lowest: Rows['protected_branches']['push_access_level'],
  level: number,
): boolean {
  return lowest !== 0 && level >= lowest;
}

async function isMerged(repository: Repository, sha: string): Promise<boolean> {
  const main = await repository.resolve();
  return main !== undefined && (await repository.mergeBase(main, sha)) === sha;
}

/**
 * Computes the SHAs of the git objects that the request of a case creates. The authors and times come from the
 * example world.
 */
import { createHash } from 'node:crypto';
import type { Case } from '../../contract/case.ts';
import { ANY_USER, findUsualRole } from '../../contract/roles.ts';
import type { Repository } from '../../contract/world/buildRepository.ts';
import type { World } from '../../contract/world/buildWorld.ts';
import { commitFiles, type FileAction } from '../../contract/world/commitFiles.ts';
import { FileTree } from '../../contract/world/fileTree.ts';
import { commitObject, tagObject } from '../../contract/world/gitObject.ts';
import type { Row } from '../../contract/world/worldSource.ts';
import type { CompiledWorld } from './compileWorld.ts';

interface CommitRequest {
  branch: string;
  commit_message: string;
  start_branch?: string;
  start_sha?: string;
  start_project?: string | number;
  author_name?: string;
  author_email?: string;
  actions?: FileAction[];
}

/**
 * Returns the SHA of the commit that a case of `createCommit` creates. By default, the parent is the branch's newest
 * commit, the author is the caller, and the time is the present time of the example world.
 * @throws an Error with the reason why the request cannot be carried out
 */
export function createdCommit(compiled: CompiledWorld, { request, as }: Case): string {
  const { world } = compiled;
  const body = request.body as unknown as CommitRequest;
  const project = findProject(world, body.start_project ?? (request.path.id as string | number));
  const repository = repositoryOfProject(world, project);
  const parent = commitNamed(repository, body.start_sha ?? body.start_branch ?? body.branch);
  const committer = findCaller(compiled, as);
  const files = commitFiles(
    repository.commits.get(parent)?.files ?? FileTree.empty(),
    body.actions ?? [],
  );
  return commitObject({
    tree: files.sha,
    parents: [parent],
    author: {
      name: body.author_name ?? committer.name,
      email: body.author_email ?? committer.email,
      date: world.clock,
    },
    committer: { ...committer, date: world.clock },
    message: body.commit_message,
  }).sha;
}

/**
 * Returns the SHA that the tag created by a case of `createTag` points at. With a message, it is the SHA of a tag
 * object. Its author is the caller, and its time is the present time of the example world. Without a message, it is
 * the commit.
 * @throws an Error if the ref does not exist
 */
export function createdTag(compiled: CompiledWorld, { request, as }: Case): string {
  const { world } = compiled;
  const { tag_name, ref, message } = request.body as Record<string, string>;
  const project = findProject(world, request.path.id as string | number);
  const commit = commitNamed(repositoryOfProject(world, project), ref as string);
  if (message === undefined) return commit;
  return tagObject({
    name: tag_name as string,
    commit,
    tagger: { ...findCaller(compiled, as), date: world.clock },
    message: `${message}\n`,
  }).sha;
}

/** Returns the ID of a discussion that a case creates. It is derived from the discussion's first note. */
export function createdDiscussion(noteId: number): string {
  return createHash('sha1').update(`discussion ${noteId}`).digest('hex');
}

/** Returns the user who has a role in the example world. */
function findCaller(
  { source: { roles }, world: { tables } }: CompiledWorld,
  as: string,
): { name: string; email: string } {
  const document = { 'x-roles': roles.data };
  const role = as === ANY_USER ? findUsualRole({ document }) : as;
  const wanted = role && roles.data[role]?.user;
  const row = tables.users?.find(({ username }) => username === wanted);
  if (!row) throw new Error(`The world has no user for the role ${as}: name one in roles.yaml`);
  return { name: String(row.name), email: String(row.email) };
}

function findProject({ tables }: World, idOrPath: string | number): Row {
  const project = tables.projects?.find(
    ({ id, namespace, path }) =>
      String(id) === String(idOrPath) || `${namespace}/${path}` === idOrPath,
  );
  if (!project) throw new Error(`The world has no project ${idOrPath}`);
  return project;
}

function repositoryOfProject({ repositories }: World, project: Row): Repository {
  const repository = repositories.get(String(project.repository));
  if (!repository) throw new Error(`Project ${project.id} has no repository`);
  return repository;
}

function commitNamed({ commits, branches, tags }: Repository, name: string): string {
  const sha =
    branches.get(name) ??
    tags.find((tag) => tag.name === name)?.commit ??
    (commits.has(name) ? name : undefined);
  if (!sha) throw new Error(`There is no branch, tag or commit '${name}'`);
  return sha;
}

import type { operations } from '../../../generated/packs/everyday/types.ts';
import { moveHeads, presentCommit, withLimits } from '../../../sandbox/for-packs/index.ts';
import type { PackContext, PackHandlers } from '../../pack.ts';
import { presentDiffs } from '../merge-requests/handlers.ts';
import { signedIn } from '../users/handlers.ts';

type Repository = Awaited<ReturnType<PackContext['repository']>>;
type AtCommit = PackContext & { path: { sha: string } };
type OntoBranch = AtCommit & { body: { branch: string; dry_run?: boolean } };

export const handlers: PackHandlers<operations> = {
  listCommitDiffs: async (request) => {
    const { query, page } = request;
    const repository = await request.repository('read');
    const { sha, parents } = await findCommit(request, repository);
    const diffs = await repository.diff(parents[0] ?? EMPTY_TREE, sha);
    return page(presentDiffs({ diffs: withLimits(diffs) }, query.unidiff));
  },
  cherryPickCommit: async (request) => {
    const repository = await request.repository('write');
    const { sha, parents, message } = await findCommit(request, repository);
    const [parent] = parents;
    if (parent === undefined || parents.length > 1)
      return request.refuse(400, 'Only a commit with one parent can be copied');
    const text =
      request.body.message ?? `${message.trimEnd()}\n\n(cherry picked from commit ${sha})`;
    return applyChange(request, repository, { from: parent, to: sha, message: text });
  },
  revertCommit: async (request) => {
    const repository = await request.repository('write');
    const { sha, parents, message } = await findCommit(request, repository);
    const [parent] = parents;
    if (parent === undefined) return request.refuse(400, 'The first commit cannot be undone');
    const [title] = message.split('\n');
    const text = `Revert "${title}"\n\nThis reverts commit ${sha}`;
    return applyChange(request, repository, { from: sha, to: parent, message: text });
  },
  getMergeBase: async (request) => {
    const { query, refuse, sandbox, project } = request;
    const repository = await request.repository('read');
    const [first = '', ...others] = await Promise.all(
      query.refs.map(
        async (ref) => (await repository.resolve(ref)) ?? refuse(400, `Could not find ref: ${ref}`),
      ),
    );
    if (others.length === 0) refuse(400, 'Provide at least 2 refs');
    let base: string | undefined = first;
    for (const one of others) base = base && (await repository.mergeBase(base, one));
    const [commit] = base ? await repository.commits([base]) : [];
    return commit
      ? presentCommit(sandbox, project, commit)
      : refuse(404, '404 Merge Base Not Found');
  },
};

/** The tree without files, which git knows in every repository. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** @throws a Refusal with 404 */
async function findCommit({ path, refuse }: AtCommit, repository: Repository) {
  const sha = (await repository.resolve(path.sha)) ?? refuse(404, '404 Commit Not Found');
  const [commit] = await repository.commits([sha]);
  return commit ?? refuse(404, '404 Commit Not Found');
}

/**
 * Applies the change between two commits to a branch, as a new commit of the caller. A merge of two commits that both
 * follow `from` does that: one has the files of the branch, and the other those of `to`.
 * @throws a Refusal with 400 for a conflict, or if nothing would change
 */
async function applyChange(
  request: OntoBranch,
  repository: Repository,
  { from, to, message }: { from: string; to: string; message: string },
) {
  const { body, project, sandbox, now, refuse, reply } = request;
  const branch = repository.branch(body.branch) ?? refuse(400, 'The branch does not exist');
  const caller = signedIn(request);
  const author = { name: caller.name, email: caller.email, date: now() };
  const treeAt = async (sha: string) => (await repository.commit(sha))?.tree ?? '';
  const follow = async (sha: string) =>
    repository.writeMerge({ parents: [from], tree: await treeAt(sha), author, message: '' });
  const tree = await repository.mergedTree(await follow(branch), await follow(to));
  if (tree === undefined || tree === (await treeAt(branch)))
    return refuse(
      400,
      'The change cannot be applied: it is in conflict, or the branch has it already',
    );
  const sha = await repository.writeMerge({ parents: [branch], tree, author, message });
  if (body.dry_run) return reply(200, { dry_run: 'success' });
  repository.setBranch(body.branch, sha);
  moveHeads(sandbox, project, body.branch, sha, caller.username);
  const [commit] = await repository.commits([sha]);
  return commit && presentCommit(sandbox, project, commit);
}

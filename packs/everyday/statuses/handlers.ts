import type { operations } from '../../../generated/packs/everyday/types.ts';
import type { Rows } from '../../../generated/rows.ts';
import type { PackContext, PackHandlers } from '../../pack.ts';
import { orderRows } from '../../resources/orderRows.ts';
import { presentNamed } from '../users/handlers.ts';

type Status = Rows['commit_statuses'];
type Comment = Rows['commit_comments'];
type AtCommit = PackContext & { path: { sha: string } };

const FINISHED = new Set(['success', 'failed', 'canceled', 'skipped']);

export const handlers: PackHandlers<operations> = {
  setCommitStatus: async (request) => {
    const { body, project, caller, rows, insert, update, now } = request;
    const { state, target_url, description, coverage } = body;
    const { commit, branch } = await findCommit(request);
    const name = body.name ?? body.context ?? 'default';
    const { ref = branch } = body;
    const values = {
      status: state,
      ...(target_url !== undefined && { target_url }),
      ...(description !== undefined && { description }),
      ...(coverage !== undefined && { coverage }),
      ...(FINISHED.has(state) && { finished_at: now() }),
    };
    const before = rows('commit_statuses', { project_id: project.id, commit, name }).find(
      (one) => one.ref === ref,
    );
    const row = before
      ? await update('commit_statuses', before, values)
      : await insert('commit_statuses', {
          ...{ project_id: project.id, commit, ref, name, author: caller?.username ?? '' },
          ...values,
        });
    return presentStatus(request, row);
  },
  listCommitStatuses: async (request) => {
    const { project, rows, query, pageOf } = request;
    const { commit } = await findCommit(request);
    const { ref, name, stage = 'external', sort = 'asc' } = query;
    const wanted = rows('commit_statuses', { project_id: project.id, commit }).filter(
      (one) =>
        (ref === undefined || one.ref === ref) &&
        (name === undefined || one.name === name) &&
        stage === 'external',
    );
    return pageOf(orderRows(wanted, 'id', sort), (one) => presentStatus(request, one));
  },
  listCommitComments: async (request) => {
    const { project, rows, pageOf } = request;
    const { commit } = await findCommit(request);
    return pageOf(rows('commit_comments', { project_id: project.id, commit }), (one) =>
      presentComment(request, one),
    );
  },
  createCommitComment: async (request) => {
    const { body, project, caller, insert } = request;
    const { commit } = await findCommit(request);
    const author = caller?.username ?? '';
    const row = await insert('commit_comments', {
      project_id: project.id,
      commit,
      author,
      ...body,
    });
    return presentComment(request, row);
  },
};

/** Finds the commit of the path, and a branch or tag that contains it. @throws a Refusal with 404 */
async function findCommit({ path, repository: open, refuse }: AtCommit) {
  const repository = await open('read');
  const commit = (await repository.resolve(path.sha)) ?? refuse(404, '404 Commit Not Found');
  const [ref] = await repository.refsWith(commit);
  return { commit, branch: ref?.name ?? null };
}

function presentStatus(request: PackContext, row: Status) {
  const { id, commit, ref, status, name, target_url, description, coverage } = row;
  return {
    ...{ id, sha: commit, ref, status, name, target_url, description, coverage },
    ...{ created_at: row.created_at, started_at: row.created_at, finished_at: row.finished_at },
    allow_failure: false,
    author: presentNamed(request, row.author),
  };
}

function presentComment(
  request: PackContext,
  { note, path, line, line_type, author, created_at }: Comment,
) {
  return { note, path, line, line_type, author: presentNamed(request, author), created_at };
}

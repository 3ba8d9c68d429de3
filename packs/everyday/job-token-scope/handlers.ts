import type { operations } from '../../../generated/packs/everyday/types.ts';
import type { Rows } from '../../../generated/rows.ts';
import { groupPath } from '../../../sandbox/for-packs/index.ts';
import type { PackContext, PackHandlers } from '../../pack.ts';
import { presentSimple } from '../projects/presenters.ts';

type Target =
  | Pick<Rows['job_token_allowances'], 'target_project_id'>
  | Pick<Rows['job_token_allowances'], 'target_group_id'>;

export const handlers: PackHandlers<operations> = {
  getJobTokenScope: ({ rows, project }) => {
    const [row] = rows('job_token_scopes', { project_id: project.id });
    return { inbound_enabled: row?.inbound_enabled ?? true, outbound_enabled: false };
  },
  setJobTokenScope: async ({ rows, project, body, insert, update }) => {
    const values = { inbound_enabled: body.enabled };
    const [row] = rows('job_token_scopes', { project_id: project.id });
    if (row) await update('job_token_scopes', row, values);
    else await insert('job_token_scopes', { project_id: project.id, ...values });
    return undefined;
  },
  listAllowedProjects: (request) => {
    const { rows, project, pageOf } = request;
    const allowed = listAllowances(request).flatMap(({ target_project_id: id }) =>
      id === null ? [] : rows('projects', { id }),
    );
    return pageOf([project, ...allowed], (one) => presentSimple(request, one));
  },
  allowProject: async (request) => {
    const { rows, project, body, access, refuse } = request;
    const { target_project_id } = body;
    const [target] = rows('projects', { id: target_project_id });
    if (!target || !access.canSeeProject(target)) return refuse(404, '404 Project Not Found');
    if (target.id === project.id) refuse(400, 'The project reaches itself already');
    await allow(request, { target_project_id });
    return { source_project_id: project.id, target_project_id };
  },
  disallowProject: (request) =>
    disallow(request, { target_project_id: request.path.target_project_id }),
  listAllowedGroups: (request) => {
    const { rows, sandbox, pageOf } = request;
    const allowed = listAllowances(request).flatMap(({ target_group_id: id }) =>
      id === null ? [] : rows('groups', { id }),
    );
    return pageOf(allowed, (group) => ({
      ...{ id: group.id, name: group.name },
      web_url: `${sandbox.webOrigin}/groups/${groupPath(sandbox.db, group)}`,
    }));
  },
  allowGroup: async (request) => {
    const { rows, project, body, access, refuse } = request;
    const { target_group_id } = body;
    const [target] = rows('groups', { id: target_group_id });
    if (!target || !access.canSeeGroup(target)) return refuse(404, '404 Group Not Found');
    await allow(request, { target_group_id });
    return { source_project_id: project.id, target_group_id };
  },
  disallowGroup: (request) => disallow(request, { target_group_id: request.path.target_group_id }),
};

function listAllowances({ rows, project }: PackContext) {
  return rows('job_token_allowances', { project_id: project.id });
}

async function allow({ rows, project, insert, refuse }: PackContext, target: Target) {
  const row = { project_id: project.id, ...target };
  if (rows('job_token_allowances', row).length > 0)
    refuse(400, 'The target is already on the list');
  await insert('job_token_allowances', row);
}

async function disallow({ rows, project, remove, refuse }: PackContext, target: Target) {
  const [row] = rows('job_token_allowances', { project_id: project.id, ...target });
  await remove('job_token_allowances', row ?? refuse(404, '404 Not Found'));
  return undefined;
}

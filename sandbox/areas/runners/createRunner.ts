/**
 * Creates runners. The API documentation names this operation without parameters and response, so the sandbox chooses
 * them.
 */

import { randomBytes } from 'node:crypto';
import { groups, projects, type RunnerType, runners } from '../../../generated/tables.ts';
import type { SandboxRequest, SuccessOf } from '../../server/handler.ts';
import { forbidden, invalid, refuse } from '../../server/refusal.ts';
import { checkComponent } from '../../server/schemaCheck.ts';
import { createdRow } from '../../store/createdRow.ts';
import { rowWhere } from '../../store/rowsWhere.ts';
import { readSettings } from './readSettings.ts';
import { canCreateIn } from './runnerAccess.ts';

/** The parameters that name the owner of a new runner. IDs are texts if they come from a form or a query. */
interface Owner {
  runner_type?: unknown;
  group_id?: unknown;
  project_id?: unknown;
}

/**
 * Creates a runner. The parameters are the settings of an update, `runner_type`, and `group_id` or `project_id`.
 * No other response shows the token of the runner.
 */
export function createRunner(request: SandboxRequest<'createRunner'>): SuccessOf<'createRunner'> {
  const { sandbox, body, header } = request;
  checkComponent(sandbox.contract, 'RunnerUpdate', body as never, {
    contentType: header('content-type') ?? '',
  });
  const { description = '', ...settings } = readSettings(body);
  const token = randomBytes(20).toString('hex');
  const { id } = createdRow(sandbox.db, runners, {
    ...settings,
    description,
    ...findOwner(request, body),
    token,
  });
  return { id, token, token_expires_at: null };
}

/**
 * Reads the owner of a new runner. Only administrators may create instance runners, only owners of a group its group
 * runners, and only maintainers of a project its project runners.
 * @throws a Refusal: 400 for an invalid owner, 403 for a caller without the required role
 */
function findOwner(
  request: Pick<SandboxRequest, 'sandbox' | 'access'>,
  { runner_type: type, group_id, project_id }: Owner,
): { runner_type: RunnerType; groups?: number[]; projects?: number[] } {
  const { sandbox, access } = request;
  const { db } = sandbox;
  if (type === undefined) refuse(invalid({ runner_type: ['is missing'] }));
  if (type === 'instance_type') {
    if (!access.isAdministrator) refuse(forbidden());
    return { runner_type: type };
  }
  if (type === 'group_type') {
    const id = readId('group_id', group_id);
    const group = rowWhere(db, groups, { id });
    if (!group || !access.canSeeGroup(group)) refuse(invalid({ group_id: ['is invalid'] }));
    if (!canCreateIn(request, { groups: [group] })) refuse(forbidden());
    return { runner_type: type, groups: [id] };
  }
  if (type === 'project_type') {
    const id = readId('project_id', project_id);
    const project = rowWhere(db, projects, { id });
    if (!project || !access.canSeeProject(project)) refuse(invalid({ project_id: ['is invalid'] }));
    if (!canCreateIn(request, { projects: [project] })) refuse(forbidden());
    return { runner_type: type, projects: [id] };
  }
  refuse(invalid({ runner_type: ['does not have a valid value'] }));
}

function readId(name: string, value: unknown): number {
  if (value === undefined) refuse(invalid({ [name]: ['is missing'] }));
  if (!/^\d+$/.test(String(value))) refuse(invalid({ [name]: ['is invalid'] }));
  return Number(value);
}

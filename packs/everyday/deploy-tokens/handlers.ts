import { createHash } from 'node:crypto';
import type { operations } from '../../../generated/packs/everyday/types.ts';
import type { Rows } from '../../../generated/rows.ts';
import type { PackContext, PackHandlers, Presenters } from '../../pack.ts';

const present = ({ now }: PackContext, row: Rows['deploy_tokens']) => {
  const end = row.expires_at === null ? null : new Date(row.expires_at).toISOString();
  return {
    username: row.username ?? `deploy-token-${row.id}`,
    expires_at: end,
    expired: end !== null && end <= now(),
  };
};

export const presenters: Presenters = {
  ProjectDeployToken: present,
  GroupDeployToken: present,
  DeployToken: present,
};

export const handlers: PackHandlers<operations> = {
  createProjectDeployToken: (request) => createToken(request, 'createProjectDeployToken'),
  createGroupDeployToken: (request) => createToken(request, 'createGroupDeployToken'),
};

/** Creates a token in the declared way, and shows its secret once. The same requests have the same secrets. */
async function createToken(
  request: PackContext & { body: { expires_at?: string | null } },
  operation: string,
) {
  const { expires_at: end } = request.body;
  if (end && Number.isNaN(Date.parse(end))) request.refuse(400, { expires_at: ['is invalid'] });
  // A day ends at its beginning, as the time that the row keeps.
  const body = end ? { ...request.body, expires_at: new Date(end).toISOString() } : request.body;
  const created = (await request.perform(operation, { body })) as { id: number };
  const hash = createHash('sha256').update(`deploy token ${created.id}`).digest('hex');
  return { ...created, token: `dt-${hash.slice(0, 20)}` };
}

import type { DeployKey as DeployKeyRow } from '../../../generated/tables.ts';
import { readPublicKey } from '../../keys/readPublicKey.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { SuccessOf } from '../../server/handler.ts';
import { pick } from '../../sharedPresenters/person.ts';
import { projectOfRow, projectSummary } from '../../sharedPresenters/projectSummary.ts';

type DeployKey = SuccessOf<'listUserProjectDeployKeys'>[number];

/** Returns a key without the details of a project. A system in FIPS mode shows no MD5 fingerprint. */
export function presentDeployKey({ settings }: Sandbox, row: DeployKeyRow): DeployKey {
  const { md5, sha256 } = readPublicKey(row.key)!;
  return {
    ...pick(row, 'id', 'title', 'key'),
    ...(settings.instance.fips !== true && { fingerprint: md5 }),
    fingerprint_sha256: sha256,
    ...pick(row, 'created_at', 'expires_at'),
  };
}

/** Returns a key with its details in a project. */
export function presentProjectDeployKey(
  sandbox: Sandbox,
  row: DeployKeyRow,
  projectId: number,
): SuccessOf<'getProjectDeployKey'> {
  const projectEntry = row.projects.find(({ project_id }) => project_id === projectId);
  return { ...presentDeployKey(sandbox, row), can_push: projectEntry?.can_push ?? null };
}

/** Returns a key with the projects in which it is enabled. */
export function presentInstanceDeployKey(
  sandbox: Sandbox,
  row: DeployKeyRow,
): SuccessOf<'listDeployKeys'>[number] {
  const projectsThat = (canPush: boolean) =>
    row.projects
      .filter(({ can_push }) => (can_push === true) === canPush)
      .map(({ project_id }) => projectSummary(sandbox, projectOfRow(sandbox, project_id)));
  return {
    ...presentDeployKey(sandbox, row),
    projects_with_write_access: projectsThat(true),
    projects_with_readonly_access: projectsThat(false),
  };
}

export function presentCreatedDeployKey(
  sandbox: Sandbox,
  row: DeployKeyRow,
): SuccessOf<'createDeployKey'> {
  return { ...presentDeployKey(sandbox, row), usage_type: 'auth_and_signing' };
}

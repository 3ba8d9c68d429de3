import type { CallerRole } from '../../generated/roles.ts';
import type { OperationId } from '../server/handler.ts';

/**
 * The lowest role that may call an operation. The list has the operations for which the API documentation names no role
 * and the sandbox requires more than a developer. `docs/sandbox/` gives the reasons. The handlers of the operations
 * check the roles, and `GET /_sandbox` shows this list.
 */
export const CALLERS: Partial<Record<OperationId, CallerRole>> = {
  createProjectDeployKey: 'maintainer',
  updateProjectDeployKey: 'maintainer',
  deleteProjectDeployKey: 'maintainer',
  enableDeployKey: 'maintainer',
  createProtectedEnvironment: 'maintainer',
  updateProtectedEnvironment: 'maintainer',
  deleteProtectedEnvironment: 'maintainer',
  createRemoteMirror: 'maintainer',
  updateRemoteMirror: 'maintainer',
  deleteRemoteMirror: 'maintainer',
  syncRemoteMirror: 'maintainer',
  listProjectRunners: 'maintainer',
  listGroupRunners: 'owner',
  listSamlGroupLinks: 'owner',
  createSamlGroupLink: 'owner',
  getSamlGroupLink: 'owner',
  deleteSamlGroupLink: 'owner',
  listSamlIdentities: 'owner',
  getSamlIdentity: 'owner',
  updateSamlIdentity: 'owner',
  deleteSamlIdentity: 'owner',
  scheduleProjectStorageMoves: 'administrator',
  scheduleSnippetStorageMoves: 'administrator',
  scheduleGroupStorageMoves: 'administrator',
};

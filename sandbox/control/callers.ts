import type { OperationId } from '../server/handler.ts';
import type { CallerRole } from './roleTokens.ts';

/**
 * Who may call an operation for which the documents name no role, where it takes more than a developer: the
 * choice of the sandbox, which `docs/sandbox/` gives with its reason. The handlers hold it; `GET /_sandbox` tells it.
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

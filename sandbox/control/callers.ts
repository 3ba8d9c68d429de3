import type { OperationId } from '../server/handler.ts';
import type { CallerRole } from './roleTokens.ts';

/**
 * The lowest role that may call an operation, if the documents name no role and the sandbox demands more
 * than a developer. `docs/sandbox/` gives the reasons. The handlers enforce it, and `GET /_sandbox` shows
 * it.
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

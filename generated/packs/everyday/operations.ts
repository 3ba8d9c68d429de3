// Generated from packs/everyday/ by `npm run build`. Changes here are lost.

import type { OperationPlace } from '../../operations.ts';

/** The operations of the pack by operationId. */
export const operations = {
  listBranches: ['get', '/projects/{id}/repository/branches'],
  createBranch: ['post', '/projects/{id}/repository/branches'],
  getBranch: ['get', '/projects/{id}/repository/branches/{branch}'],
  deleteBranch: ['delete', '/projects/{id}/repository/branches/{branch}', 'empty'],
  deleteMergedBranches: ['delete', '/projects/{id}/repository/merged_branches'],
  getRepositoryFile: ['get', '/projects/{id}/repository/files/{file_path}'],
  updateRepositoryFile: ['put', '/projects/{id}/repository/files/{file_path}'],
  createRepositoryFile: ['post', '/projects/{id}/repository/files/{file_path}'],
  deleteRepositoryFile: ['delete', '/projects/{id}/repository/files/{file_path}', 'empty'],
  getRawRepositoryFile: ['get', '/projects/{id}/repository/files/{file_path}/raw'],
  listProjectLabels: ['get', '/projects/{id}/labels'],
  updateProjectLabelByName: ['put', '/projects/{id}/labels'],
  createProjectLabel: ['post', '/projects/{id}/labels'],
  deleteProjectLabelByName: ['delete', '/projects/{id}/labels', 'empty'],
  getProjectLabel: ['get', '/projects/{id}/labels/{label_id}'],
  updateProjectLabel: ['put', '/projects/{id}/labels/{label_id}'],
  deleteProjectLabel: ['delete', '/projects/{id}/labels/{label_id}', 'empty'],
  listProtectedBranches: ['get', '/projects/{id}/protected_branches'],
  createProtectedBranch: ['post', '/projects/{id}/protected_branches'],
  getProtectedBranch: ['get', '/projects/{id}/protected_branches/{name}'],
  updateProtectedBranch: ['put', '/projects/{id}/protected_branches/{name}'],
  deleteProtectedBranch: ['delete', '/projects/{id}/protected_branches/{name}', 'empty'],
  listProtectedTags: ['get', '/projects/{id}/protected_tags'],
  createProtectedTag: ['post', '/projects/{id}/protected_tags'],
  getProtectedTag: ['get', '/projects/{id}/protected_tags/{name}'],
  deleteProtectedTag: ['delete', '/projects/{id}/protected_tags/{name}', 'empty'],
  getCurrentUser: ['get', '/user'],
  getCurrentUserStatus: ['get', '/user/status'],
  setCurrentUserStatus: ['put', '/user/status'],
  listUsers: ['get', '/users'],
  getUser: ['get', '/users/{id}'],
  getUserStatus: ['get', '/users/{id}/status'],
  getVersion: ['get', '/version'],
  getMetadata: ['get', '/metadata'],
  listProjectVariables: ['get', '/projects/{id}/variables'],
  createProjectVariable: ['post', '/projects/{id}/variables'],
  getProjectVariable: ['get', '/projects/{id}/variables/{key}'],
  updateProjectVariable: ['put', '/projects/{id}/variables/{key}'],
  deleteProjectVariable: ['delete', '/projects/{id}/variables/{key}', 'empty'],
} as const satisfies Record<string, OperationPlace>;

/** The literal paths of contract and pack together: see `generated/operations.ts`. */
export const literalPaths: readonly string[] = [
  'GET /groups/{id}/saml/identities',
  'GET /runners/all',
];

// Generated from packs/everyday/ by `npm run build`. Changes here are lost.

import type { OperationPlace } from '../../operations.ts';

/** The operations of the pack by operationId. */
export const operations = {
  listProjectLabels: ['get', '/projects/{id}/labels'],
  updateProjectLabelByName: ['put', '/projects/{id}/labels'],
  createProjectLabel: ['post', '/projects/{id}/labels'],
  deleteProjectLabelByName: ['delete', '/projects/{id}/labels', 'empty'],
  getProjectLabel: ['get', '/projects/{id}/labels/{label_id}'],
  updateProjectLabel: ['put', '/projects/{id}/labels/{label_id}'],
  deleteProjectLabel: ['delete', '/projects/{id}/labels/{label_id}', 'empty'],
  listProjects: ['get', '/projects'],
  createProject: ['post', '/projects'],
  getProject: ['get', '/projects/{id}'],
  updateProject: ['put', '/projects/{id}'],
  deleteProject: ['delete', '/projects/{id}'],
  archiveProject: ['post', '/projects/{id}/archive'],
  unarchiveProject: ['post', '/projects/{id}/unarchive'],
  forkProject: ['post', '/projects/{id}/fork'],
  listForks: ['get', '/projects/{id}/forks'],
  listLanguages: ['get', '/projects/{id}/languages'],
  listProjectMembers: ['get', '/projects/{id}/members'],
  addProjectMember: ['post', '/projects/{id}/members'],
  getProjectMember: ['get', '/projects/{id}/members/{user_id}'],
  updateProjectMember: ['put', '/projects/{id}/members/{user_id}'],
  removeProjectMember: ['delete', '/projects/{id}/members/{user_id}', 'empty'],
  listAllProjectMembers: ['get', '/projects/{id}/members/all'],
  getAnyProjectMember: ['get', '/projects/{id}/members/all/{user_id}'],
  listProjectUsers: ['get', '/projects/{id}/users'],
  shareProject: ['post', '/projects/{id}/share'],
  unshareProject: ['delete', '/projects/{id}/share/{group_id}', 'empty'],
  listUserProjects: ['get', '/users/{id}/projects'],
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
  'GET /projects/{id}/members/all',
];

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

// Generated from packs/everyday/ by `npm run build`. Changes here are lost.

import type { Responses } from '../../responses.js';

export declare const responses: {
  listProjectLabels: Responses<{ 'all': 200; 'search': 200 }>;
  updateProjectLabelByName: Responses<{ 'changed': 200 }>;
  getProjectLabel: Responses<{ 'by-name': 200; 'unknown': 404 }>;
  updateProjectLabel: Responses<{ 'renamed': 200 }>;
  listProjects: Responses<{ 'simple': 200; 'owned': 200; 'search': 200; 'keyset': 200; 'invalid-visibility': 400 }>;
  getProject: Responses<{ 'by-id': 200; 'by-path': 200; 'private': 404 }>;
  updateProject: Responses<{ 'changed': 200; 'as-developer': 403 }>;
  listForks: Responses<{ 'all': 200 }>;
  listLanguages: Responses<{ 'found': 200 }>;
  listProjectMembers: Responses<{ 'all': 200 }>;
  getProjectMember: Responses<{ 'found': 200; 'inherited': 404 }>;
  updateProjectMember: Responses<{ 'changed': 200 }>;
  listAllProjectMembers: Responses<{ 'all': 200 }>;
  getAnyProjectMember: Responses<{ 'inherited': 200; 'unknown': 404 }>;
  listProjectUsers: Responses<{ 'search': 200 }>;
  listUserProjects: Responses<{ 'by-username': 200 }>;
  getCurrentUser: Responses<{ 'found': 200; 'administrator': 200; 'anonymous': 401 }>;
  getCurrentUserStatus: Responses<{ 'found': 200; 'none': 200 }>;
  setCurrentUserStatus: Responses<{ 'set': 200; 'cleared': 200 }>;
  listUsers: Responses<{ 'by-username': 200; 'search': 200; 'first-page': 200; 'keyset': 200; 'invalid-order': 400 }>;
  getUser: Responses<{ 'found': 200; 'unknown': 404 }>;
  getUserStatus: Responses<{ 'by-username': 200; 'unknown': 404 }>;
  getVersion: Responses<{ 'found': 200 }>;
  getMetadata: Responses<{ 'found': 200 }>;
  listProjectVariables: Responses<{ 'all': 200; 'as-developer': 403 }>;
  getProjectVariable: Responses<{ 'found': 200; 'unknown': 404 }>;
  updateProjectVariable: Responses<{ 'changed': 200 }>;
  createProjectLabel: Responses<{ 'created': 201; 'as-guest': 403; 'taken': 409 }>;
  createProject: Responses<{ 'created': 201; 'in-group': 201; 'taken': 400; 'foreign-namespace': 403 }>;
  archiveProject: Responses<{ 'archived': 201 }>;
  unarchiveProject: Responses<{ 'unarchived': 201 }>;
  forkProject: Responses<{ 'forked': 201; 'taken': 409 }>;
  addProjectMember: Responses<{ 'added': 201; 'taken': 409 }>;
  shareProject: Responses<{ 'shared': 201; 'taken': 409 }>;
  createProjectVariable: Responses<{ 'created': 201; 'taken': 400 }>;
  deleteProject: Responses<{ 'deleted': 202; 'as-maintainer': 403 }>;
  deleteProjectLabelByName: Responses<{ 'deleted': 204 }>;
  deleteProjectLabel: Responses<{ 'deleted': 204 }>;
  removeProjectMember: Responses<{ 'removed': 204; 'as-developer': 403 }>;
  unshareProject: Responses<{ 'stopped': 204; 'unknown': 404 }>;
  deleteProjectVariable: Responses<{ 'deleted': 204 }>;
};

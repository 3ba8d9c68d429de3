// Generated from packs/everyday/ by `npm run build`. Changes here are lost.

import type { Responses } from '../../responses.js';

export declare const responses: {
  listProjectLabels: Responses<{ 'all': 200; 'search': 200 }>;
  updateProjectLabelByName: Responses<{ 'changed': 200 }>;
  getProjectLabel: Responses<{ 'by-name': 200; 'unknown': 404 }>;
  updateProjectLabel: Responses<{ 'renamed': 200 }>;
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
  createProjectVariable: Responses<{ 'created': 201; 'taken': 400 }>;
  deleteProjectLabelByName: Responses<{ 'deleted': 204 }>;
  deleteProjectLabel: Responses<{ 'deleted': 204 }>;
  deleteProjectVariable: Responses<{ 'deleted': 204 }>;
};

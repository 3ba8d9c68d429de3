// Made from openapi/ by `npm run build`. Changes here are lost.

/** Method and path template of every operation, by operationId. Without a path, the caller knows the address. */
export const operations = {
  listTree: { method: 'get', path: '/projects/{id}/repository/tree' },
  getBlob: { method: 'get', path: '/projects/{id}/repository/blobs/{sha}' },
  getRawBlob: { method: 'get', path: '/projects/{id}/repository/blobs/{sha}/raw' },
  getBlobs: { method: 'post', path: '/projects/{id}/repository/blobs/batch' },
  getArchive: { method: 'get', path: '/projects/{id}/repository/archive' },
  getArchiveInFormat: { method: 'get', path: '/projects/{id}/repository/archive.{format}' },
  compareRefs: { method: 'get', path: '/projects/{id}/repository/compare' },
  listContributors: { method: 'get', path: '/projects/{id}/repository/contributors' },
  listCommits: { method: 'get', path: '/projects/{id}/repository/commits' },
  createCommit: { method: 'post', path: '/projects/{id}/repository/commits' },
  getCommit: { method: 'get', path: '/projects/{id}/repository/commits/{sha}' },
  listCommitRefs: { method: 'get', path: '/projects/{id}/repository/commits/{sha}/refs' },
  getCommitSequence: { method: 'get', path: '/projects/{id}/repository/commits/{sha}/sequence' },
  listTags: { method: 'get', path: '/projects/{id}/repository/tags' },
  createTag: { method: 'post', path: '/projects/{id}/repository/tags' },
  getTag: { method: 'get', path: '/projects/{id}/repository/tags/{tag_name}' },
  deleteTag: { method: 'delete', path: '/projects/{id}/repository/tags/{tag_name}' },
  getTagSignature: { method: 'get', path: '/projects/{id}/repository/tags/{tag_name}/signature' },
} as const;

export type OperationId = keyof typeof operations;

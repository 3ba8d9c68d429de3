// Generated from openapi/ by `npm run build`. Changes here are lost.

import type { Responses } from '../contract/documentedResponses.js';

export type { Responses } from '../contract/documentedResponses.js';

/** The IDs of the resources of the example world, by their paths and usernames. */
export declare const names: Record<string, string>;

export declare const repositories: {
  listTree: Responses<{ 'at-branch': 200; 'first-page': 200; 'keyset-end': 200; 'keyset-first-page': 200; 'keyset-next-page': 200; 'last-page': 200; 'public': 200; 'recursive': 200; 'root': 200; 'subdirectory': 200; 'with-last-commit': 200; 'invalid-pagination': 400; 'recursive-last-commit': 400; 'unknown-path': 404; 'unknown-project': 404 }>;
  getBlob: Responses<{ 'by-project-path': 200; 'public': 200; 'readme': 200; 'unknown-blob': 404; 'unknown-project': 404 }>;
  getRawBlob: Responses<{ 'readme': 200; 'unknown-blob': 404; 'unknown-project': 404 }>;
  getBlobs: Responses<{ 'all-found': 200; 'one-missing': 200; 'truncated': 200; 'too-many-files': 400; 'anonymous': 401; 'flag-off': 404; 'unknown-project': 404 }>;
  getArchive: Responses<{ 'directory-at-tag': 200; 'whole-repository': 200; 'without-paths': 200; 'invalid-include-lfs-blobs': 400; 'unknown-project': 404; 'unknown-ref': 404 }>;
  getArchiveInFormat: Responses<{ 'tar-bz2': 200; 'zip': 200; 'invalid-include-lfs-blobs': 400; 'unknown-project': 404; 'unknown-ref': 404 }>;
  compareRefs: Responses<{ 'branches': 200; 'collapsed': 200; 'fork': 200; 'same-ref': 200; 'straight': 200; 'timeout': 200; 'unified-diff': 200; 'missing-from': 400; 'unknown-project': 404; 'unknown-ref': 404 }>;
  listContributors: Responses<{ 'at-tag': 200; 'default-branch': 200; 'first-page': 200; 'last-page': 200; 'most-commits-first': 200; 'invalid-order': 400; 'unknown-project': 404 }>;
};

export declare const commits: {
  listCommits: Responses<{ 'between-dates': 200; 'by-author': 200; 'default-branch': 200; 'first-page': 200; 'first-parent': 200; 'follow-renames': 200; 'last-page': 200; 'range': 200; 'time-zone': 200; 'topological': 200; 'with-stats': 200; 'without-following-renames': 200; 'invalid-order': 400; 'unknown-project': 404; 'unknown-ref': 404 }>;
  createCommit: Responses<{ 'create-file': 201; 'delete-file': 201; 'empty-commit': 201; 'form': 201; 'form-with-several-actions': 201; 'make-executable': 201; 'move-and-change-file': 201; 'move-file': 201; 'new-branch': 201; 'overwrite-branch': 201; 'several-actions': 201; 'update-file': 201; 'without-stats': 201; 'file-exists': 400; 'missing-content': 400; 'missing-message': 400; 'two-starts': 400; 'update-without-content': 400; 'anonymous': 401; 'no-permission': 403; 'unknown-project': 404 }>;
  getCommit: Responses<{ 'by-branch': 200; 'by-sha': 200; 'by-tag': 200; 'with-trailers': 200; 'without-stats': 200; 'invalid-stats': 400; 'unknown-commit': 404; 'unknown-project': 404 }>;
  listCommitRefs: Responses<{ 'all': 200; 'branches': 200; 'first-page': 200; 'last-page': 200; 'none': 200; 'tags': 200; 'invalid-type': 400; 'unknown-commit': 404; 'unknown-project': 404 }>;
  getCommitSequence: Responses<{ 'all-parents': 200; 'first-parent': 200; 'newest-commit': 200; 'invalid-first-parent': 400; 'unknown-commit': 404; 'unknown-project': 404 }>;
};

export declare const tags: {
  listTags: Responses<{ 'first-page': 200; 'keyset': 200; 'keyset-end': 200; 'keyset-first-page': 200; 'last-page': 200; 'last-updated-first': 200; 'search-prefix': 200; 'search-suffix': 200; 'invalid-sort': 400; 'unknown-project': 404 }>;
  createTag: Responses<{ 'annotated': 201; 'form': 201; 'from-tag': 201; 'lightweight': 201; 'name-with-slash': 201; 'anonymous': 401; 'no-permission': 403; 'unknown-project': 404; 'already-exists': 405; 'unknown-ref': 405 }>;
  getTag: Responses<{ 'annotated': 200; 'lightweight': 200; 'name-with-slash': 200; 'public': 200; 'without-release': 200; 'unknown-project': 404; 'unknown-tag': 404 }>;
  deleteTag: Responses<{ 'lightweight': 204; 'anonymous': 401; 'no-permission': 403; 'unknown-project': 404; 'unknown-tag': 404 }>;
  getTagSignature: Responses<{ 'signed': 200; 'unknown-project': 404; 'unknown-tag': 404; 'unsigned': 404 }>;
};

export declare const sshKeys: {
  listSshKeys: Responses<{ 'first-page': 200; 'last-page': 200; 'invalid-page': 400; 'anonymous': 401 }>;
  createSshKey: Responses<{ 'signing-key-with-expiry': 201; 'title-and-key': 201; 'already-taken': 400; 'missing-key': 400; 'anonymous': 401 }>;
  getSshKey: Responses<{ 'own': 200; 'anonymous': 401; 'unknown-key': 404 }>;
  deleteSshKey: Responses<{ 'own': 204; 'anonymous': 401; 'unknown-key': 404 }>;
  listUserSshKeys: Responses<{ 'by-username': 200; 'invalid-page': 400; 'unknown-user': 404 }>;
  createUserSshKey: Responses<{ 'with-expiry': 201; 'already-taken': 400; 'anonymous': 401; 'maintainer': 403; 'unknown-user': 404 }>;
  getUserSshKey: Responses<{ 'by-username': 200; 'unknown-key': 404; 'unknown-user': 404 }>;
  deleteUserSshKey: Responses<{ 'dana': 204; 'anonymous': 401; 'maintainer': 403; 'unknown-key': 404; 'unknown-user': 404 }>;
};

export declare const gpgKeys: {
  listGpgKeys: Responses<{ 'first-page': 200; 'last-page': 200; 'invalid-page': 400; 'anonymous': 401 }>;
  createGpgKey: Responses<{ 'form': 201; 'json': 201; 'missing-key': 400; 'anonymous': 401 }>;
  getGpgKey: Responses<{ 'own': 200; 'anonymous': 401; 'unknown-gpg-key': 404 }>;
  deleteGpgKey: Responses<{ 'own': 204; 'anonymous': 401; 'unknown-gpg-key': 404 }>;
  listUserGpgKeys: Responses<{ 'dana': 200; 'invalid-page': 400; 'unknown-user': 404 }>;
  createUserGpgKey: Responses<{ 'dana': 201; 'form': 201; 'missing-key': 400; 'anonymous': 401; 'maintainer': 403; 'unknown-user': 404 }>;
  getUserGpgKey: Responses<{ 'dana': 200; 'unknown-gpg-key': 404; 'unknown-user': 404 }>;
  deleteUserGpgKey: Responses<{ 'dana': 204; 'anonymous': 401; 'maintainer': 403; 'unknown-gpg-key': 404; 'unknown-user': 404 }>;
};

export declare const deployKeys: {
  listDeployKeys: Responses<{ 'first-page': 200; 'last-page': 200; 'public': 200; 'invalid-public': 400; 'anonymous': 401; 'maintainer': 403 }>;
  createDeployKey: Responses<{ 'with-expiry': 201; 'without-expiry': 201; 'already-taken': 400; 'missing-title': 400; 'anonymous': 401; 'maintainer': 403 }>;
  listProjectDeployKeys: Responses<{ 'enabled': 200; 'invalid-page': 400; 'anonymous': 401; 'no-access': 403; 'unknown-project': 404 }>;
  createProjectDeployKey: Responses<{ 'from-other-project': 201; 'push-until': 201; 'missing-key': 400; 'anonymous': 401; 'no-access': 403; 'unknown-project': 404 }>;
  listUserProjectDeployKeys: Responses<{ 'by-username': 200; 'invalid-page': 400; 'anonymous': 401; 'unknown-user': 404 }>;
  getProjectDeployKey: Responses<{ 'fips': 200; 'read-only': 200; 'anonymous': 401; 'no-access': 403; 'unknown-deploy-key': 404; 'unknown-project': 404 }>;
  updateProjectDeployKey: Responses<{ 'title-and-push': 200; 'invalid-can-push': 400; 'anonymous': 401; 'no-access': 403; 'unknown-deploy-key': 404; 'unknown-project': 404 }>;
  deleteProjectDeployKey: Responses<{ 'only-here': 204; 'used-elsewhere': 204; 'anonymous': 401; 'no-access': 403; 'unknown-deploy-key': 404; 'unknown-project': 404 }>;
  enableDeployKey: Responses<{ 'other-project': 201; 'anonymous': 401; 'no-access': 403; 'unknown-deploy-key': 404; 'unknown-project': 404 }>;
};

export declare const clusters: {
  listClusters: Responses<{ 'two-clusters': 200; 'invalid-page': 400; 'anonymous': 401; 'developer': 403; 'unknown-project': 404 }>;
  createCluster: Responses<{ 'all-fields': 201; 'defaults': 201; 'form': 201; 'missing-token': 400; 'anonymous': 401; 'developer': 403; 'unknown-project': 404 }>;
  getCluster: Responses<{ 'with-project': 200; 'anonymous': 401; 'developer': 403; 'unknown-cluster': 404; 'unknown-project': 404 }>;
  updateCluster: Responses<{ 'settings': 200; 'invalid-enabled': 400; 'anonymous': 401; 'developer': 403; 'unknown-cluster': 404; 'unknown-project': 404 }>;
  deleteCluster: Responses<{ 'connected': 204; 'anonymous': 401; 'developer': 403; 'unknown-cluster': 404; 'unknown-project': 404 }>;
};

export declare const samlIdentities: {
  listSamlIdentities: Responses<{ 'first-page': 200; 'last-page': 200; 'invalid-page': 400; 'anonymous': 401; 'unknown-group': 404 }>;
  getSamlIdentity: Responses<{ 'by-uid': 200; 'anonymous': 401; 'unknown-group': 404; 'unknown-saml-identity': 404 }>;
  deleteSamlIdentity: Responses<{ 'by-uid': 204; 'anonymous': 401; 'no-permission': 403; 'unknown-group': 404; 'unknown-saml-identity': 404 }>;
  updateSamlIdentity: Responses<{ 'form': 200; 'json': 200; 'invalid-uid': 400; 'anonymous': 401; 'no-permission': 403; 'unknown-group': 404; 'unknown-saml-identity': 404 }>;
};

export declare const samlGroupLinks: {
  listSamlGroupLinks: Responses<{ 'first-page': 200; 'last-page': 200; 'invalid-page': 400; 'anonymous': 401; 'unknown-group': 404 }>;
  createSamlGroupLink: Responses<{ 'custom-role': 201; 'plain': 201; 'with-provider': 201; 'unknown-level': 400; 'anonymous': 401; 'no-permission': 403; 'unknown-group': 404 }>;
  getSamlGroupLink: Responses<{ 'by-name': 200; 'by-provider': 200; 'anonymous': 401; 'unknown-group': 404; 'unknown-saml-group-link': 404; 'ambiguous': 422 }>;
  deleteSamlGroupLink: Responses<{ 'by-name': 204; 'by-provider': 204; 'anonymous': 401; 'no-permission': 403; 'unknown-group': 404; 'unknown-saml-group-link': 404; 'ambiguous': 422 }>;
};

export declare const invitations: {
  listGroupInvitations: Responses<{ 'first-page': 200; 'last-page': 200; 'invalid-page': 400; 'anonymous': 401; 'maintainer': 403; 'unknown-group': 404 }>;
  createGroupInvitation: Responses<{ 'not-possible': 201; 'two-addresses': 201; 'no-invitee': 400; 'anonymous': 401; 'maintainer': 403; 'unknown-group': 404 }>;
  updateGroupInvitation: Responses<{ 'role-and-expiry': 200; 'invalid-expiry': 400; 'anonymous': 401; 'maintainer': 403; 'unknown-group': 404; 'unknown-invitation': 404 }>;
  deleteGroupInvitation: Responses<{ 'pending': 204; 'anonymous': 401; 'maintainer': 403; 'unknown-group': 404; 'unknown-invitation': 404; 'not-deletable': 409 }>;
  listProjectInvitations: Responses<{ 'by-email': 200; 'invalid-page': 400; 'anonymous': 401; 'developer': 403; 'unknown-project': 404 }>;
  createProjectInvitation: Responses<{ 'by-email': 201; 'custom-role': 201; 'queued': 201; 'unknown-level': 201; 'missing-access-level': 400; 'anonymous': 401; 'developer': 403; 'unknown-project': 404 }>;
  updateProjectInvitation: Responses<{ 'role': 200; 'invalid-level': 400; 'anonymous': 401; 'developer': 403; 'unknown-invitation': 404; 'unknown-project': 404 }>;
  deleteProjectInvitation: Responses<{ 'pending': 204; 'anonymous': 401; 'developer': 403; 'unknown-invitation': 404; 'unknown-project': 404; 'not-deletable': 409 }>;
};

export declare const runners: {
  listRunners: Responses<{ 'filtered': 200; 'first-page': 200; 'last-page': 200; 'invalid-status': 400; 'anonymous': 401 }>;
  listAllRunners: Responses<{ 'offline-or-stale': 200; 'paused': 200; 'project-runners': 200; 'invalid-type': 400; 'anonymous': 401; 'owner': 403 }>;
  getRunner: Responses<{ 'instance-runner': 200; 'never-contacted': 200; 'project-runner': 200; 'anonymous': 401; 'developer': 403; 'project-runner-as-developer': 403; 'unknown-runner': 404 }>;
  updateRunner: Responses<{ 'group-runner': 200; 'instance-runner': 200; 'pause': 200; 'resume': 200; 'settings': 200; 'tags-by-form': 200; 'invalid-access-level': 400; 'anonymous': 401; 'developer': 403; 'group-runner-as-maintainer': 403; 'maintainer': 403; 'unknown-runner': 404 }>;
  listRunnerJobs: Responses<{ 'not-started': 200; 'succeeded': 200; 'invalid-status': 400; 'sort-alone': 400; 'anonymous': 401; 'guest': 403; 'security-manager': 403; 'unknown-runner': 404 }>;
  createRunner: Responses<{ 'not-an-object': 400; 'anonymous': 401 }>;
  listProjectRunners: Responses<{ 'project-runner': 200; 'invalid-page': 400; 'anonymous': 401; 'unknown-project': 404 }>;
  listGroupRunners: Responses<{ 'group-runner': 200; 'invalid-page': 400; 'anonymous': 401; 'unknown-group': 404 }>;
};

export declare const notes: {
  listIssueNotes: Responses<{ 'first-page': 200; 'last-page': 200; 'only-activity': 200; 'only-comments': 200; 'invalid-filter': 400; 'anonymous': 401; 'unknown-issue': 404; 'unknown-project': 404 }>;
  createIssueNote: Responses<{ 'comment': 201; 'dated-by-owner': 201; 'internal': 201; 'only-emoji': 201; 'missing-body': 400; 'anonymous': 401; 'dated-by-developer': 403; 'dated-by-maintainer': 403; 'unknown-issue': 404; 'unknown-project': 404 }>;
  getIssueNote: Responses<{ 'changed-later': 200; 'anonymous': 401; 'unknown-issue': 404; 'unknown-note': 404; 'unknown-project': 404 }>;
  updateIssueNote: Responses<{ 'change-body': 200; 'confidential': 200; 'invalid-confidential': 400; 'anonymous': 401; 'no-permission': 403; 'unknown-issue': 404; 'unknown-note': 404; 'unknown-project': 404 }>;
  deleteIssueNote: Responses<{ 'comment': 204; 'anonymous': 401; 'no-permission': 403; 'unknown-issue': 404; 'unknown-note': 404; 'unknown-project': 404 }>;
  listSnippetNotes: Responses<{ 'oldest-first': 200; 'invalid-sort': 400; 'anonymous': 401; 'unknown-project': 404; 'unknown-snippet': 404 }>;
  createSnippetNote: Responses<{ 'comment': 201; 'dated-by-owner': 201; 'form': 201; 'missing-body': 400; 'anonymous': 401; 'dated-by-developer': 403; 'unknown-project': 404; 'unknown-snippet': 404 }>;
  getSnippetNote: Responses<{ 'without-iid': 200; 'anonymous': 401; 'unknown-note': 404; 'unknown-project': 404; 'unknown-snippet': 404 }>;
  updateSnippetNote: Responses<{ 'change-body': 200; 'missing-body': 400; 'anonymous': 401; 'no-permission': 403; 'unknown-note': 404; 'unknown-project': 404; 'unknown-snippet': 404 }>;
  deleteSnippetNote: Responses<{ 'comment': 204; 'anonymous': 401; 'no-permission': 403; 'unknown-note': 404; 'unknown-project': 404; 'unknown-snippet': 404 }>;
  listMergeRequestNotes: Responses<{ 'last-changed-first': 200; 'invalid-order': 400; 'anonymous': 401; 'unknown-merge-request': 404; 'unknown-project': 404 }>;
  createMergeRequestNote: Responses<{ 'at-head': 201; 'dated-by-administrator': 201; 'internal': 201; 'missing-body': 400; 'anonymous': 401; 'dated-by-developer': 403; 'unknown-merge-request': 404; 'unknown-project': 404 }>;
  getMergeRequestNote: Responses<{ 'comment': 200; 'anonymous': 401; 'unknown-merge-request': 404; 'unknown-note': 404; 'unknown-project': 404 }>;
  updateMergeRequestNote: Responses<{ 'change-body': 200; 'missing-body': 400; 'anonymous': 401; 'no-permission': 403; 'unknown-merge-request': 404; 'unknown-note': 404; 'unknown-project': 404 }>;
  deleteMergeRequestNote: Responses<{ 'comment': 204; 'anonymous': 401; 'no-permission': 403; 'unknown-merge-request': 404; 'unknown-note': 404; 'unknown-project': 404 }>;
  listEpicNotes: Responses<{ 'newest-first': 200; 'invalid-sort': 400; 'anonymous': 401; 'unknown-epic': 404; 'unknown-group': 404 }>;
  getEpicNote: Responses<{ 'comment': 200; 'anonymous': 401; 'unknown-epic': 404; 'unknown-group': 404; 'unknown-note': 404 }>;
};

export declare const discussions: {
  listIssueDiscussions: Responses<{ 'first-page': 200; 'last-page': 200; 'invalid-page': 400; 'anonymous': 401; 'unknown-issue': 404; 'unknown-project': 404 }>;
  createIssueDiscussion: Responses<{ 'thread': 201; 'with-earlier-time': 201; 'missing-body': 400; 'anonymous': 401; 'dated-by-developer': 403; 'unknown-issue': 404; 'unknown-project': 404 }>;
  getIssueDiscussion: Responses<{ 'thread': 200; 'anonymous': 401; 'unknown-discussion': 404; 'unknown-issue': 404; 'unknown-project': 404 }>;
  createIssueDiscussionNote: Responses<{ 'single-comment': 201; 'with-earlier-time': 201; 'system-note': 400; 'anonymous': 401; 'dated-by-developer': 403; 'unknown-discussion': 404; 'unknown-issue': 404; 'unknown-project': 404 }>;
  updateIssueDiscussionNote: Responses<{ 'change-body': 200; 'missing-body': 400; 'anonymous': 401; 'no-permission': 403; 'unknown-discussion': 404; 'unknown-issue': 404; 'unknown-note': 404; 'unknown-project': 404 }>;
  deleteIssueDiscussionNote: Responses<{ 'reply': 204; 'anonymous': 401; 'no-permission': 403; 'unknown-discussion': 404; 'unknown-issue': 404; 'unknown-note': 404; 'unknown-project': 404 }>;
  listSnippetDiscussions: Responses<{ 'comment-and-thread': 200; 'invalid-page': 400; 'anonymous': 401; 'unknown-project': 404; 'unknown-snippet': 404 }>;
  createSnippetDiscussion: Responses<{ 'dated-by-owner': 201; 'missing-body': 400; 'anonymous': 401; 'dated-by-developer': 403; 'unknown-project': 404; 'unknown-snippet': 404 }>;
  getSnippetDiscussion: Responses<{ 'thread': 200; 'anonymous': 401; 'unknown-discussion': 404; 'unknown-project': 404; 'unknown-snippet': 404 }>;
  createSnippetDiscussionNote: Responses<{ 'reply': 201; 'with-earlier-time': 201; 'missing-body': 400; 'anonymous': 401; 'dated-by-developer': 403; 'unknown-discussion': 404; 'unknown-project': 404; 'unknown-snippet': 404 }>;
  updateSnippetDiscussionNote: Responses<{ 'change-body': 200; 'missing-body': 400; 'anonymous': 401; 'no-permission': 403; 'unknown-discussion': 404; 'unknown-note': 404; 'unknown-project': 404; 'unknown-snippet': 404 }>;
  deleteSnippetDiscussionNote: Responses<{ 'reply': 204; 'anonymous': 401; 'no-permission': 403; 'unknown-discussion': 404; 'unknown-note': 404; 'unknown-project': 404; 'unknown-snippet': 404 }>;
};

export declare const mergeRequests: {
  listMergeRequests: Responses<{ 'approved-and-negated': 200; 'first-page': 200; 'label-details': 200; 'last-page': 200; 'not-archived': 200; 'public': 200; 'reduced-form': 200; 'too-many-approvers': 400; 'anonymous': 401 }>;
  listGroupMergeRequests: Responses<{ 'archived-too': 200; 'from-project': 200; 'open': 200; 'public': 200; 'invalid-scope': 400; 'anonymous': 401; 'unknown-group': 404 }>;
};

export declare const mergeRequestDependencies: {
  listMergeRequestBlocks: Responses<{ 'one-block': 200; 'invalid-page': 400; 'anonymous': 401; 'unknown-merge-request': 404; 'unknown-project': 404 }>;
  createMergeRequestBlock: Responses<{ 'by-id': 201; 'by-iid-in-other-project': 201; 'missing-blocking': 400; 'anonymous': 401; 'unreadable-blocking': 403; 'unknown-blocking': 404; 'unknown-merge-request': 404; 'unknown-project': 404; 'already-exists': 409 }>;
  deleteMergeRequestBlock: Responses<{ 'one-block': 204; 'anonymous': 401; 'no-permission': 403; 'unknown-block': 404; 'unknown-merge-request': 404; 'unknown-project': 404 }>;
  listMergeRequestBlockees: Responses<{ 'one-blockee': 200; 'invalid-page': 400; 'anonymous': 401; 'unknown-merge-request': 404; 'unknown-project': 404 }>;
};

export declare const milestones: {
  listMilestones: Responses<{ 'active-by-iid': 200; 'all': 200; 'by-search': 200; 'invalid-state': 400; 'anonymous': 401; 'unknown-project': 404 }>;
  createMilestone: Responses<{ 'with-dates': 201; 'missing-title': 400; 'anonymous': 401; 'no-permission': 403; 'unknown-project': 404 }>;
  getMilestone: Responses<{ 'active': 200; 'anonymous': 401; 'unknown-milestone': 404; 'unknown-project': 404 }>;
  updateMilestone: Responses<{ 'activate': 200; 'close': 200; 'invalid-state-event': 400; 'anonymous': 401; 'no-permission': 403; 'unknown-milestone': 404; 'unknown-project': 404 }>;
  deleteMilestone: Responses<{ 'planner': 204; 'anonymous': 401; 'guest': 403; 'unknown-milestone': 404; 'unknown-project': 404 }>;
  listMilestoneIssues: Responses<{ 'one': 200; 'invalid-page': 400; 'anonymous': 401; 'unknown-milestone': 404; 'unknown-project': 404 }>;
  listMilestoneMergeRequests: Responses<{ 'one': 200; 'invalid-page': 400; 'anonymous': 401; 'unknown-milestone': 404; 'unknown-project': 404 }>;
  promoteMilestone: Responses<{ 'planner': 200; 'anonymous': 401; 'guest': 403; 'unknown-milestone': 404; 'unknown-project': 404 }>;
  getMilestoneBurndownEvents: Responses<{ 'none': 200; 'anonymous': 401; 'unknown-milestone': 404; 'unknown-project': 404 }>;
};

export declare const protectedEnvironments: {
  listProtectedEnvironments: Responses<{ 'first-page': 200; 'last-page': 200; 'invalid-page': 400; 'anonymous': 401; 'without-ci-cd': 403; 'unknown-project': 404 }>;
  createProtectedEnvironment: Responses<{ 'with-approval-rules': 201; 'with-form': 201; 'group-and-role': 400; 'user-and-role': 400; 'anonymous': 401; 'without-ci-cd': 403; 'unknown-project': 404 }>;
  getProtectedEnvironment: Responses<{ 'name-with-slash': 200; 'with-approval-rules': 200; 'anonymous': 401; 'without-ci-cd': 403; 'unknown-environment': 404; 'unknown-project': 404 }>;
  updateProtectedEnvironment: Responses<{ 'add-change-remove': 200; 'remove-without-id': 400; 'anonymous': 401; 'without-ci-cd': 403; 'unknown-environment': 404; 'unknown-project': 404 }>;
  deleteProtectedEnvironment: Responses<{ 'production': 204; 'anonymous': 401; 'without-ci-cd': 403; 'unknown-environment': 404; 'unknown-project': 404 }>;
};

export declare const dependencyListExports: {
  createProjectDependencyListExport: Responses<{ 'csv': 201; 'cyclonedx': 201; 'other-type': 400; 'anonymous': 401; 'without-permission': 403; 'unknown-project': 404 }>;
  createGroupDependencyListExport: Responses<{ 'with-email': 201; 'other-type': 400; 'anonymous': 401; 'without-permission': 403; 'unknown-group': 404 }>;
  createPipelineDependencyListExport: Responses<{ 'sbom': 201; 'other-type': 400; 'anonymous': 401; 'without-permission': 403; 'unknown-pipeline': 404 }>;
  getDependencyListExport: Responses<{ 'finished': 200; 'running': 202; 'anonymous': 401; 'without-permission': 403; 'unknown-export': 404 }>;
  downloadDependencyListExport: Responses<{ 'csv': 200; 'json-array': 200; 'sbom': 200; 'anonymous': 401; 'without-permission': 403; 'unfinished': 404; 'unknown-export': 404 }>;
};

export declare const remoteMirrors: {
  listRemoteMirrors: Responses<{ 'first-page': 200; 'last-page': 200; 'invalid-page': 400; 'anonymous': 401; 'unknown-project': 404 }>;
  createRemoteMirror: Responses<{ 'with-host-keys': 201; 'with-host-keys-by-form': 201; 'with-password': 201; 'missing-url': 400; 'anonymous': 401; 'no-permission': 403; 'unknown-project': 404 }>;
  getRemoteMirror: Responses<{ 'ssh': 200; 'anonymous': 401; 'unknown-mirror': 404; 'unknown-project': 404 }>;
  updateRemoteMirror: Responses<{ 'disable': 200; 'regex-and-protected': 400; 'anonymous': 401; 'no-permission': 403; 'unknown-mirror': 404; 'unknown-project': 404 }>;
  deleteRemoteMirror: Responses<{ 'ssh': 204; 'anonymous': 401; 'no-permission': 403; 'unknown-mirror': 404; 'unknown-project': 404 }>;
  getRemoteMirrorPublicKey: Responses<{ 'ssh': 200; 'anonymous': 401; 'unknown-mirror': 404; 'unknown-project': 404 }>;
  syncRemoteMirror: Responses<{ 'ssh': 204; 'anonymous': 401; 'no-permission': 403; 'unknown-mirror': 404; 'unknown-project': 404 }>;
};

export declare const pages: {
  getPages: Responses<{ 'two-deployments': 200; 'anonymous': 401; 'developer': 403; 'unknown-project': 404 }>;
  deletePages: Responses<{ 'published': 204; 'anonymous': 401; 'developer': 403; 'unknown-project': 404 }>;
  updatePages: Responses<{ 'all-settings': 200; 'invalid-https-only': 400; 'anonymous': 401; 'developer': 403; 'unknown-project': 404 }>;
};

export declare const errorTracking: {
  getErrorTrackingSettings: Responses<{ 'external': 200; 'anonymous': 401; 'developer': 403; 'unknown-project': 404 }>;
  configureIntegratedErrorTracking: Responses<{ 'switch-on': 200; 'missing-integrated': 400; 'anonymous': 401; 'developer': 403; 'unknown-project': 404 }>;
  updateErrorTrackingSettings: Responses<{ 'integrated': 200; 'switch-off': 200; 'missing-active': 400; 'anonymous': 401; 'developer': 403; 'unknown-project': 404 }>;
  listErrorTrackingClientKeys: Responses<{ 'two-keys': 200; 'invalid-page': 400; 'anonymous': 401; 'developer': 403; 'unknown-project': 404 }>;
  createErrorTrackingClientKey: Responses<{ 'generated': 201; 'anonymous': 401; 'developer': 403; 'unknown-project': 404 }>;
  deleteErrorTrackingClientKey: Responses<{ 'client-key': 204; 'anonymous': 401; 'developer': 403; 'unknown-client-key': 404; 'unknown-project': 404 }>;
};

export declare const repositoryStorageMoves: {
  scheduleProjectStorageMoves: Responses<{ 'between-storages': 201; 'missing-source': 400; 'anonymous': 401; 'no-permission': 403 }>;
  scheduleSnippetStorageMoves: Responses<{ 'between-storages': 201; 'missing-source': 400; 'anonymous': 401; 'no-permission': 403 }>;
  scheduleGroupStorageMoves: Responses<{ 'between-storages': 201; 'missing-source': 400; 'anonymous': 401; 'no-permission': 403 }>;
};

export declare const alerts: {
  createAlerts: Responses<{ 'http-endpoint': 200; 'key-as-password': 200; 'known-already': 200; 'metrics': 200; 'metrics-annotations': 200; 'metrics-resolved': 200; 'several-fingerprints': 200; 'without-fields': 200; 'wrong-type': 400; 'anonymous': 401 }>;
};

export declare const responses: typeof repositories & typeof commits & typeof tags & typeof sshKeys & typeof gpgKeys & typeof deployKeys & typeof clusters & typeof samlIdentities & typeof samlGroupLinks & typeof invitations & typeof runners & typeof notes & typeof discussions & typeof mergeRequests & typeof mergeRequestDependencies & typeof milestones & typeof protectedEnvironments & typeof dependencyListExports & typeof remoteMirrors & typeof pages & typeof errorTracking & typeof repositoryStorageMoves & typeof alerts;

// Made from openapi/ by `npm run build`. Changes here are lost.

/**
 * Every path with its methods and their operationIds. After a colon stands `bytes` where the answer is bytes,
 * `form` where the body is a form, `safe` where nothing is changed in spite of the method.
 */
export const operations = `
/projects/{id}/repository/tree GET listTree
/projects/{id}/repository/blobs/{sha} GET getBlob
/projects/{id}/repository/blobs/{sha}/raw GET getRawBlob:bytes
/projects/{id}/repository/blobs/batch POST getBlobs:safe
/projects/{id}/repository/archive GET getArchive:bytes
/projects/{id}/repository/archive.{format} GET getArchiveInFormat:bytes
/projects/{id}/repository/compare GET compareRefs
/projects/{id}/repository/contributors GET listContributors
/projects/{id}/repository/commits GET listCommits POST createCommit
/projects/{id}/repository/commits/{sha} GET getCommit
/projects/{id}/repository/commits/{sha}/refs GET listCommitRefs
/projects/{id}/repository/commits/{sha}/sequence GET getCommitSequence
/projects/{id}/repository/tags GET listTags POST createTag
/projects/{id}/repository/tags/{tag_name} GET getTag DELETE deleteTag
/projects/{id}/repository/tags/{tag_name}/signature GET getTagSignature
/user/keys GET listSshKeys POST createSshKey
/user/keys/{key_id} GET getSshKey DELETE deleteSshKey
/users/{id}/keys GET listUserSshKeys POST createUserSshKey
/users/{id}/keys/{key_id} GET getUserSshKey DELETE deleteUserSshKey
/user/gpg_keys GET listGpgKeys POST createGpgKey:form
/user/gpg_keys/{key_id} GET getGpgKey DELETE deleteGpgKey
/users/{id}/gpg_keys GET listUserGpgKeys POST createUserGpgKey
/users/{id}/gpg_keys/{key_id} GET getUserGpgKey DELETE deleteUserGpgKey
/deploy_keys GET listDeployKeys POST createDeployKey
/projects/{id}/deploy_keys GET listProjectDeployKeys POST createProjectDeployKey
/users/{id_or_username}/project_deploy_keys GET listUserProjectDeployKeys
/projects/{id}/deploy_keys/{key_id} GET getProjectDeployKey PUT updateProjectDeployKey DELETE deleteProjectDeployKey
/projects/{id}/deploy_keys/{key_id}/enable POST enableDeployKey
/projects/{id}/clusters GET listClusters
/projects/{id}/clusters/user POST createCluster
/projects/{id}/clusters/{cluster_id} GET getCluster PUT updateCluster DELETE deleteCluster
/groups/{id}/saml/identities GET listSamlIdentities
/groups/{id}/saml/{uid} GET getSamlIdentity DELETE deleteSamlIdentity PATCH updateSamlIdentity:form
/groups/{id}/saml_group_links GET listSamlGroupLinks POST createSamlGroupLink
/groups/{id}/saml_group_links/{saml_group_name} GET getSamlGroupLink DELETE deleteSamlGroupLink
/groups/{id}/invitations GET listGroupInvitations POST createGroupInvitation
/groups/{id}/invitations/{email} PUT updateGroupInvitation DELETE deleteGroupInvitation
/projects/{id}/invitations GET listProjectInvitations POST createProjectInvitation
/projects/{id}/invitations/{email} PUT updateProjectInvitation DELETE deleteProjectInvitation
/runners GET listRunners
/runners/all GET listAllRunners
/runners/{id} GET getRunner PUT updateRunner
/runners/{id}/jobs GET listRunnerJobs
/user/runners POST createRunner
/projects/{id}/runners GET listProjectRunners
/groups/{id}/runners GET listGroupRunners
/projects/{id}/issues/{issue_iid}/notes GET listIssueNotes POST createIssueNote
/projects/{id}/issues/{issue_iid}/notes/{note_id} GET getIssueNote PUT updateIssueNote DELETE deleteIssueNote
/projects/{id}/snippets/{snippet_id}/notes GET listSnippetNotes POST createSnippetNote
/projects/{id}/snippets/{snippet_id}/notes/{note_id} GET getSnippetNote PUT updateSnippetNote DELETE deleteSnippetNote
/projects/{id}/merge_requests/{merge_request_iid}/notes GET listMergeRequestNotes POST createMergeRequestNote
/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id} GET getMergeRequestNote PUT updateMergeRequestNote DELETE deleteMergeRequestNote
/groups/{id}/epics/{epic_id}/notes GET listEpicNotes
/groups/{id}/epics/{epic_id}/notes/{note_id} GET getEpicNote
/projects/{id}/issues/{issue_iid}/discussions GET listIssueDiscussions POST createIssueDiscussion
/projects/{id}/issues/{issue_iid}/discussions/{discussion_id} GET getIssueDiscussion
/projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes POST createIssueDiscussionNote
/projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes/{note_id} PUT updateIssueDiscussionNote DELETE deleteIssueDiscussionNote
/projects/{id}/snippets/{snippet_id}/discussions GET listSnippetDiscussions POST createSnippetDiscussion
/projects/{id}/snippets/{snippet_id}/discussions/{discussion_id} GET getSnippetDiscussion
/projects/{id}/snippets/{snippet_id}/discussions/{discussion_id}/notes POST createSnippetDiscussionNote
/projects/{id}/snippets/{snippet_id}/discussions/{discussion_id}/notes/{note_id} PUT updateSnippetDiscussionNote DELETE deleteSnippetDiscussionNote
/merge_requests GET listMergeRequests
/groups/{id}/merge_requests GET listGroupMergeRequests
/projects/{id}/merge_requests/{merge_request_iid}/blocks GET listMergeRequestBlocks POST createMergeRequestBlock
/projects/{id}/merge_requests/{merge_request_iid}/blocks/{block_id} DELETE deleteMergeRequestBlock
/projects/{id}/merge_requests/{merge_request_iid}/blockees GET listMergeRequestBlockees
/projects/{id}/milestones GET listMilestones POST createMilestone
/projects/{id}/milestones/{milestone_id} GET getMilestone PUT updateMilestone DELETE deleteMilestone
/projects/{id}/milestones/{milestone_id}/issues GET listMilestoneIssues
/projects/{id}/milestones/{milestone_id}/merge_requests GET listMilestoneMergeRequests
/projects/{id}/milestones/{milestone_id}/promote POST promoteMilestone
/projects/{id}/milestones/{milestone_id}/burndown_events GET getMilestoneBurndownEvents
/projects/{id}/protected_environments GET listProtectedEnvironments POST createProtectedEnvironment
/projects/{id}/protected_environments/{name} GET getProtectedEnvironment PUT updateProtectedEnvironment DELETE deleteProtectedEnvironment
/projects/{id}/dependency_list_exports POST createProjectDependencyListExport
/groups/{id}/dependency_list_exports POST createGroupDependencyListExport
/pipelines/{id}/dependency_list_exports POST createPipelineDependencyListExport
/dependency_list_exports/{id} GET getDependencyListExport
/dependency_list_exports/{id}/download GET downloadDependencyListExport:bytes
/projects/{id}/remote_mirrors GET listRemoteMirrors POST createRemoteMirror
/projects/{id}/remote_mirrors/{mirror_id} GET getRemoteMirror PUT updateRemoteMirror DELETE deleteRemoteMirror
/projects/{id}/remote_mirrors/{mirror_id}/public_key GET getRemoteMirrorPublicKey
/projects/{id}/remote_mirrors/{mirror_id}/sync POST syncRemoteMirror
/projects/{id}/pages GET getPages DELETE deletePages PATCH updatePages
/projects/{id}/error_tracking/settings GET getErrorTrackingSettings PUT configureIntegratedErrorTracking PATCH updateErrorTrackingSettings
/projects/{id}/error_tracking/client_keys GET listErrorTrackingClientKeys POST createErrorTrackingClientKey
/projects/{id}/error_tracking/client_keys/{key_id} DELETE deleteErrorTrackingClientKey
/project_repository_storage_moves POST scheduleProjectStorageMoves
/snippet_repository_storage_moves POST scheduleSnippetStorageMoves
/group_repository_storage_moves POST scheduleGroupStorageMoves
`;

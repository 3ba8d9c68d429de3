// Made from openapi/ by `npm run build`. Changes here are lost.

/**
 * Every path with its methods and their operationIds in lower case. After a colon stands `bytes` where the
 * answer is bytes, `form` where the body is a form, `safe` where nothing is changed in spite of the method.
 */
export const operations = `
/projects/{id}/repository/tree get listtree
/projects/{id}/repository/blobs/{sha} get getblob
/projects/{id}/repository/blobs/{sha}/raw get getrawblob:bytes
/projects/{id}/repository/blobs/batch post getblobs:safe
/projects/{id}/repository/archive get getarchive:bytes
/projects/{id}/repository/archive.{format} get getarchiveinformat:bytes
/projects/{id}/repository/compare get comparerefs
/projects/{id}/repository/contributors get listcontributors
/projects/{id}/repository/commits get listcommits post createcommit
/projects/{id}/repository/commits/{sha} get getcommit
/projects/{id}/repository/commits/{sha}/refs get listcommitrefs
/projects/{id}/repository/commits/{sha}/sequence get getcommitsequence
/projects/{id}/repository/tags get listtags post createtag
/projects/{id}/repository/tags/{tag_name} get gettag delete deletetag
/projects/{id}/repository/tags/{tag_name}/signature get gettagsignature
/user/keys get listsshkeys post createsshkey
/user/keys/{key_id} get getsshkey delete deletesshkey
/users/{id}/keys get listusersshkeys post createusersshkey
/users/{id}/keys/{key_id} get getusersshkey delete deleteusersshkey
/user/gpg_keys get listgpgkeys post creategpgkey:form
/user/gpg_keys/{key_id} get getgpgkey delete deletegpgkey
/users/{id}/gpg_keys get listusergpgkeys post createusergpgkey
/users/{id}/gpg_keys/{key_id} get getusergpgkey delete deleteusergpgkey
/deploy_keys get listdeploykeys post createdeploykey
/projects/{id}/deploy_keys get listprojectdeploykeys post createprojectdeploykey
/users/{id_or_username}/project_deploy_keys get listuserprojectdeploykeys
/projects/{id}/deploy_keys/{key_id} get getprojectdeploykey put updateprojectdeploykey delete deleteprojectdeploykey
/projects/{id}/deploy_keys/{key_id}/enable post enabledeploykey
/projects/{id}/clusters get listclusters
/projects/{id}/clusters/user post createcluster
/projects/{id}/clusters/{cluster_id} get getcluster put updatecluster delete deletecluster
/groups/{id}/saml/identities get listsamlidentities
/groups/{id}/saml/{uid} get getsamlidentity delete deletesamlidentity patch updatesamlidentity:form
/groups/{id}/saml_group_links get listsamlgrouplinks post createsamlgrouplink
/groups/{id}/saml_group_links/{saml_group_name} get getsamlgrouplink delete deletesamlgrouplink
/groups/{id}/invitations get listgroupinvitations post creategroupinvitation
/groups/{id}/invitations/{email} put updategroupinvitation delete deletegroupinvitation
/projects/{id}/invitations get listprojectinvitations post createprojectinvitation
/projects/{id}/invitations/{email} put updateprojectinvitation delete deleteprojectinvitation
/runners get listrunners
/runners/all get listallrunners
/runners/{id} get getrunner put updaterunner
/runners/{id}/jobs get listrunnerjobs
/user/runners post createrunner
/projects/{id}/runners get listprojectrunners
/groups/{id}/runners get listgrouprunners
/projects/{id}/issues/{issue_iid}/notes get listissuenotes post createissuenote
/projects/{id}/issues/{issue_iid}/notes/{note_id} get getissuenote put updateissuenote delete deleteissuenote
/projects/{id}/snippets/{snippet_id}/notes get listsnippetnotes post createsnippetnote
/projects/{id}/snippets/{snippet_id}/notes/{note_id} get getsnippetnote put updatesnippetnote delete deletesnippetnote
/projects/{id}/merge_requests/{merge_request_iid}/notes get listmergerequestnotes post createmergerequestnote
/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id} get getmergerequestnote put updatemergerequestnote delete deletemergerequestnote
/groups/{id}/epics/{epic_id}/notes get listepicnotes
/groups/{id}/epics/{epic_id}/notes/{note_id} get getepicnote
/projects/{id}/issues/{issue_iid}/discussions get listissuediscussions post createissuediscussion
/projects/{id}/issues/{issue_iid}/discussions/{discussion_id} get getissuediscussion
/projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes post createissuediscussionnote
/projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes/{note_id} put updateissuediscussionnote delete deleteissuediscussionnote
/projects/{id}/snippets/{snippet_id}/discussions get listsnippetdiscussions post createsnippetdiscussion
/projects/{id}/snippets/{snippet_id}/discussions/{discussion_id} get getsnippetdiscussion
/projects/{id}/snippets/{snippet_id}/discussions/{discussion_id}/notes post createsnippetdiscussionnote
/projects/{id}/snippets/{snippet_id}/discussions/{discussion_id}/notes/{note_id} put updatesnippetdiscussionnote delete deletesnippetdiscussionnote
/merge_requests get listmergerequests
/groups/{id}/merge_requests get listgroupmergerequests
/projects/{id}/merge_requests/{merge_request_iid}/blocks get listmergerequestblocks post createmergerequestblock
/projects/{id}/merge_requests/{merge_request_iid}/blocks/{block_id} delete deletemergerequestblock
/projects/{id}/merge_requests/{merge_request_iid}/blockees get listmergerequestblockees
/projects/{id}/milestones get listmilestones post createmilestone
/projects/{id}/milestones/{milestone_id} get getmilestone put updatemilestone delete deletemilestone
/projects/{id}/milestones/{milestone_id}/issues get listmilestoneissues
/projects/{id}/milestones/{milestone_id}/merge_requests get listmilestonemergerequests
/projects/{id}/milestones/{milestone_id}/promote post promotemilestone
/projects/{id}/milestones/{milestone_id}/burndown_events get getmilestoneburndownevents
/projects/{id}/protected_environments get listprotectedenvironments post createprotectedenvironment
/projects/{id}/protected_environments/{name} get getprotectedenvironment put updateprotectedenvironment delete deleteprotectedenvironment
/projects/{id}/dependency_list_exports post createprojectdependencylistexport
/groups/{id}/dependency_list_exports post creategroupdependencylistexport
/pipelines/{id}/dependency_list_exports post createpipelinedependencylistexport
/dependency_list_exports/{id} get getdependencylistexport
/dependency_list_exports/{id}/download get downloaddependencylistexport:bytes
/projects/{id}/remote_mirrors get listremotemirrors post createremotemirror
/projects/{id}/remote_mirrors/{mirror_id} get getremotemirror put updateremotemirror delete deleteremotemirror
/projects/{id}/remote_mirrors/{mirror_id}/public_key get getremotemirrorpublickey
/projects/{id}/remote_mirrors/{mirror_id}/sync post syncremotemirror
/projects/{id}/pages get getpages delete deletepages patch updatepages
/projects/{id}/error_tracking/settings get geterrortrackingsettings put configureintegratederrortracking patch updateerrortrackingsettings
/projects/{id}/error_tracking/client_keys get listerrortrackingclientkeys post createerrortrackingclientkey
/projects/{id}/error_tracking/client_keys/{key_id} delete deleteerrortrackingclientkey
/project_repository_storage_moves post scheduleprojectstoragemoves
/snippet_repository_storage_moves post schedulesnippetstoragemoves
/group_repository_storage_moves post schedulegroupstoragemoves
`;

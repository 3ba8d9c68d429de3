// Made from openapi/ by `npm run build`. Changes here are lost.

/**
 * The tree of all paths. A line is a segment, indented by its depth, and the operations there: `tag LC` stands
 * for `get listTags` and `post createTag`, G for get, U for `put update`, D for delete. The noun is left out
 * where it is the one before. What does not fit has its operationId and method, `enableDeployKey post`. After
 * a colon stands `bytes` where the answer is bytes, `form` where the body is a form, `safe` where nothing is
 * changed in spite of the method. Names are in lower case, which compresses better.
 */
export const operations = `
projects
 {id}
  repository
   tree listtree get
   blobs
    {sha} blob G
     raw getrawblob get:bytes
    batch getblobs post:safe
   archive getarchive get:bytes
   archive.{format} getarchiveinformat get:bytes
   compare comparerefs get
   contributors contributor L
   commits commit LC
    {sha} G
     refs commitref L
     sequence commitsequence G
   tags tag LC
    {tag_name} GD
     signature tagsignature G
  deploy_keys projectdeploykey LC
   {key_id} GUD
    enable enabledeploykey post
  clusters cluster L
   user C
   {cluster_id} GUD
  invitations projectinvitation LC
   {email} UD
  runners projectrunner L
  issues
   {issue_iid}
    notes issuenote LC
     {note_id} GUD
    discussions issuediscussion LC
     {discussion_id} G
      notes issuediscussionnote C
       {note_id} UD
  snippets
   {snippet_id}
    notes snippetnote LC
     {note_id} GUD
    discussions snippetdiscussion LC
     {discussion_id} G
      notes snippetdiscussionnote C
       {note_id} UD
  merge_requests
   {merge_request_iid}
    notes mergerequestnote LC
     {note_id} GUD
    blocks mergerequestblock LC
     {block_id} D
    blockees mergerequestblockee L
  milestones milestone LC
   {milestone_id} GUD
    issues milestoneissue L
    merge_requests milestonemergerequest L
    promote promotemilestone post
    burndown_events milestoneburndownevents G
  protected_environments protectedenvironment LC
   {name} GUD
  dependency_list_exports projectdependencylistexport C
  remote_mirrors remotemirror LC
   {mirror_id} GUD
    public_key remotemirrorpublickey G
    sync syncremotemirror post
  pages pages GD updatepages patch
  error_tracking
   settings errortrackingsettings G configureintegratederrortracking put updateerrortrackingsettings patch
   client_keys errortrackingclientkey LC
    {key_id} D
user
 keys sshkey LC
  {key_id} GD
 gpg_keys gpgkey L creategpgkey post:form
  {key_id} gpgkey GD
 runners runner C
users
 {id}
  keys usersshkey LC
   {key_id} GD
  gpg_keys usergpgkey LC
   {key_id} GD
 {id_or_username}
  project_deploy_keys userprojectdeploykey L
deploy_keys deploykey LC
groups
 {id}
  saml
   identities samlidentitie L
   {uid} samlidentity GD updatesamlidentity patch:form
  saml_group_links samlgrouplink LC
   {saml_group_name} GD
  invitations groupinvitation LC
   {email} UD
  runners grouprunner L
  epics
   {epic_id}
    notes epicnote L
     {note_id} G
  merge_requests groupmergerequest L
  dependency_list_exports groupdependencylistexport C
runners runner L
 all allrunner L
 {id} runner GU
  jobs runnerjob L
merge_requests mergerequest L
pipelines
 {id}
  dependency_list_exports pipelinedependencylistexport C
dependency_list_exports
 {id} dependencylistexport G
  download downloaddependencylistexport get:bytes
project_repository_storage_moves scheduleprojectstoragemoves post
snippet_repository_storage_moves schedulesnippetstoragemoves post
group_repository_storage_moves schedulegroupstoragemoves post
`;

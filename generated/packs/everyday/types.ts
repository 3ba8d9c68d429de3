// Generated from packs/everyday/ by `npm run build`. Changes here are lost.

export interface paths {
    "/projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes/{note_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a note of a discussion on an issue
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getIssueDiscussionNote"];
        /**
         * Update a note in a discussion on an issue
         *
         * Change the content of a note in a discussion on an issue.
         */
        put: operations["updateIssueDiscussionNote"];
        post?: never;
        /**
         * Delete a note in a discussion on an issue
         *
         * Remove a note from a discussion on an issue.
         */
        delete: operations["deleteIssueDiscussionNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the branches of a repository
         *
         * They are ordered by name. Not in the documents; as clients of such platforms use it.
         */
        get: operations["listBranches"];
        put?: never;
        /**
         * Create a branch
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["createBranch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/branches/{branch}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a branch
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getBranch"];
        put?: never;
        post?: never;
        /**
         * Delete a branch
         *
         * The default branch and protected branches stay. Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteBranch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/branches/{branch}/protect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Protect a branch
         *
         * An older way to protect a branch, which clients still use. Not in the documents; as clients of such platforms use it.
         */
        put: operations["protectBranch"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/branches/{branch}/unprotect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Remove the protection of a branch
         *
         * An older way to do so, which clients still use. Not in the documents; as clients of such platforms use it.
         */
        put: operations["unprotectBranch"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/merged_branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete all branches that are merged into the default branch
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteMergedBranches"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/commits/{sha}/diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the changes of a commit
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listCommitDiffs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/commits/{sha}/cherry_pick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a commit to another branch
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["cherryPickCommit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/commits/{sha}/revert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a commit by a new one
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["revertCommit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/merge_base": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the newest common ancestor of commits
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getMergeBase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/deploy_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deploy tokens
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listProjectDeployTokens"];
        put?: never;
        /**
         * Create a deploy token
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["createProjectDeployToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/deploy_tokens/{token_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a deploy token
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getProjectDeployToken"];
        put?: never;
        post?: never;
        /**
         * Delete a deploy token
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteProjectDeployToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/deploy_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deploy tokens
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listGroupDeployTokens"];
        put?: never;
        /**
         * Create a deploy token
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["createGroupDeployToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/deploy_tokens/{token_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a deploy token
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getGroupDeployToken"];
        put?: never;
        post?: never;
        /**
         * Delete a deploy token
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteGroupDeployToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deploy_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deploy tokens
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listDeployTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}/discussions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the discussions on a merge request
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listMergeRequestDiscussions"];
        put?: never;
        /**
         * Start a discussion on a merge request
         *
         * A thread with a position is about a line of the difference. Not in the documents; as clients of such platforms use it.
         */
        post: operations["createMergeRequestDiscussion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a discussion on a merge request
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getMergeRequestDiscussion"];
        /**
         * Resolve a thread on a merge request, or reopen it
         *
         * Not in the documents; as clients of such platforms use it.
         */
        put: operations["resolveMergeRequestDiscussion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to a discussion on a merge request
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["createMergeRequestDiscussionNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes/{note_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a note of a discussion on a merge request
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getMergeRequestDiscussionNote"];
        /**
         * Change a note of a discussion on a merge request
         *
         * Either `body` or `resolved` is required. A note is resolved together with its thread. Not in the documents; as clients of such platforms use it.
         */
        put: operations["updateMergeRequestDiscussionNote"];
        post?: never;
        /**
         * Delete a note of a discussion on a merge request
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteMergeRequestDiscussionNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/feature_flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List feature flags
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listFeatureFlags"];
        put?: never;
        /**
         * Create a feature flag
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["createFeatureFlag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/feature_flags/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a feature flag
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getFeatureFlag"];
        /**
         * Change a feature flag
         *
         * Strategies and scopes with a known `id` are changed, those with `_destroy` are removed, and others are added. Not in the documents; as clients of such platforms use it.
         */
        put: operations["updateFeatureFlag"];
        post?: never;
        /**
         * Delete a feature flag
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteFeatureFlag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/feature_flags_user_lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List user lists
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listFeatureFlagUserLists"];
        put?: never;
        /**
         * Create a user list
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["createFeatureFlagUserList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/feature_flags_user_lists/{iid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a user list
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getFeatureFlagUserList"];
        /**
         * Change a user list
         *
         * Not in the documents; as clients of such platforms use it.
         */
        put: operations["updateFeatureFlagUserList"];
        post?: never;
        /**
         * Delete a user list
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteFeatureFlagUserList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List features
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listInstanceFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/features/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch a feature of the instance
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["setInstanceFeature"];
        /**
         * Delete a feature
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteInstanceFeature"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/files/{file_path}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a file
         *
         * The headers of the response have the same facts, so `HEAD` is enough for a client that needs no content. Not in the documents; as clients of such platforms use it.
         */
        get: operations["getRepositoryFile"];
        /**
         * Change a file
         *
         * Not in the documents; as clients of such platforms use it.
         */
        put: operations["updateRepositoryFile"];
        /**
         * Create a file
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["createRepositoryFile"];
        /**
         * Delete a file
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteRepositoryFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/files/{file_path}/raw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the content of a file
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getRawRepositoryFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List groups
         *
         * A caller with a token gets the groups of which they are a member, unless the request asks for all. Administrators and callers without a token get all that they may see. Not in the documents; as clients of such platforms use it.
         */
        get: operations["listGroups"];
        put?: never;
        /**
         * Create a group
         *
         * The caller becomes its owner. A subgroup needs a maintainer of the parent group. Not in the documents; as clients of such platforms use it.
         */
        post: operations["createGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a group
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getGroup"];
        /**
         * Change a group
         *
         * Not in the documents; as clients of such platforms use it.
         */
        put: operations["updateGroup"];
        post?: never;
        /**
         * Delete a group
         *
         * Its subgroups and projects are deleted, too, and at once. Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a group
         *
         * Without a group, it becomes a group without a parent. Not in the documents; as clients of such platforms use it.
         */
        post: operations["transferGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share a group with another group
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["shareGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/share/{group_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Stop sharing a group with another group
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["unshareGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/subgroups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the subgroups of a group
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listSubgroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/descendant_groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the groups below a group, at any depth
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listDescendantGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/issues/{issue_iid}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the issues that an issue is linked with
         *
         * The type of a link is that of the issue of the path. The caller sees only issues that they may read. Not in the documents; as clients of such platforms use it.
         */
        get: operations["listIssueLinks"];
        put?: never;
        /**
         * Link two issues
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["createIssueLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/issues/{issue_iid}/links/{issue_link_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a link
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getIssueLink"];
        put?: never;
        post?: never;
        /**
         * Delete a link
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteIssueLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List issues
         *
         * Without `scope`, these are the issues that the caller created. Not in the documents; as clients of such platforms use it.
         */
        get: operations["listIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the issues of a group
         *
         * They are those of its projects, and of those below. Not in the documents; as clients of such platforms use it.
         */
        get: operations["listGroupIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the issues of a project
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listProjectIssues"];
        put?: never;
        /**
         * Create an issue
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["createIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/issues/{issue_iid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an issue
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getIssue"];
        /**
         * Change an issue
         *
         * Authors may change their own issues, and reporters all of the project. Not in the documents; as clients of such platforms use it.
         */
        put: operations["updateIssue"];
        post?: never;
        /**
         * Delete an issue
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteIssue"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/issues/{issue_iid}/closed_by": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the merge requests that close an issue
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listMergeRequestsClosingIssue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/issues/{issue_iid}/participants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users who take part in an issue
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listIssueParticipants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/issues/{issue_iid}/related_merge_requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the merge requests whose text names an issue
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listMergeRequestsRelatedToIssue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/job_token_scope": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether job tokens of other projects are limited
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getJobTokenScope"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set whether job tokens of other projects are limited
         *
         * Not in the documents; as clients of such platforms use it.
         */
        patch: operations["setJobTokenScope"];
        trace?: never;
    };
    "/projects/{id}/job_token_scope/allowlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the projects whose job tokens reach a project
         *
         * The project itself is the first one. Not in the documents; as clients of such platforms use it.
         */
        get: operations["listAllowedProjects"];
        put?: never;
        /**
         * Let the job tokens of a project reach this one
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["allowProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/job_token_scope/allowlist/{target_project_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Stop the job tokens of a project from reaching this one
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["disallowProject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/job_token_scope/groups_allowlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the groups whose job tokens reach a project
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listAllowedGroups"];
        put?: never;
        /**
         * Let the job tokens of a group reach a project
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["allowGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/job_token_scope/groups_allowlist/{target_group_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Stop the job tokens of a group from reaching a project
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["disallowGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List labels
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listProjectLabels"];
        /**
         * Change a label that the body names
         *
         * An older way to change a label, which clients still use. Not in the documents; as clients of such platforms use it.
         */
        put: operations["updateProjectLabelByName"];
        /**
         * Create a label
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["createProjectLabel"];
        /**
         * Delete a label that the query names
         *
         * An older way to delete a label, which clients still use. Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteProjectLabelByName"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/labels/{label_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a label
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getProjectLabel"];
        /**
         * Change a label
         *
         * Not in the documents; as clients of such platforms use it.
         */
        put: operations["updateProjectLabel"];
        post?: never;
        /**
         * Delete a label
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteProjectLabel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List labels
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listGroupLabels"];
        /**
         * Change a label of a group that the body names
         *
         * An older way to change a label, which clients still use. Not in the documents; as clients of such platforms use it.
         */
        put: operations["updateGroupLabelByName"];
        /**
         * Create a label
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["createGroupLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/labels/{label_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a label
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getGroupLabel"];
        /**
         * Change a label
         *
         * Not in the documents; as clients of such platforms use it.
         */
        put: operations["updateGroupLabel"];
        post?: never;
        /**
         * Delete a label
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteGroupLabel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/labels/{label_id}/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get notifications about a label
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["subscribeToLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/labels/{label_id}/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get no notifications about a label
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["unsubscribeFromLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the direct members of a project
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listProjectMembers"];
        put?: never;
        /**
         * Add a member to a project
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["addProjectMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/members/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a direct member of a project
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getProjectMember"];
        /**
         * Change a member of a project
         *
         * Not in the documents; as clients of such platforms use it.
         */
        put: operations["updateProjectMember"];
        post?: never;
        /**
         * Remove a member from a project
         *
         * Members may remove themselves. Not in the documents; as clients of such platforms use it.
         */
        delete: operations["removeProjectMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/members/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of a project and of its groups
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listAllProjectMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/members/all/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a member of a project or of its groups
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getAnyProjectMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users of a project
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listProjectUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the direct members of a group
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listGroupMembers"];
        put?: never;
        /**
         * Add a member to a group
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["addGroupMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/members/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a direct member of a group
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getGroupMember"];
        /**
         * Change a member of a group
         *
         * Not in the documents; as clients of such platforms use it.
         */
        put: operations["updateGroupMember"];
        post?: never;
        /**
         * Remove a member from a group
         *
         * Members may remove themselves. Not in the documents; as clients of such platforms use it.
         */
        delete: operations["removeGroupMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/members/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of a group and of the groups above it
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listAllGroupMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/members/all/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a member of a group or of a group above it
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getAnyGroupMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the merge requests of a project
         *
         * It has the filters of the other lists of merge requests. The scope is `all`, unless the request names another one. Not in the documents; as clients of such platforms use it.
         */
        get: operations["listProjectMergeRequests"];
        put?: never;
        /**
         * Create a merge request
         *
         * The project of the path has the source branch. A title that begins with `Draft:` creates a draft. Not in the documents; as clients of such platforms use it.
         */
        post: operations["createMergeRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a merge request
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getMergeRequest"];
        /**
         * Change a merge request
         *
         * Authors may change their own merge requests, and developers all of the project. Not in the documents; as clients of such platforms use it.
         */
        put: operations["updateMergeRequest"];
        post?: never;
        /**
         * Delete a merge request
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteMergeRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Merge a merge request
         *
         * Not in the documents; as clients of such platforms use it.
         */
        put: operations["mergeMergeRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a merge request
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["approveMergeRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}/unapprove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back the own approval
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["unapproveMergeRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the approvals of a merge request
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getMergeRequestApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a merge request with its changed files
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getMergeRequestChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}/diffs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the changed files of a merge request
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listMergeRequestDiffs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}/commits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the commits of a merge request
         *
         * The newest is the first. Not in the documents; as clients of such platforms use it.
         */
        get: operations["listMergeRequestCommits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}/participants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people of a merge request
         *
         * They are its author, assignees and reviewers, and the authors of its notes. Not in the documents; as clients of such platforms use it.
         */
        get: operations["listMergeRequestParticipants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}/closes_issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the issues that a merge closes
         *
         * Its description names them with a word such as `Closes #11`. Not in the documents; as clients of such platforms use it.
         */
        get: operations["listIssuesClosedByMergeRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/commits/{sha}/merge_requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the merge requests that brought a commit
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listCommitMergeRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/namespaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List namespaces
         *
         * A caller gets their own namespace and those of their groups. Administrators get all. Not in the documents; as clients of such platforms use it.
         */
        get: operations["listNamespaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/namespaces/{namespace}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a namespace
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getNamespace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/namespaces/{namespace}/exists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether a path is taken
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["checkNamespace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/packages/{package_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a package
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getPackage"];
        put?: never;
        post?: never;
        /**
         * Delete a package
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deletePackage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the packages of a project
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the packages of the projects of a group
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listGroupPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/packages/{package_id}/package_files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the files of a package
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listPackageFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/packages/{package_id}/package_files/{package_file_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a file of a package
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deletePackageFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/packages/generic/{package_name}/{package_version}/{file_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file of a generic package
         *
         * Of several files with the name, the newest is sent. Not in the documents; as clients of such platforms use it.
         */
        get: operations["downloadPackageFile"];
        /**
         * Upload a file of a generic package
         *
         * The body is the file. The package is created if it is new. Not in the documents; as clients of such platforms use it.
         */
        put: operations["uploadPackageFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/pipelines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pipelines of a project
         *
         * The newest is the first. Not in the documents; as clients of such platforms use it.
         */
        get: operations["listPipelines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/pipelines/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the newest pipeline of a branch or tag
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getLatestPipeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/pipelines/{pipeline_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a pipeline
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getPipeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/pipelines/{pipeline_id}/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the jobs of a pipeline
         *
         * The newest is the first. Not in the documents; as clients of such platforms use it.
         */
        get: operations["listPipelineJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the jobs of a project
         *
         * The newest is the first. Not in the documents; as clients of such platforms use it.
         */
        get: operations["listProjectJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}/pipelines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pipelines of the head of a merge request
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listMergeRequestPipelines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List projects
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Create a project
         *
         * Without `namespace_id`, the project belongs to the caller. Without `initialize_with_readme`, its repository is empty. Not in the documents; as clients of such platforms use it.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a project
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getProject"];
        /**
         * Change a project
         *
         * Not in the documents; as clients of such platforms use it.
         */
        put: operations["updateProject"];
        post?: never;
        /**
         * Delete a project
         *
         * The sandbox deletes the project at once. Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a project
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["archiveProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unarchive a project
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["unarchiveProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/star": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Star a project
         *
         * 304 says that the caller has starred it already. Not in the documents; as clients of such platforms use it.
         */
        post: operations["starProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/unstar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the star of a project back
         *
         * 304 says that the caller has not starred it. Not in the documents; as clients of such platforms use it.
         */
        post: operations["unstarProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move a project to another namespace
         *
         * Requests to its old path are redirected. Not in the documents; as clients of such platforms use it.
         */
        put: operations["transferProject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the groups above a project
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listProjectGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fork a project
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["forkProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/forks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the forks of a project
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listForks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the programming languages of a project
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share a project with a group
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["shareProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/share/{group_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Stop sharing a project with a group
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["unshareProject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the projects of a group
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listGroupProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the projects of a user
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listUserProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/protected_branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List protected branches
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listProtectedBranches"];
        put?: never;
        /**
         * Create a protected branch
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["createProtectedBranch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/protected_branches/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a protected branch
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getProtectedBranch"];
        put?: never;
        post?: never;
        /**
         * Delete a protected branch
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteProtectedBranch"];
        options?: never;
        head?: never;
        /**
         * Change a protected branch
         *
         * Not in the documents; as clients of such platforms use it.
         */
        patch: operations["updateProtectedBranch"];
        trace?: never;
    };
    "/projects/{id}/protected_tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List protected tags
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listProtectedTags"];
        put?: never;
        /**
         * Create a protected tag
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["createProtectedTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/protected_tags/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a protected tag
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getProtectedTag"];
        put?: never;
        post?: never;
        /**
         * Delete a protected tag
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteProtectedTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List releases
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listReleases"];
        put?: never;
        /**
         * Create a release
         *
         * A tag that does not exist is created at `ref`. Not in the documents; as clients of such platforms use it.
         */
        post: operations["createRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/releases/{tag_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a release
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getRelease"];
        /**
         * Change a release
         *
         * Not in the documents; as clients of such platforms use it.
         */
        put: operations["updateRelease"];
        post?: never;
        /**
         * Delete a release
         *
         * The tag stays. Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteRelease"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/releases/{tag_name}/assets/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List links of a release
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listLinksOfARelease"];
        put?: never;
        /**
         * Create a release link
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["createReleaseLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/releases/{tag_name}/assets/links/{link_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a release link
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getReleaseLink"];
        /**
         * Change a release link
         *
         * Not in the documents; as clients of such platforms use it.
         */
        put: operations["updateReleaseLink"];
        post?: never;
        /**
         * Delete a release link
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteReleaseLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/releases/permalink/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the latest release
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getLatestRelease"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/statuses/{sha}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the status of a commit
         *
         * A further status with the same name and branch replaces the last one. Not in the documents; as clients of such platforms use it.
         */
        post: operations["setCommitStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/commits/{sha}/statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the statuses of a commit
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listCommitStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/commits/{sha}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the comments on a commit
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listCommitComments"];
        put?: never;
        /**
         * Comment on a commit
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["createCommitComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List topics
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listTopics"];
        put?: never;
        /**
         * Create a topic
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["createTopic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/topics/{topic_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a topic
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getTopic"];
        /**
         * Change a topic
         *
         * Not in the documents; as clients of such platforms use it.
         */
        put: operations["updateTopic"];
        post?: never;
        /**
         * Delete a topic
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteTopic"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/topics/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge a topic into another one
         *
         * The projects of the first topic get the second one, and the first one is deleted. Not in the documents; as clients of such platforms use it.
         */
        post: operations["mergeTopics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the uploads of a project
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listUploads"];
        put?: never;
        /**
         * Upload a file for a text
         *
         * The response has Markdown for the text. Not in the documents; as clients of such platforms use it.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/uploads/{upload_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an upload by ID
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["downloadUpload"];
        put?: never;
        post?: never;
        /**
         * Delete an upload
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteUpload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/uploads/{secret}/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an upload by its address
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["downloadUploadBySecret"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the current user
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the own status
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getCurrentUserStatus"];
        /**
         * Set the own status
         *
         * Without an emoji and a message, the status is cleared. Not in the documents; as clients of such platforms use it.
         */
        put: operations["setCurrentUserStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user
         *
         * The user gets the token `sandbox-token-of-` and the username. The sandbox stores no password. Not in the documents; as clients of such platforms use it.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a user
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getUser"];
        /**
         * Change a user
         *
         * Not in the documents; as clients of such platforms use it.
         */
        put: operations["updateUser"];
        post?: never;
        /**
         * Delete a user
         *
         * The projects of the user are deleted, too, and so are comments and memberships. Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block a user
         *
         * Their tokens are refused. The body is true; it is null if the user is blocked already. Not in the documents; as clients of such platforms use it.
         */
        post: operations["blockUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unblock a user
         *
         * The body is true; it is false if the user is not blocked. Not in the documents; as clients of such platforms use it.
         */
        post: operations["unblockUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate a user
         *
         * The body is true. Not in the documents; as clients of such platforms use it.
         */
        post: operations["activateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate a user
         *
         * Their tokens are refused. The body is true. Not in the documents; as clients of such platforms use it.
         */
        post: operations["deactivateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/memberships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the memberships of a user
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listUserMemberships"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the status of a user
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getUserStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the version of the platform
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the facts about the platform
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/variables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List variables
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listProjectVariables"];
        put?: never;
        /**
         * Create a variable
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["createProjectVariable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/variables/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a variable
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getProjectVariable"];
        /**
         * Change a variable
         *
         * Not in the documents; as clients of such platforms use it.
         */
        put: operations["updateProjectVariable"];
        post?: never;
        /**
         * Delete a variable
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteProjectVariable"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/variables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List variables
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listGroupVariables"];
        put?: never;
        /**
         * Create a variable
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["createGroupVariable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/variables/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a variable
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getGroupVariable"];
        /**
         * Change a variable
         *
         * Not in the documents; as clients of such platforms use it.
         */
        put: operations["updateGroupVariable"];
        post?: never;
        /**
         * Delete a variable
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteGroupVariable"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/ci/variables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List variables
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listInstanceVariables"];
        put?: never;
        /**
         * Create a variable
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["createInstanceVariable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/ci/variables/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a variable
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getInstanceVariable"];
        /**
         * Change a variable
         *
         * Not in the documents; as clients of such platforms use it.
         */
        put: operations["updateInstanceVariable"];
        post?: never;
        /**
         * Delete a variable
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteInstanceVariable"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/hooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List hooks
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listProjectHooks"];
        put?: never;
        /**
         * Create a hook
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["createProjectHook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/hooks/{hook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a hook
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getProjectHook"];
        /**
         * Change a hook
         *
         * Not in the documents; as clients of such platforms use it.
         */
        put: operations["updateProjectHook"];
        post?: never;
        /**
         * Delete a hook
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteProjectHook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/hooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List hooks
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listGroupHooks"];
        put?: never;
        /**
         * Create a hook
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["createGroupHook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/hooks/{hook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a hook
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getGroupHook"];
        /**
         * Change a hook
         *
         * Not in the documents; as clients of such platforms use it.
         */
        put: operations["updateGroupHook"];
        post?: never;
        /**
         * Delete a hook
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteGroupHook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/hooks/{hook_id}/test/{trigger}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event to a webhook of a project
         *
         * The event is that of the newest resource of its kind. `GET /_sandbox/deliveries` shows the delivery. Not in the documents; as clients of such platforms use it.
         */
        post: operations["testProjectHook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/hooks/{hook_id}/test/{trigger}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event to a webhook of a group
         *
         * The event is that of the newest resource of its kind. `GET /_sandbox/deliveries` shows the delivery. Not in the documents; as clients of such platforms use it.
         */
        post: operations["testGroupHook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/wikis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List wiki pages
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listProjectWikiPages"];
        put?: never;
        /**
         * Create a wiki page
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["createProjectWikiPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/wikis/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a wiki page
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getProjectWikiPage"];
        /**
         * Change a wiki page
         *
         * Not in the documents; as clients of such platforms use it.
         */
        put: operations["updateProjectWikiPage"];
        post?: never;
        /**
         * Delete a wiki page
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteProjectWikiPage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/wikis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List wiki pages
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["listGroupWikiPages"];
        put?: never;
        /**
         * Create a wiki page
         *
         * Not in the documents; as clients of such platforms use it.
         */
        post: operations["createGroupWikiPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/wikis/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a wiki page
         *
         * Not in the documents; as clients of such platforms use it.
         */
        get: operations["getGroupWikiPage"];
        /**
         * Change a wiki page
         *
         * Not in the documents; as clients of such platforms use it.
         */
        put: operations["updateGroupWikiPage"];
        post?: never;
        /**
         * Delete a wiki page
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteGroupWikiPage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Changes to a note in a discussion. */
        DiscussionNoteUpdate: DiscussionNoteUpdate;
        /** A note in a discussion. */
        DiscussionNote: DiscussionNote;
        /** The reason of a refusal, as a `message`. For an invalid request, the body itself may be the map from fields to messages. */
        Error: components["schemas"]["ErrorMessage"] | components["schemas"]["ErrorFields"];
        /** A branch of a repository. */
        Branch: Branch;
        /** The result in words. */
        Message: Message;
        /** The difference of one file. */
        Diff: Diff;
        /** A commit. */
        Commit: Commit;
        /** Tokens of projects and groups for machines that deploy. */
        ProjectDeployToken: ProjectDeployToken;
        /** Tokens of projects and groups for machines that deploy. */
        GroupDeployToken: GroupDeployToken;
        /** Tokens of projects and groups for machines that deploy. */
        DeployToken: DeployToken;
        /** A single comment on a merge request, or a thread. */
        MergeRequestDiscussion: MergeRequestDiscussion;
        /** A note of a discussion on a merge request. */
        MergeRequestDiscussionNote: MergeRequestDiscussionNote;
        /** Feature flags of projects. */
        FeatureFlag: FeatureFlag;
        /** Lists of users of the feature flags of a project. */
        FeatureFlagUserList: FeatureFlagUserList;
        /** Flags by which administrators switch features of the instance. */
        InstanceFeature: InstanceFeature;
        /** A file of a repository, with its content. */
        RepositoryFile: RepositoryFile;
        /** The file that a commit has changed. */
        FileChange: FileChange;
        /** A group. */
        Group: Group;
        /** A group with its projects. */
        GroupWithProjects: GroupWithProjects;
        /** An issue that another one is linked with. */
        LinkedIssue: LinkedIssue;
        /** A link between two issues. */
        IssueLink: IssueLink;
        /** An issue. */
        Issue: Issue;
        /** A merge request as it is listed. */
        MergeRequest: MergeRequest;
        /** A user as lists show it. */
        UserSummary: UserSummary;
        /** Whether job tokens of other projects are limited. */
        JobTokenScope: JobTokenScope;
        /** A project with its most important fields. */
        ProjectSimple: ProjectSimple;
        /** Labels of projects and groups. */
        ProjectLabel: ProjectLabel;
        /** Labels of projects and groups. */
        GroupLabel: GroupLabel;
        /** A member of a project or a group. */
        Member: Member;
        /** A merge request, as a single response shows it. */
        SingleMergeRequest: SingleMergeRequest;
        /** The approvals of a merge request. */
        MergeRequestApprovals: MergeRequestApprovals;
        /** The group or the user that a project belongs to. */
        Namespace: Namespace;
        /** Packages of projects. */
        Package: Package;
        /** A file of a package. */
        PackageFile: PackageFile;
        /** A pipeline. */
        Pipeline: Pipeline;
        /** A pipeline with its times and its user. */
        PipelineDetails: PipelineDetails;
        /** A job of a pipeline. */
        PipelineJob: PipelineJob;
        /** A project. */
        Project: Project;
        /** A new project. It needs a name or a path. */
        ProjectCreate: ProjectCreate;
        /** Changes of a project. */
        ProjectUpdate: ProjectUpdate;
        /** A share of a project with a group. */
        ProjectGroupLink: ProjectGroupLink;
        /** Branches with restricted pushes. */
        ProtectedBranch: ProtectedBranch;
        /** Tags that are protected, or whose protection is unknown. All other tags are not protected. */
        ProtectedTag: ProtectedTag;
        /** Releases of tags. */
        Release: Release;
        /** Links to the files of a release. */
        ReleaseLink: ReleaseLink;
        /** The result of a check of a commit. */
        CommitStatus: CommitStatus;
        /** A comment on a commit. */
        CommitComment: CommitComment;
        /** Topics that projects name. */
        Topic: Topic;
        /** An upload. */
        Upload: Upload;
        /** A new upload, and the Markdown for a text. */
        NewUpload: NewUpload;
        /** The user whose token was sent. */
        CurrentUser: CurrentUser;
        /** The status that a user has set. */
        UserStatus: UserStatus;
        /** A user. */
        User: User;
        /** A membership of a user in a project or in a group. */
        UserMembership: UserMembership;
        /** The version of the platform. */
        Version: Version;
        /** Facts about the platform. */
        Metadata: Metadata;
        /** Variables of the pipelines of a project, of a group, or of the whole instance. */
        ProjectVariable: ProjectVariable;
        /** Variables of the pipelines of a project, of a group, or of the whole instance. */
        GroupVariable: GroupVariable;
        /** Variables of the pipelines of a project, of a group, or of the whole instance. */
        InstanceVariable: InstanceVariable;
        /** Addresses to which the sandbox sends the events of a project or a group. */
        ProjectHook: ProjectHook;
        /** Addresses to which the sandbox sends the events of a project or a group. */
        GroupHook: GroupHook;
        /** Pages of the wikis of projects and groups. */
        ProjectWikiPage: ProjectWikiPage;
        /** Pages of the wikis of projects and groups. */
        GroupWikiPage: GroupWikiPage;
        /** The content and the subject of a note. */
        NoteContent: NoteContent;
        /** The user who wrote a note. */
        NoteAuthor: NoteAuthor;
        /** Why a request was refused. */
        ErrorMessage: ErrorMessage;
        /** The errors of each wrong field, as a list of texts. */
        ErrorFields: ErrorFields;
        /** The number of lines that a commit changes. */
        CommitStats: CommitStats;
        /** The relation of the first issue to the other one. */
        LinkType: "relates_to" | "blocks" | "is_blocked_by" | (string & {});
        /** A milestone, as a merge request shows it. */
        MergeRequestMilestone: MergeRequestMilestone;
        /** A user, as a merge request shows its author, assignees, reviewers and others. */
        MergeRequestUser: MergeRequestUser;
        /** A label of a merge request, with `with_labels_details=true`. */
        MergeRequestLabel: MergeRequestLabel;
        /** References to a merge request, from different places. */
        MergeRequestReferences: MergeRequestReferences;
        /** Time that was estimated for a merge request and spent on it. */
        MergeRequestTimeStats: MergeRequestTimeStats;
        /** The number of tasks of a merge request, and of the completed ones. */
        MergeRequestTaskCompletionStatus: MergeRequestTaskCompletionStatus;
        /** The project that is connected to a cluster. */
        ClusterProject: ClusterProject;
        /** The pipeline of a job. */
        PipelineReference: PipelineReference;
        /** A runner, which executes CI jobs. */
        Runner: Runner;
        /** The settings of a project. */
        ProjectSettings: ProjectSettings;
        /** A membership. */
        ProjectAccess: ProjectAccess;
        /** The namespace that a project is in. */
        ClusterProjectNamespace: ClusterProjectNamespace;
        /**
         * Kind of runner. It belongs to the instance, a group or projects.
         *
         * @enum {string}
         */
        RunnerType: "instance_type" | "group_type" | "project_type";
        /** Who may use the feature. */
        FeatureAccessLevel: "disabled" | "private" | "enabled" | "public" | (string & {});
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
        Link: string;
        /** Number of this page. Offset pagination only; the hosted service may leave it out. */
        XPage: number;
        /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
        XPerPage: number;
        /**
         * Number of the next page. Offset pagination only; the hosted service may leave it out.
         *
         * @example 3
         */
        XNextPage: string;
        /**
         * Number of the previous page. Offset pagination only; the hosted service may leave it out.
         *
         * @example 1
         */
        XPrevPage: string;
        /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
        XTotal: number;
        /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
        XTotalPages: number;
        /** A cursor, if one exists. Keyset pagination only. */
        XNextCursor: string;
        /** A cursor, if one exists. Keyset pagination only. */
        XPrevCursor: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    /**
     * Show a note of a discussion on an issue
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes/{note_id}`
     */
    "getIssueDiscussionNote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the issue. */
                issue_iid: number;
                /** ID of the discussion. */
                discussion_id: string;
                /** ID of the note. */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscussionNote"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Update a note in a discussion on an issue
     *
     * Change the content of a note in a discussion on an issue.
     *
     * `PUT /projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes/{note_id}`
     */
    "updateIssueDiscussionNote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the issue. */
                issue_iid: number;
                /** ID of the discussion. */
                discussion_id: string;
                /** ID of the note. */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscussionNoteUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["DiscussionNoteUpdate"];
            };
        };
        responses: {
            /** The changed note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscussionNote"];
                };
            };
            /** The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The request needs authentication and lacks it. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource that the request names was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a note in a discussion on an issue
     *
     * Remove a note from a discussion on an issue.
     *
     * `DELETE /projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes/{note_id}`
     */
    "deleteIssueDiscussionNote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the issue. */
                issue_iid: number;
                /** ID of the discussion. */
                discussion_id: string;
                /** ID of the note. */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The note is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request needs authentication and lacks it. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource that the request names was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the branches of a repository
     *
     * They are ordered by name. Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/repository/branches`
     */
    "listBranches": {
        parameters: {
            query?: {
                /** Only branches whose name contains this text. `^` at its beginning and `$` at its end stand for those of the name. */
                search?: string;
                /** Only branches whose name matches this regular expression. */
                regex?: string;
                /** The order: by name, or by the time of the newest commit. */
                sort?: "name_asc" | "updated_asc" | "updated_desc";
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Create a branch
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/repository/branches`
     */
    "createBranch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Name of the branch. */
                    branch: string;
                    /** The branch, tag or commit that it begins with. */
                    ref: string;
                };
                "application/x-www-form-urlencoded": {
                    /** Name of the branch. */
                    branch: string;
                    /** The branch, tag or commit that it begins with. */
                    ref: string;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a branch
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/repository/branches/{branch}`
     */
    "getBranch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** Name of the branch. A slash in it is sent as `%2F`. */
                branch: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a branch
     *
     * The default branch and protected branches stay. Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /projects/{id}/repository/branches/{branch}`
     */
    "deleteBranch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** Name of the branch. A slash in it is sent as `%2F`. */
                branch: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Protect a branch
     *
     * An older way to protect a branch, which clients still use. Not in the documents; as clients of such platforms use it.
     *
     * `PUT /projects/{id}/repository/branches/{branch}/protect`
     */
    "protectBranch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** Name of the branch. A slash in it is sent as `%2F`. */
                branch: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Whether developers may push.
                     *
                     * @default false
                     */
                    developers_can_push?: boolean;
                    /**
                     * Whether developers may merge.
                     *
                     * @default false
                     */
                    developers_can_merge?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * Whether developers may push.
                     *
                     * @default false
                     */
                    developers_can_push?: boolean;
                    /**
                     * Whether developers may merge.
                     *
                     * @default false
                     */
                    developers_can_merge?: boolean;
                };
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Remove the protection of a branch
     *
     * An older way to do so, which clients still use. Not in the documents; as clients of such platforms use it.
     *
     * `PUT /projects/{id}/repository/branches/{branch}/unprotect`
     */
    "unprotectBranch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** Name of the branch. A slash in it is sent as `%2F`. */
                branch: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete all branches that are merged into the default branch
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /projects/{id}/repository/merged_branches`
     */
    "deleteMergedBranches": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the changes of a commit
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/repository/commits/{sha}/diff`
     */
    "listCommitDiffs": {
        parameters: {
            query?: {
                /** Whether each difference begins with the names of the files. */
                unidiff?: boolean;
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The commit: its SHA, or a branch or tag. */
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Diff"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Copy a commit to another branch
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/repository/commits/{sha}/cherry_pick`
     */
    "cherryPickCommit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The commit: its SHA, or a branch or tag. */
                sha: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The branch that gets the commit. */
                    branch: string;
                    /**
                     * Whether only to try, without a new commit.
                     *
                     * @default false
                     */
                    dry_run?: boolean;
                    /** The message of the new commit. Default: that of the commit, with its SHA. */
                    message?: string;
                };
                "application/x-www-form-urlencoded": {
                    /** The branch that gets the commit. */
                    branch: string;
                    /**
                     * Whether only to try, without a new commit.
                     *
                     * @default false
                     */
                    dry_run?: boolean;
                    /** The message of the new commit. Default: that of the commit, with its SHA. */
                    message?: string;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Commit"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Undo a commit by a new one
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/repository/commits/{sha}/revert`
     */
    "revertCommit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The commit: its SHA, or a branch or tag. */
                sha: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The branch that gets the new commit. */
                    branch: string;
                    /**
                     * Whether only to try, without a new commit.
                     *
                     * @default false
                     */
                    dry_run?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    /** The branch that gets the new commit. */
                    branch: string;
                    /**
                     * Whether only to try, without a new commit.
                     *
                     * @default false
                     */
                    dry_run?: boolean;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Commit"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read the newest common ancestor of commits
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/repository/merge_base`
     */
    "getMergeBase": {
        parameters: {
            query: {
                /** Two or more commits, branches or tags. */
                refs: string[];
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Commit"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List deploy tokens
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/deploy_tokens`
     */
    "listProjectDeployTokens": {
        parameters: {
            query?: {
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectDeployToken"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Create a deploy token
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/deploy_tokens`
     */
    "createProjectDeployToken": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The name of the token. */
                    name: string;
                    /** What the token is for: `read_repository`, `read_registry` and others. */
                    scopes: string[];
                    /** The username that git sends with the token. Default: `deploy-token-` and the ID. */
                    username?: string | null;
                    /** The day or the time when the token ends. */
                    expires_at?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    /** The name of the token. */
                    name: string;
                    /** What the token is for: `read_repository`, `read_registry` and others. */
                    scopes: string[];
                    /** The username that git sends with the token. Default: `deploy-token-` and the ID. */
                    username?: string | null;
                    /** The day or the time when the token ends. */
                    expires_at?: string | null;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The token, which no other response shows. */
                        token: string;
                    } & components["schemas"]["ProjectDeployToken"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a deploy token
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/deploy_tokens/{token_id}`
     */
    "getProjectDeployToken": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The deploy token, by its id. */
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectDeployToken"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a deploy token
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /projects/{id}/deploy_tokens/{token_id}`
     */
    "deleteProjectDeployToken": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The deploy token, by its id. */
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List deploy tokens
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /groups/{id}/deploy_tokens`
     */
    "listGroupDeployTokens": {
        parameters: {
            query?: {
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupDeployToken"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Create a deploy token
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /groups/{id}/deploy_tokens`
     */
    "createGroupDeployToken": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The name of the token. */
                    name: string;
                    /** What the token is for: `read_repository`, `read_registry` and others. */
                    scopes: string[];
                    /** The username that git sends with the token. Default: `deploy-token-` and the ID. */
                    username?: string | null;
                    /** The day or the time when the token ends. */
                    expires_at?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    /** The name of the token. */
                    name: string;
                    /** What the token is for: `read_repository`, `read_registry` and others. */
                    scopes: string[];
                    /** The username that git sends with the token. Default: `deploy-token-` and the ID. */
                    username?: string | null;
                    /** The day or the time when the token ends. */
                    expires_at?: string | null;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The token, which no other response shows. */
                        token: string;
                    } & components["schemas"]["ProjectDeployToken"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a deploy token
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /groups/{id}/deploy_tokens/{token_id}`
     */
    "getGroupDeployToken": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** The deploy token, by its id. */
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupDeployToken"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a deploy token
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /groups/{id}/deploy_tokens/{token_id}`
     */
    "deleteGroupDeployToken": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** The deploy token, by its id. */
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List deploy tokens
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /deploy_tokens`
     */
    "listDeployTokens": {
        parameters: {
            query?: {
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeployToken"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the discussions on a merge request
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/merge_requests/{merge_request_iid}/discussions`
     */
    "listMergeRequestDiscussions": {
        parameters: {
            query?: {
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the merge request. */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeRequestDiscussion"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Start a discussion on a merge request
     *
     * A thread with a position is about a line of the difference. Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/merge_requests/{merge_request_iid}/discussions`
     */
    "createMergeRequestDiscussion": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the merge request. */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The text of the note. */
                    body: string;
                    /** The place in the difference. */
                    position?: {
                        /** The commit where the branches part. */
                        base_sha: string;
                        /** The commit of the target branch. */
                        start_sha: string;
                        /** The commit of the source branch. */
                        head_sha: string;
                        /**
                         * The kind of the place.
                         *
                         * @enum {unknown}
                         */
                        position_type: "text" | "image" | "file";
                        /** The path before the change. */
                        old_path?: string | null;
                        /** The path after the change. */
                        new_path?: string | null;
                        /** The line before the change. */
                        old_line?: number | null;
                        /** The line after the change. */
                        new_line?: number | null;
                        /** The first and the last line, for several lines. */
                        line_range?: Record<string, never> | null;
                    };
                };
                "application/x-www-form-urlencoded": {
                    /** The text of the note. */
                    body: string;
                    /** The place in the difference. */
                    position?: {
                        /** The commit where the branches part. */
                        base_sha: string;
                        /** The commit of the target branch. */
                        start_sha: string;
                        /** The commit of the source branch. */
                        head_sha: string;
                        /**
                         * The kind of the place.
                         *
                         * @enum {unknown}
                         */
                        position_type: "text" | "image" | "file";
                        /** The path before the change. */
                        old_path?: string | null;
                        /** The path after the change. */
                        new_path?: string | null;
                        /** The line before the change. */
                        old_line?: number | null;
                        /** The line after the change. */
                        new_line?: number | null;
                        /** The first and the last line, for several lines. */
                        line_range?: Record<string, never> | null;
                    };
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeRequestDiscussion"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Show a discussion on a merge request
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}`
     */
    "getMergeRequestDiscussion": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the merge request. */
                merge_request_iid: number;
                /** ID of the discussion. */
                discussion_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeRequestDiscussion"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Resolve a thread on a merge request, or reopen it
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `PUT /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}`
     */
    "resolveMergeRequestDiscussion": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the merge request. */
                merge_request_iid: number;
                /** ID of the discussion. */
                discussion_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Whether the thread is resolved. */
                    resolved: boolean;
                };
                "application/x-www-form-urlencoded": {
                    /** Whether the thread is resolved. */
                    resolved: boolean;
                };
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeRequestDiscussion"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Reply to a discussion on a merge request
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes`
     */
    "createMergeRequestDiscussionNote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the merge request. */
                merge_request_iid: number;
                /** ID of the discussion. */
                discussion_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The text of the note. */
                    body: string;
                };
                "application/x-www-form-urlencoded": {
                    /** The text of the note. */
                    body: string;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeRequestDiscussionNote"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Show a note of a discussion on a merge request
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes/{note_id}`
     */
    "getMergeRequestDiscussionNote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the merge request. */
                merge_request_iid: number;
                /** ID of the discussion. */
                discussion_id: string;
                /** ID of the note. */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeRequestDiscussionNote"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Change a note of a discussion on a merge request
     *
     * Either `body` or `resolved` is required. A note is resolved together with its thread. Not in the documents; as clients of such platforms use it.
     *
     * `PUT /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes/{note_id}`
     */
    "updateMergeRequestDiscussionNote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the merge request. */
                merge_request_iid: number;
                /** ID of the discussion. */
                discussion_id: string;
                /** ID of the note. */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** The text of the note. */
                    body?: string;
                    /** Whether the thread is resolved. */
                    resolved?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    /** The text of the note. */
                    body?: string;
                    /** Whether the thread is resolved. */
                    resolved?: boolean;
                };
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeRequestDiscussionNote"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a note of a discussion on a merge request
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes/{note_id}`
     */
    "deleteMergeRequestDiscussionNote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the merge request. */
                merge_request_iid: number;
                /** ID of the discussion. */
                discussion_id: string;
                /** ID of the note. */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List feature flags
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/feature_flags`
     */
    "listFeatureFlags": {
        parameters: {
            query?: {
                /** The field of the order. */
                order_by?: "name";
                /** The direction of the order. */
                sort?: "asc" | "desc";
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureFlag"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Create a feature flag
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/feature_flags`
     */
    "createFeatureFlag": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The name of the flag. */
                    name: string;
                    /** The purpose of the flag. */
                    description?: string | null;
                    /**
                     * Whether the flag is on.
                     *
                     * @default true
                     */
                    active?: boolean;
                    /**
                     * The kind of the flag.
                     *
                     * @default new_version_flag
                     * @enum {unknown}
                     */
                    version?: "new_version_flag";
                    /** The callers for whom the flag is on. */
                    strategies?: Record<string, never>[];
                };
                "application/x-www-form-urlencoded": {
                    /** The name of the flag. */
                    name: string;
                    /** The purpose of the flag. */
                    description?: string | null;
                    /**
                     * Whether the flag is on.
                     *
                     * @default true
                     */
                    active?: boolean;
                    /**
                     * The kind of the flag.
                     *
                     * @default new_version_flag
                     * @enum {unknown}
                     */
                    version?: "new_version_flag";
                    /** The callers for whom the flag is on. */
                    strategies?: Record<string, never>[];
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureFlag"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a feature flag
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/feature_flags/{name}`
     */
    "getFeatureFlag": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The name. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureFlag"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Change a feature flag
     *
     * Strategies and scopes with a known `id` are changed, those with `_destroy` are removed, and others are added. Not in the documents; as clients of such platforms use it.
     *
     * `PUT /projects/{id}/feature_flags/{name}`
     */
    "updateFeatureFlag": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The name. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** The name of the flag. */
                    name?: string;
                    /** The purpose of the flag. */
                    description?: string | null;
                    /** Whether the flag is on. */
                    active?: boolean;
                    /** The callers for whom the flag is on. */
                    strategies?: Record<string, never>[];
                };
                "application/x-www-form-urlencoded": {
                    /** The name of the flag. */
                    name?: string;
                    /** The purpose of the flag. */
                    description?: string | null;
                    /** Whether the flag is on. */
                    active?: boolean;
                    /** The callers for whom the flag is on. */
                    strategies?: Record<string, never>[];
                };
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureFlag"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a feature flag
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /projects/{id}/feature_flags/{name}`
     */
    "deleteFeatureFlag": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The name. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List user lists
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/feature_flags_user_lists`
     */
    "listFeatureFlagUserLists": {
        parameters: {
            query?: {
                /** Only those whose name contains this text. */
                search?: string;
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureFlagUserList"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Create a user list
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/feature_flags_user_lists`
     */
    "createFeatureFlagUserList": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The name of the list. */
                    name: string;
                    /**
                     * The users as the application knows them, with commas between them.
                     *
                     * @default
                     */
                    user_xids: string;
                };
                "application/x-www-form-urlencoded": {
                    /** The name of the list. */
                    name: string;
                    /**
                     * The users as the application knows them, with commas between them.
                     *
                     * @default
                     */
                    user_xids: string;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureFlagUserList"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a user list
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/feature_flags_user_lists/{iid}`
     */
    "getFeatureFlagUserList": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The user list, by its iid. */
                iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureFlagUserList"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Change a user list
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `PUT /projects/{id}/feature_flags_user_lists/{iid}`
     */
    "updateFeatureFlagUserList": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The user list, by its iid. */
                iid: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** The name of the list. */
                    name?: string;
                    /** The users as the application knows them, with commas between them. */
                    user_xids?: string;
                };
                "application/x-www-form-urlencoded": {
                    /** The name of the list. */
                    name?: string;
                    /** The users as the application knows them, with commas between them. */
                    user_xids?: string;
                };
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureFlagUserList"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a user list
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /projects/{id}/feature_flags_user_lists/{iid}`
     */
    "deleteFeatureFlagUserList": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The user list, by its iid. */
                iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List features
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /features`
     */
    "listInstanceFeatures": {
        parameters: {
            query?: {
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstanceFeature"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Switch a feature of the instance
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /features/{name}`
     */
    "setInstanceFeature": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The name. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** True or false, or a percentage. */
                    value: boolean | number | string;
                    /**
                     * The kind of a percentage.
                     *
                     * @default percentage_of_time
                     * @enum {unknown}
                     */
                    key?: "percentage_of_time" | "percentage_of_actors";
                    /** The username for whom the feature is switched. */
                    user?: string;
                    /** The path of the group for which it is switched. */
                    group?: string;
                    /** The path of the project for which it is switched. */
                    project?: string;
                    /** The group of features. */
                    feature_group?: string;
                };
                "application/x-www-form-urlencoded": {
                    /** True or false, or a percentage. */
                    value: boolean | number | string;
                    /**
                     * The kind of a percentage.
                     *
                     * @default percentage_of_time
                     * @enum {unknown}
                     */
                    key?: "percentage_of_time" | "percentage_of_actors";
                    /** The username for whom the feature is switched. */
                    user?: string;
                    /** The path of the group for which it is switched. */
                    group?: string;
                    /** The path of the project for which it is switched. */
                    project?: string;
                    /** The group of features. */
                    feature_group?: string;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstanceFeature"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a feature
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /features/{name}`
     */
    "deleteInstanceFeature": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The name. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a file
     *
     * The headers of the response have the same facts, so `HEAD` is enough for a client that needs no content. Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/repository/files/{file_path}`
     */
    "getRepositoryFile": {
        parameters: {
            query?: {
                /** The branch, tag or commit. Default: the default branch. */
                ref?: string;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** Path of the file. Slashes in it are sent as `%2F`. */
                file_path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepositoryFile"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Change a file
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `PUT /projects/{id}/repository/files/{file_path}`
     */
    "updateRepositoryFile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** Path of the file. Slashes in it are sent as `%2F`. */
                file_path: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The branch that gets the commit. */
                    branch: string;
                    /** The message of the commit. */
                    commit_message: string;
                    /** The content of the file. */
                    content: string;
                    /**
                     * The encoding of the content.
                     *
                     * @default text
                     * @enum {unknown}
                     */
                    encoding?: "text" | "base64";
                    /** The branch to begin with, if the branch is new. */
                    start_branch?: string;
                    /** The name of the author. */
                    author_name?: string;
                    /** The email address of the author. */
                    author_email?: string;
                    /** Whether the file is executable. */
                    execute_filemode?: boolean;
                    /** The last commit of the file that the caller knows. A later change refuses the request. */
                    last_commit_id?: string;
                };
                "application/x-www-form-urlencoded": {
                    /** The branch that gets the commit. */
                    branch: string;
                    /** The message of the commit. */
                    commit_message: string;
                    /** The content of the file. */
                    content: string;
                    /**
                     * The encoding of the content.
                     *
                     * @default text
                     * @enum {unknown}
                     */
                    encoding?: "text" | "base64";
                    /** The branch to begin with, if the branch is new. */
                    start_branch?: string;
                    /** The name of the author. */
                    author_name?: string;
                    /** The email address of the author. */
                    author_email?: string;
                    /** Whether the file is executable. */
                    execute_filemode?: boolean;
                    /** The last commit of the file that the caller knows. A later change refuses the request. */
                    last_commit_id?: string;
                };
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileChange"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Create a file
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/repository/files/{file_path}`
     */
    "createRepositoryFile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** Path of the file. Slashes in it are sent as `%2F`. */
                file_path: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The branch that gets the commit. */
                    branch: string;
                    /** The message of the commit. */
                    commit_message: string;
                    /** The content of the file. */
                    content: string;
                    /**
                     * The encoding of the content.
                     *
                     * @default text
                     * @enum {unknown}
                     */
                    encoding?: "text" | "base64";
                    /** The branch to begin with, if the branch is new. */
                    start_branch?: string;
                    /** The name of the author. */
                    author_name?: string;
                    /** The email address of the author. */
                    author_email?: string;
                    /** Whether the file is executable. */
                    execute_filemode?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    /** The branch that gets the commit. */
                    branch: string;
                    /** The message of the commit. */
                    commit_message: string;
                    /** The content of the file. */
                    content: string;
                    /**
                     * The encoding of the content.
                     *
                     * @default text
                     * @enum {unknown}
                     */
                    encoding?: "text" | "base64";
                    /** The branch to begin with, if the branch is new. */
                    start_branch?: string;
                    /** The name of the author. */
                    author_name?: string;
                    /** The email address of the author. */
                    author_email?: string;
                    /** Whether the file is executable. */
                    execute_filemode?: boolean;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileChange"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a file
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /projects/{id}/repository/files/{file_path}`
     */
    "deleteRepositoryFile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** Path of the file. Slashes in it are sent as `%2F`. */
                file_path: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The branch that gets the commit. */
                    branch: string;
                    /** The message of the commit. */
                    commit_message: string;
                    /** The branch to begin with, if the branch is new. */
                    start_branch?: string;
                    /** The name of the author. */
                    author_name?: string;
                    /** The email address of the author. */
                    author_email?: string;
                    /** The last commit of the file that the caller knows. */
                    last_commit_id?: string;
                };
                "application/x-www-form-urlencoded": {
                    /** The branch that gets the commit. */
                    branch: string;
                    /** The message of the commit. */
                    commit_message: string;
                    /** The branch to begin with, if the branch is new. */
                    start_branch?: string;
                    /** The name of the author. */
                    author_name?: string;
                    /** The email address of the author. */
                    author_email?: string;
                    /** The last commit of the file that the caller knows. */
                    last_commit_id?: string;
                };
            };
        };
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read the content of a file
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/repository/files/{file_path}/raw`
     */
    "getRawRepositoryFile": {
        parameters: {
            query?: {
                /** The branch, tag or commit. Default: the default branch. */
                ref?: string;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** Path of the file. Slashes in it are sent as `%2F`. */
                file_path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The bytes of the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/octet-stream": Blob;
                };
            };
            /** There is no such file. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List groups
     *
     * A caller with a token gets the groups of which they are a member, unless the request asks for all. Administrators and callers without a token get all that they may see. Not in the documents; as clients of such platforms use it.
     *
     * `GET /groups`
     */
    "listGroups": {
        parameters: {
            query?: {
                /** Only groups whose name or full path contains this text. */
                search?: string;
                /** All but these groups. */
                skip_groups?: number[];
                /** Whether to list all groups that the caller may see. Default: only for administrators and callers without a token. */
                all_available?: boolean;
                /** Only groups that the caller owns. */
                owned?: boolean;
                /** Only groups in which the caller has at least this access level. */
                min_access_level?: number;
                /** Only groups without a parent. */
                top_level_only?: boolean;
                /** Only groups with this visibility. */
                visibility?: "public" | "internal" | "private";
                /** The field of the order. The sandbox orders `similarity` by name. */
                order_by?: "name" | "path" | "id" | "similarity";
                /** The direction of the order. */
                sort?: "asc" | "desc";
                /** Whether to show statistics, which the sandbox does not compute. */
                statistics?: boolean;
                /** Whether to show custom attributes, of which the sandbox has none. */
                with_custom_attributes?: boolean;
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Create a group
     *
     * The caller becomes its owner. A subgroup needs a maintainer of the parent group. Not in the documents; as clients of such platforms use it.
     *
     * `POST /groups`
     */
    "createGroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The name. */
                    name: string;
                    /** The last segment of the full path. */
                    path: string;
                    /**
                     * The parent group.
                     *
                     * Format: int64
                     */
                    parent_id?: number | null;
                    /**
                     * The callers who may see the group.
                     *
                     * @default private
                     * @enum {unknown}
                     */
                    visibility?: "public" | "internal" | "private";
                    /** The description. */
                    description?: string | null;
                    /** Whether projects of the group accept no further members. */
                    membership_lock?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    /** The name. */
                    name: string;
                    /** The last segment of the full path. */
                    path: string;
                    /**
                     * The parent group.
                     *
                     * Format: int64
                     */
                    parent_id?: number | null;
                    /**
                     * The callers who may see the group.
                     *
                     * @default private
                     * @enum {unknown}
                     */
                    visibility?: "public" | "internal" | "private";
                    /** The description. */
                    description?: string | null;
                    /** Whether projects of the group accept no further members. */
                    membership_lock?: boolean;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a group
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /groups/{id}`
     */
    "getGroup": {
        parameters: {
            query?: {
                /** Whether to show the projects of the group. */
                with_projects?: boolean;
                /** Whether to show custom attributes, of which the sandbox has none. */
                with_custom_attributes?: boolean;
            };
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupWithProjects"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Change a group
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `PUT /groups/{id}`
     */
    "updateGroup": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** The name. */
                    name?: string;
                    /** The last segment of the full path. */
                    path?: string;
                    /**
                     * The callers who may see the group.
                     *
                     * @enum {unknown}
                     */
                    visibility?: "public" | "internal" | "private";
                    /** The description. */
                    description?: string | null;
                    /** Whether projects of the group accept no further members. */
                    membership_lock?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    /** The name. */
                    name?: string;
                    /** The last segment of the full path. */
                    path?: string;
                    /**
                     * The callers who may see the group.
                     *
                     * @enum {unknown}
                     */
                    visibility?: "public" | "internal" | "private";
                    /** The description. */
                    description?: string | null;
                    /** Whether projects of the group accept no further members. */
                    membership_lock?: boolean;
                };
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a group
     *
     * Its subgroups and projects are deleted, too, and at once. Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /groups/{id}`
     */
    "deleteGroup": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** `202 Accepted`. */
                        message: string;
                    };
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Move a group
     *
     * Without a group, it becomes a group without a parent. Not in the documents; as clients of such platforms use it.
     *
     * `POST /groups/{id}/transfer`
     */
    "transferGroup": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * The new parent group.
                     *
                     * Format: int64
                     */
                    group_id?: number;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * The new parent group.
                     *
                     * Format: int64
                     */
                    group_id?: number;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Share a group with another group
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /groups/{id}/share`
     */
    "shareGroup": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * The group whose members get access.
                     *
                     * Format: int64
                     */
                    group_id: number;
                    /** The highest access level of its members. */
                    group_access: number;
                    /**
                     * The day when the access ends.
                     *
                     * Format: date
                     */
                    expires_at?: string;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * The group whose members get access.
                     *
                     * Format: int64
                     */
                    group_id: number;
                    /** The highest access level of its members. */
                    group_access: number;
                    /**
                     * The day when the access ends.
                     *
                     * Format: date
                     */
                    expires_at?: string;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupWithProjects"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Stop sharing a group with another group
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /groups/{id}/share/{group_id}`
     */
    "unshareGroup": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** The other group, by ID. */
                group_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the subgroups of a group
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /groups/{id}/subgroups`
     */
    "listSubgroups": {
        parameters: {
            query?: {
                /** Only groups whose name or full path contains this text. */
                search?: string;
                /** All but these groups. */
                skip_groups?: number[];
                /** Whether to list all groups that the caller may see. Default: only for administrators and callers without a token. */
                all_available?: boolean;
                /** Only groups that the caller owns. */
                owned?: boolean;
                /** Only groups in which the caller has at least this access level. */
                min_access_level?: number;
                /** Only groups without a parent. */
                top_level_only?: boolean;
                /** Only groups with this visibility. */
                visibility?: "public" | "internal" | "private";
                /** The field of the order. The sandbox orders `similarity` by name. */
                order_by?: "name" | "path" | "id" | "similarity";
                /** The direction of the order. */
                sort?: "asc" | "desc";
                /** Whether to show statistics, which the sandbox does not compute. */
                statistics?: boolean;
                /** Whether to show custom attributes, of which the sandbox has none. */
                with_custom_attributes?: boolean;
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the groups below a group, at any depth
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /groups/{id}/descendant_groups`
     */
    "listDescendantGroups": {
        parameters: {
            query?: {
                /** Only groups whose name or full path contains this text. */
                search?: string;
                /** All but these groups. */
                skip_groups?: number[];
                /** Whether to list all groups that the caller may see. Default: only for administrators and callers without a token. */
                all_available?: boolean;
                /** Only groups that the caller owns. */
                owned?: boolean;
                /** Only groups in which the caller has at least this access level. */
                min_access_level?: number;
                /** Only groups without a parent. */
                top_level_only?: boolean;
                /** Only groups with this visibility. */
                visibility?: "public" | "internal" | "private";
                /** The field of the order. The sandbox orders `similarity` by name. */
                order_by?: "name" | "path" | "id" | "similarity";
                /** The direction of the order. */
                sort?: "asc" | "desc";
                /** Whether to show statistics, which the sandbox does not compute. */
                statistics?: boolean;
                /** Whether to show custom attributes, of which the sandbox has none. */
                with_custom_attributes?: boolean;
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the issues that an issue is linked with
     *
     * The type of a link is that of the issue of the path. The caller sees only issues that they may read. Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/issues/{issue_iid}/links`
     */
    "listIssueLinks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the issue. */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedIssue"][];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Link two issues
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/issues/{issue_iid}/links`
     */
    "createIssueLink": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the issue. */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The project of the other issue. */
                    target_project_id: number | string;
                    /** The number of the other issue. */
                    target_issue_iid: number | string;
                    /**
                     * The relation to the other issue.
                     *
                     * @default relates_to
                     * @enum {unknown}
                     */
                    link_type?: "relates_to" | "blocks" | "is_blocked_by";
                };
                "application/x-www-form-urlencoded": {
                    /** The project of the other issue. */
                    target_project_id: number | string;
                    /** The number of the other issue. */
                    target_issue_iid: number | string;
                    /**
                     * The relation to the other issue.
                     *
                     * @default relates_to
                     * @enum {unknown}
                     */
                    link_type?: "relates_to" | "blocks" | "is_blocked_by";
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueLink"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The request contradicts the state of a resource. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a link
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/issues/{issue_iid}/links/{issue_link_id}`
     */
    "getIssueLink": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the issue. */
                issue_iid: number;
                /** The link, by ID. */
                issue_link_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueLink"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a link
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /projects/{id}/issues/{issue_iid}/links/{issue_link_id}`
     */
    "deleteIssueLink": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the issue. */
                issue_iid: number;
                /** The link, by ID. */
                issue_link_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueLink"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List issues
     *
     * Without `scope`, these are the issues that the caller created. Not in the documents; as clients of such platforms use it.
     *
     * `GET /issues`
     */
    "listIssues": {
        parameters: {
            query?: {
                /** Whose issues. */
                scope?: "created_by_me" | "assigned_to_me" | "all";
                /** The state. */
                state?: "opened" | "closed" | "all";
                /** Only issues with all of these labels, with commas between them. `None` and `Any` are possible. */
                labels?: string;
                /** Only issues of the milestone with this title. `None` and `Any` are possible. */
                milestone?: string;
                /** Only issues whose title or description contains this text. */
                search?: string;
                /** Where to search: `title`, `description` or both. */
                in?: string;
                /** Only issues of this author. */
                author_id?: number;
                /** Only issues of this author. */
                author_username?: string;
                /** Only issues of this assignee. */
                assignee_id?: number | ("None" | "Any");
                /** Only issues of this assignee. */
                assignee_username?: string | string[];
                /** Only issues with these IIDs. */
                iids?: number[];
                /** Only confidential issues, or only others. */
                confidential?: boolean;
                /** Only issues created at this time or later. */
                created_after?: string;
                /** Only issues created at this time or earlier. */
                created_before?: string;
                /** Only issues changed at this time or later. */
                updated_after?: string;
                /** Only issues changed at this time or earlier. */
                updated_before?: string;
                /** The field of the order. */
                order_by?: "created_at" | "updated_at" | "due_date" | "title";
                /** The direction of the order. */
                sort?: "asc" | "desc";
                /** Whether labels are objects. */
                with_labels_details?: boolean;
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Issue"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the issues of a group
     *
     * They are those of its projects, and of those below. Not in the documents; as clients of such platforms use it.
     *
     * `GET /groups/{id}/issues`
     */
    "listGroupIssues": {
        parameters: {
            query?: {
                /** Whose issues. */
                scope?: "created_by_me" | "assigned_to_me" | "all";
                /** The state. */
                state?: "opened" | "closed" | "all";
                /** Only issues with all of these labels, with commas between them. `None` and `Any` are possible. */
                labels?: string;
                /** Only issues of the milestone with this title. `None` and `Any` are possible. */
                milestone?: string;
                /** Only issues whose title or description contains this text. */
                search?: string;
                /** Where to search: `title`, `description` or both. */
                in?: string;
                /** Only issues of this author. */
                author_id?: number;
                /** Only issues of this author. */
                author_username?: string;
                /** Only issues of this assignee. */
                assignee_id?: number | ("None" | "Any");
                /** Only issues of this assignee. */
                assignee_username?: string | string[];
                /** Only issues with these IIDs. */
                iids?: number[];
                /** Only confidential issues, or only others. */
                confidential?: boolean;
                /** Only issues created at this time or later. */
                created_after?: string;
                /** Only issues created at this time or earlier. */
                created_before?: string;
                /** Only issues changed at this time or later. */
                updated_after?: string;
                /** Only issues changed at this time or earlier. */
                updated_before?: string;
                /** The field of the order. */
                order_by?: "created_at" | "updated_at" | "due_date" | "title";
                /** The direction of the order. */
                sort?: "asc" | "desc";
                /** Whether labels are objects. */
                with_labels_details?: boolean;
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Issue"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the issues of a project
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/issues`
     */
    "listProjectIssues": {
        parameters: {
            query?: {
                /** Whose issues. */
                scope?: "created_by_me" | "assigned_to_me" | "all";
                /** The state. */
                state?: "opened" | "closed" | "all";
                /** Only issues with all of these labels, with commas between them. `None` and `Any` are possible. */
                labels?: string;
                /** Only issues of the milestone with this title. `None` and `Any` are possible. */
                milestone?: string;
                /** Only issues whose title or description contains this text. */
                search?: string;
                /** Where to search: `title`, `description` or both. */
                in?: string;
                /** Only issues of this author. */
                author_id?: number;
                /** Only issues of this author. */
                author_username?: string;
                /** Only issues of this assignee. */
                assignee_id?: number | ("None" | "Any");
                /** Only issues of this assignee. */
                assignee_username?: string | string[];
                /** Only issues with these IIDs. */
                iids?: number[];
                /** Only confidential issues, or only others. */
                confidential?: boolean;
                /** Only issues created at this time or later. */
                created_after?: string;
                /** Only issues created at this time or earlier. */
                created_before?: string;
                /** Only issues changed at this time or later. */
                updated_after?: string;
                /** Only issues changed at this time or earlier. */
                updated_before?: string;
                /** The field of the order. */
                order_by?: "created_at" | "updated_at" | "due_date" | "title";
                /** The direction of the order. */
                sort?: "asc" | "desc";
                /** Whether labels are objects. */
                with_labels_details?: boolean;
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Issue"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Create an issue
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/issues`
     */
    "createIssue": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The title. */
                    title: string;
                    /** The description. */
                    description?: string;
                    /** Whether only its author, its assignees and reporters see the issue. */
                    confidential?: boolean;
                    /**
                     * The only assignee. 0 removes the assignees.
                     *
                     * Format: int64
                     */
                    assignee_id?: number | null;
                    /** The assignees. */
                    assignee_ids?: number[];
                    /**
                     * The milestone. 0 removes it.
                     *
                     * Format: int64
                     */
                    milestone_id?: number | null;
                    /** The labels, as a list or with commas between them. New labels are created. */
                    labels?: string | string[];
                    /**
                     * The day on which the issue is due.
                     *
                     * Format: date
                     */
                    due_date?: string | null;
                    /**
                     * The time of the creation, which only owners may choose.
                     *
                     * Format: date-time
                     */
                    created_at?: string;
                };
                "application/x-www-form-urlencoded": {
                    /** The title. */
                    title: string;
                    /** The description. */
                    description?: string;
                    /** Whether only its author, its assignees and reporters see the issue. */
                    confidential?: boolean;
                    /**
                     * The only assignee. 0 removes the assignees.
                     *
                     * Format: int64
                     */
                    assignee_id?: number | null;
                    /** The assignees. */
                    assignee_ids?: number[];
                    /**
                     * The milestone. 0 removes it.
                     *
                     * Format: int64
                     */
                    milestone_id?: number | null;
                    /** The labels, as a list or with commas between them. New labels are created. */
                    labels?: string | string[];
                    /**
                     * The day on which the issue is due.
                     *
                     * Format: date
                     */
                    due_date?: string | null;
                    /**
                     * The time of the creation, which only owners may choose.
                     *
                     * Format: date-time
                     */
                    created_at?: string;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Issue"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read an issue
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/issues/{issue_iid}`
     */
    "getIssue": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the issue. */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Issue"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Change an issue
     *
     * Authors may change their own issues, and reporters all of the project. Not in the documents; as clients of such platforms use it.
     *
     * `PUT /projects/{id}/issues/{issue_iid}`
     */
    "updateIssue": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the issue. */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** The title. */
                    title?: string;
                    /**
                     * Closes or reopens it.
                     *
                     * @enum {unknown}
                     */
                    state_event?: "close" | "reopen";
                    /** The labels, as a list or with commas between them. New labels are created. */
                    add_labels?: string | string[];
                    /** The labels to remove, as a list or with commas between them. */
                    remove_labels?: string | string[];
                    /**
                     * The time of the change, which only owners may choose.
                     *
                     * Format: date-time
                     */
                    updated_at?: string;
                    /** The description. */
                    description?: string;
                    /** Whether only its author, its assignees and reporters see the issue. */
                    confidential?: boolean;
                    /**
                     * The only assignee. 0 removes the assignees.
                     *
                     * Format: int64
                     */
                    assignee_id?: number | null;
                    /** The assignees. */
                    assignee_ids?: number[];
                    /**
                     * The milestone. 0 removes it.
                     *
                     * Format: int64
                     */
                    milestone_id?: number | null;
                    /** The labels, as a list or with commas between them. New labels are created. */
                    labels?: string | string[];
                    /**
                     * The day on which the issue is due.
                     *
                     * Format: date
                     */
                    due_date?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    /** The title. */
                    title?: string;
                    /**
                     * Closes or reopens it.
                     *
                     * @enum {unknown}
                     */
                    state_event?: "close" | "reopen";
                    /** The labels, as a list or with commas between them. New labels are created. */
                    add_labels?: string | string[];
                    /** The labels to remove, as a list or with commas between them. */
                    remove_labels?: string | string[];
                    /**
                     * The time of the change, which only owners may choose.
                     *
                     * Format: date-time
                     */
                    updated_at?: string;
                    /** The description. */
                    description?: string;
                    /** Whether only its author, its assignees and reporters see the issue. */
                    confidential?: boolean;
                    /**
                     * The only assignee. 0 removes the assignees.
                     *
                     * Format: int64
                     */
                    assignee_id?: number | null;
                    /** The assignees. */
                    assignee_ids?: number[];
                    /**
                     * The milestone. 0 removes it.
                     *
                     * Format: int64
                     */
                    milestone_id?: number | null;
                    /** The labels, as a list or with commas between them. New labels are created. */
                    labels?: string | string[];
                    /**
                     * The day on which the issue is due.
                     *
                     * Format: date
                     */
                    due_date?: string | null;
                };
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Issue"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete an issue
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /projects/{id}/issues/{issue_iid}`
     */
    "deleteIssue": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the issue. */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the merge requests that close an issue
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/issues/{issue_iid}/closed_by`
     */
    "listMergeRequestsClosingIssue": {
        parameters: {
            query?: {
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the issue. */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeRequest"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the users who take part in an issue
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/issues/{issue_iid}/participants`
     */
    "listIssueParticipants": {
        parameters: {
            query?: {
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the issue. */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSummary"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the merge requests whose text names an issue
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/issues/{issue_iid}/related_merge_requests`
     */
    "listMergeRequestsRelatedToIssue": {
        parameters: {
            query?: {
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the issue. */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeRequest"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read whether job tokens of other projects are limited
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/job_token_scope`
     */
    "getJobTokenScope": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobTokenScope"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Set whether job tokens of other projects are limited
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `PATCH /projects/{id}/job_token_scope`
     */
    "setJobTokenScope": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Whether only projects and groups on the list reach this project. */
                    enabled: boolean;
                };
                "application/x-www-form-urlencoded": {
                    /** Whether only projects and groups on the list reach this project. */
                    enabled: boolean;
                };
            };
        };
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the projects whose job tokens reach a project
     *
     * The project itself is the first one. Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/job_token_scope/allowlist`
     */
    "listAllowedProjects": {
        parameters: {
            query?: {
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectSimple"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Let the job tokens of a project reach this one
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/job_token_scope/allowlist`
     */
    "allowProject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * The project with the tokens.
                     *
                     * Format: int64
                     */
                    target_project_id: number;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * The project with the tokens.
                     *
                     * Format: int64
                     */
                    target_project_id: number;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * The project that is reached.
                         *
                         * Format: int64
                         */
                        source_project_id: number;
                        /**
                         * The project with the tokens.
                         *
                         * Format: int64
                         */
                        target_project_id: number;
                    };
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Stop the job tokens of a project from reaching this one
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /projects/{id}/job_token_scope/allowlist/{target_project_id}`
     */
    "disallowProject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The project with the tokens, by ID. */
                target_project_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the groups whose job tokens reach a project
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/job_token_scope/groups_allowlist`
     */
    "listAllowedGroups": {
        parameters: {
            query?: {
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * The ID.
                         *
                         * Format: int64
                         */
                        id: number;
                        /** The name. */
                        name: string;
                        /**
                         * The page of the group.
                         *
                         * Format: uri
                         */
                        web_url: string;
                    }[];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Let the job tokens of a group reach a project
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/job_token_scope/groups_allowlist`
     */
    "allowGroup": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * The group of the projects with the tokens.
                     *
                     * Format: int64
                     */
                    target_group_id: number;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * The group of the projects with the tokens.
                     *
                     * Format: int64
                     */
                    target_group_id: number;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * The project that is reached.
                         *
                         * Format: int64
                         */
                        source_project_id: number;
                        /**
                         * The group of the projects with the tokens.
                         *
                         * Format: int64
                         */
                        target_group_id: number;
                    };
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Stop the job tokens of a group from reaching a project
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /projects/{id}/job_token_scope/groups_allowlist/{target_group_id}`
     */
    "disallowGroup": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The group of the projects with the tokens, by ID. */
                target_group_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List labels
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/labels`
     */
    "listProjectLabels": {
        parameters: {
            query?: {
                /** Only those whose name contains this text. */
                search?: string;
                /** Whether to show counts. The sandbox always shows them. */
                with_counts?: boolean;
                /** Whether to show the labels of the groups above. */
                include_ancestor_groups?: boolean;
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectLabel"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Change a label that the body names
     *
     * An older way to change a label, which clients still use. Not in the documents; as clients of such platforms use it.
     *
     * `PUT /projects/{id}/labels`
     */
    "updateProjectLabelByName": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The name of the label. */
                    name: string;
                    /** Its new name. */
                    new_name?: string;
                    /** Its new colour. */
                    color?: string;
                    /** Its new description. */
                    description?: string;
                    /** Its new rank, 1 first. */
                    priority?: number | null;
                };
                "application/x-www-form-urlencoded": {
                    /** The name of the label. */
                    name: string;
                    /** Its new name. */
                    new_name?: string;
                    /** Its new colour. */
                    color?: string;
                    /** Its new description. */
                    description?: string;
                    /** Its new rank, 1 first. */
                    priority?: number | null;
                };
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectLabel"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The request contradicts the state of a resource. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Create a label
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/labels`
     */
    "createProjectLabel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The text of the label. */
                    name: string;
                    /**
                     * The colour of the label.
                     *
                     * @default #1068bf
                     */
                    color: string;
                    /**
                     * The description of the label.
                     *
                     * @default
                     */
                    description?: string;
                    /** Rank by which issues and merge requests with the label are sorted, 1 first. */
                    priority?: number | null;
                };
                "application/x-www-form-urlencoded": {
                    /** The text of the label. */
                    name: string;
                    /**
                     * The colour of the label.
                     *
                     * @default #1068bf
                     */
                    color: string;
                    /**
                     * The description of the label.
                     *
                     * @default
                     */
                    description?: string;
                    /** Rank by which issues and merge requests with the label are sorted, 1 first. */
                    priority?: number | null;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectLabel"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The request contradicts the state of a resource. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a label that the query names
     *
     * An older way to delete a label, which clients still use. Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /projects/{id}/labels`
     */
    "deleteProjectLabelByName": {
        parameters: {
            query: {
                /** The name of the label. */
                name: string;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a label
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/labels/{label_id}`
     */
    "getProjectLabel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The label, by its id or name. */
                label_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectLabel"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Change a label
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `PUT /projects/{id}/labels/{label_id}`
     */
    "updateProjectLabel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The label, by its id or name. */
                label_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** The text of the label. */
                    new_name?: string;
                    /** The colour of the label. */
                    color?: string;
                    /** The description of the label. */
                    description?: string;
                    /** Rank by which issues and merge requests with the label are sorted, 1 first. */
                    priority?: number | null;
                    /** Whether the label is archived. */
                    archived?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    /** The text of the label. */
                    new_name?: string;
                    /** The colour of the label. */
                    color?: string;
                    /** The description of the label. */
                    description?: string;
                    /** Rank by which issues and merge requests with the label are sorted, 1 first. */
                    priority?: number | null;
                    /** Whether the label is archived. */
                    archived?: boolean;
                };
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectLabel"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The request contradicts the state of a resource. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a label
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /projects/{id}/labels/{label_id}`
     */
    "deleteProjectLabel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The label, by its id or name. */
                label_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List labels
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /groups/{id}/labels`
     */
    "listGroupLabels": {
        parameters: {
            query?: {
                /** Only those whose name contains this text. */
                search?: string;
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupLabel"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Change a label of a group that the body names
     *
     * An older way to change a label, which clients still use. Not in the documents; as clients of such platforms use it.
     *
     * `PUT /groups/{id}/labels`
     */
    "updateGroupLabelByName": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The name of the label. */
                    name: string;
                    /** Its new name. */
                    new_name?: string;
                    /** Its new colour. */
                    color?: string;
                    /** Its new description. */
                    description?: string;
                };
                "application/x-www-form-urlencoded": {
                    /** The name of the label. */
                    name: string;
                    /** Its new name. */
                    new_name?: string;
                    /** Its new colour. */
                    color?: string;
                    /** Its new description. */
                    description?: string;
                };
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupLabel"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The request contradicts the state of a resource. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Create a label
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /groups/{id}/labels`
     */
    "createGroupLabel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The text of the label. */
                    name: string;
                    /**
                     * The colour of the label.
                     *
                     * @default #1068bf
                     */
                    color: string;
                    /**
                     * The description of the label.
                     *
                     * @default
                     */
                    description?: string;
                };
                "application/x-www-form-urlencoded": {
                    /** The text of the label. */
                    name: string;
                    /**
                     * The colour of the label.
                     *
                     * @default #1068bf
                     */
                    color: string;
                    /**
                     * The description of the label.
                     *
                     * @default
                     */
                    description?: string;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupLabel"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The request contradicts the state of a resource. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a label
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /groups/{id}/labels/{label_id}`
     */
    "getGroupLabel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** The label, by its id or name. */
                label_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupLabel"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Change a label
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `PUT /groups/{id}/labels/{label_id}`
     */
    "updateGroupLabel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** The label, by its id or name. */
                label_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** The text of the label. */
                    new_name?: string;
                    /** The colour of the label. */
                    color?: string;
                    /** The description of the label. */
                    description?: string;
                    /** Whether the label is archived. */
                    archived?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    /** The text of the label. */
                    new_name?: string;
                    /** The colour of the label. */
                    color?: string;
                    /** The description of the label. */
                    description?: string;
                    /** Whether the label is archived. */
                    archived?: boolean;
                };
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupLabel"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The request contradicts the state of a resource. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a label
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /groups/{id}/labels/{label_id}`
     */
    "deleteGroupLabel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** The label, by its id or name. */
                label_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Get notifications about a label
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/labels/{label_id}/subscribe`
     */
    "subscribeToLabel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The label, by its id or name. */
                label_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectLabel"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Get no notifications about a label
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/labels/{label_id}/unsubscribe`
     */
    "unsubscribeFromLabel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The label, by its id or name. */
                label_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectLabel"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the direct members of a project
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/members`
     */
    "listProjectMembers": {
        parameters: {
            query?: {
                /** Only members whose name or username contains this text. */
                query?: string;
                /** Only these users. */
                "user_ids[]"?: number[];
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Add a member to a project
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/members`
     */
    "addProjectMember": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The ID of the user. */
                    user_id?: number | string;
                    /** The username, instead of `user_id`. */
                    username?: string;
                    /** The access level. */
                    access_level: number;
                    /**
                     * The day on which the membership ends.
                     *
                     * Format: date
                     */
                    expires_at?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    /** The ID of the user. */
                    user_id?: number | string;
                    /** The username, instead of `user_id`. */
                    username?: string;
                    /** The access level. */
                    access_level: number;
                    /**
                     * The day on which the membership ends.
                     *
                     * Format: date
                     */
                    expires_at?: string | null;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The request contradicts the state of a resource. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a direct member of a project
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/members/{user_id}`
     */
    "getProjectMember": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The user, by ID. */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Change a member of a project
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `PUT /projects/{id}/members/{user_id}`
     */
    "updateProjectMember": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The user, by ID. */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The access level. */
                    access_level: number;
                    /**
                     * The day on which the membership ends.
                     *
                     * Format: date
                     */
                    expires_at?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    /** The access level. */
                    access_level: number;
                    /**
                     * The day on which the membership ends.
                     *
                     * Format: date
                     */
                    expires_at?: string | null;
                };
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Remove a member from a project
     *
     * Members may remove themselves. Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /projects/{id}/members/{user_id}`
     */
    "removeProjectMember": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The user, by ID. */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the members of a project and of its groups
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/members/all`
     */
    "listAllProjectMembers": {
        parameters: {
            query?: {
                /** Only members whose name or username contains this text. */
                query?: string;
                /** Only these users. */
                "user_ids[]"?: number[];
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a member of a project or of its groups
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/members/all/{user_id}`
     */
    "getAnyProjectMember": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The user, by ID. */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the users of a project
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/users`
     */
    "listProjectUsers": {
        parameters: {
            query?: {
                /** Only users whose name or username contains this text. */
                search?: string;
                /** All but these users. */
                "skip_users[]"?: number[];
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSummary"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the direct members of a group
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /groups/{id}/members`
     */
    "listGroupMembers": {
        parameters: {
            query?: {
                /** Only members whose name or username contains this text. */
                query?: string;
                /** Only these users. */
                "user_ids[]"?: number[];
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Add a member to a group
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /groups/{id}/members`
     */
    "addGroupMember": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The ID of the user. */
                    user_id?: number | string;
                    /** The username, instead of `user_id`. */
                    username?: string;
                    /** The access level. */
                    access_level: number;
                    /**
                     * The day on which the membership ends.
                     *
                     * Format: date
                     */
                    expires_at?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    /** The ID of the user. */
                    user_id?: number | string;
                    /** The username, instead of `user_id`. */
                    username?: string;
                    /** The access level. */
                    access_level: number;
                    /**
                     * The day on which the membership ends.
                     *
                     * Format: date
                     */
                    expires_at?: string | null;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The request contradicts the state of a resource. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a direct member of a group
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /groups/{id}/members/{user_id}`
     */
    "getGroupMember": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** The user, by ID. */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Change a member of a group
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `PUT /groups/{id}/members/{user_id}`
     */
    "updateGroupMember": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** The user, by ID. */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The access level. */
                    access_level: number;
                    /**
                     * The day on which the membership ends.
                     *
                     * Format: date
                     */
                    expires_at?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    /** The access level. */
                    access_level: number;
                    /**
                     * The day on which the membership ends.
                     *
                     * Format: date
                     */
                    expires_at?: string | null;
                };
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Remove a member from a group
     *
     * Members may remove themselves. Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /groups/{id}/members/{user_id}`
     */
    "removeGroupMember": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** The user, by ID. */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the members of a group and of the groups above it
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /groups/{id}/members/all`
     */
    "listAllGroupMembers": {
        parameters: {
            query?: {
                /** Only members whose name or username contains this text. */
                query?: string;
                /** Only these users. */
                "user_ids[]"?: number[];
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a member of a group or of a group above it
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /groups/{id}/members/all/{user_id}`
     */
    "getAnyGroupMember": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** The user, by ID. */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the merge requests of a project
     *
     * It has the filters of the other lists of merge requests. The scope is `all`, unless the request names another one. Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/merge_requests`
     */
    "listProjectMergeRequests": {
        parameters: {
            query?: {
                /** Only the merge requests with these IIDs. */
                iids?: number[];
                /** List only merge requests that all these users have approved, by ID, at most five. `None` means without an approval, `Any` with any approval. */
                "approved_by_ids[]"?: number[] | ("None" | "Any");
                /** List only merge requests that all these users have approved, by username, at most five. `None` means without an approval, `Any` with any approval. */
                "approved_by_usernames[]"?: string[] | ("None" | "Any");
                /** List only merge requests that have these users as eligible approvers, by ID. `None` means without an eligible approver, `Any` with any. */
                "approver_ids[]"?: number[] | ("None" | "Any");
                /** List only merge requests that are assigned to this user, by ID. `None` means without an assignee, `Any` with any assignee. Excludes `assignee_username[]`. */
                assignee_id?: number | ("None" | "Any");
                /** List only merge requests that are assigned to these users, by username. Excludes `assignee_id`. */
                "assignee_username[]"?: string[];
                /** List only merge requests of this author, by ID. Excludes `author_username`. */
                author_id?: number;
                /** List only merge requests of this author, by username. Excludes `author_id`. */
                author_username?: string;
                /** List only merge requests that were created after this time. */
                created_after?: string;
                /** List only merge requests that were created before this time. */
                created_before?: string;
                /** List only merge requests that were updated after this time. */
                updated_after?: string;
                /** List only merge requests that were updated before this time. */
                updated_before?: string;
                /** List only merge requests that were merged after this time. */
                merged_after?: string;
                /** List only merge requests that were merged before this time. */
                merged_before?: string;
                /** List only merge requests that were deployed after this time. */
                deployed_after?: string;
                /** List only merge requests that were deployed before this time. */
                deployed_before?: string;
                /** List only merge requests that were deployed to this environment. */
                environment?: string;
                /** The fields to look in for `search`: the title, the description, or both, joined by a comma. */
                in?: "title" | "description" | "title,description" | "description,title";
                /** List only merge requests with these labels, by name, separated by commas. `None` means without a label, `Any` with any label. */
                labels?: string;
                /** List only merge requests that this user merged, by ID. Excludes `merge_user_username`. */
                merge_user_id?: number;
                /** List only merge requests that this user merged, by username. Excludes `merge_user_id`. */
                merge_user_username?: string;
                /** List only merge requests with this milestone, by title. `None` means without a milestone, `Any` with any milestone. */
                milestone?: string;
                /** List only merge requests that the caller has reacted to with this emoji, by name. `None` means without a reaction, `Any` with any reaction. */
                my_reaction_emoji?: string;
                /** Whether to leave out the merge requests of archived projects. */
                non_archived?: boolean;
                /** Leave out the merge requests to which these filters apply: `not[labels]=bug` lists those without the label `bug`. The filters mean what the parameters of the same names mean, as far as that is stated; `assignee_username` is the counterpart of `assignee_username[]`. */
                not?: {
                    /** Leave out merge requests with these labels, by name, separated by commas. */
                    labels?: string;
                    /** Leave out merge requests with this milestone, by title. */
                    milestone?: string;
                    /**
                     * Leave out merge requests of this author, by ID.
                     *
                     * Format: int64
                     */
                    author_id?: number;
                    /** Leave out merge requests of this author, by username. */
                    author_username?: string;
                    /**
                     * Leave out merge requests that are assigned to this user, by ID.
                     *
                     * Format: int64
                     */
                    assignee_id?: number;
                    /** Leave out merge requests that are assigned to this user, by username. */
                    assignee_username?: string;
                    /**
                     * Leave out merge requests that this user reviews, by ID.
                     *
                     * Format: int64
                     */
                    reviewer_id?: number;
                    /** Leave out merge requests that this user reviews, by username. */
                    reviewer_username?: string;
                    /** Leave out merge requests that the caller has reacted to with this emoji, by name. */
                    my_reaction_emoji?: string;
                };
                /** The field to order by. */
                order_by?: "created_at" | "updated_at" | "merged_at" | "label_priority" | "priority" | "milestone_due" | "popularity" | "title";
                /** List only merge requests that this user reviews, by ID. `None` means without a reviewer, `Any` with any reviewer. Excludes `reviewer_username`. */
                reviewer_id?: number | ("None" | "Any");
                /** List only merge requests that this user reviews, by username. `None` means without a reviewer, `Any` with any reviewer. Excludes `reviewer_id`. */
                reviewer_username?: string;
                /** List the merge requests that the caller has opened, is assigned to or reviews, or all of them. */
                scope?: "created_by_me" | "assigned_to_me" | "reviews_for_me" | "all";
                /** List only merge requests with this text in the title or the description; `in` says in which of them. */
                search?: string;
                /** Direction of the order, ascending or descending. */
                sort?: "asc" | "desc";
                /** List only merge requests from this branch. */
                source_branch?: string;
                /** List only merge requests to this branch. */
                target_branch?: string;
                /** List only merge requests from this project, by ID. */
                source_project_id?: number;
                /** List only merge requests in this state. `locked` is a state of short duration, so that looking for it generally finds nothing. */
                state?: "all" | "opened" | "closed" | "locked" | "merged";
                /** `simple` returns each merge request in a reduced form. */
                view?: "simple";
                /** Whether to list only drafts, or only merge requests that are not drafts. Excludes `wip`. */
                draft?: boolean;
                /**
                 * `yes` lists only drafts, `no` only merge requests that are not drafts. Excludes `draft`. Deprecated: use `draft`. The documentation names no replacement.
                 *
                 * @deprecated
                 */
                wip?: "yes" | "no";
                /** Whether `labels` holds objects rather than names. */
                with_labels_details?: boolean;
                /** Whether to request a new calculation of `merge_status`. It happens after the response. Without effect for callers below Developer while the flag `restrict_merge_status_recheck` is on. */
                with_merge_status_recheck?: boolean;
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeRequest"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Create a merge request
     *
     * The project of the path has the source branch. A title that begins with `Draft:` creates a draft. Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/merge_requests`
     */
    "createMergeRequest": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The branch with the commits. */
                    source_branch: string;
                    /** The branch that gets the commits. */
                    target_branch: string;
                    /** The title. */
                    title: string;
                    /**
                     * The project of the target branch. Default: the project of the path.
                     *
                     * Format: int64
                     */
                    target_project_id?: number;
                    /** The description. */
                    description?: string;
                    /**
                     * The only assignee. 0 removes the assignees.
                     *
                     * Format: int64
                     */
                    assignee_id?: number | null;
                    /** The assignees. */
                    assignee_ids?: number[];
                    /** The reviewers. */
                    reviewer_ids?: number[];
                    /**
                     * The milestone. 0 removes it.
                     *
                     * Format: int64
                     */
                    milestone_id?: number | null;
                    /** The labels, as a list or with commas between them. New labels are created. */
                    labels?: string | string[];
                    /** Whether the merge deletes the source branch. */
                    remove_source_branch?: boolean;
                    /** Whether the commits are to be squashed. The sandbox keeps the value and merges all commits. */
                    squash?: boolean;
                    /** Whether maintainers of the target project may push to the source branch. */
                    allow_collaboration?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    /** The branch with the commits. */
                    source_branch: string;
                    /** The branch that gets the commits. */
                    target_branch: string;
                    /** The title. */
                    title: string;
                    /**
                     * The project of the target branch. Default: the project of the path.
                     *
                     * Format: int64
                     */
                    target_project_id?: number;
                    /** The description. */
                    description?: string;
                    /**
                     * The only assignee. 0 removes the assignees.
                     *
                     * Format: int64
                     */
                    assignee_id?: number | null;
                    /** The assignees. */
                    assignee_ids?: number[];
                    /** The reviewers. */
                    reviewer_ids?: number[];
                    /**
                     * The milestone. 0 removes it.
                     *
                     * Format: int64
                     */
                    milestone_id?: number | null;
                    /** The labels, as a list or with commas between them. New labels are created. */
                    labels?: string | string[];
                    /** Whether the merge deletes the source branch. */
                    remove_source_branch?: boolean;
                    /** Whether the commits are to be squashed. The sandbox keeps the value and merges all commits. */
                    squash?: boolean;
                    /** Whether maintainers of the target project may push to the source branch. */
                    allow_collaboration?: boolean;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SingleMergeRequest"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The request contradicts the state of a resource. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a merge request
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/merge_requests/{merge_request_iid}`
     */
    "getMergeRequest": {
        parameters: {
            query?: {
                /** Whether to show by how many commits the target branch is ahead. */
                include_diverged_commits_count?: boolean;
                /** Whether to show if a rebase is in progress. */
                include_rebase_in_progress?: boolean;
                /** Whether to show title and description as HTML. The sandbox does not. */
                render_html?: boolean;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the merge request. */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SingleMergeRequest"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Change a merge request
     *
     * Authors may change their own merge requests, and developers all of the project. Not in the documents; as clients of such platforms use it.
     *
     * `PUT /projects/{id}/merge_requests/{merge_request_iid}`
     */
    "updateMergeRequest": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the merge request. */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** The title. `Draft:` at its beginning makes it a draft. */
                    title?: string;
                    /** The branch that gets the commits. */
                    target_branch?: string;
                    /**
                     * Closes or reopens it.
                     *
                     * @enum {unknown}
                     */
                    state_event?: "close" | "reopen";
                    /** The labels, as a list or with commas between them. New labels are created. */
                    add_labels?: string | string[];
                    /** The labels to remove, as a list or with commas between them. */
                    remove_labels?: string | string[];
                    /** Whether only members may write notes. */
                    discussion_locked?: boolean;
                    /** The description. */
                    description?: string;
                    /**
                     * The only assignee. 0 removes the assignees.
                     *
                     * Format: int64
                     */
                    assignee_id?: number | null;
                    /** The assignees. */
                    assignee_ids?: number[];
                    /** The reviewers. */
                    reviewer_ids?: number[];
                    /**
                     * The milestone. 0 removes it.
                     *
                     * Format: int64
                     */
                    milestone_id?: number | null;
                    /** The labels, as a list or with commas between them. New labels are created. */
                    labels?: string | string[];
                    /** Whether the merge deletes the source branch. */
                    remove_source_branch?: boolean;
                    /** Whether the commits are to be squashed. The sandbox keeps the value and merges all commits. */
                    squash?: boolean;
                    /** Whether maintainers of the target project may push to the source branch. */
                    allow_collaboration?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    /** The title. `Draft:` at its beginning makes it a draft. */
                    title?: string;
                    /** The branch that gets the commits. */
                    target_branch?: string;
                    /**
                     * Closes or reopens it.
                     *
                     * @enum {unknown}
                     */
                    state_event?: "close" | "reopen";
                    /** The labels, as a list or with commas between them. New labels are created. */
                    add_labels?: string | string[];
                    /** The labels to remove, as a list or with commas between them. */
                    remove_labels?: string | string[];
                    /** Whether only members may write notes. */
                    discussion_locked?: boolean;
                    /** The description. */
                    description?: string;
                    /**
                     * The only assignee. 0 removes the assignees.
                     *
                     * Format: int64
                     */
                    assignee_id?: number | null;
                    /** The assignees. */
                    assignee_ids?: number[];
                    /** The reviewers. */
                    reviewer_ids?: number[];
                    /**
                     * The milestone. 0 removes it.
                     *
                     * Format: int64
                     */
                    milestone_id?: number | null;
                    /** The labels, as a list or with commas between them. New labels are created. */
                    labels?: string | string[];
                    /** Whether the merge deletes the source branch. */
                    remove_source_branch?: boolean;
                    /** Whether the commits are to be squashed. The sandbox keeps the value and merges all commits. */
                    squash?: boolean;
                    /** Whether maintainers of the target project may push to the source branch. */
                    allow_collaboration?: boolean;
                };
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SingleMergeRequest"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a merge request
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /projects/{id}/merge_requests/{merge_request_iid}`
     */
    "deleteMergeRequest": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the merge request. */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Merge a merge request
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `PUT /projects/{id}/merge_requests/{merge_request_iid}/merge`
     */
    "mergeMergeRequest": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the merge request. */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** The head that the caller knows. Another head refuses the merge. */
                    sha?: string;
                    /** The message of the merge commit. */
                    merge_commit_message?: string;
                    /** The message of the squashed commit. The sandbox merges all commits. */
                    squash_commit_message?: string;
                    /** Whether to squash the commits. The sandbox merges all commits. */
                    squash?: boolean;
                    /** Whether to delete the source branch. */
                    should_remove_source_branch?: boolean;
                    /** Whether to merge when the pipeline succeeds. Without a running pipeline it merges at once. */
                    auto_merge?: boolean;
                    /** An older name of `auto_merge`. */
                    merge_when_pipeline_succeeds?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    /** The head that the caller knows. Another head refuses the merge. */
                    sha?: string;
                    /** The message of the merge commit. */
                    merge_commit_message?: string;
                    /** The message of the squashed commit. The sandbox merges all commits. */
                    squash_commit_message?: string;
                    /** Whether to squash the commits. The sandbox merges all commits. */
                    squash?: boolean;
                    /** Whether to delete the source branch. */
                    should_remove_source_branch?: boolean;
                    /** Whether to merge when the pipeline succeeds. Without a running pipeline it merges at once. */
                    auto_merge?: boolean;
                    /** An older name of `auto_merge`. */
                    merge_when_pipeline_succeeds?: boolean;
                };
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SingleMergeRequest"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The request contradicts the state of a resource. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The request contradicts the state of a resource. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Approve a merge request
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/merge_requests/{merge_request_iid}/approve`
     */
    "approveMergeRequest": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the merge request. */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** The head that the caller knows. Another head refuses the approval. */
                    sha?: string;
                };
                "application/x-www-form-urlencoded": {
                    /** The head that the caller knows. Another head refuses the approval. */
                    sha?: string;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeRequestApprovals"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The request contradicts the state of a resource. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Take back the own approval
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/merge_requests/{merge_request_iid}/unapprove`
     */
    "unapproveMergeRequest": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the merge request. */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read the approvals of a merge request
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/merge_requests/{merge_request_iid}/approvals`
     */
    "getMergeRequestApprovals": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the merge request. */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeRequestApprovals"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a merge request with its changed files
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/merge_requests/{merge_request_iid}/changes`
     */
    "getMergeRequestChanges": {
        parameters: {
            query?: {
                /** Whether to read the differences from git. The sandbox always does. */
                access_raw_diffs?: boolean;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the merge request. */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SingleMergeRequest"] & {
                        /** The changed files. */
                        changes: components["schemas"]["Diff"][];
                        /** Whether files are left out. */
                        overflow: boolean | null;
                    };
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the changed files of a merge request
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/merge_requests/{merge_request_iid}/diffs`
     */
    "listMergeRequestDiffs": {
        parameters: {
            query?: {
                /** Whether differences have the headers of unified diffs. */
                unidiff?: boolean;
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the merge request. */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Diff"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the commits of a merge request
     *
     * The newest is the first. Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/merge_requests/{merge_request_iid}/commits`
     */
    "listMergeRequestCommits": {
        parameters: {
            query?: {
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the merge request. */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Commit"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the people of a merge request
     *
     * They are its author, assignees and reviewers, and the authors of its notes. Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/merge_requests/{merge_request_iid}/participants`
     */
    "listMergeRequestParticipants": {
        parameters: {
            query?: {
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the merge request. */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSummary"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the issues that a merge closes
     *
     * Its description names them with a word such as `Closes #11`. Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/merge_requests/{merge_request_iid}/closes_issues`
     */
    "listIssuesClosedByMergeRequest": {
        parameters: {
            query?: {
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the merge request. */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Issue"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the merge requests that brought a commit
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/repository/commits/{sha}/merge_requests`
     */
    "listCommitMergeRequests": {
        parameters: {
            query?: {
                /** Only merge requests in this state. */
                state?: "opened" | "closed" | "locked" | "merged";
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The commit, by its SHA or by the name of a branch or tag. */
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeRequest"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List namespaces
     *
     * A caller gets their own namespace and those of their groups. Administrators get all. Not in the documents; as clients of such platforms use it.
     *
     * `GET /namespaces`
     */
    "listNamespaces": {
        parameters: {
            query?: {
                /** Only namespaces whose full path contains this text. */
                search?: string;
                /** Only namespaces that the caller owns. */
                owned_only?: boolean;
                /** Only namespaces without a parent. */
                top_level_only?: boolean;
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Namespace"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a namespace
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /namespaces/{namespace}`
     */
    "getNamespace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The namespace, by ID or full path. */
                namespace: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Namespace"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Ask whether a path is taken
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /namespaces/{namespace}/exists`
     */
    "checkNamespace": {
        parameters: {
            query?: {
                /** The group in which the path would be. */
                parent_id?: number;
            };
            header?: never;
            path: {
                /** The namespace, by ID or full path. */
                namespace: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Whether a user or a group has the path. */
                        exists: boolean | null;
                        /** A path that is free, if this one is taken. */
                        suggests: string[];
                    };
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a package
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/packages/{package_id}`
     */
    "getPackage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The package, by its id. */
                package_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a package
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /projects/{id}/packages/{package_id}`
     */
    "deletePackage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The package, by its id. */
                package_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the packages of a project
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/packages`
     */
    "listPackages": {
        parameters: {
            query?: {
                /** Only packages with this format. */
                package_type?: string;
                /** Only packages whose name contains this text. */
                package_name?: string;
                /** Only packages with this version. */
                package_version?: string;
                /** Only packages with this status. */
                status?: "default" | "hidden" | "processing" | "error" | "pending_destruction" | "deprecated";
                /** Whether to list packages without a version, of which the sandbox has none. */
                include_versionless?: boolean;
                /** The field of the order. */
                order_by?: "created_at" | "name" | "version" | "package_type" | "project_path";
                /** The direction of the order. */
                sort?: "asc" | "desc";
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the packages of the projects of a group
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /groups/{id}/packages`
     */
    "listGroupPackages": {
        parameters: {
            query?: {
                /** Only packages with this format. */
                package_type?: string;
                /** Only packages whose name contains this text. */
                package_name?: string;
                /** Only packages with this version. */
                package_version?: string;
                /** Only packages with this status. */
                status?: "default" | "hidden" | "processing" | "error" | "pending_destruction" | "deprecated";
                /** Whether to list packages without a version, of which the sandbox has none. */
                include_versionless?: boolean;
                /** The field of the order. */
                order_by?: "created_at" | "name" | "version" | "package_type" | "project_path";
                /** The direction of the order. */
                sort?: "asc" | "desc";
                /** Whether to leave out the projects of its subgroups. */
                exclude_subgroups?: boolean;
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the files of a package
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/packages/{package_id}/package_files`
     */
    "listPackageFiles": {
        parameters: {
            query?: {
                /** The field of the order. */
                order_by?: "id" | "created_at" | "file_name";
                /** The direction of the order. */
                sort?: "asc" | "desc";
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The package, by its id. */
                package_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageFile"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a file of a package
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /projects/{id}/packages/{package_id}/package_files/{package_file_id}`
     */
    "deletePackageFile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The package, by its id. */
                package_id: number;
                /** The file, by ID. */
                package_file_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Download a file of a generic package
     *
     * Of several files with the name, the newest is sent. Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/packages/generic/{package_name}/{package_version}/{file_name}`
     */
    "downloadPackageFile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The name of the package. */
                package_name: string;
                /** The version of the package. */
                package_version: string;
                /** The name of the file. */
                file_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The bytes of the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            /** There is no such file. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Upload a file of a generic package
     *
     * The body is the file. The package is created if it is new. Not in the documents; as clients of such platforms use it.
     *
     * `PUT /projects/{id}/packages/generic/{package_name}/{package_version}/{file_name}`
     */
    "uploadPackageFile": {
        parameters: {
            query?: {
                /** The status of a new package. */
                status?: "default" | "hidden";
                /** Whether the response shows the file. */
                select?: "package_file";
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The name of the package. */
                package_name: string;
                /** The version of the package. */
                package_version: string;
                /** The name of the file. */
                file_name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": Blob;
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** `201 Created`, unless `select` asks for the file. */
                        message?: string;
                    };
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the pipelines of a project
     *
     * The newest is the first. Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/pipelines`
     */
    "listPipelines": {
        parameters: {
            query?: {
                /** Only pipelines in these states, or the newest of each branch or tag. */
                scope?: "running" | "pending" | "finished" | "branches" | "tags";
                /** Only pipelines with this status. */
                status?: string;
                /** Only pipelines of this branch or tag. */
                ref?: string;
                /** Only pipelines of this commit. */
                sha?: string;
                /** Only pipelines with this source. All of the sandbox have `push`. */
                source?: string;
                /** Only pipelines that changed after this time. */
                updated_after?: string;
                /** Only pipelines that changed before this time. */
                updated_before?: string;
                /** The field of the order. */
                order_by?: "id" | "status" | "ref" | "updated_at";
                /** The direction of the order. */
                sort?: "asc" | "desc";
                /** Keyset pagination, which orders by ID. */
                pagination?: "keyset";
                /** The page of the next link. */
                page_token?: string;
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    /** A cursor, if one exists. Keyset pagination only. */
                    "x-next-cursor": components["headers"]["XNextCursor"];
                    /** A cursor, if one exists. Keyset pagination only. */
                    "x-prev-cursor": components["headers"]["XPrevCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pipeline"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read the newest pipeline of a branch or tag
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/pipelines/latest`
     */
    "getLatestPipeline": {
        parameters: {
            query?: {
                /** The branch or tag. Default: the default branch. */
                ref?: string;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PipelineDetails"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a pipeline
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/pipelines/{pipeline_id}`
     */
    "getPipeline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The pipeline, by ID. */
                pipeline_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PipelineDetails"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the jobs of a pipeline
     *
     * The newest is the first. Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/pipelines/{pipeline_id}/jobs`
     */
    "listPipelineJobs": {
        parameters: {
            query?: {
                /** Only jobs in these states. */
                scope?: string[];
                /** Whether to list retried jobs, of which the sandbox has none. */
                include_retried?: boolean;
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The pipeline, by ID. */
                pipeline_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PipelineJob"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the jobs of a project
     *
     * The newest is the first. Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/jobs`
     */
    "listProjectJobs": {
        parameters: {
            query?: {
                /** Only jobs in these states. */
                scope?: string[];
                /** Keyset pagination, which orders by ID. */
                pagination?: "keyset";
                /** The page of the next link. */
                page_token?: string;
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    /** A cursor, if one exists. Keyset pagination only. */
                    "x-next-cursor": components["headers"]["XNextCursor"];
                    /** A cursor, if one exists. Keyset pagination only. */
                    "x-prev-cursor": components["headers"]["XPrevCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PipelineJob"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the pipelines of the head of a merge request
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/merge_requests/{merge_request_iid}/pipelines`
     */
    "listMergeRequestPipelines": {
        parameters: {
            query?: {
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the merge request. */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pipeline"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List projects
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects`
     */
    "listProjects": {
        parameters: {
            query?: {
                /** Only archived projects, or only others. */
                archived?: boolean;
                /** Only projects with this visibility. */
                visibility?: "public" | "internal" | "private";
                /** Only projects whose name or path contains this text. */
                search?: string;
                /** Whether to search the full path. */
                search_namespaces?: boolean;
                /** Only projects that the caller is a member of. */
                membership?: boolean;
                /** Only projects that the caller owns. */
                owned?: boolean;
                /** Only projects that the caller has starred. The sandbox keeps no stars of users. */
                starred?: boolean;
                /** Only projects in which the caller has at least this access level. */
                min_access_level?: number;
                /** Only projects with all these topics, separated by commas. */
                topic?: string;
                /** Only projects with issues. */
                with_issues_enabled?: boolean;
                /** Only projects with merge requests. */
                with_merge_requests_enabled?: boolean;
                /** Only projects with an activity after this time. */
                last_activity_after?: string;
                /** Only projects whose last activity was before this time. */
                last_activity_before?: string;
                /** Only projects with a greater ID. */
                id_after?: number;
                /** Only projects with a smaller ID. */
                id_before?: number;
                /** The field of the order. */
                order_by?: "id" | "name" | "path" | "created_at" | "updated_at" | "last_activity_at" | "star_count" | "similarity";
                /** The direction of the order. */
                sort?: "asc" | "desc";
                /** Whether to show only the most important fields. */
                simple?: boolean;
                /** Whether to show statistics, which the sandbox does not compute. */
                statistics?: boolean;
                /** Whether to show custom attributes, of which the sandbox has none. */
                with_custom_attributes?: boolean;
                /** Keyset pagination, which orders by ID. */
                pagination?: "keyset";
                /** The page of the next link. */
                page_token?: string;
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    /** A cursor, if one exists. Keyset pagination only. */
                    "x-next-cursor": components["headers"]["XNextCursor"];
                    /** A cursor, if one exists. Keyset pagination only. */
                    "x-prev-cursor": components["headers"]["XPrevCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Project"] | components["schemas"]["ProjectSimple"])[];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Create a project
     *
     * Without `namespace_id`, the project belongs to the caller. Without `initialize_with_readme`, its repository is empty. Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects`
     */
    "createProject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["ProjectCreate"];
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a project
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}`
     */
    "getProject": {
        parameters: {
            query?: {
                /** Whether to show statistics, which the sandbox does not compute. */
                statistics?: boolean;
                /** Whether to show the licence, which the sandbox does not compute. */
                license?: boolean;
                /** Whether to show custom attributes, of which the sandbox has none. */
                with_custom_attributes?: boolean;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Change a project
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `PUT /projects/{id}`
     */
    "updateProject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["ProjectUpdate"];
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a project
     *
     * The sandbox deletes the project at once. Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /projects/{id}`
     */
    "deleteProject": {
        parameters: {
            query?: {
                /** Whether to delete it at once. */
                permanently_remove?: boolean;
                /** The full path, for a permanent deletion. */
                full_path?: string;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** `202 Accepted`. */
                        message: string;
                    };
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Archive a project
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/archive`
     */
    "archiveProject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Unarchive a project
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/unarchive`
     */
    "unarchiveProject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Star a project
     *
     * 304 says that the caller has starred it already. Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/star`
     */
    "starProject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            /** The request contradicts the state of a resource. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Take the star of a project back
     *
     * 304 says that the caller has not starred it. Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/unstar`
     */
    "unstarProject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            /** The request contradicts the state of a resource. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Move a project to another namespace
     *
     * Requests to its old path are redirected. Not in the documents; as clients of such platforms use it.
     *
     * `PUT /projects/{id}/transfer`
     */
    "transferProject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * The namespace, by ID or full path.
                     *
                     * Format: int64
                     */
                    namespace: number | string;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * The namespace, by ID or full path.
                     *
                     * Format: int64
                     */
                    namespace: number | string;
                };
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the groups above a project
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/groups`
     */
    "listProjectGroups": {
        parameters: {
            query?: {
                /** Only groups whose name contains this text. */
                search?: string;
                /** Whether to list the groups that the project is shared with */
                with_shared?: boolean;
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * The ID.
                         *
                         * Format: int64
                         */
                        id: number;
                        /** The name. */
                        name: string;
                        /** The URL of the picture. */
                        avatar_url: string | null;
                        /**
                         * The page of the group.
                         *
                         * Format: uri
                         */
                        web_url: string;
                        /** The names on the full path. */
                        full_name: string;
                        /** The full path. */
                        full_path: string;
                    }[];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Fork a project
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/fork`
     */
    "forkProject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * The ID of the namespace. Default: that of the caller.
                     *
                     * Format: int64
                     */
                    namespace_id?: number;
                    /** The full path of the namespace. */
                    namespace_path?: string;
                    /** The namespace by ID or full path. */
                    namespace?: number | string;
                    /** The path. Default: that of the original. */
                    path?: string;
                    /** The name. Default: that of the original. */
                    name?: string;
                    /** The description. Default: that of the original. */
                    description?: string;
                    /**
                     * The visibility. Default: that of the original.
                     *
                     * @enum {unknown}
                     */
                    visibility?: "public" | "internal" | "private";
                    /** The branch to fork. The sandbox forks all. */
                    branches?: string;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * The ID of the namespace. Default: that of the caller.
                     *
                     * Format: int64
                     */
                    namespace_id?: number;
                    /** The full path of the namespace. */
                    namespace_path?: string;
                    /** The namespace by ID or full path. */
                    namespace?: number | string;
                    /** The path. Default: that of the original. */
                    path?: string;
                    /** The name. Default: that of the original. */
                    name?: string;
                    /** The description. Default: that of the original. */
                    description?: string;
                    /**
                     * The visibility. Default: that of the original.
                     *
                     * @enum {unknown}
                     */
                    visibility?: "public" | "internal" | "private";
                    /** The branch to fork. The sandbox forks all. */
                    branches?: string;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The request contradicts the state of a resource. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the forks of a project
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/forks`
     */
    "listForks": {
        parameters: {
            query?: {
                /** Only archived projects, or only others. */
                archived?: boolean;
                /** Only projects with this visibility. */
                visibility?: "public" | "internal" | "private";
                /** Only projects whose name or path contains this text. */
                search?: string;
                /** Whether to search the full path. */
                search_namespaces?: boolean;
                /** Only projects that the caller is a member of. */
                membership?: boolean;
                /** Only projects that the caller owns. */
                owned?: boolean;
                /** Only projects that the caller has starred. The sandbox keeps no stars of users. */
                starred?: boolean;
                /** Only projects in which the caller has at least this access level. */
                min_access_level?: number;
                /** Only projects with all these topics, separated by commas. */
                topic?: string;
                /** Only projects with issues. */
                with_issues_enabled?: boolean;
                /** Only projects with merge requests. */
                with_merge_requests_enabled?: boolean;
                /** Only projects with an activity after this time. */
                last_activity_after?: string;
                /** Only projects whose last activity was before this time. */
                last_activity_before?: string;
                /** Only projects with a greater ID. */
                id_after?: number;
                /** Only projects with a smaller ID. */
                id_before?: number;
                /** The field of the order. */
                order_by?: "id" | "name" | "path" | "created_at" | "updated_at" | "last_activity_at" | "star_count" | "similarity";
                /** The direction of the order. */
                sort?: "asc" | "desc";
                /** Whether to show only the most important fields. */
                simple?: boolean;
                /** Whether to show statistics, which the sandbox does not compute. */
                statistics?: boolean;
                /** Whether to show custom attributes, of which the sandbox has none. */
                with_custom_attributes?: boolean;
                /** Keyset pagination, which orders by ID. */
                pagination?: "keyset";
                /** The page of the next link. */
                page_token?: string;
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    /** A cursor, if one exists. Keyset pagination only. */
                    "x-next-cursor": components["headers"]["XNextCursor"];
                    /** A cursor, if one exists. Keyset pagination only. */
                    "x-prev-cursor": components["headers"]["XPrevCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Project"] | components["schemas"]["ProjectSimple"])[];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the programming languages of a project
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/languages`
     */
    "listLanguages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: number;
                    };
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Share a project with a group
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/share`
     */
    "shareProject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * The ID of the group.
                     *
                     * Format: int64
                     */
                    group_id: number;
                    /** The highest access level of its members. */
                    group_access: number;
                    /**
                     * The day on which the share ends, which the sandbox does not keep.
                     *
                     * Format: date
                     */
                    expires_at?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * The ID of the group.
                     *
                     * Format: int64
                     */
                    group_id: number;
                    /** The highest access level of its members. */
                    group_access: number;
                    /**
                     * The day on which the share ends, which the sandbox does not keep.
                     *
                     * Format: date
                     */
                    expires_at?: string | null;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectGroupLink"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The request contradicts the state of a resource. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Stop sharing a project with a group
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /projects/{id}/share/{group_id}`
     */
    "unshareProject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The group, by ID. */
                group_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the projects of a group
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /groups/{id}/projects`
     */
    "listGroupProjects": {
        parameters: {
            query?: {
                /** Only archived projects, or only others. */
                archived?: boolean;
                /** Only projects with this visibility. */
                visibility?: "public" | "internal" | "private";
                /** Only projects whose name or path contains this text. */
                search?: string;
                /** Whether to search the full path. */
                search_namespaces?: boolean;
                /** Only projects that the caller is a member of. */
                membership?: boolean;
                /** Only projects that the caller owns. */
                owned?: boolean;
                /** Only projects that the caller has starred. The sandbox keeps no stars of users. */
                starred?: boolean;
                /** Only projects in which the caller has at least this access level. */
                min_access_level?: number;
                /** Only projects with all these topics, separated by commas. */
                topic?: string;
                /** Only projects with issues. */
                with_issues_enabled?: boolean;
                /** Only projects with merge requests. */
                with_merge_requests_enabled?: boolean;
                /** Only projects with an activity after this time. */
                last_activity_after?: string;
                /** Only projects whose last activity was before this time. */
                last_activity_before?: string;
                /** Only projects with a greater ID. */
                id_after?: number;
                /** Only projects with a smaller ID. */
                id_before?: number;
                /** The field of the order. */
                order_by?: "id" | "name" | "path" | "created_at" | "updated_at" | "last_activity_at" | "star_count" | "similarity";
                /** The direction of the order. */
                sort?: "asc" | "desc";
                /** Whether to show only the most important fields. */
                simple?: boolean;
                /** Whether to show statistics, which the sandbox does not compute. */
                statistics?: boolean;
                /** Whether to show custom attributes, of which the sandbox has none. */
                with_custom_attributes?: boolean;
                /** Keyset pagination, which orders by ID. */
                pagination?: "keyset";
                /** The page of the next link. */
                page_token?: string;
                /** Whether to list the projects of its subgroups. */
                include_subgroups?: boolean;
                /** Whether to list the projects that are shared with it. */
                with_shared?: boolean;
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    /** A cursor, if one exists. Keyset pagination only. */
                    "x-next-cursor": components["headers"]["XNextCursor"];
                    /** A cursor, if one exists. Keyset pagination only. */
                    "x-prev-cursor": components["headers"]["XPrevCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Project"] | components["schemas"]["ProjectSimple"])[];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the projects of a user
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /users/{id}/projects`
     */
    "listUserProjects": {
        parameters: {
            query?: {
                /** Only archived projects, or only others. */
                archived?: boolean;
                /** Only projects with this visibility. */
                visibility?: "public" | "internal" | "private";
                /** Only projects whose name or path contains this text. */
                search?: string;
                /** Whether to search the full path. */
                search_namespaces?: boolean;
                /** Only projects that the caller is a member of. */
                membership?: boolean;
                /** Only projects that the caller owns. */
                owned?: boolean;
                /** Only projects that the caller has starred. The sandbox keeps no stars of users. */
                starred?: boolean;
                /** Only projects in which the caller has at least this access level. */
                min_access_level?: number;
                /** Only projects with all these topics, separated by commas. */
                topic?: string;
                /** Only projects with issues. */
                with_issues_enabled?: boolean;
                /** Only projects with merge requests. */
                with_merge_requests_enabled?: boolean;
                /** Only projects with an activity after this time. */
                last_activity_after?: string;
                /** Only projects whose last activity was before this time. */
                last_activity_before?: string;
                /** Only projects with a greater ID. */
                id_after?: number;
                /** Only projects with a smaller ID. */
                id_before?: number;
                /** The field of the order. */
                order_by?: "id" | "name" | "path" | "created_at" | "updated_at" | "last_activity_at" | "star_count" | "similarity";
                /** The direction of the order. */
                sort?: "asc" | "desc";
                /** Whether to show only the most important fields. */
                simple?: boolean;
                /** Whether to show statistics, which the sandbox does not compute. */
                statistics?: boolean;
                /** Whether to show custom attributes, of which the sandbox has none. */
                with_custom_attributes?: boolean;
                /** Keyset pagination, which orders by ID. */
                pagination?: "keyset";
                /** The page of the next link. */
                page_token?: string;
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The user, by ID; by username where the operation says so. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    /** A cursor, if one exists. Keyset pagination only. */
                    "x-next-cursor": components["headers"]["XNextCursor"];
                    /** A cursor, if one exists. Keyset pagination only. */
                    "x-prev-cursor": components["headers"]["XPrevCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Project"] | components["schemas"]["ProjectSimple"])[];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List protected branches
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/protected_branches`
     */
    "listProtectedBranches": {
        parameters: {
            query?: {
                /** Only those whose name contains this text. */
                search?: string;
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectedBranch"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Create a protected branch
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/protected_branches`
     */
    "createProtectedBranch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Name of the branch. */
                    name: string;
                    /**
                     * The lowest level that may push.
                     *
                     * @default 40
                     * @enum {integer}
                     */
                    push_access_level?: 0 | 30 | 40 | 60;
                    /**
                     * The lowest level that may merge.
                     *
                     * @default 40
                     * @enum {integer}
                     */
                    merge_access_level?: 0 | 30 | 40 | 60;
                    /**
                     * Whether a push may rewrite the branch.
                     *
                     * @default false
                     */
                    allow_force_push?: boolean;
                    /**
                     * Whether owners of code must approve.
                     *
                     * @default false
                     */
                    code_owner_approval_required?: boolean;
                    /**
                     * The lowest level that may remove the protection.
                     *
                     * @enum {integer}
                     */
                    unprotect_access_level?: 40 | 60;
                };
                "application/x-www-form-urlencoded": {
                    /** Name of the branch. */
                    name: string;
                    /**
                     * The lowest level that may push.
                     *
                     * @default 40
                     * @enum {integer}
                     */
                    push_access_level?: 0 | 30 | 40 | 60;
                    /**
                     * The lowest level that may merge.
                     *
                     * @default 40
                     * @enum {integer}
                     */
                    merge_access_level?: 0 | 30 | 40 | 60;
                    /**
                     * Whether a push may rewrite the branch.
                     *
                     * @default false
                     */
                    allow_force_push?: boolean;
                    /**
                     * Whether owners of code must approve.
                     *
                     * @default false
                     */
                    code_owner_approval_required?: boolean;
                    /**
                     * The lowest level that may remove the protection.
                     *
                     * @enum {integer}
                     */
                    unprotect_access_level?: 40 | 60;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectedBranch"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The request contradicts the state of a resource. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a protected branch
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/protected_branches/{name}`
     */
    "getProtectedBranch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The name, or a pattern with an asterisk. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectedBranch"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a protected branch
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /projects/{id}/protected_branches/{name}`
     */
    "deleteProtectedBranch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The name, or a pattern with an asterisk. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Change a protected branch
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `PATCH /projects/{id}/protected_branches/{name}`
     */
    "updateProtectedBranch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The name, or a pattern with an asterisk. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Whether a push may rewrite the branch. */
                    allow_force_push?: boolean;
                    /** Whether owners of code must approve. */
                    code_owner_approval_required?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    /** Whether a push may rewrite the branch. */
                    allow_force_push?: boolean;
                    /** Whether owners of code must approve. */
                    code_owner_approval_required?: boolean;
                };
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectedBranch"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List protected tags
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/protected_tags`
     */
    "listProtectedTags": {
        parameters: {
            query?: {
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectedTag"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Create a protected tag
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/protected_tags`
     */
    "createProtectedTag": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Name of the tag. */
                    name: string;
                    /**
                     * The lowest level that may create the tag.
                     *
                     * @default 40
                     * @enum {integer}
                     */
                    create_access_level?: 0 | 30 | 40 | 60;
                };
                "application/x-www-form-urlencoded": {
                    /** Name of the tag. */
                    name: string;
                    /**
                     * The lowest level that may create the tag.
                     *
                     * @default 40
                     * @enum {integer}
                     */
                    create_access_level?: 0 | 30 | 40 | 60;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectedTag"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The request contradicts the state of a resource. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a protected tag
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/protected_tags/{name}`
     */
    "getProtectedTag": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The name, or a pattern with an asterisk. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectedTag"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a protected tag
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /projects/{id}/protected_tags/{name}`
     */
    "deleteProtectedTag": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The name, or a pattern with an asterisk. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List releases
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/releases`
     */
    "listReleases": {
        parameters: {
            query?: {
                /** The field of the order. */
                order_by?: "released_at" | "created_at";
                /** The direction of the order. */
                sort?: "asc" | "desc";
                /** Whether to show the description as HTML. The sandbox does not. */
                include_html_description?: boolean;
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Create a release
     *
     * A tag that does not exist is created at `ref`. Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/releases`
     */
    "createRelease": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Name of the tag. */
                    tag_name: string;
                    /** The name of the release. */
                    name?: string;
                    /**
                     * The description of the release.
                     *
                     * @default
                     */
                    description?: string;
                    /**
                     * The time of the release, which may be in the future.
                     *
                     * Format: date-time
                     *
                     * @example 2026-10-21T09:00:00Z
                     */
                    released_at?: string;
                    /** The branch or commit of a new tag. */
                    ref?: string;
                    /** The message of a new tag. */
                    tag_message?: string;
                    /** The titles of its milestones. */
                    milestones?: string[];
                    /** Its links. */
                    assets?: {
                        links?: {
                            name: string;
                            url: string;
                            direct_asset_path?: string;
                            filepath?: string;
                            /** @enum {unknown} */
                            link_type?: "other" | "runbook" | "image" | "package";
                        }[];
                    };
                };
                "application/x-www-form-urlencoded": {
                    /** Name of the tag. */
                    tag_name: string;
                    /** The name of the release. */
                    name?: string;
                    /**
                     * The description of the release.
                     *
                     * @default
                     */
                    description?: string;
                    /**
                     * The time of the release, which may be in the future.
                     *
                     * Format: date-time
                     *
                     * @example 2026-10-21T09:00:00Z
                     */
                    released_at?: string;
                    /** The branch or commit of a new tag. */
                    ref?: string;
                    /** The message of a new tag. */
                    tag_message?: string;
                    /** The titles of its milestones. */
                    milestones?: string[];
                    /** Its links. */
                    assets?: {
                        links?: {
                            name: string;
                            url: string;
                            direct_asset_path?: string;
                            filepath?: string;
                            /** @enum {unknown} */
                            link_type?: "other" | "runbook" | "image" | "package";
                        }[];
                    };
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The request contradicts the state of a resource. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The request contradicts the state of a resource. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a release
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/releases/{tag_name}`
     */
    "getRelease": {
        parameters: {
            query?: {
                /** Whether to show the description as HTML. The sandbox does not. */
                include_html_description?: boolean;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** Name of the tag. A slash in it is sent as `%2F`. */
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Change a release
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `PUT /projects/{id}/releases/{tag_name}`
     */
    "updateRelease": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** Name of the tag. A slash in it is sent as `%2F`. */
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** The name of the release. */
                    name?: string;
                    /** The description of the release. */
                    description?: string;
                    /**
                     * The time of the release, which may be in the future.
                     *
                     * Format: date-time
                     *
                     * @example 2026-10-21T09:00:00Z
                     */
                    released_at?: string;
                    /** The titles of its milestones. */
                    milestones?: string[];
                };
                "application/x-www-form-urlencoded": {
                    /** The name of the release. */
                    name?: string;
                    /** The description of the release. */
                    description?: string;
                    /**
                     * The time of the release, which may be in the future.
                     *
                     * Format: date-time
                     *
                     * @example 2026-10-21T09:00:00Z
                     */
                    released_at?: string;
                    /** The titles of its milestones. */
                    milestones?: string[];
                };
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a release
     *
     * The tag stays. Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /projects/{id}/releases/{tag_name}`
     */
    "deleteRelease": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** Name of the tag. A slash in it is sent as `%2F`. */
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List links of a release
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/releases/{tag_name}/assets/links`
     */
    "listLinksOfARelease": {
        parameters: {
            query?: {
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** Name of the tag. A slash in it is sent as `%2F`. */
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseLink"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Create a release link
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/releases/{tag_name}/assets/links`
     */
    "createReleaseLink": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** Name of the tag. A slash in it is sent as `%2F`. */
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The name of the link. */
                    name: string;
                    /** The address. */
                    url: string;
                    /** A path below the release that leads to the address. */
                    direct_asset_path?: string | null;
                    /**
                     * The kind of the file.
                     *
                     * @default other
                     * @enum {unknown}
                     */
                    link_type?: "other" | "runbook" | "image" | "package";
                };
                "application/x-www-form-urlencoded": {
                    /** The name of the link. */
                    name: string;
                    /** The address. */
                    url: string;
                    /** A path below the release that leads to the address. */
                    direct_asset_path?: string | null;
                    /**
                     * The kind of the file.
                     *
                     * @default other
                     * @enum {unknown}
                     */
                    link_type?: "other" | "runbook" | "image" | "package";
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseLink"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a release link
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/releases/{tag_name}/assets/links/{link_id}`
     */
    "getReleaseLink": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** Name of the tag. A slash in it is sent as `%2F`. */
                tag_name: string;
                /** The release link, by its id. */
                link_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseLink"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Change a release link
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `PUT /projects/{id}/releases/{tag_name}/assets/links/{link_id}`
     */
    "updateReleaseLink": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** Name of the tag. A slash in it is sent as `%2F`. */
                tag_name: string;
                /** The release link, by its id. */
                link_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** The name of the link. */
                    name?: string;
                    /** The address. */
                    url?: string;
                    /** A path below the release that leads to the address. */
                    direct_asset_path?: string | null;
                    /**
                     * The kind of the file.
                     *
                     * @enum {unknown}
                     */
                    link_type?: "other" | "runbook" | "image" | "package";
                };
                "application/x-www-form-urlencoded": {
                    /** The name of the link. */
                    name?: string;
                    /** The address. */
                    url?: string;
                    /** A path below the release that leads to the address. */
                    direct_asset_path?: string | null;
                    /**
                     * The kind of the file.
                     *
                     * @enum {unknown}
                     */
                    link_type?: "other" | "runbook" | "image" | "package";
                };
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseLink"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a release link
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /projects/{id}/releases/{tag_name}/assets/links/{link_id}`
     */
    "deleteReleaseLink": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** Name of the tag. A slash in it is sent as `%2F`. */
                tag_name: string;
                /** The release link, by its id. */
                link_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseLink"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read the latest release
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/releases/permalink/latest`
     */
    "getLatestRelease": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Set the status of a commit
     *
     * A further status with the same name and branch replaces the last one. Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/statuses/{sha}`
     */
    "setCommitStatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The commit: its SHA, or a branch or tag. */
                sha: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * The result.
                     *
                     * @enum {unknown}
                     */
                    state: "pending" | "running" | "success" | "failed" | "canceled" | "skipped";
                    /** The branch or tag. Default: a branch that contains the commit. */
                    ref?: string;
                    /** The name of the check. */
                    name?: string;
                    /** Another word for `name`. */
                    context?: string;
                    /** A page about the check. */
                    target_url?: string;
                    /** The result in words. */
                    description?: string;
                    /** The test coverage in percent. */
                    coverage?: number;
                    /**
                     * The pipeline. The sandbox has no statuses in pipelines.
                     *
                     * Format: int64
                     */
                    pipeline_id?: number;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * The result.
                     *
                     * @enum {unknown}
                     */
                    state: "pending" | "running" | "success" | "failed" | "canceled" | "skipped";
                    /** The branch or tag. Default: a branch that contains the commit. */
                    ref?: string;
                    /** The name of the check. */
                    name?: string;
                    /** Another word for `name`. */
                    context?: string;
                    /** A page about the check. */
                    target_url?: string;
                    /** The result in words. */
                    description?: string;
                    /** The test coverage in percent. */
                    coverage?: number;
                    /**
                     * The pipeline. The sandbox has no statuses in pipelines.
                     *
                     * Format: int64
                     */
                    pipeline_id?: number;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommitStatus"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the statuses of a commit
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/repository/commits/{sha}/statuses`
     */
    "listCommitStatuses": {
        parameters: {
            query?: {
                /** Only statuses of this branch or tag. */
                ref?: string;
                /** Only statuses with this name. */
                name?: string;
                /** Only statuses of this stage, which is `external` in the sandbox. */
                stage?: string;
                /** Whether to show all statuses, and not only the last one of each name. */
                all?: boolean;
                /** The field of the order. */
                order_by?: "id" | "pipeline_id";
                /** The direction of the order. */
                sort?: "asc" | "desc";
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The commit: its SHA, or a branch or tag. */
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommitStatus"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the comments on a commit
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/repository/commits/{sha}/comments`
     */
    "listCommitComments": {
        parameters: {
            query?: {
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The commit: its SHA, or a branch or tag. */
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommitComment"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Comment on a commit
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/repository/commits/{sha}/comments`
     */
    "createCommitComment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The commit: its SHA, or a branch or tag. */
                sha: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The text. */
                    note: string;
                    /** The file. */
                    path?: string;
                    /** The line of the file. */
                    line?: number;
                    /**
                     * Whether the line is of the new or the old file.
                     *
                     * @enum {unknown}
                     */
                    line_type?: "new" | "old";
                };
                "application/x-www-form-urlencoded": {
                    /** The text. */
                    note: string;
                    /** The file. */
                    path?: string;
                    /** The line of the file. */
                    line?: number;
                    /**
                     * Whether the line is of the new or the old file.
                     *
                     * @enum {unknown}
                     */
                    line_type?: "new" | "old";
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommitComment"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List topics
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /topics`
     */
    "listTopics": {
        parameters: {
            query?: {
                /** Only those whose name contains this text. */
                search?: string;
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Topic"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Create a topic
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /topics`
     */
    "createTopic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The name that projects have among their topics. */
                    name: string;
                    /** The name for readers. */
                    title: string;
                    /** The description. */
                    description?: string | null;
                    /** The name of the file with the picture. */
                    avatar?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    /** The name that projects have among their topics. */
                    name: string;
                    /** The name for readers. */
                    title: string;
                    /** The description. */
                    description?: string | null;
                    /** The name of the file with the picture. */
                    avatar?: string | null;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Topic"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a topic
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /topics/{topic_id}`
     */
    "getTopic": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The topic, by its id. */
                topic_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Topic"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Change a topic
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `PUT /topics/{topic_id}`
     */
    "updateTopic": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The topic, by its id. */
                topic_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** The name that projects have among their topics. */
                    name?: string;
                    /** The name for readers. */
                    title?: string;
                    /** The description. */
                    description?: string | null;
                    /** The name of the file with the picture. */
                    avatar?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    /** The name that projects have among their topics. */
                    name?: string;
                    /** The name for readers. */
                    title?: string;
                    /** The description. */
                    description?: string | null;
                    /** The name of the file with the picture. */
                    avatar?: string | null;
                };
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Topic"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a topic
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /topics/{topic_id}`
     */
    "deleteTopic": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The topic, by its id. */
                topic_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Merge a topic into another one
     *
     * The projects of the first topic get the second one, and the first one is deleted. Not in the documents; as clients of such platforms use it.
     *
     * `POST /topics/merge`
     */
    "mergeTopics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * The topic that is deleted.
                     *
                     * Format: int64
                     */
                    source_topic_id: number;
                    /**
                     * The topic that stays.
                     *
                     * Format: int64
                     */
                    target_topic_id: number;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * The topic that is deleted.
                     *
                     * Format: int64
                     */
                    source_topic_id: number;
                    /**
                     * The topic that stays.
                     *
                     * Format: int64
                     */
                    target_topic_id: number;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Topic"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the uploads of a project
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/uploads`
     */
    "listUploads": {
        parameters: {
            query?: {
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Upload a file for a text
     *
     * The response has Markdown for the text. Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/uploads`
     */
    "uploadFile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * The file.
                     *
                     * Format: binary
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewUpload"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Download an upload by ID
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/uploads/{upload_id}`
     */
    "downloadUpload": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The upload, by ID. */
                upload_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The bytes of the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            /** The caller may not read the file. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller may not read the file. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller may not read the file. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete an upload
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /projects/{id}/uploads/{upload_id}`
     */
    "deleteUpload": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The upload, by ID. */
                upload_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Download an upload by its address
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/uploads/{secret}/{filename}`
     */
    "downloadUploadBySecret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The part of the address that nobody can guess. */
                secret: string;
                /** The name of the file. */
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The bytes of the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            /** The caller may not read the file. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller may not read the file. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller may not read the file. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read the current user
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /user`
     */
    "getCurrentUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read the own status
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /user/status`
     */
    "getCurrentUserStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserStatus"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Set the own status
     *
     * Without an emoji and a message, the status is cleared. Not in the documents; as clients of such platforms use it.
     *
     * `PUT /user/status`
     */
    "setCurrentUserStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** The name of the emoji. Default: `speech_balloon`. */
                    emoji?: string | null;
                    /** The text of the status. */
                    message?: string | null;
                    /**
                     * Whether the user is busy.
                     *
                     * @enum {unknown}
                     */
                    availability?: "not_set" | "busy" | null;
                    /**
                     * When the status ends.
                     *
                     * @enum {unknown}
                     */
                    clear_status_after?: "30_minutes" | "3_hours" | "8_hours" | "1_day" | "3_days" | "7_days" | "30_days" | null;
                };
                "application/x-www-form-urlencoded": {
                    /** The name of the emoji. Default: `speech_balloon`. */
                    emoji?: string | null;
                    /** The text of the status. */
                    message?: string | null;
                    /**
                     * Whether the user is busy.
                     *
                     * @enum {unknown}
                     */
                    availability?: "not_set" | "busy" | null;
                    /**
                     * When the status ends.
                     *
                     * @enum {unknown}
                     */
                    clear_status_after?: "30_minutes" | "3_hours" | "8_hours" | "1_day" | "3_days" | "7_days" | "30_days" | null;
                };
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserStatus"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List users
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /users`
     */
    "listUsers": {
        parameters: {
            query?: {
                /** Only the user with this username. */
                username?: string;
                /** Only users whose name or username contains this text, or whose public email address equals it. */
                search?: string;
                /** Only the user with this public email address. */
                public_email?: string;
                /** Only active users. */
                active?: boolean;
                /** Only blocked users. */
                blocked?: boolean;
                /** Only external users, of which the sandbox has none. */
                external?: boolean;
                /** Only users who are no bots. The sandbox has no bots. */
                humans?: boolean;
                /** Only administrators. */
                admins?: boolean;
                /** Only users who are no bots of projects. */
                without_project_bots?: boolean;
                /** Only users whom the platform has not created for itself. */
                exclude_internal?: boolean;
                /** Only users who are not external. */
                exclude_external?: boolean;
                /** Only users who are not active. */
                exclude_active?: boolean;
                /** Only users who were created after this time. */
                created_after?: string;
                /** Only users who were created before this time. */
                created_before?: string;
                /** The field of the order. */
                order_by?: "id" | "name" | "username" | "created_at" | "updated_at";
                /** The direction of the order. */
                sort?: "asc" | "desc";
                /** Keyset pagination, which orders by ID. */
                pagination?: "keyset";
                /** The page of the next link. */
                page_token?: string;
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    /** A cursor, if one exists. Keyset pagination only. */
                    "x-next-cursor": components["headers"]["XNextCursor"];
                    /** A cursor, if one exists. Keyset pagination only. */
                    "x-prev-cursor": components["headers"]["XPrevCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSummary"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Create a user
     *
     * The user gets the token `sandbox-token-of-` and the username. The sandbox stores no password. Not in the documents; as clients of such platforms use it.
     *
     * `POST /users`
     */
    "createUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * The email address.
                     *
                     * Format: email
                     */
                    email: string;
                    /** The name. */
                    name: string;
                    /** The name that the user signs in with. */
                    username: string;
                    /**
                     * The password.
                     *
                     * Format: password
                     */
                    password?: string;
                    /** Whether the user is an administrator. */
                    admin?: boolean;
                    /** The biography. */
                    bio?: string | null;
                    /** The location. */
                    location?: string | null;
                    /** The account. */
                    linkedin?: string | null;
                    /** The account. */
                    twitter?: string | null;
                    /** The web page. */
                    website_url?: string | null;
                    /** The employer. */
                    organization?: string | null;
                    /** The public email address. */
                    public_email?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * The email address.
                     *
                     * Format: email
                     */
                    email: string;
                    /** The name. */
                    name: string;
                    /** The name that the user signs in with. */
                    username: string;
                    /**
                     * The password.
                     *
                     * Format: password
                     */
                    password?: string;
                    /** Whether the user is an administrator. */
                    admin?: boolean;
                    /** The biography. */
                    bio?: string | null;
                    /** The location. */
                    location?: string | null;
                    /** The account. */
                    linkedin?: string | null;
                    /** The account. */
                    twitter?: string | null;
                    /** The web page. */
                    website_url?: string | null;
                    /** The employer. */
                    organization?: string | null;
                    /** The public email address. */
                    public_email?: string | null;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The request contradicts the state of a resource. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a user
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /users/{id}`
     */
    "getUser": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The user, by ID; by username where the operation says so. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Change a user
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `PUT /users/{id}`
     */
    "updateUser": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The user, by ID; by username where the operation says so. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * The email address.
                     *
                     * Format: email
                     */
                    email?: string;
                    /** The name. */
                    name?: string;
                    /** The name that the user signs in with. */
                    username?: string;
                    /** Whether the user is an administrator. */
                    admin?: boolean;
                    /** The biography. */
                    bio?: string | null;
                    /** The location. */
                    location?: string | null;
                    /** The account. */
                    linkedin?: string | null;
                    /** The account. */
                    twitter?: string | null;
                    /** The web page. */
                    website_url?: string | null;
                    /** The employer. */
                    organization?: string | null;
                    /** The public email address. */
                    public_email?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * The email address.
                     *
                     * Format: email
                     */
                    email?: string;
                    /** The name. */
                    name?: string;
                    /** The name that the user signs in with. */
                    username?: string;
                    /** Whether the user is an administrator. */
                    admin?: boolean;
                    /** The biography. */
                    bio?: string | null;
                    /** The location. */
                    location?: string | null;
                    /** The account. */
                    linkedin?: string | null;
                    /** The account. */
                    twitter?: string | null;
                    /** The web page. */
                    website_url?: string | null;
                    /** The employer. */
                    organization?: string | null;
                    /** The public email address. */
                    public_email?: string | null;
                };
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The request contradicts the state of a resource. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a user
     *
     * The projects of the user are deleted, too, and so are comments and memberships. Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /users/{id}`
     */
    "deleteUser": {
        parameters: {
            query?: {
                /** Whether contributions are deleted, too. The sandbox always deletes them. */
                hard_delete?: boolean;
            };
            header?: never;
            path: {
                /** The user, by ID; by username where the operation says so. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Block a user
     *
     * Their tokens are refused. The body is true; it is null if the user is blocked already. Not in the documents; as clients of such platforms use it.
     *
     * `POST /users/{id}/block`
     */
    "blockUser": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The user, by ID; by username where the operation says so. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean | null;
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Unblock a user
     *
     * The body is true; it is false if the user is not blocked. Not in the documents; as clients of such platforms use it.
     *
     * `POST /users/{id}/unblock`
     */
    "unblockUser": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The user, by ID; by username where the operation says so. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean | null;
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Activate a user
     *
     * The body is true. Not in the documents; as clients of such platforms use it.
     *
     * `POST /users/{id}/activate`
     */
    "activateUser": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The user, by ID; by username where the operation says so. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean | null;
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Deactivate a user
     *
     * Their tokens are refused. The body is true. Not in the documents; as clients of such platforms use it.
     *
     * `POST /users/{id}/deactivate`
     */
    "deactivateUser": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The user, by ID; by username where the operation says so. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean | null;
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List the memberships of a user
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /users/{id}/memberships`
     */
    "listUserMemberships": {
        parameters: {
            query?: {
                /** Only memberships in projects or in groups. */
                type?: "Project" | "Namespace";
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The user, by ID; by username where the operation says so. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserMembership"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read the status of a user
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /users/{id}/status`
     */
    "getUserStatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The user, by ID; by username where the operation says so. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserStatus"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read the version of the platform
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /version`
     */
    "getVersion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read the facts about the platform
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /metadata`
     */
    "getMetadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Metadata"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List variables
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/variables`
     */
    "listProjectVariables": {
        parameters: {
            query?: {
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectVariable"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Create a variable
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/variables`
     */
    "createProjectVariable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The name of the variable. */
                    key: string;
                    /** The value of the variable. */
                    value: string;
                    /**
                     * Whether a job gets the value or the path of a file with it.
                     *
                     * @default env_var
                     * @enum {unknown}
                     */
                    variable_type?: "env_var" | "file";
                    /**
                     * The environments whose jobs get the variable.
                     *
                     * @default *
                     */
                    environment_scope?: string;
                    /**
                     * Whether only jobs of protected refs get the variable.
                     *
                     * @default false
                     */
                    protected?: boolean;
                    /**
                     * Whether logs hide the value.
                     *
                     * @default false
                     */
                    masked?: boolean;
                    /**
                     * Whether nobody can read the value again.
                     *
                     * @default false
                     */
                    masked_and_hidden?: boolean;
                    /**
                     * Whether the value keeps its `$` signs.
                     *
                     * @default false
                     */
                    raw?: boolean;
                    /** The purpose of the variable. */
                    description?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    /** The name of the variable. */
                    key: string;
                    /** The value of the variable. */
                    value: string;
                    /**
                     * Whether a job gets the value or the path of a file with it.
                     *
                     * @default env_var
                     * @enum {unknown}
                     */
                    variable_type?: "env_var" | "file";
                    /**
                     * The environments whose jobs get the variable.
                     *
                     * @default *
                     */
                    environment_scope?: string;
                    /**
                     * Whether only jobs of protected refs get the variable.
                     *
                     * @default false
                     */
                    protected?: boolean;
                    /**
                     * Whether logs hide the value.
                     *
                     * @default false
                     */
                    masked?: boolean;
                    /**
                     * Whether nobody can read the value again.
                     *
                     * @default false
                     */
                    masked_and_hidden?: boolean;
                    /**
                     * Whether the value keeps its `$` signs.
                     *
                     * @default false
                     */
                    raw?: boolean;
                    /** The purpose of the variable. */
                    description?: string | null;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectVariable"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a variable
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/variables/{key}`
     */
    "getProjectVariable": {
        parameters: {
            query?: {
                /** The environment scope, if several variables have the key. */
                filter?: {
                    environment_scope?: string;
                };
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The variable, by its key. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectVariable"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Change a variable
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `PUT /projects/{id}/variables/{key}`
     */
    "updateProjectVariable": {
        parameters: {
            query?: {
                /** The environment scope, if several variables have the key. */
                filter?: {
                    environment_scope?: string;
                };
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The variable, by its key. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** The value of the variable. */
                    value?: string;
                    /**
                     * Whether a job gets the value or the path of a file with it.
                     *
                     * @enum {unknown}
                     */
                    variable_type?: "env_var" | "file";
                    /** The environments whose jobs get the variable. */
                    environment_scope?: string;
                    /** Whether only jobs of protected refs get the variable. */
                    protected?: boolean;
                    /** Whether logs hide the value. */
                    masked?: boolean;
                    /** Whether the value keeps its `$` signs. */
                    raw?: boolean;
                    /** The purpose of the variable. */
                    description?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    /** The value of the variable. */
                    value?: string;
                    /**
                     * Whether a job gets the value or the path of a file with it.
                     *
                     * @enum {unknown}
                     */
                    variable_type?: "env_var" | "file";
                    /** The environments whose jobs get the variable. */
                    environment_scope?: string;
                    /** Whether only jobs of protected refs get the variable. */
                    protected?: boolean;
                    /** Whether logs hide the value. */
                    masked?: boolean;
                    /** Whether the value keeps its `$` signs. */
                    raw?: boolean;
                    /** The purpose of the variable. */
                    description?: string | null;
                };
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectVariable"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a variable
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /projects/{id}/variables/{key}`
     */
    "deleteProjectVariable": {
        parameters: {
            query?: {
                /** The environment scope, if several variables have the key. */
                filter?: {
                    environment_scope?: string;
                };
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The variable, by its key. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List variables
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /groups/{id}/variables`
     */
    "listGroupVariables": {
        parameters: {
            query?: {
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupVariable"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Create a variable
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /groups/{id}/variables`
     */
    "createGroupVariable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The name of the variable. */
                    key: string;
                    /** The value of the variable. */
                    value: string;
                    /**
                     * Whether a job gets the value or the path of a file with it.
                     *
                     * @default env_var
                     * @enum {unknown}
                     */
                    variable_type?: "env_var" | "file";
                    /**
                     * The environments whose jobs get the variable.
                     *
                     * @default *
                     */
                    environment_scope?: string;
                    /**
                     * Whether only jobs of protected refs get the variable.
                     *
                     * @default false
                     */
                    protected?: boolean;
                    /**
                     * Whether logs hide the value.
                     *
                     * @default false
                     */
                    masked?: boolean;
                    /**
                     * Whether nobody can read the value again.
                     *
                     * @default false
                     */
                    masked_and_hidden?: boolean;
                    /**
                     * Whether the value keeps its `$` signs.
                     *
                     * @default false
                     */
                    raw?: boolean;
                    /** The purpose of the variable. */
                    description?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    /** The name of the variable. */
                    key: string;
                    /** The value of the variable. */
                    value: string;
                    /**
                     * Whether a job gets the value or the path of a file with it.
                     *
                     * @default env_var
                     * @enum {unknown}
                     */
                    variable_type?: "env_var" | "file";
                    /**
                     * The environments whose jobs get the variable.
                     *
                     * @default *
                     */
                    environment_scope?: string;
                    /**
                     * Whether only jobs of protected refs get the variable.
                     *
                     * @default false
                     */
                    protected?: boolean;
                    /**
                     * Whether logs hide the value.
                     *
                     * @default false
                     */
                    masked?: boolean;
                    /**
                     * Whether nobody can read the value again.
                     *
                     * @default false
                     */
                    masked_and_hidden?: boolean;
                    /**
                     * Whether the value keeps its `$` signs.
                     *
                     * @default false
                     */
                    raw?: boolean;
                    /** The purpose of the variable. */
                    description?: string | null;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupVariable"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a variable
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /groups/{id}/variables/{key}`
     */
    "getGroupVariable": {
        parameters: {
            query?: {
                /** The environment scope, if several variables have the key. */
                filter?: {
                    environment_scope?: string;
                };
            };
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** The variable, by its key. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupVariable"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Change a variable
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `PUT /groups/{id}/variables/{key}`
     */
    "updateGroupVariable": {
        parameters: {
            query?: {
                /** The environment scope, if several variables have the key. */
                filter?: {
                    environment_scope?: string;
                };
            };
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** The variable, by its key. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** The value of the variable. */
                    value?: string;
                    /**
                     * Whether a job gets the value or the path of a file with it.
                     *
                     * @enum {unknown}
                     */
                    variable_type?: "env_var" | "file";
                    /** The environments whose jobs get the variable. */
                    environment_scope?: string;
                    /** Whether only jobs of protected refs get the variable. */
                    protected?: boolean;
                    /** Whether logs hide the value. */
                    masked?: boolean;
                    /** Whether the value keeps its `$` signs. */
                    raw?: boolean;
                    /** The purpose of the variable. */
                    description?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    /** The value of the variable. */
                    value?: string;
                    /**
                     * Whether a job gets the value or the path of a file with it.
                     *
                     * @enum {unknown}
                     */
                    variable_type?: "env_var" | "file";
                    /** The environments whose jobs get the variable. */
                    environment_scope?: string;
                    /** Whether only jobs of protected refs get the variable. */
                    protected?: boolean;
                    /** Whether logs hide the value. */
                    masked?: boolean;
                    /** Whether the value keeps its `$` signs. */
                    raw?: boolean;
                    /** The purpose of the variable. */
                    description?: string | null;
                };
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupVariable"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a variable
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /groups/{id}/variables/{key}`
     */
    "deleteGroupVariable": {
        parameters: {
            query?: {
                /** The environment scope, if several variables have the key. */
                filter?: {
                    environment_scope?: string;
                };
            };
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** The variable, by its key. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List variables
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /admin/ci/variables`
     */
    "listInstanceVariables": {
        parameters: {
            query?: {
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstanceVariable"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Create a variable
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /admin/ci/variables`
     */
    "createInstanceVariable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The name of the variable. */
                    key: string;
                    /** The value of the variable. */
                    value: string;
                    /**
                     * Whether a job gets the value or the path of a file with it.
                     *
                     * @default env_var
                     * @enum {unknown}
                     */
                    variable_type?: "env_var" | "file";
                    /**
                     * Whether only jobs of protected refs get the variable.
                     *
                     * @default false
                     */
                    protected?: boolean;
                    /**
                     * Whether logs hide the value.
                     *
                     * @default false
                     */
                    masked?: boolean;
                    /**
                     * Whether the value keeps its `$` signs.
                     *
                     * @default false
                     */
                    raw?: boolean;
                    /** The purpose of the variable. */
                    description?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    /** The name of the variable. */
                    key: string;
                    /** The value of the variable. */
                    value: string;
                    /**
                     * Whether a job gets the value or the path of a file with it.
                     *
                     * @default env_var
                     * @enum {unknown}
                     */
                    variable_type?: "env_var" | "file";
                    /**
                     * Whether only jobs of protected refs get the variable.
                     *
                     * @default false
                     */
                    protected?: boolean;
                    /**
                     * Whether logs hide the value.
                     *
                     * @default false
                     */
                    masked?: boolean;
                    /**
                     * Whether the value keeps its `$` signs.
                     *
                     * @default false
                     */
                    raw?: boolean;
                    /** The purpose of the variable. */
                    description?: string | null;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstanceVariable"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a variable
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /admin/ci/variables/{key}`
     */
    "getInstanceVariable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The variable, by its key. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstanceVariable"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Change a variable
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `PUT /admin/ci/variables/{key}`
     */
    "updateInstanceVariable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The variable, by its key. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** The value of the variable. */
                    value?: string;
                    /**
                     * Whether a job gets the value or the path of a file with it.
                     *
                     * @enum {unknown}
                     */
                    variable_type?: "env_var" | "file";
                    /** Whether only jobs of protected refs get the variable. */
                    protected?: boolean;
                    /** Whether logs hide the value. */
                    masked?: boolean;
                    /** Whether the value keeps its `$` signs. */
                    raw?: boolean;
                    /** The purpose of the variable. */
                    description?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    /** The value of the variable. */
                    value?: string;
                    /**
                     * Whether a job gets the value or the path of a file with it.
                     *
                     * @enum {unknown}
                     */
                    variable_type?: "env_var" | "file";
                    /** Whether only jobs of protected refs get the variable. */
                    protected?: boolean;
                    /** Whether logs hide the value. */
                    masked?: boolean;
                    /** Whether the value keeps its `$` signs. */
                    raw?: boolean;
                    /** The purpose of the variable. */
                    description?: string | null;
                };
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstanceVariable"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a variable
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /admin/ci/variables/{key}`
     */
    "deleteInstanceVariable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The variable, by its key. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List hooks
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/hooks`
     */
    "listProjectHooks": {
        parameters: {
            query?: {
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectHook"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Create a hook
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/hooks`
     */
    "createProjectHook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The address that gets the events. */
                    url: string;
                    /** The secret that each delivery has in its header `X-Gitlab-Token`. Responses do not show it. */
                    token?: string | null;
                    /**
                     * Further headers of each delivery. Responses do not show their values.
                     *
                     * @default []
                     */
                    custom_headers?: {
                        /** The name. */
                        key: string;
                        /** The value. */
                        value: string;
                    }[];
                    /** The name. */
                    name?: string | null;
                    /** The purpose. */
                    description?: string | null;
                    /**
                     * Whether the certificate of the address must be valid.
                     *
                     * @default true
                     */
                    enable_ssl_verification?: boolean;
                    /**
                     * The branches whose pushes are sent, as a pattern.
                     *
                     * @default
                     */
                    push_events_branch_filter?: string;
                    /**
                     * How the pattern is read. An empty one matches all branches.
                     *
                     * @default wildcard
                     * @enum {unknown}
                     */
                    branch_filter_strategy?: "wildcard" | "regex" | "all_branches";
                    /**
                     * Whether it gets events of pushes of branches.
                     *
                     * @default true
                     */
                    push_events?: boolean;
                    /**
                     * Whether it gets events of new, changed and deleted tags.
                     *
                     * @default false
                     */
                    tag_push_events?: boolean;
                    /**
                     * Whether it gets events of merge requests.
                     *
                     * @default false
                     */
                    merge_requests_events?: boolean;
                    /**
                     * Whether it gets events of issues.
                     *
                     * @default false
                     */
                    issues_events?: boolean;
                    /**
                     * Whether it gets events of confidential issues.
                     *
                     * @default false
                     */
                    confidential_issues_events?: boolean;
                    /**
                     * Whether it gets events of notes.
                     *
                     * @default false
                     */
                    note_events?: boolean;
                    /**
                     * Whether it gets events of internal notes and those on confidential issues.
                     *
                     * @default false
                     */
                    confidential_note_events?: boolean;
                    /**
                     * Whether it gets events of releases.
                     *
                     * @default false
                     */
                    releases_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    job_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    pipeline_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    wiki_page_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    deployment_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    feature_flag_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    milestone_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    emoji_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    resource_access_token_events?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    /** The address that gets the events. */
                    url: string;
                    /** The secret that each delivery has in its header `X-Gitlab-Token`. Responses do not show it. */
                    token?: string | null;
                    /**
                     * Further headers of each delivery. Responses do not show their values.
                     *
                     * @default []
                     */
                    custom_headers?: {
                        /** The name. */
                        key: string;
                        /** The value. */
                        value: string;
                    }[];
                    /** The name. */
                    name?: string | null;
                    /** The purpose. */
                    description?: string | null;
                    /**
                     * Whether the certificate of the address must be valid.
                     *
                     * @default true
                     */
                    enable_ssl_verification?: boolean;
                    /**
                     * The branches whose pushes are sent, as a pattern.
                     *
                     * @default
                     */
                    push_events_branch_filter?: string;
                    /**
                     * How the pattern is read. An empty one matches all branches.
                     *
                     * @default wildcard
                     * @enum {unknown}
                     */
                    branch_filter_strategy?: "wildcard" | "regex" | "all_branches";
                    /**
                     * Whether it gets events of pushes of branches.
                     *
                     * @default true
                     */
                    push_events?: boolean;
                    /**
                     * Whether it gets events of new, changed and deleted tags.
                     *
                     * @default false
                     */
                    tag_push_events?: boolean;
                    /**
                     * Whether it gets events of merge requests.
                     *
                     * @default false
                     */
                    merge_requests_events?: boolean;
                    /**
                     * Whether it gets events of issues.
                     *
                     * @default false
                     */
                    issues_events?: boolean;
                    /**
                     * Whether it gets events of confidential issues.
                     *
                     * @default false
                     */
                    confidential_issues_events?: boolean;
                    /**
                     * Whether it gets events of notes.
                     *
                     * @default false
                     */
                    note_events?: boolean;
                    /**
                     * Whether it gets events of internal notes and those on confidential issues.
                     *
                     * @default false
                     */
                    confidential_note_events?: boolean;
                    /**
                     * Whether it gets events of releases.
                     *
                     * @default false
                     */
                    releases_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    job_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    pipeline_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    wiki_page_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    deployment_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    feature_flag_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    milestone_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    emoji_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    resource_access_token_events?: boolean;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectHook"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a hook
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/hooks/{hook_id}`
     */
    "getProjectHook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The hook, by its id. */
                hook_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectHook"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Change a hook
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `PUT /projects/{id}/hooks/{hook_id}`
     */
    "updateProjectHook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The hook, by its id. */
                hook_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** The address that gets the events. */
                    url?: string;
                    /** The secret that each delivery has in its header `X-Gitlab-Token`. Responses do not show it. */
                    token?: string | null;
                    /** Further headers of each delivery. Responses do not show their values. */
                    custom_headers?: {
                        /** The name. */
                        key: string;
                        /** The value. */
                        value: string;
                    }[];
                    /** The name. */
                    name?: string | null;
                    /** The purpose. */
                    description?: string | null;
                    /** Whether the certificate of the address must be valid. */
                    enable_ssl_verification?: boolean;
                    /** The branches whose pushes are sent, as a pattern. */
                    push_events_branch_filter?: string;
                    /**
                     * How the pattern is read. An empty one matches all branches.
                     *
                     * @enum {unknown}
                     */
                    branch_filter_strategy?: "wildcard" | "regex" | "all_branches";
                    /** Whether it gets events of pushes of branches. */
                    push_events?: boolean;
                    /** Whether it gets events of new, changed and deleted tags. */
                    tag_push_events?: boolean;
                    /** Whether it gets events of merge requests. */
                    merge_requests_events?: boolean;
                    /** Whether it gets events of issues. */
                    issues_events?: boolean;
                    /** Whether it gets events of confidential issues. */
                    confidential_issues_events?: boolean;
                    /** Whether it gets events of notes. */
                    note_events?: boolean;
                    /** Whether it gets events of internal notes and those on confidential issues. */
                    confidential_note_events?: boolean;
                    /** Whether it gets events of releases. */
                    releases_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    job_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    pipeline_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    wiki_page_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    deployment_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    feature_flag_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    milestone_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    emoji_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    resource_access_token_events?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    /** The address that gets the events. */
                    url?: string;
                    /** The secret that each delivery has in its header `X-Gitlab-Token`. Responses do not show it. */
                    token?: string | null;
                    /** Further headers of each delivery. Responses do not show their values. */
                    custom_headers?: {
                        /** The name. */
                        key: string;
                        /** The value. */
                        value: string;
                    }[];
                    /** The name. */
                    name?: string | null;
                    /** The purpose. */
                    description?: string | null;
                    /** Whether the certificate of the address must be valid. */
                    enable_ssl_verification?: boolean;
                    /** The branches whose pushes are sent, as a pattern. */
                    push_events_branch_filter?: string;
                    /**
                     * How the pattern is read. An empty one matches all branches.
                     *
                     * @enum {unknown}
                     */
                    branch_filter_strategy?: "wildcard" | "regex" | "all_branches";
                    /** Whether it gets events of pushes of branches. */
                    push_events?: boolean;
                    /** Whether it gets events of new, changed and deleted tags. */
                    tag_push_events?: boolean;
                    /** Whether it gets events of merge requests. */
                    merge_requests_events?: boolean;
                    /** Whether it gets events of issues. */
                    issues_events?: boolean;
                    /** Whether it gets events of confidential issues. */
                    confidential_issues_events?: boolean;
                    /** Whether it gets events of notes. */
                    note_events?: boolean;
                    /** Whether it gets events of internal notes and those on confidential issues. */
                    confidential_note_events?: boolean;
                    /** Whether it gets events of releases. */
                    releases_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    job_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    pipeline_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    wiki_page_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    deployment_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    feature_flag_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    milestone_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    emoji_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    resource_access_token_events?: boolean;
                };
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectHook"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a hook
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /projects/{id}/hooks/{hook_id}`
     */
    "deleteProjectHook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The hook, by its id. */
                hook_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List hooks
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /groups/{id}/hooks`
     */
    "listGroupHooks": {
        parameters: {
            query?: {
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupHook"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Create a hook
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /groups/{id}/hooks`
     */
    "createGroupHook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The address that gets the events. */
                    url: string;
                    /** The secret that each delivery has in its header `X-Gitlab-Token`. Responses do not show it. */
                    token?: string | null;
                    /**
                     * Further headers of each delivery. Responses do not show their values.
                     *
                     * @default []
                     */
                    custom_headers?: {
                        /** The name. */
                        key: string;
                        /** The value. */
                        value: string;
                    }[];
                    /** The name. */
                    name?: string | null;
                    /** The purpose. */
                    description?: string | null;
                    /**
                     * Whether the certificate of the address must be valid.
                     *
                     * @default true
                     */
                    enable_ssl_verification?: boolean;
                    /**
                     * The branches whose pushes are sent, as a pattern.
                     *
                     * @default
                     */
                    push_events_branch_filter?: string;
                    /**
                     * How the pattern is read. An empty one matches all branches.
                     *
                     * @default wildcard
                     * @enum {unknown}
                     */
                    branch_filter_strategy?: "wildcard" | "regex" | "all_branches";
                    /**
                     * Whether it gets events of pushes of branches.
                     *
                     * @default true
                     */
                    push_events?: boolean;
                    /**
                     * Whether it gets events of new, changed and deleted tags.
                     *
                     * @default false
                     */
                    tag_push_events?: boolean;
                    /**
                     * Whether it gets events of merge requests.
                     *
                     * @default false
                     */
                    merge_requests_events?: boolean;
                    /**
                     * Whether it gets events of issues.
                     *
                     * @default false
                     */
                    issues_events?: boolean;
                    /**
                     * Whether it gets events of confidential issues.
                     *
                     * @default false
                     */
                    confidential_issues_events?: boolean;
                    /**
                     * Whether it gets events of notes.
                     *
                     * @default false
                     */
                    note_events?: boolean;
                    /**
                     * Whether it gets events of internal notes and those on confidential issues.
                     *
                     * @default false
                     */
                    confidential_note_events?: boolean;
                    /**
                     * Whether it gets events of releases.
                     *
                     * @default false
                     */
                    releases_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    job_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    pipeline_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    wiki_page_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    deployment_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    feature_flag_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    milestone_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    emoji_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    resource_access_token_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    subgroup_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    member_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    project_events?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    /** The address that gets the events. */
                    url: string;
                    /** The secret that each delivery has in its header `X-Gitlab-Token`. Responses do not show it. */
                    token?: string | null;
                    /**
                     * Further headers of each delivery. Responses do not show their values.
                     *
                     * @default []
                     */
                    custom_headers?: {
                        /** The name. */
                        key: string;
                        /** The value. */
                        value: string;
                    }[];
                    /** The name. */
                    name?: string | null;
                    /** The purpose. */
                    description?: string | null;
                    /**
                     * Whether the certificate of the address must be valid.
                     *
                     * @default true
                     */
                    enable_ssl_verification?: boolean;
                    /**
                     * The branches whose pushes are sent, as a pattern.
                     *
                     * @default
                     */
                    push_events_branch_filter?: string;
                    /**
                     * How the pattern is read. An empty one matches all branches.
                     *
                     * @default wildcard
                     * @enum {unknown}
                     */
                    branch_filter_strategy?: "wildcard" | "regex" | "all_branches";
                    /**
                     * Whether it gets events of pushes of branches.
                     *
                     * @default true
                     */
                    push_events?: boolean;
                    /**
                     * Whether it gets events of new, changed and deleted tags.
                     *
                     * @default false
                     */
                    tag_push_events?: boolean;
                    /**
                     * Whether it gets events of merge requests.
                     *
                     * @default false
                     */
                    merge_requests_events?: boolean;
                    /**
                     * Whether it gets events of issues.
                     *
                     * @default false
                     */
                    issues_events?: boolean;
                    /**
                     * Whether it gets events of confidential issues.
                     *
                     * @default false
                     */
                    confidential_issues_events?: boolean;
                    /**
                     * Whether it gets events of notes.
                     *
                     * @default false
                     */
                    note_events?: boolean;
                    /**
                     * Whether it gets events of internal notes and those on confidential issues.
                     *
                     * @default false
                     */
                    confidential_note_events?: boolean;
                    /**
                     * Whether it gets events of releases.
                     *
                     * @default false
                     */
                    releases_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    job_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    pipeline_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    wiki_page_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    deployment_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    feature_flag_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    milestone_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    emoji_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    resource_access_token_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    subgroup_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    member_events?: boolean;
                    /**
                     * Whether it gets these events, which the sandbox does not send.
                     *
                     * @default false
                     */
                    project_events?: boolean;
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupHook"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a hook
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /groups/{id}/hooks/{hook_id}`
     */
    "getGroupHook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** The hook, by its id. */
                hook_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupHook"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Change a hook
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `PUT /groups/{id}/hooks/{hook_id}`
     */
    "updateGroupHook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** The hook, by its id. */
                hook_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** The address that gets the events. */
                    url?: string;
                    /** The secret that each delivery has in its header `X-Gitlab-Token`. Responses do not show it. */
                    token?: string | null;
                    /** Further headers of each delivery. Responses do not show their values. */
                    custom_headers?: {
                        /** The name. */
                        key: string;
                        /** The value. */
                        value: string;
                    }[];
                    /** The name. */
                    name?: string | null;
                    /** The purpose. */
                    description?: string | null;
                    /** Whether the certificate of the address must be valid. */
                    enable_ssl_verification?: boolean;
                    /** The branches whose pushes are sent, as a pattern. */
                    push_events_branch_filter?: string;
                    /**
                     * How the pattern is read. An empty one matches all branches.
                     *
                     * @enum {unknown}
                     */
                    branch_filter_strategy?: "wildcard" | "regex" | "all_branches";
                    /** Whether it gets events of pushes of branches. */
                    push_events?: boolean;
                    /** Whether it gets events of new, changed and deleted tags. */
                    tag_push_events?: boolean;
                    /** Whether it gets events of merge requests. */
                    merge_requests_events?: boolean;
                    /** Whether it gets events of issues. */
                    issues_events?: boolean;
                    /** Whether it gets events of confidential issues. */
                    confidential_issues_events?: boolean;
                    /** Whether it gets events of notes. */
                    note_events?: boolean;
                    /** Whether it gets events of internal notes and those on confidential issues. */
                    confidential_note_events?: boolean;
                    /** Whether it gets events of releases. */
                    releases_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    job_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    pipeline_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    wiki_page_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    deployment_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    feature_flag_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    milestone_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    emoji_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    resource_access_token_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    subgroup_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    member_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    project_events?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    /** The address that gets the events. */
                    url?: string;
                    /** The secret that each delivery has in its header `X-Gitlab-Token`. Responses do not show it. */
                    token?: string | null;
                    /** Further headers of each delivery. Responses do not show their values. */
                    custom_headers?: {
                        /** The name. */
                        key: string;
                        /** The value. */
                        value: string;
                    }[];
                    /** The name. */
                    name?: string | null;
                    /** The purpose. */
                    description?: string | null;
                    /** Whether the certificate of the address must be valid. */
                    enable_ssl_verification?: boolean;
                    /** The branches whose pushes are sent, as a pattern. */
                    push_events_branch_filter?: string;
                    /**
                     * How the pattern is read. An empty one matches all branches.
                     *
                     * @enum {unknown}
                     */
                    branch_filter_strategy?: "wildcard" | "regex" | "all_branches";
                    /** Whether it gets events of pushes of branches. */
                    push_events?: boolean;
                    /** Whether it gets events of new, changed and deleted tags. */
                    tag_push_events?: boolean;
                    /** Whether it gets events of merge requests. */
                    merge_requests_events?: boolean;
                    /** Whether it gets events of issues. */
                    issues_events?: boolean;
                    /** Whether it gets events of confidential issues. */
                    confidential_issues_events?: boolean;
                    /** Whether it gets events of notes. */
                    note_events?: boolean;
                    /** Whether it gets events of internal notes and those on confidential issues. */
                    confidential_note_events?: boolean;
                    /** Whether it gets events of releases. */
                    releases_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    job_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    pipeline_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    wiki_page_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    deployment_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    feature_flag_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    milestone_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    emoji_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    resource_access_token_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    subgroup_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    member_events?: boolean;
                    /** Whether it gets these events, which the sandbox does not send. */
                    project_events?: boolean;
                };
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupHook"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a hook
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /groups/{id}/hooks/{hook_id}`
     */
    "deleteGroupHook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** The hook, by its id. */
                hook_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Send a test event to a webhook of a project
     *
     * The event is that of the newest resource of its kind. `GET /_sandbox/deliveries` shows the delivery. Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/hooks/{hook_id}/test/{trigger}`
     */
    "testProjectHook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The hook, by its id. */
                hook_id: number;
                /** The kind of event. */
                trigger: "push_events" | "tag_push_events" | "merge_requests_events" | "issues_events" | "confidential_issues_events" | "note_events" | "confidential_note_events" | "releases_events";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** `201 Created`. */
                        message: string;
                    };
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The request contradicts the state of a resource. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Send a test event to a webhook of a group
     *
     * The event is that of the newest resource of its kind. `GET /_sandbox/deliveries` shows the delivery. Not in the documents; as clients of such platforms use it.
     *
     * `POST /groups/{id}/hooks/{hook_id}/test/{trigger}`
     */
    "testGroupHook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** The hook, by its id. */
                hook_id: number;
                /** The kind of event. */
                trigger: "push_events" | "tag_push_events" | "merge_requests_events" | "issues_events" | "confidential_issues_events" | "note_events" | "confidential_note_events" | "releases_events";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** `201 Created`. */
                        message: string;
                    };
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The request contradicts the state of a resource. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List wiki pages
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/wikis`
     */
    "listProjectWikiPages": {
        parameters: {
            query?: {
                /** Whether to show contents. The sandbox always shows them. */
                with_content?: boolean;
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectWikiPage"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Create a wiki page
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /projects/{id}/wikis`
     */
    "createProjectWikiPage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The title. */
                    title: string;
                    /**
                     * The content.
                     *
                     * @default
                     */
                    content: string;
                    /**
                     * The format of the content.
                     *
                     * @default markdown
                     * @enum {unknown}
                     */
                    format?: "markdown" | "rdoc" | "asciidoc" | "org";
                };
                "application/x-www-form-urlencoded": {
                    /** The title. */
                    title: string;
                    /**
                     * The content.
                     *
                     * @default
                     */
                    content: string;
                    /**
                     * The format of the content.
                     *
                     * @default markdown
                     * @enum {unknown}
                     */
                    format?: "markdown" | "rdoc" | "asciidoc" | "org";
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectWikiPage"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a wiki page
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /projects/{id}/wikis/{slug}`
     */
    "getProjectWikiPage": {
        parameters: {
            query?: {
                /** Whether to show the content as HTML, which the sandbox does not. */
                render_html?: boolean;
                /** The version, of which the sandbox has only the last one. */
                version?: string;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The path of the page in the wiki, with `%2F` for a slash. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectWikiPage"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Change a wiki page
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `PUT /projects/{id}/wikis/{slug}`
     */
    "updateProjectWikiPage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The path of the page in the wiki, with `%2F` for a slash. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** The title. */
                    title?: string;
                    /** The content. */
                    content?: string;
                    /**
                     * The format of the content.
                     *
                     * @enum {unknown}
                     */
                    format?: "markdown" | "rdoc" | "asciidoc" | "org";
                };
                "application/x-www-form-urlencoded": {
                    /** The title. */
                    title?: string;
                    /** The content. */
                    content?: string;
                    /**
                     * The format of the content.
                     *
                     * @enum {unknown}
                     */
                    format?: "markdown" | "rdoc" | "asciidoc" | "org";
                };
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectWikiPage"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a wiki page
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /projects/{id}/wikis/{slug}`
     */
    "deleteProjectWikiPage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** The path of the page in the wiki, with `%2F` for a slash. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * List wiki pages
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /groups/{id}/wikis`
     */
    "listGroupWikiPages": {
        parameters: {
            query?: {
                /** Whether to show contents. The sandbox always shows them. */
                with_content?: boolean;
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    /** Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
                    Link: components["headers"]["Link"];
                    /** Number of this page. Offset pagination only; the hosted service may leave it out. */
                    "x-page": components["headers"]["XPage"];
                    /** Number of items on a page. Offset pagination only; the hosted service may leave it out. */
                    "x-per-page": components["headers"]["XPerPage"];
                    /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
                    "x-next-page": components["headers"]["XNextPage"];
                    /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
                    "x-prev-page": components["headers"]["XPrevPage"];
                    /** Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total": components["headers"]["XTotal"];
                    /** Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupWikiPage"][];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Create a wiki page
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `POST /groups/{id}/wikis`
     */
    "createGroupWikiPage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** The title. */
                    title: string;
                    /**
                     * The content.
                     *
                     * @default
                     */
                    content: string;
                    /**
                     * The format of the content.
                     *
                     * @default markdown
                     * @enum {unknown}
                     */
                    format?: "markdown" | "rdoc" | "asciidoc" | "org";
                };
                "application/x-www-form-urlencoded": {
                    /** The title. */
                    title: string;
                    /**
                     * The content.
                     *
                     * @default
                     */
                    content: string;
                    /**
                     * The format of the content.
                     *
                     * @default markdown
                     * @enum {unknown}
                     */
                    format?: "markdown" | "rdoc" | "asciidoc" | "org";
                };
            };
        };
        responses: {
            /** The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupWikiPage"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Read a wiki page
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `GET /groups/{id}/wikis/{slug}`
     */
    "getGroupWikiPage": {
        parameters: {
            query?: {
                /** Whether to show the content as HTML, which the sandbox does not. */
                render_html?: boolean;
                /** The version, of which the sandbox has only the last one. */
                version?: string;
            };
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** The path of the page in the wiki, with `%2F` for a slash. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupWikiPage"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Change a wiki page
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `PUT /groups/{id}/wikis/{slug}`
     */
    "updateGroupWikiPage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** The path of the page in the wiki, with `%2F` for a slash. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** The title. */
                    title?: string;
                    /** The content. */
                    content?: string;
                    /**
                     * The format of the content.
                     *
                     * @enum {unknown}
                     */
                    format?: "markdown" | "rdoc" | "asciidoc" | "org";
                };
                "application/x-www-form-urlencoded": {
                    /** The title. */
                    title?: string;
                    /** The content. */
                    content?: string;
                    /**
                     * The format of the content.
                     *
                     * @enum {unknown}
                     */
                    format?: "markdown" | "rdoc" | "asciidoc" | "org";
                };
            };
        };
        responses: {
            /** The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupWikiPage"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a wiki page
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `DELETE /groups/{id}/wikis/{slug}`
     */
    "deleteGroupWikiPage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** The path of the page in the wiki, with `%2F` for a slash. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The token is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The caller has no right to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** A resource of the path does not exist, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};

/** Changes to a note in a discussion. */
export type DiscussionNoteUpdate = {
    /** New content of the note, at most 1,000,000 characters. */
    body: string;
};

/** A note in a discussion. */
export type DiscussionNote = components["schemas"]["NoteContent"] & {
    /** The user who wrote a note. */
    author: components["schemas"]["NoteAuthor"];
    /**
     * Kind of note, `DiscussionNote` or null.
     *
     * @enum {string|null}
     */
    type: "DiscussionNote" | null;
    /** The attachment of the note. */
    attachment: unknown;
};

/** The reason of a refusal, as a `message`. For an invalid request, the body itself may be the map from fields to messages. */
export type Error = components["schemas"]["Error"];

/** A branch of a repository. */
export type Branch = {
    /** The name. */
    name: string;
    /** A commit. */
    commit: components["schemas"]["Commit"];
    /** Whether the default branch has all commits of the branch. */
    merged: boolean | null;
    /** Whether the branch is protected. */
    protected: boolean | null;
    /** Whether the protection lets developers push. */
    developers_can_push: boolean | null;
    /** Whether the protection lets developers merge. */
    developers_can_merge: boolean | null;
    /** Whether the caller may push. */
    can_push: boolean | null;
    /** Whether it is the default branch. */
    default: boolean | null;
    /**
     * The page of the branch.
     *
     * Format: uri
     */
    web_url: string;
};

/** The result in words. */
export type Message = {
    /** The words. */
    message: string;
};

/** The difference of one file. */
export type Diff = {
    /** Path of the file before. */
    old_path: string;
    /** Path of the file after. */
    new_path: string;
    /** Mode of the file before, or null. */
    a_mode: string | null;
    /** Mode of the file after, or null. */
    b_mode: string | null;
    /** Text of the difference. */
    diff: string;
    /** Whether the file was added. */
    new_file: boolean | null;
    /** Whether the file was renamed. */
    renamed_file: boolean | null;
    /** Whether the file was removed. */
    deleted_file: boolean | null;
    /** Whether the text was left out but can be fetched on request. */
    collapsed: boolean | null;
    /** Whether the text was left out and cannot be fetched. */
    too_large: boolean | null;
};

/** A commit. */
export type Commit = {
    /** SHA of the commit. */
    id: string;
    /** Short SHA of the commit. */
    short_id: string;
    /** First line of the message. */
    title: string;
    /** The whole message. */
    message: string;
    /** Name of the author. */
    author_name: string;
    /** Email address of the author. */
    author_email: string;
    /**
     * When the change was authored.
     *
     * Format: date-time
     */
    authored_date: string;
    /** Name of the committer. */
    committer_name: string;
    /** Email address of the committer. */
    committer_email: string;
    /**
     * When the change was committed. It comes from another source than `authored_date`, so the two may differ.
     *
     * Format: date-time
     */
    committed_date: string;
    /**
     * Always the same as `committed_date`.
     *
     * Format: date-time
     */
    created_at: string;
    /** SHAs of the parents. */
    parent_ids: string[];
    /**
     * Address of a page that shows the commit.
     *
     * Format: uri
     */
    web_url: string;
    /** The Git trailers of the message, from each name to its last value. In lists present only with `trailers=true`. */
    trailers?: {
        [key: string]: string;
    };
    /** The Git trailers of the message, from each name to all its values. In lists present only with `trailers=true`. */
    extended_trailers?: {
        [key: string]: string[];
    };
    /** Lines changed. Present when a commit is created or retrieved, unless `stats=false`; in lists present only with `with_stats=true`. */
    stats?: components["schemas"]["CommitStats"];
};

/** Tokens of projects and groups for machines that deploy. */
export type ProjectDeployToken = {
    /**
     * The ID, by which other rows refer to the row.
     *
     * Format: int64
     */
    id: number;
    /** The name of the token. */
    name: string;
    /** The username that git sends with the token. */
    username: string;
    /**
     * The time when the token ends.
     *
     * Format: date-time
     */
    expires_at: string | null;
    /** What the token is for: `read_repository`, `read_registry` and others. */
    scopes: string[];
    /** Whether the token was revoked. */
    revoked: boolean | null;
    /** Whether the token has ended. */
    expired: boolean;
};

/** Tokens of projects and groups for machines that deploy. */
export type GroupDeployToken = {
    /**
     * The ID, by which other rows refer to the row.
     *
     * Format: int64
     */
    id: number;
    /** The name of the token. */
    name: string;
    /** The username that git sends with the token. */
    username: string;
    /**
     * The time when the token ends.
     *
     * Format: date-time
     */
    expires_at: string | null;
    /** What the token is for: `read_repository`, `read_registry` and others. */
    scopes: string[];
    /** Whether the token was revoked. */
    revoked: boolean | null;
    /** Whether the token has ended. */
    expired: boolean;
};

/** Tokens of projects and groups for machines that deploy. */
export type DeployToken = {
    /**
     * The ID, by which other rows refer to the row.
     *
     * Format: int64
     */
    id: number;
    /** The name of the token. */
    name: string;
    /** The username that git sends with the token. */
    username: string;
    /**
     * The time when the token ends.
     *
     * Format: date-time
     */
    expires_at: string | null;
    /** What the token is for: `read_repository`, `read_registry` and others. */
    scopes: string[];
    /** Whether the token was revoked. */
    revoked: boolean | null;
    /** Whether the token has ended. */
    expired: boolean;
};

/** A single comment on a merge request, or a thread. */
export type MergeRequestDiscussion = {
    /** The ID. */
    id: string;
    /** Whether it is a comment on its own and no thread. */
    individual_note: boolean | null;
    /** The notes. */
    notes: components["schemas"]["MergeRequestDiscussionNote"][];
};

/** A note of a discussion on a merge request. */
export type MergeRequestDiscussionNote = components["schemas"]["NoteContent"] & {
    /** The user who wrote a note. */
    author: components["schemas"]["NoteAuthor"];
    /** `DiscussionNote` in a thread, `DiffNote` in a thread with a position, or null. */
    type: string | null;
    /** Always null. */
    attachment: unknown;
    /** Whether the thread is resolved. Only notes of threads have it. */
    resolved?: boolean | null;
    /** The user who resolved the thread. */
    resolved_by?: components["schemas"]["UserSummary"] | null;
    /**
     * The time of that.
     *
     * Format: date-time
     */
    resolved_at?: string | null;
    /** The place in the difference. */
    position?: {
        /** The commit where the branches part. */
        base_sha?: string;
        /** The commit of the target branch. */
        start_sha?: string;
        /** The commit of the source branch. */
        head_sha?: string;
        /**
         * The kind of the place.
         *
         * @enum {unknown}
         */
        position_type?: "text" | "image" | "file";
        /** The path before the change. */
        old_path?: string | null;
        /** The path after the change. */
        new_path?: string | null;
        /** The line before the change. */
        old_line?: number | null;
        /** The line after the change. */
        new_line?: number | null;
        /** The first and the last line, for several lines. */
        line_range?: Record<string, never> | null;
    };
};

/** Feature flags of projects. */
export type FeatureFlag = {
    /** The name of the flag. */
    name: string;
    /** The purpose of the flag. */
    description: string | null;
    /** Whether the flag is on. */
    active: boolean | null;
    /**
     * The kind of the flag.
     *
     * @enum {unknown}
     */
    version: "new_version_flag";
    /**
     * ISO 8601 in UTC.
     *
     * Format: date-time
     *
     * @example 2026-10-21T09:00:00Z
     */
    created_at: string;
    /**
     * ISO 8601 in UTC.
     *
     * Format: date-time
     *
     * @example 2026-10-21T09:00:00Z
     */
    updated_at: string;
    /** The scopes of an older kind of flags. Always empty. */
    scopes: Record<string, never>[];
    /** The callers for whom the flag is on. */
    strategies: {
        /**
         * The ID.
         *
         * Format: int64
         */
        id?: number;
        /** The strategy: `default`, `userWithId`, `gradualRolloutUserId`, `flexibleRollout` or `gitlabUserList`. */
        name?: string;
        /** The parameters of the strategy. */
        parameters?: Record<string, never>;
        /** The environments. */
        scopes?: {
            /**
             * The ID.
             *
             * Format: int64
             */
            id?: number;
            /** The environment, or a pattern. */
            environment_scope?: string;
        }[];
    }[];
};

/** Lists of users of the feature flags of a project. */
export type FeatureFlagUserList = {
    /**
     * The ID, by which other rows refer to the row.
     *
     * Format: int64
     */
    id: number;
    /**
     * The number of the resource in its project or group.
     *
     * Format: int64
     */
    iid: number;
    /**
     * The project.
     *
     * Format: int64
     */
    project_id: number;
    /** The name of the list. */
    name: string;
    /** The users as the application knows them, with commas between them. */
    user_xids: string;
    /**
     * ISO 8601 in UTC.
     *
     * Format: date-time
     *
     * @example 2026-10-21T09:00:00Z
     */
    created_at: string;
    /**
     * ISO 8601 in UTC.
     *
     * Format: date-time
     *
     * @example 2026-10-21T09:00:00Z
     */
    updated_at: string;
};

/** Flags by which administrators switch features of the instance. */
export type InstanceFeature = {
    /** The name of the flag. */
    name: string;
    /** Whether the feature is `on`, `off`, or `conditional`. */
    state: string;
    /** The conditions: for everyone, for a percentage, for named users and others. */
    gates: Record<string, never>[];
};

/** A file of a repository, with its content. */
export type RepositoryFile = {
    /** The name without folders. */
    file_name: string;
    /** The path. */
    file_path: string;
    /** The number of bytes. */
    size: number;
    /**
     * The encoding of the content.
     *
     * @constant
     */
    encoding: "base64";
    /** The content in base64. */
    content: string;
    /** The SHA-256 of the content. */
    content_sha256: string;
    /** The branch, tag or commit. */
    ref: string;
    /** The SHA of the blob. */
    blob_id: string;
    /** The SHA of the commit. */
    commit_id: string;
    /** The SHA of the last commit that changed the file. */
    last_commit_id: string;
    /** Whether the file is executable. */
    execute_filemode: boolean | null;
};

/** The file that a commit has changed. */
export type FileChange = {
    /** The path of the file. */
    file_path: string;
    /** The branch with the commit. */
    branch: string;
};

/** A group. */
export type Group = {
    /**
     * The ID.
     *
     * Format: int64
     */
    id: number;
    /** The name. */
    name: string;
    /** The last segment of the full path. */
    path: string;
    /** The description. */
    description: string | null;
    /** The callers who may see the group. */
    visibility: "public" | "internal" | "private" | (string & {});
    /** The URL of the picture. */
    avatar_url: string | null;
    /**
     * The page of the group.
     *
     * Format: uri
     */
    web_url: string;
    /** The names on the full path, such as `Acme / Crew`. */
    full_name: string;
    /** The full path. */
    full_path: string;
    /**
     * The ID of the parent group.
     *
     * Format: int64
     */
    parent_id: number | null;
    /**
     * The time of the creation.
     *
     * Format: date-time
     */
    created_at: string;
    /** Whether projects cannot be shared with other groups. */
    share_with_group_lock: boolean | null;
    /** Whether members need two factors. */
    require_two_factor_authentication: boolean | null;
    /** The hours until members need two factors. */
    two_factor_grace_period: number;
    /** The role that may create projects: `developer`. */
    project_creation_level: string;
    /** The role that may create subgroups: `maintainer`. */
    subgroup_creation_level: string;
    /** Whether projects without a CI file are built. */
    auto_devops_enabled: boolean | null;
    /** Whether the group sends emails. */
    emails_enabled: boolean | null;
    /** Whether the group sends no emails. */
    emails_disabled: boolean | null;
    /** Whether the group cannot be mentioned. */
    mentions_disabled: boolean | null;
    /** Whether repositories have large files. */
    lfs_enabled: boolean | null;
    /** The default branch of new projects. */
    default_branch: string | null;
    /** The protection of default branches. */
    default_branch_protection: number;
    /** Whether users may ask to become members. */
    request_access_enabled: boolean | null;
    /** Whether projects of the group accept no further members. */
    membership_lock?: boolean | null;
};

/** A group with its projects. */
export type GroupWithProjects = {
    /** The groups that it is shared with. */
    shared_with_groups: Record<string, never>[];
    /** The projects of the group. */
    projects?: components["schemas"]["Project"][];
    /** The projects that are shared with the group. */
    shared_projects?: components["schemas"]["Project"][];
} & components["schemas"]["Group"];

/** An issue that another one is linked with. */
export type LinkedIssue = components["schemas"]["Issue"] & {
    /**
     * The ID of the link.
     *
     * Format: int64
     */
    issue_link_id: number;
    /** The relation of the first issue to the other one. */
    link_type: components["schemas"]["LinkType"];
    /**
     * The time of the link.
     *
     * Format: date-time
     */
    link_created_at: string;
    /**
     * The time of the link.
     *
     * Format: date-time
     */
    link_updated_at: string;
};

/** A link between two issues. */
export type IssueLink = {
    /**
     * The ID.
     *
     * Format: int64
     */
    id?: number;
    /** An issue. */
    source_issue: components["schemas"]["Issue"];
    /** An issue. */
    target_issue: components["schemas"]["Issue"];
    /** The relation of the first issue to the other one. */
    link_type: components["schemas"]["LinkType"];
};

/** An issue. */
export type Issue = {
    /**
     * The ID.
     *
     * Format: int64
     */
    id: number;
    /** Its number in the project. */
    iid: number;
    /**
     * The project.
     *
     * Format: int64
     */
    project_id: number;
    /** The title. */
    title: string;
    /** The description. */
    description: string | null;
    /** Whether it is open. */
    state: "opened" | "closed" | (string & {});
    /**
     * The time of the creation.
     *
     * Format: date-time
     */
    created_at: string;
    /**
     * The time of the last change.
     *
     * Format: date-time
     */
    updated_at: string;
    /**
     * The time at which it was closed.
     *
     * Format: date-time
     */
    closed_at: string | null;
    /** The user who closed it. */
    closed_by: components["schemas"]["UserSummary"] | null;
    /** The names of its labels. */
    labels: (string | Record<string, never>)[];
    /** Its milestone. */
    milestone: components["schemas"]["MergeRequestMilestone"] | null;
    /** Its assignees. */
    assignees: components["schemas"]["UserSummary"][];
    /** Its first assignee. */
    assignee: components["schemas"]["UserSummary"] | null;
    /** A user as lists show it. */
    author: components["schemas"]["UserSummary"];
    /** The kind in capitals: `ISSUE`. */
    type: string;
    /** The kind: `issue`. */
    issue_type: string;
    /** The number of notes that people wrote. */
    user_notes_count: number;
    /** The number of merge requests whose text names it. */
    merge_requests_count: number;
    /** The number of thumbs up. */
    upvotes: number;
    /** The number of thumbs down. */
    downvotes: number;
    /**
     * The day on which it is due.
     *
     * Format: date
     */
    due_date: string | null;
    /** Whether only its author, its assignees and reporters see it. */
    confidential: boolean | null;
    /** Whether only members may write notes. */
    discussion_locked: boolean | null;
    /**
     * The page.
     *
     * Format: uri
     */
    web_url: string;
    /** How to refer to it. */
    references: {
        /** In the project. */
        short: string;
        /** From the project or group of the path. */
        relative: string;
        /** From anywhere. */
        full: string;
    };
    /** Times. */
    time_stats: Record<string, never>;
    /** Its tasks. */
    task_completion_status: Record<string, never>;
};

/** A merge request as it is listed. */
export type MergeRequest = {
    /**
     * ID of the merge request, unique across all projects.
     *
     * Format: int64
     */
    id: number;
    /**
     * ID of the merge request within its project.
     *
     * Format: int64
     */
    iid: number;
    /**
     * ID of the project.
     *
     * Format: int64
     */
    project_id: number;
    /** Title of the merge request. */
    title: string;
    /** Description of the merge request. */
    description: string;
    /** The description as HTML. Present only when the request asks for HTML. */
    description_html?: string;
    /**
     * State of the merge request. `locked` is a state of short duration between others.
     *
     * @enum {string}
     */
    state: "opened" | "closed" | "locked" | "merged";
    /**
     * When the merge request was created.
     *
     * Format: date-time
     */
    created_at: string;
    /**
     * When the merge request was last updated.
     *
     * Format: date-time
     */
    updated_at: string;
    /**
     * When the merge request was closed, or null.
     *
     * Format: date-time
     */
    closed_at: string | null;
    /**
     * When the merge request was merged, or null.
     *
     * Format: date-time
     */
    merged_at: string | null;
    /**
     * When the merge request was prepared, or null while it is not.
     *
     * Format: date-time
     */
    prepared_at: string | null;
    /**
     * The time after which the merge request may be merged, or null.
     *
     * Format: date-time
     */
    merge_after: string | null;
    /** The user who opened the merge request, or null. */
    author: components["schemas"]["MergeRequestUser"] | null;
    /** The user who closed the merge request, or null. */
    closed_by: components["schemas"]["MergeRequestUser"] | null;
    /** The user who merged the merge request, or null. */
    merge_user: components["schemas"]["MergeRequestUser"] | null;
    /**
     * The user who merged the merge request, or null. Deprecated: use `merge_user`. The documentation names no replacement.
     *
     * @deprecated
     */
    merged_by?: components["schemas"]["MergeRequestUser"] | null;
    /** The assignees of the merge request. */
    assignees: components["schemas"]["MergeRequestUser"][];
    /**
     * The assignee of the merge request, or null. Deprecated: use `assignees`.
     *
     * @deprecated
     */
    assignee?: components["schemas"]["MergeRequestUser"] | null;
    /** The reviewers of the merge request. */
    reviewers: components["schemas"]["MergeRequestUser"][];
    /** The branch to merge. */
    source_branch: string;
    /** The branch to merge into. */
    target_branch: string;
    /**
     * ID of the project of the branch to merge.
     *
     * Format: int64
     */
    source_project_id: number;
    /**
     * ID of the project of the branch to merge into.
     *
     * Format: int64
     */
    target_project_id: number;
    /** Number of notes by users. */
    user_notes_count: number;
    /** Number of votes for the merge request. */
    upvotes: number;
    /** Number of votes against the merge request. */
    downvotes: number;
    /** Labels of the merge request, by name, or as objects with `with_labels_details=true`. */
    labels: string[] | components["schemas"]["MergeRequestLabel"][];
    /** Milestone of the merge request, or null. */
    milestone: components["schemas"]["MergeRequestMilestone"] | null;
    /** Whether the merge request is a draft. */
    draft: boolean | null;
    /**
     * Whether the merge request is a draft. Deprecated: use `draft`.
     *
     * @deprecated
     */
    work_in_progress?: boolean | null;
    /** Whether the merge request is set to be merged automatically. */
    merge_when_pipeline_succeeds: boolean | null;
    /**
     * Whether the branches can be merged. Deprecated: use `detailed_merge_status`. The documentation names no replacement.
     *
     * @deprecated
     */
    merge_status?: "unchecked" | "can_be_merged" | "cannot_be_merged" | (string & {});
    /** Whether the merge request can be merged, and otherwise the reason. */
    detailed_merge_status: "unchecked" | "not_approved" | "not_open" | "commits_status" | (string & {});
    /** SHA of the newest commit of the merge request, or null. */
    sha: string | null;
    /** SHA of the merge commit; null until the merge request is merged. */
    merge_commit_sha: string | null;
    /** SHA of the commit that the commits were squashed into, or null. */
    squash_commit_sha: string | null;
    /** Whether the discussion is locked. */
    discussion_locked: boolean | null;
    /** Whether removal of the source branch on merge is forced. */
    force_remove_source_branch: boolean | null;
    /** Whether the source branch should be removed on merge. */
    should_remove_source_branch: boolean | null;
    /**
     * The reference to the merge request. Deprecated: use `references`.
     *
     * @deprecated
     */
    reference?: string;
    /** The references to the merge request. */
    references: components["schemas"]["MergeRequestReferences"];
    /** URL of the merge request. */
    web_url: string;
    /** Time estimated and spent. */
    time_stats: components["schemas"]["MergeRequestTimeStats"];
    /** Whether the merge request asks for its commits to be squashed. */
    squash: boolean | null;
    /** Whether the commits are squashed when the merge request is merged. */
    squash_on_merge: boolean | null;
    /** The tasks of the merge request. */
    task_completion_status: components["schemas"]["MergeRequestTaskCompletionStatus"];
    /** Whether the branches are in conflict. False unless `merge_status` is `cannot_be_merged`. */
    has_conflicts: boolean | null;
    /** Whether the discussions that keep the merge request from being merged are resolved. */
    blocking_discussions_resolved: boolean | null;
    /** Whether collaboration on the source branch is allowed. Present only for a merge request from a fork. */
    allow_collaboration?: boolean | null;
    /**
     * Whether collaboration on the source branch is allowed. Present only for a merge request from a fork. Deprecated: use `allow_collaboration`.
     *
     * @deprecated
     */
    allow_maintainer_to_push?: boolean | null;
    /**
     * Number of approvals that are needed before the merge. Deprecated, to be removed in version 5 of the API; the documentation names nothing that replaces it.
     *
     * @deprecated
     */
    approvals_before_merge?: number;
    /** Whether the merge request was imported. */
    imported: boolean | null;
    /** Where the merge request was imported from. */
    imported_from: string;
};

/** A user as lists show it. */
export type UserSummary = {
    /**
     * The ID.
     *
     * Format: int64
     */
    id: number;
    /** The name that the user signs in with. */
    username: string;
    /** The public email address. */
    public_email: string | null;
    /** The name. */
    name: string;
    /** Whether the user can call. */
    state: "active" | "blocked" | "deactivated" | (string & {});
    /** Whether the user is locked out. */
    locked: boolean | null;
    /**
     * The URL of the picture.
     *
     * Format: uri
     */
    avatar_url: string | null;
    /**
     * The page of the user.
     *
     * Format: uri
     */
    web_url: string;
    /**
     * The time of the creation. Only administrators see it in a list.
     *
     * Format: date-time
     */
    created_at?: string;
    /**
     * The email address. Only administrators see that of others.
     *
     * Format: email
     */
    email?: string;
    /** Whether the user is an administrator. Only administrators see it. */
    is_admin?: boolean | null;
};

/** Whether job tokens of other projects are limited. */
export type JobTokenScope = {
    /** Whether only projects and groups on the list reach this project with job tokens. */
    inbound_enabled: boolean | null;
    /** An older limit, which is always off. */
    outbound_enabled: boolean | null;
};

/** A project with its most important fields. */
export type ProjectSimple = {
    /** The group or the user that a project belongs to. */
    namespace: components["schemas"]["Namespace"];
} & WithRequired<components["schemas"]["ClusterProject"], "namespace">;

/** Labels of projects and groups. */
export type ProjectLabel = {
    /**
     * The ID, by which other rows refer to the row.
     *
     * Format: int64
     */
    id: number;
    /** The text of the label. */
    name: string;
    /** The description of the label. */
    description: string;
    /** The description as HTML. */
    description_html: string;
    /** The colour of its letters. */
    text_color: string;
    /** The colour of the label. */
    color: string;
    /** Whether the label is archived. */
    archived: boolean | null;
    /** Whether the caller gets notifications about the label. */
    subscribed: boolean | null;
    /** Rank by which issues and merge requests with the label are sorted, 1 first. */
    priority: number | null;
    /** Whether the label belongs to a project and not to a group. */
    is_project_label: boolean | null;
    /** The number of open issues with the label. */
    open_issues_count: number;
    /** The number of closed issues with the label. */
    closed_issues_count: number;
    /** The number of open merge requests with the label. */
    open_merge_requests_count: number;
};

/** Labels of projects and groups. */
export type GroupLabel = {
    /**
     * The ID, by which other rows refer to the row.
     *
     * Format: int64
     */
    id: number;
    /** The text of the label. */
    name: string;
    /** The description of the label. */
    description: string;
    /** The description as HTML. */
    description_html: string;
    /** The colour of its letters. */
    text_color: string;
    /** The colour of the label. */
    color: string;
    /** Whether the label is archived. */
    archived: boolean | null;
    /** Whether the caller gets notifications about the label. */
    subscribed: boolean | null;
    /** The number of open issues with the label. */
    open_issues_count: number;
    /** The number of closed issues with the label. */
    closed_issues_count: number;
    /** The number of open merge requests with the label. */
    open_merge_requests_count: number;
};

/** A member of a project or a group. */
export type Member = {
    /** The access level. */
    access_level: number;
    /**
     * The day on which the membership ends.
     *
     * Format: date
     */
    expires_at: string | null;
    /**
     * The time at which the user became a member.
     *
     * Format: date-time
     */
    created_at: string;
    /** `active`. */
    membership_state: string;
} & WithRequired<components["schemas"]["UserSummary"], "created_at">;

/** A merge request, as a single response shows it. */
export type SingleMergeRequest = components["schemas"]["MergeRequest"] & {
    /** Whether the caller gets notifications. */
    subscribed: boolean | null;
    /** The number of changed files. */
    changes_count: string | null;
    /** The rights of the caller. */
    user: {
        /** Whether the caller may merge. */
        can_merge: boolean | null;
    };
    /** The commits of the comparison. */
    diff_refs: {
        /** The commit where the branches part. */
        base_sha: string;
        /** The newest commit of the source branch. */
        head_sha: string;
        /** The commit of the target branch. */
        start_sha: string;
    } | null;
    /** The reason why the last merge failed. */
    merge_error: string | null;
    /** Whether it is the first merge request of the author. */
    first_contribution: boolean | null;
    /** The pipeline of the head. */
    head_pipeline: Record<string, never> | null;
    /** The pipeline of the head. */
    pipeline: Record<string, never> | null;
    /** The commits of the target branch that the source branch lacks. */
    diverged_commits_count?: number;
    /** Whether a rebase is in progress. */
    rebase_in_progress?: boolean | null;
};

/** The approvals of a merge request. */
export type MergeRequestApprovals = {
    /**
     * The ID of the merge request.
     *
     * Format: int64
     */
    id: number;
    /** Its number in the project. */
    iid: number;
    /**
     * The project.
     *
     * Format: int64
     */
    project_id: number;
    /** The title. */
    title: string;
    /** The state. */
    state: string;
    /** The approvals that it needs. */
    approvals_required: number;
    /** The approvals that it lacks. */
    approvals_left: number;
    /** Whether it lacks none. */
    approved: boolean | null;
    /** The users who have approved it. */
    approved_by: {
        /** A user as lists show it. */
        user: components["schemas"]["UserSummary"];
    }[];
    /** Whether the caller has approved it. */
    user_has_approved: boolean | null;
    /** Whether the caller may approve it. */
    user_can_approve: boolean | null;
};

/** The group or the user that a project belongs to. */
export type Namespace = {
    /**
     * The ID of the namespace.
     *
     * Format: int64
     */
    id: number;
    /** The name. */
    name: string;
    /** The last segment of the full path. */
    path: string;
    /** The kind of namespace. */
    kind: "group" | "user" | (string & {});
    /** The full path. */
    full_path: string;
    /**
     * The ID of the parent group.
     *
     * Format: int64
     */
    parent_id: number | null;
    /** The URL of the picture. */
    avatar_url: string | null;
    /**
     * The page of the namespace.
     *
     * Format: uri
     */
    web_url: string;
};

/** Packages of projects. */
export type Package = {
    /**
     * The ID, by which other rows refer to the row.
     *
     * Format: int64
     */
    id: number;
    /** The name. */
    name: string;
    /** The version. */
    version: string;
    /** The format. The sandbox takes files for `generic` only. */
    package_type: string;
    /**
     * The status.
     *
     * @enum {unknown}
     */
    status: "default" | "hidden" | "processing" | "error" | "pending_destruction" | "deprecated";
    /**
     * ISO 8601 in UTC.
     *
     * Format: date-time
     *
     * @example 2026-10-21T09:00:00Z
     */
    created_at: string;
    /**
     * The ID of the user who created the package.
     *
     * Format: int64
     */
    creator_id: number | null;
    /**
     * The project.
     *
     * Format: int64
     */
    project_id: number;
    /**
     * The last download, which the sandbox does not note.
     *
     * Format: date-time
     */
    last_downloaded_at: string | null;
    /** Tags, which generic packages do not have. */
    tags: Record<string, never>[];
    /** Pages of the package. */
    _links: {
        web_path: string;
    };
};

/** A file of a package. */
export type PackageFile = {
    /**
     * The ID.
     *
     * Format: int64
     */
    id: number;
    /**
     * The ID of the package.
     *
     * Format: int64
     */
    package_id: number;
    /**
     * The time of the upload.
     *
     * Format: date-time
     */
    created_at: string;
    /** The name. */
    file_name: string;
    /** The number of bytes. */
    size: number;
    /** The MD5 of the content. */
    file_md5: string;
    /** The SHA-1 of the content. */
    file_sha1: string;
    /** The SHA-256 of the content. */
    file_sha256: string;
};

/** A pipeline. */
export type Pipeline = {
    /**
     * The ID.
     *
     * Format: int64
     */
    id: number;
    /** Its number in the project. */
    iid: number;
    /**
     * The project.
     *
     * Format: int64
     */
    project_id: number;
    /** The commit. */
    sha: string;
    /** The branch or tag. */
    ref: string;
    /** The status. */
    status: string;
    /** The reason of the pipeline: `push`. */
    source: string;
    /** The name. */
    name: string | null;
    /**
     * The time of the creation.
     *
     * Format: date-time
     */
    created_at: string;
    /**
     * The time of the last change.
     *
     * Format: date-time
     */
    updated_at: string;
    /**
     * The page of the pipeline.
     *
     * Format: uri
     */
    web_url: string;
};

/** A pipeline with its times and its user. */
export type PipelineDetails = {
    /** The commit before the push. */
    before_sha: string;
    /** Whether the pipeline is of a tag. */
    tag: boolean | null;
    /** Errors of the configuration. */
    yaml_errors: string | null;
    /** A user as lists show it. */
    user: components["schemas"]["UserSummary"] | null;
    /**
     * The start of its first job.
     *
     * Format: date-time
     */
    started_at: string | null;
    /**
     * The end of its last job.
     *
     * Format: date-time
     */
    finished_at: string | null;
    /**
     * The time of the configuration, which the sandbox does not note.
     *
     * Format: date-time
     */
    committed_at: string | null;
    /** The seconds of its jobs. */
    duration: number | null;
    /** The seconds before its first job. */
    queued_duration: number | null;
    /** The test coverage in percent. */
    coverage: string | null;
    /** The status as pages show it. */
    detailed_status: {
        /** The name of the icon. */
        icon?: string;
        /** The status. */
        text?: string;
        /** The status. */
        label?: string;
        /** The status. */
        group?: string;
        /** The status. */
        tooltip?: string;
        /** Whether there is a page. */
        has_details?: boolean | null;
        /** The path of the page. */
        details_path?: string;
    };
} & components["schemas"]["Pipeline"];

/** A job of a pipeline. */
export type PipelineJob = {
    /**
     * The ID.
     *
     * Format: int64
     */
    id: number;
    /** The status. */
    status: string;
    /** The stage. */
    stage: string;
    /** The name. */
    name: string;
    /** The branch or tag. */
    ref: string;
    /** Whether the job is of a tag. */
    tag: boolean | null;
    /** The test coverage in percent. */
    coverage: number | null;
    /** Whether the pipeline succeeds without it. */
    allow_failure: boolean | null;
    /**
     * The time of the creation.
     *
     * Format: date-time
     */
    created_at: string;
    /**
     * The start.
     *
     * Format: date-time
     */
    started_at: string | null;
    /**
     * The end.
     *
     * Format: date-time
     */
    finished_at: string | null;
    /** The sandbox erases no jobs. */
    erased_at: null;
    /** The seconds that it ran. */
    duration: number | null;
    /** The seconds before its start. */
    queued_duration: number | null;
    /** A user as lists show it. */
    user: components["schemas"]["UserSummary"] | null;
    /** A commit. */
    commit: components["schemas"]["Commit"] | null;
    /** The pipeline of a job. */
    pipeline: components["schemas"]["PipelineReference"];
    /**
     * The page of the job.
     *
     * Format: uri
     */
    web_url: string;
    /** Files of the job, of which the sandbox has none. */
    artifacts: Record<string, never>[];
    /** A runner, which executes CI jobs. */
    runner: components["schemas"]["Runner"] | null;
    /** The tags of runners, of which the sandbox has none. */
    tag_list: string[];
};

/** A project. */
export type Project = {
    /** The callers who may see the project. */
    visibility: "public" | "internal" | "private" | (string & {});
    /** Whether the project is archived. */
    archived: boolean | null;
    /** Whether the repository has no commits. */
    empty_repo: boolean | null;
    /** The description as HTML. */
    description_html?: string;
    /**
     * The time of the last change.
     *
     * Format: date-time
     */
    updated_at: string;
    /**
     * The ID of the user who created the project.
     *
     * Format: int64
     */
    creator_id: number;
    /** A user as lists show it. */
    owner?: components["schemas"]["UserSummary"];
    /** The number of open issues. */
    open_issues_count: number;
    /** Whether the caller may create merge requests. */
    can_create_merge_request_in?: boolean | null;
    /** `none`, or `finished` for a fork. */
    import_status: string;
    /** The URL from which the project was imported. */
    import_url?: string | null;
    /** The storage of the repository. Only administrators see it. */
    repository_storage?: string | null;
    /** Whether the project mirrors another repository. */
    mirror?: boolean | null;
    /** A project with its most important fields. */
    forked_from_project?: components["schemas"]["ProjectSimple"];
    /** The groups that the project is shared with. */
    shared_with_groups: {
        /**
         * The ID of the group.
         *
         * Format: int64
         */
        group_id: number;
        /** The name of the group. */
        group_name: string;
        /** The full path of the group. */
        group_full_path: string;
        /** The highest access level of its members. */
        group_access_level: number;
        /**
         * The day on which the share ends.
         *
         * Format: date
         */
        expires_at: string | null;
    }[];
    /** The memberships of the caller. Callers without a token do not see it. */
    permissions?: {
        /** A membership. */
        project_access: components["schemas"]["ProjectAccess"] | null;
        /** A membership. */
        group_access: components["schemas"]["ProjectAccess"] | null;
    };
    /** URLs of other operations. */
    _links: {
        [key: string]: string;
    };
} & (components["schemas"]["ProjectSimple"] & components["schemas"]["ProjectSettings"]);

/** A new project. It needs a name or a path. */
export type ProjectCreate = {
    /**
     * The ID of the namespace. Default: that of the caller.
     *
     * Format: int64
     */
    namespace_id?: number | null;
    /**
     * Whether the repository begins with a `README.md`.
     *
     * @default false
     */
    initialize_with_readme?: boolean;
} & components["schemas"]["ProjectUpdate"];

/** Changes of a project. */
export type ProjectUpdate = {
    /** The name. */
    name?: string;
    /** The last segment of the full path. */
    path?: string;
    /** The description. */
    description?: string | null;
    /**
     * The callers who may see the project.
     *
     * @enum {unknown}
     */
    visibility?: "public" | "internal" | "private";
    /** The default branch. */
    default_branch?: string;
    /** The topics. */
    topics?: string[];
    /** An older name of `topics`. */
    tag_list?: string[];
} & components["schemas"]["ProjectSettings"];

/** A share of a project with a group. */
export type ProjectGroupLink = {
    /**
     * The ID of the share.
     *
     * Format: int64
     */
    id: number;
    /**
     * The ID of the project.
     *
     * Format: int64
     */
    project_id: number;
    /**
     * The ID of the group.
     *
     * Format: int64
     */
    group_id: number;
    /** The highest access level of the group's members. */
    group_access: number;
    /**
     * The day on which the share ends.
     *
     * Format: date
     */
    expires_at: string | null;
};

/** Branches with restricted pushes. */
export type ProtectedBranch = {
    /**
     * The ID, by which other rows refer to the row.
     *
     * Format: int64
     */
    id: number;
    /** Name of the branch. */
    name: string;
    /** The callers who may do so. */
    push_access_levels: {
        /**
         * The ID.
         *
         * Format: int64
         */
        id: number;
        /** The lowest level: 0 for nobody, 30, 40 or 60. */
        access_level: number | null;
        /** The level in words. */
        access_level_description: string;
        /** The user, if only one may do so. */
        user_id: number | null;
        /** The group, if only one may do so. */
        group_id: number | null;
    }[];
    /** The callers who may do so. */
    merge_access_levels: {
        /**
         * The ID.
         *
         * Format: int64
         */
        id: number;
        /** The lowest level: 0 for nobody, 30, 40 or 60. */
        access_level: number | null;
        /** The level in words. */
        access_level_description: string;
        /** The user, if only one may do so. */
        user_id: number | null;
        /** The group, if only one may do so. */
        group_id: number | null;
    }[];
    /** Whether a push may rewrite the branch. */
    allow_force_push: boolean | null;
    /** The callers who may do so. */
    unprotect_access_levels: {
        /**
         * The ID.
         *
         * Format: int64
         */
        id: number;
        /** The lowest level: 0 for nobody, 30, 40 or 60. */
        access_level: number | null;
        /** The level in words. */
        access_level_description: string;
        /** The user, if only one may do so. */
        user_id: number | null;
        /** The group, if only one may do so. */
        group_id: number | null;
    }[];
    /** Whether owners of code must approve. */
    code_owner_approval_required: boolean | null;
    /** Whether the protection comes from the group. */
    inherited: boolean | null;
};

/** Tags that are protected, or whose protection is unknown. All other tags are not protected. */
export type ProtectedTag = {
    /** Name of the tag. */
    name: string;
    /** The callers who may do so. */
    create_access_levels: {
        /**
         * The ID.
         *
         * Format: int64
         */
        id: number;
        /** The lowest level: 0 for nobody, 30, 40 or 60. */
        access_level: number | null;
        /** The level in words. */
        access_level_description: string;
        /** The user, if only one may do so. */
        user_id: number | null;
        /** The group, if only one may do so. */
        group_id: number | null;
    }[];
};

/** Releases of tags. */
export type Release = {
    /** Name of the tag. */
    tag_name: string;
    /** The name of the release. */
    name: string;
    /** The description of the release. */
    description: string;
    /**
     * ISO 8601 in UTC.
     *
     * Format: date-time
     *
     * @example 2026-10-21T09:00:00Z
     */
    created_at: string;
    /**
     * The time of the release, which may be in the future.
     *
     * Format: date-time
     *
     * @example 2026-10-21T09:00:00Z
     */
    released_at: string;
    /** Whether the time of the release is in the future. */
    upcoming_release: boolean | null;
    /** A user as lists show it. */
    author: components["schemas"]["UserSummary"];
    /** The commit of the tag. */
    commit: components["schemas"]["Commit"] | null;
    /** Its milestones. */
    milestones: Record<string, never>[];
    /** The path of the commit's page. */
    commit_path: string | null;
    /** The path of the tag's page. */
    tag_path: string;
    /** Its files. */
    assets: {
        /** The number of archives and links. */
        count: number;
        /** Archives of the source. */
        sources: {
            format: string;
            /** Format: uri */
            url: string;
        }[];
        /** Its links. */
        links: components["schemas"]["ReleaseLink"][];
    };
    /** Snapshots of the release, which the sandbox does not make. */
    evidences: Record<string, never>[];
    /** Its pages. */
    _links: {
        /** Format: uri */
        self: string;
    };
};

/** Links to the files of a release. */
export type ReleaseLink = {
    /**
     * The ID, by which other rows refer to the row.
     *
     * Format: int64
     */
    id: number;
    /** The name of the link. */
    name: string;
    /** The address. */
    url: string;
    /**
     * The address that stays.
     *
     * Format: uri
     */
    direct_asset_url: string;
    /**
     * The kind of the file.
     *
     * @enum {unknown}
     */
    link_type: "other" | "runbook" | "image" | "package";
};

/** The result of a check of a commit. */
export type CommitStatus = {
    /**
     * The ID.
     *
     * Format: int64
     */
    id: number;
    /** The commit. */
    sha: string;
    /** The branch or tag. */
    ref: string | null;
    /** The result. */
    status: string;
    /** The name of the check. */
    name: string;
    /** A page about the check. */
    target_url: string | null;
    /** The result in words. */
    description: string | null;
    /**
     * The time of the creation.
     *
     * Format: date-time
     */
    created_at: string;
    /**
     * The beginning of the check.
     *
     * Format: date-time
     */
    started_at: string | null;
    /**
     * The end of the check.
     *
     * Format: date-time
     */
    finished_at: string | null;
    /** Whether a failure counts. */
    allow_failure: boolean | null;
    /** The test coverage in percent. */
    coverage: number | null;
    /** A user as lists show it. */
    author: components["schemas"]["UserSummary"];
};

/** A comment on a commit. */
export type CommitComment = {
    /** The text. */
    note: string;
    /** The file. */
    path: string | null;
    /** The line of the file. */
    line: number | null;
    /** Whether the line is of the new or the old file. */
    line_type: string | null;
    /** A user as lists show it. */
    author: components["schemas"]["UserSummary"];
    /**
     * The time of the creation.
     *
     * Format: date-time
     */
    created_at: string;
};

/** Topics that projects name. */
export type Topic = {
    /**
     * The ID, by which other rows refer to the row.
     *
     * Format: int64
     */
    id: number;
    /** The name that projects have among their topics. */
    name: string;
    /** The name for readers. */
    title: string;
    /** The description. */
    description: string | null;
    /** The number of projects with the topic. */
    total_projects_count: number;
    /** The address of the picture. */
    avatar_url: string | null;
};

/** An upload. */
export type Upload = {
    /**
     * The ID.
     *
     * Format: int64
     */
    id: number;
    /** The number of bytes. */
    size: number;
    /** The name. */
    filename: string;
    /**
     * The time of the upload.
     *
     * Format: date-time
     */
    created_at: string;
    /** A user as lists show it. */
    uploaded_by: components["schemas"]["UserSummary"] | null;
};

/** A new upload, and the Markdown for a text. */
export type NewUpload = {
    /**
     * The ID.
     *
     * Format: int64
     */
    id: number;
    /** The name without its ending. */
    alt: string;
    /** The path below the project. */
    url: string;
    /** The path on the platform. */
    full_path: string;
    /** The Markdown, an image for a picture. */
    markdown: string;
};

/** The user whose token was sent. */
export type CurrentUser = {
    /**
     * The email address of commits.
     *
     * Format: email
     */
    commit_email: string;
    /** Whether the user is an auditor. Only administrators see it. */
    is_auditor?: boolean | null;
    /** A note of administrators. Only they see it. */
    note?: string | null;
    /** Whether the user may create groups. */
    can_create_group: boolean | null;
    /** Whether the user may create projects. */
    can_create_project: boolean | null;
    /** Whether two factors are needed to sign in. */
    two_factor_enabled: boolean | null;
    /** Whether the user is external. */
    external: boolean | null;
    /** Whether the profile is private. */
    private_profile: boolean | null;
    /** The most projects that the user may create. */
    projects_limit: number;
    /** The theme of the web pages. */
    theme_id?: number;
    /** The colours of code. */
    color_scheme_id?: number;
    /** The identities at providers. */
    identities: Record<string, never>[];
    /**
     * The time at which the email address was confirmed.
     *
     * Format: date-time
     */
    confirmed_at: string | null;
    /**
     * The time of the sign-in before the last one.
     *
     * Format: date-time
     */
    last_sign_in_at?: string | null;
    /**
     * The time of the last sign-in.
     *
     * Format: date-time
     */
    current_sign_in_at?: string | null;
    /**
     * The day of the last activity.
     *
     * Format: date
     */
    last_activity_on: string | null;
    /**
     * The ID of the namespace.
     *
     * Format: int64
     */
    namespace_id: number;
} & components["schemas"]["User"];

/** The status that a user has set. */
export type UserStatus = {
    /** The name of the emoji. */
    emoji: string | null;
    /** The text. */
    message: string | null;
    /** `busy`, or null. */
    availability: string | null;
    /** The text as HTML. */
    message_html: string | null;
    /**
     * The time at which the status ends.
     *
     * Format: date-time
     */
    clear_status_at: string | null;
};

/** A user. */
export type User = {
    /** The biography. */
    bio: string | null;
    /** The location. */
    location: string | null;
    /** The account. */
    linkedin: string | null;
    /** The account. */
    twitter: string | null;
    /** The account. */
    discord?: string | null;
    /** The web page. */
    website_url: string | null;
    /** The employer. */
    organization: string | null;
    /** The job. */
    job_title: string | null;
    /** The pronouns. */
    pronouns: string | null;
    /** Whether the user is a bot. */
    bot: boolean | null;
    /** The job and the employer. */
    work_information: string | null;
    /** The number of followers. */
    followers: number;
    /** The number of users whom the user follows. */
    following: number;
    /** Whether the caller follows the user. */
    is_followed: boolean | null;
    /** The time at the location. */
    local_time: string | null;
} & WithRequired<components["schemas"]["UserSummary"], "created_at">;

/** A membership of a user in a project or in a group. */
export type UserMembership = {
    /**
     * The ID of the project or group.
     *
     * Format: int64
     */
    source_id: number;
    /** Its name. */
    source_name: string;
    /** `Project` or `Namespace`. */
    source_type: string;
    /** The access level. */
    access_level: number;
};

/** The version of the platform. */
export type Version = {
    /** The version, such as `18.5.0`. */
    version: string;
    /** The short SHA of its source. */
    revision: string;
};

/** Facts about the platform. */
export type Metadata = {
    /** The server of agents. */
    kas: {
        /** Whether there is one. */
        enabled: boolean | null;
        /** Its address. */
        externalUrl: string | null;
        /** Its version. */
        version: string | null;
    };
    /** Whether the platform has paid tiers. */
    enterprise: boolean | null;
} & components["schemas"]["Version"];

/** Variables of the pipelines of a project, of a group, or of the whole instance. */
export type ProjectVariable = {
    /**
     * Whether a job gets the value or the path of a file with it.
     *
     * @enum {unknown}
     */
    variable_type: "env_var" | "file";
    /** The name of the variable. */
    key: string;
    /** The value of the variable; null if it is hidden. */
    value: string | null;
    /** Whether nobody can read the value again. */
    hidden: boolean | null;
    /** Whether only jobs of protected refs get the variable. */
    protected: boolean | null;
    /** Whether logs hide the value. */
    masked: boolean | null;
    /** Whether the value keeps its `$` signs. */
    raw: boolean | null;
    /** The environments whose jobs get the variable. */
    environment_scope: string;
    /** The purpose of the variable. */
    description: string | null;
};

/** Variables of the pipelines of a project, of a group, or of the whole instance. */
export type GroupVariable = {
    /**
     * Whether a job gets the value or the path of a file with it.
     *
     * @enum {unknown}
     */
    variable_type: "env_var" | "file";
    /** The name of the variable. */
    key: string;
    /** The value of the variable; null if it is hidden. */
    value: string | null;
    /** Whether nobody can read the value again. */
    hidden: boolean | null;
    /** Whether only jobs of protected refs get the variable. */
    protected: boolean | null;
    /** Whether logs hide the value. */
    masked: boolean | null;
    /** Whether the value keeps its `$` signs. */
    raw: boolean | null;
    /** The environments whose jobs get the variable. */
    environment_scope: string;
    /** The purpose of the variable. */
    description: string | null;
};

/** Variables of the pipelines of a project, of a group, or of the whole instance. */
export type InstanceVariable = {
    /**
     * Whether a job gets the value or the path of a file with it.
     *
     * @enum {unknown}
     */
    variable_type: "env_var" | "file";
    /** The name of the variable. */
    key: string;
    /** The value of the variable. */
    value: string;
    /** Whether only jobs of protected refs get the variable. */
    protected: boolean | null;
    /** Whether logs hide the value. */
    masked: boolean | null;
    /** Whether the value keeps its `$` signs. */
    raw: boolean | null;
    /** The purpose of the variable. */
    description: string | null;
};

/** Addresses to which the sandbox sends the events of a project or a group. */
export type ProjectHook = {
    /**
     * The ID, by which other rows refer to the row.
     *
     * Format: int64
     */
    id: number;
    /** The address that gets the events. */
    url: string;
    /**
     * ISO 8601 in UTC.
     *
     * Format: date-time
     *
     * @example 2026-10-21T09:00:00Z
     */
    created_at: string;
    /** The name. */
    name: string | null;
    /** The purpose. */
    description: string | null;
    /** Whether the certificate of the address must be valid. */
    enable_ssl_verification: boolean | null;
    /** The branches whose pushes are sent, as a pattern. */
    push_events_branch_filter: string;
    /**
     * How the pattern is read. An empty one matches all branches.
     *
     * @enum {unknown}
     */
    branch_filter_strategy: "wildcard" | "regex" | "all_branches";
    /** Whether it gets events of pushes of branches. */
    push_events: boolean | null;
    /** Whether it gets events of new, changed and deleted tags. */
    tag_push_events: boolean | null;
    /** Whether it gets events of merge requests. */
    merge_requests_events: boolean | null;
    /** Whether it gets events of issues. */
    issues_events: boolean | null;
    /** Whether it gets events of confidential issues. */
    confidential_issues_events: boolean | null;
    /** Whether it gets events of notes. */
    note_events: boolean | null;
    /** Whether it gets events of internal notes and those on confidential issues. */
    confidential_note_events: boolean | null;
    /** Whether it gets events of releases. */
    releases_events: boolean | null;
    /** Whether it gets these events, which the sandbox does not send. */
    job_events: boolean | null;
    /** Whether it gets these events, which the sandbox does not send. */
    pipeline_events: boolean | null;
    /** Whether it gets these events, which the sandbox does not send. */
    wiki_page_events: boolean | null;
    /** Whether it gets these events, which the sandbox does not send. */
    deployment_events: boolean | null;
    /** Whether it gets these events, which the sandbox does not send. */
    feature_flag_events: boolean | null;
    /** Whether it gets these events, which the sandbox does not send. */
    milestone_events: boolean | null;
    /** Whether it gets these events, which the sandbox does not send. */
    emoji_events: boolean | null;
    /** Whether it gets these events, which the sandbox does not send. */
    resource_access_token_events: boolean | null;
    /**
     * The project; null for a webhook of a group.
     *
     * Format: int64
     */
    project_id: number | null;
    /** The further headers of each delivery. */
    custom_headers: {
        /** The name. */
        key: string;
    }[];
    /** Always `executable`. */
    alert_status: string;
    /** Failures disable no webhook of the sandbox. */
    disabled_until: null;
};

/** Addresses to which the sandbox sends the events of a project or a group. */
export type GroupHook = {
    /**
     * The ID, by which other rows refer to the row.
     *
     * Format: int64
     */
    id: number;
    /** The address that gets the events. */
    url: string;
    /**
     * ISO 8601 in UTC.
     *
     * Format: date-time
     *
     * @example 2026-10-21T09:00:00Z
     */
    created_at: string;
    /** The name. */
    name: string | null;
    /** The purpose. */
    description: string | null;
    /** Whether the certificate of the address must be valid. */
    enable_ssl_verification: boolean | null;
    /** The branches whose pushes are sent, as a pattern. */
    push_events_branch_filter: string;
    /**
     * How the pattern is read. An empty one matches all branches.
     *
     * @enum {unknown}
     */
    branch_filter_strategy: "wildcard" | "regex" | "all_branches";
    /** Whether it gets events of pushes of branches. */
    push_events: boolean | null;
    /** Whether it gets events of new, changed and deleted tags. */
    tag_push_events: boolean | null;
    /** Whether it gets events of merge requests. */
    merge_requests_events: boolean | null;
    /** Whether it gets events of issues. */
    issues_events: boolean | null;
    /** Whether it gets events of confidential issues. */
    confidential_issues_events: boolean | null;
    /** Whether it gets events of notes. */
    note_events: boolean | null;
    /** Whether it gets events of internal notes and those on confidential issues. */
    confidential_note_events: boolean | null;
    /** Whether it gets events of releases. */
    releases_events: boolean | null;
    /** Whether it gets these events, which the sandbox does not send. */
    job_events: boolean | null;
    /** Whether it gets these events, which the sandbox does not send. */
    pipeline_events: boolean | null;
    /** Whether it gets these events, which the sandbox does not send. */
    wiki_page_events: boolean | null;
    /** Whether it gets these events, which the sandbox does not send. */
    deployment_events: boolean | null;
    /** Whether it gets these events, which the sandbox does not send. */
    feature_flag_events: boolean | null;
    /** Whether it gets these events, which the sandbox does not send. */
    milestone_events: boolean | null;
    /** Whether it gets these events, which the sandbox does not send. */
    emoji_events: boolean | null;
    /** Whether it gets these events, which the sandbox does not send. */
    resource_access_token_events: boolean | null;
    /**
     * The group; null for a webhook of a project.
     *
     * Format: int64
     */
    group_id: number | null;
    /** Whether it gets these events, which the sandbox does not send. */
    subgroup_events: boolean | null;
    /** Whether it gets these events, which the sandbox does not send. */
    member_events: boolean | null;
    /** Whether it gets these events, which the sandbox does not send. */
    project_events: boolean | null;
    /** The further headers of each delivery. */
    custom_headers: {
        /** The name. */
        key: string;
    }[];
    /** Always `executable`. */
    alert_status: string;
    /** Failures disable no webhook of the sandbox. */
    disabled_until: null;
};

/** Pages of the wikis of projects and groups. */
export type ProjectWikiPage = {
    /** The path of the page in the wiki. */
    slug: string;
    /** The title. */
    title: string;
    /**
     * The format of the content.
     *
     * @enum {unknown}
     */
    format: "markdown" | "rdoc" | "asciidoc" | "org";
    /** The content. */
    content: string;
    /** Always `UTF-8`. */
    encoding: string;
};

/** Pages of the wikis of projects and groups. */
export type GroupWikiPage = {
    /** The path of the page in the wiki. */
    slug: string;
    /** The title. */
    title: string;
    /**
     * The format of the content.
     *
     * @enum {unknown}
     */
    format: "markdown" | "rdoc" | "asciidoc" | "org";
    /** The content. */
    content: string;
    /** Always `UTF-8`. */
    encoding: string;
};

/** The content and the subject of a note. */
export type NoteContent = {
    /**
     * ID of the note.
     *
     * Format: int64
     */
    id: number;
    /** Content of the note. */
    body: string;
    /**
     * When the note was written.
     *
     * Format: date-time
     */
    created_at: string;
    /**
     * When the note was last changed.
     *
     * Format: date-time
     */
    updated_at: string;
    /** Whether the system wrote the note, as it does when something changes. */
    system: boolean | null;
    /**
     * ID of the subject of the note.
     *
     * Format: int64
     */
    noteable_id: number;
    /** Type of the subject of the note. */
    noteable_type: "Issue" | "MergeRequest" | "Snippet" | (string & {});
    /**
     * IID of the subject of the note, or null.
     *
     * Format: int64
     */
    noteable_iid: number | null;
    /**
     * ID of the project that the note is in.
     *
     * Format: int64
     */
    project_id: number;
    /** Whether the note can be marked as resolved. */
    resolvable: boolean | null;
    /**
     * Whether the note is internal. Deprecated: use `internal`.
     *
     * @deprecated
     */
    confidential?: boolean | null;
    /** Whether the note is internal. */
    internal: boolean | null;
    /** Whether the note was imported. */
    imported: boolean | null;
    /** Where the note was imported from. */
    imported_from: "none" | (string & {});
};

/** The user who wrote a note. */
export type NoteAuthor = {
    /**
     * ID of the user.
     *
     * Format: int64
     */
    id: number;
    /** Username of the user. */
    username: string;
    /** Name of the user. */
    name: string;
    /** State of the user's account. */
    state: string;
    /**
     * When the account was created.
     *
     * Format: date-time
     */
    created_at: string;
};

/** Why a request was refused. */
export type ErrorMessage = {
    /** The error, as one text, or as a list of texts for each wrong field. */
    message: string | {
        [key: string]: string[];
    };
};

/** The errors of each wrong field, as a list of texts. */
export type ErrorFields = {
    [key: string]: string[];
};

/** The number of lines that a commit changes. */
export type CommitStats = {
    /**
     * Number of lines added.
     *
     * Format: int64
     */
    additions: number;
    /**
     * Number of lines removed.
     *
     * Format: int64
     */
    deletions: number;
    /**
     * Number of lines added or removed.
     *
     * Format: int64
     */
    total: number;
};

/** The relation of the first issue to the other one. */
export type LinkType = components["schemas"]["LinkType"];

/** A milestone, as a merge request shows it. */
export type MergeRequestMilestone = {
    /**
     * When the milestone was created.
     *
     * Format: date-time
     */
    created_at: string;
    /** Description of the milestone, or null. */
    description: string | null;
    /**
     * Day on which the milestone is due, or null.
     *
     * Format: date
     */
    due_date: string | null;
    /** Whether the milestone is past its due date. */
    expired: boolean | null;
    /**
     * ID of the group of the milestone, or null.
     *
     * Format: int64
     */
    group_id: number | null;
    /**
     * ID of the milestone, unique across all projects.
     *
     * Format: int64
     */
    id: number;
    /**
     * ID of the milestone within its project or group.
     *
     * Format: int64
     */
    iid: number;
    /**
     * ID of the project of the milestone, or null.
     *
     * Format: int64
     */
    project_id: number | null;
    /**
     * Day on which the milestone starts, or null.
     *
     * Format: date
     */
    start_date: string | null;
    /** State of the milestone. */
    state: "active" | "closed" | (string & {});
    /** Title of the milestone. */
    title: string;
    /**
     * When the milestone was last updated.
     *
     * Format: date-time
     */
    updated_at: string;
    /** URL of the milestone. */
    web_url: string;
};

/** A user, as a merge request shows its author, assignees, reviewers and others. */
export type MergeRequestUser = {
    /**
     * ID of the user.
     *
     * Format: int64
     */
    id: number;
    /** Username of the user. */
    username: string;
    /** Name of the user. */
    name: string;
    /**
     * State of the user.
     *
     * @enum {string}
     */
    state: "active" | "blocked" | "deactivated";
    /** Whether the user is locked. */
    locked: boolean | null;
    /** URL of the user's picture, or null. */
    avatar_url: string | null;
    /** URL of the user's page. */
    web_url: string;
    /** Email address that the user shows to everybody, or null. */
    public_email: string | null;
};

/** A label of a merge request, with `with_labels_details=true`. */
export type MergeRequestLabel = {
    /** Whether the label is archived. */
    archived: boolean | null;
    /** Colour of the label. */
    color: string;
    /** Description of the label, or null. */
    description: string | null;
    /** Description of the label as HTML, or null. */
    description_html: string | null;
    /**
     * ID of the label.
     *
     * Format: int64
     */
    id: number;
    /** Name of the label. */
    name: string;
    /** Colour of the text on the label. */
    text_color: string;
};

/** References to a merge request, from different places. */
export type MergeRequestReferences = {
    /** The shortest reference. */
    short: string;
    /** The reference relative to where it is shown. */
    relative: string;
    /** The full reference. */
    full: string;
};

/** Time that was estimated for a merge request and spent on it. */
export type MergeRequestTimeStats = {
    /**
     * Time that was estimated.
     *
     * Format: int64
     */
    time_estimate: number;
    /**
     * Time that was spent.
     *
     * Format: int64
     */
    total_time_spent: number;
    /** Time that was estimated, written for people, or null. */
    human_time_estimate: string | null;
    /** Time that was spent, written for people, or null. */
    human_total_time_spent: string | null;
};

/** The number of tasks of a merge request, and of the completed ones. */
export type MergeRequestTaskCompletionStatus = {
    /** Number of tasks. */
    count: number;
    /** Number of tasks that are done. */
    completed_count: number;
};

/** The project that is connected to a cluster. */
export type ClusterProject = {
    /**
     * ID of the project.
     *
     * Format: int64
     */
    id: number;
    /** Description of the project, or null. */
    description: string | null;
    /** Name of the project. */
    name: string;
    /** Name of the project, after the names of its groups. */
    name_with_namespace: string;
    /** Path of the project within its group. */
    path: string;
    /** Full path of the project. */
    path_with_namespace: string;
    /**
     * When the project was created.
     *
     * Format: date-time
     */
    created_at: string;
    /** Name of the default branch, or null. */
    default_branch: string | null;
    /**
     * Topics of the project. Deprecated: use `topics`.
     *
     * @deprecated
     */
    tag_list?: string[];
    /** Topics of the project. */
    topics: string[];
    /** Address of the repository for Git over SSH. */
    ssh_url_to_repo: string;
    /** Address of the repository for Git over HTTP. */
    http_url_to_repo: string;
    /**
     * Address of the project's page.
     *
     * Format: uri
     */
    web_url: string;
    /** Address of the project's readme, or null. */
    readme_url: string | null;
    /** Address of the project's picture, or null. */
    avatar_url: string | null;
    /** Number of users who have starred the project. */
    star_count: number;
    /** Number of forks of the project. */
    forks_count: number;
    /**
     * When something last happened in the project.
     *
     * Format: date-time
     */
    last_activity_at: string;
    /** Where the project is. */
    namespace: components["schemas"]["ClusterProjectNamespace"];
};

/** The pipeline of a job. */
export type PipelineReference = {
    /**
     * The ID.
     *
     * Format: int64
     */
    id: number;
    /**
     * The project.
     *
     * Format: int64
     */
    project_id: number;
    /** The branch or tag. */
    ref: string;
    /** The commit. */
    sha: string;
    /** The status. */
    status: string;
};

/** A runner, which executes CI jobs. */
export type Runner = {
    /**
     * ID of the runner.
     *
     * Format: int64
     */
    id: number;
    /** Description of the runner. */
    description: string;
    /** Whether the runner ignores new jobs. */
    paused: boolean | null;
    /**
     * Whether the runner takes new jobs. Deprecated: use `paused`.
     *
     * @deprecated
     */
    active?: boolean | null;
    /**
     * IP address of the runner, an empty string from release 17.0 on. Deprecated, and the documentation names no replacement.
     *
     * @deprecated
     */
    ip_address?: string;
    /** Whether the runner is shared. */
    is_shared: boolean | null;
    /** Kind of runner. It belongs to the instance, a group or projects. */
    runner_type: components["schemas"]["RunnerType"];
    /** Name of the runner, or null. */
    name: string | null;
    /** Whether the runner is online. */
    online: boolean | null;
    /**
     * Status of the runner.
     *
     * @enum {string}
     */
    status: "online" | "offline" | "stale" | "never_contacted" | "paused";
    /** Whether the runner executes a job. */
    job_execution_status: "idle" | (string & {});
};

/** The settings of a project. */
export type ProjectSettings = {
    /** Whether the project has issues. */
    issues_enabled?: boolean;
    /** Whether the project has merge requests. */
    merge_requests_enabled?: boolean;
    /** Whether the project has CI/CD. */
    jobs_enabled?: boolean;
    /** Whether the project has a wiki. */
    wiki_enabled?: boolean;
    /** Whether the project has snippets. */
    snippets_enabled?: boolean;
    /** Whether the repository has large files. */
    lfs_enabled?: boolean;
    /** Whether the project has packages. */
    packages_enabled?: boolean;
    /** Whether the project has container images. */
    container_registry_enabled?: boolean;
    /** Whether runners of the instance take its jobs. */
    shared_runners_enabled?: boolean;
    /** Whether runners of the group take its jobs. */
    group_runners_enabled?: boolean;
    /** Whether users may ask to become members. */
    request_access_enabled?: boolean;
    /** Whether the project sends emails. */
    emails_enabled?: boolean;
    /** Whether the project has a service desk. */
    service_desk_enabled?: boolean;
    /** Whether a project without a CI file is built. */
    auto_devops_enabled?: boolean;
    /** Whether everyone who sees the project sees its pipelines. */
    public_jobs?: boolean;
    /** How a merge request is merged. */
    merge_method?: "merge" | "rebase_merge" | "ff" | (string & {});
    /** Whether the commits of a merge request are squashed. */
    squash_option?: "never" | "always" | "default_on" | "default_off" | (string & {});
    /** Whether a merge needs a successful pipeline. */
    only_allow_merge_if_pipeline_succeeds?: boolean;
    /** Whether a skipped pipeline counts as successful. */
    allow_merge_on_skipped_pipeline?: boolean;
    /** Whether a merge needs resolved discussions. */
    only_allow_merge_if_all_discussions_are_resolved?: boolean;
    /** Whether a merge deletes the source branch by default. */
    remove_source_branch_after_merge?: boolean;
    /** Whether a push resolves discussions on changed lines. */
    resolve_outdated_diff_discussions?: boolean;
    /** Whether a push prints a link to a merge request. */
    printing_merge_request_link_enabled?: boolean;
    /** Whether a merge closes the issues that it names. */
    autoclose_referenced_issues?: boolean;
    /** Whether pipelines run on the merged result. */
    merge_pipelines_enabled?: boolean;
    /** Whether merges queue. */
    merge_trains_enabled?: boolean;
    /** The seconds after which a job fails. */
    build_timeout?: number;
    /** How a job gets the repository. */
    build_git_strategy?: "fetch" | "clone" | (string & {});
    /** Whether a new pipeline cancels an older one. */
    auto_cancel_pending_pipelines?: "enabled" | "disabled" | (string & {});
    /** The path of the CI file. */
    ci_config_path?: string | null;
    /** The number of commits that a job gets. */
    ci_default_git_depth?: number | null;
    /** The template of the commit of a suggestion. */
    suggestion_commit_message?: string | null;
    /** The template of merge commits. */
    merge_commit_template?: string | null;
    /** The template of squash commits. */
    squash_commit_template?: string | null;
    /** The template of branch names. */
    issue_branch_template?: string | null;
    /** The description of new merge requests. */
    merge_requests_template?: string | null;
    /** The description of new issues. */
    issues_template?: string | null;
    /** Who may use the feature. */
    issues_access_level?: components["schemas"]["FeatureAccessLevel"];
    /** Who may use the feature. */
    merge_requests_access_level?: components["schemas"]["FeatureAccessLevel"];
    /** Who may use the feature. */
    builds_access_level?: components["schemas"]["FeatureAccessLevel"];
    /** Who may use the feature. */
    wiki_access_level?: components["schemas"]["FeatureAccessLevel"];
    /** Who may use the feature. */
    snippets_access_level?: components["schemas"]["FeatureAccessLevel"];
    /** Who may use the feature. */
    repository_access_level?: components["schemas"]["FeatureAccessLevel"];
    /** Who may use the feature. */
    forking_access_level?: components["schemas"]["FeatureAccessLevel"];
    /** Who may use the feature. */
    pages_access_level?: components["schemas"]["FeatureAccessLevel"];
    /** Who may use the feature. */
    releases_access_level?: components["schemas"]["FeatureAccessLevel"];
    /** Who may use the feature. */
    environments_access_level?: components["schemas"]["FeatureAccessLevel"];
    /** Who may use the feature. */
    feature_flags_access_level?: components["schemas"]["FeatureAccessLevel"];
    /** Who may use the feature. */
    infrastructure_access_level?: components["schemas"]["FeatureAccessLevel"];
    /** Who may use the feature. */
    monitor_access_level?: components["schemas"]["FeatureAccessLevel"];
    /** Who may use the feature. */
    analytics_access_level?: components["schemas"]["FeatureAccessLevel"];
    /** Who may use the feature. */
    container_registry_access_level?: components["schemas"]["FeatureAccessLevel"];
    /** Who may use the feature. */
    security_and_compliance_access_level?: components["schemas"]["FeatureAccessLevel"];
    /** Who may use the feature. */
    requirements_access_level?: components["schemas"]["FeatureAccessLevel"];
};

/** A membership. */
export type ProjectAccess = {
    /** The access level. */
    access_level: number;
    /** The level of notifications. */
    notification_level: number;
};

/** The namespace that a project is in. */
export type ClusterProjectNamespace = {
    /**
     * ID of the namespace.
     *
     * Format: int64
     */
    id: number;
    /** Name of the namespace. */
    name: string;
    /** Path of the namespace within its parent. */
    path: string;
    /** Kind of namespace. */
    kind: string;
    /** Full path of the namespace. */
    full_path: string;
    /**
     * ID of the namespace that it is in, or null.
     *
     * Format: int64
     */
    parent_id: number | null;
};

/** Kind of runner. It belongs to the instance, a group or projects. */
export type RunnerType = components["schemas"]["RunnerType"];

/** Who may use the feature. */
export type FeatureAccessLevel = components["schemas"]["FeatureAccessLevel"];

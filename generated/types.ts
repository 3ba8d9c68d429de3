// Made from openapi/ by `npm run build`. Changes here are lost.

export interface paths {
    "/projects/{id}/repository/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a repository tree
         * @description The files and directories of a directory, or of everything below it. Keyset pagination is available with and without authentication; it is chosen with `pagination=keyset` alone.
         */
        get: operations["listTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/blobs/{sha}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a blob
         * @description The size and the Base64-encoded content of a file, by the SHA of its blob.
         */
        get: operations["getBlob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/blobs/{sha}/raw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the raw content of a blob
         * @description The bytes of a file, by the SHA of its blob.
         */
        get: operations["getRawBlob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/blobs/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retrieve multiple blobs
         * @description The content of up to 20 files in one request (beta). A file that does not exist at its ref is left out of the answer. Content is cut after the first 1 MB of a file: `truncated` is then true and `size` is the full size.
         */
        post: operations["getBlobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an archive of a repository
         * @description The files of a repository as a `tar.gz` archive. `getArchiveInFormat` gives other formats.
         */
        get: operations["getArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/archive.{format}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an archive of a repository in a format
         * @description The files of a repository as an archive in the format that the path ends in.
         */
        get: operations["getArchiveInFormat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare branches, tags or commits
         * @description The commits and the file differences between two points of the history. The list of commits is always complete. A comparison that takes too long or is too large has `compare_timeout` set; its `diffs` may then be incomplete.
         */
        get: operations["compareRefs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/contributors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the contributors of a repository
         * @description Who has committed to a branch or tag, and how much. Ordered by commit date unless `order_by` says otherwise.
         */
        get: operations["listContributors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/commits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the commits of a repository
         * @description The commits of a branch, a tag or a range, newest first unless `order` says otherwise. The total number of commits is never given.
         */
        get: operations["listCommits"];
        put?: never;
        /**
         * Create a commit
         * @description Create, change, move and delete files in one commit, on a branch or on a new one. A form body writes the actions as `actions[][action]`, `actions[][file_path]` and so on.
         */
        post: operations["createCommit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/commits/{sha}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a commit
         * @description A commit with its statistics, its status and its last pipeline.
         */
        get: operations["getCommit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/commits/{sha}/refs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the refs that contain a commit
         * @description The branches and tags that a commit has been pushed to.
         */
        get: operations["listCommitRefs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/commits/{sha}/sequence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the sequence number of a commit
         * @description The number of commits from the first one up to this one, as a count of the revisions gives it.
         */
        get: operations["getCommitSequence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tags of a repository
         * @description The tags of a repository, the last updated first unless something else is asked for.
         */
        get: operations["listTags"];
        put?: never;
        /**
         * Create a tag
         * @description Create a tag that points at a commit. With a `message` the tag is annotated, without one it is lightweight; the kind of tag decides what its `message`, `target` and `created_at` hold.
         */
        post: operations["createTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/tags/{tag_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a tag
         * @description A tag with its commit and its release.
         */
        get: operations["getTag"];
        put?: never;
        post?: never;
        /**
         * Delete a tag
         * @description Delete a tag of a repository.
         */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/tags/{tag_name}/signature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the X.509 signature of a tag
         * @description The signature of a tag and the certificate that it was made with.
         */
        get: operations["getTagSignature"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your SSH keys
         * @description The SSH keys of the caller.
         */
        get: operations["listSshKeys"];
        put?: never;
        /**
         * Create an SSH key
         * @description Add an SSH key to the account of the caller.
         */
        post: operations["createSshKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/keys/{key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve one of your SSH keys
         * @description An SSH key of the caller.
         */
        get: operations["getSshKey"];
        put?: never;
        post?: never;
        /**
         * Delete one of your SSH keys
         * @description Delete an SSH key of the caller.
         */
        delete: operations["deleteSshKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the SSH keys of a user
         * @description The SSH keys of a user, who is given by ID or by username. Anybody may read them, without a token.
         */
        get: operations["listUserSshKeys"];
        put?: never;
        /**
         * Create an SSH key for a user
         * @description Add an SSH key to the account of a user. This is recorded as an audit event.
         */
        post: operations["createUserSshKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/keys/{key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an SSH key of a user
         * @description An SSH key of a user, who is given by ID or by username. Anybody may read it, without a token.
         */
        get: operations["getUserSshKey"];
        put?: never;
        post?: never;
        /**
         * Delete an SSH key of a user
         * @description Delete an SSH key from the account of a user.
         */
        delete: operations["deleteUserSshKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/gpg_keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your GPG keys
         * @description The GPG keys of the caller.
         */
        get: operations["listGpgKeys"];
        put?: never;
        /**
         * Create a GPG key
         * @description Add a GPG key to the account of the caller. Its armored block is to be form-encoded.
         */
        post: operations["createGpgKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/gpg_keys/{key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve one of your GPG keys
         * @description A GPG key of the caller.
         */
        get: operations["getGpgKey"];
        put?: never;
        post?: never;
        /**
         * Delete one of your GPG keys
         * @description Delete a GPG key of the caller.
         */
        delete: operations["deleteGpgKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/gpg_keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the GPG keys of a user
         * @description The GPG keys of a user. Anybody may read them, without a token.
         */
        get: operations["listUserGpgKeys"];
        put?: never;
        /**
         * Create a GPG key for a user
         * @description Add a GPG key to the account of a user.
         */
        post: operations["createUserGpgKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/gpg_keys/{key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a GPG key of a user
         * @description A GPG key of a user. Anybody may read it, without a token.
         */
        get: operations["getUserGpgKey"];
        put?: never;
        post?: never;
        /**
         * Delete a GPG key of a user
         * @description Delete a GPG key from the account of a user.
         */
        delete: operations["deleteUserGpgKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deploy_keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all deploy keys
         * @description All deploy keys of the instance, each with the projects that it gives access to.
         */
        get: operations["listDeployKeys"];
        put?: never;
        /**
         * Create a deploy key
         * @description Create a deploy key on the level of the instance.
         */
        post: operations["createDeployKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/deploy_keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deploy keys of a project
         * @description The deploy keys of a project, each with whether it may push.
         */
        get: operations["listProjectDeployKeys"];
        put?: never;
        /**
         * Create a deploy key for a project
         * @description Add a deploy key to a project. A key of another project is shared with this one, provided that the caller has access to it there too. To add a key to several projects, repeat the call for each of them.
         */
        post: operations["createProjectDeployKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id_or_username}/project_deploy_keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deploy keys of projects in common with a user
         * @description The deploy keys that are enabled in the projects that the caller and the user have in common, each without `can_push`.
         */
        get: operations["listUserProjectDeployKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/deploy_keys/{key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a deploy key of a project
         * @description A deploy key of a project.
         */
        get: operations["getProjectDeployKey"];
        /**
         * Update a deploy key of a project
         * @description Change the title of a deploy key, or whether it may push to the project.
         */
        put: operations["updateProjectDeployKey"];
        post?: never;
        /**
         * Delete a deploy key from a project
         * @description Remove a deploy key from a project. A key that no other project uses is deleted from the system; a key that others use is only detached from this one.
         */
        delete: operations["deleteProjectDeployKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/deploy_keys/{key_id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable a deploy key in a project
         * @description Let a deploy key that exists already be used in a project.
         */
        post: operations["enableDeployKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/clusters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the clusters of a project
         * @deprecated
         * @description The certificate-based connections of a project to clusters, each without its `project`. Deprecated since release 14.5; the documents name no replacement.
         */
        get: operations["listClusters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/clusters/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a connection to an existing cluster
         * @deprecated
         * @description Connect a project to a cluster that exists already; the connection is certificate-based. Deprecated since release 14.5; the documents name no replacement.
         */
        post: operations["createCluster"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/clusters/{cluster_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a cluster
         * @deprecated
         * @description A cluster that a project is connected to. Deprecated since release 14.5; the documents name no replacement.
         */
        get: operations["getCluster"];
        /**
         * Update a cluster
         * @deprecated
         * @description Change the settings of a cluster that a project is connected to. Deprecated since release 14.5; the documents name no replacement.
         */
        put: operations["updateCluster"];
        post?: never;
        /**
         * Delete the connection to a cluster
         * @deprecated
         * @description Disconnect a project from a cluster. What is in the cluster stays there. Deprecated since release 14.5; the documents name no replacement.
         */
        delete: operations["deleteCluster"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/saml/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the SAML identities of a group
         * @description The SAML identities of the members of a group.
         */
        get: operations["listSamlIdentities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/saml/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a SAML identity of a group
         * @description The identity that has an external UID. On a self-managed instance, the Users API does this.
         */
        get: operations["getSamlIdentity"];
        put?: never;
        post?: never;
        /**
         * Delete a SAML identity of a group
         * @description Remove the identity that has an external UID. On a self-managed instance, the Users API does this.
         */
        delete: operations["deleteSamlIdentity"];
        options?: never;
        head?: never;
        /**
         * Update a SAML identity of a group
         * @description Change the external UID of an identity. The identity becomes untrusted, and an email goes to its user. The user cannot sign in with SAML until the identity is trusted again: for that, they sign in with their credentials of the service and link the identity anew in the SAML flow of the group. On a self-managed instance, the Users API does this.
         */
        patch: operations["updateSamlIdentity"];
        trace?: never;
    };
    "/groups/{id}/saml_group_links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the SAML group links of a group
         * @description The SAML groups whose members get a role in a group.
         */
        get: operations["listSamlGroupLinks"];
        put?: never;
        /**
         * Create a SAML group link
         * @description Give the members of a SAML group a role in a group.
         */
        post: operations["createSamlGroupLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/saml_group_links/{saml_group_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a SAML group link
         * @description The link of a SAML group, chosen by its provider where the name alone is ambiguous.
         */
        get: operations["getSamlGroupLink"];
        put?: never;
        post?: never;
        /**
         * Delete a SAML group link
         * @description Remove the link of a SAML group, chosen by its provider where the name alone is ambiguous.
         */
        delete: operations["deleteSamlGroupLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the invitations to a group
         * @description Invitations to be a direct member of a group; others are not listed.
         */
        get: operations["listGroupInvitations"];
        put?: never;
        /**
         * Create invitations to a group
         * @description Invite people to a group, by email address or as users. Who could not be invited is told in the answer, whose `status` is then `error`. A self-managed instance may allow no new accounts or no invitations: then an administrator has to add the user. It may also require approval for role promotions: then an administrator has to approve.
         */
        post: operations["createGroupInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/invitations/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update an invitation to a group
         * @description Change the role or the expiry of a pending invitation, which stays pending. On a self-managed instance where role promotions need an approval, an administrator has to approve the change.
         */
        put: operations["updateGroupInvitation"];
        post?: never;
        /**
         * Delete an invitation to a group
         * @description Withdraw a pending invitation.
         */
        delete: operations["deleteGroupInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the invitations to a project
         * @description Invitations to be a direct member of a project; others are not listed. The membership lock of the project's group must be off.
         */
        get: operations["listProjectInvitations"];
        put?: never;
        /**
         * Create invitations to a project
         * @description Invite people to a project, by email address or as users. Who could not be invited is told in the answer, whose `status` is then `error`. The membership lock of the project's group must be off. A self-managed instance may allow no new accounts or no invitations: then an administrator has to add the user. It may also require approval for role promotions: then an administrator has to approve.
         */
        post: operations["createProjectInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/invitations/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update an invitation to a project
         * @description Change the role or the expiry of a pending invitation, which stays pending. The membership lock of the project's group must be off. On a self-managed instance where role promotions need an approval, an administrator has to approve the change.
         */
        put: operations["updateProjectInvitation"];
        post?: never;
        /**
         * Delete an invitation to a project
         * @description Withdraw a pending invitation. The membership lock of the project's group must be off.
         */
        delete: operations["deleteProjectInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the runners that the caller may see
         * @description The runners that are available to the caller. Any user may ask for them. Runners of a group need the role of an owner of the group; runners of a project need the role of a security manager, a maintainer or an owner of the project.
         */
        get: operations["listRunners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runners/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all runners of the instance
         * @description All runners of the instance, of every kind. Administrators and auditors may list them.
         */
        get: operations["listAllRunners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runners/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a runner
         * @description A runner with its details. Every signed-in user may see those of an instance runner. A group runner needs the role of a maintainer or an owner in the namespace that it belongs to, and a project runner that of a security manager, a maintainer or an owner of its project. A custom role with the permission `admin_runners` will do as well, and so will a token with the scope `manage_runners` whose owner has a suitable role.
         */
        get: operations["getRunner"];
        /**
         * Update a runner
         * @description Change the settings of a runner. With `paused=true` it ignores new jobs, until it is updated with `paused=false`. An instance runner needs an administrator, a group runner the role of an owner of its group, and a project runner the role of a maintainer or an owner of its project. A custom role with the permission `admin_runners` or a token with the scope `manage_runners` will do as well.
         */
        put: operations["updateRunner"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runners/{id}/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the jobs of a runner
         * @description The jobs of a runner. The caller needs the role of a reporter, a developer, a maintainer or an owner in the projects of the jobs.
         */
        get: operations["listRunnerJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/runners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a runner
         * @description Create an instance, group or project runner. The answer has the authentication token that the runner keeps in its configuration. The other ways to such a token are a token reset and, for older set-ups, a registration with a registration token.
         */
        post: operations["createRunner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/runners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the runners of a project
         * @description The runners of a project, in pages.
         */
        get: operations["listProjectRunners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/runners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the runners of a group
         * @description The runners of a group, in pages.
         */
        get: operations["listGroupRunners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/issues/{issue_iid}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the notes on an issue
         * @description The comments on an issue and what the system wrote about its changes, the newest first unless something else is asked for. Changes of labels, state, milestone, weight and iteration are recorded as resource events too, which are not notes.
         */
        get: operations["listIssueNotes"];
        put?: never;
        /**
         * Create a note on an issue
         * @description Comment on an issue. A body that is only an emoji reaction makes a reaction instead of a note. The operator can limit how many notes are created per minute.
         */
        post: operations["createIssueNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/issues/{issue_iid}/notes/{note_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a note on an issue
         * @description A note on an issue.
         */
        get: operations["getIssueNote"];
        /**
         * Update a note on an issue
         * @description Change a note on an issue.
         */
        put: operations["updateIssueNote"];
        post?: never;
        /**
         * Delete a note on an issue
         * @description Remove a note from an issue.
         */
        delete: operations["deleteIssueNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/snippets/{snippet_id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the notes on a snippet
         * @description The comments on a snippet of a project, the newest first unless something else is asked for. Personal snippets are not covered.
         */
        get: operations["listSnippetNotes"];
        put?: never;
        /**
         * Create a note on a snippet
         * @description Comment on a snippet of a project. A body that is only an emoji reaction makes a reaction instead of a note. The operator can limit how many notes are created per minute.
         */
        post: operations["createSnippetNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/snippets/{snippet_id}/notes/{note_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a note on a snippet
         * @description A note on a snippet of a project. Personal snippets are not covered.
         */
        get: operations["getSnippetNote"];
        /**
         * Update a note on a snippet
         * @description Change the content of a note on a snippet.
         */
        put: operations["updateSnippetNote"];
        post?: never;
        /**
         * Delete a note on a snippet
         * @description Remove a note from a snippet.
         */
        delete: operations["deleteSnippetNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the notes on a merge request
         * @description The comments on a merge request and what the system wrote about its changes, the newest first unless something else is asked for. Changes of labels, state, milestone, weight and iteration are recorded as resource events too, which are not notes.
         */
        get: operations["listMergeRequestNotes"];
        put?: never;
        /**
         * Create a note on a merge request
         * @description Comment on a merge request as a whole; the note does not belong to a line of the diff. A body that is only an emoji reaction makes a reaction instead of a note. The operator can limit how many notes are created per minute.
         */
        post: operations["createMergeRequestNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a note on a merge request
         * @description A note on a merge request.
         */
        get: operations["getMergeRequestNote"];
        /**
         * Update a note on a merge request
         * @description Change the content of a note on a merge request.
         */
        put: operations["updateMergeRequestNote"];
        post?: never;
        /**
         * Delete a note on a merge request
         * @description Remove a note from a merge request.
         */
        delete: operations["deleteMergeRequestNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/epics/{epic_id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the notes on an epic
         * @deprecated
         * @description The comments on an epic, the newest first unless something else is asked for. Deprecated: the work items API replaces the epics API, which is planned to go with version 5.
         */
        get: operations["listEpicNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/epics/{epic_id}/notes/{note_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a note on an epic
         * @deprecated
         * @description A note on an epic. Deprecated: the work items API replaces the epics API, which is planned to go with version 5.
         */
        get: operations["getEpicNote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/issues/{issue_iid}/discussions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the discussions on an issue
         * @description The discussions on an issue, each with its notes. A comment without replies is a discussion as well. Notes about labels are managed as resource label events, which are not described here.
         */
        get: operations["listIssueDiscussions"];
        put?: never;
        /**
         * Create a discussion on an issue
         * @description Start a thread on an issue with its first note. The operator can limit how many notes are created per minute.
         */
        post: operations["createIssueDiscussion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/issues/{issue_iid}/discussions/{discussion_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a discussion on an issue
         * @description A discussion on an issue with all its notes.
         */
        get: operations["getIssueDiscussion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a note in a discussion on an issue
         * @description Reply in a discussion on an issue. A reply to a single comment turns it into a thread. Nothing can be added to a note of the system. The operator can limit how many notes are created per minute.
         */
        post: operations["createIssueDiscussionNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes/{note_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a note in a discussion on an issue
         * @description Change the content of a note in a discussion on an issue.
         */
        put: operations["updateIssueDiscussionNote"];
        post?: never;
        /**
         * Delete a note in a discussion on an issue
         * @description Remove a note from a discussion on an issue.
         */
        delete: operations["deleteIssueDiscussionNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/snippets/{snippet_id}/discussions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the discussions on a snippet
         * @description The discussions on a snippet of a project, each with its notes. A comment without replies is a discussion as well. The `noteable_type` of the notes is `Snippet`.
         */
        get: operations["listSnippetDiscussions"];
        put?: never;
        /**
         * Create a discussion on a snippet
         * @description Start a thread on a snippet of a project with its first note, whose `noteable_type` is `Snippet`. The operator can limit how many notes are created per minute.
         */
        post: operations["createSnippetDiscussion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/snippets/{snippet_id}/discussions/{discussion_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a discussion on a snippet
         * @description A discussion on a snippet of a project with all its notes, whose `noteable_type` is `Snippet`.
         */
        get: operations["getSnippetDiscussion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/snippets/{snippet_id}/discussions/{discussion_id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a note in a discussion on a snippet
         * @description Reply in a discussion on a snippet of a project. The `noteable_type` of the new note is `Snippet`. A reply to a single comment turns it into a thread. Nothing can be added to a note of the system. The operator can limit how many notes are created per minute.
         */
        post: operations["createSnippetDiscussionNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/snippets/{snippet_id}/discussions/{discussion_id}/notes/{note_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a note in a discussion on a snippet
         * @description Change the content of a note in a discussion on a snippet of a project. The `noteable_type` of the note is `Snippet`.
         */
        put: operations["updateSnippetDiscussionNote"];
        post?: never;
        /**
         * Delete a note in a discussion on a snippet
         * @description Remove a note from a discussion on a snippet of a project. The `noteable_type` of the note is `Snippet`.
         */
        delete: operations["deleteSnippetDiscussionNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merge_requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List merge requests
         * @description The merge requests that the caller can access: those that the caller has opened, unless `scope` says something else. Authentication is needed for all that is not public.
         */
        get: operations["listMergeRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/merge_requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the merge requests of a group
         * @description The merge requests of the projects in a group, without those of archived projects unless `non_archived` says something else. Authentication is needed for all that is not public.
         */
        get: operations["listGroupMergeRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the blocks on a merge request
         * @description The blocks that keep a merge request waiting, each with the merge request that it waits for.
         */
        get: operations["listMergeRequestBlocks"];
        put?: never;
        /**
         * Create a block on a merge request
         * @description Let the merge request of the path wait for another one, of the same project or of another. The caller must be able to read the other one.
         */
        post: operations["createMergeRequestBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}/blocks/{block_id}": {
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
         * Delete a block on a merge request
         * @description Let a merge request no longer wait for another one.
         */
        delete: operations["deleteMergeRequestBlock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}/blockees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the blocks by a merge request
         * @description The blocks with which a merge request keeps others waiting.
         */
        get: operations["listMergeRequestBlockees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/milestones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the milestones of a project
         * @description The milestones of a project, and those of its ancestors on request.
         */
        get: operations["listMilestones"];
        put?: never;
        /**
         * Create a milestone
         * @description Create a milestone of a project.
         */
        post: operations["createMilestone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/milestones/{milestone_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a milestone
         * @description A milestone of a project.
         */
        get: operations["getMilestone"];
        /**
         * Update a milestone
         * @description Change a milestone of a project, close it or make it active again.
         */
        put: operations["updateMilestone"];
        post?: never;
        /**
         * Delete a milestone
         * @description Delete a milestone of a project.
         */
        delete: operations["deleteMilestone"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/milestones/{milestone_id}/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the issues of a milestone
         * @description The issues that the milestone is assigned to.
         */
        get: operations["listMilestoneIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/milestones/{milestone_id}/merge_requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the merge requests of a milestone
         * @description The merge requests that the milestone is assigned to.
         */
        get: operations["listMilestoneMergeRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/milestones/{milestone_id}/promote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Promote a milestone to its group
         * @description Turn a milestone of a project into a milestone of the project's group. The role that counts is the one in the group.
         */
        post: operations["promoteMilestone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/milestones/{milestone_id}/burndown_events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the burndown events of a milestone
         * @description What a burndown chart of a milestone is drawn from.
         */
        get: operations["getMilestoneBurndownEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/protected_environments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the protected environments of a project
         * @description The environments of a project that are protected, with who may deploy to each and who has to approve.
         */
        get: operations["listProtectedEnvironments"];
        put?: never;
        /**
         * Create a protected environment
         * @description Protect an environment, naming who may deploy to it and, if wanted, who has to approve.
         */
        post: operations["createProtectedEnvironment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/protected_environments/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a protected environment
         * @description A protected environment, with who may deploy to it and who has to approve.
         */
        get: operations["getProtectedEnvironment"];
        /**
         * Update a protected environment
         * @description Add, change and remove deploy access levels and approval rules of a protected environment. An element with an `id` changes the one that is there, or removes it with `_destroy`; an element without an `id` is added.
         */
        put: operations["updateProtectedEnvironment"];
        post?: never;
        /**
         * Delete the protection of an environment
         * @description Unprotect an environment.
         */
        delete: operations["deleteProtectedEnvironment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/dependency_list_exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a dependency list export of a project
         * @description Start an export of the dependencies of a project. It is made in the background: retrieve the export until it is ready, and then download the file. With `send_email`, the requester gets an email when the export is complete.
         */
        post: operations["createProjectDependencyListExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/dependency_list_exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a dependency list export of a group
         * @description Start an export of the dependencies of a group. It is made in the background: retrieve the export until it is ready, and then download the file. With `send_email`, the requester gets an email when the export is complete.
         */
        post: operations["createGroupDependencyListExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pipelines/{id}/dependency_list_exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a dependency list export of a pipeline
         * @description Start an export of the dependencies of a pipeline. It is made in the background: retrieve the export until it is ready, and then download the file. With `send_email`, the requester gets an email when the export is complete.
         */
        post: operations["createPipelineDependencyListExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dependency_list_exports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a dependency list export
         * @description How far an export is. The status tells it: 202 while the export is being generated, 200 when it is ready to be downloaded. Only who made the export can read it.
         */
        get: operations["getDependencyListExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dependency_list_exports/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a dependency list export
         * @description The file of an export, once it is ready. What is in it depends on the `export_type` of the export. Only who made the export can read it.
         */
        get: operations["downloadDependencyListExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/remote_mirrors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the remote mirrors of a project
         * @description The places that the repository of a project is pushed to, and how the last update of each went.
         */
        get: operations["listRemoteMirrors"];
        put?: never;
        /**
         * Create a remote mirror
         * @description Set up a place that the repository is pushed to. It is pushed there only when the mirror is enabled, and ten mirrors of a project can be enabled at most.
         */
        post: operations["createRemoteMirror"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/remote_mirrors/{mirror_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a remote mirror
         * @description A remote mirror, and how its last update went.
         */
        get: operations["getRemoteMirror"];
        /**
         * Update a remote mirror
         * @description Change the settings of a remote mirror, or enable or disable it. Ten mirrors of a project can be enabled at most.
         */
        put: operations["updateRemoteMirror"];
        post?: never;
        /**
         * Delete a remote mirror
         * @description Delete a remote mirror of a project.
         */
        delete: operations["deleteRemoteMirror"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/remote_mirrors/{mirror_id}/public_key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the public key of a remote mirror
         * @description The public key of a remote mirror that authenticates with an SSH key.
         */
        get: operations["getRemoteMirrorPublicKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/remote_mirrors/{mirror_id}/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sync a remote mirror
         * @description Force an update of a remote mirror.
         */
        post: operations["syncRemoteMirror"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the settings of a static site
         * @description The settings of a project's static site and its deployments. Static-site publishing must be enabled.
         */
        get: operations["getPages"];
        put?: never;
        post?: never;
        /**
         * Delete a static site
         * @description Unpublish a project's static site and remove it. Static-site publishing must be enabled.
         */
        delete: operations["deletePages"];
        options?: never;
        head?: never;
        /**
         * Update the settings of a static site
         * @description Change the settings of a project's static site. Static-site publishing must be enabled.
         */
        patch: operations["updatePages"];
        trace?: never;
    };
    "/projects/{id}/error_tracking/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the error tracking settings
         * @description The error tracking settings of a project.
         */
        get: operations["getErrorTrackingSettings"];
        /**
         * Configure integrated error tracking
         * @description Set both error tracking settings of a project. Only for integrated error tracking.
         */
        put: operations["configureIntegratedErrorTracking"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the error tracking settings
         * @description Change the error tracking settings of a project.
         */
        patch: operations["updateErrorTrackingSettings"];
        trace?: never;
    };
    "/projects/{id}/error_tracking/client_keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the error tracking client keys
         * @description The client keys of a project's error tracking.
         */
        get: operations["listErrorTrackingClientKeys"];
        put?: never;
        /**
         * Create an error tracking client key
         * @description Create a client key for a project. The platform generates its `public_key`.
         */
        post: operations["createErrorTrackingClientKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/error_tracking/client_keys/{key_id}": {
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
         * Delete an error tracking client key
         * @description Delete a client key of a project.
         */
        delete: operations["deleteErrorTrackingClientKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project_repository_storage_moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Schedule moves of all project repositories on a storage
         * @description Move every project repository on one storage to another. Once its move is scheduled, a repository can be read but not written to until the move ends. A move that fails usually does so for a passing reason; schedule it again. Whether projects are left on the storage is seen in the list of projects with its filter `repository_storage`, which is not part of this contract.
         */
        post: operations["scheduleProjectStorageMoves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/snippet_repository_storage_moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Schedule moves of all snippet repositories on a storage
         * @description Move every snippet repository on one storage to another. Once its move is scheduled, a repository can be read but not written to until the move ends. A move that fails usually does so for a passing reason; schedule it again.
         */
        post: operations["scheduleSnippetStorageMoves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group_repository_storage_moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Schedule moves of all group repositories on a storage
         * @description Move every group repository on one storage to another. Once its move is scheduled, a repository can be read but not written to until the move ends. A move that fails usually does so for a passing reason; schedule it again.
         */
        post: operations["scheduleGroupStorageMoves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "alert-intake": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create alerts
         * @description Send alerts to an alert integration of a project. A Maintainer sets an integration up, and each has an address and an authorization key of its own; send the request to that address. An alert that differs from one that is not resolved in its start and its hosts at most is grouped with it and counted there; once that one is resolved, a new alert is created. A payload that has `end_time`, or in the metrics format the status `resolved`, resolves the alert with the same fingerprint, and its incident may be closed automatically, if that is configured. The premium and ultimate tiers allow several integrations. A Developer, Maintainer or Owner can send a test alert. The key can also be written into the address, which is insecure, because addresses appear in the logs of servers.
         */
        post: operations["createAlerts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description The number of lines that a commit changes. */
        CommitStats: {
            /**
             * Format: int64
             * @description Number of lines added.
             */
            additions: number;
            /**
             * Format: int64
             * @description Number of lines removed.
             */
            deletions: number;
            /**
             * Format: int64
             * @description Number of lines added or removed.
             */
            total: number;
        };
        /** @description A commit. */
        Commit: {
            /** @description SHA of the commit. */
            id: string;
            /** @description Short SHA of the commit. */
            short_id: string;
            /** @description First line of the message. */
            title: string;
            /** @description The whole message. */
            message: string;
            /** @description Name of the author. */
            author_name: string;
            /** @description Email address of the author. */
            author_email: string;
            /**
             * Format: date-time
             * @description When the change was authored.
             */
            authored_date: string;
            /** @description Name of the committer. */
            committer_name: string;
            /** @description Email address of the committer. */
            committer_email: string;
            /**
             * Format: date-time
             * @description When the change was committed. May differ from `authored_date`, which comes from another source.
             */
            committed_date: string;
            /**
             * Format: date-time
             * @description Always the same as `committed_date`.
             */
            created_at: string;
            /** @description SHAs of the parents. */
            parent_ids: string[];
            /**
             * Format: uri
             * @description Address of a page that shows the commit.
             */
            web_url: string;
            /** @description The Git trailers of the message, from each name to its last value. In lists present only with `trailers=true`. */
            trailers?: {
                [key: string]: string;
            };
            /** @description The Git trailers of the message, from each name to all its values. In lists present only with `trailers=true`. */
            extended_trailers?: {
                [key: string]: string[];
            };
            /** @description Lines changed. Present when a commit is created or retrieved, unless `stats=false`; in lists present only with `with_stats=true`. */
            stats?: components["schemas"]["CommitStats"];
        };
        /** @description A file or a directory in a repository. */
        TreeEntry: {
            /** @description SHA of the object. */
            id: string;
            /** @description Name of the file or directory. */
            name: string;
            /**
             * @description Kind of entry. `tree` is a directory, `blob` is a file.
             * @enum {string}
             */
            type: "tree" | "blob";
            /** @description Path within the repository. */
            path: string;
            /** @description File mode, as octal digits. */
            mode: string;
            /** @description The last commit that changed the entry. Present only with `with_last_commit=true`. */
            last_commit?: components["schemas"]["Commit"];
        };
        /** @description Why a request was refused. */
        ErrorMessage: {
            /** @description What is wrong, as one text, or as a list of texts for each field that is wrong. */
            message: string | {
                [key: string]: string[];
            };
        };
        /** @description What is wrong with each field that is wrong, as a list of texts. */
        ErrorFields: {
            [key: string]: string[];
        };
        /** @description Why a request was refused, as a `message`; for a request that does not pass validation it may be the map from fields to messages by itself. */
        Error: components["schemas"]["ErrorMessage"] | components["schemas"]["ErrorFields"];
        /** @description The content of a file. */
        RepositoryBlob: {
            /** @description The content, encoded as `encoding` says. */
            content: string;
            /** @description Encoding of `content`. */
            encoding: "base64" | (string & {});
            /** @description SHA of the blob. */
            sha: string;
            /**
             * Format: int64
             * @description Size of the file in bytes.
             */
            size: number;
        };
        /** @description The files to retrieve. */
        BlobBatch: {
            /** @description The files, 20 at most. */
            files: {
                /** @description Path of the file. */
                path: string;
                /** @description Branch, tag or commit to look in; left out, it is the default branch. */
                ref?: string;
            }[];
        };
        /** @description The content of one of the files asked for. */
        BlobBatchItem: {
            /** @description The content, encoded as `encoding` says; at most the first 1 MB of the file. */
            content: string;
            /** @description Encoding of `content`. */
            encoding: string;
            /** @description Path of the file. */
            path: string;
            /** @description The ref in which the file was found. */
            ref: string;
            /**
             * Format: int64
             * @description Full size of the file in bytes.
             */
            size: number;
            /** @description Whether `content` was cut after the first 1 MB of the file. */
            truncated: boolean | null;
        };
        /** @description A commit as a comparison shows it. */
        ComparisonCommit: {
            /** @description Full SHA of the commit. */
            id: string;
            /** @description Short SHA of the commit. */
            short_id: string;
            /** @description First line of the message. */
            title: string;
            /** @description Name of the author. */
            author_name: string;
            /** @description Email address of the author. */
            author_email: string;
            /**
             * Format: date-time
             * @description When the commit was made.
             */
            created_at: string;
        };
        /** @description The difference of one file. */
        Diff: {
            /** @description Path of the file before. */
            old_path: string;
            /** @description Path of the file after. */
            new_path: string;
            /** @description Mode of the file before, or null. */
            a_mode: string | null;
            /** @description Mode of the file after, or null. */
            b_mode: string | null;
            /** @description Text of the difference. */
            diff: string;
            /** @description Whether the file was added. */
            new_file: boolean | null;
            /** @description Whether the file was renamed. */
            renamed_file: boolean | null;
            /** @description Whether the file was removed. */
            deleted_file: boolean | null;
            /** @description Whether the text was left out but can be fetched on request. */
            collapsed: boolean | null;
            /** @description Whether the text was left out and cannot be fetched. */
            too_large: boolean | null;
        };
        /** @description What lies between two points of a history. */
        Comparison: {
            /** @description The latest commit of the comparison. */
            commit: components["schemas"]["ComparisonCommit"];
            /** @description The commits between the two points. Always complete, even when `compare_timeout` is true. */
            commits: components["schemas"]["ComparisonCommit"][];
            /** @description Whether both points are the same. */
            compare_same_ref: boolean | null;
            /** @description Whether the comparison was too large or took too long. Then `diffs` may be incomplete, and the text of single diffs may be empty. */
            compare_timeout: boolean | null;
            /** @description The differences, one for each file. */
            diffs: components["schemas"]["Diff"][];
            /**
             * Format: uri
             * @description Address of a page that shows the comparison.
             */
            web_url: string;
        };
        /** @description Somebody who has committed to a repository. */
        Contributor: {
            /** @description Name of the contributor. */
            name: string;
            /** @description Email address of the contributor. */
            email: string;
            /**
             * Format: int64
             * @description Number of commits, without merge commits.
             */
            commits: number;
            /**
             * Format: int64
             * @description Number of lines added.
             */
            additions: number;
            /**
             * Format: int64
             * @description Number of lines removed.
             */
            deletions: number;
        };
        /** @description A change to one file. `create` and `update` need `content`. A `move` without `content` keeps what is in the file; with it, the file is overwritten. */
        CommitAction: {
            /**
             * @description What to do with the file.
             * @enum {string}
             */
            action: "create" | "delete" | "move" | "update" | "chmod";
            /** @description Full path of the file. */
            file_path: string;
            /** @description Content of the file. Not needed by `delete`, `chmod` and `move`. */
            content?: string;
            /**
             * @description Encoding of `content`.
             * @default text
             * @enum {string}
             */
            encoding?: "text" | "base64";
            /** @description Whether the file can be executed. Only for `chmod`. */
            execute_filemode?: boolean;
            /** @description The last commit of the file that the caller knows of. For `update`, `move` and `delete`. */
            last_commit_id?: string;
            /** @description Path of the file before. Only for `move`. */
            previous_path?: string;
        };
        /** @description A commit to create. `start_branch` and `start_sha` exclude each other. To create a new branch, give one of them beside `branch`. */
        CommitCreate: {
            /** @description Branch to commit to. */
            branch: string;
            /** @description Message of the commit. */
            commit_message: string;
            /** @description Changes to files. */
            actions?: components["schemas"]["CommitAction"][];
            /**
             * @description Whether to create a commit that changes nothing.
             * @default false
             */
            allow_empty?: boolean;
            /** @description Email address of the author. */
            author_email?: string;
            /** @description Name of the author. */
            author_name?: string;
            /**
             * @description Whether to overwrite the branch with a new commit that is based on `start_branch` or `start_sha`, which replaces its history. Without either, `start_branch` is `branch` and `force` has no effect.
             * @default false
             */
            force?: boolean;
            /** @description Branch to start from. Without it and without `start_sha`, it is `branch`. */
            start_branch?: string;
            /** @description Full SHA of the commit to start from. */
            start_sha?: string;
            /**
             * Format: int64
             * @description Project that `start_branch` or `start_sha` is in; left out, it is the project of the path.
             */
            start_project?: number | string;
            /**
             * @description Whether the answer contains `stats`.
             * @default true
             */
            stats?: boolean;
        };
        /** @description A commit as it is answered when it has been created. */
        CommitWithStatus: components["schemas"]["Commit"] & {
            /** @description Status of the commit, or null. */
            status: string | null;
        };
        /** @description The last pipeline of a commit. */
        CommitPipeline: {
            /**
             * Format: int64
             * @description ID of the pipeline.
             */
            id: number;
            /** @description Branch or tag that the pipeline ran for. */
            ref: string;
            /** @description SHA of the commit that the pipeline ran for. */
            sha: string;
            /** @description Status of the pipeline. */
            status: string;
        };
        /** @description A commit as it is answered when it is retrieved. */
        CommitDetail: components["schemas"]["CommitWithStatus"] & {
            /** @description The last pipeline of the commit. Present only when a commit is retrieved. */
            last_pipeline: components["schemas"]["CommitPipeline"] | null;
        };
        /** @description A branch or tag that contains a commit. */
        CommitRef: {
            /**
             * @description Kind of ref.
             * @enum {string}
             */
            type: "branch" | "tag";
            /** @description Name of the branch or tag. */
            name: string;
        };
        /** @description How far a commit is from the first one. */
        CommitSequence: {
            /**
             * Format: int64
             * @description Number of commits up to and including this one.
             */
            count: number;
        };
        /** @description A commit as a tag shows it. */
        TagCommit: {
            /** @description SHA of the commit. */
            id: string;
            /** @description Short SHA of the commit. */
            short_id: string;
            /** @description First line of the message. */
            title: string;
            /** @description The whole message. */
            message: string;
            /** @description SHAs of the parents. */
            parent_ids: string[];
            /** @description Name of the author. */
            author_name: string;
            /** @description Email address of the author. */
            author_email: string;
            /**
             * Format: date-time
             * @description When the change was authored.
             */
            authored_date: string;
            /** @description Name of the committer. */
            committer_name: string;
            /** @description Email address of the committer. */
            committer_email: string;
            /**
             * Format: date-time
             * @description When the change was committed.
             */
            committed_date: string;
            /**
             * Format: date-time
             * @description When the commit was created.
             */
            created_at: string;
        };
        /** @description The release of a tag. */
        TagRelease: {
            /** @description Name of the tag. */
            tag_name: string;
            /** @description Description of the release. */
            description: string;
        };
        /** @description A tag. It is annotated when it was created with a message, and lightweight when not. */
        Tag: {
            /** @description Name of the tag. */
            name: string;
            /** @description Annotation of the tag; null for a lightweight tag. */
            message: string | null;
            /** @description ID of the tag object of an annotated tag; ID of the commit of a lightweight tag. */
            target: string;
            /**
             * Format: date-time
             * @description When an annotated tag was created; null for a lightweight tag.
             */
            created_at: string | null;
            /** @description Whether the tag is protected. */
            protected: boolean | null;
            /** @description The commit that the tag points at. */
            commit: components["schemas"]["TagCommit"];
            /** @description The release of the tag, or null when there is none. */
            release: components["schemas"]["TagRelease"] | null;
        };
        /** @description A tag to create. */
        TagCreate: {
            /** @description Name of the tag. */
            tag_name: string;
            /** @description What the tag points at, as a commit SHA, the name of a branch or the name of another tag. */
            ref: string;
            /** @description Annotation. With it, the tag is annotated; without it, it is lightweight. */
            message?: string;
        };
        /** @description The issuer of an X.509 certificate. */
        X509Issuer: {
            /**
             * Format: int64
             * @description ID of the issuer.
             */
            id: number;
            /** @description Distinguished name of the issuer. */
            subject: string;
            /** @description Identifier of the issuer's key. */
            subject_key_identifier: string;
            /** @description Address of the list of revoked certificates. */
            crl_url: string;
        };
        /** @description An X.509 certificate. */
        X509Certificate: {
            /**
             * Format: int64
             * @description ID of the certificate.
             */
            id: number;
            /** @description Distinguished name of the owner. */
            subject: string;
            /** @description Identifier of the owner's key. */
            subject_key_identifier: string;
            /** @description Email address of the owner. */
            email: string;
            /** @description Serial number of the certificate. */
            serial_number: number;
            /** @description Status of the certificate. */
            certificate_status: string;
            /** @description Who issued the certificate. */
            x509_issuer: components["schemas"]["X509Issuer"];
        };
        /** @description The X.509 signature of a tag. */
        TagSignature: {
            /** @description Kind of signature. */
            signature_type: "X509" | (string & {});
            /** @description Whether the signature could be verified. */
            verification_status: string;
            /** @description The certificate that the tag was signed with. */
            x509_certificate: components["schemas"]["X509Certificate"];
        };
        /** @description An SSH key of a user. */
        SshKey: {
            /**
             * Format: int64
             * @description ID of the key.
             */
            id: number;
            /** @description Title of the key. */
            title: string;
            /** @description The public key. */
            key: string;
            /**
             * Format: date-time
             * @description When the key was added.
             */
            created_at: string;
            /**
             * @description What the key may be used for, which is authentication, signing or both.
             * @enum {string}
             */
            usage_type: "auth" | "signing" | "auth_and_signing";
        };
        /** @description An SSH key to create. */
        SshKeyCreate: {
            /** @description Title of the key. */
            title: string;
            /** @description The public key. */
            key: string;
            /**
             * Format: date
             * @description The day on which the key expires, in the form `YYYY-MM-DD`.
             */
            expires_at?: string;
            /**
             * @description What the key may be used for, which is authentication, signing or both.
             * @default auth_and_signing
             * @enum {string}
             */
            usage_type?: "auth" | "signing" | "auth_and_signing";
        };
        /** @description An SSH key as it is answered when it has been created. */
        SshKeyWithExpiry: components["schemas"]["SshKey"] & {
            /** @description When the key expires, or null. */
            expires_at: string | null;
        };
        /** @description Why an SSH key was not created. When the key is taken, `message` has the text `has already been taken` under `fingerprint` and under `key`. */
        SshKeyError: components["schemas"]["Error"] & {
            /** @description What is wrong, as one text, or as a list of texts for each field that is wrong. */
            message?: string | {
                /** @description What is wrong with the fingerprint of the key, when something is. */
                fingerprint?: string[];
                /** @description What is wrong with the key, when something is. */
                key?: string[];
            };
        };
        /** @description A GPG key of a user. */
        GpgKey: {
            /**
             * Format: int64
             * @description ID of the key.
             */
            id: number;
            /** @description The public key as an armored block. */
            key: string;
            /**
             * Format: date-time
             * @description When the key was added.
             */
            created_at: string;
        };
        /** @description A GPG key to create. */
        GpgKeyCreate: {
            /** @description The public key as an armored block. */
            key: string;
        };
        /** @description A deploy key. Its fingerprints identify the user who created it. */
        DeployKey: {
            /**
             * Format: int64
             * @description ID of the key.
             */
            id: number;
            /** @description Title of the key. */
            title: string;
            /** @description The public key. */
            key: string;
            /** @description MD5 hash of the key. A system on which FIPS is enabled does not have it. */
            fingerprint?: string;
            /** @description SHA256 hash of the key. */
            fingerprint_sha256: string;
            /**
             * Format: date-time
             * @description When the key was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the key expires; null when it never does.
             */
            expires_at: string | null;
        };
        /** @description A project in short. */
        ProjectSummary: {
            /**
             * Format: int64
             * @description ID of the project.
             */
            id: number;
            /** @description Description of the project, or null. */
            description: string | null;
            /** @description Name of the project. */
            name: string;
            /** @description Name of the project, after the names of its groups. */
            name_with_namespace: string;
            /** @description Path of the project within its group. */
            path: string;
            /** @description Full path of the project. */
            path_with_namespace: string;
            /**
             * Format: date-time
             * @description When the project was created.
             */
            created_at: string;
        };
        /** @description A deploy key as the list of the instance shows it. */
        DeployKeyWithProjects: components["schemas"]["DeployKey"] & {
            /** @description The projects that the key can read and write. */
            projects_with_write_access: components["schemas"]["ProjectSummary"][];
            /** @description The projects that the key can only read. */
            projects_with_readonly_access: components["schemas"]["ProjectSummary"][];
        };
        /** @description A deploy key to create on the level of the instance. */
        DeployKeyCreate: {
            /** @description The public key. */
            key: string;
            /** @description Title of the key. */
            title: string;
            /**
             * Format: date-time
             * @description When the key expires. Left out, it never does.
             */
            expires_at?: string;
        };
        /** @description A deploy key as it is answered when it has been created on the level of the instance. */
        DeployKeyWithUsageType: components["schemas"]["DeployKey"] & {
            /** @description What the key may be used for. */
            usage_type: "auth_and_signing" | (string & {});
        };
        /** @description A deploy key of a project. */
        ProjectDeployKey: components["schemas"]["DeployKey"] & {
            /** @description Whether the key may push to the project. */
            can_push: boolean | null;
        };
        /** @description A deploy key to add to a project. */
        ProjectDeployKeyCreate: {
            /** @description The public key. */
            key: string;
            /** @description Title of the key. */
            title: string;
            /** @description Whether the key may push to the project. */
            can_push?: boolean;
            /**
             * Format: date-time
             * @description When the key expires.
             */
            expires_at?: string;
        };
        /** @description What to change about a deploy key of a project. Both properties are optional. */
        ProjectDeployKeyUpdate: {
            /** @description Whether the key may push to the project. */
            can_push?: boolean;
            /** @description Title of the key. */
            title?: string;
        };
        /** @description The user who created a connection to a cluster. */
        ClusterUser: {
            /**
             * Format: int64
             * @description ID of the user.
             */
            id: number;
            /** @description Name of the user. */
            name: string;
            /** @description Username of the user. */
            username: string;
            /** @description State of the user's account. */
            state: string;
            /** @description Address of the user's picture, or null. */
            avatar_url: string | null;
            /**
             * Format: uri
             * @description Address of the user's page.
             */
            web_url: string;
        };
        /** @description How the service reaches a cluster. */
        ClusterPlatform: {
            /** @description URL of the cluster's API. */
            api_url: string;
            /** @description Namespace that the service uses in the cluster. */
            namespace: string;
            /**
             * @description How the cluster decides who may do what, by role (`rbac`) or by attribute (`abac`).
             * @enum {string}
             */
            authorization_type: "rbac" | "abac" | "unknown_authorization";
            /** @description TLS certificate of the cluster's API, or null. */
            ca_cert: string | null;
        };
        /** @description A certificate-based connection of a project to a cluster, as lists show it. */
        Cluster: {
            /**
             * Format: int64
             * @description ID of the cluster.
             */
            id: number;
            /** @description Name of the cluster. */
            name: string;
            /** @description Base domain of the cluster. */
            domain: string;
            /**
             * Format: date-time
             * @description When the connection was created.
             */
            created_at: string;
            /** @description Whether the service manages the namespaces and service accounts in the cluster. */
            managed: boolean | null;
            /** @description Whether the cluster is enabled. */
            enabled: boolean | null;
            /** @description Who provides the cluster. */
            provider_type: "user" | (string & {});
            /** @description Kind of platform that the cluster is. */
            platform_type: string;
            /** @description The environments that the cluster is for, such as `*`. */
            environment_scope: string;
            /** @description What the cluster belongs to. */
            cluster_type: "project_type" | (string & {});
            /** @description Who created the connection. */
            user: components["schemas"]["ClusterUser"];
            /** @description How the service reaches the cluster. */
            platform_cluster: components["schemas"]["ClusterPlatform"];
            /** @description The project that manages the cluster, or null when there is none. */
            management_project: components["schemas"]["ProjectSummary"] | null;
        };
        /** @description How the service is to reach a cluster. */
        ClusterPlatformCreate: {
            /**
             * Format: uri
             * @description URL of the cluster's API.
             */
            api_url: string;
            /**
             * Format: password
             * @description Token that authenticates the service against the cluster.
             */
            token: string;
            /** @description TLS certificate of the cluster's API. Required when the certificate is self-signed. */
            ca_cert?: string;
            /** @description Namespace that the service uses in the cluster. */
            namespace?: string;
            /**
             * @description How the cluster decides who may do what, by role (`rbac`) or by attribute (`abac`).
             * @default rbac
             * @enum {string}
             */
            authorization_type?: "rbac" | "abac" | "unknown_authorization";
        };
        /** @description A connection to an existing cluster. */
        ClusterCreate: {
            /** @description Name of the cluster. */
            name: string;
            /** @description Base domain of the cluster. */
            domain?: string;
            /**
             * Format: int64
             * @description ID of the project that manages the cluster; the answer shows it as `management_project`.
             */
            management_project_id?: number;
            /**
             * @description Whether the cluster is enabled.
             * @default true
             */
            enabled?: boolean;
            /**
             * @description Whether the service manages the namespaces and service accounts in the cluster.
             * @default true
             */
            managed?: boolean;
            /** @description How the service reaches the cluster. */
            platform_cluster_attributes: components["schemas"]["ClusterPlatformCreate"];
            /**
             * @description The environments that the cluster is for.
             * @default *
             */
            environment_scope?: string;
        };
        /** @description The namespace that a project is in. */
        ClusterProjectNamespace: {
            /**
             * Format: int64
             * @description ID of the namespace.
             */
            id: number;
            /** @description Name of the namespace. */
            name: string;
            /** @description Path of the namespace within its parent. */
            path: string;
            /** @description Kind of namespace. */
            kind: string;
            /** @description Full path of the namespace. */
            full_path: string;
            /**
             * Format: int64
             * @description ID of the namespace that it is in, or null.
             */
            parent_id: number | null;
        };
        /** @description The project that is connected to a cluster. */
        ClusterProject: {
            /**
             * Format: int64
             * @description ID of the project.
             */
            id: number;
            /** @description Description of the project, or null. */
            description: string | null;
            /** @description Name of the project. */
            name: string;
            /** @description Name of the project, after the names of its groups. */
            name_with_namespace: string;
            /** @description Path of the project within its group. */
            path: string;
            /** @description Full path of the project. */
            path_with_namespace: string;
            /**
             * Format: date-time
             * @description When the project was created.
             */
            created_at: string;
            /** @description Name of the default branch, or null. */
            default_branch: string | null;
            /**
             * @deprecated
             * @description Topics of the project. Deprecated: use `topics`.
             */
            tag_list?: string[];
            /** @description Topics of the project. */
            topics: string[];
            /** @description Address of the repository for Git over SSH. */
            ssh_url_to_repo: string;
            /** @description Address of the repository for Git over HTTP. */
            http_url_to_repo: string;
            /**
             * Format: uri
             * @description Address of the project's page.
             */
            web_url: string;
            /** @description Address of the project's readme, or null. */
            readme_url: string | null;
            /** @description Address of the project's picture, or null. */
            avatar_url: string | null;
            /** @description Number of users who have starred the project. */
            star_count: number;
            /** @description Number of forks of the project. */
            forks_count: number;
            /**
             * Format: date-time
             * @description When something last happened in the project.
             */
            last_activity_at: string;
            /** @description Where the project is. */
            namespace: components["schemas"]["ClusterProjectNamespace"];
        };
        /** @description A cluster as it is answered when it is retrieved, created or updated. */
        ClusterWithProject: components["schemas"]["Cluster"] & {
            /** @description The project that is connected to the cluster. Not present in lists. */
            project: components["schemas"]["ClusterProject"];
        };
        /** @description What to change of how the service reaches a cluster. The way of authorization cannot be changed. */
        ClusterPlatformUpdate: {
            /**
             * Format: uri
             * @description URL of the cluster's API. Can be changed only if `createCluster` added the cluster.
             */
            api_url?: string;
            /**
             * Format: password
             * @description Token that authenticates the service against the cluster. Can be changed only if `createCluster` added the cluster.
             */
            token?: string;
            /** @description TLS certificate of the cluster's API. Can be changed only if `createCluster` added the cluster. */
            ca_cert?: string;
            /** @description Namespace that the service uses in the cluster. */
            namespace?: string;
        };
        /** @description What to change of a cluster. All properties are optional, and none has a default. */
        ClusterUpdate: {
            /** @description Name of the cluster. Can be changed only if `createCluster` added the cluster. */
            name?: string;
            /** @description Base domain of the cluster. */
            domain?: string;
            /**
             * Format: int64
             * @description ID of the project that manages the cluster; the answer shows it as `management_project`.
             */
            management_project_id?: number;
            /** @description Whether the cluster is enabled. */
            enabled?: boolean;
            /** @description Whether the service manages the namespaces and service accounts in the cluster. */
            managed?: boolean;
            /** @description How the service reaches the cluster. */
            platform_cluster_attributes?: components["schemas"]["ClusterPlatformUpdate"];
            /** @description The environments that the cluster is for. */
            environment_scope?: string;
        };
        /** @description Who a user is at the SAML identity provider of a group. */
        SamlIdentity: {
            /** @description External UID of the user, as the identity provider gives it. */
            extern_uid: string;
            /**
             * Format: int64
             * @description ID of the user.
             */
            user_id: number;
        };
        /** @description What to change of a SAML identity. */
        SamlIdentityUpdate: {
            /** @description New external UID, from the attribute `id/externalId` of the identity provider. */
            extern_uid?: string;
        };
        /**
         * @description A role as a number. 0 is no access, 5 minimal access, 10 Guest, 15 Planner, 20 Reporter, 25 Security Manager, 30 Developer, 40 Maintainer, 50 Owner.
         * @enum {integer}
         */
        AccessLevel: 0 | 5 | 10 | 15 | 20 | 25 | 30 | 40 | 50;
        /** @description A role in a group for the members of a SAML group. */
        SamlGroupLink: {
            /** @description Name of the SAML group. */
            name: string;
            /** @description The role that the members of the SAML group get. */
            access_level: components["schemas"]["AccessLevel"];
            /**
             * Format: int64
             * @description ID of the custom role that the members of the SAML group get, when they get one.
             */
            member_role_id?: number;
            /** @description The name that a provider must have for this link to count, or null. */
            provider: string | null;
        };
        /** @description A SAML group link to create. */
        SamlGroupLinkCreate: {
            /** @description Name of the SAML group. */
            saml_group_name: string;
            /** @description The role that the members of the SAML group get. */
            access_level: components["schemas"]["AccessLevel"];
            /**
             * Format: int64
             * @description ID of the custom role that the members of the SAML group get.
             */
            member_role_id?: number;
            /** @description The name that a provider must have for this link to count. */
            provider?: string;
        };
        /** @description The role that an invitation gives, as a number. The numbers are those of `AccessLevel`. */
        InvitationAccessLevel: 0 | 5 | 10 | 15 | 20 | 25 | 30 | 40 | 50 | (number & {});
        /** @description An invitation to a group or a project. */
        Invitation: {
            /**
             * Format: int64
             * @description ID of the invitation.
             */
            id: number;
            /** @description Email address that the invitation was sent to. */
            invite_email: string;
            /**
             * Format: date-time
             * @description When the invitation was created.
             */
            created_at: string;
            /** @description The role that the invitation gives. */
            access_level: components["schemas"]["InvitationAccessLevel"];
            /**
             * Format: date-time
             * @description When the invitation expires.
             */
            expires_at: string;
            /** @description Name of the user who is invited. */
            user_name: string;
            /** @description Name of the user who invites. */
            created_by_name: string;
        };
        /** @description People to invite, and what as. At least one of `email` and `user_id` is required. */
        InvitationCreate: {
            /** @description Email address to invite, or several, separated by commas. Required without `user_id`. */
            email?: string;
            /**
             * Format: int64
             * @description ID of a user to invite, or several, separated by commas. Required without `email`.
             */
            user_id?: number | string;
            /**
             * @description The role that the invitation gives. With a level that cannot be given, the `status` of the answer is `error`.
             * @default 30
             */
            access_level: components["schemas"]["InvitationAccessLevel"];
            /**
             * Format: date
             * @description Day on which the invitation expires, in the form `YYYY-MM-DD`.
             */
            expires_at?: string;
            /** @description Where the invitation comes from. */
            invite_source?: string;
            /**
             * Format: int64
             * @description ID of the custom role that the invitation gives.
             */
            member_role_id?: number;
        };
        /** @description What came of a request to invite people. */
        InvitationResult: {
            /**
             * @description Outcome of the request.
             * @enum {string}
             */
            status: "success" | "error";
            /** @description Why an invitee could not be invited, for each of them, such as an email address that is taken, a user who is there already, or an access level that cannot be given. Present only when `status` is `error`. */
            message?: {
                [key: string]: string;
            };
            /** @description For each username that waits for an approval, a text that says so. Present only while the application setting `enable_member_promotion_management` is on. */
            queued_users?: {
                [key: string]: string;
            };
        };
        /** @description What to change of an invitation. */
        InvitationUpdate: {
            /** @description The role that the invitation gives. */
            access_level?: components["schemas"]["InvitationAccessLevel"];
            /**
             * Format: date-time
             * @description Time at which the invitation expires, in the form `YYYY-MM-DDTHH:MM:SSZ`.
             */
            expires_at?: string;
        };
        /** @description The role and the expiry of an invitation after a change. */
        InvitationTerms: {
            /**
             * Format: date-time
             * @description When the invitation expires.
             */
            expires_at: string;
            /** @description The role that the invitation gives. */
            access_level: components["schemas"]["InvitationAccessLevel"];
        };
        /**
         * @description Kind of runner, by what it belongs to, which is the instance, a group or projects.
         * @enum {string}
         */
        RunnerType: "instance_type" | "group_type" | "project_type";
        /** @description A runner, which executes CI jobs. */
        Runner: {
            /**
             * Format: int64
             * @description ID of the runner.
             */
            id: number;
            /** @description Description of the runner. */
            description: string;
            /** @description Whether the runner ignores new jobs. */
            paused: boolean | null;
            /**
             * @deprecated
             * @description Whether the runner takes new jobs. Deprecated: use `paused`.
             */
            active?: boolean | null;
            /**
             * @deprecated
             * @description IP address of the runner, an empty string from release 17.0 on. Deprecated, and the documentation names no replacement.
             */
            ip_address?: string;
            /** @description Whether the runner is shared. */
            is_shared: boolean | null;
            runner_type: components["schemas"]["RunnerType"];
            /** @description Name of the runner, or null. */
            name: string | null;
            /** @description Whether the runner is online. */
            online: boolean | null;
            /**
             * @description Status of the runner.
             * @enum {string}
             */
            status: "online" | "offline" | "stale" | "never_contacted" | "paused";
            /** @description Whether the runner executes a job. */
            job_execution_status: "idle" | (string & {});
        };
        /** @description A project of a runner, in short. */
        RunnerProject: {
            /**
             * Format: int64
             * @description ID of the project.
             */
            id: number;
            /** @description Name of the project. */
            name: string;
            /** @description Name of the project, after the names of its groups. */
            name_with_namespace: string;
            /** @description Path of the project within its group. */
            path: string;
            /** @description Full path of the project. */
            path_with_namespace: string;
        };
        /**
         * @description Access level of a runner.
         * @enum {string}
         */
        RunnerAccessLevel: "not_protected" | "ref_protected";
        /** @description A runner as it is answered when it is retrieved or updated. */
        RunnerDetail: components["schemas"]["Runner"] & {
            /**
             * Format: date-time
             * @description Time of a contact with the runner, or null when there was none.
             */
            contacted_at: string | null;
            /** @description A note for those who maintain the runner, up to 1024 characters, or null. */
            maintenance_note: string | null;
            /**
             * @deprecated
             * @description Architecture of the runner, or null. Deprecated since release 17.0, and the documentation names no replacement.
             */
            architecture?: string | null;
            /**
             * @deprecated
             * @description Platform of the runner, or null. Deprecated since release 17.0, and the documentation names no replacement.
             */
            platform?: string | null;
            /**
             * @deprecated
             * @description Revision of the runner, or null. Deprecated since release 17.0, and the documentation names no replacement.
             */
            revision?: string | null;
            /**
             * @deprecated
             * @description Version of the runner, or null. Deprecated since release 17.0, and the documentation names no replacement.
             */
            version?: string | null;
            /** @description The projects of the runner. */
            projects: components["schemas"]["RunnerProject"][];
            /** @description The tags of the runner. */
            tag_list: string[];
            access_level: components["schemas"]["RunnerAccessLevel"];
            /** @description The longest time that a job may take, in seconds, or null. */
            maximum_timeout: number | null;
        };
        /** @description What to change about a runner. */
        RunnerUpdate: {
            /** @description Description of the runner. */
            description?: string;
            /**
             * @deprecated
             * @description Whether the runner takes new jobs. Deprecated: use `paused`.
             */
            active?: boolean;
            /** @description Whether the runner ignores new jobs. */
            paused?: boolean;
            /** @description The tags of the runner. A form writes them as `tag_list[]`, once for each tag. */
            tag_list?: string[];
            /** @description Whether the runner takes jobs without tags. */
            run_untagged?: boolean;
            /** @description Whether the runner is locked. */
            locked?: boolean;
            access_level?: components["schemas"]["RunnerAccessLevel"];
            /** @description The longest time that a job may take, in seconds. */
            maximum_timeout?: number;
            /** @description A note for those who maintain the runner, up to 1024 characters. */
            maintenance_note?: string;
        };
        /**
         * @description Status of a job, as a filter.
         * @enum {string}
         */
        RunnerJobStatus: "created" | "waiting_for_resource" | "preparing" | "waiting_for_callback" | "pending" | "running" | "success" | "failed" | "canceling" | "canceled" | "skipped" | "manual" | "scheduled";
        /** @description The user who runs a job. */
        RunnerJobUser: {
            /**
             * Format: int64
             * @description ID of the user.
             */
            id: number;
            /** @description Name of the user. */
            name: string;
            /** @description Username of the user. */
            username: string;
            /** @description State of the user's account. */
            state: string;
            /** @description Address of the user's picture, or null when there is none. */
            avatar_url: string | null;
            /**
             * Format: uri
             * @description Address of the user's page.
             */
            web_url: string;
            /**
             * Format: date-time
             * @description When the user was created.
             */
            created_at: string;
            /** @description What the user says about themselves, or null. */
            bio: string | null;
            /** @description Where the user is, or null. */
            location: string | null;
            /** @description Email address that the user shows to everybody; an empty string or null when there is none. */
            public_email: string | null;
            /** @description The user's account at LinkedIn, or null. */
            linkedin: string | null;
            /** @description The user's account at Twitter, or null. */
            twitter: string | null;
            /** @description Address of the user's website; an empty string or null when there is none. */
            website_url: string | null;
            /** @description Organization that the user works for, or null. */
            organization: string | null;
        };
        /** @description The commit that a job is for. */
        RunnerJobCommit: {
            /** @description SHA of the commit. */
            id: string;
            /** @description Short SHA of the commit. */
            short_id: string;
            /** @description First line of the message. */
            title: string;
            /**
             * Format: date-time
             * @description When the commit was created.
             */
            created_at: string;
            /** @description SHAs of the parents. */
            parent_ids: string[];
            /** @description The whole message. */
            message: string;
            /** @description Name of the author. */
            author_name: string;
            /** @description Email address of the author. */
            author_email: string;
            /**
             * Format: date-time
             * @description When the change was authored.
             */
            authored_date: string;
            /** @description Name of the committer. */
            committer_name: string;
            /** @description Email address of the committer. */
            committer_email: string;
            /**
             * Format: date-time
             * @description When the change was committed.
             */
            committed_date: string;
        };
        /** @description The pipeline that a job belongs to. */
        RunnerJobPipeline: {
            /**
             * Format: int64
             * @description ID of the pipeline.
             */
            id: number;
            /** @description SHA of the commit that the pipeline runs for. */
            sha: string;
            /** @description Branch or tag that the pipeline runs for. */
            ref: string;
            /** @description Status of the pipeline. */
            status: string;
        };
        /** @description The project that a job belongs to. */
        RunnerJobProject: {
            /**
             * Format: int64
             * @description ID of the project.
             */
            id: number;
            /** @description Description of the project, or null. */
            description: string | null;
            /** @description Name of the project. */
            name: string;
            /** @description Name of the project, after the names of its groups. */
            name_with_namespace: string;
            /** @description Path of the project within its group. */
            path: string;
        };
        /** @description A job of a runner. */
        RunnerJob: {
            /**
             * Format: int64
             * @description ID of the job.
             */
            id: number;
            /** @description Status of the job. */
            status: "created" | "waiting_for_resource" | "preparing" | "waiting_for_callback" | "pending" | "running" | "success" | "failed" | "canceling" | "canceled" | "skipped" | "manual" | "scheduled" | (string & {});
            /** @description Stage of the pipeline that the job is in. */
            stage: string;
            /** @description Name of the job. */
            name: string;
            /** @description Branch or tag that the job is for. */
            ref: string;
            /** @description Whether `ref` is a tag. */
            tag: boolean | null;
            /** @description Test coverage that the job has reported, or null. */
            coverage: number | string | null;
            /**
             * Format: date-time
             * @description When the job was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the job started; null before that.
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When the job finished; null before that.
             */
            finished_at: string | null;
            /** @description How long the job took; null when it has not run. */
            duration: number | null;
            /** @description How long the job waited for a runner; null when it has not. */
            queued_duration: number | null;
            user: components["schemas"]["RunnerJobUser"];
            commit: components["schemas"]["RunnerJobCommit"];
            pipeline: components["schemas"]["RunnerJobPipeline"];
            project: components["schemas"]["RunnerJobProject"];
        };
        /** @description An instance, group or project runner to create. */
        RunnerCreate: {
            [key: string]: unknown;
        };
        /** @description A new runner. The authentication token of the runner is part of it. */
        RunnerCreated: {
            [key: string]: unknown;
        };
        /** @description A runner in the list of a project. */
        RunnerOfProject: {
            [key: string]: unknown;
        };
        /** @description A runner in the list of a group. */
        RunnerOfGroup: {
            [key: string]: unknown;
        };
        /** @description What a note says and what it is about. */
        NoteContent: {
            /**
             * Format: int64
             * @description ID of the note.
             */
            id: number;
            /** @description Content of the note. */
            body: string;
            /**
             * Format: date-time
             * @description When the note was written.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the note was last changed.
             */
            updated_at: string;
            /** @description Whether the system wrote the note, as it does when something changes. */
            system: boolean | null;
            /**
             * Format: int64
             * @description ID of what the note is about.
             */
            noteable_id: number;
            /** @description Kind of thing that the note is about. */
            noteable_type: "Issue" | "MergeRequest" | "Snippet" | (string & {});
            /**
             * Format: int64
             * @description IID of what the note is about, or null.
             */
            noteable_iid: number | null;
            /**
             * Format: int64
             * @description ID of the project that the note is in.
             */
            project_id: number;
            /** @description Whether the note can be marked as resolved. */
            resolvable: boolean | null;
            /**
             * @deprecated
             * @description Whether the note is internal. Deprecated: use `internal`.
             */
            confidential?: boolean | null;
            /** @description Whether the note is internal. */
            internal: boolean | null;
            /** @description Whether the note was imported. */
            imported: boolean | null;
            /** @description Where the note was imported from. */
            imported_from: "none" | (string & {});
        };
        /** @description The user who wrote a note. */
        NoteAuthor: {
            /**
             * Format: int64
             * @description ID of the user.
             */
            id: number;
            /** @description Username of the user. */
            username: string;
            /** @description Name of the user. */
            name: string;
            /** @description State of the user's account. */
            state: string;
            /**
             * Format: date-time
             * @description When the account was created.
             */
            created_at: string;
        };
        /** @description The user who wrote a note, with the email address. */
        NoteAuthorWithEmail: components["schemas"]["NoteAuthor"] & {
            /** @description Email address of the user. Not given in discussions. */
            email: string;
        };
        /** @description A comment, or what the system wrote about a change. */
        Note: components["schemas"]["NoteContent"] & {
            author: components["schemas"]["NoteAuthorWithEmail"];
        };
        /** @description A note to create on an issue. */
        IssueNoteCreate: {
            /** @description Content of the note, at most 1,000,000 characters. */
            body: string;
            /**
             * @deprecated
             * @description Whether the note is internal. Deprecated: use `internal`, which counts when both are given.
             * @default false
             */
            confidential?: boolean;
            /**
             * @description Whether the note is internal. Overrides `confidential`.
             * @default false
             */
            internal?: boolean;
            /**
             * Format: date-time
             * @description When the note counts as written, after 1970-01-01. Only administrators and the owners of the project or its group may give it.
             */
            created_at?: string;
        };
        /** @description What is answered instead of a note when its body was only an emoji reaction. It is taken to have neither `body` nor `noteable_type`, by which it can be told from a note; nothing else is claimed of it. */
        NoteReaction: Record<string, never>;
        /** @description What to change of a note on an issue. */
        IssueNoteUpdate: {
            /** @description New content of the note, at most 1,000,000 characters. */
            body?: string;
            /**
             * @deprecated
             * @description Whether the note is internal. Deprecated: use `internal`, which is given when the note is created.
             */
            confidential?: boolean;
        };
        /** @description A note to create on a snippet. */
        SnippetNoteCreate: {
            /** @description Content of the note, at most 1,000,000 characters. */
            body: string;
            /**
             * Format: date-time
             * @description When the note counts as written, after 1970-01-01. Only administrators and the owners of the project or its group may give it.
             */
            created_at?: string;
        };
        /** @description What to change of a note on a snippet. */
        SnippetNoteUpdate: {
            /** @description New content of the note, at most 1,000,000 characters. */
            body: string;
        };
        /** @description A note to create on a merge request. */
        MergeRequestNoteCreate: {
            /** @description Content of the note, at most 1,000,000 characters. */
            body: string;
            /**
             * Format: date-time
             * @description When the note counts as written, after 1970-01-01. Only administrators and the owners of the project or its group may give it.
             */
            created_at?: string;
            /**
             * @description Whether the note is internal.
             * @default false
             */
            internal?: boolean;
            /** @description SHA of the head of the merge request. The merge quick action needs it, and it must be the present head, so that nothing is merged that was changed meanwhile. */
            merge_request_diff_head_sha?: string;
        };
        /** @description What to change of a note on a merge request. */
        MergeRequestNoteUpdate: {
            /** @description New content of the note, at most 1,000,000 characters. */
            body: string;
            /**
             * @deprecated
             * @description Whether the note is internal. Deprecated: use `internal`, which is given when the note is created.
             */
            confidential?: boolean;
        };
        /** @description A note in a discussion. */
        DiscussionNote: components["schemas"]["NoteContent"] & {
            author: components["schemas"]["NoteAuthor"];
            /**
             * @description Kind of note, `DiscussionNote` or null.
             * @enum {string|null}
             */
            type: "DiscussionNote" | null;
            /** @description The attachment of the note. */
            attachment: unknown;
        };
        /** @description A single comment, or a thread of a comment and its replies. */
        Discussion: {
            /** @description ID of the discussion. */
            id: string;
            /** @description Whether the discussion is a comment on its own rather than a thread. */
            individual_note: boolean | null;
            /** @description The notes of the discussion. */
            notes: components["schemas"]["DiscussionNote"][];
        };
        /** @description A discussion to start, given by its first note. */
        DiscussionCreate: {
            /** @description Content of the note, at most 1,000,000 characters. */
            body: string;
            /**
             * Format: date-time
             * @description When the note counts as written, after 1970-01-01. Only administrators and the owners of the project or its group may give it.
             */
            created_at?: string;
        };
        /** @description A note to add to a discussion. */
        DiscussionNoteCreate: {
            /** @description Content of the note, at most 1,000,000 characters. */
            body: string;
            /**
             * Format: date-time
             * @description When the note counts as written, after 1970-01-01. Only administrators and the owners of the project or its group may give it.
             */
            created_at?: string;
        };
        /** @description What to change of a note in a discussion. */
        DiscussionNoteUpdate: {
            /** @description New content of the note, at most 1,000,000 characters. */
            body: string;
        };
        /** @description A user, as a merge request shows its author, assignees, reviewers and others. */
        MergeRequestUser: {
            /**
             * Format: int64
             * @description ID of the user.
             */
            id: number;
            /** @description Username of the user. */
            username: string;
            /** @description Name of the user. */
            name: string;
            /**
             * @description State of the user.
             * @enum {string}
             */
            state: "active" | "blocked" | "deactivated";
            /** @description Whether the user is locked. */
            locked: boolean | null;
            /** @description URL of the user's picture, or null. */
            avatar_url: string | null;
            /** @description URL of the user's page. */
            web_url: string;
            /** @description Email address that the user shows to everybody, or null. */
            public_email: string | null;
        };
        /** @description A label of a merge request, with `with_labels_details=true`. */
        MergeRequestLabel: {
            /** @description Whether the label is archived. */
            archived: boolean | null;
            /** @description Colour of the label. */
            color: string;
            /** @description Description of the label, or null. */
            description: string | null;
            /** @description Description of the label as HTML, or null. */
            description_html: string | null;
            /**
             * Format: int64
             * @description ID of the label.
             */
            id: number;
            /** @description Name of the label. */
            name: string;
            /** @description Colour of the text on the label. */
            text_color: string;
        };
        /** @description A milestone, as a merge request shows it. */
        MergeRequestMilestone: {
            /**
             * Format: date-time
             * @description When the milestone was created.
             */
            created_at: string;
            /** @description Description of the milestone, or null. */
            description: string | null;
            /**
             * Format: date
             * @description Day on which the milestone is due, or null.
             */
            due_date: string | null;
            /** @description Whether the milestone is past its due date. */
            expired: boolean | null;
            /**
             * Format: int64
             * @description ID of the group of the milestone, or null.
             */
            group_id: number | null;
            /**
             * Format: int64
             * @description ID of the milestone, unique across all projects.
             */
            id: number;
            /**
             * Format: int64
             * @description ID of the milestone within its project or group.
             */
            iid: number;
            /**
             * Format: int64
             * @description ID of the project of the milestone, or null.
             */
            project_id: number | null;
            /**
             * Format: date
             * @description Day on which the milestone starts, or null.
             */
            start_date: string | null;
            /** @description State of the milestone. */
            state: "active" | "closed" | (string & {});
            /** @description Title of the milestone. */
            title: string;
            /**
             * Format: date-time
             * @description When the milestone was last updated.
             */
            updated_at: string;
            /** @description URL of the milestone. */
            web_url: string;
        };
        /** @description How to refer to a merge request from elsewhere. */
        MergeRequestReferences: {
            /** @description The shortest reference. */
            short: string;
            /** @description The reference relative to where it is shown. */
            relative: string;
            /** @description The full reference. */
            full: string;
        };
        /** @description Time that was estimated for a merge request and spent on it. */
        MergeRequestTimeStats: {
            /**
             * Format: int64
             * @description Time that was estimated.
             */
            time_estimate: number;
            /**
             * Format: int64
             * @description Time that was spent.
             */
            total_time_spent: number;
            /** @description Time that was estimated, written for people, or null. */
            human_time_estimate: string | null;
            /** @description Time that was spent, written for people, or null. */
            human_total_time_spent: string | null;
        };
        /** @description How many tasks a merge request has and how many of them are done. */
        MergeRequestTaskCompletionStatus: {
            /** @description Number of tasks. */
            count: number;
            /** @description Number of tasks that are done. */
            completed_count: number;
        };
        /** @description A merge request as it is listed. */
        MergeRequest: {
            /**
             * Format: int64
             * @description ID of the merge request, unique across all projects.
             */
            id: number;
            /**
             * Format: int64
             * @description ID of the merge request within its project.
             */
            iid: number;
            /**
             * Format: int64
             * @description ID of the project.
             */
            project_id: number;
            /** @description Title of the merge request. */
            title: string;
            /** @description Description of the merge request. */
            description: string;
            /** @description The description as HTML. Present only when the request asks for HTML. */
            description_html?: string;
            /**
             * @description State of the merge request. `locked` is a state of short duration between others.
             * @enum {string}
             */
            state: "opened" | "closed" | "locked" | "merged";
            /**
             * Format: date-time
             * @description When the merge request was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the merge request was last updated.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When the merge request was closed, or null.
             */
            closed_at: string | null;
            /**
             * Format: date-time
             * @description When the merge request was merged, or null.
             */
            merged_at: string | null;
            /**
             * Format: date-time
             * @description When the merge request was prepared, or null while it is not.
             */
            prepared_at: string | null;
            /**
             * Format: date-time
             * @description The time after which the merge request may be merged, or null.
             */
            merge_after: string | null;
            /** @description Who opened the merge request, or null. */
            author: components["schemas"]["MergeRequestUser"] | null;
            /** @description Who closed the merge request, or null. */
            closed_by: components["schemas"]["MergeRequestUser"] | null;
            /** @description Who merged the merge request, or null. */
            merge_user: components["schemas"]["MergeRequestUser"] | null;
            /**
             * @deprecated
             * @description Who merged the merge request, or null. Deprecated; `merge_user` is taken to replace it, as the documentation names no replacement.
             */
            merged_by?: components["schemas"]["MergeRequestUser"] | null;
            /** @description To whom the merge request is assigned. */
            assignees: components["schemas"]["MergeRequestUser"][];
            /**
             * @deprecated
             * @description To whom the merge request is assigned, or null. Deprecated: use `assignees`.
             */
            assignee?: components["schemas"]["MergeRequestUser"] | null;
            /** @description Who reviews the merge request. */
            reviewers: components["schemas"]["MergeRequestUser"][];
            /** @description The branch to merge. */
            source_branch: string;
            /** @description The branch to merge into. */
            target_branch: string;
            /**
             * Format: int64
             * @description ID of the project of the branch to merge.
             */
            source_project_id: number;
            /**
             * Format: int64
             * @description ID of the project of the branch to merge into.
             */
            target_project_id: number;
            /** @description Number of notes by users. */
            user_notes_count: number;
            /** @description Number of votes for the merge request. */
            upvotes: number;
            /** @description Number of votes against the merge request. */
            downvotes: number;
            /** @description Labels of the merge request, by name, or as objects with `with_labels_details=true`. */
            labels: string[] | components["schemas"]["MergeRequestLabel"][];
            /** @description Milestone of the merge request, or null. */
            milestone: components["schemas"]["MergeRequestMilestone"] | null;
            /** @description Whether the merge request is a draft. */
            draft: boolean | null;
            /**
             * @deprecated
             * @description Whether the merge request is a draft. Deprecated: use `draft`.
             */
            work_in_progress?: boolean | null;
            /** @description Whether the merge request is set to be merged automatically. */
            merge_when_pipeline_succeeds: boolean | null;
            /**
             * @deprecated
             * @description Whether the branches can be merged. Deprecated; `detailed_merge_status` is taken to replace it, as the documentation names no replacement.
             */
            merge_status?: "unchecked" | "can_be_merged" | "cannot_be_merged" | (string & {});
            /** @description Whether the merge request can be merged, and what it lacks when it cannot. */
            detailed_merge_status: "unchecked" | "not_approved" | "not_open" | "commits_status" | (string & {});
            /** @description SHA of the newest commit of the merge request, or null. */
            sha: string | null;
            /** @description SHA of the merge commit; null until the merge request is merged. */
            merge_commit_sha: string | null;
            /** @description SHA of the commit that the commits were squashed into, or null. */
            squash_commit_sha: string | null;
            /** @description Whether the discussion is locked. */
            discussion_locked: boolean | null;
            /** @description Whether removal of the source branch on merge is forced. */
            force_remove_source_branch: boolean | null;
            /** @description Whether the source branch should be removed on merge. */
            should_remove_source_branch: boolean | null;
            /**
             * @deprecated
             * @description How to refer to the merge request. Deprecated: use `references`.
             */
            reference?: string;
            /** @description How to refer to the merge request. */
            references: components["schemas"]["MergeRequestReferences"];
            /** @description URL of the merge request. */
            web_url: string;
            /** @description Time estimated and spent. */
            time_stats: components["schemas"]["MergeRequestTimeStats"];
            /** @description Whether the merge request asks for its commits to be squashed. */
            squash: boolean | null;
            /** @description Whether the commits are squashed when the merge request is merged. */
            squash_on_merge: boolean | null;
            /** @description The tasks of the merge request. */
            task_completion_status: components["schemas"]["MergeRequestTaskCompletionStatus"];
            /** @description Whether the branches are in conflict. False unless `merge_status` is `cannot_be_merged`. */
            has_conflicts: boolean | null;
            /** @description Whether the discussions that keep the merge request from being merged are resolved. */
            blocking_discussions_resolved: boolean | null;
            /** @description Whether collaboration on the source branch is allowed. Present only for a merge request from a fork. */
            allow_collaboration?: boolean | null;
            /**
             * @deprecated
             * @description Whether collaboration on the source branch is allowed. Present only for a merge request from a fork. Deprecated: use `allow_collaboration`.
             */
            allow_maintainer_to_push?: boolean | null;
            /**
             * @deprecated
             * @description Number of approvals that are needed before the merge. Deprecated, to be removed in version 5 of the API; the documentation names nothing that replaces it.
             */
            approvals_before_merge?: number;
            /** @description Whether the merge request was imported. */
            imported: boolean | null;
            /** @description Where the merge request was imported from. */
            imported_from: string;
        };
        /** @description A merge request in the reduced form that `view=simple` asks for. It is taken to have neither `author` nor `source_branch`, by which it can be told from a whole one. */
        MergeRequestSimple: {
            /**
             * Format: int64
             * @description ID of the merge request within its project.
             */
            iid: number;
            /** @description Title of the merge request. */
            title: string;
            /** @description Description of the merge request. */
            description: string;
            /**
             * @description State of the merge request. `locked` is a state of short duration between others.
             * @enum {string}
             */
            state: "opened" | "closed" | "locked" | "merged";
            /** @description URL of the merge request. */
            web_url: string;
        };
        /** @description A merge request as it is listed for a group. */
        GroupMergeRequest: components["schemas"]["MergeRequest"] & {
            /**
             * Format: int64
             * @description ID of the group that contains the project. Present only in the list of a group.
             */
            group_id: number;
        };
        /** @description A dependency between two merge requests, by which one waits for the other. */
        MergeRequestBlock: {
            /**
             * Format: int64
             * @description ID of the block.
             */
            id: number;
            /** @description The merge request that the other waits for. */
            blocking_merge_request: components["schemas"]["MergeRequest"];
            /** @description The merge request that waits. */
            blocked_merge_request: components["schemas"]["MergeRequest"];
            /**
             * Format: int64
             * @description ID of the project.
             */
            project_id: number;
        };
        /** @description A block to create. The merge request to wait for is given by `blocking_merge_request_id` or by `blocking_merge_request_iid`; one of them is required. */
        MergeRequestBlockCreate: {
            /**
             * Format: int64
             * @description Project of the merge request to wait for, by ID or full path. Needed when it is another project than that of the path, which is the one that is meant when this is left out.
             */
            blocking_project_id?: number | string;
        } & ({
            /**
             * Format: int64
             * @description ID of the merge request to wait for, unique across all projects.
             */
            blocking_merge_request_id: number;
            /**
             * Format: int64
             * @description IID of the merge request to wait for, in the project that `blocking_project_id` names.
             */
            blocking_merge_request_iid?: number;
        } | {
            /**
             * Format: int64
             * @description ID of the merge request to wait for, unique across all projects.
             */
            blocking_merge_request_id?: number;
            /**
             * Format: int64
             * @description IID of the merge request to wait for, in the project that `blocking_project_id` names.
             */
            blocking_merge_request_iid: number;
        });
        /** @description A milestone of a project. */
        Milestone: {
            /**
             * Format: int64
             * @description ID of the milestone, unique across all projects.
             */
            id: number;
            /**
             * Format: int64
             * @description ID of the milestone within its project.
             */
            iid: number;
            /**
             * Format: int64
             * @description ID of the project.
             */
            project_id: number;
            /** @description Title of the milestone. */
            title: string;
            /** @description Description of the milestone, or null. */
            description: string | null;
            /**
             * Format: date
             * @description Day on which the milestone is due, or null.
             */
            due_date: string | null;
            /**
             * Format: date
             * @description Day on which the milestone starts, or null.
             */
            start_date: string | null;
            /**
             * @description State of the milestone.
             * @enum {string}
             */
            state: "active" | "closed";
            /**
             * Format: date-time
             * @description When the milestone was last updated.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When the milestone was created.
             */
            created_at: string;
            /** @description Whether the milestone is past its due date. */
            expired: boolean | null;
        };
        /** @description A milestone to create. */
        MilestoneCreate: {
            /** @description Title of the milestone. */
            title: string;
            /** @description Description of the milestone. */
            description?: string;
            /**
             * Format: date
             * @description Day on which the milestone is due, in the form `YYYY-MM-DD`.
             */
            due_date?: string;
            /**
             * Format: date
             * @description Day on which the milestone starts, in the form `YYYY-MM-DD`.
             */
            start_date?: string;
        };
        /** @description A milestone as it is answered on its own. */
        MilestoneDetail: {
            [key: string]: unknown;
        };
        /** @description What to change of a milestone. */
        MilestoneUpdate: {
            /** @description Title of the milestone. */
            title?: string;
            /** @description Description of the milestone. */
            description?: string;
            /**
             * Format: date
             * @description Day on which the milestone is due, in the form `YYYY-MM-DD`.
             */
            due_date?: string;
            /**
             * Format: date
             * @description Day on which the milestone starts, in the form `YYYY-MM-DD`.
             */
            start_date?: string;
            /**
             * @description What to do with the state. `close` closes an active milestone, `activate` makes a closed one active again.
             * @enum {string}
             */
            state_event?: "close" | "activate";
        };
        /** @description An issue as it is listed for a milestone. */
        MilestoneIssue: {
            [key: string]: unknown;
        };
        /** @description A merge request as it is listed for a milestone. */
        MilestoneMergeRequest: {
            [key: string]: unknown;
        };
        /** @description What is answered when a milestone is promoted. */
        MilestonePromotion: {
            [key: string]: unknown;
        };
        /** @description What a burndown chart of a milestone is drawn from. */
        MilestoneBurndownEvents: unknown;
        /**
         * @description A role as a number. 30 is Developer, 40 Maintainer, 60 administrator.
         * @enum {integer}
         */
        ProtectedEnvironmentAccessLevel: 30 | 40 | 60;
        /**
         * @description Which members of a group are meant. 0 is its direct members only, 1 all inherited groups.
         * @enum {integer}
         */
        ProtectedEnvironmentInheritance: 0 | 1;
        /** @description A user, a group or a role that may deploy. Of `user_id`, `group_id` and `access_level` one tells which. */
        ProtectedEnvironmentDeployAccessLevel: {
            /**
             * Format: int64
             * @description ID of the deploy access level.
             */
            id: number;
            /** @description The role, or null when it is not a role that may deploy. */
            access_level: components["schemas"]["ProtectedEnvironmentAccessLevel"] | null;
            /** @description Who is meant, as a text for people. */
            access_level_description: string;
            /**
             * Format: int64
             * @description ID of the user, or null when it is not a user who may deploy.
             */
            user_id: number | null;
            /**
             * Format: int64
             * @description ID of the group, or null when it is not a group that may deploy.
             */
            group_id: number | null;
            group_inheritance_type: components["schemas"]["ProtectedEnvironmentInheritance"];
        };
        /** @description A user, a group or a role that has to approve. Of `user_id`, `group_id` and `access_level` one tells which. */
        ProtectedEnvironmentApprovalRule: {
            /**
             * Format: int64
             * @description ID of the approval rule.
             */
            id: number;
            /**
             * Format: int64
             * @description ID of the user, or null when it is not a user who has to approve.
             */
            user_id: number | null;
            /**
             * Format: int64
             * @description ID of the group, or null when it is not a group that has to approve.
             */
            group_id: number | null;
            /** @description The role, or null when it is not a role that has to approve. */
            access_level: components["schemas"]["ProtectedEnvironmentAccessLevel"] | null;
            /** @description Who is meant, as a text for people. */
            access_level_description: string;
            /** @description Number of approvals that this rule asks for. */
            required_approvals: number;
            group_inheritance_type: components["schemas"]["ProtectedEnvironmentInheritance"];
        };
        /** @description A protected environment. */
        ProtectedEnvironment: {
            /** @description Name of the environment. */
            name: string;
            /** @description Who may deploy to the environment. */
            deploy_access_levels: components["schemas"]["ProtectedEnvironmentDeployAccessLevel"][];
            /** @description Who has to approve a deployment. */
            approval_rules: components["schemas"]["ProtectedEnvironmentApprovalRule"][];
            /** @description Number of approvals that a deployment needs. */
            required_approval_count: number;
        };
        /** @description A user, a group or a role, by exactly one of `user_id`, `group_id` and `access_level`. */
        ProtectedEnvironmentElement: {
            /**
             * Format: int64
             * @description ID of a user, who must have access to the project.
             */
            user_id: number;
        } | {
            /**
             * Format: int64
             * @description ID of a group, with which the project must be shared.
             */
            group_id: number;
        } | {
            access_level: components["schemas"]["ProtectedEnvironmentAccessLevel"];
        };
        /** @description Who may deploy, by exactly one of `user_id`, `group_id` and `access_level`. */
        ProtectedEnvironmentDeployAccessLevelCreate: components["schemas"]["ProtectedEnvironmentElement"] & {
            /** @default 0 */
            group_inheritance_type?: components["schemas"]["ProtectedEnvironmentInheritance"];
        };
        /** @description Who has to approve, by exactly one of `user_id`, `group_id` and `access_level`. */
        ProtectedEnvironmentApprovalRuleCreate: components["schemas"]["ProtectedEnvironmentElement"] & {
            /** @default 0 */
            group_inheritance_type?: components["schemas"]["ProtectedEnvironmentInheritance"];
            /** @description Number of approvals that this rule asks for. */
            required_approvals?: number;
        };
        /** @description An environment to protect. */
        ProtectedEnvironmentCreate: {
            /** @description Name of the environment. */
            name: string;
            /** @description Who may deploy to the environment. */
            deploy_access_levels: components["schemas"]["ProtectedEnvironmentDeployAccessLevelCreate"][];
            /** @description Who has to approve a deployment. */
            approval_rules?: components["schemas"]["ProtectedEnvironmentApprovalRuleCreate"][];
        };
        /** @description A user, a group or a role, by exactly one of `user_id`, `group_id` and `access_level`, or by none of them where the `id` of an element alone tells what is meant. An element that is removed is named by its `id`. */
        ProtectedEnvironmentElementUpdate: components["schemas"]["ProtectedEnvironmentElement"] | {
            /**
             * Format: int64
             * @description ID of the element to change or remove.
             */
            id: number;
        };
        /** @description What to change. With an `id`, the element that has it is changed, or removed when `_destroy` is true. Without one, an element is added. Of `user_id`, `group_id` and `access_level` exactly one is given, or none where the `id` alone tells what is meant. */
        ProtectedEnvironmentDeployAccessLevelUpdate: components["schemas"]["ProtectedEnvironmentElementUpdate"] & {
            /**
             * Format: int64
             * @description ID of the element to change or remove. Left out, an element is added.
             */
            id?: number;
            /** @description Whether to remove the element with this `id`. */
            _destroy?: boolean;
            /** @description Which members of a group are meant. 0 is its direct members only, 1 all inherited groups. Left out, it is 0 for a new element. */
            group_inheritance_type?: components["schemas"]["ProtectedEnvironmentInheritance"];
        };
        /** @description What to change. With an `id`, the rule that has it is changed, or removed when `_destroy` is true. Without one, a rule is added. Of `user_id`, `group_id` and `access_level` exactly one is given, or none where the `id` alone tells what is meant. */
        ProtectedEnvironmentApprovalRuleUpdate: components["schemas"]["ProtectedEnvironmentElementUpdate"] & {
            /**
             * Format: int64
             * @description ID of the rule to change or remove. Left out, a rule is added.
             */
            id?: number;
            /** @description Whether to remove the rule with this `id`. */
            _destroy?: boolean;
            /** @description Which members of a group are meant. 0 is its direct members only, 1 all inherited groups. Left out, it is 0 for a new rule. */
            group_inheritance_type?: components["schemas"]["ProtectedEnvironmentInheritance"];
            /** @description Number of approvals that this rule asks for. */
            required_approvals?: number;
        };
        /** @description What to change of a protected environment. */
        ProtectedEnvironmentUpdate: {
            /** @description Deploy access levels to add, change and remove. */
            deploy_access_levels?: components["schemas"]["ProtectedEnvironmentDeployAccessLevelUpdate"][];
            /** @description Approval rules to add, change and remove. */
            approval_rules?: components["schemas"]["ProtectedEnvironmentApprovalRuleUpdate"][];
        };
        /** @description An export of the dependencies of a project. */
        ProjectDependencyListExportCreate: {
            /**
             * @description Kind of export. `dependency_list` is a JSON object that maps keys to dependencies, `cyclonedx_1_6_json` a bill of materials in CycloneDX 1.6, and `csv` a table.
             * @enum {string}
             */
            export_type: "dependency_list" | "cyclonedx_1_6_json" | "csv";
            /** @description Whether the caller gets an email when the export is ready. */
            send_email?: boolean;
        };
        /** @description An export of dependencies. It is deleted when it expires. */
        DependencyListExport: {
            /**
             * Format: int64
             * @description ID of the export.
             */
            id: number;
            /** @description Status of the export. */
            status: "running" | (string & {});
            /** @description Whether the export is ready to be downloaded. */
            has_finished: boolean | null;
            /**
             * @description Kind of export. `dependency_list` is a JSON object that maps keys to dependencies, of projects; `sbom` a bill of materials in CycloneDX 1.4, of pipelines; `cyclonedx_1_6_json` one in CycloneDX 1.6, of projects; `json_array` a flat JSON array of components, of groups; `csv` a table, of projects and groups.
             * @enum {string}
             */
            export_type: "dependency_list" | "sbom" | "cyclonedx_1_6_json" | "json_array" | "csv";
            /** @description Whether who made the export gets an email when it is ready. */
            send_email: boolean | null;
            /**
             * Format: date-time
             * @description When the export is deleted.
             */
            expires_at: string;
            /**
             * Format: uri
             * @description Address of the export.
             */
            self: string;
            /**
             * Format: uri
             * @description Address of the file; it answers 404 until the export is ready.
             */
            download: string;
        };
        /** @description An export of the dependencies of a group. */
        GroupDependencyListExportCreate: {
            /**
             * @description Kind of export. `json_array` is a flat JSON array of components, and `csv` a table.
             * @enum {string}
             */
            export_type: "json_array" | "csv";
            /** @description Whether the caller gets an email when the export is ready. */
            send_email?: boolean;
        };
        /** @description An export of the dependencies of a pipeline. */
        PipelineDependencyListExportCreate: {
            /**
             * @description Kind of export. `sbom` is a bill of materials in CycloneDX 1.4.
             * @enum {string}
             */
            export_type: "sbom";
            /** @description Whether the caller gets an email when the export is ready. */
            send_email?: boolean;
        };
        /** @description How a bill of materials was made. */
        DependencyListSbomMetadata: {
            /** @description The tools that made it. */
            tools: {
                [key: string]: unknown;
            }[];
            /** @description Who made it. */
            authors: {
                [key: string]: unknown;
            }[];
            /** @description Further facts, each with a name and a value. */
            properties: {
                [key: string]: unknown;
            }[];
        };
        /** @description A dependency in a bill of materials. */
        DependencyListSbomComponent: {
            /** @description Name of the dependency. */
            name: string;
            /** @description Package URL of the dependency. */
            purl: string;
            /** @description Version of the dependency. */
            version: string;
            /** @description Kind of component. */
            type: string;
            /** @description Licenses of the dependency. */
            licenses: {
                [key: string]: unknown;
            }[];
        };
        /** @description The bill of materials, in CycloneDX 1.4, of an export of the type `sbom`. */
        DependencyListSbom: {
            /** @description Name of the format. */
            bomFormat: string;
            /** @description Version of the format. */
            specVersion: string;
            /** @description Serial number of the bill of materials. */
            serialNumber: string;
            /** @description Version of the bill of materials. */
            version: number;
            /** @description How the bill of materials was made. */
            metadata: components["schemas"]["DependencyListSbomMetadata"];
            /** @description The dependencies. */
            components: components["schemas"]["DependencyListSbomComponent"][];
        };
        /** @description The JSON object of an export of the type `dependency_list` or `cyclonedx_1_6_json`. */
        DependencyListDocument: {
            [key: string]: unknown;
        };
        /** @description A component in an export of the type `json_array`. */
        DependencyListComponent: {
            [key: string]: unknown;
        };
        /** @description An SSH host key. */
        RemoteMirrorHostKey: {
            /** @description SHA-256 fingerprint of the key. */
            fingerprint_sha256: string;
        };
        /** @description A place that the repository of a project is pushed to. */
        RemoteMirror: {
            /**
             * Format: int64
             * @description ID of the remote mirror.
             */
            id: number;
            /** @description Address of the place. It never shows credentials; masks stand for the username and the password. */
            url: string;
            /** @description Whether the mirror is enabled. */
            enabled: boolean | null;
            /**
             * @description Method of authentication.
             * @enum {string}
             */
            auth_method: "ssh_public_key" | "password";
            /** @description SSH host keys of the mirror, by their fingerprints. */
            host_keys: components["schemas"]["RemoteMirrorHostKey"][];
            /** @description Whether divergent refs are kept. */
            keep_divergent_refs: boolean | null;
            /** @description Whether the mirror is limited to protected branches. */
            only_protected_branches: boolean | null;
            /**
             * @description Status of the update.
             * @enum {string}
             */
            update_status: "none" | "scheduled" | "started" | "finished" | "failed";
            /** @description The last error, or null when there is none. */
            last_error: string | null;
            /**
             * Format: date-time
             * @description Time of the last update, or null when there was none.
             */
            last_update_at: string | null;
            /**
             * Format: date-time
             * @description Time at which the last update started, or null when there was none.
             */
            last_update_started_at: string | null;
            /**
             * Format: date-time
             * @description Time of the last update that succeeded, or null when there was none.
             */
            last_successful_update_at: string | null;
        };
        /** @description A remote mirror to create. `mirror_branch_regex` and a true `only_protected_branches` exclude each other. */
        RemoteMirrorCreate: {
            /** @description Address of the place, with credentials where it needs them. Answers show it without them. */
            url: string;
            /**
             * @description Method of authentication.
             * @enum {string}
             */
            auth_method?: "ssh_public_key" | "password";
            /**
             * @description Whether the mirror is enabled. Ten mirrors of a project can be enabled at most.
             * @default false
             */
            enabled?: boolean;
            /** @description SSH host keys of the mirror. Each is the type and the key alone (`ssh-ed25519 AAAA…`), or a whole line of a known-hosts file, which begins with the name of the host. */
            host_keys?: string[];
            /** @description Whether divergent refs are kept. */
            keep_divergent_refs?: boolean;
            /** @description Regular expression for the branches to mirror. It needs `only_protected_branches` to be off. */
            mirror_branch_regex?: string;
            /** @description Whether the mirror is limited to protected branches. It must be off for `mirror_branch_regex`. */
            only_protected_branches?: boolean;
        };
        /** @description What to change of a remote mirror. `mirror_branch_regex` and a true `only_protected_branches` exclude each other. */
        RemoteMirrorUpdate: {
            /**
             * @description Method of authentication.
             * @enum {string}
             */
            auth_method?: "ssh_public_key" | "password";
            /** @description Whether the mirror is enabled. Ten mirrors of a project can be enabled at most. */
            enabled?: boolean;
            /** @description SSH host keys of the mirror. Each is the type and the key alone (`ssh-ed25519 AAAA…`), or a whole line of a known-hosts file, which begins with the name of the host. */
            host_keys?: string[];
            /** @description Whether divergent refs are kept. */
            keep_divergent_refs?: boolean;
            /** @description Regular expression for the branches to mirror. It needs `only_protected_branches` to be off. */
            mirror_branch_regex?: string;
            /** @description Whether the mirror is limited to protected branches. It must be off for `mirror_branch_regex`. */
            only_protected_branches?: boolean;
        };
        /** @description The SSH key of a remote mirror, as far as it is public. */
        RemoteMirrorPublicKey: {
            /** @description The public key. */
            public_key: string;
        };
        /** @description A deployment of a static site. */
        PagesDeployment: {
            /** @description When the deployment was created, as a date or as a time. */
            created_at: string;
            /** @description Address of the deployment. */
            url: string;
            /** @description Path prefix of a parallel deployment. May be absent for a deployment that is not a parallel one. */
            path_prefix?: string;
            /** @description Root directory of the deployment. */
            root_directory: string;
        };
        /** @description The settings of a static site. */
        PagesSettings: {
            /** @description Address of the site. */
            url: string;
            /** @description Whether the site has a domain of its own that no other site shares. */
            is_unique_domain_enabled: boolean | null;
            /** @description Whether the site is served over HTTPS only. */
            force_https: boolean | null;
            /** @description The domain that requests are redirected to, or null when there is none. */
            primary_domain: string | null;
            /** @description The deployments of the site. */
            deployments: components["schemas"]["PagesDeployment"][];
        };
        /** @description What to change about a static site. */
        PagesUpdate: {
            /** @description Whether the site has a domain of its own that no other site shares. */
            pages_unique_domain_enabled?: boolean;
            /** @description Whether the site is served over HTTPS only. */
            pages_https_only?: boolean;
            /** @description The domain to redirect requests to. One of the domains that are assigned to the site. */
            pages_primary_domain?: string;
        };
        /** @description The error tracking settings of a project. */
        ErrorTrackingSettings: {
            /** @description Whether error tracking is active. */
            active: boolean | null;
            /** @description Name of the project, or null. */
            project_name: string | null;
            /** @description External URL of error tracking, or null. */
            errtrack_external_url: string | null;
            /** @description URL of the API, or null. */
            api_url: string | null;
            /** @description Whether error tracking is integrated. */
            integrated: boolean | null;
        };
        /** @description The settings of integrated error tracking. */
        ErrorTrackingConfiguration: {
            /** @description Whether error tracking is active. */
            active: boolean;
            /** @description Whether error tracking is integrated. */
            integrated: boolean;
        };
        /** @description What to change about error tracking. `active` is always needed. */
        ErrorTrackingSettingsUpdate: {
            /** @description Whether error tracking is active. */
            active: boolean;
            /** @description Whether error tracking is integrated. */
            integrated?: boolean;
        };
        /** @description A client key of error tracking. */
        ErrorTrackingClientKey: {
            /**
             * Format: int64
             * @description ID of the client key.
             */
            id: number;
            /** @description Whether the client key is active. */
            active: boolean | null;
            /** @description Public key, generated by the platform. */
            public_key: string;
            /** @description DSN of the client key. */
            errtrack_dsn: string;
        };
        /** @description The storage to empty and the storage to fill. */
        StorageMovesSchedule: {
            /** @description Name of the storage that the repositories are on. */
            source_storage_name: string;
            /** @description Name of the storage that the repositories move to. */
            destination_storage_name: string;
        };
        /** @description The move of a repository to another storage. */
        StorageMove: {
            /** @description State of the move. `finished` means that it has succeeded. */
            state?: "finished" | (string & {});
        };
        /** @description An alert in the format of the HTTP endpoint. Every field is optional, and keys of your own are kept with the alert. An integration may have a mapping that reads fields of another name. It is made from a sample payload, which is valid JSON; after a change of the sample, the fields have to be mapped anew. An alert that is not resolved is counted up by one that differs from it in `start_time` and `hosts` at most; once it is resolved, a new one is created. */
        AlertPayload: {
            /**
             * @description Title of the alert.
             * @default New: Alert
             */
            title?: string;
            /** @description What the alert is about. */
            description?: string;
            /**
             * Format: date-time
             * @description When it began; left out, it is the current time.
             */
            start_time?: string;
            /**
             * Format: date-time
             * @description When it ended. With it, the alert with the same `fingerprint` is resolved, and its incident may be closed automatically, if that is configured.
             */
            end_time?: string;
            /** @description The service that is affected. */
            service?: string;
            /** @description The tool that found it. */
            monitoring_tool?: string;
            /** @description The host that is affected, or several. */
            hosts?: string | string[];
            /**
             * @description How bad it is, in upper or lower case. Any other value counts as `critical`.
             * @default critical
             */
            severity?: "critical" | "high" | "medium" | "low" | "info" | "unknown" | (string & {});
            /** @description What tells that two alerts are the same, as a text or several: it groups repeated alerts and selects the one to resolve. */
            fingerprint?: string | string[];
            /** @description Name of the environment that the alert belongs to. Dashboards need it. */
            svc_environment_name?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What people should know of an alert. Annotations that are not listed here are shown with its details. */
        MetricsAlertAnnotations: {
            /** @description Title of the alert. Without `svc_y_label`, it is the label of the Y axis as well. */
            title?: string;
            /** @description Title of the alert. Without `svc_y_label` and `title`, it is the label of the Y axis as well. */
            summary?: string;
            /** @description Summary of the alert. */
            description?: string;
            /** @description Markdown that is appended to an incident that is created from the alert. */
            svc_incident_markdown?: string;
            /** @description Link to a runbook. */
            runbook?: string;
            /** @description Label of the Y axis. Left out, it is the first that is there of `title`, `summary` and the label `alertname`. */
            svc_y_label?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What sorts an alert. */
        MetricsAlertLabels: {
            /** @description Title of the alert. Without the annotations `svc_y_label`, `title` and `summary`, it is the label of the Y axis as well. */
            alertname?: string;
            /**
             * @description How bad it is, in upper or lower case. `critical`, `s1`, `p1`, `emergency` and `fatal` are critical; `high`, `s2`, `p2`, `major` and `page` high; `medium`, `s3`, `p3`, `error` and `alert` medium; `low`, `s4`, `p4`, `warn` and `warning` low; `info`, `s5`, `p5`, `debug`, `information` and `notice` info. Any other value counts as critical.
             * @default critical
             */
            severity?: "critical" | "s1" | "p1" | "emergency" | "fatal" | "high" | "s2" | "p2" | "major" | "page" | "medium" | "s3" | "p3" | "error" | "alert" | "low" | "s4" | "p4" | "warn" | "warning" | "info" | "s5" | "p5" | "debug" | "information" | "notice" | (string & {});
            /** @description Name of the environment that the alert belongs to. */
            svc_environment_name?: string;
        };
        /** @description One alert. One of `annotations.title`, `annotations.summary` and `labels.alertname` is required, as its title. Attributes that are not listed here are ignored. */
        MetricsAlert: {
            /**
             * Format: date-time
             * @description When it began.
             */
            startsAt: string;
            /**
             * Format: date-time
             * @description When it was resolved.
             */
            endsAt?: string;
            /** @description With `resolved`, the alert with the same fingerprint is resolved, and its incident may be closed automatically, if that is configured. */
            status?: "resolved" | (string & {});
            /** @description Address of what made the alert. Its query parameter `g0.expr` is the query of the metric. */
            generatorURL?: string;
            annotations?: components["schemas"]["MetricsAlertAnnotations"];
            labels?: components["schemas"]["MetricsAlertLabels"];
        } & ({
            /** @description With a title. */
            annotations: {
                /** @description Title of the alert. */
                title: string;
            };
        } | {
            /** @description With a summary. */
            annotations: {
                /** @description Title of the alert. */
                summary: string;
            };
        } | {
            /** @description With a name. */
            labels: {
                /** @description Title of the alert. */
                alertname: string;
            };
        });
        /** @description Alerts in the webhook format of metrics alerts. One alert is created for each item of `alerts`. In a test the whole payload is given; a mapping of your own is made from the first item of `alerts` only. */
        MetricsAlertPayload: {
            /** @description The alerts. */
            alerts: components["schemas"]["MetricsAlert"][];
            /** @description Required by the format. */
            commonAnnotations: unknown;
            /** @description Required by the format. */
            commonLabels: unknown;
            /** @description Required by the format. */
            externalURL: unknown;
            /** @description Required by the format. */
            groupKey: unknown;
            /** @description Required by the format. */
            groupLabels: unknown;
            /** @description Required by the format. */
            receiver: unknown;
            /** @description Required by the format. */
            status: unknown;
            /** @description Required by the format. */
            version: unknown;
        };
        /** @description An alert that was created. */
        Alert: {
            /**
             * Format: int64
             * @description ID of the alert within its project.
             */
            iid: number;
            /** @description Title of the alert. */
            title: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out beyond 10,000 matching records, and the hosted service may leave out the header. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
        Link: string;
        /** @description Number of this page. Offset pagination only; the hosted service may leave it out. */
        XPage: number;
        /** @description Number of items on a page. Offset pagination only; the hosted service may leave it out. */
        XPerPage: number;
        /** @description Number of the next page. Offset pagination only; the hosted service may leave it out. */
        XNextPage: string;
        /** @description Number of the previous page. Offset pagination only; the hosted service may leave it out. */
        XPrevPage: string;
        /** @description Number of items in the collection. Offset pagination only; absent beyond 10,000 matching records. */
        XTotal: number;
        /** @description Number of pages in the collection. Offset pagination only; absent beyond 10,000 matching records. */
        XTotalPages: number;
        /** @description A cursor, when there is one. Keyset pagination only. */
        XNextCursor: string;
        /** @description A cursor, when there is one. Keyset pagination only. */
        XPrevCursor: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listTree: {
        parameters: {
            query?: {
                /** @description Path of the directory to list; left out, it is the root of the repository. */
                path?: string;
                /** @description Name of a branch or tag; left out, it is the default branch. */
                ref?: string;
                /** @description Whether to list what is in the subdirectories too. */
                recursive?: boolean;
                /** @description Whether each entry comes with the last commit that changed it. Cannot be combined with `recursive`. */
                with_last_commit?: boolean;
                /** @description Give `keyset` to choose keyset pagination. */
                pagination?: "keyset";
                /** @description ID of the tree entry where the next page starts. Keyset pagination only. */
                page_token?: string;
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries of the tree. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    "x-next-cursor": components["headers"]["XNextCursor"];
                    "x-prev-cursor": components["headers"]["XPrevCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreeEntry"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The project, the ref or the path was not found. Before release 17.7 a path that does not exist gave 200 and an empty array. */
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
    getBlob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description SHA of the blob. */
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blob. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepositoryBlob"];
                };
            };
            /** @description Something that the request names was not found. */
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
    getRawBlob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description SHA of the blob. */
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes of the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            /** @description Something that the request names was not found. */
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
    getBlobs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlobBatch"];
                "application/x-www-form-urlencoded": components["schemas"]["BlobBatch"];
            };
        };
        responses: {
            /** @description An item for each file that was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlobBatchItem"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The project was not found, or the feature flag is off. */
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
    getArchive: {
        parameters: {
            query?: {
                /** @description Paths to leave out of the archive, separated by commas. */
                exclude_paths?: string;
                /** @description Whether the archive contains the objects of Git LFS. */
                include_lfs_blobs?: boolean;
                /** @description Path within the repository to archive. An empty string means the whole repository. */
                path?: string;
                /** @description What to archive, as a commit SHA, a tag or a branch. Left out, it is the tip of the default branch. */
                sha?: string;
                /** @description The kind of ref that `sha` names, for a name that both a branch and a tag have. */
                ref_type?: string;
            };
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes of the archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    getArchiveInFormat: {
        parameters: {
            query?: {
                /** @description Paths to leave out of the archive, separated by commas. */
                exclude_paths?: string;
                /** @description Whether the archive contains the objects of Git LFS. */
                include_lfs_blobs?: boolean;
                /** @description Path within the repository to archive. An empty string means the whole repository. */
                path?: string;
                /** @description What to archive, as a commit SHA, a tag or a branch. Left out, it is the tip of the default branch. */
                sha?: string;
                /** @description The kind of ref that `sha` names, for a name that both a branch and a tag have. */
                ref_type?: string;
            };
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description Format of the archive. */
                format: "bz2" | "tar" | "tar.bz2" | "tar.gz" | "tb2" | "tbz" | "tbz2" | "zip";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes of the archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    compareRefs: {
        parameters: {
            query: {
                /** @description Where the comparison starts, as a commit SHA or the name of a branch. */
                from: string;
                /** @description Where the comparison ends, as a commit SHA or the name of a branch. */
                to: string;
                /** @description ID of the project to compare from. */
                from_project_id?: number;
                /** @description True compares the two points directly (`from..to`); false compares with their merge base (`from...to`). */
                straight?: boolean;
                /** @description Whether the differences are in the unified diff format. */
                unidiff?: boolean;
            };
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comparison. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comparison"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    listContributors: {
        parameters: {
            query?: {
                /** @description Name of a branch or tag; left out, it is the default branch. */
                ref?: string;
                /** @description What to order by; left out, it is the commit date. */
                order_by?: "name" | "email" | "commits";
                /** @description Direction of the order, ascending or descending. */
                sort?: "asc" | "desc";
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contributors. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contributor"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    listCommits: {
        parameters: {
            query?: {
                /** @description Whether to list every commit of the repository; `ref_name` is then ignored. */
                all?: boolean;
                /** @description List only commits that a search by this author finds. */
                author?: string;
                /** @description Whether to follow only the first parent of a merge commit. */
                first_parent?: boolean;
                /** @description Whether the history goes on before a rename, where `path` is one file. */
                follow?: boolean;
                /** @description Order of the commits. `default` is reverse chronological, `topo` is topological. */
                order?: "default" | "topo";
                /** @description List only commits that change this file. */
                path?: string;
                /** @description Name of a branch or tag, or a range of revisions; left out, it is the default branch. */
                ref_name?: string;
                /** @description List only commits on or after this time, in the form `YYYY-MM-DDTHH:MM:SSZ`. */
                since?: string;
                /** @description List only commits on or before this time, in the form `YYYY-MM-DDTHH:MM:SSZ`. */
                until?: string;
                /** @description Whether to parse the Git trailers of the commits and include them. */
                trailers?: boolean;
                /** @description Whether each commit comes with its `stats`. */
                with_stats?: boolean;
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The commits. Totals (`x-total`, `x-total-pages`) are never sent. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Commit"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    createCommit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommitCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["CommitCreate"];
            };
        };
        responses: {
            /** @description The new commit. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommitWithStatus"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    getCommit: {
        parameters: {
            query?: {
                /** @description Whether the commit comes with its `stats`. */
                stats?: boolean;
            };
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description The commit, by its SHA or by the name of a branch or tag. */
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The commit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommitDetail"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    listCommitRefs: {
        parameters: {
            query?: {
                /** @description The kind of refs to list. */
                type?: "branch" | "tag" | "all";
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description SHA of the commit. */
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refs. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommitRef"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    getCommitSequence: {
        parameters: {
            query?: {
                /** @description Whether to follow only the first parent of a merge commit. */
                first_parent?: boolean;
            };
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description SHA of the commit. */
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sequence number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommitSequence"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    listTags: {
        parameters: {
            query?: {
                /** @description What to order by. `version` orders names as semantic versions. */
                order_by?: "name" | "updated" | "version";
                /** @description Direction of the order, ascending or descending. */
                sort?: "asc" | "desc";
                /** @description List only tags whose name matches. `^term` matches the beginning of a name and `term$` its end; there are no other patterns. */
                search?: string;
                /** @description Name of the tag to start from. Keyset pagination only. */
                page_token?: string;
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tags. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    "x-next-cursor": components["headers"]["XNextCursor"];
                    "x-prev-cursor": components["headers"]["XPrevCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    createTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["TagCreate"];
            };
        };
        responses: {
            /** @description The new tag. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The tag could not be created; the message says why. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description Name of the tag; a `/` in it is written `%2F`. */
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            /** @description Something that the request names was not found. */
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
    deleteTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description Name of the tag; a `/` in it is written `%2F`. */
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tag is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    getTagSignature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description Name of the tag; a `/` in it is written `%2F`. */
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signature. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagSignature"];
                };
            };
            /** @description The project or the tag was not found, or the tag is not signed. */
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
    listSshKeys: {
        parameters: {
            query?: {
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SshKey"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
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
    createSshKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SshKeyCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["SshKeyCreate"];
            };
        };
        responses: {
            /** @description The new key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SshKeyWithExpiry"];
                };
            };
            /** @description The request does not pass validation, or the key is taken. Then `message` has the text `has already been taken` under `fingerprint` and under `key`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SshKeyError"];
                };
            };
            /** @description The request needs authentication and has none. */
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
    getSshKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the SSH key. */
                key_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SshKey"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    deleteSshKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the SSH key. */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    listUserSshKeys: {
        parameters: {
            query?: {
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The user, by ID; by username where the operation says so. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SshKey"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    createUserSshKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user, by ID; by username where the operation says so. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SshKeyCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["SshKeyCreate"];
            };
        };
        responses: {
            /** @description The new key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SshKeyWithExpiry"];
                };
            };
            /** @description The request does not pass validation, or the key is taken. Then `message` has the text `has already been taken` under `fingerprint` and under `key`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SshKeyError"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    getUserSshKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user, by ID; by username where the operation says so. */
                id: number | string;
                /** @description ID of the SSH key. */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SshKey"];
                };
            };
            /** @description Something that the request names was not found. */
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
    deleteUserSshKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user, by ID; by username where the operation says so. */
                id: number | string;
                /** @description ID of the SSH key. */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    listGpgKeys: {
        parameters: {
            query?: {
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GpgKey"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
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
    createGpgKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GpgKeyCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["GpgKeyCreate"];
            };
        };
        responses: {
            /** @description The new key, either by itself or in an array. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GpgKey"] | components["schemas"]["GpgKey"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
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
    getGpgKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the GPG key. */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GpgKey"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    deleteGpgKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the GPG key. */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    listUserGpgKeys: {
        parameters: {
            query?: {
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description ID of the user. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GpgKey"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    createUserGpgKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the user. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GpgKeyCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["GpgKeyCreate"];
            };
        };
        responses: {
            /** @description The new key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GpgKey"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    getUserGpgKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the user. */
                id: number;
                /** @description ID of the GPG key. */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GpgKey"];
                };
            };
            /** @description Something that the request names was not found. */
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
    deleteUserGpgKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the user. */
                id: number;
                /** @description ID of the GPG key. */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    listDeployKeys: {
        parameters: {
            query?: {
                /** @description Whether to list public keys only. */
                public?: boolean;
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeployKeyWithProjects"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
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
    createDeployKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeployKeyCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["DeployKeyCreate"];
            };
        };
        responses: {
            /** @description The new key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeployKeyWithUsageType"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
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
    listProjectDeployKeys: {
        parameters: {
            query?: {
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectDeployKey"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    createProjectDeployKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectDeployKeyCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["ProjectDeployKeyCreate"];
            };
        };
        responses: {
            /** @description The key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectDeployKey"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    listUserProjectDeployKeys: {
        parameters: {
            query?: {
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The user, by ID or by username. */
                id_or_username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeployKey"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    getProjectDeployKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the deploy key. */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectDeployKey"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    updateProjectDeployKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the deploy key. */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ProjectDeployKeyUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["ProjectDeployKeyUpdate"];
            };
        };
        responses: {
            /** @description The changed key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectDeployKey"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    deleteProjectDeployKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the deploy key. */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is removed from the project. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    enableDeployKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the deploy key. */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key, now enabled in the project. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectDeployKey"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    listClusters: {
        parameters: {
            query?: {
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clusters. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cluster"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    createCluster: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClusterCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["ClusterCreate"];
            };
        };
        responses: {
            /** @description The new cluster. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClusterWithProject"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    getCluster: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the cluster. */
                cluster_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cluster. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClusterWithProject"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    updateCluster: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the cluster. */
                cluster_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ClusterUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["ClusterUpdate"];
            };
        };
        responses: {
            /** @description The changed cluster. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClusterWithProject"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    deleteCluster: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the cluster. */
                cluster_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    listSamlIdentities: {
        parameters: {
            query?: {
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identities. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SamlIdentity"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    getSamlIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** @description External UID of the identity. */
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SamlIdentity"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    deleteSamlIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** @description External UID of the identity. */
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identity is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    updateSamlIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** @description External UID of the identity. */
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SamlIdentityUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["SamlIdentityUpdate"];
            };
        };
        responses: {
            /** @description The identity is changed, and untrusted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    listSamlGroupLinks: {
        parameters: {
            query?: {
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SamlGroupLink"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    createSamlGroupLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SamlGroupLinkCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["SamlGroupLinkCreate"];
            };
        };
        responses: {
            /** @description The new link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SamlGroupLink"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    getSamlGroupLink: {
        parameters: {
            query?: {
                /** @description Name of the link's provider. Needed when several links have the same name and different providers; left out, the answer is then 422. */
                provider?: string;
            };
            header?: never;
            path: {
                /** @description The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** @description Name of the SAML group. */
                saml_group_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SamlGroupLink"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Several links have the name, with different providers, and `provider` is left out. The message says that it is required. */
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
    deleteSamlGroupLink: {
        parameters: {
            query?: {
                /** @description Name of the link's provider. Needed when several links have the same name and different providers; left out, the answer is then 422. */
                provider?: string;
            };
            header?: never;
            path: {
                /** @description The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** @description Name of the SAML group. */
                saml_group_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Several links have the name, with different providers, and `provider` is left out. The message says that it is required. */
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
    listGroupInvitations: {
        parameters: {
            query?: {
                /** @description List only invitations to exactly this email address. An empty text lists all. */
                query?: string;
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitations. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    createGroupInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["InvitationCreate"];
            };
        };
        responses: {
            /** @description Who was invited, who was not, and who waits for an approval. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationResult"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    updateGroupInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** @description Email address that the invitation was sent to. */
                email: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["InvitationUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["InvitationUpdate"];
            };
        };
        responses: {
            /** @description The role and the expiry that the invitation has now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationTerms"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    deleteGroupInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** @description Email address that the invitation was sent to. */
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not delete the invitation. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The group was not found, or nobody with that email address is invited to it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The invitation could not be deleted. */
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
    listProjectInvitations: {
        parameters: {
            query?: {
                /** @description List only invitations to exactly this email address. An empty text lists all. */
                query?: string;
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitations. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    createProjectInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["InvitationCreate"];
            };
        };
        responses: {
            /** @description Who was invited, who was not, and who waits for an approval. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationResult"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    updateProjectInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description Email address that the invitation was sent to. */
                email: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["InvitationUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["InvitationUpdate"];
            };
        };
        responses: {
            /** @description The role and the expiry that the invitation has now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationTerms"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    deleteProjectInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description Email address that the invitation was sent to. */
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not delete the invitation. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The project was not found, or nobody with that email address is invited to it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The invitation could not be deleted. */
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
    listRunners: {
        parameters: {
            query?: {
                /**
                 * @deprecated
                 * @description List only runners in this state. Deprecated, and the documentation names no replacement; `status` also takes `online` and `offline`, and there is `paused` for paused runners.
                 */
                scope?: "active" | "paused" | "online" | "offline";
                /** @description List only runners of this kind. */
                type?: components["schemas"]["RunnerType"];
                /** @description List only runners with this status; `offline` includes those that are `stale`. The values `active` and `paused` are deprecated, and the documentation names no replacement; there is the parameter `paused` for paused runners. */
                status?: "online" | "offline" | "stale" | "never_contacted" | "active" | "paused";
                /** @description List only runners that are paused, or, with `false`, only those that are not. */
                paused?: boolean;
                /** @description List only runners with these tags. */
                "tag_list[]"?: string[];
                /** @description List only runners whose version begins with this text. */
                version_prefix?: string;
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The runners. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Runner"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
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
    listAllRunners: {
        parameters: {
            query?: {
                /**
                 * @deprecated
                 * @description List only runners of this kind or in this state. Deprecated, and the documentation names no replacement; `status` also takes `online` and `offline`, and there is `paused` for paused runners.
                 */
                scope?: "specific" | "shared" | "active" | "paused" | "online" | "offline";
                /** @description List only runners of this kind. */
                type?: components["schemas"]["RunnerType"];
                /** @description List only runners with this status; `offline` includes those that are `stale`. The values `active` and `paused` are deprecated, and the documentation names no replacement; there is the parameter `paused` for paused runners. */
                status?: "online" | "offline" | "stale" | "never_contacted" | "active" | "paused";
                /** @description List only runners that are paused, or, with `false`, only those that are not. */
                paused?: boolean;
                /** @description List only runners with these tags. */
                "tag_list[]"?: string[];
                /** @description List only runners whose version begins with this text. */
                version_prefix?: string;
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The runners. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Runner"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
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
    getRunner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the runner. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The runner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunnerDetail"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The runner was not found. */
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
    updateRunner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the runner. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RunnerUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["RunnerUpdate"];
            };
        };
        responses: {
            /** @description The runner as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunnerDetail"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The runner was not found. */
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
    listRunnerJobs: {
        parameters: {
            query?: {
                /** @description List only jobs with this system ID. */
                system_id?: string;
                /** @description List only jobs with this status. */
                status?: components["schemas"]["RunnerJobStatus"];
                /** @description What to order by. */
                order_by?: "id";
                /** @description Direction of the order, ascending or descending. Requires `order_by`. */
                sort?: "asc" | "desc";
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description ID of the runner. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The jobs. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunnerJob"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The runner was not found. */
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
    createRunner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RunnerCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["RunnerCreate"];
            };
        };
        responses: {
            /** @description The new runner. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunnerCreated"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
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
    listProjectRunners: {
        parameters: {
            query?: {
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The runners. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunnerOfProject"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    listGroupRunners: {
        parameters: {
            query?: {
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The runners. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunnerOfGroup"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The group was not found. */
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
    listIssueNotes: {
        parameters: {
            query?: {
                /** @description Which notes to list: all, only the comments of people, or only what the system wrote about changes. */
                activity_filter?: "all_notes" | "only_comments" | "only_activity";
                /** @description What to order by, the time when the notes were created or when they were last changed. */
                order_by?: "created_at" | "updated_at";
                /** @description Direction of the order, ascending or descending. */
                sort?: "asc" | "desc";
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description IID of the issue. */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notes. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    createIssueNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description IID of the issue. */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueNoteCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["IssueNoteCreate"];
            };
        };
        responses: {
            /** @description The new note, or the reaction when the body is nothing else. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"] | components["schemas"]["NoteReaction"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    getIssueNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description IID of the issue. */
                issue_iid: number;
                /** @description ID of the note. */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    updateIssueNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description IID of the issue. */
                issue_iid: number;
                /** @description ID of the note. */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["IssueNoteUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["IssueNoteUpdate"];
            };
        };
        responses: {
            /** @description The changed note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    deleteIssueNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description IID of the issue. */
                issue_iid: number;
                /** @description ID of the note. */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    listSnippetNotes: {
        parameters: {
            query?: {
                /** @description What to order by, the time when the notes were created or when they were last changed. */
                order_by?: "created_at" | "updated_at";
                /** @description Direction of the order, ascending or descending. */
                sort?: "asc" | "desc";
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the snippet. */
                snippet_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notes. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    createSnippetNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the snippet. */
                snippet_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SnippetNoteCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["SnippetNoteCreate"];
            };
        };
        responses: {
            /** @description The new note, or the reaction when the body is nothing else. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"] | components["schemas"]["NoteReaction"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    getSnippetNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the snippet. */
                snippet_id: number;
                /** @description ID of the note. */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    updateSnippetNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the snippet. */
                snippet_id: number;
                /** @description ID of the note. */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SnippetNoteUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["SnippetNoteUpdate"];
            };
        };
        responses: {
            /** @description The changed note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    deleteSnippetNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the snippet. */
                snippet_id: number;
                /** @description ID of the note. */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    listMergeRequestNotes: {
        parameters: {
            query?: {
                /** @description What to order by, the time when the notes were created or when they were last changed. */
                order_by?: "created_at" | "updated_at";
                /** @description Direction of the order, ascending or descending. */
                sort?: "asc" | "desc";
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description IID of the merge request. */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notes. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    createMergeRequestNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description IID of the merge request. */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeRequestNoteCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["MergeRequestNoteCreate"];
            };
        };
        responses: {
            /** @description The new note, or the reaction when the body is nothing else. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"] | components["schemas"]["NoteReaction"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    getMergeRequestNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description IID of the merge request. */
                merge_request_iid: number;
                /** @description ID of the note. */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    updateMergeRequestNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description IID of the merge request. */
                merge_request_iid: number;
                /** @description ID of the note. */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeRequestNoteUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["MergeRequestNoteUpdate"];
            };
        };
        responses: {
            /** @description The changed note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    deleteMergeRequestNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description IID of the merge request. */
                merge_request_iid: number;
                /** @description ID of the note. */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    listEpicNotes: {
        parameters: {
            query?: {
                /** @description What to order by, the time when the notes were created or when they were last changed. */
                order_by?: "created_at" | "updated_at";
                /** @description Direction of the order, ascending or descending. */
                sort?: "asc" | "desc";
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** @description ID of the epic, not its IID. An IID given here finds no epic or a wrong one, whose notes are then answered. */
                epic_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notes. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The group or the epic was not found, which is also what the IID of an epic may lead to when it is given instead of the ID. */
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
    getEpicNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** @description ID of the epic, not its IID. An IID given here finds no epic or a wrong one, whose notes are then answered. */
                epic_id: number;
                /** @description ID of the note. */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The group, the epic or the note was not found, which is also what the IID of an epic may lead to when it is given instead of the ID. */
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
    listIssueDiscussions: {
        parameters: {
            query?: {
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description IID of the issue. */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The discussions. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discussion"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    createIssueDiscussion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description IID of the issue. */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscussionCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["DiscussionCreate"];
            };
        };
        responses: {
            /** @description The new discussion. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discussion"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    getIssueDiscussion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description IID of the issue. */
                issue_iid: number;
                /** @description ID of the discussion. */
                discussion_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The discussion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discussion"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    createIssueDiscussionNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description IID of the issue. */
                issue_iid: number;
                /** @description ID of the discussion. */
                discussion_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscussionNoteCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["DiscussionNoteCreate"];
            };
        };
        responses: {
            /** @description The new note. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscussionNote"];
                };
            };
            /** @description The request does not pass validation, or the discussion is a note of the system. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    updateIssueDiscussionNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description IID of the issue. */
                issue_iid: number;
                /** @description ID of the discussion. */
                discussion_id: string;
                /** @description ID of the note. */
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
            /** @description The changed note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscussionNote"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    deleteIssueDiscussionNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description IID of the issue. */
                issue_iid: number;
                /** @description ID of the discussion. */
                discussion_id: string;
                /** @description ID of the note. */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    listSnippetDiscussions: {
        parameters: {
            query?: {
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the snippet. */
                snippet_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The discussions. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discussion"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    createSnippetDiscussion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the snippet. */
                snippet_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscussionCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["DiscussionCreate"];
            };
        };
        responses: {
            /** @description The new discussion. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discussion"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    getSnippetDiscussion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the snippet. */
                snippet_id: number;
                /** @description ID of the discussion. */
                discussion_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The discussion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discussion"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    createSnippetDiscussionNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the snippet. */
                snippet_id: number;
                /** @description ID of the discussion. */
                discussion_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscussionNoteCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["DiscussionNoteCreate"];
            };
        };
        responses: {
            /** @description The new note. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscussionNote"];
                };
            };
            /** @description The request does not pass validation, or the discussion is a note of the system. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    updateSnippetDiscussionNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the snippet. */
                snippet_id: number;
                /** @description ID of the discussion. */
                discussion_id: string;
                /** @description ID of the note. */
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
            /** @description The changed note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscussionNote"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    deleteSnippetDiscussionNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the snippet. */
                snippet_id: number;
                /** @description ID of the discussion. */
                discussion_id: string;
                /** @description ID of the note. */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    listMergeRequests: {
        parameters: {
            query?: {
                /** @description List only merge requests that all these users have approved, by ID, at most five. `None` means without an approval, `Any` with any approval. */
                "approved_by_ids[]"?: number[] | ("None" | "Any");
                /** @description List only merge requests that all these users have approved, by username, at most five. `None` means without an approval, `Any` with any approval. */
                "approved_by_usernames[]"?: string[] | ("None" | "Any");
                /** @description List only merge requests that have these users as eligible approvers, by ID. `None` means without an eligible approver, `Any` with any. */
                "approver_ids[]"?: number[] | ("None" | "Any");
                /** @description List only merge requests that are assigned to this user, by ID. `None` means assigned to nobody, `Any` to anybody. Excludes `assignee_username[]`. */
                assignee_id?: number | ("None" | "Any");
                /** @description List only merge requests that are assigned to these users, by username. Excludes `assignee_id`. */
                "assignee_username[]"?: string[];
                /** @description List only merge requests of this author, by ID. Excludes `author_username`. */
                author_id?: number;
                /** @description List only merge requests of this author, by username. Excludes `author_id`. */
                author_username?: string;
                /** @description List only merge requests that were created after this time. */
                created_after?: string;
                /** @description List only merge requests that were created before this time. */
                created_before?: string;
                /** @description List only merge requests that were updated after this time. */
                updated_after?: string;
                /** @description List only merge requests that were updated before this time. */
                updated_before?: string;
                /** @description List only merge requests that were merged after this time. */
                merged_after?: string;
                /** @description List only merge requests that were merged before this time. */
                merged_before?: string;
                /** @description List only merge requests that were deployed after this time. */
                deployed_after?: string;
                /** @description List only merge requests that were deployed before this time. */
                deployed_before?: string;
                /** @description List only merge requests that were deployed to this environment. */
                environment?: string;
                /** @description Where to look for `search`, in the title, in the description, or in both, joined by a comma. */
                in?: "title" | "description" | "title,description" | "description,title";
                /** @description List only merge requests with these labels, by name, separated by commas. `None` means without a label, `Any` with any label. */
                labels?: string;
                /** @description List only merge requests that this user merged, by ID. Excludes `merge_user_username`. */
                merge_user_id?: number;
                /** @description List only merge requests that this user merged, by username. Excludes `merge_user_id`. */
                merge_user_username?: string;
                /** @description List only merge requests with this milestone, by title. `None` means without a milestone, `Any` with any milestone. */
                milestone?: string;
                /** @description List only merge requests that the caller has reacted to with this emoji, by name. `None` means without a reaction, `Any` with any reaction. */
                my_reaction_emoji?: string;
                /** @description Whether to leave out the merge requests of archived projects. */
                non_archived?: boolean;
                /** @description Leave out the merge requests to which these filters apply: `not[labels]=bug` lists those without the label `bug`. The filters mean what the parameters of the same names mean, as far as that is stated; `assignee_username` is the counterpart of `assignee_username[]`. */
                not?: {
                    /** @description Leave out merge requests with these labels, by name, separated by commas. */
                    labels?: string;
                    /** @description Leave out merge requests with this milestone, by title. */
                    milestone?: string;
                    /**
                     * Format: int64
                     * @description Leave out merge requests of this author, by ID.
                     */
                    author_id?: number;
                    /** @description Leave out merge requests of this author, by username. */
                    author_username?: string;
                    /**
                     * Format: int64
                     * @description Leave out merge requests that are assigned to this user, by ID.
                     */
                    assignee_id?: number;
                    /** @description Leave out merge requests that are assigned to this user, by username. */
                    assignee_username?: string;
                    /**
                     * Format: int64
                     * @description Leave out merge requests that this user reviews, by ID.
                     */
                    reviewer_id?: number;
                    /** @description Leave out merge requests that this user reviews, by username. */
                    reviewer_username?: string;
                    /** @description Leave out merge requests that the caller has reacted to with this emoji, by name. */
                    my_reaction_emoji?: string;
                };
                /** @description What to order by. */
                order_by?: "created_at" | "updated_at" | "merged_at" | "label_priority" | "priority" | "milestone_due" | "popularity" | "title";
                /** @description List only merge requests that this user reviews, by ID. `None` means without a reviewer, `Any` with any reviewer. Excludes `reviewer_username`. */
                reviewer_id?: number | ("None" | "Any");
                /** @description List only merge requests that this user reviews, by username. `None` means without a reviewer, `Any` with any reviewer. Excludes `reviewer_id`. */
                reviewer_username?: string;
                /** @description List the merge requests that the caller has opened, is assigned to or reviews, or all of them. */
                scope?: "created_by_me" | "assigned_to_me" | "reviews_for_me" | "all";
                /** @description List only merge requests with this text in the title or the description; `in` says in which of them. */
                search?: string;
                /** @description Direction of the order, ascending or descending. */
                sort?: "asc" | "desc";
                /** @description List only merge requests from this branch. */
                source_branch?: string;
                /** @description List only merge requests to this branch. */
                target_branch?: string;
                /** @description List only merge requests in this state. `locked` is a state of short duration, so that looking for it generally finds nothing. */
                state?: "all" | "opened" | "closed" | "locked" | "merged";
                /** @description Give `simple` to get each merge request in a reduced form. */
                view?: "simple";
                /** @description Whether to list only drafts, or only what is no draft. Excludes `wip`. */
                draft?: boolean;
                /**
                 * @deprecated
                 * @description `yes` lists only drafts, `no` only what is no draft. Excludes `draft`. Deprecated; `draft` is taken to replace it, as the documentation names no replacement.
                 */
                wip?: "yes" | "no";
                /** @description Whether `labels` holds objects rather than names. */
                with_labels_details?: boolean;
                /** @description Whether to ask for `merge_status` to be calculated again, which happens later and not before the answer. Without effect for callers below Developer while the flag `restrict_merge_status_recheck` is on. */
                with_merge_status_recheck?: boolean;
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The merge requests, in a reduced form with `view=simple`. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["MergeRequest"] | components["schemas"]["MergeRequestSimple"])[];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request asks for what is not public, and has no token. */
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
    listGroupMergeRequests: {
        parameters: {
            query?: {
                /** @description List only merge requests that all these users have approved, by ID, at most five. `None` means without an approval, `Any` with any approval. */
                "approved_by_ids[]"?: number[] | ("None" | "Any");
                /** @description List only merge requests that all these users have approved, by username, at most five. `None` means without an approval, `Any` with any approval. */
                "approved_by_usernames[]"?: string[] | ("None" | "Any");
                /** @description List only merge requests that have these users as eligible approvers, by ID. `None` means without an eligible approver, `Any` with any. */
                "approver_ids[]"?: number[] | ("None" | "Any");
                /** @description List only merge requests that are assigned to this user, by ID. `None` means assigned to nobody, `Any` to anybody. Excludes `assignee_username[]`. */
                assignee_id?: number | ("None" | "Any");
                /** @description List only merge requests that are assigned to these users, by username. Excludes `assignee_id`. */
                "assignee_username[]"?: string[];
                /** @description List only merge requests of this author, by ID. Excludes `author_username`. */
                author_id?: number;
                /** @description List only merge requests of this author, by username. Excludes `author_id`. */
                author_username?: string;
                /** @description List only merge requests that were created after this time. */
                created_after?: string;
                /** @description List only merge requests that were created before this time. */
                created_before?: string;
                /** @description List only merge requests that were updated after this time. */
                updated_after?: string;
                /** @description List only merge requests that were updated before this time. */
                updated_before?: string;
                /** @description List only merge requests that were merged after this time. */
                merged_after?: string;
                /** @description List only merge requests that were merged before this time. */
                merged_before?: string;
                /** @description List only merge requests that were deployed after this time. */
                deployed_after?: string;
                /** @description List only merge requests that were deployed before this time. */
                deployed_before?: string;
                /** @description List only merge requests that were deployed to this environment. */
                environment?: string;
                /** @description Where to look for `search`, in the title, in the description, or in both, joined by a comma. */
                in?: "title" | "description" | "title,description" | "description,title";
                /** @description List only merge requests with these labels, by name, separated by commas. `None` means without a label, `Any` with any label. */
                labels?: string;
                /** @description List only merge requests that this user merged, by ID. Excludes `merge_user_username`. */
                merge_user_id?: number;
                /** @description List only merge requests that this user merged, by username. Excludes `merge_user_id`. */
                merge_user_username?: string;
                /** @description List only merge requests with this milestone, by title. `None` means without a milestone, `Any` with any milestone. */
                milestone?: string;
                /** @description List only merge requests that the caller has reacted to with this emoji, by name. `None` means without a reaction, `Any` with any reaction. */
                my_reaction_emoji?: string;
                /** @description Whether to leave out the merge requests of archived projects. */
                non_archived?: boolean;
                /** @description Leave out the merge requests to which these filters apply: `not[labels]=bug` lists those without the label `bug`. The filters mean what the parameters of the same names mean, as far as that is stated; `assignee_username` is the counterpart of `assignee_username[]`. */
                not?: {
                    /** @description Leave out merge requests with these labels, by name, separated by commas. */
                    labels?: string;
                    /** @description Leave out merge requests with this milestone, by title. */
                    milestone?: string;
                    /**
                     * Format: int64
                     * @description Leave out merge requests of this author, by ID.
                     */
                    author_id?: number;
                    /** @description Leave out merge requests of this author, by username. */
                    author_username?: string;
                    /**
                     * Format: int64
                     * @description Leave out merge requests that are assigned to this user, by ID.
                     */
                    assignee_id?: number;
                    /** @description Leave out merge requests that are assigned to this user, by username. */
                    assignee_username?: string;
                    /**
                     * Format: int64
                     * @description Leave out merge requests that this user reviews, by ID.
                     */
                    reviewer_id?: number;
                    /** @description Leave out merge requests that this user reviews, by username. */
                    reviewer_username?: string;
                    /** @description Leave out merge requests that the caller has reacted to with this emoji, by name. */
                    my_reaction_emoji?: string;
                };
                /** @description What to order by. */
                order_by?: "created_at" | "updated_at" | "merged_at" | "label_priority" | "priority" | "milestone_due" | "popularity" | "title";
                /** @description List only merge requests that this user reviews, by ID. `None` means without a reviewer, `Any` with any reviewer. Excludes `reviewer_username`. */
                reviewer_id?: number | ("None" | "Any");
                /** @description List only merge requests that this user reviews, by username. `None` means without a reviewer, `Any` with any reviewer. Excludes `reviewer_id`. */
                reviewer_username?: string;
                /** @description List the merge requests that the caller has opened, is assigned to or reviews, or all of them. */
                scope?: "created_by_me" | "assigned_to_me" | "reviews_for_me" | "all";
                /** @description List only merge requests with this text in the title or the description; `in` says in which of them. */
                search?: string;
                /** @description Direction of the order, ascending or descending. */
                sort?: "asc" | "desc";
                /** @description List only merge requests from this branch. */
                source_branch?: string;
                /** @description List only merge requests to this branch. */
                target_branch?: string;
                /** @description List only merge requests from this project, by ID. */
                source_project_id?: number;
                /** @description List only merge requests in this state. `locked` is a state of short duration, so that looking for it generally finds nothing. */
                state?: "all" | "opened" | "closed" | "locked" | "merged";
                /** @description Give `simple` to get each merge request in a reduced form. */
                view?: "simple";
                /** @description Whether to list only drafts, or only what is no draft. Excludes `wip`. */
                draft?: boolean;
                /**
                 * @deprecated
                 * @description `yes` lists only drafts, `no` only what is no draft. Excludes `draft`. Deprecated; `draft` is taken to replace it, as the documentation names no replacement.
                 */
                wip?: "yes" | "no";
                /** @description Whether `labels` holds objects rather than names. */
                with_labels_details?: boolean;
                /** @description Whether to ask for `merge_status` to be calculated again, which happens later and not before the answer. Without effect for callers below Developer while the flag `restrict_merge_status_recheck` is on. */
                with_merge_status_recheck?: boolean;
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The merge requests, in a reduced form with `view=simple`. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["GroupMergeRequest"] | components["schemas"]["MergeRequestSimple"])[];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request asks for what is not public, and has no token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The group was not found. */
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
    listMergeRequestBlocks: {
        parameters: {
            query?: {
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description IID of the merge request. */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blocks. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeRequestBlock"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    createMergeRequestBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description IID of the merge request. */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeRequestBlockCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["MergeRequestBlockCreate"];
            };
        };
        responses: {
            /** @description The new block. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeRequestBlock"];
                };
            };
            /** @description The request does not pass validation, or the block could not be saved. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not read the blocking merge request. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The project, the merge request or the blocking merge request was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The block exists already. */
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
    deleteMergeRequestBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description IID of the merge request. */
                merge_request_iid: number;
                /** @description ID of the block. */
                block_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The block is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not update the merge request, or not read the blocking one. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    listMergeRequestBlockees: {
        parameters: {
            query?: {
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description IID of the merge request. */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blocks. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeRequestBlock"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    listMilestones: {
        parameters: {
            query?: {
                /** @description List only milestones with these IIDs. Ignored when `include_ancestors` is true. */
                "iids[]"?: number[];
                /** @description List only milestones in this state. */
                state?: "active" | "closed";
                /** @description List only milestones with this title. */
                title?: string;
                /** @description List only milestones with this text in the title or the description. */
                search?: string;
                /**
                 * @deprecated
                 * @description Whether parent milestones are included. Deprecated; `include_ancestors` is taken to replace it, as the documentation names no replacement.
                 */
                include_parent_milestones?: boolean;
                /** @description Whether the milestones of ancestors are included. */
                include_ancestors?: boolean;
                /** @description List only milestones that were updated before this time. */
                updated_before?: string;
                /** @description List only milestones that were updated after this time. */
                updated_after?: string;
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The milestones. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    createMilestone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MilestoneCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["MilestoneCreate"];
            };
        };
        responses: {
            /** @description The new milestone. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MilestoneDetail"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    getMilestone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the milestone. */
                milestone_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The milestone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MilestoneDetail"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    updateMilestone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the milestone. */
                milestone_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MilestoneUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["MilestoneUpdate"];
            };
        };
        responses: {
            /** @description The milestone as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MilestoneDetail"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    deleteMilestone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the milestone. */
                milestone_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The milestone is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    listMilestoneIssues: {
        parameters: {
            query?: {
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the milestone. */
                milestone_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The issues. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MilestoneIssue"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    listMilestoneMergeRequests: {
        parameters: {
            query?: {
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the milestone. */
                milestone_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The merge requests. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MilestoneMergeRequest"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    promoteMilestone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the milestone. */
                milestone_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The milestone is one of the group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MilestonePromotion"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    getMilestoneBurndownEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the milestone. */
                milestone_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MilestoneBurndownEvents"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    listProtectedEnvironments: {
        parameters: {
            query?: {
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The protected environments. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectedEnvironment"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CI/CD is switched off for the project, or the caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    createProtectedEnvironment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProtectedEnvironmentCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["ProtectedEnvironmentCreate"];
            };
        };
        responses: {
            /** @description The environment, which is now protected. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectedEnvironment"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CI/CD is switched off for the project, or the caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    getProtectedEnvironment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description Name of the environment; a `/` in it is written `%2F`. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The protected environment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectedEnvironment"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CI/CD is switched off for the project, or the caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    updateProtectedEnvironment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description Name of the environment; a `/` in it is written `%2F`. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ProtectedEnvironmentUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["ProtectedEnvironmentUpdate"];
            };
        };
        responses: {
            /** @description The changed environment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectedEnvironment"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CI/CD is switched off for the project, or the caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    deleteProtectedEnvironment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description Name of the environment; a `/` in it is written `%2F`. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The environment is no longer protected. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CI/CD is switched off for the project, or the caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    createProjectDependencyListExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the project. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectDependencyListExportCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["ProjectDependencyListExportCreate"];
            };
        };
        responses: {
            /** @description The export, which is still being generated. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DependencyListExport"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission `read_dependency`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    createGroupDependencyListExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the group. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupDependencyListExportCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["GroupDependencyListExportCreate"];
            };
        };
        responses: {
            /** @description The export, which is still being generated. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DependencyListExport"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission `read_dependency`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    createPipelineDependencyListExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the pipeline. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PipelineDependencyListExportCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["PipelineDependencyListExportCreate"];
            };
        };
        responses: {
            /** @description The export, which is still being generated. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DependencyListExport"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission `read_dependency`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    getDependencyListExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the export. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export is ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DependencyListExport"];
                };
            };
            /** @description The export is still being generated. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DependencyListExport"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission `read_dependency`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    downloadDependencyListExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the export. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DependencyListSbom"] | components["schemas"]["DependencyListDocument"] | components["schemas"]["DependencyListComponent"][];
                    "*/*": Blob;
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission `read_dependency`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The export is not finished, or it was not found. */
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
    listRemoteMirrors: {
        parameters: {
            query?: {
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The remote mirrors. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoteMirror"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    createRemoteMirror: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoteMirrorCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["RemoteMirrorCreate"];
            };
        };
        responses: {
            /** @description The new remote mirror. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoteMirror"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    getRemoteMirror: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the remote mirror. */
                mirror_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The remote mirror. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoteMirror"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    updateRemoteMirror: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the remote mirror. */
                mirror_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RemoteMirrorUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["RemoteMirrorUpdate"];
            };
        };
        responses: {
            /** @description The changed remote mirror. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoteMirror"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    deleteRemoteMirror: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the remote mirror. */
                mirror_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The remote mirror is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    getRemoteMirrorPublicKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the remote mirror. */
                mirror_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoteMirrorPublicKey"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    syncRemoteMirror: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the remote mirror. */
                mirror_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The update was asked for. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    getPages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagesSettings"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    deletePages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The site is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    updatePages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PagesUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["PagesUpdate"];
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagesSettings"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    getErrorTrackingSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTrackingSettings"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    configureIntegratedErrorTracking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErrorTrackingConfiguration"];
                "application/x-www-form-urlencoded": components["schemas"]["ErrorTrackingConfiguration"];
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTrackingSettings"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    updateErrorTrackingSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErrorTrackingSettingsUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["ErrorTrackingSettingsUpdate"];
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTrackingSettings"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    listErrorTrackingClientKeys: {
        parameters: {
            query?: {
                /** @description Number of the page, counted from 1. */
                page?: number;
                /** @description Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client keys. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "x-page": components["headers"]["XPage"];
                    "x-per-page": components["headers"]["XPerPage"];
                    "x-next-page": components["headers"]["XNextPage"];
                    "x-prev-page": components["headers"]["XPrevPage"];
                    "x-total": components["headers"]["XTotal"];
                    "x-total-pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTrackingClientKey"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    createErrorTrackingClientKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new client key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTrackingClientKey"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    deleteErrorTrackingClientKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** @description ID of the client key. */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client key is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that the request names was not found. */
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
    scheduleProjectStorageMoves: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StorageMovesSchedule"];
            };
        };
        responses: {
            /** @description The moves are scheduled. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorageMove"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
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
    scheduleSnippetStorageMoves: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StorageMovesSchedule"];
            };
        };
        responses: {
            /** @description The moves are scheduled. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorageMove"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
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
    scheduleGroupStorageMoves: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StorageMovesSchedule"];
            };
        };
        responses: {
            /** @description The moves are scheduled. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorageMove"];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller lacks the permission. */
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
    createAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Alerts in the format of the HTTP endpoint or of metrics alerts. The schema cannot tell the two apart, since the first is open and requires nothing: a payload in the second, even a faulty one, fits the first as well. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertPayload"] | components["schemas"]["MetricsAlertPayload"];
            };
        };
        responses: {
            /** @description An item for each alert that was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"][];
                };
            };
            /** @description The request does not pass validation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request needs authentication and has none. */
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
}

// Generated from openapi/ by `npm run build`. Changes here are lost.

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
         *
         * The files and directories of a directory, or of everything below it. Keyset pagination is available with and without authentication; it is chosen with `pagination=keyset` alone.
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
         *
         * The size and the Base64-encoded content of a file, by the SHA of its blob.
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
         *
         * The bytes of a file, by the SHA of its blob.
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
         *
         * The content of up to 20 files in one request (beta). The response leaves out a file that does not exist at its ref. Content is cut after the first 1 MB of a file: `truncated` is then true and `size` is the full size.
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
         *
         * The files of a repository as a `tar.gz` archive. `getArchiveInFormat` gives other formats.
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
         *
         * The files of a repository as an archive in the format that the path ends in.
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
         *
         * The commits and the file differences between two points of the history. The list of commits is always complete. A comparison that takes too long or is too large has `compare_timeout` set; its `diffs` may then be incomplete.
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
         *
         * The authors of commits on a branch or tag, with the amount of their contributions. Ordered by commit date by default.
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
         *
         * The commits of a branch, a tag or a range, newest first unless `order` says otherwise. The total number of commits is never given.
         */
        get: operations["listCommits"];
        put?: never;
        /**
         * Create a commit
         *
         * Create, change, move and delete files in one commit, on a branch or on a new one. A form body writes the actions as `actions[][action]`, `actions[][file_path]` and so on.
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
         *
         * A commit with its statistics, its status and its last pipeline.
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
         *
         * The branches and tags that a commit has been pushed to.
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
         *
         * The number of commits from the first one up to this one, as a count of the revisions gives it.
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
         *
         * The tags of a repository, the last updated first by default.
         */
        get: operations["listTags"];
        put?: never;
        /**
         * Create a tag
         *
         * Create a tag that points at a commit. With a `message` the tag is annotated, without one it is lightweight; the kind of tag decides what its `message`, `target` and `created_at` hold.
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
         *
         * A tag with its commit and its release.
         */
        get: operations["getTag"];
        put?: never;
        post?: never;
        /**
         * Delete a tag
         *
         * Delete a tag of a repository.
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
         *
         * The signature of a tag and its certificate.
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
         *
         * The SSH keys of the caller.
         */
        get: operations["listSshKeys"];
        put?: never;
        /**
         * Create an SSH key
         *
         * Add an SSH key to the account of the caller.
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
         *
         * An SSH key of the caller.
         */
        get: operations["getSshKey"];
        put?: never;
        post?: never;
        /**
         * Delete one of your SSH keys
         *
         * Delete an SSH key of the caller.
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
         *
         * The SSH keys of a user, who is given by ID or by username. Anybody may read them, without a token.
         */
        get: operations["listUserSshKeys"];
        put?: never;
        /**
         * Create an SSH key for a user
         *
         * Add an SSH key to the account of a user. This is recorded as an audit event.
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
         *
         * An SSH key of a user, who is given by ID or by username. Anybody may read it, without a token.
         */
        get: operations["getUserSshKey"];
        put?: never;
        post?: never;
        /**
         * Delete an SSH key of a user
         *
         * Delete an SSH key from the account of a user.
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
         *
         * The GPG keys of the caller.
         */
        get: operations["listGpgKeys"];
        put?: never;
        /**
         * Create a GPG key
         *
         * Add a GPG key to the account of the caller. Its armored block is to be form-encoded.
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
         *
         * A GPG key of the caller.
         */
        get: operations["getGpgKey"];
        put?: never;
        post?: never;
        /**
         * Delete one of your GPG keys
         *
         * Delete a GPG key of the caller.
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
         *
         * The GPG keys of a user. Anybody may read them, without a token.
         */
        get: operations["listUserGpgKeys"];
        put?: never;
        /**
         * Create a GPG key for a user
         *
         * Add a GPG key to the account of a user.
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
         *
         * A GPG key of a user. Anybody may read it, without a token.
         */
        get: operations["getUserGpgKey"];
        put?: never;
        post?: never;
        /**
         * Delete a GPG key of a user
         *
         * Delete a GPG key from the account of a user.
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
         *
         * All deploy keys of the instance, each with the projects that it gives access to.
         */
        get: operations["listDeployKeys"];
        put?: never;
        /**
         * Create a deploy key
         *
         * Create a deploy key on the level of the instance.
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
         *
         * The deploy keys of a project, each with whether it may push.
         */
        get: operations["listProjectDeployKeys"];
        put?: never;
        /**
         * Create a deploy key for a project
         *
         * Add a deploy key to a project. A key of another project is shared with this one, provided that the caller has access to it there too. To add a key to several projects, repeat the call for each of them.
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
         *
         * The deploy keys that are enabled in the projects that the caller and the user have in common, each without `can_push`.
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
         *
         * A deploy key of a project.
         */
        get: operations["getProjectDeployKey"];
        /**
         * Update a deploy key of a project
         *
         * Change the title of a deploy key, or whether it may push to the project.
         */
        put: operations["updateProjectDeployKey"];
        post?: never;
        /**
         * Delete a deploy key from a project
         *
         * Remove a deploy key from a project. A key that no other project uses is deleted from the system; a key that others use is only detached from this one.
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
         *
         * Let a deploy key that exists already be used in a project.
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
         *
         * The certificate-based connections of a project to clusters, each without its `project`. Deprecated since release 14.5; the documents name no replacement.
         *
         * @deprecated
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
         *
         * Connect a project to a cluster that exists already; the connection is certificate-based. Deprecated since release 14.5; the documents name no replacement.
         *
         * @deprecated
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
         *
         * A cluster that a project is connected to. Deprecated since release 14.5; the documents name no replacement.
         *
         * @deprecated
         */
        get: operations["getCluster"];
        /**
         * Update a cluster
         *
         * Change the settings of a cluster that a project is connected to. Deprecated since release 14.5; the documents name no replacement.
         *
         * @deprecated
         */
        put: operations["updateCluster"];
        post?: never;
        /**
         * Delete the connection to a cluster
         *
         * Disconnect a project from a cluster. The contents of the cluster stay there. Deprecated since release 14.5; the documents name no replacement.
         *
         * @deprecated
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
         *
         * The SAML identities of the members of a group.
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
         *
         * The identity that has an external UID. On a self-managed instance, the Users API does this.
         */
        get: operations["getSamlIdentity"];
        put?: never;
        post?: never;
        /**
         * Delete a SAML identity of a group
         *
         * Remove the identity that has an external UID. On a self-managed instance, the Users API does this.
         */
        delete: operations["deleteSamlIdentity"];
        options?: never;
        head?: never;
        /**
         * Update a SAML identity of a group
         *
         * Change the external UID of an identity. The identity becomes untrusted, and an email goes to its user. The user cannot sign in with SAML until the identity is trusted again. For that, they sign in with their credentials of the service and link the identity anew in the SAML flow of the group. On a self-managed instance, the Users API does this.
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
         *
         * The SAML groups whose members get a role in a group.
         */
        get: operations["listSamlGroupLinks"];
        put?: never;
        /**
         * Create a SAML group link
         *
         * Give the members of a SAML group a role in a group.
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
         *
         * The link of a SAML group, chosen by its provider where the name alone is ambiguous.
         */
        get: operations["getSamlGroupLink"];
        put?: never;
        post?: never;
        /**
         * Delete a SAML group link
         *
         * Remove the link of a SAML group, chosen by its provider where the name alone is ambiguous.
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
         *
         * Invitations to be a direct member of a group; others are not listed.
         */
        get: operations["listGroupInvitations"];
        put?: never;
        /**
         * Create invitations to a group
         *
         * Invite people to a group, by email address or as users. If some could not be invited, the response lists them and its `status` is `error`. A self-managed instance may allow no new accounts or no invitations: then an administrator has to add the user. It may also require approval for role promotions: then an administrator has to approve.
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
         *
         * Change the role or the expiry of a pending invitation, which stays pending. On a self-managed instance where role promotions need an approval, an administrator has to approve the change.
         */
        put: operations["updateGroupInvitation"];
        post?: never;
        /**
         * Delete an invitation to a group
         *
         * Withdraw a pending invitation.
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
         *
         * Invitations to be a direct member of a project; others are not listed. The membership lock of the project's group must be off.
         */
        get: operations["listProjectInvitations"];
        put?: never;
        /**
         * Create invitations to a project
         *
         * Invite people to a project, by email address or as users. If some could not be invited, the response lists them and its `status` is `error`. The membership lock of the project's group must be off. A self-managed instance may allow no new accounts or no invitations: then an administrator has to add the user. It may also require approval for role promotions: then an administrator has to approve.
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
         *
         * Change the role or the expiry of a pending invitation, which stays pending. The membership lock of the project's group must be off. On a self-managed instance where role promotions need an approval, an administrator has to approve the change.
         */
        put: operations["updateProjectInvitation"];
        post?: never;
        /**
         * Delete an invitation to a project
         *
         * Withdraw a pending invitation. The membership lock of the project's group must be off.
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
         *
         * The runners that are available to the caller. Any user may ask for them. Runners of a group need the role of an owner of the group. Runners of a project need the role of a security manager, a maintainer or an owner of the project.
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
         *
         * All runners of the instance, of every kind. Administrators and auditors may list them.
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
         *
         * A runner with its details. Every signed-in user may see those of an instance runner. A group runner needs the role of a maintainer or an owner in its namespace. A project runner needs the role of a security manager, a maintainer or an owner of its project. A custom role with the permission `admin_runners` is enough as well. So is a token with the scope `manage_runners` whose owner has a suitable role.
         */
        get: operations["getRunner"];
        /**
         * Update a runner
         *
         * Change the settings of a runner. With `paused=true` it ignores new jobs, until it is updated with `paused=false`. An instance runner needs an administrator, and a group runner an owner of its group. A project runner needs a maintainer or an owner of its project. A custom role with the permission `admin_runners` or a token with the scope `manage_runners` is enough as well.
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
         *
         * The jobs of a runner. The caller needs the role of a reporter, a developer, a maintainer or an owner in the projects of the jobs.
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
         *
         * Create an instance, group or project runner. The response has the authentication token that the runner keeps in its configuration. Other ways to get such a token are a token reset and, for older set-ups, a registration with a registration token.
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
         *
         * The runners of a project, in pages.
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
         *
         * The runners of a group, in pages.
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
         *
         * The comments on an issue and the system's records of its changes, the newest first by default. Changes of labels, state, milestone, weight and iteration are also recorded as resource events, which are not notes.
         */
        get: operations["listIssueNotes"];
        put?: never;
        /**
         * Create a note on an issue
         *
         * Comment on an issue. A body that is only an emoji reaction creates a reaction instead of a note. The operator can limit how many notes are created per minute.
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
         *
         * A note on an issue.
         */
        get: operations["getIssueNote"];
        /**
         * Update a note on an issue
         *
         * Change a note on an issue.
         */
        put: operations["updateIssueNote"];
        post?: never;
        /**
         * Delete a note on an issue
         *
         * Remove a note from an issue.
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
         *
         * The comments on a snippet of a project, the newest first by default. Personal snippets are not covered.
         */
        get: operations["listSnippetNotes"];
        put?: never;
        /**
         * Create a note on a snippet
         *
         * Comment on a snippet of a project. A body that is only an emoji reaction creates a reaction instead of a note. The operator can limit how many notes are created per minute.
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
         *
         * A note on a snippet of a project. Personal snippets are not covered.
         */
        get: operations["getSnippetNote"];
        /**
         * Update a note on a snippet
         *
         * Change the content of a note on a snippet.
         */
        put: operations["updateSnippetNote"];
        post?: never;
        /**
         * Delete a note on a snippet
         *
         * Remove a note from a snippet.
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
         *
         * The comments on a merge request and the system's records of its changes, the newest first by default. Changes of labels, state, milestone, weight and iteration are also recorded as resource events, which are not notes.
         */
        get: operations["listMergeRequestNotes"];
        put?: never;
        /**
         * Create a note on a merge request
         *
         * Comment on a merge request as a whole; the note does not belong to a line of the diff. A body that is only an emoji reaction creates a reaction instead of a note. The operator can limit how many notes are created per minute.
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
         *
         * A note on a merge request.
         */
        get: operations["getMergeRequestNote"];
        /**
         * Update a note on a merge request
         *
         * Change the content of a note on a merge request.
         */
        put: operations["updateMergeRequestNote"];
        post?: never;
        /**
         * Delete a note on a merge request
         *
         * Remove a note from a merge request.
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
         *
         * The comments on an epic, the newest first by default. Deprecated: the work items API replaces the epics API, which is planned to go with version 5.
         *
         * @deprecated
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
         *
         * A note on an epic. Deprecated: the work items API replaces the epics API, which is planned to go with version 5.
         *
         * @deprecated
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
         *
         * The discussions on an issue, each with its notes. A comment without replies is a discussion as well. Notes about labels are managed as resource label events, which are not described here.
         */
        get: operations["listIssueDiscussions"];
        put?: never;
        /**
         * Create a discussion on an issue
         *
         * Start a thread on an issue with its first note. The operator can limit how many notes are created per minute.
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
         *
         * A discussion on an issue with all its notes.
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
         *
         * Reply in a discussion on an issue. A reply to a single comment turns it into a thread. Nothing can be added to a note of the system. The operator can limit how many notes are created per minute.
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
    "/projects/{id}/snippets/{snippet_id}/discussions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the discussions on a snippet
         *
         * The discussions on a snippet of a project, each with its notes. A comment without replies is a discussion as well. The `noteable_type` of the notes is `Snippet`.
         */
        get: operations["listSnippetDiscussions"];
        put?: never;
        /**
         * Create a discussion on a snippet
         *
         * Start a thread on a snippet of a project with its first note, whose `noteable_type` is `Snippet`. The operator can limit how many notes are created per minute.
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
         *
         * A discussion on a snippet of a project with all its notes, whose `noteable_type` is `Snippet`.
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
         *
         * Reply in a discussion on a snippet of a project. The `noteable_type` of the new note is `Snippet`. A reply to a single comment turns it into a thread. Nothing can be added to a note of the system. The operator can limit how many notes are created per minute.
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
         *
         * Change the content of a note in a discussion on a snippet of a project. The `noteable_type` of the note is `Snippet`.
         */
        put: operations["updateSnippetDiscussionNote"];
        post?: never;
        /**
         * Delete a note in a discussion on a snippet
         *
         * Remove a note from a discussion on a snippet of a project. The `noteable_type` of the note is `Snippet`.
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
         *
         * The merge requests that the caller can access. `scope` selects among them, by default those that the caller has opened. Authentication is needed for everything private.
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
         *
         * The merge requests of the projects in a group. `non_archived` decides on those of archived projects, which are left out by default. Authentication is needed for everything private.
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
         *
         * The blocks that keep a merge request waiting, each with the merge request that it waits for.
         */
        get: operations["listMergeRequestBlocks"];
        put?: never;
        /**
         * Create a block on a merge request
         *
         * Let the merge request of the path wait for another one, of the same project or of another. The caller must be able to read the other one.
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
         *
         * Let a merge request no longer wait for another one.
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
         *
         * The blocks with which a merge request keeps others waiting.
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
         *
         * The milestones of a project, and those of its ancestors on request.
         */
        get: operations["listMilestones"];
        put?: never;
        /**
         * Create a milestone
         *
         * Create a milestone of a project.
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
         *
         * A milestone of a project.
         */
        get: operations["getMilestone"];
        /**
         * Update a milestone
         *
         * Change a milestone of a project, close it or reopen it.
         */
        put: operations["updateMilestone"];
        post?: never;
        /**
         * Delete a milestone
         *
         * Delete a milestone of a project.
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
         *
         * The issues that the milestone is assigned to.
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
         *
         * The merge requests that the milestone is assigned to.
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
         *
         * Turn a milestone of a project into a milestone of the project's group. The role in the group counts.
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
         *
         * The data of a burndown chart of a milestone.
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
         *
         * The environments of a project that are protected, with who may deploy to each and who has to approve.
         */
        get: operations["listProtectedEnvironments"];
        put?: never;
        /**
         * Create a protected environment
         *
         * Protect an environment, naming who may deploy to it and, if wanted, who has to approve.
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
         *
         * A protected environment, with who may deploy to it and who has to approve.
         */
        get: operations["getProtectedEnvironment"];
        /**
         * Update a protected environment
         *
         * Add, change and remove deploy access levels and approval rules of a protected environment. An element with an `id` changes the existing one, or removes it with `_destroy`. An element without an `id` is added.
         */
        put: operations["updateProtectedEnvironment"];
        post?: never;
        /**
         * Delete the protection of an environment
         *
         * Unprotect an environment.
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
         *
         * Start an export of the dependencies of a project. The export runs in the background: retrieve it until it is ready, and then download the file. With `send_email`, the requester gets an email when the export is complete.
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
         *
         * Start an export of the dependencies of a group. The export runs in the background: retrieve it until it is ready, and then download the file. With `send_email`, the requester gets an email when the export is complete.
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
         *
         * Start an export of the dependencies of a pipeline. The export runs in the background: retrieve it until it is ready, and then download the file. With `send_email`, the requester gets an email when the export is complete.
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
         *
         * The progress of an export. The status shows it: 202 while the export is being generated, 200 when it is ready to be downloaded. Only the creator of the export can read it.
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
         *
         * The file of an export, once it is ready. Its contents depend on the `export_type` of the export. Only the creator of the export can read it.
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
         *
         * The places that the repository of a project is pushed to, and how the last update of each went.
         */
        get: operations["listRemoteMirrors"];
        put?: never;
        /**
         * Create a remote mirror
         *
         * Set up a place to push the repository to. The service pushes only when the mirror is enabled. A project can have ten enabled mirrors at most.
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
         *
         * A remote mirror, and how its last update went.
         */
        get: operations["getRemoteMirror"];
        /**
         * Update a remote mirror
         *
         * Change the settings of a remote mirror, or enable or disable it. A project can have ten enabled mirrors at most.
         */
        put: operations["updateRemoteMirror"];
        post?: never;
        /**
         * Delete a remote mirror
         *
         * Delete a remote mirror of a project.
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
         *
         * The public key of a remote mirror that authenticates with an SSH key.
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
         *
         * Force an update of a remote mirror.
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
         *
         * The settings of a project's static site and its deployments. Static-site publishing must be enabled.
         */
        get: operations["getPages"];
        put?: never;
        post?: never;
        /**
         * Delete a static site
         *
         * Unpublish a project's static site and remove it. Static-site publishing must be enabled.
         */
        delete: operations["deletePages"];
        options?: never;
        head?: never;
        /**
         * Update the settings of a static site
         *
         * Change the settings of a project's static site. Static-site publishing must be enabled.
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
         *
         * The error tracking settings of a project.
         */
        get: operations["getErrorTrackingSettings"];
        /**
         * Configure integrated error tracking
         *
         * Set both error tracking settings of a project. Only for integrated error tracking.
         */
        put: operations["configureIntegratedErrorTracking"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the error tracking settings
         *
         * Change the error tracking settings of a project.
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
         *
         * The client keys of a project's error tracking.
         */
        get: operations["listErrorTrackingClientKeys"];
        put?: never;
        /**
         * Create an error tracking client key
         *
         * Create a client key for a project. The platform generates its `public_key`.
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
         *
         * Delete a client key of a project.
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
         *
         * Move every project repository on one storage to another. Once its move is scheduled, a repository can be read but not written to until the move ends. A move usually fails for a temporary reason; schedule it again. The list of projects with its filter `repository_storage` shows the projects that remain on the storage. It is not part of this contract.
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
         *
         * Move every snippet repository on one storage to another. Once its move is scheduled, a repository can be read but not written to until the move ends. A move usually fails for a temporary reason; schedule it again.
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
         *
         * Move every group repository on one storage to another. Once its move is scheduled, a repository can be read but not written to until the move ends. A move usually fails for a temporary reason; schedule it again.
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
         *
         * Send alerts to an alert integration of a project. A Maintainer sets an integration up. Each integration has its own address and authorization key; send the request to that address. An alert that differs from an unresolved one in its start and its hosts at most is grouped with it and counted there. Once that one is resolved, a new alert is created. A payload that has `end_time`, or in the metrics format the status `resolved`, resolves the alert with the same fingerprint. If so configured, its incident may be closed automatically. The premium and ultimate tiers allow several integrations. A Developer, Maintainer or Owner can send a test alert. The key can also be written into the address, which is insecure, because addresses appear in the logs of servers.
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
        /** The number of lines that a commit changes. */
        CommitStats: CommitStats;
        /** A commit. */
        Commit: Commit;
        /** A file or a directory in a repository. */
        TreeEntry: TreeEntry;
        /** Why a request was refused. */
        ErrorMessage: ErrorMessage;
        /** The errors of each wrong field, as a list of texts. */
        ErrorFields: ErrorFields;
        /** The reason of a refusal, as a `message`. For an invalid request, the body itself may be the map from fields to messages. */
        Error: components["schemas"]["ErrorMessage"] | components["schemas"]["ErrorFields"];
        /** The content of a file. */
        RepositoryBlob: RepositoryBlob;
        /** The files to retrieve. */
        BlobBatch: BlobBatch;
        /** The content of one of the files asked for. */
        BlobBatchItem: BlobBatchItem;
        /** A commit as a comparison shows it. */
        ComparisonCommit: ComparisonCommit;
        /** The difference of one file. */
        Diff: Diff;
        /** The difference between two points of a history. */
        Comparison: Comparison;
        /** A person who has committed to a repository. */
        Contributor: Contributor;
        /** A change to one file. `create` and `update` need `content`. A `move` without `content` keeps what is in the file; with it, the file is overwritten. */
        CommitAction: CommitAction;
        /** A commit to create. `start_branch` and `start_sha` exclude each other. To create a new branch, give one of them beside `branch`. */
        CommitCreate: CommitCreate;
        /** A commit in the response to its creation. */
        CommitWithStatus: CommitWithStatus;
        /** The last pipeline of a commit. */
        CommitPipeline: CommitPipeline;
        /** A commit in the response to a retrieval. */
        CommitDetail: CommitDetail;
        /** A branch or tag that contains a commit. */
        CommitRef: CommitRef;
        /** The distance of a commit from the first one. */
        CommitSequence: CommitSequence;
        /** A commit as a tag shows it. */
        TagCommit: TagCommit;
        /** The release of a tag. */
        TagRelease: TagRelease;
        /** A tag. It is annotated when it was created with a message, and lightweight when not. */
        Tag: Tag;
        /** A tag to create. */
        TagCreate: TagCreate;
        /** The issuer of an X.509 certificate. */
        X509Issuer: X509Issuer;
        /** An X.509 certificate. */
        X509Certificate: X509Certificate;
        /** The X.509 signature of a tag. */
        TagSignature: TagSignature;
        /** An SSH key of a user. */
        SshKey: SshKey;
        /** An SSH key to create. */
        SshKeyCreate: SshKeyCreate;
        /** An SSH key in the response to its creation. */
        SshKeyWithExpiry: SshKeyWithExpiry;
        /** Why an SSH key was not created. When the key is taken, `message` has the text `has already been taken` under `fingerprint` and under `key`. */
        SshKeyError: SshKeyError;
        /** A GPG key of a user. */
        GpgKey: GpgKey;
        /** A GPG key to create. */
        GpgKeyCreate: GpgKeyCreate;
        /** A deploy key. Its fingerprints identify the user who created it. */
        DeployKey: DeployKey;
        /** A project in short. */
        ProjectSummary: ProjectSummary;
        /** A deploy key as the list of the instance shows it. */
        DeployKeyWithProjects: DeployKeyWithProjects;
        /** A deploy key to create on the level of the instance. */
        DeployKeyCreate: DeployKeyCreate;
        /** A deploy key in the response to its creation at the level of the instance. */
        DeployKeyWithUsageType: DeployKeyWithUsageType;
        /** A deploy key of a project. */
        ProjectDeployKey: ProjectDeployKey;
        /** A deploy key to add to a project. */
        ProjectDeployKeyCreate: ProjectDeployKeyCreate;
        /** Changes to a deploy key of a project. Both properties are optional. */
        ProjectDeployKeyUpdate: ProjectDeployKeyUpdate;
        /** The user who created a connection to a cluster. */
        ClusterUser: ClusterUser;
        /** The connection of the service to a cluster. */
        ClusterPlatform: ClusterPlatform;
        /** A certificate-based connection of a project to a cluster, as lists show it. */
        Cluster: Cluster;
        /** The connection of the service to a new cluster. */
        ClusterPlatformCreate: ClusterPlatformCreate;
        /** A connection to an existing cluster. */
        ClusterCreate: ClusterCreate;
        /** The namespace that a project is in. */
        ClusterProjectNamespace: ClusterProjectNamespace;
        /** The project that is connected to a cluster. */
        ClusterProject: ClusterProject;
        /** A cluster in the response to a retrieval, creation or update. */
        ClusterWithProject: ClusterWithProject;
        /** Changes to the connection between the service and a cluster. The way of authorization cannot be changed. */
        ClusterPlatformUpdate: ClusterPlatformUpdate;
        /** Changes to a cluster. All properties are optional and have no default. */
        ClusterUpdate: ClusterUpdate;
        /** The identity of a user at the SAML identity provider of a group. */
        SamlIdentity: SamlIdentity;
        /** Changes to a SAML identity. */
        SamlIdentityUpdate: SamlIdentityUpdate;
        /**
         * A role as a number. 0 means no access, 5 minimal access, 10 Guest, 15 Planner and 20 Reporter. 25 means Security Manager, 30 Developer, 40 Maintainer and 50 Owner.
         *
         * @enum {integer}
         */
        AccessLevel: 0 | 5 | 10 | 15 | 20 | 25 | 30 | 40 | 50;
        /** A role in a group for the members of a SAML group. */
        SamlGroupLink: SamlGroupLink;
        /** A SAML group link to create. */
        SamlGroupLinkCreate: SamlGroupLinkCreate;
        /** The role that an invitation gives, as a number. The numbers are those of `AccessLevel`. */
        InvitationAccessLevel: 0 | 5 | 10 | 15 | 20 | 25 | 30 | 40 | 50 | (number & {});
        /** An invitation to a group or a project. */
        Invitation: Invitation;
        /** People to invite, and their role. At least one of `email` and `user_id` is required. */
        InvitationCreate: InvitationCreate;
        /** The outcome of a request to invite people. */
        InvitationResult: InvitationResult;
        /** Changes to an invitation. */
        InvitationUpdate: InvitationUpdate;
        /** The role and the expiry of an invitation after a change. */
        InvitationTerms: InvitationTerms;
        /**
         * Kind of runner. It belongs to the instance, a group or projects.
         *
         * @enum {string}
         */
        RunnerType: "instance_type" | "group_type" | "project_type";
        /** A runner, which executes CI jobs. */
        Runner: Runner;
        /** A project of a runner, in short. */
        RunnerProject: RunnerProject;
        /**
         * Access level of a runner.
         *
         * @enum {string}
         */
        RunnerAccessLevel: "not_protected" | "ref_protected";
        /** A runner in the response to a retrieval or update. */
        RunnerDetail: RunnerDetail;
        /** Changes to a runner. */
        RunnerUpdate: RunnerUpdate;
        /**
         * Status of a job, as a filter.
         *
         * @enum {string}
         */
        RunnerJobStatus: "created" | "waiting_for_resource" | "preparing" | "waiting_for_callback" | "pending" | "running" | "success" | "failed" | "canceling" | "canceled" | "skipped" | "manual" | "scheduled";
        /** The user who runs a job. */
        RunnerJobUser: RunnerJobUser;
        /** The commit that a job is for. */
        RunnerJobCommit: RunnerJobCommit;
        /** The pipeline that a job belongs to. */
        RunnerJobPipeline: RunnerJobPipeline;
        /** The project that a job belongs to. */
        RunnerJobProject: RunnerJobProject;
        /** A job of a runner. */
        RunnerJob: RunnerJob;
        /** An instance, group or project runner to create. */
        RunnerCreate: RunnerCreate;
        /** A new runner. The authentication token of the runner is part of it. The documents do not show its fields. Deployments usually send these. */
        RunnerCreated: RunnerCreated;
        /** A runner in the list of a project. The documents do not show its fields. Deployments usually send these. */
        RunnerOfProject: RunnerOfProject;
        /** A runner in the list of a group. The documents do not show its fields. Deployments usually send these. */
        RunnerOfGroup: RunnerOfGroup;
        /** The content and the subject of a note. */
        NoteContent: NoteContent;
        /** The user who wrote a note. */
        NoteAuthor: NoteAuthor;
        /** The user who wrote a note, with the email address. */
        NoteAuthorWithEmail: NoteAuthorWithEmail;
        /** A comment, or a record by the system of a change. */
        Note: Note;
        /** A note to create on an issue. */
        IssueNoteCreate: IssueNoteCreate;
        /** The response instead of a note if its body was only an emoji reaction. The contract takes it to have neither `body` nor `noteable_type`, which tells it from a note, and states nothing else about it. */
        NoteReaction: Record<string, never>;
        /** Changes to a note on an issue. */
        IssueNoteUpdate: IssueNoteUpdate;
        /** A note to create on a snippet. */
        SnippetNoteCreate: SnippetNoteCreate;
        /** Changes to a note on a snippet. */
        SnippetNoteUpdate: SnippetNoteUpdate;
        /** A note to create on a merge request. */
        MergeRequestNoteCreate: MergeRequestNoteCreate;
        /** Changes to a note on a merge request. */
        MergeRequestNoteUpdate: MergeRequestNoteUpdate;
        /** A note in a discussion. */
        DiscussionNote: DiscussionNote;
        /** A single comment, or a thread of a comment and its replies. */
        Discussion: Discussion;
        /** A discussion to start, given by its first note. */
        DiscussionCreate: DiscussionCreate;
        /** A note to add to a discussion. */
        DiscussionNoteCreate: DiscussionNoteCreate;
        /** Changes to a note in a discussion. */
        DiscussionNoteUpdate: DiscussionNoteUpdate;
        /** A user, as a merge request shows its author, assignees, reviewers and others. */
        MergeRequestUser: MergeRequestUser;
        /** A label of a merge request, with `with_labels_details=true`. */
        MergeRequestLabel: MergeRequestLabel;
        /** A milestone, as a merge request shows it. */
        MergeRequestMilestone: MergeRequestMilestone;
        /** References to a merge request, from different places. */
        MergeRequestReferences: MergeRequestReferences;
        /** Time that was estimated for a merge request and spent on it. */
        MergeRequestTimeStats: MergeRequestTimeStats;
        /** The number of tasks of a merge request, and of the completed ones. */
        MergeRequestTaskCompletionStatus: MergeRequestTaskCompletionStatus;
        /** A merge request as it is listed. */
        MergeRequest: MergeRequest;
        /** A merge request in the reduced form of `view=simple`. The contract takes it to have neither `author` nor `source_branch`, which tells it from a whole one. */
        MergeRequestSimple: MergeRequestSimple;
        /** A merge request in the list of a group. */
        GroupMergeRequest: GroupMergeRequest;
        /** A dependency between two merge requests: one waits for the other. */
        MergeRequestBlock: MergeRequestBlock;
        /** A block to create. `blocking_merge_request_id` or `blocking_merge_request_iid` names the merge request to wait for; one of them is required. */
        MergeRequestBlockCreate: MergeRequestBlockCreate;
        /** A milestone of a project. */
        Milestone: Milestone;
        /** A milestone to create. */
        MilestoneCreate: MilestoneCreate;
        /** A milestone in a response of its own. The documents do not show its fields. Deployments usually send these. */
        MilestoneDetail: MilestoneDetail;
        /** Changes to a milestone. */
        MilestoneUpdate: MilestoneUpdate;
        /** An issue as it is listed for a milestone. The documents do not show its fields. Deployments usually send these. */
        MilestoneIssue: MilestoneIssue;
        /** A merge request in the list of a milestone. The documents do not show its fields. Deployments usually send these. */
        MilestoneMergeRequest: MilestoneMergeRequest;
        /** The response to promoting a milestone. The documents do not show its fields. Deployments usually send these. */
        MilestonePromotion: MilestonePromotion;
        /** The data of a burndown chart of a milestone. The documents do not show its fields. Deployments usually send these. */
        MilestoneBurndownEvents: ({
            /**
             * When the event happened.
             *
             * Format: date-time
             */
            created_at?: string;
            /** Weight of the issue. */
            weight?: number | null;
            /** Kind of the event. */
            action?: string;
        } & {
            [key: string]: unknown;
        })[];
        /**
         * A role as a number. 30 is Developer, 40 Maintainer, 60 administrator.
         *
         * @enum {integer}
         */
        ProtectedEnvironmentAccessLevel: 30 | 40 | 60;
        /**
         * The members of a group that count. 0 means its direct members only, 1 all inherited groups.
         *
         * @enum {integer}
         */
        ProtectedEnvironmentInheritance: 0 | 1;
        /** A user, a group or a role that may deploy. Of `user_id`, `group_id` and `access_level` one tells which. */
        ProtectedEnvironmentDeployAccessLevel: ProtectedEnvironmentDeployAccessLevel;
        /** A user, a group or a role that has to approve. Of `user_id`, `group_id` and `access_level` one tells which. */
        ProtectedEnvironmentApprovalRule: ProtectedEnvironmentApprovalRule;
        /** A protected environment. */
        ProtectedEnvironment: ProtectedEnvironment;
        /** A user, a group or a role, by exactly one of `user_id`, `group_id` and `access_level`. */
        ProtectedEnvironmentElement: {
            /**
             * ID of a user, who must have access to the project.
             *
             * Format: int64
             */
            user_id: number;
        } | {
            /**
             * ID of a group, with which the project must be shared.
             *
             * Format: int64
             */
            group_id: number;
        } | {
            /** A role as a number. 30 is Developer, 40 Maintainer, 60 administrator. */
            access_level: components["schemas"]["ProtectedEnvironmentAccessLevel"];
        };
        /** The user, group or role that may deploy, by exactly one of `user_id`, `group_id` and `access_level`. */
        ProtectedEnvironmentDeployAccessLevelCreate: ProtectedEnvironmentDeployAccessLevelCreate;
        /** The user, group or role that has to approve, by exactly one of `user_id`, `group_id` and `access_level`. */
        ProtectedEnvironmentApprovalRuleCreate: ProtectedEnvironmentApprovalRuleCreate;
        /** An environment to protect. */
        ProtectedEnvironmentCreate: ProtectedEnvironmentCreate;
        /** A user, a group or a role, by exactly one of `user_id`, `group_id` and `access_level`. All three may be missing where the `id` of an element is enough. An element to remove is named by its `id`. */
        ProtectedEnvironmentElementUpdate: components["schemas"]["ProtectedEnvironmentElement"] | {
            /**
             * ID of the element to change or remove.
             *
             * Format: int64
             */
            id: number;
        };
        /** A change. With an `id`, it changes that element, or removes it when `_destroy` is true. Without one, it adds an element. It has exactly one of `user_id`, `group_id` and `access_level`, unless the `id` alone is enough. */
        ProtectedEnvironmentDeployAccessLevelUpdate: ProtectedEnvironmentDeployAccessLevelUpdate;
        /** A change. With an `id`, it changes that rule, or removes it when `_destroy` is true. Without one, it adds a rule. It has exactly one of `user_id`, `group_id` and `access_level`, unless the `id` alone is enough. */
        ProtectedEnvironmentApprovalRuleUpdate: ProtectedEnvironmentApprovalRuleUpdate;
        /** Changes to a protected environment. */
        ProtectedEnvironmentUpdate: ProtectedEnvironmentUpdate;
        /** An export of the dependencies of a project. */
        ProjectDependencyListExportCreate: ProjectDependencyListExportCreate;
        /** An export of dependencies. It is deleted when it expires. */
        DependencyListExport: DependencyListExport;
        /** An export of the dependencies of a group. */
        GroupDependencyListExportCreate: GroupDependencyListExportCreate;
        /** An export of the dependencies of a pipeline. */
        PipelineDependencyListExportCreate: PipelineDependencyListExportCreate;
        /** Origin of a bill of materials. */
        DependencyListSbomMetadata: DependencyListSbomMetadata;
        /** A dependency in a bill of materials. */
        DependencyListSbomComponent: DependencyListSbomComponent;
        /** The bill of materials, in CycloneDX 1.4, of an export of the type `sbom`. */
        DependencyListSbom: DependencyListSbom;
        /** The JSON object of an export of the type `dependency_list` or `cyclonedx_1_6_json`. */
        DependencyListDocument: DependencyListDocument;
        /** A component in an export of the type `json_array`. */
        DependencyListComponent: DependencyListComponent;
        /** An SSH host key. */
        RemoteMirrorHostKey: RemoteMirrorHostKey;
        /** A place that the repository of a project is pushed to. */
        RemoteMirror: RemoteMirror;
        /** A remote mirror to create. `mirror_branch_regex` and a true `only_protected_branches` exclude each other. */
        RemoteMirrorCreate: RemoteMirrorCreate;
        /** Changes to a remote mirror. `mirror_branch_regex` and a true `only_protected_branches` exclude each other. */
        RemoteMirrorUpdate: RemoteMirrorUpdate;
        /** The public part of the SSH key of a remote mirror. */
        RemoteMirrorPublicKey: RemoteMirrorPublicKey;
        /** A deployment of a static site. */
        PagesDeployment: PagesDeployment;
        /** The settings of a static site. */
        PagesSettings: PagesSettings;
        /** Changes to a static site. */
        PagesUpdate: PagesUpdate;
        /** The error tracking settings of a project. */
        ErrorTrackingSettings: ErrorTrackingSettings;
        /** The settings of integrated error tracking. */
        ErrorTrackingConfiguration: ErrorTrackingConfiguration;
        /** Changes to error tracking. `active` is always needed. */
        ErrorTrackingSettingsUpdate: ErrorTrackingSettingsUpdate;
        /** A client key of error tracking. */
        ErrorTrackingClientKey: ErrorTrackingClientKey;
        /** The storage to empty and the storage to fill. */
        StorageMovesSchedule: StorageMovesSchedule;
        /** The move of a repository to another storage. */
        StorageMove: StorageMove;
        /** An alert in the format of the HTTP endpoint. Every field is optional, and keys of your own are kept with the alert. An integration may have a mapping that reads fields of another name. The mapping comes from a sample payload, which is valid JSON. After a change of the sample, the fields have to be mapped anew. An alert that differs from an unresolved one in `start_time` and `hosts` at most raises its counter. Once that one is resolved, a new alert is created. */
        AlertPayload: AlertPayload;
        /** Information about an alert for people. Annotations that are not listed here are shown with its details. */
        MetricsAlertAnnotations: MetricsAlertAnnotations;
        /** Labels that classify an alert. */
        MetricsAlertLabels: MetricsAlertLabels;
        /** One alert. One of `annotations.title`, `annotations.summary` and `labels.alertname` is required, as its title. Attributes that are not listed here are ignored. */
        MetricsAlert: MetricsAlert;
        /** Alerts in the webhook format of metrics alerts. One alert is created for each item of `alerts`. A test takes the whole payload. A mapping of your own uses only the first item of `alerts`. */
        MetricsAlertPayload: MetricsAlertPayload;
        /** An alert that was created. */
        Alert: Alert;
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
     * List a repository tree
     *
     * The files and directories of a directory, or of everything below it. Keyset pagination is available with and without authentication; it is chosen with `pagination=keyset` alone.
     *
     * `GET /projects/{id}/repository/tree`
     */
    "listTree": {
        parameters: {
            query?: {
                /** Path of the directory to list, by default the root of the repository. */
                path?: string;
                /** Name of a branch or tag. The default is the default branch. */
                ref?: string;
                /** Whether to list the contents of subdirectories, too. */
                recursive?: boolean;
                /** Whether each entry comes with the last commit that changed it. Cannot be combined with `recursive`. */
                with_last_commit?: boolean;
                /** `keyset` selects keyset pagination. */
                pagination?: "keyset";
                /** ID of the tree entry where the next page starts. Keyset pagination only. */
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
            /** The entries of the tree. */
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
                    "application/json": components["schemas"]["TreeEntry"][];
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
            /** The project, the ref or the path was not found. Before release 17.7 a path that does not exist gave 200 and an empty array. */
            404: {
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
     * Retrieve a blob
     *
     * The size and the Base64-encoded content of a file, by the SHA of its blob.
     *
     * `GET /projects/{id}/repository/blobs/{sha}`
     */
    "getBlob": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** SHA of the blob. */
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The blob. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepositoryBlob"];
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
     * Retrieve the raw content of a blob
     *
     * The bytes of a file, by the SHA of its blob.
     *
     * `GET /projects/{id}/repository/blobs/{sha}/raw`
     */
    "getRawBlob": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** SHA of the blob. */
                sha: string;
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
                    "*/*": Blob;
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
     * Retrieve multiple blobs
     *
     * The content of up to 20 files in one request (beta). The response leaves out a file that does not exist at its ref. Content is cut after the first 1 MB of a file: `truncated` is then true and `size` is the full size.
     *
     * `POST /projects/{id}/repository/blobs/batch`
     */
    "getBlobs": {
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
                "application/json": components["schemas"]["BlobBatch"];
                "application/x-www-form-urlencoded": components["schemas"]["BlobBatch"];
            };
        };
        responses: {
            /** An item for each file that was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlobBatchItem"][];
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
            /** The project was not found, or the feature flag is off. */
            404: {
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
     * Retrieve an archive of a repository
     *
     * The files of a repository as a `tar.gz` archive. `getArchiveInFormat` gives other formats.
     *
     * `GET /projects/{id}/repository/archive`
     */
    "getArchive": {
        parameters: {
            query?: {
                /** Paths to leave out of the archive, separated by commas. */
                exclude_paths?: string;
                /** Whether the archive contains the objects of Git LFS. */
                include_lfs_blobs?: boolean;
                /** Path within the repository to archive. An empty string means the whole repository. */
                path?: string;
                /** The commit to archive, as a commit SHA, a tag or a branch. The default is the tip of the default branch. */
                sha?: string;
                /** The kind of ref that `sha` names, for a name that both a branch and a tag have. */
                ref_type?: string;
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
            /** The bytes of the archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
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
     * Retrieve an archive of a repository in a format
     *
     * The files of a repository as an archive in the format that the path ends in.
     *
     * `GET /projects/{id}/repository/archive.{format}`
     */
    "getArchiveInFormat": {
        parameters: {
            query?: {
                /** Paths to leave out of the archive, separated by commas. */
                exclude_paths?: string;
                /** Whether the archive contains the objects of Git LFS. */
                include_lfs_blobs?: boolean;
                /** Path within the repository to archive. An empty string means the whole repository. */
                path?: string;
                /** The commit to archive, as a commit SHA, a tag or a branch. The default is the tip of the default branch. */
                sha?: string;
                /** The kind of ref that `sha` names, for a name that both a branch and a tag have. */
                ref_type?: string;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** Format of the archive. */
                format: "bz2" | "tar" | "tar.bz2" | "tar.gz" | "tb2" | "tbz" | "tbz2" | "zip";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The bytes of the archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
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
     * Compare branches, tags or commits
     *
     * The commits and the file differences between two points of the history. The list of commits is always complete. A comparison that takes too long or is too large has `compare_timeout` set; its `diffs` may then be incomplete.
     *
     * `GET /projects/{id}/repository/compare`
     */
    "compareRefs": {
        parameters: {
            query: {
                /** Where the comparison starts, as a commit SHA or the name of a branch. */
                from: string;
                /** Where the comparison ends, as a commit SHA or the name of a branch. */
                to: string;
                /** ID of the project to compare from. */
                from_project_id?: number;
                /** True compares the two points directly (`from..to`); false compares with their merge base (`from...to`). */
                straight?: boolean;
                /** Whether the differences are in the unified diff format. */
                unidiff?: boolean;
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
            /** The comparison. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comparison"];
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
     * List the contributors of a repository
     *
     * The authors of commits on a branch or tag, with the amount of their contributions. Ordered by commit date by default.
     *
     * `GET /projects/{id}/repository/contributors`
     */
    "listContributors": {
        parameters: {
            query?: {
                /** Name of a branch or tag. The default is the default branch. */
                ref?: string;
                /** The field to order by. The default is the commit date. */
                order_by?: "name" | "email" | "commits";
                /** Direction of the order, ascending or descending. */
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
            /** The contributors. */
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
                    "application/json": components["schemas"]["Contributor"][];
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
     * List the commits of a repository
     *
     * The commits of a branch, a tag or a range, newest first unless `order` says otherwise. The total number of commits is never given.
     *
     * `GET /projects/{id}/repository/commits`
     */
    "listCommits": {
        parameters: {
            query?: {
                /** Whether to list every commit of the repository; `ref_name` is then ignored. */
                all?: boolean;
                /** List only commits that a search by this author finds. */
                author?: string;
                /** Whether to follow only the first parent of a merge commit. */
                first_parent?: boolean;
                /** Whether the history goes on before a rename, where `path` is one file. */
                follow?: boolean;
                /** Order of the commits. `default` is reverse chronological, `topo` is topological. */
                order?: "default" | "topo";
                /** List only commits that change this file. */
                path?: string;
                /** Name of a branch or tag, or a range of revisions. The default is the default branch. */
                ref_name?: string;
                /** List only commits on or after this time, in the form `YYYY-MM-DDTHH:MM:SSZ`. */
                since?: string;
                /** List only commits on or before this time, in the form `YYYY-MM-DDTHH:MM:SSZ`. */
                until?: string;
                /** Whether to parse the Git trailers of the commits and include them. */
                trailers?: boolean;
                /** Whether each commit comes with its `stats`. */
                with_stats?: boolean;
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
            /** The commits. Totals (`x-total`, `x-total-pages`) are never sent. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Commit"][];
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
     * Create a commit
     *
     * Create, change, move and delete files in one commit, on a branch or on a new one. A form body writes the actions as `actions[][action]`, `actions[][file_path]` and so on.
     *
     * `POST /projects/{id}/repository/commits`
     */
    "createCommit": {
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
                "application/json": components["schemas"]["CommitCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["CommitCreate"];
            };
        };
        responses: {
            /** The new commit. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommitWithStatus"];
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
     * Retrieve a commit
     *
     * A commit with its statistics, its status and its last pipeline.
     *
     * `GET /projects/{id}/repository/commits/{sha}`
     */
    "getCommit": {
        parameters: {
            query?: {
                /** Whether the commit comes with its `stats`. */
                stats?: boolean;
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
            /** The commit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommitDetail"];
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
     * List the refs that contain a commit
     *
     * The branches and tags that a commit has been pushed to.
     *
     * `GET /projects/{id}/repository/commits/{sha}/refs`
     */
    "listCommitRefs": {
        parameters: {
            query?: {
                /** The kind of refs to list. */
                type?: "branch" | "tag" | "all";
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** SHA of the commit. */
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The refs. */
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
                    "application/json": components["schemas"]["CommitRef"][];
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
     * Retrieve the sequence number of a commit
     *
     * The number of commits from the first one up to this one, as a count of the revisions gives it.
     *
     * `GET /projects/{id}/repository/commits/{sha}/sequence`
     */
    "getCommitSequence": {
        parameters: {
            query?: {
                /** Whether to follow only the first parent of a merge commit. */
                first_parent?: boolean;
            };
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** SHA of the commit. */
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The sequence number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommitSequence"];
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
     * List the tags of a repository
     *
     * The tags of a repository, the last updated first by default.
     *
     * `GET /projects/{id}/repository/tags`
     */
    "listTags": {
        parameters: {
            query?: {
                /** The field to order by. `version` orders names as semantic versions. */
                order_by?: "name" | "updated" | "version";
                /** Direction of the order, ascending or descending. */
                sort?: "asc" | "desc";
                /** List only tags whose name matches. `^term` matches the beginning of a name and `term$` its end. Other patterns do not exist. */
                search?: string;
                /** `keyset` selects keyset pagination, and the page begins with the first tag. `page_token` alone selects it as well. */
                pagination?: "keyset";
                /** Name of the tag to start from. Keyset pagination only. */
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
            /** The tags. */
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
                    "application/json": components["schemas"]["Tag"][];
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
     * Create a tag
     *
     * Create a tag that points at a commit. With a `message` the tag is annotated, without one it is lightweight; the kind of tag decides what its `message`, `target` and `created_at` hold.
     *
     * `POST /projects/{id}/repository/tags`
     */
    "createTag": {
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
                "application/json": components["schemas"]["TagCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["TagCreate"];
            };
        };
        responses: {
            /** The new tag. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
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
            /** The tag could not be created; the message says why. */
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
    /**
     * Retrieve a tag
     *
     * A tag with its commit and its release.
     *
     * `GET /projects/{id}/repository/tags/{tag_name}`
     */
    "getTag": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** Name of the tag; a `/` in it is written `%2F`. */
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
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
     * Delete a tag
     *
     * Delete a tag of a repository.
     *
     * `DELETE /projects/{id}/repository/tags/{tag_name}`
     */
    "deleteTag": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** Name of the tag; a `/` in it is written `%2F`. */
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tag is deleted. */
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
     * Retrieve the X.509 signature of a tag
     *
     * The signature of a tag and its certificate.
     *
     * `GET /projects/{id}/repository/tags/{tag_name}/signature`
     */
    "getTagSignature": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** Name of the tag; a `/` in it is written `%2F`. */
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The signature. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagSignature"];
                };
            };
            /** The project or the tag was not found, or the tag is not signed. */
            404: {
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
     * List your SSH keys
     *
     * The SSH keys of the caller.
     *
     * `GET /user/keys`
     */
    "listSshKeys": {
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
            /** The keys. */
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
                    "application/json": components["schemas"]["SshKey"][];
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
        };
    };
    /**
     * Create an SSH key
     *
     * Add an SSH key to the account of the caller.
     *
     * `POST /user/keys`
     */
    "createSshKey": {
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
            /** The new key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SshKeyWithExpiry"];
                };
            };
            /** The request does not pass validation, or the key is taken. Then `message` has the text `has already been taken` under `fingerprint` and under `key`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SshKeyError"];
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
        };
    };
    /**
     * Retrieve one of your SSH keys
     *
     * An SSH key of the caller.
     *
     * `GET /user/keys/{key_id}`
     */
    "getSshKey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** ID of the SSH key. */
                key_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SshKey"];
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
     * Delete one of your SSH keys
     *
     * Delete an SSH key of the caller.
     *
     * `DELETE /user/keys/{key_id}`
     */
    "deleteSshKey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** ID of the SSH key. */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The key is deleted. */
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
     * List the SSH keys of a user
     *
     * The SSH keys of a user, who is given by ID or by username. Anybody may read them, without a token.
     *
     * `GET /users/{id}/keys`
     */
    "listUserSshKeys": {
        parameters: {
            query?: {
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
            /** The keys. */
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
                    "application/json": components["schemas"]["SshKey"][];
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
     * Create an SSH key for a user
     *
     * Add an SSH key to the account of a user. This is recorded as an audit event.
     *
     * `POST /users/{id}/keys`
     */
    "createUserSshKey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The user, by ID; by username where the operation says so. */
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
            /** The new key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SshKeyWithExpiry"];
                };
            };
            /** The request does not pass validation, or the key is taken. Then `message` has the text `has already been taken` under `fingerprint` and under `key`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SshKeyError"];
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
     * Retrieve an SSH key of a user
     *
     * An SSH key of a user, who is given by ID or by username. Anybody may read it, without a token.
     *
     * `GET /users/{id}/keys/{key_id}`
     */
    "getUserSshKey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The user, by ID; by username where the operation says so. */
                id: number | string;
                /** ID of the SSH key. */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SshKey"];
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
     * Delete an SSH key of a user
     *
     * Delete an SSH key from the account of a user.
     *
     * `DELETE /users/{id}/keys/{key_id}`
     */
    "deleteUserSshKey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The user, by ID; by username where the operation says so. */
                id: number | string;
                /** ID of the SSH key. */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The key is deleted. */
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
     * List your GPG keys
     *
     * The GPG keys of the caller.
     *
     * `GET /user/gpg_keys`
     */
    "listGpgKeys": {
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
            /** The keys. */
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
                    "application/json": components["schemas"]["GpgKey"][];
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
        };
    };
    /**
     * Create a GPG key
     *
     * Add a GPG key to the account of the caller. Its armored block is to be form-encoded.
     *
     * `POST /user/gpg_keys`
     */
    "createGpgKey": {
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
            /** The new key, alone or in an array. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GpgKey"] | components["schemas"]["GpgKey"][];
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
        };
    };
    /**
     * Retrieve one of your GPG keys
     *
     * A GPG key of the caller.
     *
     * `GET /user/gpg_keys/{key_id}`
     */
    "getGpgKey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** ID of the GPG key. */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GpgKey"];
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
     * Delete one of your GPG keys
     *
     * Delete a GPG key of the caller.
     *
     * `DELETE /user/gpg_keys/{key_id}`
     */
    "deleteGpgKey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** ID of the GPG key. */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The key is deleted. */
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
     * List the GPG keys of a user
     *
     * The GPG keys of a user. Anybody may read them, without a token.
     *
     * `GET /users/{id}/gpg_keys`
     */
    "listUserGpgKeys": {
        parameters: {
            query?: {
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** ID of the user. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The keys. */
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
                    "application/json": components["schemas"]["GpgKey"][];
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
     * Create a GPG key for a user
     *
     * Add a GPG key to the account of a user.
     *
     * `POST /users/{id}/gpg_keys`
     */
    "createUserGpgKey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** ID of the user. */
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
            /** The new key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GpgKey"];
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
     * Retrieve a GPG key of a user
     *
     * A GPG key of a user. Anybody may read it, without a token.
     *
     * `GET /users/{id}/gpg_keys/{key_id}`
     */
    "getUserGpgKey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** ID of the user. */
                id: number;
                /** ID of the GPG key. */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GpgKey"];
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
     * Delete a GPG key of a user
     *
     * Delete a GPG key from the account of a user.
     *
     * `DELETE /users/{id}/gpg_keys/{key_id}`
     */
    "deleteUserGpgKey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** ID of the user. */
                id: number;
                /** ID of the GPG key. */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The key is deleted. */
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
     * List all deploy keys
     *
     * All deploy keys of the instance, each with the projects that it gives access to.
     *
     * `GET /deploy_keys`
     */
    "listDeployKeys": {
        parameters: {
            query?: {
                /** Whether to list public keys only. */
                public?: boolean;
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
            /** The keys. */
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
                    "application/json": components["schemas"]["DeployKeyWithProjects"][];
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
        };
    };
    /**
     * Create a deploy key
     *
     * Create a deploy key on the level of the instance.
     *
     * `POST /deploy_keys`
     */
    "createDeployKey": {
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
            /** The new key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeployKeyWithUsageType"];
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
        };
    };
    /**
     * List the deploy keys of a project
     *
     * The deploy keys of a project, each with whether it may push.
     *
     * `GET /projects/{id}/deploy_keys`
     */
    "listProjectDeployKeys": {
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
            /** The keys. */
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
                    "application/json": components["schemas"]["ProjectDeployKey"][];
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
     * Create a deploy key for a project
     *
     * Add a deploy key to a project. A key of another project is shared with this one, provided that the caller has access to it there too. To add a key to several projects, repeat the call for each of them.
     *
     * `POST /projects/{id}/deploy_keys`
     */
    "createProjectDeployKey": {
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
                "application/json": components["schemas"]["ProjectDeployKeyCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["ProjectDeployKeyCreate"];
            };
        };
        responses: {
            /** The key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectDeployKey"];
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
     * List the deploy keys of projects in common with a user
     *
     * The deploy keys that are enabled in the projects that the caller and the user have in common, each without `can_push`.
     *
     * `GET /users/{id_or_username}/project_deploy_keys`
     */
    "listUserProjectDeployKeys": {
        parameters: {
            query?: {
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The user, by ID or by username. */
                id_or_username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The keys. */
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
                    "application/json": components["schemas"]["DeployKey"][];
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
     * Retrieve a deploy key of a project
     *
     * A deploy key of a project.
     *
     * `GET /projects/{id}/deploy_keys/{key_id}`
     */
    "getProjectDeployKey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** ID of the deploy key. */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectDeployKey"];
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
     * Update a deploy key of a project
     *
     * Change the title of a deploy key, or whether it may push to the project.
     *
     * `PUT /projects/{id}/deploy_keys/{key_id}`
     */
    "updateProjectDeployKey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** ID of the deploy key. */
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
            /** The changed key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectDeployKey"];
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
     * Delete a deploy key from a project
     *
     * Remove a deploy key from a project. A key that no other project uses is deleted from the system; a key that others use is only detached from this one.
     *
     * `DELETE /projects/{id}/deploy_keys/{key_id}`
     */
    "deleteProjectDeployKey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** ID of the deploy key. */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The key is removed from the project. */
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
     * Enable a deploy key in a project
     *
     * Let a deploy key that exists already be used in a project.
     *
     * `POST /projects/{id}/deploy_keys/{key_id}/enable`
     */
    "enableDeployKey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** ID of the deploy key. */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The key, now enabled in the project. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectDeployKey"];
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
     * List the clusters of a project
     *
     * The certificate-based connections of a project to clusters, each without its `project`. Deprecated since release 14.5; the documents name no replacement.
     *
     * `GET /projects/{id}/clusters`
     *
     * @deprecated
     */
    "listClusters": {
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
            /** The clusters. */
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
                    "application/json": components["schemas"]["Cluster"][];
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
     * Create a connection to an existing cluster
     *
     * Connect a project to a cluster that exists already; the connection is certificate-based. Deprecated since release 14.5; the documents name no replacement.
     *
     * `POST /projects/{id}/clusters/user`
     *
     * @deprecated
     */
    "createCluster": {
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
                "application/json": components["schemas"]["ClusterCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["ClusterCreate"];
            };
        };
        responses: {
            /** The new cluster. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClusterWithProject"];
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
     * Retrieve a cluster
     *
     * A cluster that a project is connected to. Deprecated since release 14.5; the documents name no replacement.
     *
     * `GET /projects/{id}/clusters/{cluster_id}`
     *
     * @deprecated
     */
    "getCluster": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** ID of the cluster. */
                cluster_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The cluster. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClusterWithProject"];
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
     * Update a cluster
     *
     * Change the settings of a cluster that a project is connected to. Deprecated since release 14.5; the documents name no replacement.
     *
     * `PUT /projects/{id}/clusters/{cluster_id}`
     *
     * @deprecated
     */
    "updateCluster": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** ID of the cluster. */
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
            /** The changed cluster. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClusterWithProject"];
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
     * Delete the connection to a cluster
     *
     * Disconnect a project from a cluster. The contents of the cluster stay there. Deprecated since release 14.5; the documents name no replacement.
     *
     * `DELETE /projects/{id}/clusters/{cluster_id}`
     *
     * @deprecated
     */
    "deleteCluster": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** ID of the cluster. */
                cluster_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The connection is deleted. */
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
     * List the SAML identities of a group
     *
     * The SAML identities of the members of a group.
     *
     * `GET /groups/{id}/saml/identities`
     */
    "listSamlIdentities": {
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
            /** The identities. */
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
                    "application/json": components["schemas"]["SamlIdentity"][];
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
     * Retrieve a SAML identity of a group
     *
     * The identity that has an external UID. On a self-managed instance, the Users API does this.
     *
     * `GET /groups/{id}/saml/{uid}`
     */
    "getSamlIdentity": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** External UID of the identity. */
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The identity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SamlIdentity"];
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
     * Delete a SAML identity of a group
     *
     * Remove the identity that has an external UID. On a self-managed instance, the Users API does this.
     *
     * `DELETE /groups/{id}/saml/{uid}`
     */
    "deleteSamlIdentity": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** External UID of the identity. */
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The identity is deleted. */
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
     * Update a SAML identity of a group
     *
     * Change the external UID of an identity. The identity becomes untrusted, and an email goes to its user. The user cannot sign in with SAML until the identity is trusted again. For that, they sign in with their credentials of the service and link the identity anew in the SAML flow of the group. On a self-managed instance, the Users API does this.
     *
     * `PATCH /groups/{id}/saml/{uid}`
     */
    "updateSamlIdentity": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** External UID of the identity. */
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
            /** The identity is changed, and untrusted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
     * List the SAML group links of a group
     *
     * The SAML groups whose members get a role in a group.
     *
     * `GET /groups/{id}/saml_group_links`
     */
    "listSamlGroupLinks": {
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
            /** The links. */
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
                    "application/json": components["schemas"]["SamlGroupLink"][];
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
     * Create a SAML group link
     *
     * Give the members of a SAML group a role in a group.
     *
     * `POST /groups/{id}/saml_group_links`
     */
    "createSamlGroupLink": {
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
                "application/json": components["schemas"]["SamlGroupLinkCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["SamlGroupLinkCreate"];
            };
        };
        responses: {
            /** The new link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SamlGroupLink"];
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
     * Retrieve a SAML group link
     *
     * The link of a SAML group, chosen by its provider where the name alone is ambiguous.
     *
     * `GET /groups/{id}/saml_group_links/{saml_group_name}`
     */
    "getSamlGroupLink": {
        parameters: {
            query?: {
                /** Name of the link's provider. Needed when several links have the same name and different providers. Without it, the response is then 422. */
                provider?: string;
            };
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** Name of the SAML group. */
                saml_group_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SamlGroupLink"];
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
            /** A resource that the request names was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** Several links have the name, with different providers, and `provider` is left out. The message says that it is required. */
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
     * Delete a SAML group link
     *
     * Remove the link of a SAML group, chosen by its provider where the name alone is ambiguous.
     *
     * `DELETE /groups/{id}/saml_group_links/{saml_group_name}`
     */
    "deleteSamlGroupLink": {
        parameters: {
            query?: {
                /** Name of the link's provider. Needed when several links have the same name and different providers. Without it, the response is then 422. */
                provider?: string;
            };
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** Name of the SAML group. */
                saml_group_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The link is deleted. */
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
            /** Several links have the name, with different providers, and `provider` is left out. The message says that it is required. */
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
     * List the invitations to a group
     *
     * Invitations to be a direct member of a group; others are not listed.
     *
     * `GET /groups/{id}/invitations`
     */
    "listGroupInvitations": {
        parameters: {
            query?: {
                /** List only invitations to exactly this email address. An empty text lists all. */
                query?: string;
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
            /** The invitations. */
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
                    "application/json": components["schemas"]["Invitation"][];
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
     * Create invitations to a group
     *
     * Invite people to a group, by email address or as users. If some could not be invited, the response lists them and its `status` is `error`. A self-managed instance may allow no new accounts or no invitations: then an administrator has to add the user. It may also require approval for role promotions: then an administrator has to approve.
     *
     * `POST /groups/{id}/invitations`
     */
    "createGroupInvitation": {
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
                "application/json": components["schemas"]["InvitationCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["InvitationCreate"];
            };
        };
        responses: {
            /** The invited people, the refused ones, and those who wait for an approval. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationResult"];
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
     * Update an invitation to a group
     *
     * Change the role or the expiry of a pending invitation, which stays pending. On a self-managed instance where role promotions need an approval, an administrator has to approve the change.
     *
     * `PUT /groups/{id}/invitations/{email}`
     */
    "updateGroupInvitation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** Email address that the invitation was sent to. */
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
            /** The role and the expiry that the invitation has now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationTerms"];
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
     * Delete an invitation to a group
     *
     * Withdraw a pending invitation.
     *
     * `DELETE /groups/{id}/invitations/{email}`
     */
    "deleteGroupInvitation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** Email address that the invitation was sent to. */
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The invitation is deleted. */
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
            /** The caller may not delete the invitation. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The group was not found, or has no invitation for that email address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The invitation could not be deleted. */
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
     * List the invitations to a project
     *
     * Invitations to be a direct member of a project; others are not listed. The membership lock of the project's group must be off.
     *
     * `GET /projects/{id}/invitations`
     */
    "listProjectInvitations": {
        parameters: {
            query?: {
                /** List only invitations to exactly this email address. An empty text lists all. */
                query?: string;
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
            /** The invitations. */
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
                    "application/json": components["schemas"]["Invitation"][];
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
     * Create invitations to a project
     *
     * Invite people to a project, by email address or as users. If some could not be invited, the response lists them and its `status` is `error`. The membership lock of the project's group must be off. A self-managed instance may allow no new accounts or no invitations: then an administrator has to add the user. It may also require approval for role promotions: then an administrator has to approve.
     *
     * `POST /projects/{id}/invitations`
     */
    "createProjectInvitation": {
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
                "application/json": components["schemas"]["InvitationCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["InvitationCreate"];
            };
        };
        responses: {
            /** The invited people, the refused ones, and those who wait for an approval. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationResult"];
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
     * Update an invitation to a project
     *
     * Change the role or the expiry of a pending invitation, which stays pending. The membership lock of the project's group must be off. On a self-managed instance where role promotions need an approval, an administrator has to approve the change.
     *
     * `PUT /projects/{id}/invitations/{email}`
     */
    "updateProjectInvitation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** Email address that the invitation was sent to. */
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
            /** The role and the expiry that the invitation has now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationTerms"];
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
     * Delete an invitation to a project
     *
     * Withdraw a pending invitation. The membership lock of the project's group must be off.
     *
     * `DELETE /projects/{id}/invitations/{email}`
     */
    "deleteProjectInvitation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** Email address that the invitation was sent to. */
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The invitation is deleted. */
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
            /** The caller may not delete the invitation. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The project was not found, or has no invitation for that email address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The invitation could not be deleted. */
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
     * List the runners that the caller may see
     *
     * The runners that are available to the caller. Any user may ask for them. Runners of a group need the role of an owner of the group. Runners of a project need the role of a security manager, a maintainer or an owner of the project.
     *
     * `GET /runners`
     */
    "listRunners": {
        parameters: {
            query?: {
                /**
                 * List only runners in this state. Deprecated, and the documentation names no replacement. `status` also takes `online` and `offline`, and `paused` finds paused runners.
                 *
                 * @deprecated
                 */
                scope?: "active" | "paused" | "online" | "offline";
                /** List only runners of this kind. */
                type?: components["schemas"]["RunnerType"];
                /** List only runners with this status; `offline` includes those that are `stale`. The values `active` and `paused` are deprecated, and the documentation names no replacement. The parameter `paused` finds paused runners. */
                status?: "online" | "offline" | "stale" | "never_contacted" | "active" | "paused";
                /** List only runners that are paused, or, with `false`, only those that are not. */
                paused?: boolean;
                /** List only runners with these tags. */
                "tag_list[]"?: string[];
                /** List only runners whose version begins with this text. */
                version_prefix?: string;
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
            /** The runners. */
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
                    "application/json": components["schemas"]["Runner"][];
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
        };
    };
    /**
     * List all runners of the instance
     *
     * All runners of the instance, of every kind. Administrators and auditors may list them.
     *
     * `GET /runners/all`
     */
    "listAllRunners": {
        parameters: {
            query?: {
                /**
                 * List only runners of this kind or in this state. Deprecated, and the documentation names no replacement. `status` also takes `online` and `offline`, and `paused` finds paused runners.
                 *
                 * @deprecated
                 */
                scope?: "specific" | "shared" | "active" | "paused" | "online" | "offline";
                /** List only runners of this kind. */
                type?: components["schemas"]["RunnerType"];
                /** List only runners with this status; `offline` includes those that are `stale`. The values `active` and `paused` are deprecated, and the documentation names no replacement. The parameter `paused` finds paused runners. */
                status?: "online" | "offline" | "stale" | "never_contacted" | "active" | "paused";
                /** List only runners that are paused, or, with `false`, only those that are not. */
                paused?: boolean;
                /** List only runners with these tags. */
                "tag_list[]"?: string[];
                /** List only runners whose version begins with this text. */
                version_prefix?: string;
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
            /** The runners. */
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
                    "application/json": components["schemas"]["Runner"][];
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
        };
    };
    /**
     * Retrieve a runner
     *
     * A runner with its details. Every signed-in user may see those of an instance runner. A group runner needs the role of a maintainer or an owner in its namespace. A project runner needs the role of a security manager, a maintainer or an owner of its project. A custom role with the permission `admin_runners` is enough as well. So is a token with the scope `manage_runners` whose owner has a suitable role.
     *
     * `GET /runners/{id}`
     */
    "getRunner": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** ID of the runner. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The runner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunnerDetail"];
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
            /** The runner was not found. */
            404: {
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
     * Update a runner
     *
     * Change the settings of a runner. With `paused=true` it ignores new jobs, until it is updated with `paused=false`. An instance runner needs an administrator, and a group runner an owner of its group. A project runner needs a maintainer or an owner of its project. A custom role with the permission `admin_runners` or a token with the scope `manage_runners` is enough as well.
     *
     * `PUT /runners/{id}`
     */
    "updateRunner": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** ID of the runner. */
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
            /** The runner as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunnerDetail"];
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
            /** The runner was not found. */
            404: {
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
     * List the jobs of a runner
     *
     * The jobs of a runner. The caller needs the role of a reporter, a developer, a maintainer or an owner in the projects of the jobs.
     *
     * `GET /runners/{id}/jobs`
     */
    "listRunnerJobs": {
        parameters: {
            query?: {
                /** List only jobs with this system ID. */
                system_id?: string;
                /** List only jobs with this status. */
                status?: components["schemas"]["RunnerJobStatus"];
                /** The field to order by. */
                order_by?: "id";
                /** Direction of the order, ascending or descending. Requires `order_by`. */
                sort?: "asc" | "desc";
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** ID of the runner. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The jobs. */
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
                    "application/json": components["schemas"]["RunnerJob"][];
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
            /** The runner was not found. */
            404: {
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
     * Create a runner
     *
     * Create an instance, group or project runner. The response has the authentication token that the runner keeps in its configuration. Other ways to get such a token are a token reset and, for older set-ups, a registration with a registration token.
     *
     * `POST /user/runners`
     */
    "createRunner": {
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
            /** The new runner. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunnerCreated"];
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
        };
    };
    /**
     * List the runners of a project
     *
     * The runners of a project, in pages.
     *
     * `GET /projects/{id}/runners`
     */
    "listProjectRunners": {
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
            /** The runners. */
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
                    "application/json": components["schemas"]["RunnerOfProject"][];
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
     * List the runners of a group
     *
     * The runners of a group, in pages.
     *
     * `GET /groups/{id}/runners`
     */
    "listGroupRunners": {
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
            /** The runners. */
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
                    "application/json": components["schemas"]["RunnerOfGroup"][];
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
            /** The group was not found. */
            404: {
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
     * List the notes on an issue
     *
     * The comments on an issue and the system's records of its changes, the newest first by default. Changes of labels, state, milestone, weight and iteration are also recorded as resource events, which are not notes.
     *
     * `GET /projects/{id}/issues/{issue_iid}/notes`
     */
    "listIssueNotes": {
        parameters: {
            query?: {
                /** The notes to list: all, only the comments of people, or only system notes about changes. */
                activity_filter?: "all_notes" | "only_comments" | "only_activity";
                /** The time to order by: creation or last change. */
                order_by?: "created_at" | "updated_at";
                /** Direction of the order, ascending or descending. */
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
                /** IID of the issue. */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The notes. */
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
                    "application/json": components["schemas"]["Note"][];
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
     * Create a note on an issue
     *
     * Comment on an issue. A body that is only an emoji reaction creates a reaction instead of a note. The operator can limit how many notes are created per minute.
     *
     * `POST /projects/{id}/issues/{issue_iid}/notes`
     */
    "createIssueNote": {
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
                "application/json": components["schemas"]["IssueNoteCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["IssueNoteCreate"];
            };
        };
        responses: {
            /** The new note, or the reaction when the body is nothing else. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"] | components["schemas"]["NoteReaction"];
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
     * Retrieve a note on an issue
     *
     * A note on an issue.
     *
     * `GET /projects/{id}/issues/{issue_iid}/notes/{note_id}`
     */
    "getIssueNote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the issue. */
                issue_iid: number;
                /** ID of the note. */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
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
     * Update a note on an issue
     *
     * Change a note on an issue.
     *
     * `PUT /projects/{id}/issues/{issue_iid}/notes/{note_id}`
     */
    "updateIssueNote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the issue. */
                issue_iid: number;
                /** ID of the note. */
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
            /** The changed note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
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
     * Delete a note on an issue
     *
     * Remove a note from an issue.
     *
     * `DELETE /projects/{id}/issues/{issue_iid}/notes/{note_id}`
     */
    "deleteIssueNote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the issue. */
                issue_iid: number;
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
     * List the notes on a snippet
     *
     * The comments on a snippet of a project, the newest first by default. Personal snippets are not covered.
     *
     * `GET /projects/{id}/snippets/{snippet_id}/notes`
     */
    "listSnippetNotes": {
        parameters: {
            query?: {
                /** The time to order by: creation or last change. */
                order_by?: "created_at" | "updated_at";
                /** Direction of the order, ascending or descending. */
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
                /** ID of the snippet. */
                snippet_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The notes. */
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
                    "application/json": components["schemas"]["Note"][];
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
     * Create a note on a snippet
     *
     * Comment on a snippet of a project. A body that is only an emoji reaction creates a reaction instead of a note. The operator can limit how many notes are created per minute.
     *
     * `POST /projects/{id}/snippets/{snippet_id}/notes`
     */
    "createSnippetNote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** ID of the snippet. */
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
            /** The new note, or the reaction when the body is nothing else. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"] | components["schemas"]["NoteReaction"];
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
     * Retrieve a note on a snippet
     *
     * A note on a snippet of a project. Personal snippets are not covered.
     *
     * `GET /projects/{id}/snippets/{snippet_id}/notes/{note_id}`
     */
    "getSnippetNote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** ID of the snippet. */
                snippet_id: number;
                /** ID of the note. */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
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
     * Update a note on a snippet
     *
     * Change the content of a note on a snippet.
     *
     * `PUT /projects/{id}/snippets/{snippet_id}/notes/{note_id}`
     */
    "updateSnippetNote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** ID of the snippet. */
                snippet_id: number;
                /** ID of the note. */
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
            /** The changed note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
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
     * Delete a note on a snippet
     *
     * Remove a note from a snippet.
     *
     * `DELETE /projects/{id}/snippets/{snippet_id}/notes/{note_id}`
     */
    "deleteSnippetNote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** ID of the snippet. */
                snippet_id: number;
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
     * List the notes on a merge request
     *
     * The comments on a merge request and the system's records of its changes, the newest first by default. Changes of labels, state, milestone, weight and iteration are also recorded as resource events, which are not notes.
     *
     * `GET /projects/{id}/merge_requests/{merge_request_iid}/notes`
     */
    "listMergeRequestNotes": {
        parameters: {
            query?: {
                /** The time to order by: creation or last change. */
                order_by?: "created_at" | "updated_at";
                /** Direction of the order, ascending or descending. */
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
                /** IID of the merge request. */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The notes. */
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
                    "application/json": components["schemas"]["Note"][];
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
     * Create a note on a merge request
     *
     * Comment on a merge request as a whole; the note does not belong to a line of the diff. A body that is only an emoji reaction creates a reaction instead of a note. The operator can limit how many notes are created per minute.
     *
     * `POST /projects/{id}/merge_requests/{merge_request_iid}/notes`
     */
    "createMergeRequestNote": {
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
                "application/json": components["schemas"]["MergeRequestNoteCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["MergeRequestNoteCreate"];
            };
        };
        responses: {
            /** The new note, or the reaction when the body is nothing else. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"] | components["schemas"]["NoteReaction"];
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
     * Retrieve a note on a merge request
     *
     * A note on a merge request.
     *
     * `GET /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}`
     */
    "getMergeRequestNote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the merge request. */
                merge_request_iid: number;
                /** ID of the note. */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
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
     * Update a note on a merge request
     *
     * Change the content of a note on a merge request.
     *
     * `PUT /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}`
     */
    "updateMergeRequestNote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the merge request. */
                merge_request_iid: number;
                /** ID of the note. */
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
            /** The changed note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
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
     * Delete a note on a merge request
     *
     * Remove a note from a merge request.
     *
     * `DELETE /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}`
     */
    "deleteMergeRequestNote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the merge request. */
                merge_request_iid: number;
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
     * List the notes on an epic
     *
     * The comments on an epic, the newest first by default. Deprecated: the work items API replaces the epics API, which is planned to go with version 5.
     *
     * `GET /groups/{id}/epics/{epic_id}/notes`
     *
     * @deprecated
     */
    "listEpicNotes": {
        parameters: {
            query?: {
                /** The time to order by: creation or last change. */
                order_by?: "created_at" | "updated_at";
                /** Direction of the order, ascending or descending. */
                sort?: "asc" | "desc";
                /** Number of the page, counted from 1. */
                page?: number;
                /** Number of items on a page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** ID of the epic, not its IID. With an IID, the response is 404 or has the notes of another epic. */
                epic_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The notes. */
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
                    "application/json": components["schemas"]["Note"][];
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
            /** The group or the epic was not found. The IID of an epic in the place of its ID may also lead here. */
            404: {
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
     * Retrieve a note on an epic
     *
     * A note on an epic. Deprecated: the work items API replaces the epics API, which is planned to go with version 5.
     *
     * `GET /groups/{id}/epics/{epic_id}/notes/{note_id}`
     *
     * @deprecated
     */
    "getEpicNote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
                /** ID of the epic, not its IID. With an IID, the response is 404 or has the notes of another epic. */
                epic_id: number;
                /** ID of the note. */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
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
            /** The group, the epic or the note was not found. The IID of an epic in the place of its ID may also lead here. */
            404: {
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
     * List the discussions on an issue
     *
     * The discussions on an issue, each with its notes. A comment without replies is a discussion as well. Notes about labels are managed as resource label events, which are not described here.
     *
     * `GET /projects/{id}/issues/{issue_iid}/discussions`
     */
    "listIssueDiscussions": {
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
            /** The discussions. */
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
                    "application/json": components["schemas"]["Discussion"][];
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
     * Create a discussion on an issue
     *
     * Start a thread on an issue with its first note. The operator can limit how many notes are created per minute.
     *
     * `POST /projects/{id}/issues/{issue_iid}/discussions`
     */
    "createIssueDiscussion": {
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
                "application/json": components["schemas"]["DiscussionCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["DiscussionCreate"];
            };
        };
        responses: {
            /** The new discussion. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discussion"];
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
     * Retrieve a discussion on an issue
     *
     * A discussion on an issue with all its notes.
     *
     * `GET /projects/{id}/issues/{issue_iid}/discussions/{discussion_id}`
     */
    "getIssueDiscussion": {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The discussion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discussion"];
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
     * Create a note in a discussion on an issue
     *
     * Reply in a discussion on an issue. A reply to a single comment turns it into a thread. Nothing can be added to a note of the system. The operator can limit how many notes are created per minute.
     *
     * `POST /projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes`
     */
    "createIssueDiscussionNote": {
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
            /** The new note. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscussionNote"];
                };
            };
            /** The request does not pass validation, or the discussion is a note of the system. */
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
     * List the discussions on a snippet
     *
     * The discussions on a snippet of a project, each with its notes. A comment without replies is a discussion as well. The `noteable_type` of the notes is `Snippet`.
     *
     * `GET /projects/{id}/snippets/{snippet_id}/discussions`
     */
    "listSnippetDiscussions": {
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
                /** ID of the snippet. */
                snippet_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The discussions. */
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
                    "application/json": components["schemas"]["Discussion"][];
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
     * Create a discussion on a snippet
     *
     * Start a thread on a snippet of a project with its first note, whose `noteable_type` is `Snippet`. The operator can limit how many notes are created per minute.
     *
     * `POST /projects/{id}/snippets/{snippet_id}/discussions`
     */
    "createSnippetDiscussion": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** ID of the snippet. */
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
            /** The new discussion. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discussion"];
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
     * Retrieve a discussion on a snippet
     *
     * A discussion on a snippet of a project with all its notes, whose `noteable_type` is `Snippet`.
     *
     * `GET /projects/{id}/snippets/{snippet_id}/discussions/{discussion_id}`
     */
    "getSnippetDiscussion": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** ID of the snippet. */
                snippet_id: number;
                /** ID of the discussion. */
                discussion_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The discussion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discussion"];
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
     * Create a note in a discussion on a snippet
     *
     * Reply in a discussion on a snippet of a project. The `noteable_type` of the new note is `Snippet`. A reply to a single comment turns it into a thread. Nothing can be added to a note of the system. The operator can limit how many notes are created per minute.
     *
     * `POST /projects/{id}/snippets/{snippet_id}/discussions/{discussion_id}/notes`
     */
    "createSnippetDiscussionNote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** ID of the snippet. */
                snippet_id: number;
                /** ID of the discussion. */
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
            /** The new note. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscussionNote"];
                };
            };
            /** The request does not pass validation, or the discussion is a note of the system. */
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
     * Update a note in a discussion on a snippet
     *
     * Change the content of a note in a discussion on a snippet of a project. The `noteable_type` of the note is `Snippet`.
     *
     * `PUT /projects/{id}/snippets/{snippet_id}/discussions/{discussion_id}/notes/{note_id}`
     */
    "updateSnippetDiscussionNote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** ID of the snippet. */
                snippet_id: number;
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
     * Delete a note in a discussion on a snippet
     *
     * Remove a note from a discussion on a snippet of a project. The `noteable_type` of the note is `Snippet`.
     *
     * `DELETE /projects/{id}/snippets/{snippet_id}/discussions/{discussion_id}/notes/{note_id}`
     */
    "deleteSnippetDiscussionNote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** ID of the snippet. */
                snippet_id: number;
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
     * List merge requests
     *
     * The merge requests that the caller can access. `scope` selects among them, by default those that the caller has opened. Authentication is needed for everything private.
     *
     * `GET /merge_requests`
     */
    "listMergeRequests": {
        parameters: {
            query?: {
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
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The merge requests, in a reduced form with `view=simple`. */
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
                    "application/json": (components["schemas"]["MergeRequest"] | components["schemas"]["MergeRequestSimple"])[];
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
            /** The request asks for private data, and has no token. */
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
     * List the merge requests of a group
     *
     * The merge requests of the projects in a group. `non_archived` decides on those of archived projects, which are left out by default. Authentication is needed for everything private.
     *
     * `GET /groups/{id}/merge_requests`
     */
    "listGroupMergeRequests": {
        parameters: {
            query?: {
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
                /** The group, by its numeric ID or by its full path (`group/subgroup`, written `group%2Fsubgroup`). */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The merge requests, in a reduced form with `view=simple`. */
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
                    "application/json": (components["schemas"]["GroupMergeRequest"] | components["schemas"]["MergeRequestSimple"])[];
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
            /** The request asks for private data, and has no token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The group was not found. */
            404: {
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
     * List the blocks on a merge request
     *
     * The blocks that keep a merge request waiting, each with the merge request that it waits for.
     *
     * `GET /projects/{id}/merge_requests/{merge_request_iid}/blocks`
     */
    "listMergeRequestBlocks": {
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
            /** The blocks. */
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
                    "application/json": components["schemas"]["MergeRequestBlock"][];
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
     * Create a block on a merge request
     *
     * Let the merge request of the path wait for another one, of the same project or of another. The caller must be able to read the other one.
     *
     * `POST /projects/{id}/merge_requests/{merge_request_iid}/blocks`
     */
    "createMergeRequestBlock": {
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
                "application/json": components["schemas"]["MergeRequestBlockCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["MergeRequestBlockCreate"];
            };
        };
        responses: {
            /** The new block. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeRequestBlock"];
                };
            };
            /** The request does not pass validation, or the block could not be saved. */
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
            /** The caller may not read the blocking merge request. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The project, the merge request or the blocking merge request was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The block exists already. */
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
     * Delete a block on a merge request
     *
     * Let a merge request no longer wait for another one.
     *
     * `DELETE /projects/{id}/merge_requests/{merge_request_iid}/blocks/{block_id}`
     */
    "deleteMergeRequestBlock": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** IID of the merge request. */
                merge_request_iid: number;
                /** ID of the block. */
                block_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The block is deleted. */
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
            /** The caller may not update the merge request, or not read the blocking one. */
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
     * List the blocks by a merge request
     *
     * The blocks with which a merge request keeps others waiting.
     *
     * `GET /projects/{id}/merge_requests/{merge_request_iid}/blockees`
     */
    "listMergeRequestBlockees": {
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
            /** The blocks. */
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
                    "application/json": components["schemas"]["MergeRequestBlock"][];
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
     * List the milestones of a project
     *
     * The milestones of a project, and those of its ancestors on request.
     *
     * `GET /projects/{id}/milestones`
     */
    "listMilestones": {
        parameters: {
            query?: {
                /** List only milestones with these IIDs. Ignored when `include_ancestors` is true. */
                "iids[]"?: number[];
                /** List only milestones in this state. */
                state?: "active" | "closed";
                /** List only milestones with this title. */
                title?: string;
                /** List only milestones with this text in the title or the description. */
                search?: string;
                /**
                 * Whether parent milestones are included. Deprecated: use `include_ancestors`. The documentation names no replacement.
                 *
                 * @deprecated
                 */
                include_parent_milestones?: boolean;
                /** Whether the milestones of ancestors are included. */
                include_ancestors?: boolean;
                /** List only milestones that were updated before this time. */
                updated_before?: string;
                /** List only milestones that were updated after this time. */
                updated_after?: string;
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
            /** The milestones. */
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
                    "application/json": components["schemas"]["Milestone"][];
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
     * Create a milestone
     *
     * Create a milestone of a project.
     *
     * `POST /projects/{id}/milestones`
     */
    "createMilestone": {
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
                "application/json": components["schemas"]["MilestoneCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["MilestoneCreate"];
            };
        };
        responses: {
            /** The new milestone. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MilestoneDetail"];
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
     * Retrieve a milestone
     *
     * A milestone of a project.
     *
     * `GET /projects/{id}/milestones/{milestone_id}`
     */
    "getMilestone": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** ID of the milestone. */
                milestone_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The milestone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MilestoneDetail"];
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
     * Update a milestone
     *
     * Change a milestone of a project, close it or reopen it.
     *
     * `PUT /projects/{id}/milestones/{milestone_id}`
     */
    "updateMilestone": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** ID of the milestone. */
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
            /** The milestone as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MilestoneDetail"];
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
     * Delete a milestone
     *
     * Delete a milestone of a project.
     *
     * `DELETE /projects/{id}/milestones/{milestone_id}`
     */
    "deleteMilestone": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** ID of the milestone. */
                milestone_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The milestone is deleted. */
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
     * List the issues of a milestone
     *
     * The issues that the milestone is assigned to.
     *
     * `GET /projects/{id}/milestones/{milestone_id}/issues`
     */
    "listMilestoneIssues": {
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
                /** ID of the milestone. */
                milestone_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The issues. */
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
                    "application/json": components["schemas"]["MilestoneIssue"][];
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
     * List the merge requests of a milestone
     *
     * The merge requests that the milestone is assigned to.
     *
     * `GET /projects/{id}/milestones/{milestone_id}/merge_requests`
     */
    "listMilestoneMergeRequests": {
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
                /** ID of the milestone. */
                milestone_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The merge requests. */
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
                    "application/json": components["schemas"]["MilestoneMergeRequest"][];
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
     * Promote a milestone to its group
     *
     * Turn a milestone of a project into a milestone of the project's group. The role in the group counts.
     *
     * `POST /projects/{id}/milestones/{milestone_id}/promote`
     */
    "promoteMilestone": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** ID of the milestone. */
                milestone_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The milestone is one of the group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MilestonePromotion"];
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
     * Retrieve the burndown events of a milestone
     *
     * The data of a burndown chart of a milestone.
     *
     * `GET /projects/{id}/milestones/{milestone_id}/burndown_events`
     */
    "getMilestoneBurndownEvents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** ID of the milestone. */
                milestone_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MilestoneBurndownEvents"];
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
     * List the protected environments of a project
     *
     * The environments of a project that are protected, with who may deploy to each and who has to approve.
     *
     * `GET /projects/{id}/protected_environments`
     */
    "listProtectedEnvironments": {
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
            /** The protected environments. */
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
                    "application/json": components["schemas"]["ProtectedEnvironment"][];
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
            /** CI/CD is switched off for the project, or the caller lacks the permission. */
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
     * Create a protected environment
     *
     * Protect an environment, naming who may deploy to it and, if wanted, who has to approve.
     *
     * `POST /projects/{id}/protected_environments`
     */
    "createProtectedEnvironment": {
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
                "application/json": components["schemas"]["ProtectedEnvironmentCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["ProtectedEnvironmentCreate"];
            };
        };
        responses: {
            /** The environment, which is now protected. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectedEnvironment"];
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
            /** CI/CD is switched off for the project, or the caller lacks the permission. */
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
     * Retrieve a protected environment
     *
     * A protected environment, with who may deploy to it and who has to approve.
     *
     * `GET /projects/{id}/protected_environments/{name}`
     */
    "getProtectedEnvironment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** Name of the environment; a `/` in it is written `%2F`. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The protected environment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectedEnvironment"];
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
            /** CI/CD is switched off for the project, or the caller lacks the permission. */
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
     * Update a protected environment
     *
     * Add, change and remove deploy access levels and approval rules of a protected environment. An element with an `id` changes the existing one, or removes it with `_destroy`. An element without an `id` is added.
     *
     * `PUT /projects/{id}/protected_environments/{name}`
     */
    "updateProtectedEnvironment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** Name of the environment; a `/` in it is written `%2F`. */
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
            /** The changed environment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectedEnvironment"];
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
            /** CI/CD is switched off for the project, or the caller lacks the permission. */
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
     * Delete the protection of an environment
     *
     * Unprotect an environment.
     *
     * `DELETE /projects/{id}/protected_environments/{name}`
     */
    "deleteProtectedEnvironment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** Name of the environment; a `/` in it is written `%2F`. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The environment has lost its protection. */
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
            /** CI/CD is switched off for the project, or the caller lacks the permission. */
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
     * Create a dependency list export of a project
     *
     * Start an export of the dependencies of a project. The export runs in the background: retrieve it until it is ready, and then download the file. With `send_email`, the requester gets an email when the export is complete.
     *
     * `POST /projects/{id}/dependency_list_exports`
     */
    "createProjectDependencyListExport": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** ID of the project. */
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
            /** The export, which is still being generated. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DependencyListExport"];
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
            /** The caller lacks the permission `read_dependency`. */
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
     * Create a dependency list export of a group
     *
     * Start an export of the dependencies of a group. The export runs in the background: retrieve it until it is ready, and then download the file. With `send_email`, the requester gets an email when the export is complete.
     *
     * `POST /groups/{id}/dependency_list_exports`
     */
    "createGroupDependencyListExport": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** ID of the group. */
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
            /** The export, which is still being generated. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DependencyListExport"];
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
            /** The caller lacks the permission `read_dependency`. */
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
     * Create a dependency list export of a pipeline
     *
     * Start an export of the dependencies of a pipeline. The export runs in the background: retrieve it until it is ready, and then download the file. With `send_email`, the requester gets an email when the export is complete.
     *
     * `POST /pipelines/{id}/dependency_list_exports`
     */
    "createPipelineDependencyListExport": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** ID of the pipeline. */
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
            /** The export, which is still being generated. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DependencyListExport"];
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
            /** The caller lacks the permission `read_dependency`. */
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
     * Retrieve a dependency list export
     *
     * The progress of an export. The status shows it: 202 while the export is being generated, 200 when it is ready to be downloaded. Only the creator of the export can read it.
     *
     * `GET /dependency_list_exports/{id}`
     */
    "getDependencyListExport": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** ID of the export. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The export is ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DependencyListExport"];
                };
            };
            /** The export is still being generated. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DependencyListExport"];
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
            /** The caller lacks the permission `read_dependency`. */
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
     * Download a dependency list export
     *
     * The file of an export, once it is ready. Its contents depend on the `export_type` of the export. Only the creator of the export can read it.
     *
     * `GET /dependency_list_exports/{id}/download`
     */
    "downloadDependencyListExport": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** ID of the export. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DependencyListSbom"] | components["schemas"]["DependencyListDocument"] | components["schemas"]["DependencyListComponent"][];
                    "*/*": Blob;
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
            /** The caller lacks the permission `read_dependency`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** The export is not finished, or it was not found. */
            404: {
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
     * List the remote mirrors of a project
     *
     * The places that the repository of a project is pushed to, and how the last update of each went.
     *
     * `GET /projects/{id}/remote_mirrors`
     */
    "listRemoteMirrors": {
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
            /** The remote mirrors. */
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
                    "application/json": components["schemas"]["RemoteMirror"][];
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
     * Create a remote mirror
     *
     * Set up a place to push the repository to. The service pushes only when the mirror is enabled. A project can have ten enabled mirrors at most.
     *
     * `POST /projects/{id}/remote_mirrors`
     */
    "createRemoteMirror": {
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
                "application/json": components["schemas"]["RemoteMirrorCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["RemoteMirrorCreate"];
            };
        };
        responses: {
            /** The new remote mirror. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoteMirror"];
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
     * Retrieve a remote mirror
     *
     * A remote mirror, and how its last update went.
     *
     * `GET /projects/{id}/remote_mirrors/{mirror_id}`
     */
    "getRemoteMirror": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** ID of the remote mirror. */
                mirror_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The remote mirror. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoteMirror"];
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
     * Update a remote mirror
     *
     * Change the settings of a remote mirror, or enable or disable it. A project can have ten enabled mirrors at most.
     *
     * `PUT /projects/{id}/remote_mirrors/{mirror_id}`
     */
    "updateRemoteMirror": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** ID of the remote mirror. */
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
            /** The changed remote mirror. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoteMirror"];
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
     * Delete a remote mirror
     *
     * Delete a remote mirror of a project.
     *
     * `DELETE /projects/{id}/remote_mirrors/{mirror_id}`
     */
    "deleteRemoteMirror": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** ID of the remote mirror. */
                mirror_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The remote mirror is deleted. */
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
     * Retrieve the public key of a remote mirror
     *
     * The public key of a remote mirror that authenticates with an SSH key.
     *
     * `GET /projects/{id}/remote_mirrors/{mirror_id}/public_key`
     */
    "getRemoteMirrorPublicKey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** ID of the remote mirror. */
                mirror_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The public key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoteMirrorPublicKey"];
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
     * Sync a remote mirror
     *
     * Force an update of a remote mirror.
     *
     * `POST /projects/{id}/remote_mirrors/{mirror_id}/sync`
     */
    "syncRemoteMirror": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** ID of the remote mirror. */
                mirror_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The update was asked for. */
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
     * Retrieve the settings of a static site
     *
     * The settings of a project's static site and its deployments. Static-site publishing must be enabled.
     *
     * `GET /projects/{id}/pages`
     */
    "getPages": {
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
            /** The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagesSettings"];
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
     * Delete a static site
     *
     * Unpublish a project's static site and remove it. Static-site publishing must be enabled.
     *
     * `DELETE /projects/{id}/pages`
     */
    "deletePages": {
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
            /** The site is removed. */
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
     * Update the settings of a static site
     *
     * Change the settings of a project's static site. Static-site publishing must be enabled.
     *
     * `PATCH /projects/{id}/pages`
     */
    "updatePages": {
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
                "application/json": components["schemas"]["PagesUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["PagesUpdate"];
            };
        };
        responses: {
            /** The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagesSettings"];
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
     * Retrieve the error tracking settings
     *
     * The error tracking settings of a project.
     *
     * `GET /projects/{id}/error_tracking/settings`
     */
    "getErrorTrackingSettings": {
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
            /** The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTrackingSettings"];
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
     * Configure integrated error tracking
     *
     * Set both error tracking settings of a project. Only for integrated error tracking.
     *
     * `PUT /projects/{id}/error_tracking/settings`
     */
    "configureIntegratedErrorTracking": {
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
                "application/json": components["schemas"]["ErrorTrackingConfiguration"];
                "application/x-www-form-urlencoded": components["schemas"]["ErrorTrackingConfiguration"];
            };
        };
        responses: {
            /** The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTrackingSettings"];
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
     * Update the error tracking settings
     *
     * Change the error tracking settings of a project.
     *
     * `PATCH /projects/{id}/error_tracking/settings`
     */
    "updateErrorTrackingSettings": {
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
                "application/json": components["schemas"]["ErrorTrackingSettingsUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["ErrorTrackingSettingsUpdate"];
            };
        };
        responses: {
            /** The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTrackingSettings"];
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
     * List the error tracking client keys
     *
     * The client keys of a project's error tracking.
     *
     * `GET /projects/{id}/error_tracking/client_keys`
     */
    "listErrorTrackingClientKeys": {
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
            /** The client keys. */
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
                    "application/json": components["schemas"]["ErrorTrackingClientKey"][];
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
     * Create an error tracking client key
     *
     * Create a client key for a project. The platform generates its `public_key`.
     *
     * `POST /projects/{id}/error_tracking/client_keys`
     */
    "createErrorTrackingClientKey": {
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
            /** The new client key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTrackingClientKey"];
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
     * Delete an error tracking client key
     *
     * Delete a client key of a project.
     *
     * `DELETE /projects/{id}/error_tracking/client_keys/{key_id}`
     */
    "deleteErrorTrackingClientKey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The project, by its numeric ID or by its full path (`group/project`, written `group%2Fproject`). */
                id: number | string;
                /** ID of the client key. */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The client key is deleted. */
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
     * Schedule moves of all project repositories on a storage
     *
     * Move every project repository on one storage to another. Once its move is scheduled, a repository can be read but not written to until the move ends. A move usually fails for a temporary reason; schedule it again. The list of projects with its filter `repository_storage` shows the projects that remain on the storage. It is not part of this contract.
     *
     * `POST /project_repository_storage_moves`
     */
    "scheduleProjectStorageMoves": {
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
            /** The moves are scheduled. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorageMove"];
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
        };
    };
    /**
     * Schedule moves of all snippet repositories on a storage
     *
     * Move every snippet repository on one storage to another. Once its move is scheduled, a repository can be read but not written to until the move ends. A move usually fails for a temporary reason; schedule it again.
     *
     * `POST /snippet_repository_storage_moves`
     */
    "scheduleSnippetStorageMoves": {
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
            /** The moves are scheduled. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorageMove"];
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
        };
    };
    /**
     * Schedule moves of all group repositories on a storage
     *
     * Move every group repository on one storage to another. Once its move is scheduled, a repository can be read but not written to until the move ends. A move usually fails for a temporary reason; schedule it again.
     *
     * `POST /group_repository_storage_moves`
     */
    "scheduleGroupStorageMoves": {
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
            /** The moves are scheduled. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorageMove"];
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
        };
    };
    /**
     * Create alerts
     *
     * Send alerts to an alert integration of a project. A Maintainer sets an integration up. Each integration has its own address and authorization key; send the request to that address. An alert that differs from an unresolved one in its start and its hosts at most is grouped with it and counted there. Once that one is resolved, a new alert is created. A payload that has `end_time`, or in the metrics format the status `resolved`, resolves the alert with the same fingerprint. If so configured, its incident may be closed automatically. The premium and ultimate tiers allow several integrations. A Developer, Maintainer or Owner can send a test alert. The key can also be written into the address, which is insecure, because addresses appear in the logs of servers.
     *
     * `POST (an address of its own)`
     */
    "createAlerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Alerts in the format of the HTTP endpoint or of metrics alerts. The schema cannot tell the two apart, since the first is open and requires nothing. A payload in the second, even a faulty one, fits the first as well. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertPayload"] | components["schemas"]["MetricsAlertPayload"];
            };
        };
        responses: {
            /** An item for each alert that was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"][];
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
        };
    };
}

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

/** A file or a directory in a repository. */
export type TreeEntry = {
    /** SHA of the object. */
    id: string;
    /** Name of the file or directory. */
    name: string;
    /**
     * Kind of entry. `tree` is a directory, `blob` is a file.
     *
     * @enum {string}
     */
    type: "tree" | "blob";
    /** Path within the repository. */
    path: string;
    /** File mode, as octal digits. */
    mode: string;
    /** The last commit that changed the entry. Present only with `with_last_commit=true`. */
    last_commit?: components["schemas"]["Commit"];
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

/** The reason of a refusal, as a `message`. For an invalid request, the body itself may be the map from fields to messages. */
export type Error = components["schemas"]["Error"];

/** The content of a file. */
export type RepositoryBlob = {
    /** The content, encoded as `encoding` says. */
    content: string;
    /** Encoding of `content`. */
    encoding: "base64" | (string & {});
    /** SHA of the blob. */
    sha: string;
    /**
     * Size of the file in bytes.
     *
     * Format: int64
     */
    size: number;
};

/** The files to retrieve. */
export type BlobBatch = {
    /** The files, 20 at most. */
    files: {
        /** Path of the file. */
        path: string;
        /** Branch, tag or commit to look in. The default is the default branch. */
        ref?: string;
    }[];
};

/** The content of one of the files asked for. */
export type BlobBatchItem = {
    /** The content, encoded as `encoding` says; at most the first 1 MB of the file. */
    content: string;
    /** Encoding of `content`. */
    encoding: string;
    /** Path of the file. */
    path: string;
    /** The ref in which the file was found. */
    ref: string;
    /**
     * Full size of the file in bytes.
     *
     * Format: int64
     */
    size: number;
    /** Whether `content` was cut after the first 1 MB of the file. */
    truncated: boolean | null;
};

/** A commit as a comparison shows it. */
export type ComparisonCommit = {
    /** Full SHA of the commit. */
    id: string;
    /** Short SHA of the commit. */
    short_id: string;
    /** First line of the message. */
    title: string;
    /** Name of the author. */
    author_name: string;
    /** Email address of the author. */
    author_email: string;
    /**
     * Time of the commit.
     *
     * Format: date-time
     */
    created_at: string;
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

/** The difference between two points of a history. */
export type Comparison = {
    /** The latest commit of the comparison. */
    commit: components["schemas"]["ComparisonCommit"];
    /** The commits between the two points. Always complete, even when `compare_timeout` is true. */
    commits: components["schemas"]["ComparisonCommit"][];
    /** Whether both points are the same. */
    compare_same_ref: boolean | null;
    /** Whether the comparison was too large or took too long. Then `diffs` may be incomplete, and the text of single diffs may be empty. */
    compare_timeout: boolean | null;
    /** The differences, one for each file. */
    diffs: components["schemas"]["Diff"][];
    /**
     * Address of a page that shows the comparison.
     *
     * Format: uri
     */
    web_url: string;
};

/** A person who has committed to a repository. */
export type Contributor = {
    /** Name of the contributor. */
    name: string;
    /** Email address of the contributor. */
    email: string;
    /**
     * Number of commits, without merge commits.
     *
     * Format: int64
     */
    commits: number;
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
};

/** A change to one file. `create` and `update` need `content`. A `move` without `content` keeps what is in the file; with it, the file is overwritten. */
export type CommitAction = {
    /**
     * The action on the file.
     *
     * @enum {string}
     */
    action: "create" | "delete" | "move" | "update" | "chmod";
    /** Full path of the file. */
    file_path: string;
    /** Content of the file. Not needed by `delete`, `chmod` and `move`. */
    content?: string;
    /**
     * Encoding of `content`.
     *
     * @default text
     * @enum {string}
     */
    encoding?: "text" | "base64";
    /** Whether the file can be executed. Only for `chmod`. */
    execute_filemode?: boolean;
    /** The last commit of the file that the caller knows of. For `update`, `move` and `delete`. */
    last_commit_id?: string;
    /** Path of the file before. Only for `move`. */
    previous_path?: string;
};

/** A commit to create. `start_branch` and `start_sha` exclude each other. To create a new branch, give one of them beside `branch`. */
export type CommitCreate = {
    /** Branch to commit to. */
    branch: string;
    /** Message of the commit. */
    commit_message: string;
    /** Changes to files. */
    actions?: components["schemas"]["CommitAction"][];
    /**
     * Whether to create a commit that changes nothing.
     *
     * @default false
     */
    allow_empty?: boolean;
    /** Email address of the author. */
    author_email?: string;
    /** Name of the author. */
    author_name?: string;
    /**
     * Whether to overwrite the branch with a new commit that is based on `start_branch` or `start_sha`, which replaces its history. Without either, `start_branch` is `branch` and `force` has no effect.
     *
     * @default false
     */
    force?: boolean;
    /** Branch to start from. Without it and without `start_sha`, it is `branch`. */
    start_branch?: string;
    /** Full SHA of the commit to start from. */
    start_sha?: string;
    /**
     * Project of `start_branch` or `start_sha`, by default the project of the path.
     *
     * Format: int64
     */
    start_project?: number | string;
    /**
     * Whether the response contains `stats`.
     *
     * @default true
     */
    stats?: boolean;
};

/** A commit in the response to its creation. */
export type CommitWithStatus = components["schemas"]["Commit"] & {
    /** Status of the commit, or null. */
    status: string | null;
};

/** The last pipeline of a commit. */
export type CommitPipeline = {
    /**
     * ID of the pipeline.
     *
     * Format: int64
     */
    id: number;
    /** Branch or tag that the pipeline ran for. */
    ref: string;
    /** SHA of the commit that the pipeline ran for. */
    sha: string;
    /** Status of the pipeline. */
    status: string;
};

/** A commit in the response to a retrieval. */
export type CommitDetail = components["schemas"]["CommitWithStatus"] & {
    /** The last pipeline of the commit. Present only when a commit is retrieved. */
    last_pipeline: components["schemas"]["CommitPipeline"] | null;
};

/** A branch or tag that contains a commit. */
export type CommitRef = {
    /**
     * Kind of ref.
     *
     * @enum {string}
     */
    type: "branch" | "tag";
    /** Name of the branch or tag. */
    name: string;
};

/** The distance of a commit from the first one. */
export type CommitSequence = {
    /**
     * Number of commits up to and including this one.
     *
     * Format: int64
     */
    count: number;
};

/** A commit as a tag shows it. */
export type TagCommit = {
    /** SHA of the commit. */
    id: string;
    /** Short SHA of the commit. */
    short_id: string;
    /** First line of the message. */
    title: string;
    /** The whole message. */
    message: string;
    /** SHAs of the parents. */
    parent_ids: string[];
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
     * When the change was committed.
     *
     * Format: date-time
     */
    committed_date: string;
    /**
     * When the commit was created.
     *
     * Format: date-time
     */
    created_at: string;
};

/** The release of a tag. */
export type TagRelease = {
    /** Name of the tag. */
    tag_name: string;
    /** Description of the release. */
    description: string;
};

/** A tag. It is annotated when it was created with a message, and lightweight when not. */
export type Tag = {
    /** Name of the tag. */
    name: string;
    /** Annotation of the tag; null for a lightweight tag. */
    message: string | null;
    /** ID of the tag object of an annotated tag; ID of the commit of a lightweight tag. */
    target: string;
    /**
     * When an annotated tag was created; null for a lightweight tag.
     *
     * Format: date-time
     */
    created_at: string | null;
    /** Whether the tag is protected. */
    protected: boolean | null;
    /** The commit that the tag points at. */
    commit: components["schemas"]["TagCommit"];
    /** The release of the tag, or null. */
    release: components["schemas"]["TagRelease"] | null;
};

/** A tag to create. */
export type TagCreate = {
    /** Name of the tag. */
    tag_name: string;
    /** The target of the tag, as a commit SHA, the name of a branch or the name of another tag. */
    ref: string;
    /** Annotation. With it, the tag is annotated; without it, it is lightweight. */
    message?: string;
};

/** The issuer of an X.509 certificate. */
export type X509Issuer = {
    /**
     * ID of the issuer.
     *
     * Format: int64
     */
    id: number;
    /** Distinguished name of the issuer. */
    subject: string;
    /** Identifier of the issuer's key. */
    subject_key_identifier: string;
    /** Address of the list of revoked certificates. */
    crl_url: string;
};

/** An X.509 certificate. */
export type X509Certificate = {
    /**
     * ID of the certificate.
     *
     * Format: int64
     */
    id: number;
    /** Distinguished name of the owner. */
    subject: string;
    /** Identifier of the owner's key. */
    subject_key_identifier: string;
    /** Email address of the owner. */
    email: string;
    /** Serial number of the certificate. */
    serial_number: number;
    /** Status of the certificate. */
    certificate_status: string;
    /** Issuer of the certificate. */
    x509_issuer: components["schemas"]["X509Issuer"];
};

/** The X.509 signature of a tag. */
export type TagSignature = {
    /** Kind of signature. */
    signature_type: "X509" | (string & {});
    /** Whether the signature could be verified. */
    verification_status: string;
    /** The certificate that the tag was signed with. */
    x509_certificate: components["schemas"]["X509Certificate"];
};

/** An SSH key of a user. */
export type SshKey = {
    /**
     * ID of the key.
     *
     * Format: int64
     */
    id: number;
    /** Title of the key. */
    title: string;
    /** The public key. */
    key: string;
    /**
     * When the key was added.
     *
     * Format: date-time
     */
    created_at: string;
    /**
     * The uses that the key allows: authentication, signing or both.
     *
     * @enum {string}
     */
    usage_type: "auth" | "signing" | "auth_and_signing";
};

/** An SSH key to create. */
export type SshKeyCreate = {
    /** Title of the key. */
    title: string;
    /** The public key. */
    key: string;
    /**
     * The day on which the key expires, in the form `YYYY-MM-DD`.
     *
     * Format: date
     */
    expires_at?: string;
    /**
     * The uses that the key allows: authentication, signing or both.
     *
     * @default auth_and_signing
     * @enum {string}
     */
    usage_type?: "auth" | "signing" | "auth_and_signing";
};

/** An SSH key in the response to its creation. */
export type SshKeyWithExpiry = components["schemas"]["SshKey"] & {
    /** When the key expires, or null. */
    expires_at: string | null;
};

/** Why an SSH key was not created. When the key is taken, `message` has the text `has already been taken` under `fingerprint` and under `key`. */
export type SshKeyError = components["schemas"]["Error"] & {
    /** The error, as one text, or as a list of texts for each wrong field. */
    message?: string | {
        /** Errors in the fingerprint of the key. */
        fingerprint?: string[];
        /** Errors in the key. */
        key?: string[];
    };
};

/** A GPG key of a user. */
export type GpgKey = {
    /**
     * ID of the key.
     *
     * Format: int64
     */
    id: number;
    /** The public key as an armored block. */
    key: string;
    /**
     * When the key was added.
     *
     * Format: date-time
     */
    created_at: string;
};

/** A GPG key to create. */
export type GpgKeyCreate = {
    /** The public key as an armored block. */
    key: string;
};

/** A deploy key. Its fingerprints identify the user who created it. */
export type DeployKey = {
    /**
     * ID of the key.
     *
     * Format: int64
     */
    id: number;
    /** Title of the key. */
    title: string;
    /** The public key. */
    key: string;
    /** MD5 hash of the key. A system on which FIPS is enabled does not have it. */
    fingerprint?: string;
    /** SHA256 hash of the key. */
    fingerprint_sha256: string;
    /**
     * When the key was created.
     *
     * Format: date-time
     */
    created_at: string;
    /**
     * When the key expires; null when it never does.
     *
     * Format: date-time
     */
    expires_at: string | null;
};

/** A project in short. */
export type ProjectSummary = {
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
};

/** A deploy key as the list of the instance shows it. */
export type DeployKeyWithProjects = components["schemas"]["DeployKey"] & {
    /** The projects that the key can read and write. */
    projects_with_write_access: components["schemas"]["ProjectSummary"][];
    /** The projects that the key can only read. */
    projects_with_readonly_access: components["schemas"]["ProjectSummary"][];
};

/** A deploy key to create on the level of the instance. */
export type DeployKeyCreate = {
    /** The public key. */
    key: string;
    /** Title of the key. */
    title: string;
    /**
     * When the key expires. Left out, it never does.
     *
     * Format: date-time
     */
    expires_at?: string;
};

/** A deploy key in the response to its creation at the level of the instance. */
export type DeployKeyWithUsageType = components["schemas"]["DeployKey"] & {
    /** The uses that the key allows. */
    usage_type: "auth_and_signing" | (string & {});
};

/** A deploy key of a project. */
export type ProjectDeployKey = components["schemas"]["DeployKey"] & {
    /** Whether the key may push to the project. */
    can_push: boolean | null;
};

/** A deploy key to add to a project. */
export type ProjectDeployKeyCreate = {
    /** The public key. */
    key: string;
    /** Title of the key. */
    title: string;
    /** Whether the key may push to the project. */
    can_push?: boolean;
    /**
     * When the key expires.
     *
     * Format: date-time
     */
    expires_at?: string;
};

/** Changes to a deploy key of a project. Both properties are optional. */
export type ProjectDeployKeyUpdate = {
    /** Whether the key may push to the project. */
    can_push?: boolean;
    /** Title of the key. */
    title?: string;
};

/** The user who created a connection to a cluster. */
export type ClusterUser = {
    /**
     * ID of the user.
     *
     * Format: int64
     */
    id: number;
    /** Name of the user. */
    name: string;
    /** Username of the user. */
    username: string;
    /** State of the user's account. */
    state: string;
    /** Address of the user's picture, or null. */
    avatar_url: string | null;
    /**
     * Address of the user's page.
     *
     * Format: uri
     */
    web_url: string;
};

/** The connection of the service to a cluster. */
export type ClusterPlatform = {
    /** URL of the cluster's API. */
    api_url: string;
    /** Namespace that the service uses in the cluster. */
    namespace: string;
    /**
     * The way in which the cluster authorizes: by role (`rbac`) or by attribute (`abac`).
     *
     * @enum {string}
     */
    authorization_type: "rbac" | "abac" | "unknown_authorization";
    /** TLS certificate of the cluster's API, or null. */
    ca_cert: string | null;
};

/** A certificate-based connection of a project to a cluster, as lists show it. */
export type Cluster = {
    /**
     * ID of the cluster.
     *
     * Format: int64
     */
    id: number;
    /** Name of the cluster. */
    name: string;
    /** Base domain of the cluster. */
    domain: string;
    /**
     * When the connection was created.
     *
     * Format: date-time
     */
    created_at: string;
    /** Whether the service manages the namespaces and service accounts in the cluster. */
    managed: boolean | null;
    /** Whether the cluster is enabled. */
    enabled: boolean | null;
    /** Provider of the cluster. */
    provider_type: "user" | (string & {});
    /** Kind of platform that the cluster is. */
    platform_type: string;
    /** The environments that the cluster is for, such as `*`. */
    environment_scope: string;
    /** Kind of owner of the cluster. */
    cluster_type: "project_type" | (string & {});
    /** The user who created the connection. */
    user: components["schemas"]["ClusterUser"];
    /** The connection of the service to the cluster. */
    platform_cluster: components["schemas"]["ClusterPlatform"];
    /** The project that manages the cluster, or null. */
    management_project: components["schemas"]["ProjectSummary"] | null;
};

/** The connection of the service to a new cluster. */
export type ClusterPlatformCreate = {
    /**
     * URL of the cluster's API.
     *
     * Format: uri
     */
    api_url: string;
    /**
     * Token that authenticates the service against the cluster.
     *
     * Format: password
     */
    token: string;
    /** TLS certificate of the cluster's API. Required when the certificate is self-signed. */
    ca_cert?: string;
    /** Namespace that the service uses in the cluster. */
    namespace?: string;
    /**
     * The way in which the cluster authorizes: by role (`rbac`) or by attribute (`abac`).
     *
     * @default rbac
     * @enum {string}
     */
    authorization_type?: "rbac" | "abac" | "unknown_authorization";
};

/** A connection to an existing cluster. */
export type ClusterCreate = {
    /** Name of the cluster. */
    name: string;
    /** Base domain of the cluster. */
    domain?: string;
    /**
     * ID of the project that manages the cluster. The response shows it as `management_project`.
     *
     * Format: int64
     */
    management_project_id?: number;
    /**
     * Whether the cluster is enabled.
     *
     * @default true
     */
    enabled?: boolean;
    /**
     * Whether the service manages the namespaces and service accounts in the cluster.
     *
     * @default true
     */
    managed?: boolean;
    /** The connection of the service to the cluster. */
    platform_cluster_attributes: components["schemas"]["ClusterPlatformCreate"];
    /**
     * The environments that the cluster is for.
     *
     * @default *
     */
    environment_scope?: string;
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

/** A cluster in the response to a retrieval, creation or update. */
export type ClusterWithProject = components["schemas"]["Cluster"] & {
    /** The project that is connected to the cluster. Not present in lists. */
    project: components["schemas"]["ClusterProject"];
};

/** Changes to the connection between the service and a cluster. The way of authorization cannot be changed. */
export type ClusterPlatformUpdate = {
    /**
     * URL of the cluster's API. Can be changed only if `createCluster` added the cluster.
     *
     * Format: uri
     */
    api_url?: string;
    /**
     * Token that authenticates the service against the cluster. Can be changed only if `createCluster` added the cluster.
     *
     * Format: password
     */
    token?: string;
    /** TLS certificate of the cluster's API. Can be changed only if `createCluster` added the cluster. */
    ca_cert?: string;
    /** Namespace that the service uses in the cluster. */
    namespace?: string;
};

/** Changes to a cluster. All properties are optional and have no default. */
export type ClusterUpdate = {
    /** Name of the cluster. Can be changed only if `createCluster` added the cluster. */
    name?: string;
    /** Base domain of the cluster. */
    domain?: string;
    /**
     * ID of the project that manages the cluster. The response shows it as `management_project`.
     *
     * Format: int64
     */
    management_project_id?: number;
    /** Whether the cluster is enabled. */
    enabled?: boolean;
    /** Whether the service manages the namespaces and service accounts in the cluster. */
    managed?: boolean;
    /** The connection of the service to the cluster. */
    platform_cluster_attributes?: components["schemas"]["ClusterPlatformUpdate"];
    /** The environments that the cluster is for. */
    environment_scope?: string;
};

/** The identity of a user at the SAML identity provider of a group. */
export type SamlIdentity = {
    /** External UID of the user, as the identity provider gives it. */
    extern_uid: string;
    /**
     * ID of the user.
     *
     * Format: int64
     */
    user_id: number;
};

/** Changes to a SAML identity. */
export type SamlIdentityUpdate = {
    /** New external UID, from the attribute `id/externalId` of the identity provider. */
    extern_uid?: string;
};

/** A role as a number. 0 means no access, 5 minimal access, 10 Guest, 15 Planner and 20 Reporter. 25 means Security Manager, 30 Developer, 40 Maintainer and 50 Owner. */
export type AccessLevel = components["schemas"]["AccessLevel"];

/** A role in a group for the members of a SAML group. */
export type SamlGroupLink = {
    /** Name of the SAML group. */
    name: string;
    /** The role that the members of the SAML group get. */
    access_level: components["schemas"]["AccessLevel"];
    /**
     * ID of the custom role that the members of the SAML group get, when they get one.
     *
     * Format: int64
     */
    member_role_id?: number;
    /** The name that a provider must have for this link to count, or null. */
    provider: string | null;
};

/** A SAML group link to create. */
export type SamlGroupLinkCreate = {
    /** Name of the SAML group. */
    saml_group_name: string;
    /** The role that the members of the SAML group get. */
    access_level: components["schemas"]["AccessLevel"];
    /**
     * ID of the custom role that the members of the SAML group get.
     *
     * Format: int64
     */
    member_role_id?: number;
    /** The name that a provider must have for this link to count. */
    provider?: string;
};

/** The role that an invitation gives, as a number. The numbers are those of `AccessLevel`. */
export type InvitationAccessLevel = components["schemas"]["InvitationAccessLevel"];

/** An invitation to a group or a project. */
export type Invitation = {
    /**
     * ID of the invitation.
     *
     * Format: int64
     */
    id: number;
    /** Email address that the invitation was sent to. */
    invite_email: string;
    /**
     * When the invitation was created.
     *
     * Format: date-time
     */
    created_at: string;
    /** The role that the invitation gives. */
    access_level: components["schemas"]["InvitationAccessLevel"];
    /**
     * When the invitation expires.
     *
     * Format: date-time
     */
    expires_at: string;
    /** Name of the user who is invited. */
    user_name: string;
    /** Name of the user who invites. */
    created_by_name: string;
};

/** People to invite, and their role. At least one of `email` and `user_id` is required. */
export type InvitationCreate = {
    /** Email address to invite, or several, separated by commas. Required without `user_id`. */
    email?: string;
    /**
     * ID of a user to invite, or several, separated by commas. Required without `email`.
     *
     * Format: int64
     */
    user_id?: number | string;
    /**
     * The role that the invitation gives. With a level that cannot be given, the `status` of the response is `error`.
     *
     * @default 30
     */
    access_level: components["schemas"]["InvitationAccessLevel"];
    /**
     * Day on which the invitation expires, in the form `YYYY-MM-DD`.
     *
     * Format: date
     */
    expires_at?: string;
    /** Where the invitation comes from. */
    invite_source?: string;
    /**
     * ID of the custom role that the invitation gives.
     *
     * Format: int64
     */
    member_role_id?: number;
};

/** The outcome of a request to invite people. */
export type InvitationResult = {
    /**
     * Outcome of the request.
     *
     * @enum {string}
     */
    status: "success" | "error";
    /** For each refused invitee, the reason: for example a taken email address, an existing member, or an access level that cannot be given. Present only when `status` is `error`. */
    message?: {
        [key: string]: string;
    };
    /** For each username that waits for an approval, a text that says so. Present only while the application setting `enable_member_promotion_management` is on. */
    queued_users?: {
        [key: string]: string;
    };
};

/** Changes to an invitation. */
export type InvitationUpdate = {
    /** The role that the invitation gives. */
    access_level?: components["schemas"]["InvitationAccessLevel"];
    /**
     * Time at which the invitation expires, in the form `YYYY-MM-DDTHH:MM:SSZ`.
     *
     * Format: date-time
     */
    expires_at?: string;
};

/** The role and the expiry of an invitation after a change. */
export type InvitationTerms = {
    /**
     * When the invitation expires.
     *
     * Format: date-time
     */
    expires_at: string;
    /** The role that the invitation gives. */
    access_level: components["schemas"]["InvitationAccessLevel"];
};

/** Kind of runner. It belongs to the instance, a group or projects. */
export type RunnerType = components["schemas"]["RunnerType"];

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

/** A project of a runner, in short. */
export type RunnerProject = {
    /**
     * ID of the project.
     *
     * Format: int64
     */
    id: number;
    /** Name of the project. */
    name: string;
    /** Name of the project, after the names of its groups. */
    name_with_namespace: string;
    /** Path of the project within its group. */
    path: string;
    /** Full path of the project. */
    path_with_namespace: string;
};

/** Access level of a runner. */
export type RunnerAccessLevel = components["schemas"]["RunnerAccessLevel"];

/** A runner in the response to a retrieval or update. */
export type RunnerDetail = components["schemas"]["Runner"] & {
    /**
     * Time of a contact with the runner, or null.
     *
     * Format: date-time
     */
    contacted_at: string | null;
    /** A note for those who maintain the runner, up to 1024 characters, or null. */
    maintenance_note: string | null;
    /**
     * Architecture of the runner, or null. Deprecated since release 17.0, and the documentation names no replacement.
     *
     * @deprecated
     */
    architecture?: string | null;
    /**
     * Platform of the runner, or null. Deprecated since release 17.0, and the documentation names no replacement.
     *
     * @deprecated
     */
    platform?: string | null;
    /**
     * Revision of the runner, or null. Deprecated since release 17.0, and the documentation names no replacement.
     *
     * @deprecated
     */
    revision?: string | null;
    /**
     * Version of the runner, or null. Deprecated since release 17.0, and the documentation names no replacement.
     *
     * @deprecated
     */
    version?: string | null;
    /** The projects of the runner. */
    projects: components["schemas"]["RunnerProject"][];
    /** The tags of the runner. */
    tag_list: string[];
    /** Access level of a runner. */
    access_level: components["schemas"]["RunnerAccessLevel"];
    /** The longest time that a job may take, in seconds, or null. */
    maximum_timeout: number | null;
};

/** Changes to a runner. */
export type RunnerUpdate = {
    /** Description of the runner. */
    description?: string;
    /**
     * Whether the runner takes new jobs. Deprecated: use `paused`.
     *
     * @deprecated
     */
    active?: boolean;
    /** Whether the runner ignores new jobs. */
    paused?: boolean;
    /** The tags of the runner. A form writes them as `tag_list[]`, once for each tag. */
    tag_list?: string[];
    /** Whether the runner takes jobs without tags. */
    run_untagged?: boolean;
    /** Whether the runner is locked. */
    locked?: boolean;
    /** Access level of a runner. */
    access_level?: components["schemas"]["RunnerAccessLevel"];
    /** The longest time that a job may take, in seconds. */
    maximum_timeout?: number;
    /** A note for those who maintain the runner, up to 1024 characters. */
    maintenance_note?: string;
};

/** Status of a job, as a filter. */
export type RunnerJobStatus = components["schemas"]["RunnerJobStatus"];

/** The user who runs a job. */
export type RunnerJobUser = {
    /**
     * ID of the user.
     *
     * Format: int64
     */
    id: number;
    /** Name of the user. */
    name: string;
    /** Username of the user. */
    username: string;
    /** State of the user's account. */
    state: string;
    /** Address of the user's picture, or null. */
    avatar_url: string | null;
    /**
     * Address of the user's page.
     *
     * Format: uri
     */
    web_url: string;
    /**
     * When the user was created.
     *
     * Format: date-time
     */
    created_at: string;
    /** The description that users give of themselves, or null. */
    bio: string | null;
    /** Where the user is, or null. */
    location: string | null;
    /** Email address that the user shows to everybody. An empty string or null if it is missing. */
    public_email: string | null;
    /** The user's account at LinkedIn, or null. */
    linkedin: string | null;
    /** The user's account at Twitter, or null. */
    twitter: string | null;
    /** Address of the user's website. An empty string or null if it is missing. */
    website_url: string | null;
    /** Organization that the user works for, or null. */
    organization: string | null;
};

/** The commit that a job is for. */
export type RunnerJobCommit = {
    /** SHA of the commit. */
    id: string;
    /** Short SHA of the commit. */
    short_id: string;
    /** First line of the message. */
    title: string;
    /**
     * When the commit was created.
     *
     * Format: date-time
     */
    created_at: string;
    /** SHAs of the parents. */
    parent_ids: string[];
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
     * When the change was committed.
     *
     * Format: date-time
     */
    committed_date: string;
};

/** The pipeline that a job belongs to. */
export type RunnerJobPipeline = {
    /**
     * ID of the pipeline.
     *
     * Format: int64
     */
    id: number;
    /** SHA of the commit that the pipeline runs for. */
    sha: string;
    /** Branch or tag that the pipeline runs for. */
    ref: string;
    /** Status of the pipeline. */
    status: string;
};

/** The project that a job belongs to. */
export type RunnerJobProject = {
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
};

/** A job of a runner. */
export type RunnerJob = {
    /**
     * ID of the job.
     *
     * Format: int64
     */
    id: number;
    /** Status of the job. */
    status: "created" | "waiting_for_resource" | "preparing" | "waiting_for_callback" | "pending" | "running" | "success" | "failed" | "canceling" | "canceled" | "skipped" | "manual" | "scheduled" | (string & {});
    /** Stage of the pipeline that the job is in. */
    stage: string;
    /** Name of the job. */
    name: string;
    /** Branch or tag that the job is for. */
    ref: string;
    /** Whether `ref` is a tag. */
    tag: boolean | null;
    /** Test coverage that the job has reported, or null. */
    coverage: number | string | null;
    /**
     * When the job was created.
     *
     * Format: date-time
     */
    created_at: string;
    /**
     * When the job started; null before that.
     *
     * Format: date-time
     */
    started_at: string | null;
    /**
     * When the job finished; null before that.
     *
     * Format: date-time
     */
    finished_at: string | null;
    /** Duration of the job, or null when it has not run. */
    duration: number | null;
    /** Time that the job waited for a runner, or null when it has not waited. */
    queued_duration: number | null;
    /** The user who runs a job. */
    user: components["schemas"]["RunnerJobUser"];
    /** The commit that a job is for. */
    commit: components["schemas"]["RunnerJobCommit"];
    /** The pipeline that a job belongs to. */
    pipeline: components["schemas"]["RunnerJobPipeline"];
    /** The project that a job belongs to. */
    project: components["schemas"]["RunnerJobProject"];
};

/** An instance, group or project runner to create. */
export type RunnerCreate = {
    [key: string]: unknown;
};

/** A new runner. The authentication token of the runner is part of it. The documents do not show its fields. Deployments usually send these. */
export type RunnerCreated = {
    /**
     * ID of the runner.
     *
     * Format: int64
     */
    id?: number;
    /** Authentication token of the runner. No other response shows it. */
    token?: string;
    /**
     * When the token expires; null if it does not.
     *
     * Format: date-time
     */
    token_expires_at?: string | null;
} & {
    [key: string]: unknown;
};

/** A runner in the list of a project. The documents do not show its fields. Deployments usually send these. */
export type RunnerOfProject = {
    /**
     * ID of the runner.
     *
     * Format: int64
     */
    id?: number;
    /** Description of the runner. */
    description?: string;
    /** Whether the runner ignores new jobs. */
    paused?: boolean | null;
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
    is_shared?: boolean | null;
    /** Kind of runner. It belongs to the instance, a group or projects. */
    runner_type?: components["schemas"]["RunnerType"];
    /** Name of the runner, or null. */
    name?: string | null;
    /** Whether the runner is online. */
    online?: boolean | null;
    /**
     * Status of the runner.
     *
     * @enum {string}
     */
    status?: "online" | "offline" | "stale" | "never_contacted" | "paused";
    /** Whether the runner executes a job. */
    job_execution_status?: "idle" | (string & {});
} & {
    [key: string]: unknown;
};

/** A runner in the list of a group. The documents do not show its fields. Deployments usually send these. */
export type RunnerOfGroup = {
    /**
     * ID of the runner.
     *
     * Format: int64
     */
    id?: number;
    /** Description of the runner. */
    description?: string;
    /** Whether the runner ignores new jobs. */
    paused?: boolean | null;
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
    is_shared?: boolean | null;
    /** Kind of runner. It belongs to the instance, a group or projects. */
    runner_type?: components["schemas"]["RunnerType"];
    /** Name of the runner, or null. */
    name?: string | null;
    /** Whether the runner is online. */
    online?: boolean | null;
    /**
     * Status of the runner.
     *
     * @enum {string}
     */
    status?: "online" | "offline" | "stale" | "never_contacted" | "paused";
    /** Whether the runner executes a job. */
    job_execution_status?: "idle" | (string & {});
} & {
    [key: string]: unknown;
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

/** The user who wrote a note, with the email address. */
export type NoteAuthorWithEmail = components["schemas"]["NoteAuthor"] & {
    /** Email address of the user. Not given in discussions. */
    email: string;
};

/** A comment, or a record by the system of a change. */
export type Note = components["schemas"]["NoteContent"] & {
    /** The user who wrote a note, with the email address. */
    author: components["schemas"]["NoteAuthorWithEmail"];
};

/** A note to create on an issue. */
export type IssueNoteCreate = {
    /** Content of the note, at most 1,000,000 characters. */
    body: string;
    /**
     * Whether the note is internal. Deprecated: use `internal`, which counts when both are given.
     *
     * @deprecated
     * @default false
     */
    confidential?: boolean;
    /**
     * Whether the note is internal. Overrides `confidential`.
     *
     * @default false
     */
    internal?: boolean;
    /**
     * When the note counts as written, after 1970-01-01. Only administrators and the owners of the project or its group may give it.
     *
     * Format: date-time
     */
    created_at?: string;
};

/** The response instead of a note if its body was only an emoji reaction. The contract takes it to have neither `body` nor `noteable_type`, which tells it from a note, and states nothing else about it. */
export type NoteReaction = components["schemas"]["NoteReaction"];

/** Changes to a note on an issue. */
export type IssueNoteUpdate = {
    /** New content of the note, at most 1,000,000 characters. */
    body?: string;
    /**
     * Whether the note is internal. Deprecated: use `internal`, which is given when the note is created.
     *
     * @deprecated
     */
    confidential?: boolean;
};

/** A note to create on a snippet. */
export type SnippetNoteCreate = {
    /** Content of the note, at most 1,000,000 characters. */
    body: string;
    /**
     * When the note counts as written, after 1970-01-01. Only administrators and the owners of the project or its group may give it.
     *
     * Format: date-time
     */
    created_at?: string;
};

/** Changes to a note on a snippet. */
export type SnippetNoteUpdate = {
    /** New content of the note, at most 1,000,000 characters. */
    body: string;
};

/** A note to create on a merge request. */
export type MergeRequestNoteCreate = {
    /** Content of the note, at most 1,000,000 characters. */
    body: string;
    /**
     * When the note counts as written, after 1970-01-01. Only administrators and the owners of the project or its group may give it.
     *
     * Format: date-time
     */
    created_at?: string;
    /**
     * Whether the note is internal.
     *
     * @default false
     */
    internal?: boolean;
    /** SHA of the head of the merge request. The merge quick action needs it, and it must be the present head, so that nothing is merged that was changed meanwhile. */
    merge_request_diff_head_sha?: string;
};

/** Changes to a note on a merge request. */
export type MergeRequestNoteUpdate = {
    /** New content of the note, at most 1,000,000 characters. */
    body: string;
    /**
     * Whether the note is internal. Deprecated: use `internal`, which is given when the note is created.
     *
     * @deprecated
     */
    confidential?: boolean;
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

/** A single comment, or a thread of a comment and its replies. */
export type Discussion = {
    /** ID of the discussion. */
    id: string;
    /** Whether the discussion is a comment on its own rather than a thread. */
    individual_note: boolean | null;
    /** The notes of the discussion. */
    notes: components["schemas"]["DiscussionNote"][];
};

/** A discussion to start, given by its first note. */
export type DiscussionCreate = {
    /** Content of the note, at most 1,000,000 characters. */
    body: string;
    /**
     * When the note counts as written, after 1970-01-01. Only administrators and the owners of the project or its group may give it.
     *
     * Format: date-time
     */
    created_at?: string;
};

/** A note to add to a discussion. */
export type DiscussionNoteCreate = {
    /** Content of the note, at most 1,000,000 characters. */
    body: string;
    /**
     * When the note counts as written, after 1970-01-01. Only administrators and the owners of the project or its group may give it.
     *
     * Format: date-time
     */
    created_at?: string;
};

/** Changes to a note in a discussion. */
export type DiscussionNoteUpdate = {
    /** New content of the note, at most 1,000,000 characters. */
    body: string;
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

/** A merge request in the reduced form of `view=simple`. The contract takes it to have neither `author` nor `source_branch`, which tells it from a whole one. */
export type MergeRequestSimple = {
    /**
     * ID of the merge request within its project.
     *
     * Format: int64
     */
    iid: number;
    /** Title of the merge request. */
    title: string;
    /** Description of the merge request. */
    description: string;
    /**
     * State of the merge request. `locked` is a state of short duration between others.
     *
     * @enum {string}
     */
    state: "opened" | "closed" | "locked" | "merged";
    /** URL of the merge request. */
    web_url: string;
};

/** A merge request in the list of a group. */
export type GroupMergeRequest = components["schemas"]["MergeRequest"] & {
    /**
     * ID of the group that contains the project. Present only in the list of a group.
     *
     * Format: int64
     */
    group_id: number;
};

/** A dependency between two merge requests: one waits for the other. */
export type MergeRequestBlock = {
    /**
     * ID of the block.
     *
     * Format: int64
     */
    id: number;
    /** The merge request that the other waits for. */
    blocking_merge_request: components["schemas"]["MergeRequest"];
    /** The merge request that waits. */
    blocked_merge_request: components["schemas"]["MergeRequest"];
    /**
     * ID of the project.
     *
     * Format: int64
     */
    project_id: number;
};

/** A block to create. `blocking_merge_request_id` or `blocking_merge_request_iid` names the merge request to wait for; one of them is required. */
export type MergeRequestBlockCreate = {
    /**
     * Project of the merge request to wait for, by ID or full path. The default is the project of the path.
     *
     * Format: int64
     */
    blocking_project_id?: number | string;
} & ({
    /**
     * ID of the merge request to wait for, unique across all projects.
     *
     * Format: int64
     */
    blocking_merge_request_id: number;
    /**
     * IID of the merge request to wait for, in the project that `blocking_project_id` names.
     *
     * Format: int64
     */
    blocking_merge_request_iid?: number;
} | {
    /**
     * ID of the merge request to wait for, unique across all projects.
     *
     * Format: int64
     */
    blocking_merge_request_id?: number;
    /**
     * IID of the merge request to wait for, in the project that `blocking_project_id` names.
     *
     * Format: int64
     */
    blocking_merge_request_iid: number;
});

/** A milestone of a project. */
export type Milestone = {
    /**
     * ID of the milestone, unique across all projects.
     *
     * Format: int64
     */
    id: number;
    /**
     * ID of the milestone within its project.
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
    /** Title of the milestone. */
    title: string;
    /** Description of the milestone, or null. */
    description: string | null;
    /**
     * Day on which the milestone is due, or null.
     *
     * Format: date
     */
    due_date: string | null;
    /**
     * Day on which the milestone starts, or null.
     *
     * Format: date
     */
    start_date: string | null;
    /**
     * State of the milestone.
     *
     * @enum {string}
     */
    state: "active" | "closed";
    /**
     * When the milestone was last updated.
     *
     * Format: date-time
     */
    updated_at: string;
    /**
     * When the milestone was created.
     *
     * Format: date-time
     */
    created_at: string;
    /** Whether the milestone is past its due date. */
    expired: boolean | null;
};

/** A milestone to create. */
export type MilestoneCreate = {
    /** Title of the milestone. */
    title: string;
    /** Description of the milestone. */
    description?: string;
    /**
     * Day on which the milestone is due, in the form `YYYY-MM-DD`.
     *
     * Format: date
     */
    due_date?: string;
    /**
     * Day on which the milestone starts, in the form `YYYY-MM-DD`.
     *
     * Format: date
     */
    start_date?: string;
};

/** A milestone in a response of its own. The documents do not show its fields. Deployments usually send these. */
export type MilestoneDetail = {
    /**
     * ID of the milestone, unique across all projects.
     *
     * Format: int64
     */
    id?: number;
    /**
     * ID of the milestone within its project.
     *
     * Format: int64
     */
    iid?: number;
    /**
     * ID of the project.
     *
     * Format: int64
     */
    project_id?: number;
    /** Title of the milestone. */
    title?: string;
    /** Description of the milestone, or null. */
    description?: string | null;
    /**
     * Day on which the milestone is due, or null.
     *
     * Format: date
     */
    due_date?: string | null;
    /**
     * Day on which the milestone starts, or null.
     *
     * Format: date
     */
    start_date?: string | null;
    /**
     * State of the milestone.
     *
     * @enum {string}
     */
    state?: "active" | "closed";
    /**
     * When the milestone was last updated.
     *
     * Format: date-time
     */
    updated_at?: string;
    /**
     * When the milestone was created.
     *
     * Format: date-time
     */
    created_at?: string;
    /** Whether the milestone is past its due date. */
    expired?: boolean | null;
} & {
    [key: string]: unknown;
};

/** Changes to a milestone. */
export type MilestoneUpdate = {
    /** Title of the milestone. */
    title?: string;
    /** Description of the milestone. */
    description?: string;
    /**
     * Day on which the milestone is due, in the form `YYYY-MM-DD`.
     *
     * Format: date
     */
    due_date?: string;
    /**
     * Day on which the milestone starts, in the form `YYYY-MM-DD`.
     *
     * Format: date
     */
    start_date?: string;
    /**
     * The change of the state. `close` closes an active milestone, `activate` reopens a closed one.
     *
     * @enum {string}
     */
    state_event?: "close" | "activate";
};

/** An issue as it is listed for a milestone. The documents do not show its fields. Deployments usually send these. */
export type MilestoneIssue = {
    /**
     * ID of the issue.
     *
     * Format: int64
     */
    id?: number;
    /**
     * Number of the issue in its project.
     *
     * Format: int64
     */
    iid?: number;
    /**
     * ID of the project.
     *
     * Format: int64
     */
    project_id?: number;
    /** Title of the issue. */
    title?: string;
    /** Text of the issue. */
    description?: string | null;
    /** State of the issue. */
    state?: "opened" | "closed" | (string & {});
    /**
     * When the issue was created.
     *
     * Format: date-time
     */
    created_at?: string;
    /**
     * When the issue was changed last.
     *
     * Format: date-time
     */
    updated_at?: string;
    /** Names of the labels. */
    labels?: string[];
    /**
     * Address of the page of the issue.
     *
     * Format: uri
     */
    web_url?: string;
} & {
    [key: string]: unknown;
};

/** A merge request in the list of a milestone. The documents do not show its fields. Deployments usually send these. */
export type MilestoneMergeRequest = {
    /**
     * ID of the merge request, unique across all projects.
     *
     * Format: int64
     */
    id?: number;
    /**
     * ID of the merge request within its project.
     *
     * Format: int64
     */
    iid?: number;
    /**
     * ID of the project.
     *
     * Format: int64
     */
    project_id?: number;
    /** Title of the merge request. */
    title?: string;
    /** Description of the merge request. */
    description?: string;
    /** The description as HTML. Present only when the request asks for HTML. */
    description_html?: string;
    /**
     * State of the merge request. `locked` is a state of short duration between others.
     *
     * @enum {string}
     */
    state?: "opened" | "closed" | "locked" | "merged";
    /**
     * When the merge request was created.
     *
     * Format: date-time
     */
    created_at?: string;
    /**
     * When the merge request was last updated.
     *
     * Format: date-time
     */
    updated_at?: string;
    /**
     * When the merge request was closed, or null.
     *
     * Format: date-time
     */
    closed_at?: string | null;
    /**
     * When the merge request was merged, or null.
     *
     * Format: date-time
     */
    merged_at?: string | null;
    /**
     * When the merge request was prepared, or null while it is not.
     *
     * Format: date-time
     */
    prepared_at?: string | null;
    /**
     * The time after which the merge request may be merged, or null.
     *
     * Format: date-time
     */
    merge_after?: string | null;
    /** The user who opened the merge request, or null. */
    author?: components["schemas"]["MergeRequestUser"] | null;
    /** The user who closed the merge request, or null. */
    closed_by?: components["schemas"]["MergeRequestUser"] | null;
    /** The user who merged the merge request, or null. */
    merge_user?: components["schemas"]["MergeRequestUser"] | null;
    /**
     * The user who merged the merge request, or null. Deprecated: use `merge_user`. The documentation names no replacement.
     *
     * @deprecated
     */
    merged_by?: components["schemas"]["MergeRequestUser"] | null;
    /** The assignees of the merge request. */
    assignees?: components["schemas"]["MergeRequestUser"][];
    /**
     * The assignee of the merge request, or null. Deprecated: use `assignees`.
     *
     * @deprecated
     */
    assignee?: components["schemas"]["MergeRequestUser"] | null;
    /** The reviewers of the merge request. */
    reviewers?: components["schemas"]["MergeRequestUser"][];
    /** The branch to merge. */
    source_branch?: string;
    /** The branch to merge into. */
    target_branch?: string;
    /**
     * ID of the project of the branch to merge.
     *
     * Format: int64
     */
    source_project_id?: number;
    /**
     * ID of the project of the branch to merge into.
     *
     * Format: int64
     */
    target_project_id?: number;
    /** Number of notes by users. */
    user_notes_count?: number;
    /** Number of votes for the merge request. */
    upvotes?: number;
    /** Number of votes against the merge request. */
    downvotes?: number;
    /** Labels of the merge request, by name, or as objects with `with_labels_details=true`. */
    labels?: string[] | components["schemas"]["MergeRequestLabel"][];
    /** Milestone of the merge request, or null. */
    milestone?: components["schemas"]["MergeRequestMilestone"] | null;
    /** Whether the merge request is a draft. */
    draft?: boolean | null;
    /**
     * Whether the merge request is a draft. Deprecated: use `draft`.
     *
     * @deprecated
     */
    work_in_progress?: boolean | null;
    /** Whether the merge request is set to be merged automatically. */
    merge_when_pipeline_succeeds?: boolean | null;
    /**
     * Whether the branches can be merged. Deprecated: use `detailed_merge_status`. The documentation names no replacement.
     *
     * @deprecated
     */
    merge_status?: "unchecked" | "can_be_merged" | "cannot_be_merged" | (string & {});
    /** Whether the merge request can be merged, and otherwise the reason. */
    detailed_merge_status?: "unchecked" | "not_approved" | "not_open" | "commits_status" | (string & {});
    /** SHA of the newest commit of the merge request, or null. */
    sha?: string | null;
    /** SHA of the merge commit; null until the merge request is merged. */
    merge_commit_sha?: string | null;
    /** SHA of the commit that the commits were squashed into, or null. */
    squash_commit_sha?: string | null;
    /** Whether the discussion is locked. */
    discussion_locked?: boolean | null;
    /** Whether removal of the source branch on merge is forced. */
    force_remove_source_branch?: boolean | null;
    /** Whether the source branch should be removed on merge. */
    should_remove_source_branch?: boolean | null;
    /**
     * The reference to the merge request. Deprecated: use `references`.
     *
     * @deprecated
     */
    reference?: string;
    /** The references to the merge request. */
    references?: components["schemas"]["MergeRequestReferences"];
    /** URL of the merge request. */
    web_url?: string;
    /** Time estimated and spent. */
    time_stats?: components["schemas"]["MergeRequestTimeStats"];
    /** Whether the merge request asks for its commits to be squashed. */
    squash?: boolean | null;
    /** Whether the commits are squashed when the merge request is merged. */
    squash_on_merge?: boolean | null;
    /** The tasks of the merge request. */
    task_completion_status?: components["schemas"]["MergeRequestTaskCompletionStatus"];
    /** Whether the branches are in conflict. False unless `merge_status` is `cannot_be_merged`. */
    has_conflicts?: boolean | null;
    /** Whether the discussions that keep the merge request from being merged are resolved. */
    blocking_discussions_resolved?: boolean | null;
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
    imported?: boolean | null;
    /** Where the merge request was imported from. */
    imported_from?: string;
} & {
    [key: string]: unknown;
};

/** The response to promoting a milestone. The documents do not show its fields. Deployments usually send these. */
export type MilestonePromotion = {
    /**
     * ID of the milestone of the group.
     *
     * Format: int64
     */
    id?: number;
    /**
     * Number of the milestone in its group.
     *
     * Format: int64
     */
    iid?: number;
    /**
     * ID of the group.
     *
     * Format: int64
     */
    group_id?: number | null;
    /** Title of the milestone. */
    title?: string;
    /** Text of the milestone. */
    description?: string | null;
    /** State of the milestone. */
    state?: "active" | "closed" | (string & {});
    /**
     * First day of the milestone.
     *
     * Format: date
     */
    start_date?: string | null;
    /**
     * Last day of the milestone.
     *
     * Format: date
     */
    due_date?: string | null;
    /**
     * When the milestone was created.
     *
     * Format: date-time
     */
    created_at?: string;
    /**
     * When the milestone was changed last.
     *
     * Format: date-time
     */
    updated_at?: string;
} & {
    [key: string]: unknown;
};

/** The data of a burndown chart of a milestone. The documents do not show its fields. Deployments usually send these. */
export type MilestoneBurndownEvents = components["schemas"]["MilestoneBurndownEvents"];

/** A role as a number. 30 is Developer, 40 Maintainer, 60 administrator. */
export type ProtectedEnvironmentAccessLevel = components["schemas"]["ProtectedEnvironmentAccessLevel"];

/** The members of a group that count. 0 means its direct members only, 1 all inherited groups. */
export type ProtectedEnvironmentInheritance = components["schemas"]["ProtectedEnvironmentInheritance"];

/** A user, a group or a role that may deploy. Of `user_id`, `group_id` and `access_level` one tells which. */
export type ProtectedEnvironmentDeployAccessLevel = {
    /**
     * ID of the deploy access level.
     *
     * Format: int64
     */
    id: number;
    /** The role, or null when it is not a role that may deploy. */
    access_level: components["schemas"]["ProtectedEnvironmentAccessLevel"] | null;
    /** The user, group or role, as a text for people. */
    access_level_description: string;
    /**
     * ID of the user, or null when it is not a user who may deploy.
     *
     * Format: int64
     */
    user_id: number | null;
    /**
     * ID of the group, or null when it is not a group that may deploy.
     *
     * Format: int64
     */
    group_id: number | null;
    /** The members of a group that count. 0 means its direct members only, 1 all inherited groups. */
    group_inheritance_type: components["schemas"]["ProtectedEnvironmentInheritance"];
};

/** A user, a group or a role that has to approve. Of `user_id`, `group_id` and `access_level` one tells which. */
export type ProtectedEnvironmentApprovalRule = {
    /**
     * ID of the approval rule.
     *
     * Format: int64
     */
    id: number;
    /**
     * ID of the user, or null when it is not a user who has to approve.
     *
     * Format: int64
     */
    user_id: number | null;
    /**
     * ID of the group, or null when it is not a group that has to approve.
     *
     * Format: int64
     */
    group_id: number | null;
    /** The role, or null when it is not a role that has to approve. */
    access_level: components["schemas"]["ProtectedEnvironmentAccessLevel"] | null;
    /** The user, group or role, as a text for people. */
    access_level_description: string;
    /** Number of approvals that this rule asks for. */
    required_approvals: number;
    /** The members of a group that count. 0 means its direct members only, 1 all inherited groups. */
    group_inheritance_type: components["schemas"]["ProtectedEnvironmentInheritance"];
};

/** A protected environment. */
export type ProtectedEnvironment = {
    /** Name of the environment. */
    name: string;
    /** The users, groups and roles that may deploy to the environment. */
    deploy_access_levels: components["schemas"]["ProtectedEnvironmentDeployAccessLevel"][];
    /** The users, groups and roles that have to approve a deployment. */
    approval_rules: components["schemas"]["ProtectedEnvironmentApprovalRule"][];
    /** Number of approvals that a deployment needs. */
    required_approval_count: number;
};

/** A user, a group or a role, by exactly one of `user_id`, `group_id` and `access_level`. */
export type ProtectedEnvironmentElement = components["schemas"]["ProtectedEnvironmentElement"];

/** The user, group or role that may deploy, by exactly one of `user_id`, `group_id` and `access_level`. */
export type ProtectedEnvironmentDeployAccessLevelCreate = components["schemas"]["ProtectedEnvironmentElement"] & {
    /**
     * The members of a group that count. 0 means its direct members only, 1 all inherited groups.
     *
     * @default 0
     */
    group_inheritance_type?: components["schemas"]["ProtectedEnvironmentInheritance"];
};

/** The user, group or role that has to approve, by exactly one of `user_id`, `group_id` and `access_level`. */
export type ProtectedEnvironmentApprovalRuleCreate = components["schemas"]["ProtectedEnvironmentElement"] & {
    /**
     * The members of a group that count. 0 means its direct members only, 1 all inherited groups.
     *
     * @default 0
     */
    group_inheritance_type?: components["schemas"]["ProtectedEnvironmentInheritance"];
    /** Number of approvals that this rule asks for. */
    required_approvals?: number;
};

/** An environment to protect. */
export type ProtectedEnvironmentCreate = {
    /** Name of the environment. */
    name: string;
    /** The users, groups and roles that may deploy to the environment. */
    deploy_access_levels: components["schemas"]["ProtectedEnvironmentDeployAccessLevelCreate"][];
    /** The users, groups and roles that have to approve a deployment. */
    approval_rules?: components["schemas"]["ProtectedEnvironmentApprovalRuleCreate"][];
};

/** A user, a group or a role, by exactly one of `user_id`, `group_id` and `access_level`. All three may be missing where the `id` of an element is enough. An element to remove is named by its `id`. */
export type ProtectedEnvironmentElementUpdate = components["schemas"]["ProtectedEnvironmentElementUpdate"];

/** A change. With an `id`, it changes that element, or removes it when `_destroy` is true. Without one, it adds an element. It has exactly one of `user_id`, `group_id` and `access_level`, unless the `id` alone is enough. */
export type ProtectedEnvironmentDeployAccessLevelUpdate = components["schemas"]["ProtectedEnvironmentElementUpdate"] & {
    /**
     * ID of the element to change or remove. Left out, an element is added.
     *
     * Format: int64
     */
    id?: number;
    /** Whether to remove the element with this `id`. */
    _destroy?: boolean;
    /** The members of a group that count. 0 means its direct members only, 1 all inherited groups. The default for a new element is 0. */
    group_inheritance_type?: components["schemas"]["ProtectedEnvironmentInheritance"];
};

/** A change. With an `id`, it changes that rule, or removes it when `_destroy` is true. Without one, it adds a rule. It has exactly one of `user_id`, `group_id` and `access_level`, unless the `id` alone is enough. */
export type ProtectedEnvironmentApprovalRuleUpdate = components["schemas"]["ProtectedEnvironmentElementUpdate"] & {
    /**
     * ID of the rule to change or remove. Left out, a rule is added.
     *
     * Format: int64
     */
    id?: number;
    /** Whether to remove the rule with this `id`. */
    _destroy?: boolean;
    /** The members of a group that count. 0 means its direct members only, 1 all inherited groups. The default for a new rule is 0. */
    group_inheritance_type?: components["schemas"]["ProtectedEnvironmentInheritance"];
    /** Number of approvals that this rule asks for. */
    required_approvals?: number;
};

/** Changes to a protected environment. */
export type ProtectedEnvironmentUpdate = {
    /** Deploy access levels to add, change and remove. */
    deploy_access_levels?: components["schemas"]["ProtectedEnvironmentDeployAccessLevelUpdate"][];
    /** Approval rules to add, change and remove. */
    approval_rules?: components["schemas"]["ProtectedEnvironmentApprovalRuleUpdate"][];
};

/** An export of the dependencies of a project. */
export type ProjectDependencyListExportCreate = {
    /**
     * Kind of export. `dependency_list` is a JSON object that maps keys to dependencies, `cyclonedx_1_6_json` a bill of materials in CycloneDX 1.6, and `csv` a table.
     *
     * @enum {string}
     */
    export_type: "dependency_list" | "cyclonedx_1_6_json" | "csv";
    /** Whether the caller gets an email when the export is ready. */
    send_email?: boolean;
};

/** An export of dependencies. It is deleted when it expires. */
export type DependencyListExport = {
    /**
     * ID of the export.
     *
     * Format: int64
     */
    id: number;
    /** Status of the export. */
    status: "running" | (string & {});
    /** Whether the export is ready to be downloaded. */
    has_finished: boolean | null;
    /**
     * Kind of export. For projects, `dependency_list` is a JSON object that maps keys to dependencies, and `cyclonedx_1_6_json` a bill of materials in CycloneDX 1.6. For pipelines, `sbom` is a bill of materials in CycloneDX 1.4. For groups, `json_array` is a flat JSON array of components. For projects and groups, `csv` is a table.
     *
     * @enum {string}
     */
    export_type: "dependency_list" | "sbom" | "cyclonedx_1_6_json" | "json_array" | "csv";
    /** Whether the creator of the export gets an email when it is ready. */
    send_email: boolean | null;
    /**
     * When the export is deleted.
     *
     * Format: date-time
     */
    expires_at: string;
    /**
     * Address of the export.
     *
     * Format: uri
     */
    self: string;
    /**
     * Address of the file. It responds with 404 until the export is ready.
     *
     * Format: uri
     */
    download: string;
};

/** An export of the dependencies of a group. */
export type GroupDependencyListExportCreate = {
    /**
     * Kind of export. `json_array` is a flat JSON array of components, and `csv` a table.
     *
     * @enum {string}
     */
    export_type: "json_array" | "csv";
    /** Whether the caller gets an email when the export is ready. */
    send_email?: boolean;
};

/** An export of the dependencies of a pipeline. */
export type PipelineDependencyListExportCreate = {
    /**
     * Kind of export. `sbom` is a bill of materials in CycloneDX 1.4.
     *
     * @enum {string}
     */
    export_type: "sbom";
    /** Whether the caller gets an email when the export is ready. */
    send_email?: boolean;
};

/** Origin of a bill of materials. */
export type DependencyListSbomMetadata = {
    /** The tools that created it. */
    tools: {
        [key: string]: unknown;
    }[];
    /** Its authors. */
    authors: {
        [key: string]: unknown;
    }[];
    /** Further facts, each with a name and a value. */
    properties: {
        [key: string]: unknown;
    }[];
};

/** A dependency in a bill of materials. */
export type DependencyListSbomComponent = {
    /** Name of the dependency. */
    name: string;
    /** Package URL of the dependency. */
    purl: string;
    /** Version of the dependency. */
    version: string;
    /** Kind of component. */
    type: string;
    /** Licenses of the dependency. */
    licenses: {
        [key: string]: unknown;
    }[];
};

/** The bill of materials, in CycloneDX 1.4, of an export of the type `sbom`. */
export type DependencyListSbom = {
    /** Name of the format. */
    bomFormat: string;
    /** Version of the format. */
    specVersion: string;
    /** Serial number of the bill of materials. */
    serialNumber: string;
    /** Version of the bill of materials. */
    version: number;
    /** Origin of the bill of materials. */
    metadata: components["schemas"]["DependencyListSbomMetadata"];
    /** The dependencies. */
    components: components["schemas"]["DependencyListSbomComponent"][];
};

/** The JSON object of an export of the type `dependency_list` or `cyclonedx_1_6_json`. */
export type DependencyListDocument = {
    [key: string]: unknown;
};

/** A component in an export of the type `json_array`. */
export type DependencyListComponent = {
    [key: string]: unknown;
};

/** An SSH host key. */
export type RemoteMirrorHostKey = {
    /** SHA-256 fingerprint of the key. */
    fingerprint_sha256: string;
};

/** A place that the repository of a project is pushed to. */
export type RemoteMirror = {
    /**
     * ID of the remote mirror.
     *
     * Format: int64
     */
    id: number;
    /** Address of the place. It never shows credentials; masks stand for the username and the password. */
    url: string;
    /** Whether the mirror is enabled. */
    enabled: boolean | null;
    /**
     * Method of authentication.
     *
     * @enum {string}
     */
    auth_method: "ssh_public_key" | "password";
    /** SSH host keys of the mirror, by their fingerprints. */
    host_keys: components["schemas"]["RemoteMirrorHostKey"][];
    /** Whether divergent refs are kept. */
    keep_divergent_refs: boolean | null;
    /** Whether the mirror is limited to protected branches. */
    only_protected_branches: boolean | null;
    /**
     * Status of the update.
     *
     * @enum {string}
     */
    update_status: "none" | "scheduled" | "started" | "finished" | "failed";
    /** The last error, or null. */
    last_error: string | null;
    /**
     * Time of the last update, or null.
     *
     * Format: date-time
     */
    last_update_at: string | null;
    /**
     * Time at which the last update started, or null.
     *
     * Format: date-time
     */
    last_update_started_at: string | null;
    /**
     * Time of the last update that succeeded, or null.
     *
     * Format: date-time
     */
    last_successful_update_at: string | null;
};

/** A remote mirror to create. `mirror_branch_regex` and a true `only_protected_branches` exclude each other. */
export type RemoteMirrorCreate = {
    /** Address of the place, with credentials where it needs them. Responses show it without them. */
    url: string;
    /**
     * Method of authentication.
     *
     * @enum {string}
     */
    auth_method?: "ssh_public_key" | "password";
    /**
     * Whether the mirror is enabled. A project can have ten enabled mirrors at most.
     *
     * @default false
     */
    enabled?: boolean;
    /** SSH host keys of the mirror. Each is the type and the key alone (`ssh-ed25519 AAAA…`), or a whole line of a known-hosts file, which begins with the name of the host. */
    host_keys?: string[];
    /** Whether divergent refs are kept. */
    keep_divergent_refs?: boolean;
    /** Regular expression for the branches to mirror. It needs `only_protected_branches` to be off. */
    mirror_branch_regex?: string;
    /** Whether the mirror is limited to protected branches. It must be off for `mirror_branch_regex`. */
    only_protected_branches?: boolean;
};

/** Changes to a remote mirror. `mirror_branch_regex` and a true `only_protected_branches` exclude each other. */
export type RemoteMirrorUpdate = {
    /**
     * Method of authentication.
     *
     * @enum {string}
     */
    auth_method?: "ssh_public_key" | "password";
    /** Whether the mirror is enabled. A project can have ten enabled mirrors at most. */
    enabled?: boolean;
    /** SSH host keys of the mirror. Each is the type and the key alone (`ssh-ed25519 AAAA…`), or a whole line of a known-hosts file, which begins with the name of the host. */
    host_keys?: string[];
    /** Whether divergent refs are kept. */
    keep_divergent_refs?: boolean;
    /** Regular expression for the branches to mirror. It needs `only_protected_branches` to be off. */
    mirror_branch_regex?: string;
    /** Whether the mirror is limited to protected branches. It must be off for `mirror_branch_regex`. */
    only_protected_branches?: boolean;
};

/** The public part of the SSH key of a remote mirror. */
export type RemoteMirrorPublicKey = {
    /** The public key. */
    public_key: string;
};

/** A deployment of a static site. */
export type PagesDeployment = {
    /** When the deployment was created, as a date or as a time. */
    created_at: string;
    /** Address of the deployment. */
    url: string;
    /** Path prefix of a parallel deployment. May be absent for a deployment that is not a parallel one. */
    path_prefix?: string;
    /** Root directory of the deployment. */
    root_directory: string;
};

/** The settings of a static site. */
export type PagesSettings = {
    /** Address of the site. */
    url: string;
    /** Whether the site has a domain of its own that no other site shares. */
    is_unique_domain_enabled: boolean | null;
    /** Whether the site is served over HTTPS only. */
    force_https: boolean | null;
    /** The domain that requests are redirected to, or null. */
    primary_domain: string | null;
    /** The deployments of the site. */
    deployments: components["schemas"]["PagesDeployment"][];
};

/** Changes to a static site. */
export type PagesUpdate = {
    /** Whether the site has a domain of its own that no other site shares. */
    pages_unique_domain_enabled?: boolean;
    /** Whether the site is served over HTTPS only. */
    pages_https_only?: boolean;
    /** The domain to redirect requests to. One of the domains that are assigned to the site. */
    pages_primary_domain?: string;
};

/** The error tracking settings of a project. */
export type ErrorTrackingSettings = {
    /** Whether error tracking is active. */
    active: boolean | null;
    /** Name of the project, or null. */
    project_name: string | null;
    /** External URL of error tracking, or null. */
    errtrack_external_url: string | null;
    /** URL of the API, or null. */
    api_url: string | null;
    /** Whether error tracking is integrated. */
    integrated: boolean | null;
};

/** The settings of integrated error tracking. */
export type ErrorTrackingConfiguration = {
    /** Whether error tracking is active. */
    active: boolean;
    /** Whether error tracking is integrated. */
    integrated: boolean;
};

/** Changes to error tracking. `active` is always needed. */
export type ErrorTrackingSettingsUpdate = {
    /** Whether error tracking is active. */
    active: boolean;
    /** Whether error tracking is integrated. */
    integrated?: boolean;
};

/** A client key of error tracking. */
export type ErrorTrackingClientKey = {
    /**
     * ID of the client key.
     *
     * Format: int64
     */
    id: number;
    /** Whether the client key is active. */
    active: boolean | null;
    /** Public key, generated by the platform. */
    public_key: string;
    /** DSN of the client key. */
    errtrack_dsn: string;
};

/** The storage to empty and the storage to fill. */
export type StorageMovesSchedule = {
    /** Name of the storage that the repositories are on. */
    source_storage_name: string;
    /** Name of the storage that the repositories move to. */
    destination_storage_name: string;
};

/** The move of a repository to another storage. */
export type StorageMove = {
    /** State of the move. `finished` means that it has succeeded. */
    state?: "finished" | (string & {});
};

/** An alert in the format of the HTTP endpoint. Every field is optional, and keys of your own are kept with the alert. An integration may have a mapping that reads fields of another name. The mapping comes from a sample payload, which is valid JSON. After a change of the sample, the fields have to be mapped anew. An alert that differs from an unresolved one in `start_time` and `hosts` at most raises its counter. Once that one is resolved, a new alert is created. */
export type AlertPayload = {
    /**
     * Title of the alert.
     *
     * @default New: Alert
     */
    title?: string;
    /** The subject of the alert. */
    description?: string;
    /**
     * Time of its beginning, by default the current time.
     *
     * Format: date-time
     */
    start_time?: string;
    /**
     * When it ended. With it, the alert with the same `fingerprint` is resolved, and its incident may be closed automatically, if that is configured.
     *
     * Format: date-time
     */
    end_time?: string;
    /** The service that is affected. */
    service?: string;
    /** The tool that found it. */
    monitoring_tool?: string;
    /** The host that is affected, or several. */
    hosts?: string | string[];
    /**
     * The severity, in upper or lower case. Any other value counts as `critical`.
     *
     * @default critical
     */
    severity?: "critical" | "high" | "medium" | "low" | "info" | "unknown" | (string & {});
    /** Identifies an alert, as a text or several. It groups repeated alerts and selects the one to resolve. */
    fingerprint?: string | string[];
    /** Name of the environment that the alert belongs to. Dashboards need it. */
    svc_environment_name?: string;
} & {
    [key: string]: unknown;
};

/** Information about an alert for people. Annotations that are not listed here are shown with its details. */
export type MetricsAlertAnnotations = {
    /** Title of the alert. Without `svc_y_label`, it is the label of the Y axis as well. */
    title?: string;
    /** Title of the alert. Without `svc_y_label` and `title`, it is the label of the Y axis as well. */
    summary?: string;
    /** Summary of the alert. */
    description?: string;
    /** Markdown that is appended to an incident that is created from the alert. */
    svc_incident_markdown?: string;
    /** Link to a runbook. */
    runbook?: string;
    /** Label of the Y axis. The default is the first present one of `title`, `summary` and the label `alertname`. */
    svc_y_label?: string;
} & {
    [key: string]: unknown;
};

/** Labels that classify an alert. */
export type MetricsAlertLabels = {
    /** Title of the alert. Without the annotations `svc_y_label`, `title` and `summary`, it is the label of the Y axis as well. */
    alertname?: string;
    /**
     * The severity, in upper or lower case. `critical`, `s1`, `p1`, `emergency` and `fatal` are critical. `high`, `s2`, `p2`, `major` and `page` are high. `medium`, `s3`, `p3`, `error` and `alert` are medium. `low`, `s4`, `p4`, `warn` and `warning` are low. `info`, `s5`, `p5`, `debug`, `information` and `notice` are info. Any other value counts as critical.
     *
     * @default critical
     */
    severity?: "critical" | "s1" | "p1" | "emergency" | "fatal" | "high" | "s2" | "p2" | "major" | "page" | "medium" | "s3" | "p3" | "error" | "alert" | "low" | "s4" | "p4" | "warn" | "warning" | "info" | "s5" | "p5" | "debug" | "information" | "notice" | (string & {});
    /** Name of the environment that the alert belongs to. */
    svc_environment_name?: string;
};

/** One alert. One of `annotations.title`, `annotations.summary` and `labels.alertname` is required, as its title. Attributes that are not listed here are ignored. */
export type MetricsAlert = {
    /**
     * When it began.
     *
     * Format: date-time
     */
    startsAt: string;
    /**
     * When it was resolved.
     *
     * Format: date-time
     */
    endsAt?: string;
    /** With `resolved`, the alert with the same fingerprint is resolved, and its incident may be closed automatically, if that is configured. */
    status?: "resolved" | (string & {});
    /** Address of the source of the alert. Its query parameter `g0.expr` is the query of the metric. */
    generatorURL?: string;
    /** Information about an alert for people. Annotations that are not listed here are shown with its details. */
    annotations?: components["schemas"]["MetricsAlertAnnotations"];
    /** Labels that classify an alert. */
    labels?: components["schemas"]["MetricsAlertLabels"];
} & ({
    /** With a title. */
    annotations: {
        /** Title of the alert. */
        title: string;
    };
} | {
    /** With a summary. */
    annotations: {
        /** Title of the alert. */
        summary: string;
    };
} | {
    /** With a name. */
    labels: {
        /** Title of the alert. */
        alertname: string;
    };
});

/** Alerts in the webhook format of metrics alerts. One alert is created for each item of `alerts`. A test takes the whole payload. A mapping of your own uses only the first item of `alerts`. */
export type MetricsAlertPayload = {
    /** The alerts. */
    alerts: components["schemas"]["MetricsAlert"][];
    /** Required by the format. */
    commonAnnotations: unknown;
    /** Required by the format. */
    commonLabels: unknown;
    /** Required by the format. */
    externalURL: unknown;
    /** Required by the format. */
    groupKey: unknown;
    /** Required by the format. */
    groupLabels: unknown;
    /** Required by the format. */
    receiver: unknown;
    /** Required by the format. */
    status: unknown;
    /** Required by the format. */
    version: unknown;
};

/** An alert that was created. */
export type Alert = {
    /**
     * ID of the alert within its project.
     *
     * Format: int64
     */
    iid: number;
    /** Title of the alert. */
    title: string;
};

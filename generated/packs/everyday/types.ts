// Generated from packs/everyday/ by `npm run build`. Changes here are lost.

export interface paths {
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
        /**
         * Change a protected branch
         *
         * Not in the documents; as clients of such platforms use it.
         */
        put: operations["updateProtectedBranch"];
        post?: never;
        /**
         * Delete a protected branch
         *
         * Not in the documents; as clients of such platforms use it.
         */
        delete: operations["deleteProtectedBranch"];
        options?: never;
        head?: never;
        patch?: never;
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
        post?: never;
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** A branch of a repository. */
        Branch: {
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
        /** The reason of a refusal, as a `message`. For an invalid request, the body itself may be the map from fields to messages. */
        Error: components["schemas"]["ErrorMessage"] | components["schemas"]["ErrorFields"];
        /** The result in words. */
        Message: {
            /** The words. */
            message: string;
        };
        /** A file of a repository, with its content. */
        RepositoryFile: {
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
        FileChange: {
            /** The path of the file. */
            file_path: string;
            /** The branch with the commit. */
            branch: string;
        };
        /** Labels of projects and groups. */
        ProjectLabel: {
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
        /** Branches with restricted pushes. */
        ProtectedBranch: {
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
        ProtectedTag: {
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
        /** The user whose token was sent. */
        CurrentUser: {
            /**
             * The email address.
             *
             * Format: email
             */
            email: string;
            /**
             * The email address of commits.
             *
             * Format: email
             */
            commit_email: string;
            /** Whether the user is an administrator. Only administrators see it. */
            is_admin?: boolean | null;
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
        UserStatus: {
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
        /** A user as lists show it. */
        UserSummary: {
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
        };
        /** A user. */
        User: {
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
        /** The version of the platform. */
        Version: {
            /** The version, such as `18.5.0`. */
            version: string;
            /** The short SHA of its source. */
            revision: string;
        };
        /** Facts about the platform. */
        Metadata: {
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
        /** Variables of the pipelines of a project. */
        ProjectVariable: {
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
        /** A commit. */
        Commit: {
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
        /** Why a request was refused. */
        ErrorMessage: {
            /** The error, as one text, or as a list of texts for each wrong field. */
            message: string | {
                [key: string]: string[];
            };
        };
        /** The errors of each wrong field, as a list of texts. */
        ErrorFields: {
            [key: string]: string[];
        };
        /** The number of lines that a commit changes. */
        CommitStats: {
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
        /** Number of the next page. Offset pagination only; the hosted service may leave it out. */
        XNextPage: string;
        /** Number of the previous page. Offset pagination only; the hosted service may leave it out. */
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
        requestBody?: {
            content: {
                "application/json": {
                    "<<"?: unknown;
                    /** The last commit of the file that the caller knows. A later change refuses the request. */
                    last_commit_id?: string;
                };
                "application/x-www-form-urlencoded": {
                    "<<"?: unknown;
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
                     * @enum {unknown}
                     */
                    push_access_level?: 0 | 30 | 40 | 60;
                    /**
                     * The lowest level that may merge.
                     *
                     * @default 40
                     * @enum {unknown}
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
                     * @enum {unknown}
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
                     * @enum {unknown}
                     */
                    push_access_level?: 0 | 30 | 40 | 60;
                    /**
                     * The lowest level that may merge.
                     *
                     * @default 40
                     * @enum {unknown}
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
                     * @enum {unknown}
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
     * Change a protected branch
     *
     * Not in the documents; as clients of such platforms use it.
     *
     * `PUT /projects/{id}/protected_branches/{name}`
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
                     * @enum {unknown}
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
                     * @enum {unknown}
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
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};

/** A branch of a repository. */
export type Branch = components["schemas"]["Branch"];

/** The reason of a refusal, as a `message`. For an invalid request, the body itself may be the map from fields to messages. */
export type Error = components["schemas"]["Error"];

/** The result in words. */
export type Message = components["schemas"]["Message"];

/** A file of a repository, with its content. */
export type RepositoryFile = components["schemas"]["RepositoryFile"];

/** The file that a commit has changed. */
export type FileChange = components["schemas"]["FileChange"];

/** Labels of projects and groups. */
export type ProjectLabel = components["schemas"]["ProjectLabel"];

/** Branches with restricted pushes. */
export type ProtectedBranch = components["schemas"]["ProtectedBranch"];

/** Tags that are protected, or whose protection is unknown. All other tags are not protected. */
export type ProtectedTag = components["schemas"]["ProtectedTag"];

/** The user whose token was sent. */
export type CurrentUser = components["schemas"]["CurrentUser"];

/** The status that a user has set. */
export type UserStatus = components["schemas"]["UserStatus"];

/** A user as lists show it. */
export type UserSummary = components["schemas"]["UserSummary"];

/** A user. */
export type User = components["schemas"]["User"];

/** The version of the platform. */
export type Version = components["schemas"]["Version"];

/** Facts about the platform. */
export type Metadata = components["schemas"]["Metadata"];

/** Variables of the pipelines of a project. */
export type ProjectVariable = components["schemas"]["ProjectVariable"];

/** A commit. */
export type Commit = components["schemas"]["Commit"];

/** Why a request was refused. */
export type ErrorMessage = components["schemas"]["ErrorMessage"];

/** The errors of each wrong field, as a list of texts. */
export type ErrorFields = components["schemas"]["ErrorFields"];

/** The number of lines that a commit changes. */
export type CommitStats = components["schemas"]["CommitStats"];

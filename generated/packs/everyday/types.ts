// Generated from packs/everyday/ by `npm run build`. Changes here are lost.

export interface paths {
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
        /** The reason of a refusal, as a `message`. For an invalid request, the body itself may be the map from fields to messages. */
        Error: components["schemas"]["ErrorMessage"] | components["schemas"]["ErrorFields"];
        /** A project. */
        Project: {
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
        /** A project with its most important fields. */
        ProjectSimple: {
            /** The group or the user that a project belongs to. */
            namespace: components["schemas"]["Namespace"];
        } & WithRequired<components["schemas"]["ClusterProject"], "namespace">;
        /** A new project. It needs a name or a path. */
        ProjectCreate: {
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
        ProjectUpdate: {
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
        /** A member of a project. */
        ProjectMember: {
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
        /** A share of a project with a group. */
        ProjectGroupLink: {
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
        /** The settings of a project. */
        ProjectSettings: {
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
        ProjectAccess: {
            /** The access level. */
            access_level: number;
            /** The level of notifications. */
            notification_level: number;
        };
        /** The project that is connected to a cluster. */
        ClusterProject: {
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
        /** The group or the user that a project belongs to. */
        Namespace: {
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
        /** Who may use the feature. */
        FeatureAccessLevel: "disabled" | "private" | "enabled" | "public" | (string & {});
        /** The namespace that a project is in. */
        ClusterProjectNamespace: {
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
                    "application/json": components["schemas"]["ProjectMember"][];
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
                    "application/json": components["schemas"]["ProjectMember"];
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
                    "application/json": components["schemas"]["ProjectMember"];
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
                    "application/json": components["schemas"]["ProjectMember"];
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
                    "application/json": components["schemas"]["ProjectMember"][];
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
                    "application/json": components["schemas"]["ProjectMember"];
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

/** Labels of projects and groups. */
export type ProjectLabel = components["schemas"]["ProjectLabel"];

/** The reason of a refusal, as a `message`. For an invalid request, the body itself may be the map from fields to messages. */
export type Error = components["schemas"]["Error"];

/** A project. */
export type Project = components["schemas"]["Project"];

/** A project with its most important fields. */
export type ProjectSimple = components["schemas"]["ProjectSimple"];

/** A new project. It needs a name or a path. */
export type ProjectCreate = components["schemas"]["ProjectCreate"];

/** Changes of a project. */
export type ProjectUpdate = components["schemas"]["ProjectUpdate"];

/** A member of a project. */
export type ProjectMember = components["schemas"]["ProjectMember"];

/** A user as lists show it. */
export type UserSummary = components["schemas"]["UserSummary"];

/** A share of a project with a group. */
export type ProjectGroupLink = components["schemas"]["ProjectGroupLink"];

/** The user whose token was sent. */
export type CurrentUser = components["schemas"]["CurrentUser"];

/** The status that a user has set. */
export type UserStatus = components["schemas"]["UserStatus"];

/** A user. */
export type User = components["schemas"]["User"];

/** The version of the platform. */
export type Version = components["schemas"]["Version"];

/** Facts about the platform. */
export type Metadata = components["schemas"]["Metadata"];

/** Variables of the pipelines of a project. */
export type ProjectVariable = components["schemas"]["ProjectVariable"];

/** Why a request was refused. */
export type ErrorMessage = components["schemas"]["ErrorMessage"];

/** The errors of each wrong field, as a list of texts. */
export type ErrorFields = components["schemas"]["ErrorFields"];

/** The settings of a project. */
export type ProjectSettings = components["schemas"]["ProjectSettings"];

/** A membership. */
export type ProjectAccess = components["schemas"]["ProjectAccess"];

/** The project that is connected to a cluster. */
export type ClusterProject = components["schemas"]["ClusterProject"];

/** The group or the user that a project belongs to. */
export type Namespace = components["schemas"]["Namespace"];

/** Who may use the feature. */
export type FeatureAccessLevel = components["schemas"]["FeatureAccessLevel"];

/** The namespace that a project is in. */
export type ClusterProjectNamespace = components["schemas"]["ClusterProjectNamespace"];

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

/** Why a request was refused. */
export type ErrorMessage = components["schemas"]["ErrorMessage"];

/** The errors of each wrong field, as a list of texts. */
export type ErrorFields = components["schemas"]["ErrorFields"];

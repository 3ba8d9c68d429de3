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
         * @description The content of up to 20 files in one request (beta). A file that does not exist at its ref is left out of the answer. Content is cut after the first 1 MB of a file: `truncated` is then true and `size` is the full size. The rate limit can be changed with the application setting `project_repositories_blobs_batch_limit`.
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
         * @description The files of a repository as a `tar.gz` archive. For another format see the operation below.
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
         * @description The commits of a branch, a tag or a range, newest first. The total number of commits is never given.
         */
        get: operations["listCommits"];
        put?: never;
        /**
         * Create a commit
         * @description Create, change, move and delete files in one commit, on a branch or on a new one. A form body writes the actions as `actions[][action]`, `actions[][file_path]` and so on. Requests larger than 300 MB are rejected.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The number of lines that a commit changes. */
        CommitStats: {
            /** @description Number of lines added. */
            additions: number;
            /** @description Number of lines removed. */
            deletions: number;
            /** @description Number of lines added or removed. */
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
             * @description When the change was committed. Comes from another source than `authored_date`, so the two may differ.
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
        Error: {
            /** @description What is wrong, as one text, or as a list of texts for each field that is wrong. */
            message: string | {
                [key: string]: string[];
            };
        };
        /** @description The content of a file. */
        Blob: {
            /** @description The content, encoded as `encoding` says. */
            content: string;
            /** @description Encoding of `content`. */
            encoding: "base64" | (string & {});
            /** @description SHA of the blob. */
            sha: string;
            /** @description Size of the file in bytes. */
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
            encoding: "base64" | (string & {});
            /** @description Path of the file. */
            path: string;
            /** @description The ref in which the file was found. */
            ref: string;
            /** @description Full size of the file in bytes. */
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
            /** @description Number of commits, without merge commits. */
            commits: number;
            /** @description Number of lines added. */
            additions: number;
            /** @description Number of lines removed. */
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
            /** @description Last known commit of the file. Used by `update`, `move` and `delete`. */
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
            /** @description Project that `start_branch` or `start_sha` is in; left out, it is the project of the path. */
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
            /** @description ID of the pipeline. */
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
            last_pipeline: components["schemas"]["CommitPipeline"];
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
            /** @description Number of commits up to and including this one. */
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
            /** @description ID of the issuer. */
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
            /** @description ID of the certificate. */
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Addresses of other pages, by relation. Offset pagination gives `prev`, `next`, `first` and `last`; `last` is left out when the query matches more than 10,000 records. Keyset pagination gives `next` only, and the header is absent at the end of the collection. */
        Link: string;
        /** @description Number of this page. Offset pagination only. */
        XPage: number;
        /** @description Number of items on a page. Offset pagination only. */
        XPerPage: number;
        /** @description Number of the next page. Offset pagination only. */
        XNextPage: string;
        /** @description Number of the previous page. Offset pagination only. */
        XPrevPage: string;
        /** @description Number of items in the collection. Offset pagination only; absent when the query matches more than 10,000 records. */
        XTotal: number;
        /** @description Number of pages in the collection. Offset pagination only; absent when the query matches more than 10,000 records. */
        XTotalPages: number;
        /** @description Cursor of the next page. Keyset pagination only, when there is one. */
        XNextCursor: string;
        /** @description Cursor of the previous page. Keyset pagination only, when there is one. */
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
                /** @description ID of the tree entry at which the next page starts. Keyset pagination only. */
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
                    "application/json": components["schemas"]["Blob"];
                };
            };
            /** @description The project, or the thing that is asked for, was not found. */
            404: {
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
            /** @description The project, or the thing that is asked for, was not found. */
            404: {
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
                /** @description The kind of ref that `sha` names, to choose when a branch and a tag have the same name. */
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
            /** @description The project, or the thing that is asked for, was not found. */
            404: {
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
                /** @description The kind of ref that `sha` names, to choose when a branch and a tag have the same name. */
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
            /** @description The project, or the thing that is asked for, was not found. */
            404: {
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
            /** @description The project, or the thing that is asked for, was not found. */
            404: {
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
            /** @description The project, or the thing that is asked for, was not found. */
            404: {
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
                /** @description List only commits of this author. */
                author?: string;
                /** @description Whether to follow only the first parent of a merge commit. */
                first_parent?: boolean;
                /** @description Whether to follow renames when `path` is a single file. */
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
            /** @description The commits. The headers `x-total` and `x-total-pages` are never sent. */
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
            /** @description The project, or the thing that is asked for, was not found. */
            404: {
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
            /** @description The project, or the thing that is asked for, was not found. */
            404: {
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
            /** @description The project, or the thing that is asked for, was not found. */
            404: {
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
                /** @description The commit, by its SHA or by the name of a branch or tag. */
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
            /** @description The project, or the thing that is asked for, was not found. */
            404: {
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
                /** @description The commit, by its SHA or by the name of a branch or tag. */
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
            /** @description The project, or the thing that is asked for, was not found. */
            404: {
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
            /** @description The project, or the thing that is asked for, was not found. */
            404: {
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
            /** @description The project, or the thing that is asked for, was not found. */
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
            /** @description The project, or the thing that is asked for, was not found. */
            404: {
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
            /** @description The project, or the thing that is asked for, was not found. */
            404: {
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
}

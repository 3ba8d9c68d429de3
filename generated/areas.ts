// Generated from openapi/ by `npm run build`. Changes here are lost.

/**
 * Trees, blobs, archives, comparisons and contributors of a project's repository.
 */
export const repositories = {
  /**
   * List a repository tree
   *
   * The files and directories of a directory, or of everything below it. Keyset pagination is available with and without authentication; it is chosen with `pagination=keyset` alone.
   *
   * `GET /projects/{id}/repository/tree`, operation `listTree`
   *
   * Returns:
   * - `200`: The entries of the tree.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `404`: The project, the ref or the path was not found. Before release 17.7 a path that does not exist gave 200 and an empty array.
   *
   * - **Authentication:** optional; required for non-public resources
   * - **Pagination:** by offset or by keyset
   * - **Not documented:** Whether `last_commit` has `status`, `trailers` and `extended_trailers`, which other operations show on request or for a single commit only.
   *
   * @see https://example.com/your-group/forge-contract/reference/#listTree
   */
  listTree: ['listTree'],
  /**
   * Retrieve a blob
   *
   * The size and the Base64-encoded content of a file, by the SHA of its blob.
   *
   * `GET /projects/{id}/repository/blobs/{sha}`, operation `getBlob`
   *
   * Returns:
   * - `200`: The blob.
   *
   * Refused with:
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** optional; required for non-public resources
   * - **Rate limit:** 5 requests per 1 minute if the blob is larger than 10 MB
   *
   * @see https://example.com/your-group/forge-contract/reference/#getBlob
   */
  getBlob: 'getBlob',
  /**
   * Retrieve the raw content of a blob
   *
   * The bytes of a file, by the SHA of its blob.
   *
   * `GET /projects/{id}/repository/blobs/{sha}/raw`, operation `getRawBlob`
   *
   * Returns:
   * - `200`: The bytes of the file.
   *
   * Refused with:
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** optional; required for non-public resources
   * - **Not documented:** The success status; 200 is the customary one. The content type of the response.
   *
   * @see https://example.com/your-group/forge-contract/reference/#getRawBlob
   */
  getRawBlob: 'getRawBlob',
  /**
   * Retrieve multiple blobs
   *
   * The content of up to 20 files in one request (beta). The response leaves out a file that does not exist at its ref. Content is cut after the first 1 MB of a file: `truncated` is then true and `size` is the full size.
   *
   * `POST /projects/{id}/repository/blobs/batch`, operation `getBlobs`
   *
   * Returns:
   * - `200`: An item for each file that was found.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `404`: The project was not found, or the feature flag is off.
   *
   * - **Authentication:** required
   * - **Feature flag:** `repository_blobs_batch_api`, off by default
   * - **Rate limit:** 5 requests per 1 minute for each user and project unless the application setting `project_repositories_blobs_batch_limit` changes it
   *
   * @see https://example.com/your-group/forge-contract/reference/#getBlobs
   */
  getBlobs: 'getBlobs',
  /**
   * Retrieve an archive of a repository
   *
   * The files of a repository as a `tar.gz` archive. `getArchiveInFormat` gives other formats.
   *
   * `GET /projects/{id}/repository/archive`, operation `getArchive`
   *
   * Returns:
   * - `200`: The bytes of the archive.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** optional; required for non-public resources
   * - **Rate limit:** 5 requests per 1 minute on the hosted offering
   * - **Not documented:** The success status; 200 is the customary one. The content type of the response.
   *
   * @see https://example.com/your-group/forge-contract/reference/#getArchive
   */
  getArchive: 'getArchive',
  /**
   * Retrieve an archive of a repository in a format
   *
   * The files of a repository as an archive in the format that the path ends in.
   *
   * `GET /projects/{id}/repository/archive.{format}`, operation `getArchiveInFormat`
   *
   * Returns:
   * - `200`: The bytes of the archive.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** optional; required for non-public resources
   * - **Rate limit:** 5 requests per 1 minute on the hosted offering together with `getArchive`
   * - **Not documented:** The success status; 200 is the customary one. The content type of the response.
   *
   * @see https://example.com/your-group/forge-contract/reference/#getArchiveInFormat
   */
  getArchiveInFormat: 'getArchiveInFormat',
  /**
   * Compare branches, tags or commits
   *
   * The commits and the file differences between two points of the history. The list of commits is always complete. A comparison that takes too long or is too large has `compare_timeout` set; its `diffs` may then be incomplete.
   *
   * `GET /projects/{id}/repository/compare`, operation `compareRefs`
   *
   * Returns:
   * - `200`: The comparison.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** optional; required for non-public resources
   *
   * @see https://example.com/your-group/forge-contract/reference/#compareRefs
   */
  compareRefs: 'compareRefs',
  /**
   * List the contributors of a repository
   *
   * The authors of commits on a branch or tag, with the amount of their contributions. Ordered by commit date by default.
   *
   * `GET /projects/{id}/repository/contributors`, operation `listContributors`
   *
   * Returns:
   * - `200`: The contributors.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** optional; required for non-public resources
   * - **Pagination:** by offset
   *
   * @see https://example.com/your-group/forge-contract/reference/#listContributors
   */
  listContributors: ['listContributors'],
} as const;

/**
 * List, create and retrieve commits, and find out where they are.
 */
export const commits = {
  /**
   * List the commits of a repository
   *
   * The commits of a branch, a tag or a range, newest first unless `order` says otherwise. The total number of commits is never given.
   *
   * `GET /projects/{id}/repository/commits`, operation `listCommits`
   *
   * Returns:
   * - `200`: The commits. Totals (`x-total`, `x-total-pages`) are never sent.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** optional; required for non-public resources
   * - **Pagination:** by offset, without totals
   * - **Not documented:** Whether authentication is needed. The contract takes it to be optional, as for other reads of a repository. Whether a commit in this list has `status`. The documents name it in the responses to creation and retrieval.
   *
   * @see https://example.com/your-group/forge-contract/reference/#listCommits
   */
  list: ['listCommits'],
  /**
   * Create a commit
   *
   * Create, change, move and delete files in one commit, on a branch or on a new one. A form body writes the actions as `actions[][action]`, `actions[][file_path]` and so on.
   *
   * `POST /projects/{id}/repository/commits`, operation `createCommit`
   *
   * Returns:
   * - `201`: The new commit.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Rate limit:** 3 requests per 30 seconds if the request is larger than 20 MB (since release 18.7)
   * - **Largest request:** 300 MB (since release 18.7)
   * - **Irreversible:** No operation removes a commit from a branch, or a branch.
   * - **Not documented:** Whether authentication is needed. The contract takes it to be required, as for every write. The roles that may create a commit. The response to a request larger than 300 MB.
   *
   * @see https://example.com/your-group/forge-contract/reference/#createCommit
   */
  create: 'createCommit',
  /**
   * Retrieve a commit
   *
   * A commit with its statistics, its status and its last pipeline.
   *
   * `GET /projects/{id}/repository/commits/{sha}`, operation `getCommit`
   *
   * Returns:
   * - `200`: The commit.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** optional; required for non-public resources
   * - **Not documented:** Whether authentication is needed. The contract takes it to be optional, as for other reads of a repository.
   *
   * @see https://example.com/your-group/forge-contract/reference/#getCommit
   */
  get: 'getCommit',
  /**
   * List the refs that contain a commit
   *
   * The branches and tags that a commit has been pushed to.
   *
   * `GET /projects/{id}/repository/commits/{sha}/refs`, operation `listCommitRefs`
   *
   * Returns:
   * - `200`: The refs.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** optional; required for non-public resources
   * - **Pagination:** by offset
   * - **Not documented:** Whether authentication is needed. The contract takes it to be optional, as for other reads of a repository.
   *
   * @see https://example.com/your-group/forge-contract/reference/#listCommitRefs
   */
  listRefs: ['listCommitRefs'],
  /**
   * Retrieve the sequence number of a commit
   *
   * The number of commits from the first one up to this one, as a count of the revisions gives it.
   *
   * `GET /projects/{id}/repository/commits/{sha}/sequence`, operation `getCommitSequence`
   *
   * Returns:
   * - `200`: The sequence number.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** optional; required for non-public resources
   * - **Not documented:** Whether authentication is needed. The contract takes it to be optional, as for other reads of a repository.
   *
   * @see https://example.com/your-group/forge-contract/reference/#getCommitSequence
   */
  getSequence: 'getCommitSequence',
} as const;

/**
 * List, create, retrieve and delete the tags of a repository, and read their signatures.
 */
export const tags = {
  /**
   * List the tags of a repository
   *
   * The tags of a repository, the last updated first by default.
   *
   * `GET /projects/{id}/repository/tags`, operation `listTags`
   *
   * Returns:
   * - `200`: The tags.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** optional; required for non-public resources
   * - **Pagination:** by offset or by keyset
   *
   * @see https://example.com/your-group/forge-contract/reference/#listTags
   */
  list: ['listTags'],
  /**
   * Create a tag
   *
   * Create a tag that points at a commit. With a `message` the tag is annotated, without one it is lightweight; the kind of tag decides what its `message`, `target` and `created_at` hold.
   *
   * `POST /projects/{id}/repository/tags`, operation `createTag`
   *
   * Returns:
   * - `201`: The new tag.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   * - `405`: The tag could not be created; the message says why.
   *
   * - **Authentication:** required
   * - **Undone by:** [`deleteTag`](https://example.com/your-group/forge-contract/reference/#deleteTag)
   * - **Not documented:** Whether authentication is needed. The contract takes it to be required, as for every write. The roles that may create a tag. Whether an invalid request gets 400, as elsewhere on create, or 405, as other errors of this operation do. The contract accepts both.
   *
   * @see https://example.com/your-group/forge-contract/reference/#createTag
   */
  create: 'createTag',
  /**
   * Retrieve a tag
   *
   * A tag with its commit and its release.
   *
   * `GET /projects/{id}/repository/tags/{tag_name}`, operation `getTag`
   *
   * Returns:
   * - `200`: The tag.
   *
   * Refused with:
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** optional; required for non-public resources
   *
   * @see https://example.com/your-group/forge-contract/reference/#getTag
   */
  get: 'getTag',
  /**
   * Delete a tag
   *
   * Delete a tag of a repository.
   *
   * `DELETE /projects/{id}/repository/tags/{tag_name}`, operation `deleteTag`
   *
   * Returns:
   * - `204`: The tag is deleted.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Not documented:** The success status; 204 is the customary one. Whether authentication is needed. The contract takes it to be required, as for every write. The roles that may delete a tag.
   *
   * @see https://example.com/your-group/forge-contract/reference/#deleteTag
   */
  delete: 'deleteTag',
  /**
   * Retrieve the X.509 signature of a tag
   *
   * The signature of a tag and its certificate.
   *
   * `GET /projects/{id}/repository/tags/{tag_name}/signature`, operation `getTagSignature`
   *
   * Returns:
   * - `200`: The signature.
   *
   * Refused with:
   * - `404`: The project or the tag was not found, or the tag is not signed.
   *
   * - **Authentication:** optional; required for non-public resources
   * - **Not documented:** Whether authentication is needed. The contract takes it to be optional, as for other reads of a repository.
   *
   * @see https://example.com/your-group/forge-contract/reference/#getTagSignature
   */
  getSignature: 'getTagSignature',
} as const;

/**
 * Manage the SSH keys of users.
 */
export const sshKeys = {
  /**
   * List your SSH keys
   *
   * The SSH keys of the caller.
   *
   * `GET /user/keys`, operation `listSshKeys`
   *
   * Returns:
   * - `200`: The keys.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   *
   * - **Authentication:** required
   * - **Pagination:** by offset
   *
   * @see https://example.com/your-group/forge-contract/reference/#listSshKeys
   */
  list: ['listSshKeys'],
  /**
   * Create an SSH key
   *
   * Add an SSH key to the account of the caller.
   *
   * `POST /user/keys`, operation `createSshKey`
   *
   * Returns:
   * - `201`: The new key.
   *
   * Refused with:
   * - `400`: The request does not pass validation, or the key is taken. Then `message` has the text `has already been taken` under `fingerprint` and under `key`.
   * - `401`: The request needs authentication and lacks it.
   *
   * - **Authentication:** required
   * - **Undone by:** [`deleteSshKey`](https://example.com/your-group/forge-contract/reference/#deleteSshKey)
   *
   * @see https://example.com/your-group/forge-contract/reference/#createSshKey
   */
  create: 'createSshKey',
  /**
   * Retrieve one of your SSH keys
   *
   * An SSH key of the caller.
   *
   * `GET /user/keys/{key_id}`, operation `getSshKey`
   *
   * Returns:
   * - `200`: The key.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   *
   * @see https://example.com/your-group/forge-contract/reference/#getSshKey
   */
  get: 'getSshKey',
  /**
   * Delete one of your SSH keys
   *
   * Delete an SSH key of the caller.
   *
   * `DELETE /user/keys/{key_id}`, operation `deleteSshKey`
   *
   * Returns:
   * - `204`: The key is deleted.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   *
   * @see https://example.com/your-group/forge-contract/reference/#deleteSshKey
   */
  delete: 'deleteSshKey',
  /**
   * List the SSH keys of a user
   *
   * The SSH keys of a user, who is given by ID or by username. Anybody may read them, without a token.
   *
   * `GET /users/{id}/keys`, operation `listUserSshKeys`
   *
   * Returns:
   * - `200`: The keys.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** not needed
   * - **Pagination:** by offset
   *
   * @see https://example.com/your-group/forge-contract/reference/#listUserSshKeys
   */
  listForUser: ['listUserSshKeys'],
  /**
   * Create an SSH key for a user
   *
   * Add an SSH key to the account of a user. This is recorded as an audit event.
   *
   * `POST /users/{id}/keys`, operation `createUserSshKey`
   *
   * Returns:
   * - `201`: The new key.
   *
   * Refused with:
   * - `400`: The request does not pass validation, or the key is taken. Then `message` has the text `has already been taken` under `fingerprint` and under `key`.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Roles:** administrator
   * - **Undone by:** [`deleteUserSshKey`](https://example.com/your-group/forge-contract/reference/#deleteUserSshKey)
   * - **Not documented:** Whether `id` may be a username, as it may when the keys are listed; only an integer is stated.
   *
   * @see https://example.com/your-group/forge-contract/reference/#createUserSshKey
   */
  createForUser: 'createUserSshKey',
  /**
   * Retrieve an SSH key of a user
   *
   * An SSH key of a user, who is given by ID or by username. Anybody may read it, without a token.
   *
   * `GET /users/{id}/keys/{key_id}`, operation `getUserSshKey`
   *
   * Returns:
   * - `200`: The key.
   *
   * Refused with:
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** not needed
   *
   * @see https://example.com/your-group/forge-contract/reference/#getUserSshKey
   */
  getForUser: 'getUserSshKey',
  /**
   * Delete an SSH key of a user
   *
   * Delete an SSH key from the account of a user.
   *
   * `DELETE /users/{id}/keys/{key_id}`, operation `deleteUserSshKey`
   *
   * Returns:
   * - `204`: The key is deleted.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Roles:** administrator
   * - **Not documented:** The success status; 204 is the customary one. Whether `id` may be a username, as it may when the key is retrieved; only an integer is stated.
   *
   * @see https://example.com/your-group/forge-contract/reference/#deleteUserSshKey
   */
  deleteForUser: 'deleteUserSshKey',
} as const;

/**
 * Manage the GPG keys of users.
 */
export const gpgKeys = {
  /**
   * List your GPG keys
   *
   * The GPG keys of the caller.
   *
   * `GET /user/gpg_keys`, operation `listGpgKeys`
   *
   * Returns:
   * - `200`: The keys.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   *
   * - **Authentication:** required
   * - **Pagination:** by offset
   *
   * @see https://example.com/your-group/forge-contract/reference/#listGpgKeys
   */
  list: ['listGpgKeys'],
  /**
   * Create a GPG key
   *
   * Add a GPG key to the account of the caller. Its armored block is to be form-encoded.
   *
   * `POST /user/gpg_keys`, operation `createGpgKey`
   *
   * Returns:
   * - `201`: The new key, alone or in an array.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   *
   * - **Authentication:** required
   * - **Undone by:** [`deleteGpgKey`](https://example.com/your-group/forge-contract/reference/#deleteGpgKey)
   * - **Not documented:** The success status; 201 is the customary one. Whether the response is the key or an array. The document describes the key and shows an array.
   *
   * @see https://example.com/your-group/forge-contract/reference/#createGpgKey
   */
  create: 'createGpgKey',
  /**
   * Retrieve one of your GPG keys
   *
   * A GPG key of the caller.
   *
   * `GET /user/gpg_keys/{key_id}`, operation `getGpgKey`
   *
   * Returns:
   * - `200`: The key.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   *
   * @see https://example.com/your-group/forge-contract/reference/#getGpgKey
   */
  get: 'getGpgKey',
  /**
   * Delete one of your GPG keys
   *
   * Delete a GPG key of the caller.
   *
   * `DELETE /user/gpg_keys/{key_id}`, operation `deleteGpgKey`
   *
   * Returns:
   * - `204`: The key is deleted.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   *
   * @see https://example.com/your-group/forge-contract/reference/#deleteGpgKey
   */
  delete: 'deleteGpgKey',
  /**
   * List the GPG keys of a user
   *
   * The GPG keys of a user. Anybody may read them, without a token.
   *
   * `GET /users/{id}/gpg_keys`, operation `listUserGpgKeys`
   *
   * Returns:
   * - `200`: The keys.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** not needed
   * - **Pagination:** by offset
   *
   * @see https://example.com/your-group/forge-contract/reference/#listUserGpgKeys
   */
  listForUser: ['listUserGpgKeys'],
  /**
   * Create a GPG key for a user
   *
   * Add a GPG key to the account of a user.
   *
   * `POST /users/{id}/gpg_keys`, operation `createUserGpgKey`
   *
   * Returns:
   * - `201`: The new key.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Roles:** administrator
   * - **Undone by:** [`deleteUserGpgKey`](https://example.com/your-group/forge-contract/reference/#deleteUserGpgKey)
   * - **Not documented:** The success status; 201 is the customary one.
   *
   * @see https://example.com/your-group/forge-contract/reference/#createUserGpgKey
   */
  createForUser: 'createUserGpgKey',
  /**
   * Retrieve a GPG key of a user
   *
   * A GPG key of a user. Anybody may read it, without a token.
   *
   * `GET /users/{id}/gpg_keys/{key_id}`, operation `getUserGpgKey`
   *
   * Returns:
   * - `200`: The key.
   *
   * Refused with:
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** not needed
   *
   * @see https://example.com/your-group/forge-contract/reference/#getUserGpgKey
   */
  getForUser: 'getUserGpgKey',
  /**
   * Delete a GPG key of a user
   *
   * Delete a GPG key from the account of a user.
   *
   * `DELETE /users/{id}/gpg_keys/{key_id}`, operation `deleteUserGpgKey`
   *
   * Returns:
   * - `204`: The key is deleted.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Roles:** administrator
   * - **Not documented:** The success status; 204 is the customary one.
   *
   * @see https://example.com/your-group/forge-contract/reference/#deleteUserGpgKey
   */
  deleteForUser: 'deleteUserGpgKey',
} as const;

/**
 * Give keys read or write access to the repositories of projects.
 */
export const deployKeys = {
  /**
   * List all deploy keys
   *
   * All deploy keys of the instance, each with the projects that it gives access to.
   *
   * `GET /deploy_keys`, operation `listDeployKeys`
   *
   * Returns:
   * - `200`: The keys.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   *
   * - **Authentication:** required
   * - **Roles:** administrator
   * - **Offering:** self managed and dedicated
   * - **Pagination:** by offset
   *
   * @see https://example.com/your-group/forge-contract/reference/#listDeployKeys
   */
  list: ['listDeployKeys'],
  /**
   * Create a deploy key
   *
   * Create a deploy key on the level of the instance.
   *
   * `POST /deploy_keys`, operation `createDeployKey`
   *
   * Returns:
   * - `201`: The new key.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   *
   * - **Authentication:** required
   * - **Roles:** administrator
   * - **Offering:** self managed and dedicated
   * - **Irreversible:** The key is in no project, and only a project's deploy keys can be deleted.
   * - **Not documented:** The success status; 201 is the customary one.
   *
   * @see https://example.com/your-group/forge-contract/reference/#createDeployKey
   */
  create: 'createDeployKey',
  /**
   * List the deploy keys of a project
   *
   * The deploy keys of a project, each with whether it may push.
   *
   * `GET /projects/{id}/deploy_keys`, operation `listProjectDeployKeys`
   *
   * Returns:
   * - `200`: The keys.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Pagination:** by offset
   * - **Not documented:** The access to the project that the call needs. The documents speak of project access only.
   *
   * @see https://example.com/your-group/forge-contract/reference/#listProjectDeployKeys
   */
  listForProject: ['listProjectDeployKeys'],
  /**
   * Create a deploy key for a project
   *
   * Add a deploy key to a project. A key of another project is shared with this one, provided that the caller has access to it there too. To add a key to several projects, repeat the call for each of them.
   *
   * `POST /projects/{id}/deploy_keys`, operation `createProjectDeployKey`
   *
   * Returns:
   * - `201`: The key.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Undone by:** [`deleteProjectDeployKey`](https://example.com/your-group/forge-contract/reference/#deleteProjectDeployKey)
   * - **Not documented:** The success status; 201 is the customary one. The access to the project that the call needs. The documents speak of project access only. The response to a key of another project that the caller cannot access.
   *
   * @see https://example.com/your-group/forge-contract/reference/#createProjectDeployKey
   */
  createForProject: 'createProjectDeployKey',
  /**
   * List the deploy keys of projects in common with a user
   *
   * The deploy keys that are enabled in the projects that the caller and the user have in common, each without `can_push`.
   *
   * `GET /users/{id_or_username}/project_deploy_keys`, operation `listUserProjectDeployKeys`
   *
   * Returns:
   * - `200`: The keys.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Pagination:** by offset
   *
   * @see https://example.com/your-group/forge-contract/reference/#listUserProjectDeployKeys
   */
  listForProjectsOfUser: ['listUserProjectDeployKeys'],
  /**
   * Retrieve a deploy key of a project
   *
   * A deploy key of a project.
   *
   * `GET /projects/{id}/deploy_keys/{key_id}`, operation `getProjectDeployKey`
   *
   * Returns:
   * - `200`: The key.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Not documented:** The access to the project that the call needs. The documents speak of project access only.
   *
   * @see https://example.com/your-group/forge-contract/reference/#getProjectDeployKey
   */
  getForProject: 'getProjectDeployKey',
  /**
   * Update a deploy key of a project
   *
   * Change the title of a deploy key, or whether it may push to the project.
   *
   * `PUT /projects/{id}/deploy_keys/{key_id}`, operation `updateProjectDeployKey`
   *
   * Returns:
   * - `200`: The changed key.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Not documented:** The success status; 200 is the customary one. The access to the project that the call needs. The documents speak of project access only.
   *
   * @see https://example.com/your-group/forge-contract/reference/#updateProjectDeployKey
   */
  updateForProject: 'updateProjectDeployKey',
  /**
   * Delete a deploy key from a project
   *
   * Remove a deploy key from a project. A key that no other project uses is deleted from the system; a key that others use is only detached from this one.
   *
   * `DELETE /projects/{id}/deploy_keys/{key_id}`, operation `deleteProjectDeployKey`
   *
   * Returns:
   * - `204`: The key is removed from the project.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Not documented:** The success status; 204 is the customary one. The access to the project that the call needs. The documents speak of project access only.
   *
   * @see https://example.com/your-group/forge-contract/reference/#deleteProjectDeployKey
   */
  deleteForProject: 'deleteProjectDeployKey',
  /**
   * Enable a deploy key in a project
   *
   * Let a deploy key that exists already be used in a project.
   *
   * `POST /projects/{id}/deploy_keys/{key_id}/enable`, operation `enableDeployKey`
   *
   * Returns:
   * - `201`: The key, now enabled in the project.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Undone by:** [`deleteProjectDeployKey`](https://example.com/your-group/forge-contract/reference/#deleteProjectDeployKey)
   * - **Not documented:** The access to the project that the call needs. The documents speak of project access only.
   *
   * @see https://example.com/your-group/forge-contract/reference/#enableDeployKey
   */
  enable: 'enableDeployKey',
} as const;

/**
 * Certificate-based connections of a project to clusters. Deprecated since release 14.5.
 */
export const clusters = {
  /**
   * List the clusters of a project
   *
   * The certificate-based connections of a project to clusters, each without its `project`. Deprecated since release 14.5; the documents name no replacement.
   *
   * `GET /projects/{id}/clusters`, operation `listClusters`
   *
   * Returns:
   * - `200`: The clusters.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Roles:** maintainer or owner
   * - **Pagination:** by offset
   *
   * @see https://example.com/your-group/forge-contract/reference/#listClusters
   * @deprecated Since 14.5.
   */
  list: ['listClusters'],
  /**
   * Create a connection to an existing cluster
   *
   * Connect a project to a cluster that exists already; the connection is certificate-based. Deprecated since release 14.5; the documents name no replacement.
   *
   * `POST /projects/{id}/clusters/user`, operation `createCluster`
   *
   * Returns:
   * - `201`: The new cluster.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Roles:** maintainer or owner
   * - **Undone by:** [`deleteCluster`](https://example.com/your-group/forge-contract/reference/#deleteCluster)
   * - **Not documented:** The success status; 201 is the customary one.
   *
   * @see https://example.com/your-group/forge-contract/reference/#createCluster
   * @deprecated Since 14.5.
   */
  create: 'createCluster',
  /**
   * Retrieve a cluster
   *
   * A cluster that a project is connected to. Deprecated since release 14.5; the documents name no replacement.
   *
   * `GET /projects/{id}/clusters/{cluster_id}`, operation `getCluster`
   *
   * Returns:
   * - `200`: The cluster.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Roles:** maintainer or owner
   *
   * @see https://example.com/your-group/forge-contract/reference/#getCluster
   * @deprecated Since 14.5.
   */
  get: 'getCluster',
  /**
   * Update a cluster
   *
   * Change the settings of a cluster that a project is connected to. Deprecated since release 14.5; the documents name no replacement.
   *
   * `PUT /projects/{id}/clusters/{cluster_id}`, operation `updateCluster`
   *
   * Returns:
   * - `200`: The changed cluster.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Roles:** maintainer or owner
   * - **Not documented:** The success status; 200 is the customary one.
   *
   * @see https://example.com/your-group/forge-contract/reference/#updateCluster
   * @deprecated Since 14.5.
   */
  update: 'updateCluster',
  /**
   * Delete the connection to a cluster
   *
   * Disconnect a project from a cluster. The contents of the cluster stay there. Deprecated since release 14.5; the documents name no replacement.
   *
   * `DELETE /projects/{id}/clusters/{cluster_id}`, operation `deleteCluster`
   *
   * Returns:
   * - `204`: The connection is deleted.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Roles:** maintainer or owner
   * - **Not documented:** The success status; 204 is the customary one.
   *
   * @see https://example.com/your-group/forge-contract/reference/#deleteCluster
   * @deprecated Since 14.5.
   */
  delete: 'deleteCluster',
} as const;

/**
 * Manage the SAML identities of a group's members.
 */
export const samlIdentities = {
  /**
   * List the SAML identities of a group
   *
   * The SAML identities of the members of a group.
   *
   * `GET /groups/{id}/saml/identities`, operation `listSamlIdentities`
   *
   * Returns:
   * - `200`: The identities.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Tier:** premium and ultimate
   * - **Offering:** hosted
   * - **Pagination:** by offset
   * - **Not documented:** The roles that may list the SAML identities of a group.
   *
   * @see https://example.com/your-group/forge-contract/reference/#listSamlIdentities
   */
  list: ['listSamlIdentities'],
  /**
   * Retrieve a SAML identity of a group
   *
   * The identity that has an external UID. On a self-managed instance, the Users API does this.
   *
   * `GET /groups/{id}/saml/{uid}`, operation `getSamlIdentity`
   *
   * Returns:
   * - `200`: The identity.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Tier:** premium and ultimate
   * - **Offering:** hosted
   * - **Not documented:** The roles that may retrieve a SAML identity. The operation of the Users API that does the same on self-managed instances.
   *
   * @see https://example.com/your-group/forge-contract/reference/#getSamlIdentity
   */
  get: 'getSamlIdentity',
  /**
   * Delete a SAML identity of a group
   *
   * Remove the identity that has an external UID. On a self-managed instance, the Users API does this.
   *
   * `DELETE /groups/{id}/saml/{uid}`, operation `deleteSamlIdentity`
   *
   * Returns:
   * - `204`: The identity is deleted.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Tier:** premium and ultimate
   * - **Offering:** hosted
   * - **Not documented:** The roles that may delete a SAML identity. The operation of the Users API that does the same on self-managed instances.
   *
   * @see https://example.com/your-group/forge-contract/reference/#deleteSamlIdentity
   */
  delete: 'deleteSamlIdentity',
  /**
   * Update a SAML identity of a group
   *
   * Change the external UID of an identity. The identity becomes untrusted, and an email goes to its user. The user cannot sign in with SAML until the identity is trusted again. For that, they sign in with their credentials of the service and link the identity anew in the SAML flow of the group. On a self-managed instance, the Users API does this.
   *
   * `PATCH /groups/{id}/saml/{uid}`, operation `updateSamlIdentity`
   *
   * Returns:
   * - `200`: The identity is changed, and untrusted.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Tier:** premium and ultimate
   * - **Offering:** hosted
   * - **Not documented:** The success status; 200 is the customary one. Whether the response has a body, and its contents. The roles that may change a SAML identity. The operation of the Users API that does the same on self-managed instances.
   *
   * @see https://example.com/your-group/forge-contract/reference/#updateSamlIdentity
   */
  update: 'updateSamlIdentity',
} as const;

/**
 * Give members of SAML groups a role in a group.
 */
export const samlGroupLinks = {
  /**
   * List the SAML group links of a group
   *
   * The SAML groups whose members get a role in a group.
   *
   * `GET /groups/{id}/saml_group_links`, operation `listSamlGroupLinks`
   *
   * Returns:
   * - `200`: The links.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Tier:** premium and ultimate
   * - **Pagination:** by offset
   * - **Not documented:** The roles that may list the SAML group links of a group.
   *
   * @see https://example.com/your-group/forge-contract/reference/#listSamlGroupLinks
   */
  list: ['listSamlGroupLinks'],
  /**
   * Create a SAML group link
   *
   * Give the members of a SAML group a role in a group.
   *
   * `POST /groups/{id}/saml_group_links`, operation `createSamlGroupLink`
   *
   * Returns:
   * - `201`: The new link.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Tier:** premium and ultimate
   * - **Undone by:** [`deleteSamlGroupLink`](https://example.com/your-group/forge-contract/reference/#deleteSamlGroupLink)
   * - **Not documented:** The roles that may create a SAML group link.
   *
   * @see https://example.com/your-group/forge-contract/reference/#createSamlGroupLink
   */
  create: 'createSamlGroupLink',
  /**
   * Retrieve a SAML group link
   *
   * The link of a SAML group, chosen by its provider where the name alone is ambiguous.
   *
   * `GET /groups/{id}/saml_group_links/{saml_group_name}`, operation `getSamlGroupLink`
   *
   * Returns:
   * - `200`: The link.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `404`: A resource that the request names was not found.
   * - `422`: Several links have the name, with different providers, and `provider` is left out. The message says that it is required.
   *
   * - **Authentication:** required
   * - **Tier:** premium and ultimate
   * - **Not documented:** The roles that may retrieve a SAML group link.
   *
   * @see https://example.com/your-group/forge-contract/reference/#getSamlGroupLink
   */
  get: 'getSamlGroupLink',
  /**
   * Delete a SAML group link
   *
   * Remove the link of a SAML group, chosen by its provider where the name alone is ambiguous.
   *
   * `DELETE /groups/{id}/saml_group_links/{saml_group_name}`, operation `deleteSamlGroupLink`
   *
   * Returns:
   * - `204`: The link is deleted.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   * - `422`: Several links have the name, with different providers, and `provider` is left out. The message says that it is required.
   *
   * - **Authentication:** required
   * - **Tier:** premium and ultimate
   * - **Not documented:** The roles that may delete a SAML group link.
   *
   * @see https://example.com/your-group/forge-contract/reference/#deleteSamlGroupLink
   */
  delete: 'deleteSamlGroupLink',
} as const;

/**
 * Invite people to groups and projects.
 */
export const invitations = {
  /**
   * List the invitations to a group
   *
   * Invitations to be a direct member of a group; others are not listed.
   *
   * `GET /groups/{id}/invitations`, operation `listGroupInvitations`
   *
   * Returns:
   * - `200`: The invitations.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Roles:** owner
   * - **Pagination:** by offset
   *
   * @see https://example.com/your-group/forge-contract/reference/#listGroupInvitations
   */
  listForGroup: ['listGroupInvitations'],
  /**
   * Create invitations to a group
   *
   * Invite people to a group, by email address or as users. If some could not be invited, the response lists them and its `status` is `error`. A self-managed instance may allow no new accounts or no invitations: then an administrator has to add the user. It may also require approval for role promotions: then an administrator has to approve.
   *
   * `POST /groups/{id}/invitations`, operation `createGroupInvitation`
   *
   * Returns:
   * - `201`: The invited people, the refused ones, and those who wait for an approval.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Roles:** owner
   * - **Undone by:** [`deleteGroupInvitation`](https://example.com/your-group/forge-contract/reference/#deleteGroupInvitation)
   * - **Not documented:** The success status; 201 is the customary one.
   *
   * @see https://example.com/your-group/forge-contract/reference/#createGroupInvitation
   */
  createForGroup: 'createGroupInvitation',
  /**
   * Update an invitation to a group
   *
   * Change the role or the expiry of a pending invitation, which stays pending. On a self-managed instance where role promotions need an approval, an administrator has to approve the change.
   *
   * `PUT /groups/{id}/invitations/{email}`, operation `updateGroupInvitation`
   *
   * Returns:
   * - `200`: The role and the expiry that the invitation has now.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Roles:** owner
   * - **Not documented:** The success status; 200 is the customary one.
   *
   * @see https://example.com/your-group/forge-contract/reference/#updateGroupInvitation
   */
  updateForGroup: 'updateGroupInvitation',
  /**
   * Delete an invitation to a group
   *
   * Withdraw a pending invitation.
   *
   * `DELETE /groups/{id}/invitations/{email}`, operation `deleteGroupInvitation`
   *
   * Returns:
   * - `204`: The invitation is deleted.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller may not delete the invitation.
   * - `404`: The group was not found, or has no invitation for that email address.
   * - `409`: The invitation could not be deleted.
   *
   * - **Authentication:** required
   * - **Roles:** owner
   *
   * @see https://example.com/your-group/forge-contract/reference/#deleteGroupInvitation
   */
  deleteForGroup: 'deleteGroupInvitation',
  /**
   * List the invitations to a project
   *
   * Invitations to be a direct member of a project; others are not listed. The membership lock of the project's group must be off.
   *
   * `GET /projects/{id}/invitations`, operation `listProjectInvitations`
   *
   * Returns:
   * - `200`: The invitations.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Roles:** maintainer or owner
   * - **Pagination:** by offset
   *
   * @see https://example.com/your-group/forge-contract/reference/#listProjectInvitations
   */
  listForProject: ['listProjectInvitations'],
  /**
   * Create invitations to a project
   *
   * Invite people to a project, by email address or as users. If some could not be invited, the response lists them and its `status` is `error`. The membership lock of the project's group must be off. A self-managed instance may allow no new accounts or no invitations: then an administrator has to add the user. It may also require approval for role promotions: then an administrator has to approve.
   *
   * `POST /projects/{id}/invitations`, operation `createProjectInvitation`
   *
   * Returns:
   * - `201`: The invited people, the refused ones, and those who wait for an approval.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Roles:** maintainer or owner
   * - **Undone by:** [`deleteProjectInvitation`](https://example.com/your-group/forge-contract/reference/#deleteProjectInvitation)
   * - **Not documented:** The success status; 201 is the customary one.
   *
   * @see https://example.com/your-group/forge-contract/reference/#createProjectInvitation
   */
  createForProject: 'createProjectInvitation',
  /**
   * Update an invitation to a project
   *
   * Change the role or the expiry of a pending invitation, which stays pending. The membership lock of the project's group must be off. On a self-managed instance where role promotions need an approval, an administrator has to approve the change.
   *
   * `PUT /projects/{id}/invitations/{email}`, operation `updateProjectInvitation`
   *
   * Returns:
   * - `200`: The role and the expiry that the invitation has now.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Roles:** maintainer or owner
   * - **Not documented:** The success status; 200 is the customary one.
   *
   * @see https://example.com/your-group/forge-contract/reference/#updateProjectInvitation
   */
  updateForProject: 'updateProjectInvitation',
  /**
   * Delete an invitation to a project
   *
   * Withdraw a pending invitation. The membership lock of the project's group must be off.
   *
   * `DELETE /projects/{id}/invitations/{email}`, operation `deleteProjectInvitation`
   *
   * Returns:
   * - `204`: The invitation is deleted.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller may not delete the invitation.
   * - `404`: The project was not found, or has no invitation for that email address.
   * - `409`: The invitation could not be deleted.
   *
   * - **Authentication:** required
   * - **Roles:** maintainer or owner
   *
   * @see https://example.com/your-group/forge-contract/reference/#deleteProjectInvitation
   */
  deleteForProject: 'deleteProjectInvitation',
} as const;

/**
 * Find, change and pause the runners that execute CI jobs.
 */
export const runners = {
  /**
   * List the runners that the caller may see
   *
   * The runners that are available to the caller. Any user may ask for them. Runners of a group need the role of an owner of the group. Runners of a project need the role of a security manager, a maintainer or an owner of the project.
   *
   * `GET /runners`, operation `listRunners`
   *
   * Returns:
   * - `200`: The runners.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   *
   * - **Authentication:** required
   * - **Permission:** `admin_runners` (custom role) or `manage_runners` (token scope)
   * - **Pagination:** by offset
   * - **Not documented:** Whether runners that the caller's role does not cover are left out or the request is refused. The contract takes them to be left out.
   *
   * @see https://example.com/your-group/forge-contract/reference/#listRunners
   */
  list: ['listRunners'],
  /**
   * List all runners of the instance
   *
   * All runners of the instance, of every kind. Administrators and auditors may list them.
   *
   * `GET /runners/all`, operation `listAllRunners`
   *
   * Returns:
   * - `200`: The runners.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   *
   * - **Authentication:** required
   * - **Roles:** auditor or administrator
   * - **Permission:** `admin_runners` (custom role) or `manage_runners` (token scope)
   * - **Offering:** self managed and dedicated
   * - **Pagination:** by offset
   *
   * @see https://example.com/your-group/forge-contract/reference/#listAllRunners
   */
  listAll: ['listAllRunners'],
  /**
   * Retrieve a runner
   *
   * A runner with its details. Every signed-in user may see those of an instance runner. A group runner needs the role of a maintainer or an owner in its namespace. A project runner needs the role of a security manager, a maintainer or an owner of its project. A custom role with the permission `admin_runners` is enough as well. So is a token with the scope `manage_runners` whose owner has a suitable role.
   *
   * `GET /runners/{id}`, operation `getRunner`
   *
   * Returns:
   * - `200`: The runner.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: The runner was not found.
   *
   * - **Authentication:** required
   * - **Permission:** `admin_runners` (custom role) or `manage_runners` (token scope)
   *
   * @see https://example.com/your-group/forge-contract/reference/#getRunner
   */
  get: 'getRunner',
  /**
   * Update a runner
   *
   * Change the settings of a runner. With `paused=true` it ignores new jobs, until it is updated with `paused=false`. An instance runner needs an administrator, and a group runner an owner of its group. A project runner needs a maintainer or an owner of its project. A custom role with the permission `admin_runners` or a token with the scope `manage_runners` is enough as well.
   *
   * `PUT /runners/{id}`, operation `updateRunner`
   *
   * Returns:
   * - `200`: The runner as it is now.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: The runner was not found.
   *
   * - **Authentication:** required
   * - **Roles:** maintainer, owner, or administrator
   * - **Permission:** `admin_runners` (custom role) or `manage_runners` (token scope)
   *
   * @see https://example.com/your-group/forge-contract/reference/#updateRunner
   */
  update: 'updateRunner',
  /**
   * List the jobs of a runner
   *
   * The jobs of a runner. The caller needs the role of a reporter, a developer, a maintainer or an owner in the projects of the jobs.
   *
   * `GET /runners/{id}/jobs`, operation `listRunnerJobs`
   *
   * Returns:
   * - `200`: The jobs.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: The runner was not found.
   *
   * - **Authentication:** required
   * - **Roles:** reporter, developer, maintainer, or owner
   * - **Permission:** `admin_runners` (custom role) or `manage_runners` (token scope)
   * - **Pagination:** by offset
   * - **Not documented:** Whether jobs of projects that the caller's role does not cover are left out or the request is refused. The contract takes a caller without such a role in any of the projects to be refused.
   *
   * @see https://example.com/your-group/forge-contract/reference/#listRunnerJobs
   */
  listJobs: ['listRunnerJobs'],
  /**
   * Create a runner
   *
   * Create an instance, group or project runner. The response has the authentication token that the runner keeps in its configuration. Other ways to get such a token are a token reset and, for older set-ups, a registration with a registration token.
   *
   * `POST /user/runners`, operation `createRunner`
   *
   * Returns:
   * - `201`: The new runner.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   *
   * - **Authentication:** required
   * - **Permission:** `admin_runners` (custom role) or `manage_runners` (token scope)
   * - **Irreversible:** No operation deletes a runner.
   * - **Not documented:** The success status; 201 is the customary one. The parameters and the response. The roles that may create a runner.
   *
   * @see https://example.com/your-group/forge-contract/reference/#createRunner
   */
  create: 'createRunner',
  /**
   * List the runners of a project
   *
   * The runners of a project, in pages.
   *
   * `GET /projects/{id}/runners`, operation `listProjectRunners`
   *
   * Returns:
   * - `200`: The runners.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Permission:** `admin_runners` (custom role) or `manage_runners` (token scope)
   * - **Pagination:** by offset
   * - **Not documented:** The success status; 200 is the customary one. The parameters other than those of pagination, and the fields of a runner in the response. The roles that may list the runners of a project.
   *
   * @see https://example.com/your-group/forge-contract/reference/#listProjectRunners
   */
  listForProject: ['listProjectRunners'],
  /**
   * List the runners of a group
   *
   * The runners of a group, in pages.
   *
   * `GET /groups/{id}/runners`, operation `listGroupRunners`
   *
   * Returns:
   * - `200`: The runners.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `404`: The group was not found.
   *
   * - **Authentication:** required
   * - **Permission:** `admin_runners` (custom role) or `manage_runners` (token scope)
   * - **Pagination:** by offset
   * - **Not documented:** The success status; 200 is the customary one. The parameters other than those of pagination, and the fields of a runner in the response. The roles that may list the runners of a group.
   *
   * @see https://example.com/your-group/forge-contract/reference/#listGroupRunners
   */
  listForGroup: ['listGroupRunners'],
} as const;

/**
 * Comment on issues, snippets, merge requests and epics.
 */
export const notes = {
  /**
   * List the notes on an issue
   *
   * The comments on an issue and the system's records of its changes, the newest first by default. Changes of labels, state, milestone, weight and iteration are also recorded as resource events, which are not notes.
   *
   * `GET /projects/{id}/issues/{issue_iid}/notes`, operation `listIssueNotes`
   *
   * Returns:
   * - `200`: The notes.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Pagination:** by offset
   *
   * @see https://example.com/your-group/forge-contract/reference/#listIssueNotes
   */
  listForIssue: ['listIssueNotes'],
  /**
   * Create a note on an issue
   *
   * Comment on an issue. A body that is only an emoji reaction creates a reaction instead of a note. The operator can limit how many notes are created per minute.
   *
   * `POST /projects/{id}/issues/{issue_iid}/notes`, operation `createIssueNote`
   *
   * Returns:
   * - `201`: The new note, or the reaction when the body is nothing else.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Undone by:** [`deleteIssueNote`](https://example.com/your-group/forge-contract/reference/#deleteIssueNote)
   * - **Not documented:** The success status; 201 is the customary one. The roles that may create a note. The response to a `created_at` from a caller without the right to set it. The contract takes it to be 403. The number of notes that may be created per minute, and the response beyond it.
   *
   * @see https://example.com/your-group/forge-contract/reference/#createIssueNote
   */
  createForIssue: 'createIssueNote',
  /**
   * Retrieve a note on an issue
   *
   * A note on an issue.
   *
   * `GET /projects/{id}/issues/{issue_iid}/notes/{note_id}`, operation `getIssueNote`
   *
   * Returns:
   * - `200`: The note.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   *
   * @see https://example.com/your-group/forge-contract/reference/#getIssueNote
   */
  getForIssue: 'getIssueNote',
  /**
   * Update a note on an issue
   *
   * Change a note on an issue.
   *
   * `PUT /projects/{id}/issues/{issue_iid}/notes/{note_id}`, operation `updateIssueNote`
   *
   * Returns:
   * - `200`: The changed note.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Not documented:** The success status; 200 is the customary one. The callers who may change a note. The contract takes a refusal to be 403.
   *
   * @see https://example.com/your-group/forge-contract/reference/#updateIssueNote
   */
  updateForIssue: 'updateIssueNote',
  /**
   * Delete a note on an issue
   *
   * Remove a note from an issue.
   *
   * `DELETE /projects/{id}/issues/{issue_iid}/notes/{note_id}`, operation `deleteIssueNote`
   *
   * Returns:
   * - `204`: The note is deleted.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Not documented:** The success status; 204 is the customary one. The callers who may delete a note. The contract takes a refusal to be 403.
   *
   * @see https://example.com/your-group/forge-contract/reference/#deleteIssueNote
   */
  deleteForIssue: 'deleteIssueNote',
  /**
   * List the notes on a snippet
   *
   * The comments on a snippet of a project, the newest first by default. Personal snippets are not covered.
   *
   * `GET /projects/{id}/snippets/{snippet_id}/notes`, operation `listSnippetNotes`
   *
   * Returns:
   * - `200`: The notes.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Pagination:** by offset
   *
   * @see https://example.com/your-group/forge-contract/reference/#listSnippetNotes
   */
  listForSnippet: ['listSnippetNotes'],
  /**
   * Create a note on a snippet
   *
   * Comment on a snippet of a project. A body that is only an emoji reaction creates a reaction instead of a note. The operator can limit how many notes are created per minute.
   *
   * `POST /projects/{id}/snippets/{snippet_id}/notes`, operation `createSnippetNote`
   *
   * Returns:
   * - `201`: The new note, or the reaction when the body is nothing else.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Undone by:** [`deleteSnippetNote`](https://example.com/your-group/forge-contract/reference/#deleteSnippetNote)
   * - **Not documented:** The success status; 201 is the customary one. The roles that may create a note. The response to a `created_at` from a caller without the right to set it. The contract takes it to be 403. The number of notes that may be created per minute, and the response beyond it.
   *
   * @see https://example.com/your-group/forge-contract/reference/#createSnippetNote
   */
  createForSnippet: 'createSnippetNote',
  /**
   * Retrieve a note on a snippet
   *
   * A note on a snippet of a project. Personal snippets are not covered.
   *
   * `GET /projects/{id}/snippets/{snippet_id}/notes/{note_id}`, operation `getSnippetNote`
   *
   * Returns:
   * - `200`: The note.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   *
   * @see https://example.com/your-group/forge-contract/reference/#getSnippetNote
   */
  getForSnippet: 'getSnippetNote',
  /**
   * Update a note on a snippet
   *
   * Change the content of a note on a snippet.
   *
   * `PUT /projects/{id}/snippets/{snippet_id}/notes/{note_id}`, operation `updateSnippetNote`
   *
   * Returns:
   * - `200`: The changed note.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Not documented:** The success status; 200 is the customary one. The callers who may change a note. The contract takes a refusal to be 403.
   *
   * @see https://example.com/your-group/forge-contract/reference/#updateSnippetNote
   */
  updateForSnippet: 'updateSnippetNote',
  /**
   * Delete a note on a snippet
   *
   * Remove a note from a snippet.
   *
   * `DELETE /projects/{id}/snippets/{snippet_id}/notes/{note_id}`, operation `deleteSnippetNote`
   *
   * Returns:
   * - `204`: The note is deleted.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Not documented:** The success status; 204 is the customary one. The callers who may delete a note. The contract takes a refusal to be 403.
   *
   * @see https://example.com/your-group/forge-contract/reference/#deleteSnippetNote
   */
  deleteForSnippet: 'deleteSnippetNote',
  /**
   * List the notes on a merge request
   *
   * The comments on a merge request and the system's records of its changes, the newest first by default. Changes of labels, state, milestone, weight and iteration are also recorded as resource events, which are not notes.
   *
   * `GET /projects/{id}/merge_requests/{merge_request_iid}/notes`, operation `listMergeRequestNotes`
   *
   * Returns:
   * - `200`: The notes.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Pagination:** by offset
   *
   * @see https://example.com/your-group/forge-contract/reference/#listMergeRequestNotes
   */
  listForMergeRequest: ['listMergeRequestNotes'],
  /**
   * Create a note on a merge request
   *
   * Comment on a merge request as a whole; the note does not belong to a line of the diff. A body that is only an emoji reaction creates a reaction instead of a note. The operator can limit how many notes are created per minute.
   *
   * `POST /projects/{id}/merge_requests/{merge_request_iid}/notes`, operation `createMergeRequestNote`
   *
   * Returns:
   * - `201`: The new note, or the reaction when the body is nothing else.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Undone by:** [`deleteMergeRequestNote`](https://example.com/your-group/forge-contract/reference/#deleteMergeRequestNote)
   * - **Not documented:** The success status; 201 is the customary one. The roles that may create a note. The response to a `created_at` from a caller without the right to set it. The contract takes it to be 403. The number of notes that may be created per minute, and the response beyond it. The response to the merge quick action, with and without the right `merge_request_diff_head_sha`.
   *
   * @see https://example.com/your-group/forge-contract/reference/#createMergeRequestNote
   */
  createForMergeRequest: 'createMergeRequestNote',
  /**
   * Retrieve a note on a merge request
   *
   * A note on a merge request.
   *
   * `GET /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}`, operation `getMergeRequestNote`
   *
   * Returns:
   * - `200`: The note.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   *
   * @see https://example.com/your-group/forge-contract/reference/#getMergeRequestNote
   */
  getForMergeRequest: 'getMergeRequestNote',
  /**
   * Update a note on a merge request
   *
   * Change the content of a note on a merge request.
   *
   * `PUT /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}`, operation `updateMergeRequestNote`
   *
   * Returns:
   * - `200`: The changed note.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Not documented:** The success status; 200 is the customary one. The callers who may change a note. The contract takes a refusal to be 403.
   *
   * @see https://example.com/your-group/forge-contract/reference/#updateMergeRequestNote
   */
  updateForMergeRequest: 'updateMergeRequestNote',
  /**
   * Delete a note on a merge request
   *
   * Remove a note from a merge request.
   *
   * `DELETE /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}`, operation `deleteMergeRequestNote`
   *
   * Returns:
   * - `204`: The note is deleted.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Not documented:** The success status; 204 is the customary one. The callers who may delete a note. The contract takes a refusal to be 403.
   *
   * @see https://example.com/your-group/forge-contract/reference/#deleteMergeRequestNote
   */
  deleteForMergeRequest: 'deleteMergeRequestNote',
  /**
   * List the notes on an epic
   *
   * The comments on an epic, the newest first by default. Deprecated: the work items API replaces the epics API, which is planned to go with version 5.
   *
   * `GET /groups/{id}/epics/{epic_id}/notes`, operation `listEpicNotes`
   *
   * Returns:
   * - `200`: The notes.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `404`: The group or the epic was not found. The IID of an epic in the place of its ID may also lead here.
   *
   * - **Authentication:** required
   * - **Tier:** premium and ultimate
   * - **Pagination:** by offset
   * - **Not documented:** The values of `project_id` and `noteable_type` for a note on an epic.
   *
   * @see https://example.com/your-group/forge-contract/reference/#listEpicNotes
   * @deprecated Use work items API.
   */
  listForEpic: ['listEpicNotes'],
  /**
   * Retrieve a note on an epic
   *
   * A note on an epic. Deprecated: the work items API replaces the epics API, which is planned to go with version 5.
   *
   * `GET /groups/{id}/epics/{epic_id}/notes/{note_id}`, operation `getEpicNote`
   *
   * Returns:
   * - `200`: The note.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `404`: The group, the epic or the note was not found. The IID of an epic in the place of its ID may also lead here.
   *
   * - **Authentication:** required
   * - **Tier:** premium and ultimate
   * - **Not documented:** The values of `project_id` and `noteable_type` for a note on an epic.
   *
   * @see https://example.com/your-group/forge-contract/reference/#getEpicNote
   * @deprecated Use work items API.
   */
  getForEpic: 'getEpicNote',
} as const;

/**
 * Discuss issues and snippets in threads.
 */
export const discussions = {
  /**
   * List the discussions on an issue
   *
   * The discussions on an issue, each with its notes. A comment without replies is a discussion as well. Notes about labels are managed as resource label events, which are not described here.
   *
   * `GET /projects/{id}/issues/{issue_iid}/discussions`, operation `listIssueDiscussions`
   *
   * Returns:
   * - `200`: The discussions.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Pagination:** by offset
   *
   * @see https://example.com/your-group/forge-contract/reference/#listIssueDiscussions
   */
  listForIssue: ['listIssueDiscussions'],
  /**
   * Create a discussion on an issue
   *
   * Start a thread on an issue with its first note. The operator can limit how many notes are created per minute.
   *
   * `POST /projects/{id}/issues/{issue_iid}/discussions`, operation `createIssueDiscussion`
   *
   * Returns:
   * - `201`: The new discussion.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Undone by:** [`deleteIssueDiscussionNote`](https://example.com/your-group/forge-contract/reference/#deleteIssueDiscussionNote)
   * - **Not documented:** The callers who may start a discussion. The response to a `created_at` from a caller without the right to set it. The contract takes it to be 403. The number of notes that may be created per minute, and the response beyond it.
   *
   * @see https://example.com/your-group/forge-contract/reference/#createIssueDiscussion
   */
  createForIssue: 'createIssueDiscussion',
  /**
   * Retrieve a discussion on an issue
   *
   * A discussion on an issue with all its notes.
   *
   * `GET /projects/{id}/issues/{issue_iid}/discussions/{discussion_id}`, operation `getIssueDiscussion`
   *
   * Returns:
   * - `200`: The discussion.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   *
   * @see https://example.com/your-group/forge-contract/reference/#getIssueDiscussion
   */
  getForIssue: 'getIssueDiscussion',
  /**
   * Create a note in a discussion on an issue
   *
   * Reply in a discussion on an issue. A reply to a single comment turns it into a thread. Nothing can be added to a note of the system. The operator can limit how many notes are created per minute.
   *
   * `POST /projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes`, operation `createIssueDiscussionNote`
   *
   * Returns:
   * - `201`: The new note.
   *
   * Refused with:
   * - `400`: The request does not pass validation, or the discussion is a note of the system.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Undone by:** [`deleteIssueDiscussionNote`](https://example.com/your-group/forge-contract/reference/#deleteIssueDiscussionNote)
   * - **Not documented:** The callers who may reply. Whether the note in the response is a note of a discussion, with `type` and `attachment`. The contract takes it to be. The response to a `created_at` from a caller without the right to set it. The contract takes it to be 403. The number of notes that may be created per minute, and the response beyond it. Whether the response to a body that is only an emoji reaction is the reaction, as for a note without a discussion.
   *
   * @see https://example.com/your-group/forge-contract/reference/#createIssueDiscussionNote
   */
  createNoteForIssue: 'createIssueDiscussionNote',
  /**
   * Update a note in a discussion on an issue
   *
   * Change the content of a note in a discussion on an issue.
   *
   * `PUT /projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes/{note_id}`, operation `updateIssueDiscussionNote`
   *
   * Returns:
   * - `200`: The changed note.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Not documented:** The callers who may change a note. The contract takes a refusal to be 403. Whether the note in the response is a note of a discussion, with `type` and `attachment`. The contract takes it to be.
   *
   * @see https://example.com/your-group/forge-contract/reference/#updateIssueDiscussionNote
   */
  updateNoteForIssue: 'updateIssueDiscussionNote',
  /**
   * Delete a note in a discussion on an issue
   *
   * Remove a note from a discussion on an issue.
   *
   * `DELETE /projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes/{note_id}`, operation `deleteIssueDiscussionNote`
   *
   * Returns:
   * - `204`: The note is deleted.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Not documented:** The callers who may delete a note. The contract takes a refusal to be 403.
   *
   * @see https://example.com/your-group/forge-contract/reference/#deleteIssueDiscussionNote
   */
  deleteNoteForIssue: 'deleteIssueDiscussionNote',
  /**
   * List the discussions on a snippet
   *
   * The discussions on a snippet of a project, each with its notes. A comment without replies is a discussion as well. The `noteable_type` of the notes is `Snippet`.
   *
   * `GET /projects/{id}/snippets/{snippet_id}/discussions`, operation `listSnippetDiscussions`
   *
   * Returns:
   * - `200`: The discussions.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Pagination:** by offset
   *
   * @see https://example.com/your-group/forge-contract/reference/#listSnippetDiscussions
   */
  listForSnippet: ['listSnippetDiscussions'],
  /**
   * Create a discussion on a snippet
   *
   * Start a thread on a snippet of a project with its first note, whose `noteable_type` is `Snippet`. The operator can limit how many notes are created per minute.
   *
   * `POST /projects/{id}/snippets/{snippet_id}/discussions`, operation `createSnippetDiscussion`
   *
   * Returns:
   * - `201`: The new discussion.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Undone by:** [`deleteSnippetDiscussionNote`](https://example.com/your-group/forge-contract/reference/#deleteSnippetDiscussionNote)
   * - **Not documented:** The callers who may start a discussion. The response to a `created_at` from a caller without the right to set it. The contract takes it to be 403. The number of notes that may be created per minute, and the response beyond it.
   *
   * @see https://example.com/your-group/forge-contract/reference/#createSnippetDiscussion
   */
  createForSnippet: 'createSnippetDiscussion',
  /**
   * Retrieve a discussion on a snippet
   *
   * A discussion on a snippet of a project with all its notes, whose `noteable_type` is `Snippet`.
   *
   * `GET /projects/{id}/snippets/{snippet_id}/discussions/{discussion_id}`, operation `getSnippetDiscussion`
   *
   * Returns:
   * - `200`: The discussion.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   *
   * @see https://example.com/your-group/forge-contract/reference/#getSnippetDiscussion
   */
  getForSnippet: 'getSnippetDiscussion',
  /**
   * Create a note in a discussion on a snippet
   *
   * Reply in a discussion on a snippet of a project. The `noteable_type` of the new note is `Snippet`. A reply to a single comment turns it into a thread. Nothing can be added to a note of the system. The operator can limit how many notes are created per minute.
   *
   * `POST /projects/{id}/snippets/{snippet_id}/discussions/{discussion_id}/notes`, operation `createSnippetDiscussionNote`
   *
   * Returns:
   * - `201`: The new note.
   *
   * Refused with:
   * - `400`: The request does not pass validation, or the discussion is a note of the system.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Undone by:** [`deleteSnippetDiscussionNote`](https://example.com/your-group/forge-contract/reference/#deleteSnippetDiscussionNote)
   * - **Not documented:** The callers who may reply. Whether the note in the response is a note of a discussion, with `type` and `attachment`. The contract takes it to be. The response to a `created_at` from a caller without the right to set it. The contract takes it to be 403. The number of notes that may be created per minute, and the response beyond it. Whether the response to a body that is only an emoji reaction is the reaction, as for a note without a discussion.
   *
   * @see https://example.com/your-group/forge-contract/reference/#createSnippetDiscussionNote
   */
  createNoteForSnippet: 'createSnippetDiscussionNote',
  /**
   * Update a note in a discussion on a snippet
   *
   * Change the content of a note in a discussion on a snippet of a project. The `noteable_type` of the note is `Snippet`.
   *
   * `PUT /projects/{id}/snippets/{snippet_id}/discussions/{discussion_id}/notes/{note_id}`, operation `updateSnippetDiscussionNote`
   *
   * Returns:
   * - `200`: The changed note.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Not documented:** The callers who may change a note. The contract takes a refusal to be 403. Whether the note in the response is a note of a discussion, with `type` and `attachment`. The contract takes it to be.
   *
   * @see https://example.com/your-group/forge-contract/reference/#updateSnippetDiscussionNote
   */
  updateNoteForSnippet: 'updateSnippetDiscussionNote',
  /**
   * Delete a note in a discussion on a snippet
   *
   * Remove a note from a discussion on a snippet of a project. The `noteable_type` of the note is `Snippet`.
   *
   * `DELETE /projects/{id}/snippets/{snippet_id}/discussions/{discussion_id}/notes/{note_id}`, operation `deleteSnippetDiscussionNote`
   *
   * Returns:
   * - `204`: The note is deleted.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Not documented:** The callers who may delete a note. The contract takes a refusal to be 403.
   *
   * @see https://example.com/your-group/forge-contract/reference/#deleteSnippetDiscussionNote
   */
  deleteNoteForSnippet: 'deleteSnippetDiscussionNote',
} as const;

/**
 * List merge requests.
 */
export const mergeRequests = {
  /**
   * List merge requests
   *
   * The merge requests that the caller can access. `scope` selects among them, by default those that the caller has opened. Authentication is needed for everything private.
   *
   * `GET /merge_requests`, operation `listMergeRequests`
   *
   * Returns:
   * - `200`: The merge requests, in a reduced form with `view=simple`.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request asks for private data, and has no token.
   *
   * - **Authentication:** optional; required for non-public resources
   * - **Pagination:** by offset
   *
   * @see https://example.com/your-group/forge-contract/reference/#listMergeRequests
   */
  list: ['listMergeRequests'],
  /**
   * List the merge requests of a group
   *
   * The merge requests of the projects in a group. `non_archived` decides on those of archived projects, which are left out by default. Authentication is needed for everything private.
   *
   * `GET /groups/{id}/merge_requests`, operation `listGroupMergeRequests`
   *
   * Returns:
   * - `200`: The merge requests, in a reduced form with `view=simple`.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request asks for private data, and has no token.
   * - `404`: The group was not found.
   *
   * - **Authentication:** optional; required for non-public resources
   * - **Pagination:** by offset
   *
   * @see https://example.com/your-group/forge-contract/reference/#listGroupMergeRequests
   */
  listForGroup: ['listGroupMergeRequests'],
} as const;

/**
 * Let a merge request wait for others.
 */
export const mergeRequestDependencies = {
  /**
   * List the blocks on a merge request
   *
   * The blocks that keep a merge request waiting, each with the merge request that it waits for.
   *
   * `GET /projects/{id}/merge_requests/{merge_request_iid}/blocks`, operation `listMergeRequestBlocks`
   *
   * Returns:
   * - `200`: The blocks.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Pagination:** by offset
   *
   * @see https://example.com/your-group/forge-contract/reference/#listMergeRequestBlocks
   */
  listBlocks: ['listMergeRequestBlocks'],
  /**
   * Create a block on a merge request
   *
   * Let the merge request of the path wait for another one, of the same project or of another. The caller must be able to read the other one.
   *
   * `POST /projects/{id}/merge_requests/{merge_request_iid}/blocks`, operation `createMergeRequestBlock`
   *
   * Returns:
   * - `201`: The new block.
   *
   * Refused with:
   * - `400`: The request does not pass validation, or the block could not be saved.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller may not read the blocking merge request.
   * - `404`: The project, the merge request or the blocking merge request was not found.
   * - `409`: The block exists already.
   *
   * - **Authentication:** required
   * - **Undone by:** [`deleteMergeRequestBlock`](https://example.com/your-group/forge-contract/reference/#deleteMergeRequestBlock)
   * - **Not documented:** Fields of the response beyond those of a block.
   *
   * @see https://example.com/your-group/forge-contract/reference/#createMergeRequestBlock
   */
  createBlock: 'createMergeRequestBlock',
  /**
   * Delete a block on a merge request
   *
   * Let a merge request no longer wait for another one.
   *
   * `DELETE /projects/{id}/merge_requests/{merge_request_iid}/blocks/{block_id}`, operation `deleteMergeRequestBlock`
   *
   * Returns:
   * - `204`: The block is deleted.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller may not update the merge request, or not read the blocking one.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   *
   * @see https://example.com/your-group/forge-contract/reference/#deleteMergeRequestBlock
   */
  deleteBlock: 'deleteMergeRequestBlock',
  /**
   * List the blocks by a merge request
   *
   * The blocks with which a merge request keeps others waiting.
   *
   * `GET /projects/{id}/merge_requests/{merge_request_iid}/blockees`, operation `listMergeRequestBlockees`
   *
   * Returns:
   * - `200`: The blocks.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Pagination:** by offset
   *
   * @see https://example.com/your-group/forge-contract/reference/#listMergeRequestBlockees
   */
  listBlockees: ['listMergeRequestBlockees'],
} as const;

/**
 * Manage the milestones of a project.
 */
export const milestones = {
  /**
   * List the milestones of a project
   *
   * The milestones of a project, and those of its ancestors on request.
   *
   * `GET /projects/{id}/milestones`, operation `listMilestones`
   *
   * Returns:
   * - `200`: The milestones.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Pagination:** by offset
   * - **Not documented:** The success status; 200 is the customary one.
   *
   * @see https://example.com/your-group/forge-contract/reference/#listMilestones
   */
  list: ['listMilestones'],
  /**
   * Create a milestone
   *
   * Create a milestone of a project.
   *
   * `POST /projects/{id}/milestones`, operation `createMilestone`
   *
   * Returns:
   * - `201`: The new milestone.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Undone by:** [`deleteMilestone`](https://example.com/your-group/forge-contract/reference/#deleteMilestone)
   * - **Not documented:** The success status; 201 is the customary one. The roles that may create a milestone. The contract takes a refusal to be 403. The fields of the response.
   *
   * @see https://example.com/your-group/forge-contract/reference/#createMilestone
   */
  create: 'createMilestone',
  /**
   * Retrieve a milestone
   *
   * A milestone of a project.
   *
   * `GET /projects/{id}/milestones/{milestone_id}`, operation `getMilestone`
   *
   * Returns:
   * - `200`: The milestone.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Not documented:** The success status; 200 is the customary one. The fields of the response.
   *
   * @see https://example.com/your-group/forge-contract/reference/#getMilestone
   */
  get: 'getMilestone',
  /**
   * Update a milestone
   *
   * Change a milestone of a project, close it or reopen it.
   *
   * `PUT /projects/{id}/milestones/{milestone_id}`, operation `updateMilestone`
   *
   * Returns:
   * - `200`: The milestone as it is now.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Not documented:** The success status; 200 is the customary one. The roles that may update a milestone. The contract takes a refusal to be 403. The fields of the response.
   *
   * @see https://example.com/your-group/forge-contract/reference/#updateMilestone
   */
  update: 'updateMilestone',
  /**
   * Delete a milestone
   *
   * Delete a milestone of a project.
   *
   * `DELETE /projects/{id}/milestones/{milestone_id}`, operation `deleteMilestone`
   *
   * Returns:
   * - `204`: The milestone is deleted.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Roles:** planner, reporter, developer, maintainer, or owner
   * - **Not documented:** The success status; 204 is the customary one.
   *
   * @see https://example.com/your-group/forge-contract/reference/#deleteMilestone
   */
  delete: 'deleteMilestone',
  /**
   * List the issues of a milestone
   *
   * The issues that the milestone is assigned to.
   *
   * `GET /projects/{id}/milestones/{milestone_id}/issues`, operation `listMilestoneIssues`
   *
   * Returns:
   * - `200`: The issues.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Pagination:** by offset
   * - **Not documented:** The success status; 200 is the customary one. The fields of the issues.
   *
   * @see https://example.com/your-group/forge-contract/reference/#listMilestoneIssues
   */
  listIssues: ['listMilestoneIssues'],
  /**
   * List the merge requests of a milestone
   *
   * The merge requests that the milestone is assigned to.
   *
   * `GET /projects/{id}/milestones/{milestone_id}/merge_requests`, operation `listMilestoneMergeRequests`
   *
   * Returns:
   * - `200`: The merge requests.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Pagination:** by offset
   * - **Not documented:** The success status; 200 is the customary one. The fields of the merge requests.
   *
   * @see https://example.com/your-group/forge-contract/reference/#listMilestoneMergeRequests
   */
  listMergeRequests: ['listMilestoneMergeRequests'],
  /**
   * Promote a milestone to its group
   *
   * Turn a milestone of a project into a milestone of the project's group. The role in the group counts.
   *
   * `POST /projects/{id}/milestones/{milestone_id}/promote`, operation `promoteMilestone`
   *
   * Returns:
   * - `200`: The milestone is one of the group.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Roles:** planner, reporter, security manager, developer, maintainer, or owner
   * - **Irreversible:** No operation turns a milestone of the group back into one of the project.
   * - **Not documented:** The success status; 200 is the customary one. Whether promoting counts as an update. The contract takes its status to be that of one. The fields of the response. The roles above Planner. The contract takes them from the numbers of the access levels.
   *
   * @see https://example.com/your-group/forge-contract/reference/#promoteMilestone
   */
  promote: 'promoteMilestone',
  /**
   * Retrieve the burndown events of a milestone
   *
   * The data of a burndown chart of a milestone.
   *
   * `GET /projects/{id}/milestones/{milestone_id}/burndown_events`, operation `getMilestoneBurndownEvents`
   *
   * Returns:
   * - `200`: The events.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Tier:** premium and ultimate
   * - **Not documented:** The success status; 200 is the customary one. The response, its fields and its form.
   *
   * @see https://example.com/your-group/forge-contract/reference/#getMilestoneBurndownEvents
   */
  getBurndownEvents: 'getMilestoneBurndownEvents',
} as const;

/**
 * Say who may deploy to an environment.
 */
export const protectedEnvironments = {
  /**
   * List the protected environments of a project
   *
   * The environments of a project that are protected, with who may deploy to each and who has to approve.
   *
   * `GET /projects/{id}/protected_environments`, operation `listProtectedEnvironments`
   *
   * Returns:
   * - `200`: The protected environments.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: CI/CD is switched off for the project, or the caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Tier:** premium and ultimate
   * - **Pagination:** by offset
   * - **Not documented:** The roles that may list protected environments.
   *
   * @see https://example.com/your-group/forge-contract/reference/#listProtectedEnvironments
   */
  list: ['listProtectedEnvironments'],
  /**
   * Create a protected environment
   *
   * Protect an environment, naming who may deploy to it and, if wanted, who has to approve.
   *
   * `POST /projects/{id}/protected_environments`, operation `createProtectedEnvironment`
   *
   * Returns:
   * - `201`: The environment, which is now protected.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: CI/CD is switched off for the project, or the caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Tier:** premium and ultimate
   * - **Undone by:** [`deleteProtectedEnvironment`](https://example.com/your-group/forge-contract/reference/#deleteProtectedEnvironment)
   * - **Not documented:** The success status; 201 is the customary one. The roles that may protect an environment. The response when the environment is protected already.
   *
   * @see https://example.com/your-group/forge-contract/reference/#createProtectedEnvironment
   */
  create: 'createProtectedEnvironment',
  /**
   * Retrieve a protected environment
   *
   * A protected environment, with who may deploy to it and who has to approve.
   *
   * `GET /projects/{id}/protected_environments/{name}`, operation `getProtectedEnvironment`
   *
   * Returns:
   * - `200`: The protected environment.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: CI/CD is switched off for the project, or the caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Tier:** premium and ultimate
   * - **Not documented:** The roles that may retrieve a protected environment.
   *
   * @see https://example.com/your-group/forge-contract/reference/#getProtectedEnvironment
   */
  get: 'getProtectedEnvironment',
  /**
   * Update a protected environment
   *
   * Add, change and remove deploy access levels and approval rules of a protected environment. An element with an `id` changes the existing one, or removes it with `_destroy`. An element without an `id` is added.
   *
   * `PUT /projects/{id}/protected_environments/{name}`, operation `updateProtectedEnvironment`
   *
   * Returns:
   * - `200`: The changed environment.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: CI/CD is switched off for the project, or the caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Tier:** premium and ultimate
   * - **Not documented:** The success status; 200 is the customary one. The roles that may change a protected environment.
   *
   * @see https://example.com/your-group/forge-contract/reference/#updateProtectedEnvironment
   */
  update: 'updateProtectedEnvironment',
  /**
   * Delete the protection of an environment
   *
   * Unprotect an environment.
   *
   * `DELETE /projects/{id}/protected_environments/{name}`, operation `deleteProtectedEnvironment`
   *
   * Returns:
   * - `204`: The environment has lost its protection.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: CI/CD is switched off for the project, or the caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Tier:** premium and ultimate
   * - **Not documented:** The success status; 204 is the customary one. The roles that may unprotect an environment.
   *
   * @see https://example.com/your-group/forge-contract/reference/#deleteProtectedEnvironment
   */
  delete: 'deleteProtectedEnvironment',
} as const;

/**
 * Export the dependencies of a project, a group or a pipeline.
 */
export const dependencyListExports = {
  /**
   * Create a dependency list export of a project
   *
   * Start an export of the dependencies of a project. The export runs in the background: retrieve it until it is ready, and then download the file. With `send_email`, the requester gets an email when the export is complete.
   *
   * `POST /projects/{id}/dependency_list_exports`, operation `createProjectDependencyListExport`
   *
   * Returns:
   * - `201`: The export, which is still being generated.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission `read_dependency`.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Permission:** `read_dependency` needed
   * - **Irreversible:** No operation deletes an export.
   * - **Not documented:** The success status; 201 is the customary one. The roles with the permission.
   *
   * @see https://example.com/your-group/forge-contract/reference/#createProjectDependencyListExport
   */
  createForProject: 'createProjectDependencyListExport',
  /**
   * Create a dependency list export of a group
   *
   * Start an export of the dependencies of a group. The export runs in the background: retrieve it until it is ready, and then download the file. With `send_email`, the requester gets an email when the export is complete.
   *
   * `POST /groups/{id}/dependency_list_exports`, operation `createGroupDependencyListExport`
   *
   * Returns:
   * - `201`: The export, which is still being generated.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission `read_dependency`.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Permission:** `read_dependency` needed
   * - **Irreversible:** No operation deletes an export.
   * - **Not documented:** The success status; 201 is the customary one. The roles with the permission.
   *
   * @see https://example.com/your-group/forge-contract/reference/#createGroupDependencyListExport
   */
  createForGroup: 'createGroupDependencyListExport',
  /**
   * Create a dependency list export of a pipeline
   *
   * Start an export of the dependencies of a pipeline. The export runs in the background: retrieve it until it is ready, and then download the file. With `send_email`, the requester gets an email when the export is complete.
   *
   * `POST /pipelines/{id}/dependency_list_exports`, operation `createPipelineDependencyListExport`
   *
   * Returns:
   * - `201`: The export, which is still being generated.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission `read_dependency`.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Permission:** `read_dependency` needed
   * - **Irreversible:** No operation deletes an export.
   * - **Not documented:** The success status; 201 is the customary one. The roles with the permission.
   *
   * @see https://example.com/your-group/forge-contract/reference/#createPipelineDependencyListExport
   */
  createForPipeline: 'createPipelineDependencyListExport',
  /**
   * Retrieve a dependency list export
   *
   * The progress of an export. The status shows it: 202 while the export is being generated, 200 when it is ready to be downloaded. Only the creator of the export can read it.
   *
   * `GET /dependency_list_exports/{id}`, operation `getDependencyListExport`
   *
   * Returns:
   * - `200`: The export is ready.
   * - `202`: The export is still being generated.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission `read_dependency`.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Permission:** `read_dependency` needed
   * - **Not documented:** The roles with the permission. The response to callers other than the creator of the export.
   *
   * @see https://example.com/your-group/forge-contract/reference/#getDependencyListExport
   */
  get: 'getDependencyListExport',
  /**
   * Download a dependency list export
   *
   * The file of an export, once it is ready. Its contents depend on the `export_type` of the export. Only the creator of the export can read it.
   *
   * `GET /dependency_list_exports/{id}/download`, operation `downloadDependencyListExport`
   *
   * Returns:
   * - `200`: The file.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission `read_dependency`.
   * - `404`: The export is not finished, or it was not found.
   *
   * - **Authentication:** required
   * - **Permission:** `read_dependency` needed
   * - **Not documented:** The success status; 200 is the customary one. The content types of the file. JSON is described where it is called JSON; any other type is taken as it comes. The roles with the permission. The response to callers other than the creator of the export.
   *
   * @see https://example.com/your-group/forge-contract/reference/#downloadDependencyListExport
   */
  download: 'downloadDependencyListExport',
} as const;

/**
 * Push a repository to other places.
 */
export const remoteMirrors = {
  /**
   * List the remote mirrors of a project
   *
   * The places that the repository of a project is pushed to, and how the last update of each went.
   *
   * `GET /projects/{id}/remote_mirrors`, operation `listRemoteMirrors`
   *
   * Returns:
   * - `200`: The remote mirrors.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Pagination:** by offset
   * - **Not documented:** The roles that may list remote mirrors.
   *
   * @see https://example.com/your-group/forge-contract/reference/#listRemoteMirrors
   */
  list: ['listRemoteMirrors'],
  /**
   * Create a remote mirror
   *
   * Set up a place to push the repository to. The service pushes only when the mirror is enabled. A project can have ten enabled mirrors at most.
   *
   * `POST /projects/{id}/remote_mirrors`, operation `createRemoteMirror`
   *
   * Returns:
   * - `201`: The new remote mirror.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Undone by:** [`deleteRemoteMirror`](https://example.com/your-group/forge-contract/reference/#deleteRemoteMirror)
   * - **Not documented:** The roles that may create a remote mirror. The response to a request to enable an eleventh mirror.
   *
   * @see https://example.com/your-group/forge-contract/reference/#createRemoteMirror
   */
  create: 'createRemoteMirror',
  /**
   * Retrieve a remote mirror
   *
   * A remote mirror, and how its last update went.
   *
   * `GET /projects/{id}/remote_mirrors/{mirror_id}`, operation `getRemoteMirror`
   *
   * Returns:
   * - `200`: The remote mirror.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Not documented:** The roles that may retrieve a remote mirror.
   *
   * @see https://example.com/your-group/forge-contract/reference/#getRemoteMirror
   */
  get: 'getRemoteMirror',
  /**
   * Update a remote mirror
   *
   * Change the settings of a remote mirror, or enable or disable it. A project can have ten enabled mirrors at most.
   *
   * `PUT /projects/{id}/remote_mirrors/{mirror_id}`, operation `updateRemoteMirror`
   *
   * Returns:
   * - `200`: The changed remote mirror.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Not documented:** The roles that may change a remote mirror. The response to a request to enable an eleventh mirror.
   *
   * @see https://example.com/your-group/forge-contract/reference/#updateRemoteMirror
   */
  update: 'updateRemoteMirror',
  /**
   * Delete a remote mirror
   *
   * Delete a remote mirror of a project.
   *
   * `DELETE /projects/{id}/remote_mirrors/{mirror_id}`, operation `deleteRemoteMirror`
   *
   * Returns:
   * - `204`: The remote mirror is deleted.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Not documented:** The roles that may delete a remote mirror.
   *
   * @see https://example.com/your-group/forge-contract/reference/#deleteRemoteMirror
   */
  delete: 'deleteRemoteMirror',
  /**
   * Retrieve the public key of a remote mirror
   *
   * The public key of a remote mirror that authenticates with an SSH key.
   *
   * `GET /projects/{id}/remote_mirrors/{mirror_id}/public_key`, operation `getRemoteMirrorPublicKey`
   *
   * Returns:
   * - `200`: The public key.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Not documented:** The roles that may retrieve the public key. The response for a mirror that authenticates with a password.
   *
   * @see https://example.com/your-group/forge-contract/reference/#getRemoteMirrorPublicKey
   */
  getPublicKey: 'getRemoteMirrorPublicKey',
  /**
   * Sync a remote mirror
   *
   * Force an update of a remote mirror.
   *
   * `POST /projects/{id}/remote_mirrors/{mirror_id}/sync`, operation `syncRemoteMirror`
   *
   * Returns:
   * - `204`: The update was asked for.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Not documented:** The roles that may sync a remote mirror.
   *
   * @see https://example.com/your-group/forge-contract/reference/#syncRemoteMirror
   */
  sync: 'syncRemoteMirror',
} as const;

/**
 * Change the settings of a project's static site, or remove it.
 */
export const pages = {
  /**
   * Retrieve the settings of a static site
   *
   * The settings of a project's static site and its deployments. Static-site publishing must be enabled.
   *
   * `GET /projects/{id}/pages`, operation `getPages`
   *
   * Returns:
   * - `200`: The settings.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Roles:** maintainer or owner
   * - **Not documented:** The response while static-site publishing is not enabled, or while the project has no site.
   *
   * @see https://example.com/your-group/forge-contract/reference/#getPages
   */
  get: 'getPages',
  /**
   * Delete a static site
   *
   * Unpublish a project's static site and remove it. Static-site publishing must be enabled.
   *
   * `DELETE /projects/{id}/pages`, operation `deletePages`
   *
   * Returns:
   * - `204`: The site is removed.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Roles:** maintainer or owner
   * - **Irreversible:** No operation publishes a site again.
   * - **Not documented:** The success status; 204 is the customary one. The response while static-site publishing is not enabled, or while the project has no site.
   *
   * @see https://example.com/your-group/forge-contract/reference/#deletePages
   */
  delete: 'deletePages',
  /**
   * Update the settings of a static site
   *
   * Change the settings of a project's static site. Static-site publishing must be enabled.
   *
   * `PATCH /projects/{id}/pages`, operation `updatePages`
   *
   * Returns:
   * - `200`: The settings as they are now.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Roles:** maintainer or owner
   * - **Not documented:** The response while static-site publishing is not enabled, or while the project has no site.
   *
   * @see https://example.com/your-group/forge-contract/reference/#updatePages
   */
  update: 'updatePages',
} as const;

/**
 * Set up error tracking for a project and manage its client keys.
 */
export const errorTracking = {
  /**
   * Retrieve the error tracking settings
   *
   * The error tracking settings of a project.
   *
   * `GET /projects/{id}/error_tracking/settings`, operation `getErrorTrackingSettings`
   *
   * Returns:
   * - `200`: The settings.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Roles:** maintainer or owner
   * - **Not documented:** The success status; 200 is the customary one. The response while the project has no settings of error tracking.
   *
   * @see https://example.com/your-group/forge-contract/reference/#getErrorTrackingSettings
   */
  getSettings: 'getErrorTrackingSettings',
  /**
   * Configure integrated error tracking
   *
   * Set both error tracking settings of a project. Only for integrated error tracking.
   *
   * `PUT /projects/{id}/error_tracking/settings`, operation `configureIntegratedErrorTracking`
   *
   * Returns:
   * - `200`: The settings as they are now.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Roles:** maintainer or owner
   * - **Not documented:** The success status; 200 is the customary one.
   *
   * @see https://example.com/your-group/forge-contract/reference/#configureIntegratedErrorTracking
   */
  configureIntegrated: 'configureIntegratedErrorTracking',
  /**
   * Update the error tracking settings
   *
   * Change the error tracking settings of a project.
   *
   * `PATCH /projects/{id}/error_tracking/settings`, operation `updateErrorTrackingSettings`
   *
   * Returns:
   * - `200`: The settings as they are now.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Roles:** maintainer or owner
   * - **Not documented:** The success status; 200 is the customary one. The response while the project has no settings of error tracking.
   *
   * @see https://example.com/your-group/forge-contract/reference/#updateErrorTrackingSettings
   */
  updateSettings: 'updateErrorTrackingSettings',
  /**
   * List the error tracking client keys
   *
   * The client keys of a project's error tracking.
   *
   * `GET /projects/{id}/error_tracking/client_keys`, operation `listErrorTrackingClientKeys`
   *
   * Returns:
   * - `200`: The client keys.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Roles:** maintainer or owner
   * - **Pagination:** by offset
   * - **Not documented:** The success status; 200 is the customary one.
   *
   * @see https://example.com/your-group/forge-contract/reference/#listErrorTrackingClientKeys
   */
  listClientKeys: ['listErrorTrackingClientKeys'],
  /**
   * Create an error tracking client key
   *
   * Create a client key for a project. The platform generates its `public_key`.
   *
   * `POST /projects/{id}/error_tracking/client_keys`, operation `createErrorTrackingClientKey`
   *
   * Returns:
   * - `201`: The new client key.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Roles:** maintainer or owner
   * - **Undone by:** [`deleteErrorTrackingClientKey`](https://example.com/your-group/forge-contract/reference/#deleteErrorTrackingClientKey)
   * - **Not documented:** The success status; 201 is the customary one.
   *
   * @see https://example.com/your-group/forge-contract/reference/#createErrorTrackingClientKey
   */
  createClientKey: 'createErrorTrackingClientKey',
  /**
   * Delete an error tracking client key
   *
   * Delete a client key of a project.
   *
   * `DELETE /projects/{id}/error_tracking/client_keys/{key_id}`, operation `deleteErrorTrackingClientKey`
   *
   * Returns:
   * - `204`: The client key is deleted.
   *
   * Refused with:
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   * - `404`: A resource that the request names was not found.
   *
   * - **Authentication:** required
   * - **Roles:** maintainer or owner
   * - **Not documented:** The success status; 204 is the customary one.
   *
   * @see https://example.com/your-group/forge-contract/reference/#deleteErrorTrackingClientKey
   */
  deleteClientKey: 'deleteErrorTrackingClientKey',
} as const;

/**
 * Move repositories to another storage.
 */
export const repositoryStorageMoves = {
  /**
   * Schedule moves of all project repositories on a storage
   *
   * Move every project repository on one storage to another. Once its move is scheduled, a repository can be read but not written to until the move ends. A move usually fails for a temporary reason; schedule it again. The list of projects with its filter `repository_storage` shows the projects that remain on the storage. It is not part of this contract.
   *
   * `POST /project_repository_storage_moves`, operation `scheduleProjectStorageMoves`
   *
   * Returns:
   * - `201`: The moves are scheduled.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   *
   * - **Authentication:** required
   * - **Offering:** self managed
   * - **Irreversible:** It moves the repositories of every project on a storage.
   * - **Not documented:** The success status; 201 is the customary one. Whether the response to scheduling is a record, and the state of a move just scheduled. The operations that query moves. The roles that may schedule moves.
   *
   * @see https://example.com/your-group/forge-contract/reference/#scheduleProjectStorageMoves
   */
  scheduleForProjects: 'scheduleProjectStorageMoves',
  /**
   * Schedule moves of all snippet repositories on a storage
   *
   * Move every snippet repository on one storage to another. Once its move is scheduled, a repository can be read but not written to until the move ends. A move usually fails for a temporary reason; schedule it again.
   *
   * `POST /snippet_repository_storage_moves`, operation `scheduleSnippetStorageMoves`
   *
   * Returns:
   * - `201`: The moves are scheduled.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   *
   * - **Authentication:** required
   * - **Offering:** self managed
   * - **Irreversible:** It moves the repositories of every snippet on a storage.
   * - **Not documented:** The success status; 201 is the customary one. Whether the response to scheduling is a record, and the state of a move just scheduled. The operations that query moves. The roles that may schedule moves.
   *
   * @see https://example.com/your-group/forge-contract/reference/#scheduleSnippetStorageMoves
   */
  scheduleForSnippets: 'scheduleSnippetStorageMoves',
  /**
   * Schedule moves of all group repositories on a storage
   *
   * Move every group repository on one storage to another. Once its move is scheduled, a repository can be read but not written to until the move ends. A move usually fails for a temporary reason; schedule it again.
   *
   * `POST /group_repository_storage_moves`, operation `scheduleGroupStorageMoves`
   *
   * Returns:
   * - `201`: The moves are scheduled.
   *
   * Refused with:
   * - `400`: The request does not pass validation.
   * - `401`: The request needs authentication and lacks it.
   * - `403`: The caller lacks the permission.
   *
   * - **Authentication:** required
   * - **Tier:** premium and ultimate
   * - **Offering:** self managed
   * - **Irreversible:** It moves the repositories of every group on a storage.
   * - **Not documented:** The success status; 201 is the customary one. Whether the response to scheduling is a record, and the state of a move just scheduled. The operations that query moves. The roles that may schedule moves.
   *
   * @see https://example.com/your-group/forge-contract/reference/#scheduleGroupStorageMoves
   */
  scheduleForGroups: 'scheduleGroupStorageMoves',
} as const;

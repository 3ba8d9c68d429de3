/** The ways in which the older deployment of the tests differs from the sandbox. */

/** A response in JSON on its way to whoever asked. */
export interface OlderResponse {
  status: number;
  headers: Headers;
  body: unknown;
}

/** One difference. */
export interface OldWay {
  area: string;
  /** What is different, in the words of the deviations file that lets it pass. */
  what: string;
  /** Path and query of the request. */
  path: RegExp;
  /** Changes a response in place. */
  change: (response: OlderResponse, method: string) => void;
}

type Item = Record<string, unknown>;

/** Changes each item of a list, or the one thing, of responses that succeed. */
function each(
  area: string,
  what: string,
  path: RegExp,
  change: (item: Item) => void,
  within: (item: Item) => unknown = (item) => item,
): OldWay {
  return {
    area,
    what,
    path,
    change: ({ status, body }) => {
      if (status >= 300) return;
      for (const item of [body ?? []].flat().flatMap((one) => [within(one as Item) ?? []].flat()))
        if (typeof item === 'object' && item !== null) change(item as Item);
    },
  };
}

const without = (field: string) => (item: Item) => {
  delete item[field];
};
const withNull = (field: string) => (item: Item) => {
  if (field in item) item[field] = null;
};
const asText = (field: string) => (item: Item) => {
  if (field in item) item[field] = String(item[field]);
};
const having = (field: string, value: unknown) => (item: Item) => {
  if (field in item) item[field] = value;
};

const TAGS = /\/repository\/tags(\/[^/]+)?(\?|$)/;
const COMMITS = /\/repository\/commits(\/[^/]+)?(\?|$)/;
const DEPLOY_KEYS = /\/deploy_keys\b/;
const RUNNERS = /\/runners(\/(all|\d+))?(\?|$)/;
const NOTES = /\/notes\b/;
const DISCUSSIONS = /\/discussions\b/;
const MERGE_REQUESTS = /\/merge_requests(\?|$)/;
const MILESTONES = /\/milestones(\/\d+)?(\?|$)/;

export const OLD_WAYS: OldWay[] = [
  each('alerts', 'Alert.iid may be string', /^\/alert-intake\//, asText('iid')),
  each('repositories', 'TreeEntry.mode may be missing', /\/repository\/tree\b/, without('mode')),
  each('repositories', 'Contributor.email may be null', /\/contributors\b/, withNull('email')),
  {
    area: 'repositories',
    what: 'POST /projects/{id}/repository/blobs/batch may answer 201 in place of 200',
    path: /\/repository\/blobs\/batch/,
    change: (response) => {
      if (response.status === 200) response.status = 201;
    },
  },
  each('commits', 'Commit.web_url may be missing', COMMITS, without('web_url')),
  each('commits', 'Commit.author_email may be null', COMMITS, withNull('author_email')),
  each('tags', 'Tag.created_at may be missing', TAGS, without('created_at')),
  each(
    'tags',
    'TagCommit.parent_ids may be null',
    TAGS,
    withNull('parent_ids'),
    ({ commit }) => commit,
  ),
  each(
    'ssh-keys',
    'SshKey.usage_type may be missing',
    /\/user(s\/\d+)?\/keys/,
    without('usage_type'),
  ),
  each('gpg-keys', 'GpgKey.created_at may be null', /\/gpg_keys/, withNull('created_at')),
  each(
    'deploy-keys',
    'DeployKey.fingerprint_sha256 may be missing',
    DEPLOY_KEYS,
    without('fingerprint_sha256'),
  ),
  each('deploy-keys', 'DeployKey.created_at may be null', DEPLOY_KEYS, withNull('created_at')),
  each('clusters', 'Cluster.user may be null', /\/clusters\b/, withNull('user')),
  each('clusters', 'Cluster.provider_type may be null', /\/clusters\b/, withNull('provider_type')),
  each('repositories', 'Contributor.commits may be string', /\/contributors\b/, asText('commits')),
  each(
    'saml-group-links',
    'SamlGroupLink.provider may be missing',
    /\/saml_group_links/,
    without('provider'),
  ),
  each(
    'saml-identities',
    'SamlIdentity.user_id may be missing',
    /\/saml\/(identities|[^/]+)(\?|$)/,
    without('user_id'),
  ),
  each('storage-moves', 'StorageMove.state may be null', /_storage_moves$/, (item) => {
    item.state = null;
  }),
  each(
    'invitations',
    'Invitation.created_by_name may be missing',
    /\/invitations(\?|$)/,
    without('created_by_name'),
  ),
  each(
    'runners',
    'Runner.job_execution_status may be missing',
    RUNNERS,
    without('job_execution_status'),
  ),
  each(
    'runners',
    'RunnerAccessLevel may be "protected"',
    RUNNERS,
    having('access_level', 'protected'),
  ),
  each(
    'runners',
    'RunnerJob.queued_duration may be missing',
    /\/runners\/\d+\/jobs/,
    without('queued_duration'),
  ),
  each('notes', 'NoteContent.imported_from may be missing', NOTES, without('imported_from')),
  each(
    'notes',
    'NoteAuthorWithEmail.email may be missing',
    NOTES,
    without('email'),
    ({ author }) => author,
  ),
  each(
    'discussions',
    'DiscussionNote.type may be missing',
    DISCUSSIONS,
    without('type'),
    (item) => item.notes ?? item,
  ),
  each(
    'merge-requests',
    'MergeRequest.merge_after may be missing',
    MERGE_REQUESTS,
    without('merge_after'),
  ),
  each(
    'merge-requests',
    'MergeRequestUser.locked may be missing',
    MERGE_REQUESTS,
    without('locked'),
    ({ author }) => author,
  ),
  each(
    'merge-request-dependencies',
    'MergeRequestBlock.project_id may be null',
    /\/blocks|\/blockees/,
    withNull('project_id'),
  ),
  each('milestones', 'Milestone.expired may be missing', MILESTONES, without('expired')),
  each(
    'remote-mirrors',
    'RemoteMirror.update_status may be "paused"',
    /\/remote_mirrors(\/\d+)?(\?|$)/,
    having('update_status', 'paused'),
  ),
  each(
    'protected-environments',
    'ProtectedEnvironment.required_approval_count may be missing',
    /\/protected_environments/,
    without('required_approval_count'),
  ),
  each(
    'dependency-list-exports',
    'DependencyListExport.send_email may be missing',
    /\/dependency_list_exports(\/\d+)?$/,
    without('send_email'),
  ),
  each(
    'remote-mirrors',
    'RemoteMirror.host_keys may be missing',
    /\/remote_mirrors(\/\d+)?(\?|$)/,
    without('host_keys'),
  ),
  each(
    'pages',
    'PagesSettings.primary_domain may be missing',
    /\/pages$/,
    without('primary_domain'),
  ),
  each(
    'error-tracking',
    'ErrorTrackingSettings.integrated may be missing',
    /\/error_tracking\/settings/,
    without('integrated'),
  ),
  each(
    'error-tracking',
    'ErrorTrackingClientKey.public_key may be null',
    /\/error_tracking\/client_keys/,
    withNull('public_key'),
  ),
  {
    area: 'all',
    what: 'Error may be an object with error',
    path: /./,
    change: (response) => {
      const { message } = (response.body ?? {}) as Item;
      if (response.status >= 400 && typeof message === 'string') response.body = { error: message };
    },
  },
  {
    area: 'all',
    what: 'the header XPage may be missing',
    path: /./,
    change: ({ headers }) => headers.delete('x-page'),
  },
];

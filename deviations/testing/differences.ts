/**
 * Defines how the older deployment of the tests differs from the sandbox. A deviations file can tolerate each
 * difference.
 */

import type { Decorate } from '../../sandbox/index.ts';
import { type ChangedReply, changingReply } from '../../sandbox/testing/changeExchange.ts';

/** A way in which the older deployment differs. */
export interface Difference {
  /** The API area whose responses differ. */
  area: string;
  /** The summary of the action that tolerates the difference. */
  summary: string;
  /** Changes the responses of the sandbox. */
  decorate: Decorate;
}

type Item = Record<string, unknown>;

/** Returns the part of an item in which the field is changed. */
type Within = (item: Item) => unknown;

/**
 * Returns one difference of the older deployment.
 * @param area the API area whose responses differ
 * @param summary the summary of the action that tolerates the difference
 * @param path matches the path and query of the requests
 */
function difference(
  area: string,
  summary: string,
  path: RegExp,
  change: (reply: ChangedReply) => void,
): Difference {
  return {
    area,
    summary,
    decorate: (perform) => {
      const changed = changingReply(change)(perform);
      return (request) => (path.test(request.url) ? changed(request) : perform(request));
    },
  };
}

/** Returns a difference that changes the resource, or each item of the list, in successful responses. */
function each(
  area: string,
  summary: string,
  path: RegExp,
  change: (item: Item) => void,
  within: Within = (item) => item,
): Difference {
  return difference(area, summary, path, ({ status, body }) => {
    if (status >= 300) return;
    for (const item of [body ?? []].flat().flatMap((one) => [within(one as Item) ?? []].flat()))
      if (typeof item === 'object' && item !== null) change(item as Item);
  });
}

/** Returns a difference in which a field is missing, such as `Tag.created_at may be missing`. */
const missing = (area: string, field: string, path: RegExp, within?: Within) =>
  each(area, `${field} may be missing`, path, (item) => delete item[nameOf(field)], within);

/** Returns a function that changes a field of an item, if the item has the field. */
const setting = (field: string, value: (old: unknown) => unknown) => (item: Item) => {
  if (field in item) item[field] = value(item[field]);
};

/** Returns a difference in which a field is null, such as `Commit.author_email may be null`. */
const nullable = (area: string, field: string, path: RegExp, within?: Within) =>
  each(
    area,
    `${field} may be null`,
    path,
    setting(nameOf(field), () => null),
    within,
  );

/** Returns a difference in which a number is a string, such as `Alert.iid may be string`. */
const asText = (area: string, field: string, path: RegExp) =>
  each(area, `${field} may be string`, path, setting(nameOf(field), String));

function nameOf(field: string): string {
  return field.split('.')[1]!;
}

const TAGS = /\/repository\/tags(\/[^/]+)?(\?|$)/;
const COMMITS = /\/repository\/commits(\/[^/]+)?(\?|$)/;
const DEPLOY_KEYS = /\/deploy_keys\b/;
const RUNNERS = /\/runners(\/(all|\d+))?(\?|$)/;
const NOTES = /\/notes\b/;
const DISCUSSIONS = /\/discussions\b/;
const MERGE_REQUESTS = /\/merge_requests(\?|$)/;
const MILESTONES = /\/milestones(\/\d+)?(\?|$)/;

export const OLD_WAYS: Difference[] = [
  asText('alerts', 'Alert.iid', /^\/alert-intake\//),
  missing('repositories', 'TreeEntry.mode', /\/repository\/tree\b/),
  nullable('repositories', 'Contributor.email', /\/contributors\b/),
  difference(
    'repositories',
    'POST /projects/{id}/repository/blobs/batch may answer 201 in place of 200',
    /\/repository\/blobs\/batch/,
    (reply) => {
      if (reply.status === 200) reply.status = 201;
    },
  ),
  missing('commits', 'Commit.web_url', COMMITS),
  nullable('commits', 'Commit.author_email', COMMITS),
  missing('tags', 'Tag.created_at', TAGS),
  nullable('tags', 'TagCommit.parent_ids', TAGS, ({ commit }) => commit),
  missing('ssh-keys', 'SshKey.usage_type', /\/user(s\/\d+)?\/keys/),
  nullable('gpg-keys', 'GpgKey.created_at', /\/gpg_keys/),
  missing('deploy-keys', 'DeployKey.fingerprint_sha256', DEPLOY_KEYS),
  nullable('deploy-keys', 'DeployKey.created_at', DEPLOY_KEYS),
  nullable('clusters', 'Cluster.user', /\/clusters\b/),
  nullable('clusters', 'Cluster.provider_type', /\/clusters\b/),
  asText('repositories', 'Contributor.commits', /\/contributors\b/),
  missing('saml-group-links', 'SamlGroupLink.provider', /\/saml_group_links/),
  missing('saml-identities', 'SamlIdentity.user_id', /\/saml\/(identities|[^/]+)(\?|$)/),
  each('storage-moves', 'StorageMove.state may be null', /_storage_moves(\?|$)/, (item) => {
    item.state = null;
  }),
  missing('invitations', 'Invitation.created_by_name', /\/invitations(\?|$)/),
  missing('runners', 'Runner.job_execution_status', RUNNERS),
  each(
    'runners',
    'RunnerAccessLevel may be "protected"',
    RUNNERS,
    setting('access_level', () => 'protected'),
  ),
  missing('runners', 'RunnerJob.queued_duration', /\/runners\/\d+\/jobs/),
  missing('notes', 'NoteContent.imported_from', NOTES),
  missing('notes', 'NoteAuthorWithEmail.email', NOTES, ({ author }) => author),
  missing('discussions', 'DiscussionNote.type', DISCUSSIONS, (item) => item.notes ?? item),
  missing('merge-requests', 'MergeRequest.merge_after', MERGE_REQUESTS),
  missing('merge-requests', 'MergeRequestUser.locked', MERGE_REQUESTS, ({ author }) => author),
  nullable('merge-request-dependencies', 'MergeRequestBlock.project_id', /\/blocks|\/blockees/),
  missing('milestones', 'Milestone.expired', MILESTONES),
  each(
    'remote-mirrors',
    'RemoteMirror.update_status may be "paused"',
    /\/remote_mirrors(\/\d+)?(\?|$)/,
    setting('update_status', () => 'paused'),
  ),
  missing(
    'protected-environments',
    'ProtectedEnvironment.required_approval_count',
    /\/protected_environments/,
  ),
  missing(
    'dependency-list-exports',
    'DependencyListExport.send_email',
    /\/dependency_list_exports(\/\d+)?$/,
  ),
  missing('remote-mirrors', 'RemoteMirror.host_keys', /\/remote_mirrors(\/\d+)?(\?|$)/),
  missing('pages', 'PagesSettings.primary_domain', /\/pages$/),
  missing('error-tracking', 'ErrorTrackingSettings.integrated', /\/error_tracking\/settings/),
  nullable('error-tracking', 'ErrorTrackingClientKey.public_key', /\/error_tracking\/client_keys/),
  difference('all', 'Error may be an object with error', /./, (reply) => {
    const { message } = (reply.body ?? {}) as Item;
    if (reply.status >= 400 && typeof message === 'string') reply.body = { error: message };
  }),
  difference('all', 'the header XPage may be missing', /./, ({ headers }) =>
    headers.delete('x-page'),
  ),
];

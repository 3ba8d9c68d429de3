/**
 * The tables as the API shows them: with what follows from a row and its neighbours, with the content
 * of the repositories, and with the rows that each row is below.
 */
import { X509Certificate } from 'node:crypto';
import type { JsonValue } from '../../contract/case.ts';
import { allTables } from '../../contract/world/allTables.ts';
import { groupPath } from '../../contract/world/groupPath.ts';
import type { World } from '../../contract/world/worldOf.ts';
import type { Row } from '../../contract/world/worldSource.ts';
import { sshFingerprints } from './sshFingerprints.ts';

/** A row, and where it belongs. */
export interface ShownRow {
  table: string;
  /** Table and key: `issues/311`, `branches/5/main`. */
  name: string;
  /** Stored and derived fields, under the names that the API has for them. */
  fields: Row;
  /** Names of the fields that are not stored. */
  derived: string[];
  /** Names of the rows that this one is below: `projects/5`, `issues/311`. */
  below: string[];
}

export type ShownTables = Record<string, ShownRow[]>;

export function shownTables(world: World): ShownTables {
  const { tables } = world;
  const rowWith = (table: string, field: string, value: JsonValue | undefined): Row | undefined =>
    tables[table]?.find((row) => row[field] === value);
  const user = (username: JsonValue | undefined) => rowWith('users', 'username', username);
  const derive = derivedFields(world, rowWith);

  const shown: ShownTables = {};
  for (const [table, rows] of Object.entries(allTables(world)))
    shown[table] = rows.map((row) => {
      const derived = derive[table]?.(row) ?? {};
      return {
        table,
        name: `${table}/${(world.keys[table] ?? []).map((field) => row[field]).join('/')}`,
        fields: { ...row, ...derived },
        derived: Object.keys(derived),
        below: [],
      };
    });
  const named = new Map(Object.values(shown).flatMap((rows) => rows.map((row) => [row.name, row])));
  for (const row of Object.values(shown).flat()) row.below = [...ancestors(row)];
  return shown;

  function ancestors({ fields: row, table }: ShownRow): Set<string> {
    const parents = [
      ...['project', 'group', 'pipeline', 'merge_request', 'environment', 'discussion'].map(
        (kind) => (row[`${kind}_id`] == null ? [] : [`${kind}s/${row[`${kind}_id`]}`]),
      ),
      ...(KEYS_OF_USERS.includes(table) ? [[`users/${user(row.user)?.id}`]] : []),
      ...(row.noteable_type
        ? [[`${TABLE_OF_TYPE[String(row.noteable_type)]}/${row.noteable_id}`]]
        : []),
      ...(row.environment && row.project_id
        ? [[`protected_environments/${row.project_id}/${row.environment}`]]
        : []),
      ...(table === 'deploy_keys'
        ? [(row.projects as Row[]).map(({ project_id }) => `projects/${project_id}`)]
        : []),
    ].flat();
    return new Set(
      parents
        .filter((name) => named.has(name))
        .flatMap((name) => [name, ...ancestors(named.get(name) as ShownRow)]),
    );
  }
}

/** The table of the things that a `noteable_type` speaks of. */
const TABLE_OF_TYPE: Record<string, string> = {
  Issue: 'issues',
  MergeRequest: 'merge_requests',
  Snippet: 'snippets',
  Epic: 'epics',
};

const KEYS_OF_USERS = ['ssh_keys', 'gpg_keys'];

type Derive = (row: Row) => Row;
type RowWith = (table: string, field: string, value: JsonValue | undefined) => Row | undefined;

/** What follows from a row, by table. */
function derivedFields(world: World, rowWith: RowWith): Record<string, Derive> {
  const { origin, clock, tables, pages_domain: pagesDomain } = world;
  const pathOf = (project: Row | undefined): string => `${project?.namespace}/${project?.path}`;
  const projectUrl = (id: JsonValue | undefined) =>
    `${origin}/${pathOf(rowWith('projects', 'id', id))}`;
  const count = (table: string, matches: (row: Row) => boolean) =>
    (tables[table] ?? []).filter(matches).length;
  const level = ({ access_level, user_id, group_id }: Row): Row => ({
    access_level_description: (access_level === null
      ? user_id === null
        ? rowWith('groups', 'id', group_id)?.name
        : rowWith('users', 'id', user_id)?.name
      : ACCESS_LEVELS[Number(access_level)]) as string,
  });

  return {
    users: ({ id, username }) => ({
      avatar_url: `${origin}/uploads/user/avatar/${id}/avatar.png`,
      web_url: `${origin}/${username}`,
    }),
    groups: (group) => ({ full_path: groupPath(tables, group), kind: 'group' }),
    projects: (project) => ({
      path_with_namespace: pathOf(project),
      name_with_namespace: `${namespaceName(project.namespace as string)} / ${project.name}`,
      web_url: projectUrl(project.id),
      http_url_to_repo: `${projectUrl(project.id)}.git`,
      ssh_url_to_repo: `git@${new URL(origin).host}:${pathOf(project)}.git`,
      forks_count: count('projects', (other) => other.forked_from_project_id === project.id),
    }),
    deploy_keys: ({ key }) => {
      const { md5, sha256 } = sshFingerprints(key as string);
      return { fingerprint: md5, fingerprint_sha256: sha256 };
    },
    clusters: () => ({
      provider_type: 'user',
      platform_type: 'kubernetes',
      cluster_type: 'project_type',
    }),
    x509_issuers: ({ certificate }) => certificateFields(certificate as string),
    x509_certificates: ({ certificate }) => certificateFields(certificate as string),
    saml_identities: ({ user }) => ({
      user_id: rowWith('users', 'username', user)?.id as number,
    }),
    invitations: ({ created_by }) => ({
      created_by_name: rowWith('users', 'username', created_by)?.name as string,
    }),
    runners: ({ paused, contacted_at, runner_type }) => {
      const state = contactOf(contacted_at as string | null, clock);
      return {
        active: !paused,
        ip_address: '',
        is_shared: runner_type === 'instance_type',
        online: contacted_at === null ? null : state === 'online',
        status: state === 'online' && paused ? 'paused' : state,
      };
    },
    pipelines: ({ commit }) => ({ sha: commit as string }),
    jobs: ({ pipeline_id }) => ({
      ref: rowWith('pipelines', 'id', pipeline_id)?.ref as string,
      tag: false,
    }),
    labels: ({ description }) => ({ description_html: description as string }),
    milestones: ({ iid, project_id, due_date }) => ({
      expired: due_date !== null && String(due_date) < clock.slice(0, 10),
      group_id: null,
      web_url: `${projectUrl(project_id)}/-/milestones/${iid}`,
    }),
    merge_requests: (request) => {
      const votes = (name: string) =>
        count(
          'award_emoji',
          (emoji) =>
            emoji.awardable_type === 'MergeRequest' &&
            emoji.awardable_id === request.id &&
            emoji.name === name,
        );
      return {
        sha: request.head as string,
        merge_commit_sha: request.merge_commit as string | null,
        squash_commit_sha: null,
        target_project_id: request.project_id as number,
        web_url: `${projectUrl(request.project_id)}/-/merge_requests/${request.iid}`,
        reference: `!${request.iid}`,
        user_notes_count: count(
          'notes',
          (note) =>
            note.noteable_type === 'MergeRequest' &&
            note.noteable_id === request.id &&
            !note.system,
        ),
        upvotes: votes('thumbsup'),
        downvotes: votes('thumbsdown'),
        work_in_progress: request.draft as boolean,
        has_conflicts: request.merge_status === 'cannot_be_merged',
        // No thread on a merge request of the world waits to be resolved.
        blocking_discussions_resolved: true,
        ...(request.allow_collaboration !== undefined && {
          allow_maintainer_to_push: request.allow_collaboration,
        }),
      };
    },
    notes: (note) => {
      const on = rowWith(TABLE_OF_TYPE[String(note.noteable_type)] ?? '', 'id', note.noteable_id);
      const thread =
        note.discussion_id !== null &&
        rowWith('discussions', 'id', note.discussion_id)?.individual_note === false;
      return {
        noteable_iid: (on?.iid ?? null) as number | null,
        project_id: on?.project_id as number,
        group_id: (on?.group_id ?? null) as number | null,
        type: thread ? 'DiscussionNote' : null,
        resolvable: thread,
        confidential: note.internal as boolean,
        attachment: null,
      };
    },
    discussions: ({ noteable_type, noteable_id }) => ({
      project_id: rowWith(TABLE_OF_TYPE[String(noteable_type)] ?? '', 'id', noteable_id)
        ?.project_id as number,
    }),
    merge_request_blocks: ({ merge_request_id }) => ({
      project_id: rowWith('merge_requests', 'id', merge_request_id)?.project_id as number,
    }),
    protected_environments: ({ approval_rules }) => ({
      required_approval_count: (approval_rules as Row[]).reduce(
        (sum, rule) => sum + Number(rule.required_approvals),
        0,
      ),
    }),
    deploy_access_levels: level,
    approval_rules: level,
    dependency_list_exports: ({ id, status }) => ({
      has_finished: status === 'finished',
      self: `${origin}/api/v4/dependency_list_exports/${id}`,
      download: `${origin}/api/v4/dependency_list_exports/${id}/download`,
    }),
    remote_mirrors: ({ url }) => ({ url: scrubbed(url as string) }),
    pages: ({ project_id }) => {
      const project = rowWith('projects', 'id', project_id);
      return { url: `https://${project?.namespace}.${pagesDomain}/${project?.path}` };
    },
    error_tracking_client_keys: ({ public_key, project_id }) => ({
      errtrack_dsn: `https://${public_key}@${new URL(origin).host}/error_tracking/${project_id}`,
    }),
  };

  function namespaceName(namespace: string): string {
    const group = (tables.groups ?? []).find(
      (candidate) => groupPath(tables, candidate) === namespace,
    );
    return String((group ?? rowWith('users', 'username', namespace))?.name);
  }
}

const ACCESS_LEVELS: Record<number, string> = {
  30: 'Developers + Maintainers',
  40: 'Maintainers',
  60: 'Administrators',
};

const HOUR = 3_600_000;

/** What a runner's last contact makes of its status. */
function contactOf(contactedAt: string | null, clock: string): string {
  if (contactedAt === null) return 'never_contacted';
  const age = Date.parse(clock) - Date.parse(contactedAt);
  if (age <= 2 * HOUR) return 'online';
  return age > 90 * 24 * HOUR ? 'stale' : 'offline';
}

/** An address with its credentials replaced, as answers show it. */
function scrubbed(url: string): string {
  return url.replace(/^(\w+:\/\/)([^@/]*)@/, (_, scheme, credentials) =>
    credentials.includes(':') ? `${scheme}*****:*****@` : `${scheme}*****@`,
  );
}

function certificateFields(pem: string): Row {
  const certificate = new X509Certificate(pem);
  return {
    subject: certificate.subject.split('\n').reverse().join(','),
    subject_key_identifier: subjectKeyIdentifier(certificate),
    email: certificate.subjectAltName?.match(/email:(\S+)/)?.[1] ?? null,
    serial_number: Number.parseInt(certificate.serialNumber, 16),
  };
}

/** Node does not offer the extension: it is found by the bytes of its identifier, 2.5.29.14. */
function subjectKeyIdentifier({ raw }: X509Certificate): string {
  const extension = Buffer.from('0603551d0e04160414', 'hex');
  const start = raw.indexOf(extension) + extension.length;
  return (
    raw
      .subarray(start, start + 20)
      .toString('hex')
      .match(/../g) ?? []
  )
    .join(':')
    .toUpperCase();
}

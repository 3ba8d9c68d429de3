/**
 * Checks, defaults and effects of rows that the control API creates or changes. The declaration of a table cannot
 * express them.
 */
import { randomBytes, X509Certificate } from 'node:crypto';
import { asc, eq, type InferInsertModel, type InferSelectModel } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import {
  alertIntegrations,
  deployments,
  environments,
  epics,
  type Group,
  groups,
  issues,
  type Label,
  labels,
  type MergeRequest,
  mergeRequests,
  notes,
  type Project,
  pipelines,
  projects,
  storages,
  tokens,
  users,
  x509Certificates,
  x509Issuers,
} from '../../generated/tables.ts';
import { groupOfProject, groupPath, listAncestors } from '../access/access.ts';
import { intakePath } from '../areas/alerts/alertIntegration.ts';
import { changeIssue, changeMergeRequest, recordForMilestones } from '../areas/planning/changes.ts';
import { inDiscussion } from '../areas/planning/writeNote.ts';
import type { Sandbox } from '../sandbox.ts';
import { invalid, refuse } from '../server/refusal.ts';
import { fullPath } from '../sharedPresenters/projectSummary.ts';
import { createdRow } from '../store/createdRow.ts';
import { referredRow, rowsWhere, rowWhere } from '../store/rowsWhere.ts';
import { createRepository } from './createRepository.ts';
import { listNamespaces } from './namespaces.ts';

/** A row in a request to the control API, after its validation with the OpenAPI document. */
export type Row = Record<string, unknown>;

interface Rules<Given, Stored> {
  /** Checks conditions that the OpenAPI document cannot express. @throws a Refusal with 400 */
  check?(sandbox: Sandbox, row: Given): void;
  /** Returns computed defaults, for the fields with `x-control-default`. Fields in the request have precedence. */
  fill?(sandbox: Sandbox, row: Given): Partial<Given> | Promise<Partial<Given>>;
  /** Called after the row is created. @returns additional fields for the response, if any */
  created?(sandbox: Sandbox, row: Stored, context: Creation): unknown;
  /** Changes the row, if a change has further effects such as notes. @param by username of the change's author */
  change?(sandbox: Sandbox, row: Stored, changes: Partial<Stored>, by: string): void;
  /** Checks a change. @throws a Refusal with 400 */
  checkChange?(sandbox: Sandbox, row: Stored, changes: Partial<Stored>): void | Promise<void>;
  /** Returns rows that belong to the row, if the declaration of the tables cannot express it. */
  parts?(sandbox: Sandbox, row: Stored): { table: string; row: unknown }[];
  /** Called before the row is deleted, after its parts are deleted. */
  deleted?(sandbox: Sandbox, row: Stored): void;
}

/** The request that created a row. */
interface Creation {
  /** The fields in the request. */
  given: Row;
  /** Scheme and host of the sandbox. */
  origin: string;
}

export type RowRules = Rules<Row, Row>;

/** The checks, defaults and effects by table. Most tables do not need an entry. */
export const ROW_RULES: Record<string, RowRules> = {
  users: defineRules(users, {
    check: ({ db }, { username }) => mustBeFree(db, 'username', username),
    created: ({ db }, { username }, { given }) => {
      const token = String(given.token ?? `sandbox-token-of-${username}`);
      return createdRow(db, tokens, { token, user: username });
    },
    checkChange: ({ db }, before, { username = before.username }) => {
      if (username !== before.username) mustBeFree(db, 'username', username);
    },
    change: (sandbox, user, changes) => {
      sandbox.db.update(users).set(changes).where(eq(users.id, user.id)).run();
      moveProjects(sandbox, user.username, changes.username ?? user.username);
    },
    parts: ({ db }, { username }) => projectsIn(db, username),
  }),
  tokens: defineRules(tokens, {
    fill: () => ({ token: randomBytes(16).toString('hex') }),
  }),
  groups: defineRules(groups, {
    check: ({ db }, row) => mustBeFree(db, 'path', groupPath(db, row as Group)),
    checkChange: ({ db }, before, changes) => {
      const now = { ...before, ...changes };
      const parent =
        now.parent_id === null ? undefined : rowWhere(db, groups, { id: now.parent_id });
      if (parent && listAncestors(db, parent).includes(before.id))
        refuse(invalid({ parent_id: ['is the group itself or a group below it'] }));
      const path = groupPath(db, now);
      if (path !== groupPath(db, before)) mustBeFree(db, 'path', path);
    },
    change: (sandbox, group, changes) => {
      const { db } = sandbox;
      const before = groupPath(db, group);
      db.update(groups).set(changes).where(eq(groups.id, group.id)).run();
      moveProjects(sandbox, before, groupPath(db, { ...group, ...changes }));
    },
    parts: ({ db }, group) => projectsIn(db, groupPath(db, group)),
  }),
  projects: defineRules(projects, {
    fill: ({ db }) => ({
      storage: db.select().from(storages).orderBy(asc(storages.id)).get()?.name ?? null,
    }),
    created: async (sandbox, project, { given }) => {
      if (given.repository === undefined) await createRepository(sandbox, project);
    },
    checkChange: async ({ git }, project, { default_branch: name }) => {
      if (name == null) return;
      const repository = await git.repository(project);
      if (repository.branches().length > 0 && repository.branch(name) === undefined)
        refuse(invalid({ default_branch: [`the repository has no branch ${name}`] }));
    },
    deleted: ({ git }, project) => git.remove(project),
    change: changeProject,
  }),
  pipelines: defineRules(pipelines, {
    fill: async (sandbox, { project_id, ref }) => {
      const branch = ref ?? (await defaultBranch(sandbox, project_id));
      return { ref: branch, commit: branch };
    },
  }),
  issues: defineRules(issues, {
    created: (sandbox, issue) =>
      recordForMilestones(sandbox, { ...issue, milestone_id: null }, issue),
    change: changeIssue,
  }),
  epics: defineRules(epics, {
    fill: ({ db }, { group_id }) => {
      const isOfGroup = (project: Project) => groupOfProject(db, project)?.id === group_id;
      const project = rowsWhere(db, projects).find(isOfGroup);
      return { project_id: project?.id ?? null };
    },
  }),
  labels: defineRules(labels, {
    change: ({ db }, label, changes) => {
      db.update(labels).set(changes).where(eq(labels.id, label.id)).run();
      if (changes.name !== undefined) replaceLabel(db, label, changes.name);
    },
    deleted: ({ db }, label) => replaceLabel(db, label),
  }),
  merge_requests: defineRules(mergeRequests, {
    fill: async (sandbox, row) => ({
      target_branch: await defaultBranch(sandbox, row.project_id),
      head: row.source_branch,
      ...fieldsOfState(row.state, row.author, sandbox),
    }),
    change: (sandbox, row, changes, by) =>
      changeMergeRequest(
        sandbox,
        row,
        {
          ...(changes.state !== row.state && fieldsOfState(changes.state, by, sandbox)),
          ...changes,
        },
        by,
      ),
  }),
  notes: defineRules(notes, {
    created: ({ db }, note) => inDiscussion(db, note),
  }),
  alert_integrations: defineRules(alertIntegrations, {
    fill: () => ({ authorization_key: randomBytes(16).toString('hex') }),
    created: (_, row, { origin }) => ({ url: origin + intakePath(row) }),
  }),
  deployments: defineRules(deployments, {
    fill: ({ db }, { environment_id: id }) => {
      const { project_id } = referredRow(db, environments, { id });
      return { project_id, commit: 'HEAD' };
    },
  }),
  x509_issuers: defineRules(x509Issuers, {
    check: (_, { certificate }) => mustBeReadable(certificate),
  }),
  x509_certificates: defineRules(x509Certificates, {
    check: (_, { certificate }) => mustBeReadable(certificate),
  }),
};

/** Gives the functions for a table the types of its rows. */
function defineRules<Table extends SQLiteTable>(
  _: Table,
  rules: Rules<InferInsertModel<Table>, InferSelectModel<Table>>,
): RowRules {
  return rules as RowRules;
}

/** Refuses a username or a group path that another user or group already has. */
function mustBeFree(db: Sandbox['db'], field: string, namespace: string): void {
  if (listNamespaces(db).includes(namespace))
    refuse(invalid({ [field]: ['has already been taken'] }));
}

/**
 * Refuses an unreadable certificate, because a response with the signature of a tag shows contents of the certificate.
 */
function mustBeReadable(certificate: string): void {
  try {
    new X509Certificate(certificate);
  } catch {
    refuse(invalid({ certificate: ['is not a certificate in PEM form'] }));
  }
}

/** Returns the projects of a user, or of a group without its subgroups. */
function projectsIn(db: Sandbox['db'], namespace: string): { table: string; row: Project }[] {
  return rowsWhere(db, projects, { namespace }).map((row) => ({ table: 'projects', row }));
}

/** Changes a project. Requests to its old path are redirected. */
function changeProject({ db }: Sandbox, project: Project, changes: Partial<Project>): void {
  const [before, now] = [fullPath(project), fullPath({ ...project, ...changes })];
  const others = [...(changes.moved_from ?? project.moved_from), before];
  const moved_from = [...new Set(others)].filter((path) => path !== now);
  db.update(projects)
    .set({ ...changes, moved_from })
    .where(eq(projects.id, project.id))
    .run();
}

/** Moves the projects of a renamed user or group. Requests to their old paths are redirected. */
function moveProjects(sandbox: Sandbox, before: string, now: string): void {
  if (before === now) return;
  for (const project of rowsWhere(sandbox.db, projects)) {
    const { namespace } = project;
    if (namespace !== before && !namespace.startsWith(`${before}/`)) continue;
    const changes = { namespace: now + namespace.slice(before.length) };
    changeProject(sandbox, project, changes);
  }
}

/**
 * Replaces the name of a label on the issues and merge requests of its project, or of all projects of its group.
 * @param now the new name; undefined to remove the label
 */
function replaceLabel(db: Sandbox['db'], label: Label, now?: string): void {
  const group = label.group_id === null ? undefined : rowWhere(db, groups, { id: label.group_id });
  const path = group && groupPath(db, group);
  const isIn = ({ id, namespace }: Project) =>
    path === undefined ? id === label.project_id : `${namespace}/`.startsWith(`${path}/`);
  const ids = new Set(
    rowsWhere(db, projects)
      .filter(isIn)
      .map(({ id }) => id),
  );
  for (const table of [issues, mergeRequests])
    for (const { id, project_id, labels: names } of db.select().from(table).all()) {
      if (!ids.has(project_id) || !names.includes(label.name)) continue;
      const replaced = names.flatMap((name) => (name === label.name ? (now ?? []) : name));
      db.update(table).set({ labels: replaced }).where(eq(table.id, id)).run();
    }
}

async function defaultBranch({ git }: Sandbox, id: number): Promise<string> {
  return (await git.repository({ id })).defaultBranch;
}

/** Returns the fields of a merge request that depend on its state: who closed or merged it, and when. */
function fieldsOfState(
  state: MergeRequest['state'] | undefined,
  by: string,
  { clock }: Sandbox,
): Partial<MergeRequest> {
  const nothing = { closed_at: null, closed_by: null, merged_at: null, merge_user: null };
  if (state === 'closed') return { ...nothing, closed_at: clock.now(), closed_by: by };
  if (state === 'merged') return { ...nothing, merged_at: clock.now(), merge_user: by };
  return state === 'opened' ? nothing : {};
}

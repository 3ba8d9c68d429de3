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
import { groupOfProject, groupPath } from '../access/access.ts';
import { intakePath } from '../areas/alerts/alertIntegration.ts';
import { changeIssue, changeMergeRequest, recordForMilestones } from '../areas/planning/changes.ts';
import { inDiscussion } from '../areas/planning/writeNote.ts';
import type { Sandbox } from '../sandbox.ts';
import { invalid, refuse } from '../server/refusal.ts';
import { fullPath } from '../sharedPresenters/projectSummary.ts';
import { createdRow } from '../store/createdRow.ts';
import { createRepository } from './createRepository.ts';
import { namespacesOf } from './namespaces.ts';

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
  users: rulesOf(users, {
    check: ({ db }, { username }) => mustBeFree(db, 'username', username),
    created: ({ db }, { username }, { given }) => {
      const token = String(given.token ?? `sandbox-token-of-${username}`);
      return createdRow(db, tokens, { token, user: username });
    },
  }),
  tokens: rulesOf(tokens, {
    fill: () => ({ token: randomBytes(16).toString('hex') }),
  }),
  groups: rulesOf(groups, {
    check: ({ db }, row) => mustBeFree(db, 'path', groupPath(db, row as Group)),
  }),
  projects: rulesOf(projects, {
    fill: ({ db }) => ({
      storage: db.select().from(storages).orderBy(asc(storages.id)).get()?.name ?? null,
    }),
    created: async (sandbox, project, { given }) => {
      if (given.repository === undefined) await createRepository(sandbox, project);
    },
    change: ({ db }, project, changes) => {
      const [before, now] = [fullPath(project), fullPath({ ...project, ...changes })];
      const others = [...(changes.moved_from ?? project.moved_from), before];
      const moved_from = [...new Set(others)].filter((path) => path !== now);
      db.update(projects)
        .set({ ...changes, moved_from })
        .where(eq(projects.id, project.id))
        .run();
    },
  }),
  pipelines: rulesOf(pipelines, {
    fill: async (sandbox, { project_id, ref }) => {
      const branch = ref ?? (await defaultBranch(sandbox, project_id));
      return { ref: branch, commit: branch };
    },
  }),
  issues: rulesOf(issues, {
    created: (sandbox, issue) =>
      recordForMilestones(sandbox, { ...issue, milestone_id: null }, issue),
    change: changeIssue,
  }),
  epics: rulesOf(epics, {
    fill: ({ db }, { group_id }) => {
      const isOfGroup = (project: Project) => groupOfProject(db, project)?.id === group_id;
      const project = db.select().from(projects).all().find(isOfGroup);
      if (!project) refuse(invalid({ project_id: ['is missing: the group has no project'] }));
      return { project_id: project.id };
    },
  }),
  merge_requests: rulesOf(mergeRequests, {
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
  notes: rulesOf(notes, {
    created: ({ db }, note) => inDiscussion(db, note),
  }),
  alert_integrations: rulesOf(alertIntegrations, {
    fill: () => ({ authorization_key: randomBytes(16).toString('hex') }),
    created: (_, row, { origin }) => ({ url: origin + intakePath(row) }),
  }),
  deployments: rulesOf(deployments, {
    fill: ({ db }, { environment_id: id }) => {
      const environment = db.select().from(environments).where(eq(environments.id, id)).get()!;
      return {
        project_id: environment.project_id,
        commit: 'HEAD',
      };
    },
  }),
  x509_issuers: rulesOf(x509Issuers, {
    check: (_, { certificate }) => mustBeReadable(certificate),
  }),
  x509_certificates: rulesOf(x509Certificates, {
    check: (_, { certificate }) => mustBeReadable(certificate),
  }),
};

/** Gives the functions for a table the types of its rows. */
function rulesOf<Table extends SQLiteTable>(
  _: Table,
  rules: Rules<InferInsertModel<Table>, InferSelectModel<Table>>,
): RowRules {
  return rules as unknown as RowRules;
}

/** Refuses a username or a group path that another user or group already has. */
function mustBeFree(db: Sandbox['db'], field: string, namespace: string): void {
  if (namespacesOf(db).includes(namespace))
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

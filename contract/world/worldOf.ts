/** Builds a world (tables and git repositories) from its files, and collects the problems in them. */
import type { JsonValue } from '../case.ts';
import { nearest } from '../nearest.ts';
import type { Problem } from '../yaml/problem.ts';
import { problemAt } from '../yaml/problemAt.ts';
import { groupPath } from './groupPath.ts';
import { type History, HistoryError, type Repository, repositoryOf } from './repositoryOf.ts';
import {
  defaultOf,
  type FieldSchema,
  type FixtureSource,
  type ReadFile,
  type Row,
  resolved,
  targetOf,
  type WorldSchema,
  type WorldSource,
} from './worldSource.ts';

/** A world. Missing fields of rows have their default values. Labels of commits are replaced with SHAs. */
export interface World {
  /** The present time in the world, in ISO 8601 and UTC. */
  clock: string;
  /** The scheme and host name of the deployment in the world. */
  origin: string;
  /** The domain under which the deployment publishes static sites. */
  pages_domain: string;
  settings: Row;
  tables: Record<string, Row[]>;
  /** For each table, the fields that identify a row. */
  keys: Record<string, string[]>;
  /** The git repositories by name. The name is the name of the file in `repositories/`. */
  repositories: Map<string, Repository>;
  fixtures: ReadFile<Record<string, FixtureSource>>;
  problems: Problem[];
}

const SINGLE_VALUES = ['clock', 'origin', 'pages_domain', 'settings'] as const;

/**
 * Builds a world from its files. Of the input, it changes only rows: it adds the default values of missing fields.
 */
export function worldOf(files: WorldSource): World {
  // A mistake leads to further mistakes in later stages. So only the first stage with problems reports them.
  const stages = {
    form: [...files.problems],
    rows: [] as Problem[],
    references: [] as Problem[],
    histories: [] as Problem[],
    labels: [] as Problem[],
  };
  const values: Record<string, JsonValue> = {};
  const tables: Record<string, Row[]> = {};
  /** For each row, its file and its position in the file. */
  const placeOf = new Map<Row, { file: ReadFile<unknown>; path: (string | number)[] }>();
  for (const file of files.tables)
    for (const [name, value] of Object.entries(file.data)) {
      if (name in tables || name in values)
        stages.form.push(
          problemAt(
            file,
            [name],
            'world-table',
            `${name} is in another file, too. Remove it from one of the files`,
          ),
        );
      if (!Array.isArray(value)) {
        values[name] = value;
        continue;
      }
      tables[name] = value as Row[];
      for (const [index, row] of tables[name].entries())
        placeOf.set(row, { file, path: [name, index] });
    }
  for (const table of Object.keys(files.schema.$defs))
    if (files.schema.$defs[table]?.['x-key']) tables[table] ??= [];
  const keys = Object.fromEntries(
    Object.entries(files.schema.$defs).flatMap(([table, { 'x-key': key }]) =>
      key ? [[table, key]] : [],
    ),
  );
  for (const name of SINGLE_VALUES)
    if (!(name in values))
      stages.form.push({
        rule: 'world-table',
        message: `No file of the world gives ${name}. Add it to world.yaml`,
        file: files.tables[0]?.file ?? 'openapi/world/world.yaml',
        line: 1,
        column: 1,
      });

  const reportTo =
    (problems: Problem[]): Report =>
    (row, field, rule, message) => {
      const place = placeOf.get(row);
      if (place) problems.push(problemAt(place.file, [...place.path, ...field], rule, message));
    };
  fillIn(files.schema, tables, String(values.clock), reportTo(stages.form));
  // Rows are copied, because the labels of commits in them are replaced with SHAs. The file data keeps the labels.
  for (const [name, rows] of Object.entries(tables))
    tables[name] = rows.map((row) => {
      const copy = { ...row };
      const place = placeOf.get(row);
      if (place) placeOf.set(copy, place);
      return copy;
    });
  for (const [table, rows] of Object.entries(tables)) {
    for (const fields of [keys[table] ?? [], ...(files.schema.$defs[table]?.['x-unique'] ?? [])])
      reportDuplicates(table, rows, fields, reportTo(stages.rows));
    for (const row of rows)
      for (const { path, value, target } of referencesIn(
        files.schema,
        files.schema.$defs[table]?.items ?? {},
        row,
      ))
        reportUnknown(tables, row, path, value, target, reportTo(stages.references));
  }
  reportUnknownOfProjects(files, tables, reportTo(stages.references));
  const repositories = repositoriesOf(files, tables, stages.histories);
  replaceLabelsWithShas(files, tables, repositories, reportTo(stages.labels));
  return {
    clock: String(values.clock),
    origin: String(values.origin),
    pages_domain: String(values.pages_domain),
    settings: (values.settings ?? {}) as Row,
    tables,
    keys,
    repositories,
    fixtures: files.fixtures,
    problems: Object.values(stages).find((problems) => problems.length > 0) ?? [],
  };
}

type Report = (row: Row, field: (string | number)[], rule: string, message: string) => void;

/** Gives missing fields of rows the default values that `defaultOf` computes. */
function fillIn(
  schema: WorldSchema,
  tables: Record<string, Row[]>,
  now: string,
  report: Report,
): void {
  const isAdministrator = ({ instance_role }: Row) => instance_role === 'administrator';
  const administrator = () => tables.users?.find(isAdministrator)?.username as string | undefined;
  for (const [table, rows] of Object.entries(tables))
    for (const [field, written] of Object.entries(schema.$defs[table]?.items?.properties ?? {})) {
      const rule = resolved(schema, written)['x-default'];
      if (rule === undefined) continue;
      for (const row of rows) {
        row[field] ??=
          rule === 'next'
            ? nextNumber(rows, field, row)
            : (defaultOf(rule, row, { now, administrator }) ?? null);
        if (row[field] === null)
          report(
            row,
            [field],
            'world-default',
            `No user is an administrator: write the field ${field} in this row, or give a user the instance_role administrator`,
          );
      }
    }
}

/** Returns the next free ID of a table. For an IID, it returns the next free number within the project or group. */
function nextNumber(rows: Row[], field: string, row: Row): number {
  const beside =
    field === 'iid'
      ? rows.filter((one) => one.project_id === row.project_id && one.group_id === row.group_id)
      : rows;
  return Math.max(0, ...beside.map((one) => Number(one[field] ?? 0))) + 1;
}

function reportDuplicates(table: string, rows: Row[], key: string[], report: Report): void {
  const seen = new Set<string>();
  for (const row of rows) {
    const identity = JSON.stringify(key.map((field) => row[field] ?? null));
    if (seen.has(identity))
      report(
        row,
        [],
        'world-duplicate',
        `${table} has another row with ${key.map((field) => `${field} ${row[field]}`).join(', ')}`,
      );
    seen.add(identity);
  }
}

interface Reference {
  path: (string | number)[];
  value: JsonValue;
  /** The table and field that are referred to: `users.username`. */
  target: string;
}

function referencesIn(
  root: WorldSchema,
  written: FieldSchema,
  value: JsonValue,
  path: (string | number)[] = [],
  row?: Row,
): Reference[] {
  if (value === null || value === undefined) return [];
  const schema = resolved(root, written);
  const target = targetOf(schema, row);
  if (target) return target.includes('.') ? [{ path, value, target }] : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      referencesIn(root, schema.items ?? {}, item, [...path, index], row),
    );
  if (typeof value !== 'object') return [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    referencesIn(root, field, value[name] as JsonValue, [...path, name], value),
  );
}

function reportUnknown(
  tables: Record<string, Row[]>,
  row: Row,
  path: (string | number)[],
  value: JsonValue,
  target: string,
  report: Report,
): void {
  const [table = '', field = ''] = target.split('.');
  const known = (tables[table] ?? []).map((other) => other[field]);
  if (known.includes(value)) return;
  const near = nearest(String(value), known.map(String));
  report(
    row,
    path,
    'world-reference',
    `${table} has no row with ${field} ${value}${near ? `; did you mean ${near}?` : ''}`,
  );
}

/** Reports missing owners and missing repositories of projects. The schema cannot express these references. */
function reportUnknownOfProjects(
  { histories }: WorldSource,
  tables: Record<string, Row[]>,
  report: Report,
): void {
  const owners = [
    ...(tables.groups ?? []).map((group) => groupPath(tables, group)),
    ...(tables.users ?? []).map(({ username }) => String(username)),
  ];
  for (const project of tables.projects ?? []) {
    const { namespace, repository } = project;
    if (!owners.includes(String(namespace))) {
      const near = nearest(String(namespace), owners);
      report(
        project,
        ['namespace'],
        'world-reference',
        `There is no group and no user '${namespace}'${near ? `; did you mean '${near}'?` : ''}`,
      );
    }
    if (repository !== null && !histories.has(String(repository))) {
      const near = nearest(String(repository), histories.keys());
      report(
        project,
        ['repository'],
        'world-reference',
        `There is no history of a repository '${repository}'${near ? `; did you mean '${near}'?` : ''}`,
      );
    }
  }
}

function repositoriesOf(
  { histories }: WorldSource,
  tables: Record<string, Row[]>,
  problems: Problem[],
): Map<string, Repository> {
  const people = new Map(
    (tables.users ?? []).map(({ username, name, email }) => [
      String(username),
      { name: String(name), email: String(email) },
    ]),
  );
  const data = new Map<string, History>([...histories].map(([name, file]) => [name, file.data]));
  const repositories = new Map<string, Repository>();
  for (const [name, file] of histories)
    try {
      repositories.set(name, repositoryOf(name, data, people));
    } catch (error) {
      if (!(error instanceof HistoryError)) throw error;
      const [where, ...path] = error.path;
      // A fork also fails if its origin has a mistake. The mistake is reported only for the origin.
      if (where === name)
        problems.push(
          problemAt(file, [...(file.at ?? []), ...path], 'world-history', error.message),
        );
    }
  return repositories;
}

/** Replaces the labels of commits in rows with SHAs. */
function replaceLabelsWithShas(
  { schema }: WorldSource,
  tables: Record<string, Row[]>,
  repositories: Map<string, Repository>,
  report: Report,
): void {
  const projects = new Map((tables.projects ?? []).map((project) => [project.id, project]));
  for (const [table, rows] of Object.entries(tables)) {
    const fields = Object.entries(schema.$defs[table]?.items?.properties ?? {}).flatMap(
      ([name, { 'x-commit': commit }]) => (commit ? [{ name, commit }] : []),
    );
    for (const row of rows)
      for (const { name, commit } of fields) {
        const label = row[name];
        if (typeof label !== 'string') continue;
        const project = projects.get(row[commit]);
        const commits = [
          ...(repositories.get(String(project?.repository))?.commits.values() ?? []),
        ];
        const found = commits.find((candidate) => candidate.label === label);
        if (found) row[name] = found.sha;
        else {
          const near = nearest(
            label,
            commits.map((candidate) => candidate.label),
          );
          report(
            row,
            [name],
            'world-reference',
            `The repository of project ${project?.id} has no commit labelled '${label}'${near ? `; did you mean '${near}'?` : ''}`,
          );
        }
      }
  }
}

/** Builds a world (tables and git repositories) from its files, and collects the problems in them. */
import type { JsonValue } from '../case.ts';
import { nearest } from '../nearest.ts';
import type { Problem } from '../yaml/problem.ts';
import { problemAt } from '../yaml/problemAt.ts';
import { buildRepository, type History, HistoryError, type Repository } from './buildRepository.ts';
import { groupPath } from './groupPath.ts';
import {
  type FieldSchema,
  type FixtureSource,
  findDefault,
  findReferenced,
  type ReadFile,
  type Row,
  resolved,
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
export function buildWorld(files: WorldSource): World {
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
    if (name in (files.schema.properties ?? {}) && !(name in values))
      stages.form.push({
        rule: 'world-table',
        message: `No file of the world gives ${name}. Add it to world.yaml`,
        file: files.tables[0]?.file ?? 'openapi/world/world.yaml',
        line: 1,
        column: 1,
      });

  const suggest = suggester();
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
  const isKnown = knownValues(tables);
  for (const [table, rows] of Object.entries(tables)) {
    for (const fields of [keys[table] ?? [], ...(files.schema.$defs[table]?.['x-unique'] ?? [])])
      reportDuplicates(table, rows, fields, reportTo(stages.rows));
    for (const row of rows)
      for (const { path, value, target } of referencesIn(
        files.schema,
        files.schema.$defs[table]?.items ?? {},
        row,
      ))
        if (!isKnown(target, value))
          reportUnknown(tables, row, path, value, target, suggest, reportTo(stages.references));
  }
  reportUnknownOfProjects(files, tables, suggest, reportTo(stages.references));
  const repositories = new Map([
    ...buildRepositories(files, tables, stages.histories),
    ...(files.repositories ?? []),
  ]);
  replaceLabelsWithShas(files, tables, repositories, suggest, reportTo(stages.labels));
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

/** Returns the end of a message that suggests the nearest known name. It is empty if no name is near. */
type Suggest = (name: string, known: () => Iterable<string>, quote?: string) => string;

/** The number of mistakes that get a suggestion. Each suggestion takes a comparison with every known name. */
const MAX_SUGGESTIONS = 100;

function suggester(): Suggest {
  let asked = 0;
  return (name, known, quote = '') => {
    const near = ++asked > MAX_SUGGESTIONS ? undefined : nearest(name, known());
    return near === undefined ? '' : `; did you mean ${quote}${near}${quote}?`;
  };
}

/** Returns a function that finds out if a table has a row with a value in a field, which `users.username` names. */
function knownValues(tables: Record<string, Row[]>): (target: string, value: JsonValue) => boolean {
  const byTarget = new Map<string, Set<JsonValue | undefined>>();
  return (target, value) => {
    let values = byTarget.get(target);
    if (!values) {
      const [table = '', field = ''] = target.split('.');
      values = new Set(tables[table]?.map((row) => row[field]));
      byTarget.set(target, values);
    }
    return values.has(value);
  };
}

type Report = (row: Row, field: (string | number)[], rule: string, message: string) => void;

/** Gives missing fields of rows the default values that `findDefault` computes. */
function fillIn(
  schema: WorldSchema,
  tables: Record<string, Row[]>,
  now: string,
  report: Report,
): void {
  const isAdministrator = ({ instance_role }: Row) => instance_role === 'administrator';
  const found = tables.users?.find(isAdministrator)?.username as string | undefined;
  const administrator = () => found;
  for (const [table, rows] of Object.entries(tables))
    for (const [field, written] of Object.entries(schema.$defs[table]?.items?.properties ?? {})) {
      const rule = resolved(schema, written)['x-default'];
      if (rule === undefined) continue;
      const next = nextNumbers(rows, field);
      for (const row of rows) {
        row[field] ??=
          rule === 'next' ? next(row) : (findDefault(rule, row, { now, administrator }) ?? null);
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

/**
 * Returns a function that numbers rows: it returns the next free ID of a table. For an IID, it returns the next free
 * number within the project or group.
 */
function nextNumbers(rows: Row[], field: string): (row: Row) => number {
  const formatScope = ({ project_id, group_id }: Row) =>
    field === 'iid' ? `${project_id} ${group_id}` : '';
  let highest: Map<string, number> | undefined;
  return (row) => {
    if (!highest) {
      highest = new Map();
      for (const one of rows) {
        const scope = formatScope(one);
        highest.set(scope, Math.max(highest.get(scope) ?? 0, Number(one[field] ?? 0)));
      }
    }
    const next = (highest.get(formatScope(row)) ?? 0) + 1;
    highest.set(formatScope(row), next);
    return next;
  };
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
  const target = findReferenced(schema, row);
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
  suggest: Suggest,
  report: Report,
): void {
  const [table = '', field = ''] = target.split('.');
  const known = () => (tables[table] ?? []).map((other) => String(other[field]));
  report(
    row,
    path,
    'world-reference',
    `${table} has no row with ${field} ${value}${suggest(String(value), known)}`,
  );
}

/** Reports missing owners and missing repositories of projects. The schema cannot express these references. */
function reportUnknownOfProjects(
  { histories, repositories }: WorldSource,
  tables: Record<string, Row[]>,
  suggest: Suggest,
  report: Report,
): void {
  const isRepository = (name: string) => histories.has(name) || repositories?.has(name);
  const owners = new Set([
    ...(tables.groups ?? []).map((group) => groupPath(tables, group)),
    ...(tables.users ?? []).map(({ username }) => String(username)),
  ]);
  for (const project of tables.projects ?? []) {
    const { namespace, repository } = project;
    if (!owners.has(String(namespace)))
      report(
        project,
        ['namespace'],
        'world-reference',
        `There is no group and no user '${namespace}'${suggest(String(namespace), () => owners, "'")}`,
      );
    if (repository !== null && !isRepository(String(repository)))
      report(
        project,
        ['repository'],
        'world-reference',
        `There is no history of a repository '${repository}'${suggest(String(repository), () => histories.keys(), "'")}`,
      );
  }
}

function buildRepositories(
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
      repositories.set(name, buildRepository(name, data, people));
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
  suggest: Suggest,
  report: Report,
): void {
  const projects = new Map((tables.projects ?? []).map((project) => [project.id, project]));
  const shasOf = shasByLabel(repositories);
  for (const [table, rows] of Object.entries(tables)) {
    const fields = Object.entries(schema.$defs[table]?.items?.properties ?? {}).flatMap(
      ([name, { 'x-commit': commit }]) => (commit ? [{ name, commit }] : []),
    );
    for (const row of rows)
      for (const { name, commit } of fields) {
        const label = row[name];
        if (typeof label !== 'string') continue;
        const project = projects.get(row[commit]);
        const shas = shasOf(String(project?.repository));
        const sha = shas.get(label) ?? shaIn(repositories.get(String(project?.repository)), label);
        if (sha !== undefined) row[name] = sha;
        else
          report(
            row,
            [name],
            'world-reference',
            `The repository of project ${project?.id} has no commit labelled '${label}'${suggest(label, () => shas.keys(), "'")}`,
          );
      }
  }
}

/** Returns the commit for a text that is not a label. A repository without a written history also knows full SHAs. */
function shaIn(repository: Repository | undefined, text: string): string | undefined {
  return repository?.named && /^[0-9a-f]{40}$/.test(text) ? text : repository?.fallback;
}

/** Returns a function that lists the SHAs of a repository's commits by their labels. */
function shasByLabel(
  repositories: Map<string, Repository>,
): (name: string) => ReadonlyMap<string, string> {
  const known = new Map<string, ReadonlyMap<string, string>>();
  return (name) => {
    const labels =
      known.get(name) ??
      repositories.get(name)?.named ??
      new Map(
        [...(repositories.get(name)?.commits.values() ?? [])].map(({ label, sha }) => [label, sha]),
      );
    known.set(name, labels);
    return labels;
  };
}

/**
 * Builds all tables of a world: the tables in its files, and tables derived from these and from the git repositories.
 */
import type { JsonValue } from '../case.ts';
import type { Repository, RepositoryCommit } from './buildRepository.ts';
import type { World } from './buildWorld.ts';
import { findBlob } from './fileTree.ts';
import { groupPath } from './groupPath.ts';
import type { Row } from './worldSource.ts';

export function allTables(world: World): Record<string, Row[]> {
  return {
    ...tablesOfRows(world),
    ...Object.fromEntries(
      Object.keys(CONTENT).map((table) => [table, [...contentRows(world, table)]]),
    ),
  };
}

/**
 * Returns a function that lists the rows of a table that have the given fields with the same values. A history of thousands
 * of commits has millions of rows of files, so only the rows of the wanted project and commit are created.
 */
export function rowFinder(world: World): (table: string, fields: Row) => Iterable<Row> {
  const tables = tablesOfRows(world);
  return function* (table, fields) {
    const rows = table in CONTENT ? contentRows(world, table, fields) : (tables[table] ?? []);
    for (const row of rows) if (hasFields(row, fields)) yield row;
  };
}

/** Returns the tables in the files, with derived fields, and the tables that are derived from them. */
function tablesOfRows({ tables }: World): Record<string, Row[]> {
  return {
    ...tables,
    groups: (tables.groups ?? []).map((group) => ({
      ...group,
      full_path: groupPath(tables, group),
    })),
    projects: (tables.projects ?? []).map((project) => ({
      ...project,
      path_with_namespace: `${project.namespace}/${project.path}`,
    })),
    ...nestedTables(tables),
  };
}

/** Returns true if a row has the given fields with the same values. */
export function hasFields(row: Row, fields: Row): boolean {
  return Object.entries(fields).every(([name, value]) => row[name] === value);
}

/** A project whose repository is shown in tables. */
interface Shown {
  world: World;
  project: Row;
  project_id: number;
  repository: Repository;
}

/**
 * The tables that show the contents of git repositories. `wanted` has fields of the wanted rows, and a table may leave out
 * rows with other values.
 */
const CONTENT: Record<string, (shown: Shown, wanted: Row) => Iterable<Row>> = {
  branches: ({ project_id, repository }) =>
    [...repository.branches].map(([name, sha]) => ({
      project_id,
      name,
      sha,
      default: name === repository.defaultBranch,
    })),
  tags: ({ world: { tables }, project_id, repository }) =>
    repository.tags.map((tag) => ({
      project_id,
      name: tag.name,
      target: tag.target,
      message: tag.message?.split(/\n(?:-----BEGIN SIGNED MESSAGE-----|$)/)[0] ?? null,
      created_at: tag.tagger?.date ?? null,
      protected: readProtection(tables.protected_tags ?? [], project_id, tag.name),
    })),
  commits: ({ world: { origin }, project, project_id, repository }) => [
    ...[...(repository.named ?? [])].map(([label, id]) => ({ project_id, label, id })),
    ...[...repository.commits.values()].map((commit) => ({
      project_id,
      ...commitFields(commit, `${origin}/${project.namespace}/${project.path}`),
    })),
  ],
  *files({ project_id, repository }, wanted) {
    for (const { label, files } of commitsLabelled(repository, wanted.commit))
      for (const [path, file] of files.files())
        yield { project_id, commit: label, path, sha: findBlob(file).sha };
  },
  *directories({ project_id, repository }, wanted) {
    for (const { label, files } of commitsLabelled(repository, wanted.commit))
      for (const [path, { sha }] of files.directories())
        yield { project_id, commit: label, path, sha };
  },
  blobs: ({ project_id, repository }) =>
    [...repository.blobs.values()].map(({ sha, content }) => ({
      project_id,
      sha,
      size: content.length,
      encoding: 'base64',
      content: content.toString('base64'),
    })),
};

function* contentRows(world: World, table: string, wanted: Row = {}): Generator<Row> {
  for (const project of world.tables.projects ?? []) {
    const project_id = project.id as number;
    const repository = world.repositories.get(String(project.repository));
    if (repository && [undefined, project_id].includes(wanted.project_id as number | undefined))
      yield* CONTENT[table]!({ world, project, project_id, repository }, wanted);
  }
}

function commitsLabelled(
  { commits }: Repository,
  label: JsonValue | undefined,
): RepositoryCommit[] {
  const all = [...commits.values()];
  return label === undefined ? all : all.filter((commit) => commit.label === label);
}

function readProtection(rows: Row[], project: number, name: string): JsonValue {
  const row = rows.find((one) => one.project_id === project && one.name === name);
  return row ? (row.protected as JsonValue) : false;
}

function commitFields(
  { sha, label, parents, author, committer, message }: RepositoryCommit,
  projectUrl: string,
): Row {
  return {
    id: sha,
    label,
    short_id: sha.slice(0, 8),
    title: message.split('\n')[0] as string,
    message,
    author_name: author.name,
    author_email: author.email,
    authored_date: author.date,
    committer_name: committer.name,
    committer_email: committer.email,
    committed_date: committer.date,
    created_at: committer.date,
    parent_ids: parents,
    web_url: `${projectUrl}/-/commit/${sha}`,
  };
}

/** Creates tables from the lists that rows contain. */
function nestedTables(tables: Record<string, Row[]>): Record<string, Row[]> {
  const within = (list: string) =>
    (tables.protected_environments ?? []).flatMap((environment) =>
      (environment[list] as Row[]).map((row) => ({
        ...row,
        project_id: environment.project_id as number,
        environment: environment.name as string,
      })),
    );
  return {
    project_moves: (tables.projects ?? []).flatMap(({ id, moved_from }) =>
      (moved_from as string[]).map((path) => ({ project_id: id as number, path })),
    ),
    deploy_access_levels: within('deploy_access_levels'),
    approval_rules: within('approval_rules'),
    pages_domains: (tables.pages ?? []).flatMap(({ project_id, domains }) =>
      (domains as string[]).map((domain) => ({ project_id: project_id as number, domain })),
    ),
  };
}

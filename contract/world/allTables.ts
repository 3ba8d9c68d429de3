/**
 * Builds all tables of a world: the tables in its files, and tables derived from these and from the git repositories.
 */
import type { JsonValue } from '../case.ts';
import { gitObject } from './gitObject.ts';
import { groupPath } from './groupPath.ts';
import { type Repository, type RepositoryCommit, treeOf } from './repositoryOf.ts';
import type { World } from './worldOf.ts';
import type { Row } from './worldSource.ts';

export function allTables(world: World): Record<string, Row[]> {
  const { tables } = world;
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
    ...contentTables(world),
    ...nestedTables(tables),
  };
}

/** Creates the tables that show the contents of git repositories: branches, tags, commits, files and directories. */
function contentTables({ tables, repositories, origin }: World): Record<string, Row[]> {
  const content: Record<string, Row[]> = {
    project_moves: [],
    branches: [],
    tags: [],
    commits: [],
    files: [],
    directories: [],
    blobs: [],
  };
  for (const project of tables.projects ?? []) {
    const project_id = project.id as number;
    for (const path of project.moved_from as string[])
      content.project_moves?.push({ project_id, path });
    const repository = repositories.get(String(project.repository));
    if (!repository) continue;
    const webUrl = `${origin}/${project.namespace}/${project.path}`;
    for (const [name, sha] of repository.branches)
      content.branches?.push({ project_id, name, sha, default: name === repository.defaultBranch });
    for (const tag of repository.tags)
      content.tags?.push({
        project_id,
        name: tag.name,
        target: tag.target,
        message: tag.message?.split(/\n(?:-----BEGIN SIGNED MESSAGE-----|$)/)[0] ?? null,
        created_at: tag.tagger?.date ?? null,
        protected: protectionOf(tables.protected_tags ?? [], project_id, tag.name),
      });
    for (const commit of repository.commits.values()) {
      content.commits?.push({ project_id, ...commitFields(commit, webUrl) });
      addFiles(content, project_id, commit);
    }
    content.blobs?.push(...blobsOf(repository, project_id));
  }
  return content;
}

function protectionOf(rows: Row[], project: number, name: string): JsonValue {
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

function addFiles(
  content: Record<string, Row[]>,
  project_id: number,
  { label, files }: RepositoryCommit,
): void {
  const directories = new Set<string>();
  for (const [path, file] of files) {
    const { sha } = gitObject('blob', file.content);
    content.files?.push({ project_id, commit: label, path, sha });
    const parts = path.split('/').slice(0, -1);
    for (const [index] of parts.entries()) directories.add(parts.slice(0, index + 1).join('/'));
  }
  for (const path of directories) {
    const inside = new Map(
      [...files]
        .filter(([name]) => name.startsWith(`${path}/`))
        .map(([name, file]) => [name.slice(path.length + 1), file]),
    );
    content.directories?.push({ project_id, commit: label, path, sha: treeOf(inside) });
  }
}

function blobsOf({ objects }: Repository, project_id: number): Row[] {
  return [...objects.values()]
    .filter(({ type }) => type === 'blob')
    .map(({ sha, content }) => ({
      project_id,
      sha,
      size: content.length,
      encoding: 'base64',
      content: content.toString('base64'),
    }));
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
    deploy_access_levels: within('deploy_access_levels'),
    approval_rules: within('approval_rules'),
    pages_domains: (tables.pages ?? []).flatMap(({ project_id, domains }) =>
      (domains as string[]).map((domain) => ({ project_id: project_id as number, domain })),
    ),
  };
}

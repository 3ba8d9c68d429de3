/** Repositories that exist already, and that projects of a seed begin with. */
import { dirname, resolve } from 'node:path';
import { UsageError } from '../../contract/usageError.ts';
import type { Repository } from '../../contract/world/buildRepository.ts';
import type { Row, WorldSchema } from '../../contract/world/worldSource.ts';
import type { YamlText } from '../../contract/yaml/parseYaml.ts';
import { problemAt } from '../../contract/yaml/problemAt.ts';
import { type GitSource, readGitSource } from '../git/gitSource.ts';
import { rowsIn, type WorldFacts } from './readWorldFacts.ts';
import { refuse } from './refuseProblems.ts';

/** The paths of repositories or bundles, by the full paths of projects: `acme/rocket`. */
export type GivenRepositories = Record<string, string>;

/**
 * Returns the rows of a seed with other repositories of projects. A missing project is added.
 * @param given the repositories
 */
export function withRepositories({ schema }: WorldFacts, data: Row, given: GivenRepositories): Row {
  const projects = rowsIn(data, 'projects');
  const storage = rowsIn(data, 'storages')[0]?.name ?? null;
  for (const [fullPath, git] of Object.entries(given)) {
    const slash = fullPath.lastIndexOf('/');
    const [namespace, path] = [fullPath.slice(0, slash), fullPath.slice(slash + 1)];
    const at = projects.findIndex((one) => one.namespace === namespace && one.path === path);
    const repository = { git: resolve(git), replaces: true };
    if (at === -1)
      projects.push({ ...readDefaults(schema, 'projects'), storage, namespace, path, repository });
    else projects[at] = { ...projects[at], repository };
  }
  return { ...data, projects };
}

/** Returns the fields of a table's rows that have a default in the schema. */
function readDefaults({ $defs }: WorldSchema, table: string): Row {
  return Object.fromEntries(
    Object.entries($defs[table]?.items?.properties ?? {}).flatMap(([name, field]) =>
      field.default === undefined ? [] : [[name, field.default]],
    ),
  );
}

/**
 * Reads the repositories that projects name by a path, and writes their names into the rows.
 * @returns the repositories by name
 * @throws a UsageError with a line for each path that git cannot read
 */
export async function readRealRepositories(
  projects: Row[],
  text: YamlText,
): Promise<{ sources: Record<string, GitSource>; repositories: Map<string, Repository> }> {
  const sources: Record<string, GitSource> = {};
  const repositories = new Map<string, Repository>();
  for (const [index, project] of projects.entries()) {
    const { repository: written } = project;
    if (written === null || typeof written !== 'object' || Array.isArray(written)) continue;
    const path = resolve(dirname(text.file), String(written?.git));
    const isReplacing = written?.replaces === true;
    const name = `${isReplacing ? 'instead of the seed: ' : ''}${path}`;
    const source = await readGitSource(path).catch((error: Error) => {
      const reason = `${path} is neither a git repository nor a bundle: ${error.message}`;
      if (isReplacing) throw new UsageError(`--repository: ${reason}`);
      refuse([problemAt(text, ['projects', index, 'repository', 'git'], 'seed', reason)]);
      throw error;
    });
    sources[name] = source;
    repositories.set(name, repositoryFrom(name, source, isReplacing));
    project.repository = name;
  }
  return { sources, repositories };
}

/**
 * Describes a real repository as far as rows refer to it. Its commits are named by branches, tags and full SHAs.
 * @param isReplacing true if it takes the place of a history. The labels of that history then name the newest commit
 */
function repositoryFrom(name: string, source: GitSource, isReplacing: boolean): Repository {
  const { defaultBranch, refs, commitsOfTags } = source;
  const below = (prefix: string) =>
    Object.entries(refs)
      .filter(([ref]) => ref.startsWith(prefix))
      .map(([ref, sha]) => [ref.slice(prefix.length), sha] as const);
  const branches = new Map(below('refs/heads/'));
  const tags = below('refs/tags/').flatMap(([tag, target]) => {
    const commit = commitsOfTags[`refs/tags/${tag}`];
    return commit === undefined ? [] : [{ name: tag, target, commit }];
  });
  return {
    name,
    defaultBranch,
    commits: new Map(),
    branches,
    tags,
    objects: new Set(),
    blobs: new Map(),
    named: new Map([...tags.map((tag) => [tag.name, tag.commit] as const), ...branches]),
    ...(isReplacing && { fallback: branches.get(defaultBranch) ?? branches.values().next().value }),
  };
}

import type { CompiledWorld } from './compileWorld.ts';
import { fastImportStream } from './fastImportStream.ts';

/**
 * `generated/world.json`: the clock, the settings, the tables, the refs of the repositories, and in `kinds`,
 * by the keys of `x-fixtures`, which values the world knows and one that it does not.
 */
export function worldText({ world, values: { kinds } }: CompiledWorld): string {
  const { clock, origin, pages_domain, settings, tables, repositories } = world;
  return JSON.stringify({
    clock,
    origin,
    pages_domain,
    settings,
    tables,
    repositories: Object.fromEntries(
      [...repositories].map(([name, { defaultBranch, branches, tags }]) => [
        name,
        {
          default_branch: defaultBranch,
          branches: Object.fromEntries(branches),
          tags: Object.fromEntries(tags.map((tag) => [tag.name, tag.target])),
        },
      ]),
    ),
    kinds,
  });
}

/**
 * `generated/repositories.json`: by the name of each repository, the stream in Base64 that
 * `git fast-import` makes it from.
 */
export function repositoriesText({ world }: CompiledWorld): string {
  return JSON.stringify(
    Object.fromEntries(
      [...world.repositories].map(([name, repository]) => [
        name,
        fastImportStream(repository).toString('base64'),
      ]),
    ),
  );
}

import { isInside, pathspec } from './pathspec.ts';
import { gitLines } from './runGit.ts';

export interface LogOptions {
  /** Full SHAs, `^` and a full SHA to exclude its ancestors, or two SHAs with `...` between them. */
  revisions: string[];
  /** Only commits that change this file or directory. Empty: the root. */
  path?: string;
  /** Whether the log of a file follows its renames. */
  follow?: boolean;
  firstParent?: boolean;
  /** A part of the name or address of the author, in upper or lower case. */
  author?: string;
  /** Seconds since 1970: commits at this time or later. */
  since?: number;
  /** Seconds since 1970: commits at this time or before. */
  until?: number;
  order?: 'default' | 'topo';
  offset: number;
  limit: number;
}

/** The highest offset that git can count. */
const MAX_OFFSET = 2 ** 31 - 1000;

/** Lists the SHAs of a page of commits. @returns them, and whether more follow */
export async function logCommits(
  dir: string,
  options: LogOptions,
): Promise<{ shas: string[]; hasMore: boolean }> {
  const { revisions, path = '', follow, firstParent, author, since, until, order } = options;
  const { offset, limit } = options;
  const isNowhere = path !== '' && !isInside(path);
  if (revisions.length === 0 || offset > MAX_OFFSET || /[\0\n]/.test(author ?? '') || isNowhere)
    return { shas: [], hasMore: false };
  const isFollowed = follow && path !== '';
  const lines = await gitLines(
    dir,
    [
      'log',
      '--format=%H',
      '--no-show-signature',
      ...(order === 'topo' ? ['--topo-order'] : []),
      ...(firstParent ? ['--first-parent'] : []),
      ...(author === undefined
        ? []
        : ['--fixed-strings', '--regexp-ignore-case', `--author=${author}`]),
      ...(since === undefined ? [] : [`--max-age=${since}`]),
      ...(until === undefined ? [] : [`--min-age=${until}`]),
      // With --follow, git would count commits that do not change the file among those to skip.
      ...(isFollowed
        ? ['--follow', `--max-count=${offset + limit + 1}`]
        : [`--skip=${offset}`, `--max-count=${limit + 1}`]),
      '--stdin',
      ...(path === '' ? [] : ['--', pathspec(path)]),
    ],
    { input: `${revisions.join('\n')}\n` },
  );
  const found = isFollowed ? lines.slice(offset) : lines;
  return { shas: found.slice(0, limit), hasMore: found.length > limit };
}

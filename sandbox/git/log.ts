import { isInside, pathspec } from './pathspec.ts';
import { gitLines } from './runGit.ts';

export interface LogOptions {
  /** The revisions to list: `SHA`, `^SHA` to exclude a commit and its ancestors, or `SHA...SHA`. All SHAs are full. */
  revisions: string[];
  /** A file or directory: only commits that change it are listed. The empty path is the root directory. */
  path?: string;
  /** True if the log of a file also has the commits before a rename. */
  follow?: boolean;
  firstParent?: boolean;
  /** A part of the author's name or address. Letter case does not matter. */
  author?: string;
  /** A time in seconds since 1970: only commits at this time or later are listed. */
  since?: number;
  /** A time in seconds since 1970: only commits at this time or earlier are listed. */
  until?: number;
  order?: 'default' | 'topo';
  offset: number;
  limit: number;
}

/** The highest offset that git accepts. */
const MAX_OFFSET = 2 ** 31 - 1000;

/** Lists the SHAs of the commits on a page. @returns the SHAs, and whether more commits follow */
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
      // With `--follow`, `--skip` would also count commits that do not change the file. So git lists all commits up to
      // the end of the page.
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

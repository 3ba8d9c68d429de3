import { isInside, pathspec } from './pathspec.ts';
import { runGit } from './runGit.ts';

export interface LogOptions {
  /** Full SHAs, `^` and a full SHA for what is left out, or two with `...` between them. */
  revisions: string[];
  /** Only commits that change this file or directory. */
  path?: string;
  /** Whether the history of the file goes on before a rename. */
  follow?: boolean;
  firstParent?: boolean;
  /** A part of the name or address of the author, in any case. */
  author?: string;
  /** Seconds since 1970: commits at this time or later. */
  since?: number;
  /** Seconds since 1970: commits at this time or before. */
  until?: number;
  order?: 'default' | 'topo';
  offset: number;
  limit: number;
}

/** Git counts no further than this. */
const MAX_OFFSET = 2 ** 31 - 1000;

/** Lists the SHAs of commits, and says whether there are more. */
export async function logCommits(
  dir: string,
  options: LogOptions,
): Promise<{ shas: string[]; hasMore: boolean }> {
  const { revisions, path, follow, firstParent, author, since, until, order, offset, limit } =
    options;
  const isNowhere = path !== undefined && path !== '' && !isInside(path);
  if (revisions.length === 0 || offset > MAX_OFFSET || /[\0\n]/.test(author ?? '') || isNowhere)
    return { shas: [], hasMore: false };
  const isFollowed = follow && path !== undefined && path !== '';
  const text = await runGit(
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
      // While it follows a file, git skips commits before it looks whether they change the file.
      ...(isFollowed
        ? ['--follow', `--max-count=${offset + limit + 1}`]
        : [`--skip=${offset}`, `--max-count=${limit + 1}`]),
      '--stdin',
      ...(path === undefined || path === '' ? [] : ['--', pathspec(path)]),
    ],
    { input: `${revisions.join('\n')}\n` },
  );
  const lines = text.toString('latin1').split('\n').filter(Boolean);
  const found = isFollowed ? lines.slice(offset) : lines;
  return { shas: found.slice(0, limit), hasMore: found.length > limit };
}

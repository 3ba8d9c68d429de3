import type { Diff } from '../../git/diff.ts';
import type { Commit } from '../../git/readObject.ts';
import type { Repository } from '../../git/repository.ts';

/** The result of comparing two commits. */
export interface Comparison {
  /** The commit at the end of the comparison. */
  head: Commit;
  /** The oldest first. */
  commits: Commit[];
  isSame: boolean;
  /** True if a difference was too large to compute. Such a difference has no text. */
  isTimeout: boolean;
  diffs: ShownDiff[];
}

/** How a file differs, and whether the difference is shown. */
export interface ShownDiff extends Diff {
  isCollapsed: boolean;
  isTooLarge: boolean;
}

/** Limits for the shown differences. The documents mention limits but give no numbers. */
const LIMITS = {
  /** Maximum bytes of one difference. A larger one is never shown. */
  patch: 200 * 1024,
  /** Maximum files, lines and bytes of all shown differences together. Further differences are collapsed. */
  files: 100,
  lines: 5000,
  bytes: 500 * 1024,
};

/**
 * Compares two commits.
 * `other` is the repository of `from`, if it differs from the repository of `to`. With `straight`, the two
 * commits are compared directly; otherwise `to` is compared with their merge base.
 */
export async function compare(options: {
  repository: Repository;
  other: Repository | undefined;
  from: string;
  to: string;
  straight: boolean;
}): Promise<Comparison> {
  const { repository, other, from, to, straight } = options;
  const shas = await repository.commitsBetween(from, to, other);
  const base = straight ? from : ((await repository.mergeBase(from, to, other)) ?? from);
  const diffs = base === to ? [] : await repository.diff(base, to, other);
  const [head, ...commits] = await repository.commits([to, ...shas]);
  return {
    head: head!,
    commits,
    isSame: from === to,
    isTimeout: diffs.some(({ patch }) => patch === undefined),
    diffs: withLimits(diffs),
  };
}

function withLimits(diffs: Diff[]): ShownDiff[] {
  const totals = { files: 0, lines: 0, bytes: 0 };
  return diffs.map((diff) => {
    const { patch = '' } = diff;
    const bytes = Buffer.byteLength(patch);
    const isTooLarge = bytes > LIMITS.patch;
    if (!isTooLarge) {
      totals.files += 1;
      totals.lines += patch.split('\n').length;
      totals.bytes += bytes;
    }
    const isCollapsed =
      !isTooLarge &&
      (totals.files > LIMITS.files || totals.lines > LIMITS.lines || totals.bytes > LIMITS.bytes);
    return { ...diff, isTooLarge, isCollapsed };
  });
}

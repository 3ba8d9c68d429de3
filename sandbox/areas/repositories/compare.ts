import type { Diff } from '../../git/diff.ts';
import type { Commit } from '../../git/readObject.ts';
import type { Repository } from '../../git/repository.ts';

/** The result of comparing two commits. */
export interface Comparison {
  /** The commit at the end of the comparison. */
  head: Commit;
  /** The commits between the two compared commits, the oldest first. */
  commits: Commit[];
  isSame: boolean;
  /** True if git exceeded a limit of time or size. Then the differences have no text. */
  isTimeout: boolean;
  diffs: ShownDiff[];
}

/** The difference of a file, and whether a response shows the text of the difference. */
export interface ShownDiff extends Diff {
  isCollapsed: boolean;
  isTooLarge: boolean;
}

/**
 * Limits for the shown differences. The API documentation mentions limits but gives no numbers, so these are a choice.
 */
const LIMITS = {
  /** The maximum size of the difference of a file, in bytes. A larger difference is never shown. */
  patch: 200 * 1024,
  /** The maximum numbers of files, lines and bytes of a comparison. All differences after a maximum are collapsed. */
  files: 100,
  lines: 5000,
  bytes: 500 * 1024,
};

/**
 * Compares the commit `to` with the merge base of `from` and `to`; with `straight`, it compares `to` with `from`
 * itself. `other` is the repository of `from`, if it is not the repository of `to`.
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

/** Marks the differences whose texts are too large to be shown. */
export function withLimits(diffs: Diff[]): ShownDiff[] {
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

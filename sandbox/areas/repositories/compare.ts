import type { Diff } from '../../git/diff.ts';
import type { Commit } from '../../git/readObject.ts';
import type { Repository } from '../../git/repository.ts';

/** What is between two commits. */
export interface Comparison {
  /** The commit that the comparison ends at. */
  head: Commit;
  /** The oldest first. */
  commits: Commit[];
  isSame: boolean;
  /** Whether it was too much: then the differences have no text. */
  isTimeout: boolean;
  diffs: ShownDiff[];
}

/** How a file differs, and how much of it is shown. */
export interface ShownDiff extends Diff {
  isCollapsed: boolean;
  isTooLarge: boolean;
}

/** How much of the differences is shown. The documents say that there are limits, and not which. */
const LIMITS = {
  /** Bytes of one difference; a larger one is never shown. */
  patch: 200 * 1024,
  /** What is shown at once; the differences beyond are collapsed. */
  files: 100,
  lines: 5000,
  bytes: 500 * 1024,
};

/**
 * Compares two commits.
 * @param other the repository that has `from`, if it is another one
 * @param straight compares the two directly; otherwise `to` is compared with the commit where they part
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
  const shown = { files: 0, lines: 0, bytes: 0 };
  return diffs.map((diff) => {
    const { patch = '' } = diff;
    const bytes = Buffer.byteLength(patch);
    const isTooLarge = bytes > LIMITS.patch;
    if (!isTooLarge) {
      shown.files += 1;
      shown.lines += patch.split('\n').length;
      shown.bytes += bytes;
    }
    const isCollapsed =
      !isTooLarge &&
      (shown.files > LIMITS.files || shown.lines > LIMITS.lines || shown.bytes > LIMITS.bytes);
    return { ...diff, isTooLarge, isCollapsed };
  });
}

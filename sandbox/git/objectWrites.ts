import { readAlso } from './historyQueries.ts';
import type { OnDisk, RepositoryParts } from './repositoryParts.ts';
import { gitText, runGit } from './runGit.ts';
import {
  type NewCommit,
  type NewMerge,
  type NewTag,
  writeCommit,
  writeMerge,
  writeTag,
} from './writeObjects.ts';

/** Creates the functions of a repository that write objects. No ref points to a written object yet. */
export function createObjectWrites({
  dir,
  objects,
  beforeWrite,
}: Pick<RepositoryParts, 'dir' | 'objects' | 'beforeWrite'>) {
  return {
    /**
     * Merges two commits, and writes the resulting tree without a commit. The result is undefined if the commits
     * conflict.
     * @param other the repository of the commit `sha`. Default: this repository
     */
    mergedTree: async (into: string, sha: string, other?: OnDisk): Promise<string | undefined> => {
      beforeWrite();
      const args = ['merge-tree', '--write-tree', '--end-of-options', into, sha];
      return (await gitText(dir, args, { ...readAlso(other), allowFailure: true })) || undefined;
    },
    /** Copies a commit and its ancestors from another repository. */
    fetch: async (other: OnDisk, sha: string): Promise<void> => {
      if (other.dir === dir || (await objects.read(sha))) return;
      beforeWrite();
      const pack = await runGit(other.dir, ['pack-objects', '--revs', '--stdout', '--quiet'], {
        input: `${sha}\n`,
      });
      await runGit(dir, ['unpack-objects', '-q'], { input: pack });
    },
    /** Writes a commit. @returns the SHA of the commit */
    writeCommit: (commit: NewCommit): Promise<string> => {
      beforeWrite();
      return writeCommit(dir, objects, commit);
    },
    /** Writes a merge commit for an existing tree. @returns the SHA of the commit */
    writeMerge: (merge: NewMerge): Promise<string> => {
      beforeWrite();
      return writeMerge(dir, merge);
    },
    /** Writes the tag object of an annotated tag. @returns the SHA of the object */
    writeTag: (tag: NewTag): Promise<string> => {
      beforeWrite();
      return writeTag(dir, tag);
    },
  };
}

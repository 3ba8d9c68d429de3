import { defaultFirst } from './defaultFirst.ts';
import { FULL_SHA } from './openObjects.ts';
import { readRefs } from './refsOnDisk.ts';
import type { RepositoryParts } from './repositoryParts.ts';
import { runGit } from './runGit.ts';

/** A branch or a tag. */
export interface Ref {
  kind: 'branch' | 'tag';
  /** The name without `refs/heads/` or `refs/tags/`. */
  name: string;
  /** The SHA of a commit, or for an annotated tag, of its tag object. */
  sha: string;
}

/**
 * Creates the functions of a repository that find and change branches and tags.
 * @param peel finds the commit that a SHA leads to
 */
export function createRefFunctions(
  parts: RepositoryParts,
  peel: (sha: string | undefined) => Promise<string | undefined>,
) {
  const find = (kind: Ref['kind'], name: string) => parts.ref(refName(kind, name));
  const list = (kind: Ref['kind']): Ref[] => {
    const prefix = refName(kind, '');
    return parts
      .refs()
      .filter(({ name }) => name.startsWith(prefix))
      .map(({ name, sha }) => ({ kind, name: name.slice(prefix.length), sha }));
  };
  const isFree = (kind: Ref['kind'], name: string) => {
    const full = refName(kind, name);
    // Git stores refs as files, so refs named `a` and `a/b` cannot both exist: `a` would be a file and a folder.
    const above = full.split('/').map((_, index, words) => words.slice(0, index).join('/'));
    return !parts.hasRefBelow(full) && above.every((ref) => parts.ref(ref) === undefined);
  };
  return {
    branches: () => list('branch'),
    tags: () => list('tag'),
    /** Returns the SHA of the newest commit of a branch. */
    branch: (name: string) => find('branch', name),
    /** Returns the SHA that a tag points to: a commit, or for an annotated tag, its tag object. */
    tag: (name: string) => find('tag', name),
    /** Returns the SHA of a ref by its full name, such as `refs/notes/commits`. */
    ref: (name: string) => parts.ref(name),
    /** Sets a ref by its full name. */
    setRef: (name: string, sha: string) => parts.setRef(name, sha),
    setBranch: (name: string, sha: string | undefined) =>
      parts.setRef(refName('branch', name), sha),
    setTag: (name: string, sha: string | undefined) => parts.setRef(refName('tag', name), sha),
    /** Returns true if the name is valid and free for a new branch or tag. */
    isNameForRef: async (kind: Ref['kind'], name: string) =>
      isPlainName(name) &&
      isFree(kind, name) &&
      (await runGit(parts.dir, ['check-ref-format', refName(kind, name)]).then(
        () => true,
        () => false,
      )),
    /**
     * Finds a commit by the name of a branch or tag, or by its SHA, of which 7 digits are enough. If a branch and a tag
     * have the same name, it finds the branch.
     * @param name a branch, tag or SHA. Default: the default branch
     * @param kind limits the search to branches, or to tags
     */
    resolve: async (name?: string, kind?: Ref['kind']): Promise<string | undefined> => {
      if (name === undefined || name === 'HEAD') return find('branch', parts.defaultBranch);
      if (kind !== undefined) return peel(find(kind, name));
      if (FULL_SHA.test(name)) return peel(name);
      return peel(find('branch', name) ?? find('tag', name) ?? name);
    },
    /**
     * Takes over refs that git has already changed, as a push does. The row of a ref gets the SHA that git has.
     * @returns the changed refs; without `now`, the ref was deleted
     */
    adopt: async (names: string[]): Promise<{ name: string; now: string | undefined }[]> => {
      if (names.length === 0) return [];
      const inGit = await readRefs(parts.dir);
      const usual = refName('branch', parts.defaultBranch);
      const changed = defaultFirst(
        names.filter((name) => parts.ref(name) !== inGit[name]),
        (name) => name === usual,
      );
      for (const name of changed) parts.setRef(name, inGit[name]);
      return changed.map((name) => ({ name, now: inGit[name] }));
    },
  };
}

function refName(kind: Ref['kind'], name: string): string {
  return `refs/${kind === 'branch' ? 'heads' : 'tags'}/${name}`;
}

/** Returns true if a name can be a file name, and cannot be mistaken for an option, `HEAD` or a SHA. */
function isPlainName(name: string): boolean {
  return (
    !name.startsWith('-') &&
    name !== 'HEAD' &&
    !FULL_SHA.test(name) &&
    !name.includes('\0') &&
    Buffer.from(name).toString() === name &&
    Buffer.byteLength(name) <= 1000 &&
    name.split('/').every((part) => Buffer.byteLength(part) <= 200)
  );
}

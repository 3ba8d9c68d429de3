/** Creates the git objects and refs of a repository from a history, which is a YAML file that people write. */
import { nearest } from '../nearest.ts';
import { commitFiles, type FileAction } from './commitFiles.ts';
import { FileTree } from './fileTree.ts';
import { commitObject, type GitObject, type Signature, tagObject } from './gitObject.ts';

/** The content of a file in `openapi/world/repositories/`. */
export interface History {
  default_branch: string;
  /**
   * The name of the repository that this repository was forked from. Commits here can have parents in that
   * repository.
   */
  forked_from?: string;
  /** The commits. Parents come before their children. */
  commits: HistoryCommit[];
  /** The label of each branch's newest commit, by the name of the branch. */
  branches: Record<string, string>;
  tags: HistoryTag[];
}

export interface HistoryCommit {
  /** A name for the commit within this file. */
  label: string;
  /** The username of the author. */
  author: string;
  authored_date: string;
  /** The username of the committer. Default: the author. */
  committer?: string;
  /** Default: the value of `authored_date`. */
  committed_date?: string;
  message: string;
  /** The labels of the parent commits. The actions change the files of the first parent. */
  parents: string[];
  actions: FileAction[];
}

/** A tag of a history. With `message` it is an annotated tag, without `message` a lightweight tag. */
export interface HistoryTag {
  name: string;
  /** The label of the tagged commit. */
  commit: string;
  /** The username of the tagger. */
  tagger?: string;
  created_at?: string;
  message?: string;
  /** An X.509 signature: a detached CMS in PEM form, with the PEM label SIGNED MESSAGE. */
  signature?: string;
}

/** A commit, with its label and all files at that commit. */
export interface RepositoryCommit {
  sha: string;
  label: string;
  tree: string;
  parents: string[];
  author: Signature;
  committer: Signature;
  message: string;
  files: FileTree;
}

export interface RepositoryTag {
  name: string;
  /** The SHA that the ref contains: of the tag object for an annotated tag, of the commit for a lightweight tag. */
  target: string;
  /** The SHA of the tagged commit. */
  commit: string;
  tagger?: Signature;
  /** The message of the tag object, including its signature. */
  message?: string;
}

/** A git repository, with all objects that its refs lead to. */
export interface Repository {
  name: string;
  defaultBranch: string;
  /** The commits by SHA. Parents come before their children. */
  commits: Map<string, RepositoryCommit>;
  /** The SHA of each branch's newest commit, by the name of the branch. */
  branches: Map<string, string>;
  tags: RepositoryTag[];
  /** The SHAs of all git objects. */
  objects: ReadonlySet<string>;
  /** The contents of all files, by SHA. */
  blobs: Map<string, GitObject>;
  /** For a repository without a written history: the SHAs of commits by the names of branches and tags. */
  named?: ReadonlyMap<string, string>;
  /** The commit that takes the place of every unknown label. Default: an unknown label is a mistake. */
  fallback?: string | undefined;
}

/** A mistake in a history. */
export class HistoryError extends Error {
  /** The name of the repository, and then the keys of the faulty value in its file. */
  readonly path: (string | number)[];

  constructor(path: (string | number)[], message: string) {
    super(message);
    this.name = 'HistoryError';
    this.path = path;
  }
}

/** Names and e-mail addresses of users, by username. */
export type People = ReadonlyMap<string, { name: string; email: string }>;

/**
 * Creates a git repository from its history.
 * @param histories all histories by name, so that a fork can find its origin
 * @throws HistoryError when a person, a label or a file is missing
 */
export function buildRepository(
  name: string,
  histories: ReadonlyMap<string, History>,
  people: People,
): Repository {
  const history = historyNamed(name, histories);
  const byLabel = listCommits(name, histories, people);
  const labelled = (label: string, path: (string | number)[]): RepositoryCommit => {
    const commit = byLabel.get(label);
    if (!commit) throw new HistoryError(path, noCommit(label, byLabel));
    return commit;
  };
  const branches = new Map(
    Object.entries(history.branches).map(([branch, label]) => [
      branch,
      labelled(label, [name, 'branches', branch]).sha,
    ]),
  );
  const tags = history.tags.map((tag, index) =>
    buildTag(tag, labelled(tag.commit, [name, 'tags', index, 'commit']), people, [
      name,
      'tags',
      index,
    ]),
  );
  const commits = reachable(byLabel, [...branches.values(), ...tags.map(({ commit }) => commit)]);
  const objects = new Set<string>();
  const blobs = new Map<string, GitObject>();
  for (const { sha, files } of commits.values()) {
    files.collect(objects, blobs);
    objects.add(sha);
  }
  for (const { target } of tags) objects.add(target);
  return {
    name,
    defaultBranch: history.default_branch,
    commits,
    branches,
    tags,
    objects,
    blobs,
  };
}

/** Returns the SHAs of the branches and tags by their full names, such as `refs/heads/main`. */
export function listRefs({ branches, tags }: Repository): Record<string, string> {
  return Object.fromEntries([
    ...[...branches].map(([name, sha]) => [`refs/heads/${name}`, sha]),
    ...tags.map(({ name, target }) => [`refs/tags/${name}`, target]),
  ]);
}

function listCommits(
  name: string,
  histories: ReadonlyMap<string, History>,
  people: People,
  forks: string[] = [],
): Map<string, RepositoryCommit> {
  const { commits, forked_from: origin } = historyNamed(name, histories);
  const place = [name, 'forked_from'];
  if (origin && !histories.has(origin))
    throw new HistoryError(place, `There is no history of a repository '${origin}'`);
  if (origin && [...forks, name].includes(origin))
    throw new HistoryError(
      [forks[0] ?? name, 'forked_from'],
      `${name} and ${origin} are forks of each other. Remove one forked_from`,
    );
  const byLabel = origin ? listCommits(origin, histories, people, [...forks, name]) : new Map();
  for (const [index, written] of commits.entries()) {
    const { label, author, authored_date, message, actions } = written;
    const place = [name, 'commits', index];
    if (byLabel.has(label))
      throw new HistoryError(
        [...place, 'label'],
        `Two commits have the label '${label}'. Give one of them another label`,
      );
    const parents = written.parents.map((parent, at) => {
      const commit = byLabel.get(parent);
      if (!commit)
        throw new HistoryError(
          [...place, 'parents', at],
          `${noCommit(parent, byLabel)} before this one`,
        );
      return commit;
    });
    let files = parents[0]?.files ?? FileTree.empty();
    for (const [at, action] of actions.entries())
      try {
        files = commitFiles(files, [action], (other) => byLabel.get(other)?.files);
      } catch (error) {
        throw new HistoryError([...place, 'actions', at], (error as Error).message);
      }
    const fields = {
      tree: files.sha,
      parents: parents.map(({ sha }) => sha),
      author: findSignature(people, author, authored_date, [...place, 'author']),
      committer: findSignature(
        people,
        written.committer ?? author,
        written.committed_date ?? authored_date,
        [...place, 'committer'],
      ),
      message,
    };
    byLabel.set(label, { ...fields, label, files, sha: commitObject(fields).sha });
  }
  return byLabel;
}

function buildTag(
  { name, tagger, created_at, message, signature }: HistoryTag,
  { sha }: RepositoryCommit,
  people: People,
  place: (string | number)[],
): RepositoryTag {
  if (message === undefined) return { name, target: sha, commit: sha };
  if (tagger === undefined || created_at === undefined)
    throw new HistoryError(place, 'An annotated tag must have tagger and created_at');
  const fields = {
    name,
    commit: sha,
    tagger: findSignature(people, tagger, created_at, [...place, 'tagger']),
    // As `git tag` does, the message ends with a line break. The signature follows on the next lines.
    message: `${message}\n${signature ?? ''}`,
  };
  return { ...fields, target: tagObject(fields).sha };
}

/** Returns the given commits and their ancestors, in the order of the history. */
function reachable(
  byLabel: Map<string, RepositoryCommit>,
  tips: string[],
): Map<string, RepositoryCommit> {
  const all = [...byLabel.values()];
  const wanted = new Set(tips);
  for (const { sha, parents } of all.toReversed())
    if (wanted.has(sha)) for (const parent of parents) wanted.add(parent);
  return new Map(all.filter(({ sha }) => wanted.has(sha)).map((commit) => [commit.sha, commit]));
}

function historyNamed(name: string, histories: ReadonlyMap<string, History>): History {
  const history = histories.get(name);
  if (!history) throw new Error(`There is no history of a repository '${name}'`);
  return history;
}

function findSignature(
  people: People,
  username: string,
  date: string,
  path: (string | number)[],
): Signature {
  const person = people.get(username);
  if (!person) {
    const near = nearest(username, people.keys());
    throw new HistoryError(
      path,
      `There is no user '${username}'${near ? `; did you mean '${near}'?` : ''}`,
    );
  }
  return { ...person, date };
}

function noCommit(label: string, byLabel: Map<string, RepositoryCommit>): string {
  const near = nearest(label, byLabel.keys());
  return `There is no commit labelled '${label}'${near ? ` (did you mean '${near}'?)` : ''}`;
}

/**
 * The changes that the running transaction of the database makes to git repositories, as an immutable value. The
 * functions in this file only compute the value; `openGit` runs git.
 *
 * A transaction begins as `BEGIN` and collects changes. The changes are applied to git before the database commits.
 * Then the transaction is committed or rolled back. After a crash, the next start restores the refs in git from the
 * database.
 */

/** The SHA of a ref before the transaction and now; undefined while the ref does not exist. */
interface RefChange {
  before: string | undefined;
  now: string | undefined;
}

export interface Transaction {
  /** The changed refs by project and name. The refs in the database have already been changed. */
  refs: ReadonlyMap<number, ReadonlyMap<string, RefChange>>;
  /** True if git may also have the changed refs. */
  isApplied: boolean;
  /** The projects whose repositories the transaction created. */
  created: ReadonlySet<number>;
  /** True if the transaction has reset every repository to its history in the seed. */
  isReset: boolean;
  /** The projects whose refs in git were changed by a reset. */
  restored: ReadonlySet<number>;
  /** The paths to remove when the transaction is committed. */
  obsolete: readonly string[];
}

/** SHAs by the full names of refs: `refs/heads/main`. */
export type Refs = Record<string, string>;

/** A transaction without changes. */
export const BEGIN: Transaction = {
  refs: new Map(),
  isApplied: false,
  created: new Set(),
  isReset: false,
  restored: new Set(),
  obsolete: [],
};

/** Adds a changed ref to a transaction. The `before` of an earlier change of the same ref is kept. */
export function withRef(
  transaction: Transaction,
  project: number,
  name: string,
  { before, now }: RefChange,
): Transaction {
  const changes = transaction.refs.get(project) ?? new Map<string, RefChange>();
  const known = changes.get(name);
  const change = { before: known ? known.before : before, now };
  const refs = new Map(transaction.refs).set(project, new Map(changes).set(name, change));
  return { ...transaction, refs };
}

/** Adds the creation of a repository to a transaction. */
export function withCreated(transaction: Transaction, project: number): Transaction {
  return { ...transaction, created: new Set(transaction.created).add(project) };
}

/** Adds a reset to a transaction. @param projects the projects whose refs in git the reset changes */
export function withReset(transaction: Transaction, projects: number[]): Transaction {
  const restored = new Set([...transaction.restored, ...projects]);
  // The database has the refs of the seed again, so earlier changes of refs are dropped.
  return { ...transaction, refs: new Map(), isReset: true, restored };
}

export function withObsolete(transaction: Transaction, paths: string[]): Transaction {
  return { ...transaction, obsolete: [...transaction.obsolete, ...paths] };
}

/**
 * Marks the changed refs as applied to git. Call it before git is changed, so that a failure in between is rolled back.
 */
export function applied(transaction: Transaction): Transaction {
  return { ...transaction, isApplied: transaction.isApplied || transaction.refs.size > 0 };
}

/** Returns the changed refs, by project, that must be written to git before the database commits. */
export function refUpdates({ refs }: Transaction): { project: number; before: Refs; now: Refs }[] {
  return [...refs].map(([project, changes]) => ({
    project,
    before: refsAt(changes, 'before'),
    now: refsAt(changes, 'now'),
  }));
}

/**
 * Returns two lists of projects for a rollback: projects whose repositories it removes, and projects whose refs in git
 * it restores from the database.
 */
export function planRollback(transaction: Transaction): { remove: number[]; restore: number[] } {
  const { refs, isApplied, created, restored } = transaction;
  const changed = new Set([...restored, ...(isApplied ? refs.keys() : [])]);
  return { remove: [...created], restore: [...changed].filter((id) => !created.has(id)) };
}

function refsAt(changes: ReadonlyMap<string, RefChange>, when: keyof RefChange): Refs {
  return Object.fromEntries(
    [...changes].flatMap(([name, { [when]: sha }]) => (sha === undefined ? [] : [[name, sha]])),
  );
}

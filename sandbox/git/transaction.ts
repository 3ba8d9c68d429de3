/**
 * The changes of the running transaction to repositories, as a value. The functions here only compute;
 * `openGit` acts.
 *
 * A transaction begins as `BEGIN`, takes changes, and is applied to git before the database commits. Then
 * it is committed or rolled back. After a crash, the next start restores git from the table of refs.
 */

/** A ref before the transaction and now; undefined if it does not exist. */
interface RefChange {
  before: string | undefined;
  now: string | undefined;
}

export interface Transaction {
  /** The changed refs by project and name. The table has the changes already. */
  refs: ReadonlyMap<number, ReadonlyMap<string, RefChange>>;
  /** Whether git may have the changed refs too. */
  isApplied: boolean;
  /** Projects that have a repository since the transaction began. */
  created: ReadonlySet<number>;
  /** Whether the transaction reset every repository to its history. */
  isReset: boolean;
  /** Projects whose refs a reset changed in git. */
  restored: ReadonlySet<number>;
  /** Paths to remove when the transaction is committed. */
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

/** Adds the change of a ref. @param before the ref until now */
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

/** Adds the creation of a repository. */
export function withCreated(transaction: Transaction, project: number): Transaction {
  return { ...transaction, created: new Set(transaction.created).add(project) };
}

/** Adds a reset. @param projects those whose refs it changes in git */
export function withReset(transaction: Transaction, projects: number[]): Transaction {
  const restored = new Set([...transaction.restored, ...projects]);
  // The table has the refs of the seed, so earlier changes no longer count.
  return { ...transaction, refs: new Map(), isReset: true, restored };
}

export function withObsolete(transaction: Transaction, paths: string[]): Transaction {
  return { ...transaction, obsolete: [...transaction.obsolete, ...paths] };
}

/** Marks the changed refs as applied to git. Call it before git changes. */
export function applied(transaction: Transaction): Transaction {
  return { ...transaction, isApplied: transaction.isApplied || transaction.refs.size > 0 };
}

/** Returns the changes that git needs before the database commits, by project. */
export function refUpdates({ refs }: Transaction): { project: number; before: Refs; now: Refs }[] {
  return [...refs].map(([project, changes]) => ({
    project,
    before: refsAt(changes, 'before'),
    now: refsAt(changes, 'now'),
  }));
}

/**
 * Returns the projects whose repositories a rollback removes, and those whose refs in git it restores from
 * the table.
 */
export function rollbackOf(transaction: Transaction): { remove: number[]; restore: number[] } {
  const { refs, isApplied, created, restored } = transaction;
  const changed = new Set([...restored, ...(isApplied ? refs.keys() : [])]);
  return { remove: [...created], restore: [...changed].filter((id) => !created.has(id)) };
}

function refsAt(changes: ReadonlyMap<string, RefChange>, when: keyof RefChange): Refs {
  return Object.fromEntries(
    [...changes].flatMap(([name, { [when]: sha }]) => (sha === undefined ? [] : [[name, sha]])),
  );
}

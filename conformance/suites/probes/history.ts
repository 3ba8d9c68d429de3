/** The history of a branch is a graph: counts, orders and first parents follow from `parent_ids` of its commits. */
import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import { fixtureOf, type Mismatch } from '../properties/propertyJob.ts';
import { MOST_PER_PAGE } from '../properties/reader.ts';
import { MissingWitness } from '../properties/witness.ts';
import type { Probe, ProbeReader } from './probe.ts';

/** The part of a listed commit that the probes need. */
export interface Commit {
  id: string;
  parent_ids: string[];
  committed_date: string;
  /** Present on request only. */
  stats?: JsonValue;
}

/** The whole history of the default branch. */
export interface History {
  commits: Commit[];
  /** The newest commit. It is the only one that is no parent of another. */
  tip: Commit;
  /** The commits from the newest one along the first parents. */
  firstParents: Commit[];
}

/**
 * Returns the function of a probe that compares responses with the history.
 * @param lacks returns the missing witnesses. Default: a merge, without which a history is a line
 */
export function onHistory(
  compare: (reader: ProbeReader, history: History) => Promise<Mismatch[]>,
  lacks: (history: History) => string[] = lacksMerge,
): Probe['try'] {
  return async (reader) => {
    const history = readGraph(await readCommits(reader));
    const mismatches = await compare(reader, history);
    return { mismatches, missing: mismatches.length > 0 ? [] : lacks(history) };
  };
}

/** Returns a merge as the missing witness of a history without one. */
export function lacksMerge({ commits }: Pick<History, 'commits'>): string[] {
  return commits.some(isMerge) ? [] : ['a merge in the default branch'];
}

/** If each merged branch has one commit, there are as many first parents as commits that are no merges. */
export function lacksLongBranch({ commits, firstParents }: History): string[] {
  return commits.filter((commit) => !isMerge(commit)).length === firstParents.length
    ? ['a merge of a branch with 2 commits into the default branch']
    : [];
}

export function isMerge({ parent_ids }: Commit): boolean {
  return parent_ids.length > 1;
}

/** Returns the commits that are no parent of another. */
export function findTips(commits: Commit[]): Commit[] {
  const parents = new Set(commits.flatMap(({ parent_ids }) => parent_ids));
  return commits.filter(({ id }) => !parents.has(id));
}

export function listIds(commits: { id: string }[]): string[] {
  return commits.map(({ id }) => id);
}

/** Reads the shape of a history. @throws MissingWitness when the commits have no single newest one */
function readGraph(commits: Commit[]): History {
  const [tip, ...others] = findTips(commits);
  if (!tip || others.length > 0) throw new MissingWitness('a history with correct parents');
  const byId = new Map(commits.map((commit) => [commit.id, commit]));
  const firstParents: Commit[] = [];
  for (let next: Commit | undefined = tip; next; next = byId.get(next.parent_ids[0] ?? ''))
    firstParents.push(next);
  return { commits, tip, firstParents };
}

/** Reads all commits of the default branch. */
export async function readCommits(
  reader: ProbeReader,
  query?: CaseRequest['query'],
): Promise<Commit[]> {
  return (await readPages(reader, 'listCommits', query)) as unknown as Commit[];
}

/** Returns a branch of the profile, and the SHA of its newest commit. @param key the part of its fixture: `other` */
export async function findBranch(
  reader: ProbeReader,
  key: 'name' | 'other',
): Promise<{ name: string; sha: string }> {
  const name = String(fixtureOf(reader.target, `branch.${key}`));
  const { items } = await reader.ask('listCommits', { query: { ref_name: name, per_page: 1 } });
  const [newest] = items as unknown as Commit[];
  if (!newest) throw new MissingWitness(`a commit on ${name}`);
  return { name, sha: newest.id };
}

const MOST_PAGES = 5;

/**
 * Reads all items of a list of the project.
 * @throws MissingWitness when the list is empty, or too long for a whole comparison
 */
export async function readPages(
  reader: ProbeReader,
  operation: string,
  query: CaseRequest['query'] = {},
): Promise<JsonValue[]> {
  const items: JsonValue[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const more = await reader.ask(operation, {
      query: { ...query, per_page: MOST_PER_PAGE, page },
    });
    items.push(...more.items);
    if (more.items.length < MOST_PER_PAGE && items.length > 0) return items;
  }
  throw new MissingWitness(`1 to ${MOST_PAGES * MOST_PER_PAGE - 1} items in ${operation}`);
}

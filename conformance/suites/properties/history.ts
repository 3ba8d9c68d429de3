/**
 * The history of a branch is a graph, which no general property knows: counts, orders and first parents follow from
 * `parent_ids` of its commits.
 */
import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import type { Contract } from '../../../contract/contract.ts';
import { readJson } from '../../../wire/readBody.ts';
import type { Target } from '../../target/target.ts';
import type { Property } from './property.ts';
import { comparisonJobs, type Mismatch } from './propertyJob.ts';
import { MOST_PER_PAGE, type Reader } from './reader.ts';
import { sendJudged } from './sendJudged.ts';
import { MissingWitness } from './witness.ts';

/** The part of a listed commit that the property needs. */
interface Commit {
  id: string;
  parent_ids: string[];
}

/** The whole history of the default branch. */
interface History {
  commits: Commit[];
  /** The newest commit. It is the only one that is no parent of another. */
  tip: Commit;
  /** The commits from the newest one along the first parents. */
  firstParents: Commit[];
}

/** Sends the request of an operation for the project, and returns the body of the response. */
type Ask = (
  operation: string,
  query?: CaseRequest['query'],
  path?: CaseRequest['path'],
) => Promise<JsonValue | undefined>;

export const history: Property = {
  id: 'history',
  summary:
    'Each parent of a listed commit is in the list, too. Counts, comparisons, `first_parent` and `order=topo` agree with the parents.',
  from: '`parent_ids` of commits',
  plan: (contract, target) =>
    comparisonJobs(
      contract,
      target,
      'history',
      CHECKS.map(({ missing = withoutMerge, compare, ...check }) => ({
        ...check,
        compare: async (reader) => {
          const ask = asking(contract, target, reader);
          const mismatches = await compare(ask);
          if (mismatches.length > 0) return { mismatches, missing: [] };
          return { mismatches, missing: missing(readGraph(await readCommits(ask))) };
        },
      })),
    ),
};

interface HistoryCheck {
  operation: string;
  name: string;
  summary: string;
  /** Returns the data without which the history could not show a fault. Default: a merge. */
  missing?: (history: History) => string[];
  /** Returns the mismatches. */
  compare: (ask: Ask) => Promise<Mismatch[]>;
}

const CHECKS: HistoryCheck[] = [
  {
    operation: 'listCommits',
    name: 'history.parents',
    summary: 'A history begins with one commit, and has each parent',
    compare: compareParents,
  },
  {
    operation: 'listCommits',
    name: 'history.first-parent',
    summary: 'With first_parent, the list follows the first parent at a merge',
    missing: withoutLongBranch,
    compare: async (ask) => {
      const { firstParents } = readGraph(await readCommits(ask));
      const listed = await readCommits(ask, { first_parent: true });
      return differentIds(idsOf(firstParents), idsOf(listed));
    },
  },
  {
    operation: 'listCommits',
    name: 'history.topological',
    summary: 'In topological order, each commit is before its parents',
    compare: compareOrder,
  },
  {
    operation: 'getCommitSequence',
    name: 'history.count',
    summary: 'The count is the number of listed commits',
    compare: (ask) => compareCount(ask, ({ commits }) => commits, {}),
  },
  {
    operation: 'getCommitSequence',
    name: 'history.first-parent',
    summary: 'With first_parent, the count is the number of first parents',
    missing: withoutLongBranch,
    compare: (ask) => compareCount(ask, ({ firstParents }) => firstParents, { first_parent: true }),
  },
  {
    operation: 'listContributors',
    name: 'history.commits',
    summary: 'The commits of all contributors are the listed ones without merges',
    compare: compareContributors,
  },
  {
    operation: 'compareRefs',
    name: 'history.between',
    summary: 'A comparison has the commits that its end has in addition to its start',
    compare: compareBetween,
  },
  {
    operation: 'compareRefs',
    name: 'history.same-ref',
    summary: 'Only a comparison of a commit with itself has `compare_same_ref`',
    compare: compareSameRef,
  },
];

/** Without a merge, every history is a line, on which most faults do not show. */
function withoutMerge({ commits }: History): string[] {
  return commits.some(isMerge) ? [] : ['a merge in the default branch'];
}

/** If each merged branch has one commit, there are as many first parents as commits that are no merges. */
function withoutLongBranch({ commits, firstParents }: History): string[] {
  return commits.filter((commit) => !isMerge(commit)).length === firstParents.length
    ? ['a merge of a branch with 2 commits into the default branch']
    : [];
}

async function compareParents(ask: Ask): Promise<Mismatch[]> {
  const commits = await readCommits(ask);
  const ids = new Set(idsOf(commits));
  const [first, ...others] = withoutChild(commits);
  const unknown = commits.flatMap(({ parent_ids }) => parent_ids).filter((id) => !ids.has(id));
  return [
    ...others.map(({ id }) => ({
      requirement: 'each commit of a branch but the newest is a parent of another',
      actual: `${first!.id} and ${id} are both no parent`,
      location: '/parent_ids',
    })),
    ...unknown.map((id) => ({
      requirement: 'the history of a branch contains each parent',
      actual: `it lacks ${id}`,
      location: '/parent_ids',
    })),
  ];
}

async function compareOrder(ask: Ask): Promise<Mismatch[]> {
  const sorted = await readCommits(ask, { order: 'topo' });
  const places = new Map(sorted.map(({ id }, place) => [id, place]));
  const early = sorted.flatMap(({ id, parent_ids }, place) =>
    parent_ids
      .filter((parent) => (places.get(parent) ?? place) < place)
      .map((parent) => ({
        requirement: 'in topological order, each commit is before its parents',
        actual: `${parent} is before its child ${id}`,
      })),
  );
  return [...early, ...differentIds(idsOf(await readCommits(ask)), idsOf(sorted))];
}

async function compareCount(
  ask: Ask,
  counted: (history: History) => Commit[],
  query: CaseRequest['query'],
): Promise<Mismatch[]> {
  const graph = readGraph(await readCommits(ask));
  const { length } = counted(graph);
  const { count } = (await ask('getCommitSequence', query, { sha: graph.tip.id })) as {
    count: number;
  };
  return count === length
    ? []
    : [
        {
          requirement: `the count is that of the listed commits, which is ${length}`,
          actual: `it is ${count}`,
          location: '/count',
        },
      ];
}

async function compareContributors(ask: Ask): Promise<Mismatch[]> {
  const { length } = (await readCommits(ask)).filter((commit) => !isMerge(commit));
  const contributors = (await readPages(ask, 'listContributors')) as { commits: unknown }[];
  // The schema judges the type of the numbers.
  const sum = contributors.reduce((total, { commits }) => total + Number(commits), 0);
  return sum === length
    ? []
    : [
        {
          requirement: `the contributors have the listed commits without merges, which are ${length}`,
          actual: `they have ${sum}`,
          location: '/commits',
        },
      ];
}

/** The part of a comparison that the property needs. */
interface Comparison {
  commits: { id: string }[];
  compare_same_ref: boolean;
}

/** The number of first parents between the compared commits. Each may be the merge of a branch. */
const COMPARED = 3;

async function compareBetween(ask: Ask): Promise<Mismatch[]> {
  const { commits, tip, firstParents } = readGraph(await readCommits(ask));
  const from = firstParents[Math.min(COMPARED, firstParents.length - 1)]!;
  const earlier = withAncestors(commits, from);
  const expected = idsOf(commits).filter((id) => !earlier.has(id));
  const { commits: shown } = await readComparison(ask, from, tip);
  return differentIds(
    expected,
    shown.map(({ id }) => id),
  );
}

async function compareSameRef(ask: Ask): Promise<Mismatch[]> {
  const { tip, firstParents } = readGraph(await readCommits(ask));
  const parent = firstParents[1];
  if (!parent) throw new MissingWitness('2 commits in the default branch');
  const pairs: [from: Commit, to: Commit][] = [
    [parent, tip],
    [tip, parent],
    [tip, tip],
  ];
  const mismatches: Mismatch[] = [];
  for (const [from, to] of pairs) {
    const { compare_same_ref: shown } = await readComparison(ask, from, to);
    if (shown !== (from === to))
      mismatches.push({
        requirement: `compare_same_ref is ${from === to} from ${from.id} to ${to.id}`,
        actual: `it is ${shown}`,
        location: '/compare_same_ref',
      });
  }
  return mismatches;
}

async function readComparison(ask: Ask, from: Commit, to: Commit): Promise<Comparison> {
  return (await ask('compareRefs', { from: from.id, to: to.id })) as unknown as Comparison;
}

/** Returns the IDs of a commit and of all its ancestors. */
function withAncestors(commits: Commit[], from: Commit): Set<string> {
  const byId = new Map(commits.map((commit) => [commit.id, commit]));
  const found = new Set<string>();
  const next = [from.id];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    next.push(...(byId.get(id)?.parent_ids ?? []));
  }
  return found;
}

function differentIds(expected: string[], actual: string[]): Mismatch[] {
  const [known, listed] = [new Set(expected), new Set(actual)];
  return [
    ...expected
      .filter((id) => !listed.has(id))
      .map((id) => ({ requirement: `the list contains ${id}`, actual: 'it lacks it' })),
    ...actual
      .filter((id) => !known.has(id))
      .map((id) => ({ requirement: `the list lacks ${id}`, actual: 'it contains it' })),
  ].slice(0, 1);
}

/** Reads the shape of a history. @throws MissingWitness when the commits have no single newest one */
function readGraph(commits: Commit[]): History {
  const [tip, ...others] = withoutChild(commits);
  if (!tip || others.length > 0) throw new MissingWitness('a history with correct parents');
  const byId = new Map(commits.map((commit) => [commit.id, commit]));
  const firstParents: Commit[] = [];
  for (let next: Commit | undefined = tip; next; next = byId.get(next.parent_ids[0] ?? ''))
    firstParents.push(next);
  return { commits, tip, firstParents };
}

function withoutChild(commits: Commit[]): Commit[] {
  const parents = new Set(commits.flatMap(({ parent_ids }) => parent_ids));
  return commits.filter(({ id }) => !parents.has(id));
}

function isMerge({ parent_ids }: Commit): boolean {
  return parent_ids.length > 1;
}

function idsOf(commits: Commit[]): string[] {
  return commits.map(({ id }) => id);
}

/** Reads all commits of the default branch. */
async function readCommits(ask: Ask, query?: CaseRequest['query']): Promise<Commit[]> {
  return (await readPages(ask, 'listCommits', query)) as unknown as Commit[];
}

const MOST_PAGES = 5;

/** @throws MissingWitness when the list is empty, or too long for a whole comparison */
async function readPages(
  ask: Ask,
  operation: string,
  query: CaseRequest['query'] = {},
): Promise<JsonValue[]> {
  const items: JsonValue[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const more = (await ask(operation, { ...query, per_page: MOST_PER_PAGE, page })) as JsonValue[];
    items.push(...more);
    if (more.length < MOST_PER_PAGE && items.length > 0) return items;
  }
  throw new MissingWitness(`a default branch with 1 to ${MOST_PAGES * MOST_PER_PAGE - 1} commits`);
}

function asking(contract: Contract, target: Target, reader: Reader): Ask {
  const { id } = reader.request.path;
  return async (name, query = {}, path = {}) => {
    const request: CaseRequest = { path: { id: id!, ...path }, query, headers: {} };
    return readJson(await sendJudged(contract, target, reader, name, request));
  };
}

import type { CaseRequest } from '../../../contract/case.ts';
import { isObject } from '../../../contract/isObject.ts';
import { fixtureOf, type Mismatch } from '../properties/propertyJob.ts';
import { MOST_PER_PAGE, readList, shown } from '../properties/reader.ts';
import { timeText } from '../properties/timeText.ts';
import { MissingWitness } from '../properties/witness.ts';
import { checkPresence } from './conditionalField.ts';
import {
  type Commit,
  findBranch,
  findTips,
  lacksLongBranch,
  lacksMerge,
  listIds,
  onHistory,
  readCommits,
} from './history.ts';
import { differing, type Probe, type ProbeReader, unless, unlessSame } from './probe.ts';

export const commits: Probe[] = [
  {
    statement: 'commits.parent-ids',
    operations: ['listCommits'],
    try: async (reader) => {
      const all = await readCommits(reader);
      const known = new Set(listIds(all));
      const tips = listIds(findTips(all)).join(' and ');
      const lost = all.flatMap(({ parent_ids }) => parent_ids).filter((id) => !known.has(id));
      const mismatches = [
        ...unless(
          !tips.includes(' '),
          'each commit but the newest is a parent of another',
          `${tips} are no parent`,
          '/parent_ids',
        ),
        ...unless(
          lost.length === 0,
          'the history of a branch contains each parent',
          `it lacks ${lost[0]}`,
          '/parent_ids',
        ),
      ];
      return { mismatches, missing: mismatches.length > 0 ? [] : lacksMerge({ commits: all }) };
    },
  },
  {
    statement: 'commits.first-parent',
    try: onHistory(async (reader, { firstParents }) => {
      const listed = await readCommits(reader, { first_parent: true });
      return differing('the list', listIds(firstParents), listIds(listed));
    }, lacksLongBranch),
  },
  {
    statement: 'commits.no-totals',
    try: async (reader) => {
      const mismatches: Mismatch[] = [];
      const path = fixtureOf(reader.target, 'file.path');
      for (const query of [{ path }, { all: true }, { first_parent: true }, { with_stats: true }]) {
        const page = await reader.read({ ...query, per_page: 1 });
        for (const name of ['x-total', 'x-total-pages'])
          mismatches.push(
            ...unless(
              page.header(name) === undefined,
              `with ${shown(query)}, ${name} is empty or absent`,
              `it is ${page.header(name)}`,
              name,
            ),
          );
      }
      return mismatches;
    },
  },
  {
    statement: 'commits.topological-order',
    try: onHistory(async (reader, history) => {
      const sorted = await readCommits(reader, { order: 'topo' });
      const places = new Map(sorted.map(({ id }, place) => [id, place]));
      const isEarly = (place: number) => (parent: string) => (places.get(parent) ?? place) < place;
      const early = sorted.filter(({ parent_ids }, place) => parent_ids.some(isEarly(place)));
      return [
        ...unless(
          early.length === 0,
          'each commit is before its parents',
          `a parent of ${early[0]?.id} is before it`,
        ),
        ...differing('the list', listIds(history.commits), listIds(sorted)),
      ];
    }),
  },
  {
    statement: 'commits.sequence',
    try: onHistory((reader, { tip, commits }) => checkCount(reader, tip, commits, {})),
  },
  {
    statement: 'commits.sequence-first-parent',
    try: onHistory(
      (reader, { tip, firstParents }) =>
        checkCount(reader, tip, firstParents, { first_parent: true }),
      lacksLongBranch,
    ),
  },
  ...(['since', 'until'] as const).map(
    (limit): Probe => ({
      statement: `commits.${limit}`,
      try: async (reader) => {
        const all = await readCommits(reader);
        // Git keeps times in seconds.
        const commit = all.find(({ committed_date }) => Date.parse(committed_date) % 1000 === 0);
        if (!commit) throw new MissingWitness('a commit at a full second');
        const time = timeText(Date.parse(commit.committed_date));
        const { items } = await readList(reader, { [limit]: time });
        const isShown = items.some((one) => isObject(one) && one.id === commit.id);
        const { id } = commit;
        return unless(isShown, `${limit}=${time} shows commit ${id} of this time`, 'it is missing');
      },
    }),
  ),
  {
    statement: 'commits.retrieve-by-ref',
    parts: ['branch', 'tag'],
    try: async (reader, kind) => {
      const named =
        kind === 'tag' ? await findAnnotated(reader) : await findBranch(reader, 'other');
      const [byName, bySha] = [
        await reader.ask('getCommit', { path: { sha: named.name } }),
        await reader.ask('getCommit', { path: { sha: named.sha } }),
      ];
      return unless(
        JSON.stringify(byName.body) === JSON.stringify(bySha.body),
        `the ${kind} ${named.name} gets the commit ${named.sha}`,
        `it gets ${shown(byName.body)}`,
      );
    },
  },
  {
    statement: 'commits.refs-all',
    try: async (reader) => {
      const tag = await findAnnotated(reader);
      const sha = tag.commit.parent_ids[0]!;
      const namesOf = async (type?: string) =>
        (
          await reader.ask('listCommitRefs', {
            path: { sha },
            query: { per_page: MOST_PER_PAGE, ...(type !== undefined && { type }) },
          })
        ).items.map((one) => JSON.stringify(one));
      const [all, branches, tags] = [
        await namesOf(),
        await namesOf('branch'),
        await namesOf('tag'),
      ];
      return [
        ...differing('the list of all refs', [...branches, ...tags], all),
        ...unless(
          tags.some((one) => one.includes(JSON.stringify(tag.name))),
          `with type=tag, the refs of ${sha} have ${tag.name}, which contains it`,
          'they lack it',
        ),
      ];
    },
  },
  {
    statement: 'commits.list-with-trailers',
    try: (reader) => checkPresence(reader, ['trailers', 'extended_trailers'], 'trailers'),
  },
  {
    statement: 'commits.list-with-stats',
    try: (reader) => checkPresence(reader, ['stats'], 'with_stats'),
  },
  {
    statement: 'commits.retrieve-with-stats',
    try: (reader) => checkPresence(reader, ['stats'], 'stats', true),
  },
];

/** Returns an annotated tag, whose SHA is not that of its commit. */
async function findAnnotated(reader: ProbeReader) {
  const { items } = await reader.ask('listTags', { query: { per_page: MOST_PER_PAGE } });
  const tags = items as unknown as { name: string; message: string | null; commit: Commit }[];
  const tag = tags.find(({ message, commit }) => message !== null && commit.parent_ids.length > 0);
  if (!tag) throw new MissingWitness('an annotated tag on a commit with a parent');
  return { ...tag, sha: tag.commit.id };
}

async function checkCount(
  reader: ProbeReader,
  { id: sha }: Commit,
  { length }: Commit[],
  query: CaseRequest['query'],
) {
  const { body } = await reader.ask('getCommitSequence', { query, path: { sha } });
  const { count } = body as { count: number };
  return unlessSame('the count, as the list shows,', length, count, '/count');
}

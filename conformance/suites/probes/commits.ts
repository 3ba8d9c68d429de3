import type { CaseRequest } from '../../../contract/case.ts';
import { checkPresence } from './conditionalField.ts';
import {
  type Commit,
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

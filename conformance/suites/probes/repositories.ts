import { isObject } from '../../../contract/isObject.ts';
import { CannotPerform } from '../../engine/job.ts';
import type { Mismatch } from '../properties/propertyJob.ts';
import { MissingWitness } from '../properties/witness.ts';
import { checkPresence } from './conditionalField.ts';
import { type Commit, isMerge, listIds, onHistory, readPages } from './history.ts';
import { checkAccepted, differing, type Probe, type ProbeReader, unlessSame } from './probe.ts';

/** The number of first parents between the compared commits. Each may be the merge of a branch. */
const COMPARED = 3;

export const repositories: Probe[] = [
  {
    statement: 'repositories.tree-with-last-commit',
    try: (reader) => checkPresence(reader, ['last_commit'], 'with_last_commit'),
  },
  { statement: 'repositories.blobs-at-most-20', try: sendMostFiles },
  {
    statement: 'repositories.contributor-commits',
    try: onHistory(async (reader, { commits }) => {
      const { length } = commits.filter((commit) => !isMerge(commit));
      const contributors = await readPages(reader, 'listContributors');
      // The schema judges the type of the numbers.
      const sum = contributors.reduce<number>(
        (total, one) => total + Number(isObject(one) && one.commits),
        0,
      );
      return unlessSame('the sum, as the list without merges shows,', length, sum, '/commits');
    }),
  },
  {
    statement: 'repositories.compare-commits',
    try: onHistory(async (reader, { commits, tip, firstParents }) => {
      const from = firstParents[Math.min(COMPARED, firstParents.length - 1)]!;
      const earlier = findAncestors(commits, from);
      const expected = listIds(commits).filter((id) => !earlier.has(id));
      const { commits: shown } = await compare(reader, from, tip);
      return differing('the comparison', expected, listIds(shown));
    }),
  },
  {
    statement: 'repositories.compare-same-ref',
    try: onHistory(async (reader, { tip, firstParents: [, parent] }) => {
      if (!parent) throw new MissingWitness('2 commits in the default branch');
      const mismatches: Mismatch[] = [];
      for (const [from, to] of [
        [parent, tip],
        [tip, parent],
        [tip, tip],
      ] as const) {
        const { compare_same_ref: shown } = await compare(reader, from, to);
        const what = `compare_same_ref from ${from.id} to ${to.id}`;
        mismatches.push(...unlessSame(what, from === to, shown, '/compare_same_ref'));
      }
      return mismatches;
    }),
  },
];

/** The part of a comparison that the probes need. */
interface Comparison {
  commits: { id: string }[];
  compare_same_ref: boolean;
}

async function compare(reader: ProbeReader, from: Commit, to: Commit): Promise<Comparison> {
  const { body } = await reader.ask('compareRefs', { query: { from: from.id, to: to.id } });
  return body as unknown as Comparison;
}

/** Returns the IDs of a commit and of all its ancestors. */
function findAncestors(commits: Commit[], from: Commit): Set<string> {
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

const MOST_FILES = 20;

async function sendMostFiles(reader: ProbeReader): Promise<Mismatch[]> {
  const { request, operation } = reader;
  const [file] =
    isObject(request.body) && Array.isArray(request.body.files) ? request.body.files : [];
  if (file === undefined)
    throw new CannotPerform('not-run', `no case of ${operation.id} has files`);
  const files = Array.from({ length: MOST_FILES }, () => file);
  return checkAccepted(
    reader,
    { ...request, body: { files } },
    `a request for ${MOST_FILES} files`,
  );
}

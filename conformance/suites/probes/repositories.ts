import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import { isObject } from '../../../contract/isObject.ts';
import { readJson } from '../../../wire/readBody.ts';
import { CannotPerform } from '../../engine/job.ts';
import { callersToTry } from '../../target/tokenFor.ts';
import { readLinks } from '../properties/links.ts';
import { wrongWalk } from '../properties/pages.ts';
import { fixtureOf, type Mismatch } from '../properties/propertyJob.ts';
import { type JudgedResponse, MOST_PER_PAGE } from '../properties/reader.ts';
import { MissingWitness } from '../properties/witness.ts';
import { checkPresence } from './conditionalField.ts';
import {
  type Commit,
  findBranch,
  isMerge,
  listIds,
  onHistory,
  readCommits,
  readPages,
} from './history.ts';
import {
  checkAccepted,
  differing,
  type Probe,
  type ProbeReader,
  unless,
  unlessSame,
} from './probe.ts';

/** The number of first parents between the compared commits. Each may be the merge of a branch. */
const COMPARED = 3;

export const repositories: Probe[] = [
  {
    statement: 'repositories.tree-with-last-commit',
    try: (reader) => checkPresence(reader, ['last_commit'], 'with_last_commit'),
  },
  { statement: 'repositories.blobs-at-most-20', try: sendMostFiles },
  { statement: 'repositories.blobs-missing-file', try: sendMissingFile },
  {
    statement: 'repositories.tree-entry-path',
    try: async (reader) => {
      const all = (await readPages(reader, 'listTree', { recursive: true })) as unknown as Entry[];
      const countBelow = ({ path }: Entry) => all.filter((one) => isBelow(one, path)).length;
      const [directory] = all
        .filter(({ type }) => type === 'tree')
        .sort((one, other) => countBelow(other) - countBelow(one));
      if (!directory) throw new MissingWitness('a directory in the repository');
      const { path } = directory;
      const expected = all.filter((one) => isBelow(one, path));
      const deep = await readPages(reader, 'listTree', { path, recursive: true });
      const flat = await readPages(reader, 'listTree', { path });
      const paths = (entries: unknown[]) => (entries as Entry[]).map((one) => one.path);
      const children = expected.filter((one) => !one.path.slice(path.length + 1).includes('/'));
      return [
        ...differing(`the recursive tree of ${path}`, paths(expected), paths(deep)),
        ...differing(`the tree of ${path}`, paths(children), paths(flat)),
      ];
    },
  },
  {
    statement: 'repositories.contributor-commits',
    try: onHistory(async (reader, { commits }) => {
      const { length } = commits.filter((commit) => !isMerge(commit));
      const sum = addUp(await readPages(reader, 'listContributors'), 'commits');
      return unlessSame('the sum, as the list without merges shows,', length, sum, '/commits');
    }),
  },
  {
    statement: 'repositories.contributor-lines',
    parts: ['additions', 'deletions'],
    try: async (reader, field) => {
      const commits = await readCommits(reader, { with_stats: true });
      const stats = commits.filter((one) => !isMerge(one)).map((one) => one.stats as JsonValue);
      const sum = addUp(await readPages(reader, 'listContributors'), field);
      const what = `the sum of ${field}, as the commits without merges show,`;
      return unlessSame(what, addUp(stats, field), sum, `/${field}`);
    },
  },
  {
    statement: 'repositories.tree-last-commit-of-entry',
    try: async (reader) => {
      const { items } = await reader.read({ with_last_commit: true });
      const mismatches = await wrongLastCommits(reader, items);
      const directories = items
        .filter(isDirectory)
        .slice(0, MOST_DIRECTORIES) as unknown as Entry[];
      for (const { path } of directories) {
        const below = await reader.read({ path, with_last_commit: true });
        mismatches.push(...(await wrongLastCommits(reader, below.items)));
      }
      return {
        mismatches,
        missing: directories.length === 0 ? ['a directory in the repository'] : [],
      };
    },
  },
  {
    statement: 'repositories.compare-commits',
    try: onHistory(async (reader, { commits, tip, firstParents }) => {
      const mismatches: Mismatch[] = [];
      // The whole history is longer than a page of a list.
      for (const count of [COMPARED, commits.length]) {
        const from = firstParents[Math.min(count, firstParents.length - 1)]!;
        const earlier = findAncestors(commits, from);
        const expected = listIds(commits).filter((id) => !earlier.has(id));
        const { commits: shown } = await compare(reader, { from: from.id, to: tip.id });
        mismatches.push(...differing('the comparison', expected, listIds(shown)));
      }
      return mismatches;
    }),
  },
  {
    statement: 'repositories.compare-latest-commit',
    try: onHistory(
      async (reader, { tip, firstParents }) => {
        const from = firstParents[Math.min(COMPARED, firstParents.length - 1)]!;
        const { commit } = await compare(reader, { from: from.id, to: tip.id });
        return unlessSame('the latest commit', tip.id, commit?.id, '/commit');
      },
      ({ firstParents }) => (firstParents.length > 2 ? [] : ['3 commits in the default branch']),
    ),
  },
  {
    statement: 'repositories.compare-refs',
    try: async (reader) => {
      const [main, side] = [await findBranch(reader, 'name'), await findBranch(reader, 'other')];
      const mismatches: Mismatch[] = [];
      let isTelling = false;
      for (const [from, to] of [
        [main, side],
        [side, main],
      ] as const) {
        const named = await compare(reader, { from: from.name, to: to.name });
        const direct = await compare(reader, { from: from.name, to: to.name, straight: true });
        isTelling ||= JSON.stringify(named.diffs) !== JSON.stringify(direct.diffs);
        for (const ends of [
          { from: from.sha, to: to.name },
          { from: from.name, to: to.sha },
        ]) {
          const shown = await compare(reader, ends);
          mismatches.push(
            ...(['diffs', 'commits', 'commit'] as const).flatMap((field) =>
              unless(
                JSON.stringify(shown[field]) === JSON.stringify(named[field]),
                `the comparison from ${ends.from} to ${ends.to} is that of the branches with these newest commits`,
                `its ${field} are others`,
                `/${field}`,
              ),
            ),
          );
        }
      }
      return { mismatches, missing: isTelling ? [] : ['two branches with different changes'] };
    },
  },
  {
    statement: 'repositories.compare-from-project',
    try: async (reader) => {
      const fork = Number(fixtureOf(reader.target, 'project.fork'));
      const name = String(fixtureOf(reader.target, 'branch.name'));
      const theirs = await reader.ask('listCommits', {
        path: { id: fork },
        query: { ref_name: name, per_page: MOST_PER_PAGE },
      });
      const known = new Set((theirs.items as unknown as Commit[]).map(({ id }) => id));
      const commits = await readCommits(reader, { ref_name: name });
      const expected = listIds(commits).filter((id) => !known.has(id));
      if (expected.length === 0)
        throw new MissingWitness('a fork that lacks a commit of the project');
      if (known.size === MOST_PER_PAGE)
        throw new MissingWitness('a fork with less than 100 commits');
      const mismatches: Mismatch[] = [];
      for (const straight of [false, true]) {
        const query = { from: name, to: name, from_project_id: fork, straight };
        const { commits: shown } = await compare(reader, query);
        mismatches.push(...differing('the comparison from the fork', expected, listIds(shown)));
      }
      return mismatches;
    },
  },
  { statement: 'repositories.tree-page-token', mayWrite: true, try: walkBesideEqualFiles },
  {
    statement: 'conventions.keyset-per-page-maximum',
    operations: ['listTree'],
    mayWrite: true,
    try: readLargePage,
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
        const { compare_same_ref: shown } = await compare(reader, { from: from.id, to: to.id });
        const what = `compare_same_ref from ${from.id} to ${to.id}`;
        mismatches.push(...unlessSame(what, from === to, shown, '/compare_same_ref'));
      }
      return mismatches;
    }),
  },
  {
    statement: 'repositories.compare-web-url',
    try: async (reader) => {
      const [tip] = await readCommits(reader);
      const parent = tip?.parent_ids[0];
      if (!tip || !parent) throw new MissingWitness('2 commits in the default branch');
      const compared = [
        await compare(reader, { from: parent, to: tip.id }),
        await compare(reader, { from: tip.id, to: parent }),
        await compare(reader, { from: tip.id, to: parent, straight: true }),
      ];
      const kinds = new Set(compared.map(({ diffs }) => JSON.stringify(diffs)));
      if (kinds.size < compared.length) throw new MissingWitness('a newest commit with changes');
      const pages = new Set(compared.map(({ web_url }) => web_url));
      return unless(
        pages.size === compared.length,
        'comparisons with different changes have different addresses',
        `${compared.length} of them have ${[...pages].join(' and ')}`,
        '/web_url',
      );
    },
  },
];

/** The directories whose entries are looked at. In some, one commit changed all entries. */
const MOST_DIRECTORIES = 5;

/** Compares `last_commit` of two files and two directories of a tree with the history of each. */
async function wrongLastCommits(reader: ProbeReader, items: JsonValue[]): Promise<Mismatch[]> {
  const files = items.filter((item) => !isDirectory(item)).slice(0, 2);
  const entries = [...files, ...items.filter(isDirectory).slice(0, 2)] as unknown as Entry[];
  const mismatches: Mismatch[] = [];
  for (const { path, last_commit: shown } of entries) {
    const { items: changes } = await reader.ask('listCommits', { query: { path, per_page: 1 } });
    const [{ id }] = changes as [{ id: string }];
    mismatches.push(...unlessSame(`last_commit of ${path}`, id, shown.id, '/last_commit'));
  }
  return mismatches;
}

function isDirectory(item: JsonValue): boolean {
  return isObject(item) && item.type === 'tree';
}

function isBelow({ path }: Entry, directory: string): boolean {
  return path.startsWith(`${directory}/`);
}

/** The part of a tree entry that the probes need. */
interface Entry {
  id: string;
  path: string;
  type: string;
  last_commit: { id: string };
}

/** Returns the sum of a field. The schema judges the type of the numbers. */
function addUp(items: JsonValue[], field: string): number {
  return items.reduce<number>((sum, one) => sum + Number(isObject(one) && one[field]), 0);
}

/** The part of a comparison that the probes need. */
interface Comparison {
  commit: { id: string } | null;
  commits: { id: string }[];
  compare_same_ref: boolean;
  diffs: { new_path: string; new_file: boolean | null }[];
  web_url: string;
}

async function compare(reader: ProbeReader, query: CaseRequest['query']): Promise<Comparison> {
  const { body } = await reader.ask('compareRefs', { query });
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

/** Asks for a file at a commit before its creation, and for the same file on the default branch. */
async function sendMissingFile(reader: ProbeReader): Promise<Mismatch[]> {
  const commits = await readCommits(reader);
  const [tip, first] = [commits[0]!, commits.at(-1)!];
  const { diffs } = await compare(reader, { from: first.id, to: tip.id, straight: true });
  const path = diffs.find(({ new_file }) => new_file === true)?.new_path;
  if (path === undefined) throw new MissingWitness('a file that the first commit does not have');
  const body = { files: [{ path, ref: first.id }, { path }] };
  const { exchange } = await reader.send({ request: { ...reader.request, body } });
  const items = exchange.response?.status === 200 ? readJson(exchange.response) : undefined;
  if (!Array.isArray(items))
    throw new CannotPerform('not-run', `the response is ${exchange.response?.status}`);
  return unless(
    items.length === 1,
    `${path} is omitted at ${first.id}, which does not have it, and is found on the default branch`,
    `${items.length} items came`,
  );
}

/** Walks by cursor through a tree with two equal files. A page ends with the first of them. */
async function walkBesideEqualFiles(reader: ProbeReader): Promise<Mismatch[]> {
  const { query, entries } = (await findEqualFiles(reader)) ?? (await createEqualFiles(reader));
  const first = entries.findIndex(({ id }, index) => lastPlace(entries, id) > index);
  const perPage = Math.min(first + 1, MOST_PER_PAGE);
  const walked: JsonValue[] = [];
  let next: CaseRequest['query'] | undefined = {
    ...query,
    pagination: 'keyset',
    per_page: perPage,
  };
  for (let pages = 0; next && pages <= entries.length / perPage; pages += 1) {
    const page: JudgedResponse = await reader.read(next);
    walked.push(...page.items);
    next = page.items.length > 0 ? readLinks(page)?.next : undefined;
  }
  return wrongWalk(entries as unknown as JsonValue[], walked);
}

/** Returns the place of the last entry with an ID. */
function lastPlace(entries: Entry[], id: string): number {
  return entries.findLastIndex((one) => one.id === id);
}

interface EqualFiles {
  query: CaseRequest['query'];
  entries: Entry[];
}

/** Returns the tree of the default branch if it has two equal files. */
async function findEqualFiles(reader: ProbeReader): Promise<EqualFiles | undefined> {
  const query = { recursive: true };
  const entries = (await readPages(reader, 'listTree', query)) as unknown as Entry[];
  return entries.some(({ id }, index) => lastPlace(entries, id) > index)
    ? { query, entries }
    : undefined;
}

/** Creates two equal files with another one between them, on a new branch. */
async function createEqualFiles(reader: ProbeReader): Promise<EqualFiles> {
  const contents = ['equal', 'another', 'equal', 'last'];
  const query = await createFiles(reader, contents, 'two equal files in the default branch');
  const entries = (await readPages(reader, 'listTree', query)) as unknown as Entry[];
  return { query, entries };
}

/** Asks for more than a page by cursor may have. */
async function readLargePage(reader: ProbeReader): Promise<Mismatch[]> {
  const count = MOST_PER_PAGE + 1;
  const second = { recursive: true, per_page: MOST_PER_PAGE, page: 2 };
  const { items } = await reader.ask('listTree', { query: second });
  const query =
    items.length > 0
      ? { recursive: true }
      : await createFiles(
          reader,
          Array.from({ length: count }, (_, index) => `${index}`),
          `${count} entries in the default branch`,
        );
  const asked = { ...query, pagination: 'keyset', per_page: count };
  // A server may also refuse such a page.
  const { items: shown } = await reader.read(asked, [200, 400]);
  return unless(
    shown.length <= MOST_PER_PAGE,
    `a page has at most ${MOST_PER_PAGE} items`,
    `per_page=${count} gives ${shown.length}`,
  );
}

/**
 * Creates a file for each content in a directory of a new branch. Returns the query that lists them.
 * @throws MissingWitness when the run may not do so
 */
async function createFiles(
  reader: ProbeReader,
  contents: string[],
  witness: string,
): Promise<CaseRequest['query']> {
  const { contract, target, request } = reader;
  const operation = contract.operations.get('createCommit');
  if (!target.writes?.operations.has('createCommit') || !operation)
    throw new MissingWitness(witness);
  const path = target.writes.nextName();
  const { exchange } = await reader.send({
    operation,
    request: {
      path: request.path,
      query: {},
      headers: {},
      contentType: 'application/json',
      body: {
        branch: path,
        start_branch: fixtureOf(target, 'branch.name'),
        commit_message: 'Add files',
        actions: contents.map((content, index) => ({
          action: 'create',
          file_path: `${path}/${index + 1}`,
          content,
        })),
      },
    },
    ...callersToTry(undefined, target)[0],
    expected: { status: 201 },
  });
  if (exchange.response?.status !== 201)
    throw new CannotPerform('not-run', `createCommit responds with ${exchange.response?.status}`);
  return { ref: path, path };
}

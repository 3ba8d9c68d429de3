import { beforeAll, expect, test } from 'vitest';
import { type Contract, readContract } from '../../contract/contract.ts';
import type { Statement } from '../../contract/statement.ts';
import type { Job } from '../engine/job.ts';
import type { Outcome } from '../engine/result.ts';
import { judges } from '../engine/statementsOf.ts';
import { SUITES } from '../suites/index.ts';
import { UNKNOWN_DEPLOYMENT } from '../target/target.ts';
import { mostTellingFirst } from './mostTelling.ts';
import { planJobs } from './planJobs.ts';

const statement = (id: string, operation: string, property: string): Statement => ({
  ...{ id, document: 1, section: 'S', says: '' },
  ...{ operations: [operation], shownBy: [{ property }] },
});
const statements = [
  statement('sorted', 'listTags', 'sort'),
  statement('named', 'listTags', 'sort.name'),
  statement('paged', 'listTags', 'pages'),
  statement('searched', 'listNotes', 'search'),
];

const facts = (id: string, area: string) => ({
  suite: 'properties',
  id,
  area,
  operations: [id.split('.')[0]!] as [string],
});
const job = (id: string, area = 'tags'): Job =>
  ({ ...facts(id, area), perform: async () => ({ outcome: 'pass' }) }) as unknown as Job;
const jobs = [
  job('listTags.encoding'),
  job('getUser.encoding', 'users'),
  job('listNotes.search', 'notes'),
  job('listTags.pages'),
  job('listTags.sort.date'),
  job('listTags.sort.name'),
];
const order = (last: [id: string, area: string, Outcome][]) =>
  mostTellingFirst(
    { statements },
    jobs,
    last.map(([id, area, outcome]) => ({ ...facts(id, area), outcome })),
  ).map(({ id }) => id);

test('jobs that judge a new statement come first, and those that judge most of all', () => {
  expect(order([])).toEqual([
    'listTags.sort.name',
    'listNotes.search',
    'listTags.pages',
    'listTags.sort.date',
    'listTags.encoding',
    'getUser.encoding',
  ]);
});

test('statements that the last run has judged count as known, and then its failed areas come', () => {
  const last: [string, string, Outcome][] = [
    ['listTags.sort.name', 'tags', 'pass'],
    ['listNotes.search', 'notes', 'fail'],
    ['getUser.encoding', 'users', 'fail'],
  ];
  expect(order(last).slice(0, 3)).toEqual([
    'listTags.pages',
    'getUser.encoding',
    'listNotes.search',
  ]);
});

test('a statement whose job did not run or was vacuous in the last run is still new', () => {
  expect(order([['listNotes.search', 'notes', 'vacuous']])[1]).toBe('listNotes.search');
  expect(order([['listNotes.search', 'notes', 'pass']])[1]).not.toBe('listNotes.search');
});

let contract: Contract;
beforeAll(async () => {
  contract = await readContract();
});

test('the first sixth of all jobs judges every statement that any job judges', () => {
  const all = planJobs(SUITES, contract, UNKNOWN_DEPLOYMENT);
  const ordered = mostTellingFirst(contract, all, []);
  const first = ordered.slice(0, Math.ceil(all.length / 6));
  const judgedBy = (some: Job[]) =>
    contract.statements.filter((one) => some.some((job) => judges(job, one))).length;
  expect(judgedBy(first)).toBe(judgedBy(all));
  expect(new Set(ordered)).toEqual(new Set(all));
});

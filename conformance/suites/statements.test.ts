/** The build checks the cases and workflows to which statements refer. The names of jobs are checked here. */
import { expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import type { Statement } from '../../contract/statement.ts';
import { judges } from '../engine/statementsOf.ts';
import { type Target, UNKNOWN_DEPLOYMENT } from '../target/target.ts';
import { SUITES } from './index.ts';

const contract = await readContract();
const deployment: Target = { ...UNKNOWN_DEPLOYMENT, base: 'http://forge.example/api/v4' };
// A job that cannot run on this target is planned all the same, with the reason.
const jobs = SUITES.flatMap((suite) => suite.plan(contract, deployment));

test('each part that judges a statement is a job of a suite', () => {
  const missing = contract.statements.flatMap(({ id, shownBy, ...rest }) =>
    shownBy
      .filter((one) => !jobs.some((job) => judges(job, { id, ...rest, shownBy: [one] })))
      .map((one) => `${id}: ${JSON.stringify(one)}`),
  );
  expect(missing).toEqual([]);
});

test('a name without a job is found', () => {
  const statement: Statement = {
    id: 'x.y',
    document: 1,
    section: 'X',
    says: 'X is Y.',
    operations: jobs[0]!.operations,
    shownBy: [{ property: 'sort.nothing' }],
  };
  expect(jobs.some((job) => judges(job, statement))).toBe(false);
});

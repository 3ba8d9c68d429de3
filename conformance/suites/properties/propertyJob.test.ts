import { expect, test } from 'vitest';
import { type Contract, readContract } from '../../../contract/contract.ts';
import type { Call, Job } from '../../engine/job.ts';
import type { Target } from '../../target/target.ts';
import { checkJob, findingsOf, type PropertyCheck } from './propertyJob.ts';
import { MissingWitness } from './witness.ts';

const contract: Contract = await readContract();
const reading: Target = {
  kind: 'live',
  can: { pickResponses: false, respondExactly: false, beWritten: false },
  base: 'http://127.0.0.1:1',
  tokens: { user: 'secret' },
  fixtures: {},
  flags: {},
};
const writing: Target = {
  ...reading,
  writes: { run: 'fc-1', nextName: () => 'fc-1-1', operations: new Set() },
};

const request = { path: { id: 7 }, query: {}, headers: {} };
const caller = { as: 'user', token: 'secret' };

/** A look that lacks a witness until it has been repeated so often. */
const missingUntil = (looks: number): PropertyCheck['look'] => {
  let count = 0;
  return async () => {
    count += 1;
    return { findings: [], missing: count > looks ? [] : ['two items', 'two items'] };
  };
};

async function perform(list: string, target: Target, look: PropertyCheck['look']) {
  const operation = contract.operations.get(list)!;
  const plan = { request, ...caller };
  const job = checkJob({ contract, target, operation, name: 'x', summary: 'x', plan, look });
  const sent: string[] = [];
  const send = async ({ operation: { id }, request: { body } }: Call) => {
    sent.push(`${id} ${JSON.stringify(body)}`);
    const created = Buffer.from(JSON.stringify({ id: 5, iid: 2 }));
    return {
      exchange: { response: { status: 201, headers: [], rawHeaders: [], body: created } },
      exchanges: [],
      redirects: [],
    };
  };
  const performed = job as Extract<Job, { perform: unknown }>;
  return { judgement: await performed.perform(send as never), sent, isAlone: performed.alone };
}

const vacuous = {
  outcome: 'vacuous',
  reason: 'the data could not show a fault: the check needs two items',
};

test('a job without its witness is vacuous, and the run would create it with writes', async () => {
  const { judgement, sent } = await perform('listMilestones', reading, missingUntil(9));
  expect(judgement).toEqual({ ...vacuous, needs: ['--allow-writes'] });
  expect(sent).toEqual([]);
});

test('no entry gives the witness of a list whose items a run cannot create', async () => {
  const { judgement } = await perform('listMergeRequests', writing, missingUntil(9));
  expect(judgement).toEqual(vacuous);
});

test('a look that throws for want of a witness is vacuous, too', async () => {
  const { judgement } = await perform('listMergeRequests', reading, async () => {
    throw new MissingWitness('two items');
  });
  expect(judgement).toEqual(vacuous);
});

test('with writes, the run creates three items, changes the first one last, and looks again', async () => {
  const { judgement, sent, isAlone } = await perform('listMilestones', writing, missingUntil(1));
  expect(judgement).toEqual({ outcome: 'pass' });
  expect(isAlone).toBe(true);
  expect(sent.map((line) => line.split(' ')[0])).toEqual([
    'createMilestone',
    'createMilestone',
    'createMilestone',
    'updateMilestone',
    'updateMilestone',
  ]);
  const [first, second] = sent;
  expect(first).toContain('"description"');
  expect(second).not.toContain('"description"');
});

test('a run sends no write for a witness if no token of the profile has its role', async () => {
  const withToken = (role: string) => ({ ...writing, tokens: { [role]: caller.token } });
  const performAs = (role: string) => perform('listUserSshKeys', withToken(role), missingUntil(1));
  const { judgement, sent } = await performAs('owner');
  expect(judgement).toEqual({ ...vacuous, needs: ['tokens.administrator'] });
  expect(sent).toEqual([]);
  for (const role of ['administrator', 'user'])
    expect((await performAs(role)).sent).toHaveLength(3);
});

test('a finding counts although a witness is missing', async () => {
  const findings = findingsOf('x', '#/x')([{ requirement: 'r', actual: 'a' }]);
  const look = async () => ({ findings, missing: ['two items'] });
  const { judgement, sent } = await perform('listMilestones', writing, look);
  expect(judgement).toEqual({ outcome: 'fail', findings });
  expect(sent).toEqual([]);
});

test('a look that cannot read a response is not run with deviations, and a fault of the suite without', async () => {
  const operation = contract.operations.get('listTags')!;
  const look = async () => {
    const tag: { commit: { parent_ids: string[] } } = JSON.parse('{"commit":{"parent_ids":null}}');
    return { findings: [], missing: tag.commit.parent_ids.map(String) };
  };
  const performWith = (read: Contract) => {
    const plan = { request, ...caller };
    const facts = { target: reading, operation, name: 'x', summary: 'x', plan, look };
    const job = checkJob({ contract: read, ...facts }) as Extract<Job, { perform: unknown }>;
    return job.perform((() => undefined) as never);
  };
  const deviations = { file: 'x.yaml', title: 'X', version: '1', actions: [], original: contract };
  await expect(performWith({ ...contract, deviations } as never)).rejects.toMatchObject({
    name: 'CannotPerform',
    outcome: 'not-run',
  });
  await expect(performWith(contract)).rejects.toThrow(TypeError);
});

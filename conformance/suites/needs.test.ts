import { expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { groupBy } from '../../contract/groupBy.ts';
import { sample } from '../../test/sample.ts';
import type { Job, Suite } from '../engine/job.ts';
import { type Target, UNKNOWN_DEPLOYMENT } from '../target/target.ts';
import { SUITES } from './index.ts';
import { lifecycles } from './lifecycles/lifecycles.ts';
import { PROPERTIES } from './properties/properties.ts';
import { replay } from './replay.ts';

const contract = await readContract();
const reading: Target = { ...UNKNOWN_DEPLOYMENT, base: 'http://forge.example/api/v4' };
const jobsOn = (target: Target, suites: Suite[]) =>
  suites.flatMap((suite) => suite.plan(contract, target));
const needsOf = (job: Job) => ('needs' in job ? job.needs : undefined);
const keyOf = ({ suite, id }: { suite: string; id: string }) => `${suite} ${id}`;

/** Returns the target with all the entries of `needs`: fixtures, tokens, options and permitted operations. */
function given(needs: string[], target: Target): Target {
  const added = structuredClone({ ...target, writes: undefined }) as unknown as Target;
  const named: string[] = [];
  for (const need of needs) {
    const [, list, name] = /^(fixtures|tokens)\.(.+)$/.exec(need) ?? [];
    if (list === 'fixtures') added.fixtures[name!] = contract.document['x-fixtures'][name!]!.value;
    else if (list === 'tokens') added.tokens[name!] = `token-of-${name}`;
    else if (need === '--alert-intake') added.alertIntake = 'http://forge.example/alerts';
    else if (need.startsWith('writes.operations: ')) named.push(need.split(': ')[1]!);
    else expect(need).toBe('--allow-writes');
  }
  if (!needs.includes('--allow-writes')) return added;
  return {
    ...added,
    can: { ...added.can, beWritten: true },
    writes: { run: 'fc-1', nextName: () => 'fc-1-1', operations: new Set(named) },
  };
}

test('a job is planned on a target with all the entries that it needs', () => {
  const left = jobsOn(reading, [replay, lifecycles]).filter((job) => needsOf(job) !== undefined);
  expect(left.length).toBeGreaterThan(300);
  const stillLeft: string[] = [];
  const groups = groupBy(left, (job) => needsOf(job)!.join('|'));
  for (const [key, group] of sample(groups, 6)) {
    const wanted = new Set(group.map(keyOf));
    for (const job of jobsOn(given(key.split('|'), reading), [replay, lifecycles]))
      if (wanted.has(keyOf(job)) && 'reason' in job)
        stillLeft.push(`${keyOf(job)}, given ${key}: ${job.reason}`);
  }
  expect(stillLeft).toEqual([]);
});

test('jobs of the suites `properties` and `negative` are planned on a target with all needed entries', () => {
  const left = jobsOn(reading, SUITES).filter((job) => needsOf(job) !== undefined);
  const all = given([...new Set(left.flatMap((job) => needsOf(job)!))], reading);
  const wanted = new Set(left.map(keyOf));
  const stillLeft = jobsOn(all, SUITES).filter((job) => wanted.has(keyOf(job)) && 'reason' in job);
  expect(stillLeft).toEqual([]);
});

test('a job that no entry can make run has a reason, but no `needs`', () => {
  const unsigned = jobsOn(reading, [replay]).find(({ id }) => id === 'getTagSignature.unsigned');
  expect(unsigned).toMatchObject({
    reason: expect.stringContaining('the state of the example world'),
  });
  expect(unsigned).not.toHaveProperty('needs');
});

test('no job needs a fixture that the profile has, even if its path does not fit a place for an ID', () => {
  const all = Object.keys(contract.document['x-fixtures']).map((key) => `fixtures.${key}`);
  const target = given(all, reading);
  Object.assign(target.fixtures, { 'project.id': 'acme/rocket', 'group.id': 'acme' });
  const left = jobsOn(target, SUITES).filter((job) => 'reason' in job);
  expect(left.filter((job) => needsOf(job)?.some((need) => all.includes(need)))).toEqual([]);
  for (const suite of ['replay', 'lifecycles'])
    expect(left.filter((job) => job.suite === suite)).toContainEqual(
      expect.objectContaining({ reason: expect.stringMatching(/as a number for .* has "acme/) }),
    );
});

test('a job is not planned on a tier that cannot create its resource', () => {
  const needs = ['--allow-writes', 'tokens.maintainer', 'fixtures.group.id', 'fixtures.project.id'];
  const plannedOn = (tier: string) =>
    jobsOn({ ...given(needs, reading), tier }, [replay]).find(
      ({ id }) => id === 'deleteSamlGroupLink.by-name',
    );
  expect(plannedOn('premium')).not.toMatchObject({
    reason: expect.stringContaining('would create'),
  });
  expect(plannedOn('free')).toMatchObject({
    reason:
      'the profile says that the tier is free, and the operation needs premium or ultimate: createSamlGroupLink, which would create the fixture saml_group_link.name',
  });
});

test('a job names its own checks, but not the checks that run on every response', () => {
  for (const { suite, checks = [] } of jobsOn(reading, SUITES)) {
    const known = [
      ...PROPERTIES.map(({ id, check = id }) => check),
      ...SUITES.flatMap(({ checks = [] }) => checks),
    ];
    expect(known).toEqual(expect.arrayContaining(checks));
    if (suite !== 'replay') expect(checks).not.toEqual([]);
  }
});

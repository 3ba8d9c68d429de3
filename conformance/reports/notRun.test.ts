import { expect, test } from 'vitest';
import type { Result } from '../engine/result.ts';
import { groupNotRun, notRunTitle } from './notRun.ts';
import { result } from './testing/exampleReport.ts';

const unrun = (id: string, change: Partial<Result>) =>
  result({ id, outcome: 'not-run', reason: `why ${id}`, ...change });

test('groups jobs by the missing entries, the largest group first', () => {
  const groups = groupNotRun([
    result({ id: 'passed' }),
    unrun('a', { reason: 'manual' }),
    unrun('b', { reason: 'manual' }),
    unrun('c', { reason: 'manual' }),
    unrun('d', { needs: ['tokens.guest'] }),
    unrun('e', { needs: ['fixtures.milestone.id', 'tokens.guest'] }),
    unrun('f', { needs: ['tokens.guest', 'fixtures.milestone.id'] }),
  ]);
  expect(groups.map(notRunTitle)).toEqual([
    'add fixtures.milestone.id and tokens.guest: 2 cases more',
    'add tokens.guest: 1 case more',
    'manual: 3 cases',
  ]);
  expect(groups[0]!.cases).toEqual([
    { suite: 'replay', id: 'e' },
    { suite: 'replay', id: 'f' },
  ]);
});

test('counts all exchanges of a result, as the counts of the report do', () => {
  const groups = groupNotRun([
    unrun('a', { reason: 'no such path', count: 3 }),
    unrun('b', { reason: 'no such path' }),
    unrun('c', { reason: 'no such method', count: 2 }),
  ]);
  expect(groups.map(notRunTitle)).toEqual([
    'no such path: 4 cases of 2 kinds',
    'no such method: 2 cases',
  ]);
});

test('a vacuous job stands with the entry that would create its data, or with its reason', () => {
  const vacuous = (id: string, change: Partial<Result> = {}) =>
    result({ id, outcome: 'vacuous', reason: 'needs two items', ...change });
  const groups = groupNotRun([vacuous('a', { needs: ['--allow-writes'] }), vacuous('b')]);
  expect(groups.map(notRunTitle)).toEqual([
    'add --allow-writes (writes to the deployment): 1 case more',
    'needs two items: 1 case',
  ]);
});

test('entries with a condition come after the others, and say it', () => {
  const many = (needs: string[], ids: string[]) => ids.map((id) => unrun(id, { needs }));
  const groups = groupNotRun([
    ...many(['--allow-writes', 'writes.operations: moveProject'], ['a', 'b', 'c']),
    ...many(['--allow-writes'], ['d', 'e']),
    ...many(['--resume fc-t5k2x9ab12'], ['f', 'g']),
    ...many(['tokens.guest'], ['h']),
  ]);
  expect(groups.map(notRunTitle)).toEqual([
    'add tokens.guest: 1 case more',
    'add --resume fc-t5k2x9ab12 (if .forge-contract/ is kept): 2 cases more',
    'add --allow-writes and writes.operations: moveProject (writes to the deployment): 3 cases more',
    'add --allow-writes (writes to the deployment): 2 cases more',
  ]);
});

test('lists a blocked job with the fixture that the suite could not create', () => {
  const [group] = groupNotRun([
    result({
      id: 'a',
      outcome: 'blocked',
      reason: 'could not create it',
      needs: ['fixtures.tag.name'],
    }),
  ]);
  expect(notRunTitle(group!)).toBe('add fixtures.tag.name: 1 case more');
});

test('does not list jobs that the target does not support or that the user left out', () => {
  expect(
    groupNotRun([
      result({ outcome: 'unsupported', reason: 'tier' }),
      result({ outcome: 'disabled', reason: 'not selected' }),
    ]),
  ).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Result } from '../engine/result.ts';
import { groupNotRun, notRunTitle } from './notRun.ts';
import { result } from './testing/exampleReport.ts';

const left = (id: string, change: Partial<Result>) =>
  result({ id, outcome: 'not-run', reason: `why ${id}`, ...change });

test('what was not run is grouped by what would make it run, what adds most first', () => {
  const groups = groupNotRun([
    result({ id: 'passed' }),
    left('a', { reason: 'manual' }),
    left('b', { reason: 'manual' }),
    left('c', { reason: 'manual' }),
    left('d', { needs: ['tokens.guest'] }),
    left('e', { needs: ['fixtures.milestone.id', 'tokens.guest'] }),
    left('f', { needs: ['tokens.guest', 'fixtures.milestone.id'] }),
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

test('what could not be prepared would run with what the suite could not make', () => {
  const [group] = groupNotRun([
    result({ id: 'a', outcome: 'blocked', reason: 'made none', needs: ['fixtures.tag.name'] }),
  ]);
  expect(notRunTitle(group!)).toBe('add fixtures.tag.name: 1 case more');
});

test('what is excluded or taken out by the user is not missing', () => {
  expect(
    groupNotRun([
      result({ outcome: 'unsupported', reason: 'tier' }),
      result({ outcome: 'disabled', reason: 'not selected' }),
    ]),
  ).toEqual([]);
});

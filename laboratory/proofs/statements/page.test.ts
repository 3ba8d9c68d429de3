import { expect, test } from 'vitest';
import type { StatementFault } from '../../faults/source/readFaults.ts';
import { pageOf } from './page.ts';
import { type StatementTrial, sentenceOf } from './proveStatements.ts';
import { mergeResults, type StatementResult } from './results.ts';

const statement = { document: 1, section: 'Tags', says: '', operations: ['listTags'], shownBy: [] };
const statements = [
  { ...statement, id: 'tags.one' },
  { ...statement, id: 'tags.two', notJudged: 'No property is about it.' },
];

function trial(fault: Partial<StatementFault>, found: Partial<StatementTrial>): StatementTrial {
  const id = fault.id!;
  return {
    id,
    findings: [],
    ...found,
    fault: { statement: 'tags.one', summary: id, kind: 'source', ...fault } as StatementFault,
  };
}

test('the page counts each fault in one column, and gives the reason for each fault that survives', () => {
  const page = pageOf(
    { statements },
    {
      tried: [
        trial({ id: 'read' }, { mode: 'reading' }),
        trial({ id: 'named' }, { mode: 'named' }),
        trial({ id: 'world', survives: 'No operation shows it.' }, { mode: 'world' }),
        trial({ id: 'other', statement: 'tags.two' }, { otherMode: 'writing' }),
        trial({ id: 'lost' }, {}),
      ].map((one) => ({ ...one, on: one.id === 'lost' ? '2026-11-01' : '2026-11-29' })),
      notPlanted: [],
    },
  );
  expect(page).toContain('| tags | 2 | 0 | 1 | 5 | 1 | 0 | 1 | 1 | 1 | 1 |');
  expect(page).toContain('| `world`: world | in the example world | No operation shows it. |');
  expect(page).toContain(
    'by a finding that does not name the statement | No property is about it.',
  );
  expect(page).toContain('| `lost`: lost | no | **no reason is given** |');
  expect(page).not.toContain('`named`: named');
  expect(page).toContain('from 2026-11-01 to 2026-11-29');
});

test('a run changes the results of its faults, and faults that are gone leave no result', () => {
  const old: StatementResult = { mode: 'writing', on: '2026-11-01' };
  const found: StatementResult = { mode: 'reading', on: '2026-11-29' };
  const faults = ['one', 'two', 'untried'].map((id) => ({ id }));
  const merged = mergeResults(faults, { gone: old, two: old, one: old }, { one: found });
  expect(Object.entries(merged)).toEqual([
    ['one', found],
    ['two', old],
  ]);
});

test('the result of a named fault says which job found it first', () => {
  const found = { mode: 'reading', by: 'probes listTags.tags.one' } as const;
  const finding = 'writing lifecycles tag-life (other): the body is wrong';
  expect([
    sentenceOf(trial({ id: 'one' }, found)),
    sentenceOf(trial({ id: 'two' }, { otherMode: 'writing', findings: [finding] })),
    sentenceOf(trial({ id: 'three' }, {})),
  ]).toEqual([
    'one: first found by probes listTags.tags.one (reading)',
    `two: no finding names its statement, but one shows it: ${finding}`,
    'three: not found',
  ]);
});

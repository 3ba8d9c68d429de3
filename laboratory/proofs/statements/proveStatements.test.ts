import { expect, test } from 'vitest';
import type { StatementFault } from '../../faults/source/readFaults.ts';
import { vacuousProof } from './proveStatements.ts';

const statement = { document: 2, section: 'Runners', says: '', operations: [], shownBy: [] };
const contract = {
  statements: [
    { ...statement, id: 'runners.one' },
    { ...statement, id: 'runners.two', notJudged: 'Its contents are not documented.' },
  ],
};
const fault = (of: string) => ({ id: `${of}-2`, statement: of }) as StatementFault;

test('a proof of faults that need not be found is no proof', () => {
  expect(vacuousProof(contract, [fault('runners.two')])).toEqual([
    expect.stringContaining('nothing was proven'),
    'runners.two-2 need not be found: Its contents are not documented.',
  ]);
  expect(vacuousProof(contract, [fault('runners.two'), fault('runners.one')])).toEqual([]);
});

test('a proof of no faults is no proof', () => {
  expect(vacuousProof(contract, [])).toHaveLength(1);
});

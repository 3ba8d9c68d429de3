import { describe, expect, test } from 'vitest';
import { readContract } from '../../../contract/contract.ts';
import { BLIND_LISTS, blindSource, readBlindFaults } from './blind/blind.ts';
import {
  changedSource,
  readSourceFaults,
  readStatementFaults,
  SOURCE_LISTS,
  STATEMENT_LISTS,
} from './plant.ts';

const { statements, operations } = await readContract();

describe.each(SOURCE_LISTS)('in the %s list', (list) => {
  test.each(readSourceFaults(list))('$id fits the source: $summary', (fault) => {
    expect(changedSource(fault)).toContain(fault.replace);
  });
});

describe.each(STATEMENT_LISTS)('in the list %s', (list) => {
  const { faults, notPlanted } = readStatementFaults(list);

  test('each fault fits the source', () => {
    for (const fault of faults) expect(changedSource(fault)).toContain(fault.replace);
  });

  test('each entry is about a statement of the area', () => {
    const known = statements.map(({ id }) => id);
    for (const { statement } of [...faults, ...notPlanted]) {
      expect(known).toContain(statement);
      expect(statement).toMatch(new RegExp(`^${list.replace('statements/', '')}\\.`));
    }
  });
});

test('each list of authors who do not know the suites fits the source and the contract', () => {
  for (const list of BLIND_LISTS) {
    const faults = readBlindFaults(blindSource(list));
    for (const fault of faults) {
      expect(changedSource(fault)).toContain(fault.replace);
      expect([...operations.keys()]).toEqual(expect.arrayContaining(fault.operations));
    }
    const ids = faults.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('each statement that a client can observe has a fault, or a reason why it has none', () => {
  const lists = STATEMENT_LISTS.map(readStatementFaults);
  const covered = lists.flatMap(({ faults, notPlanted }) =>
    [...faults, ...notPlanted].map(({ statement }) => statement),
  );
  const missing = statements.filter(
    ({ id, notObservable }) => notObservable === undefined && !covered.includes(id),
  );
  expect(missing.map(({ id }) => id)).toEqual([]);
});

test('refuses a fault whose `search` text is not in the file exactly once, and names the fault and the file', () => {
  const [fault] = readSourceFaults('first');
  expect(() => changedSource({ ...fault!, search: 'no such text' })).toThrow(
    /first-1.* occurs 0 times in sandbox\/areas\/tags\/handlers\.ts/,
  );
  expect(() => changedSource({ ...fault!, search: 'const ' })).toThrow(/occurs \d\d+ times/);
});

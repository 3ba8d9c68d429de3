import { expect, test } from 'vitest';
import { readContract } from '../../../contract/contract.ts';
import { findMisfits, formatMisfit } from './findMisfits.ts';
import {
  BLIND_LISTS,
  readAllLists,
  readBlindFaults,
  readStatementFaults,
  readTolerant,
  STATEMENT_LISTS,
} from './readFaults.ts';

const { statements, operations } = await readContract();

test('every fault fits the source (npm run faults -- --reseat lists those that do not)', () => {
  expect(
    findMisfits([...readTolerant(), ...readAllLists()])
      .map(formatMisfit)
      .join('\n\n'),
  ).toBe('');
}, 180_000);

test('every fault has an ID of its own', () => {
  const ids = readAllLists().map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.each(STATEMENT_LISTS)('each entry of %s is about a statement of the area', (list) => {
  const { faults, notPlanted } = readStatementFaults(list);
  const known = statements.map(({ id }) => id);
  const unknown = [...faults, ...notPlanted].filter(({ statement }) => !known.includes(statement));
  expect(unknown).toEqual([]);
  const area = list.replace('statements/', '');
  const others = faults.filter(({ statement }) => !statement.startsWith(`${area}.`));
  expect(others).toEqual([]);
});

test.each(BLIND_LISTS)('each fault of the %s list is about operations of the contract', (list) => {
  const named = readBlindFaults(list).flatMap((fault) => fault.operations);
  expect(named.filter((id) => !operations.has(id))).toEqual([]);
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

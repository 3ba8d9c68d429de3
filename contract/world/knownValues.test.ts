import { expect, it } from 'vitest';
import { type FixtureKind, knownValues } from './knownValues.ts';

const projects: FixtureKind = {
  known: [{ value: 5, row: 'projects/5', below: [] }],
  unknown: 404404,
};
const notes: FixtureKind = {
  known: [{ value: 1301, row: 'notes/1301', below: ['issues/311', 'projects/5'] }],
};
const anywhere: FixtureKind = { known: [{ value: 53, row: 'deploy_keys/53', below: null }] };

const rows = (...given: Parameters<typeof knownValues>) =>
  knownValues(...given).map(({ row }) => row);

it('finds a value that is given as a number or as a string', () => {
  expect(rows([projects], 5)).toEqual(['projects/5']);
  expect(rows([notes, projects], '5')).toEqual(['projects/5']);
  expect(rows([projects], 404404)).toEqual([]);
});

it('finds a value only behind rows of the path that contain the row of the value', () => {
  expect(rows([notes], 1301, ['projects/5'])).toEqual(['notes/1301']);
  expect(rows([notes], 1301, ['projects/5', 'issues/311'])).toEqual(['notes/1301']);
  expect(rows([notes], 1301, ['projects/6', 'issues/311'])).toEqual([]);
  expect(rows([anywhere], 53, ['projects/5'])).toEqual(['deploy_keys/53']);
});

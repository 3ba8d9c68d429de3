import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Document } from '../../contract/openapi.ts';
import { formatProblem } from '../../contract/yaml/problem.ts';
import type { SourceCase } from '../read/readCases.ts';
import { checkNames } from './checkNames.ts';

const document = {
  'x-fixtures': { 'book.id': { value: 1, description: 'A book.' } },
  'x-roles': { borrower: { level: 1 }, librarian: { level: 2 } },
};

function problemsOf(text: string, cases: Partial<SourceCase>[] = []): string[] {
  const file = { path: '/x.yaml', file: 'x.yaml', text, value: parse(text) };
  return checkNames(document as unknown as Document, [file], cases as SourceCase[]).map(
    formatProblem,
  );
}

test.each([
  ['x-roles: [borrower, libraran]', '1:21'],
  ['x-inputs:\n  token: { token: libraran }', '2:19'],
])('A role that is not in the table is reported at its position: %s', (text, place) => {
  expect(problemsOf(text)).toEqual([
    `x.yaml:${place}  There is no role 'libraran' in openapi/world/roles.yaml; did you mean 'librarian'?  (role)`,
  ]);
});

test.each([
  ['x-fixture: book.ib', '1:12'],
  ['x-fixture: [book.id, book.ib]', '1:22'],
  ['x-inputs:\n  book: { fixture: book.ib }', '2:20'],
])('A fixture that is not in the table is reported at its position: %s', (text, place) => {
  expect(problemsOf(text)).toEqual([
    `x.yaml:${place}  There is no fixture 'book.ib' in openapi/world/fixtures.yaml; did you mean 'book.id'?  (fixture)`,
  ]);
});

test('The caller of a case is in the table, or one of those that every contract has', () => {
  const text = 'as: libraran';
  const documented = { id: 'getBook.one', file: 'case.yaml', text };
  expect(problemsOf('', [{ ...documented, as: 'libraran' }])).toEqual([
    expect.stringContaining("case.yaml:1:5  There is no role 'libraran'"),
  ]);
  const known = ['librarian', 'user', 'stranger', 'anonymous', 'integration'];
  expect(
    problemsOf(
      '',
      known.map((as) => ({ ...documented, as })),
    ),
  ).toEqual([]);
});

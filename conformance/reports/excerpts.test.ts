import { expect, test } from 'vitest';
import { exampleContract } from '../../contract/testing/exampleContract.ts';
import { collectExcerpts } from './excerpts.ts';
import { finding, result } from './testing/exampleReport.ts';

const contract = exampleContract();
const at = (pointer: string) =>
  collectExcerpts(contract, [result({ outcome: 'fail', findings: [{ ...finding, pointer }] })])[
    pointer
  ];

test('returns the part of the contract that a finding points to, with the nearest description', () => {
  const operation = '#/paths/~1projects~1{id}~1tags/get';
  expect(at('#/components/schemas/Tag/required')).toEqual({
    text: 'required: [name, message, created_at, release]',
  });
  expect(at(`${operation}/responses/404/content/application~1json/schema/$ref`)).toEqual({
    text: '$ref: "#/components/schemas/Error"',
    description: 'No such project.',
  });
});

test('truncates a long part, and returns nothing for an unknown place', () => {
  const { text } = at('#/paths')!;
  expect(text.split('\n').length).toBe(13);
  expect(text).toMatch(/…$/);
  expect(at('#/nowhere/at/all')).toBeUndefined();
});

test('returns no parts for passed results', () => {
  expect(collectExcerpts(contract, [result({ outcome: 'pass', findings: [finding] })])).toEqual({});
});

import { expect, test } from 'vitest';
import { mergeEqual } from './mergeProblems.ts';

test('problems with the same message are one problem with several positions', () => {
  const problem = (file: string, message: string) => ({
    file,
    line: 3,
    column: 1,
    rule: 'case-world',
    message,
  });
  const [same, other] = ['tags has no field note', 'tags has no field nota'];
  expect(
    mergeEqual([problem('Tag.yaml', same), problem('a.yaml', other), problem('b.yaml', same)]),
  ).toEqual([
    { ...problem('Tag.yaml', same), also: [{ file: 'b.yaml', line: 3, column: 1 }] },
    problem('a.yaml', other),
  ]);
});

import { expect, test } from 'vitest';
import { changeBetween } from './compileFaults.ts';

test.each([
  ['a changed line', 'a\nb\nc', 'a\nB\nc'],
  ['a line that occurs twice', 'x\ny\nend\nx\ny', 'x\ny\nend\nx\nz'],
  ['an added line', 'a\nb\nc', 'a\nb\nnew\nc'],
  ['an added line that repeats another', 'a\nb\nc', 'a\nb\nb\nc'],
  ['a removed line', 'a\nb\nc\nd', 'a\nc\nd'],
  ['the first line', 'a\nb', 'A\nb'],
  ['the last line', 'a\nb', 'a\nb\nc'],
  ['every line', 'a', 'b'],
])('the change of %s is one replacement that leads to the other text', (_, before, after) => {
  const { search, replace } = changeBetween(before, after)!;
  expect(before.split(search)).toHaveLength(2);
  expect(before.split(search).join(replace)).toBe(after);
});

test('equal texts have no change', () => {
  expect(changeBetween('a\nb', 'a\nb')).toBeUndefined();
});

test('a change contains few lines beside it', () => {
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}.`);
  const changed = lines.with(50, 'other');
  expect(changeBetween(lines.join('\n'), changed.join('\n'))).toEqual({
    search: 'line 50.',
    replace: 'other',
  });
});

import { expect, test } from 'vitest';
import { linkProblem } from './linkProblem.ts';

test.each([
  '<https://a.example/x?page=2&a=b,c>; rel="next"',
  '</x?page=1>; rel=prev, <?page=3>;rel="next last"; title="a, \\"b\\""',
  '<x>; hreflang=en; rel=next',
])('accepts %s', (value) => {
  expect(linkProblem(value)).toBeUndefined();
});

test.each([
  ['', 'it is empty'],
  ['/x; rel="next"', 'is not of the form'],
  ['<x>; rel="next" <y>; rel="last"', 'is not of the form'],
  ['<x', 'is not of the form'],
  ['<>; rel="next"', 'is not a URL'],
  ['<http://[>; rel="next"', 'is not a URL'],
  ['<x>', 'has no rel'],
])('refuses %s', (value, problem) => {
  expect(linkProblem(value)).toContain(problem);
});

import { expect, test } from 'vitest';
import { checkJsonSize } from './checkJsonSize.ts';

const listed = (count: number, item: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => item(index)).join();

test.each([
  '{"a":[1,{"b":null}],"c":"\\"[{,"}',
  '"\\\\"',
  `${'['.repeat(100)}${']'.repeat(100)}`,
  `{${listed(10_000, (index) => `"k${index}":${index}`)}}`,
  `[${listed(40_000, () => '{}')}]`,
  'not JSON at all: [}]',
])('a text of bounded size is accepted', (text) => {
  expect(() => checkJsonSize(text)).not.toThrow();
});

test.each([
  ['101 levels', `${'['.repeat(101)}${']'.repeat(101)}`, /nested more than 100 levels/],
  ['a million brackets without an end', '[{'.repeat(500_000), /nested more than 100 levels/],
  [
    'an object with too many members',
    `[{${listed(10_001, (index) => `"k${index}":${index}`)}}]`,
    /an object must not have more than 10000 members/,
  ],
  ['too many values', `[${'1,'.repeat(100_000)}1]`, /more than 100000 values/],
])('a text is refused for %s', (_, text, message) => {
  expect(() => checkJsonSize(text)).toThrow(RangeError);
  expect(() => checkJsonSize(text)).toThrow(message);
});

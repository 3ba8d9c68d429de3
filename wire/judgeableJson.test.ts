import { expect, test } from 'vitest';
import { MAX_LEVELS } from './form.ts';
import { judgeableJson, MAX_JUDGED_VALUES } from './judgeableJson.ts';

const nested = (levels: number, inner = '1') => '['.repeat(levels) + inner + ']'.repeat(levels);

test('keeps ordinary JSON as it is', () => {
  for (const text of [
    '[]',
    `[${'{"a":["]","\\"["]},'.repeat(1000)}1]`,
    nested(MAX_LEVELS),
    JSON.stringify({ text: '['.repeat(5000) }),
  ])
    expect(judgeableJson(text)).toEqual({ text });
});

test('replaces values below the hundredth level with null, and keeps the values after them', () => {
  const { text, limit } = judgeableJson(`{"deep":${nested(5000)},"after":[7,{"a":[]}]}`);
  expect(limit).toBe('the first 100 levels');
  expect(text).toBe(`{"deep":${nested(MAX_LEVELS - 1, 'null')},"after":[7,{"a":[]}]}`);
});

test('replaces several deep values', () => {
  const { text } = judgeableJson(nested(MAX_LEVELS, '[1,[2]],{"a":3},4'));
  expect(text).toBe(nested(MAX_LEVELS, 'null,null,4'));
});

test('leaves the items of long arrays out, but no members of an object', () => {
  const items = '{"a":1,"b":2},'.repeat(MAX_JUDGED_VALUES);
  const { text, limit } = judgeableJson(`{"list":[${items}0],"after":{"c":3,"d":4}}`);
  expect(limit).toBe('about the first 20000 values');
  const { list, after } = JSON.parse(text);
  expect(list.length).toBe(MAX_JUDGED_VALUES / 2 + 1);
  expect(list.at(-1)).toEqual({ a: 1, b: 2 });
  expect(after).toEqual({ c: 3, d: 4 });
});

test('leaves deep items of a long array out', () => {
  const items = '1,'.repeat(MAX_JUDGED_VALUES + 1);
  const { text } = judgeableJson(`[[${items}${nested(200)},2],3]`);
  expect(JSON.parse(text)).toHaveLength(1);
  expect(JSON.parse(text)[0]).toHaveLength(MAX_JUDGED_VALUES + 1);
});

test('leaves members out if one object has too many', () => {
  const members = Array.from({ length: MAX_JUDGED_VALUES * 2 }, (_, index) => `"${index}":0`);
  const { text } = judgeableJson(`[{${members.join()}},1]`);
  expect(Object.keys(JSON.parse(text)[0]).length).toBe(MAX_JUDGED_VALUES + 1);
});

test.each([
  '['.repeat(5000),
  `{"a":${'['.repeat(5_000_000)}`,
  `${']'.repeat(5000)}[`,
  '["'.repeat(9999),
])('text that is not JSON stays so (%#)', (given) => {
  const { text } = judgeableJson(given);
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  expect(text.length).toBeLessThan(20_000);
});

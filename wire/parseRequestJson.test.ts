import { expect, test } from 'vitest';
import { parseRequestJson } from './parseRequestJson.ts';

test('a value is parsed, with any Unicode text as name or value', () => {
  expect(parseRequestJson('{"🚀":[1.5,"\\ud83d\\ude80",null]}')).toEqual({
    '🚀': [1.5, '🚀', null],
  });
});

test.each([
  ['a number beyond the range', '{"page":1e400}', /a number is too large/],
  ['half of a surrogate pair', '["\\ud800"]', /half of a surrogate pair/],
  ['half of a surrogate pair in a name', '{"a":[{"\\udc00":1}]}', /half of a surrogate pair/],
  ['U+0000', '{"a":"b\\u0000"}', /U\+0000/],
])('a text with %s is refused', (_, text, message) => {
  expect(() => parseRequestJson(text)).toThrow(RangeError);
  expect(() => parseRequestJson(text)).toThrow(message);
});

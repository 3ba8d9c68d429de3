import { expect, test } from 'vitest';
import type { CaseRequest } from '../../../contract/case.ts';
import { sentText } from './sentText.ts';

const valid: CaseRequest = {
  path: { id: 1 },
  query: { sort: 'asc', 'iids[]': [1] },
  headers: {},
  body: { title: 'a', actions: [{ action: 'create', file_path: 'b' }] },
};

test.each<[string, Partial<CaseRequest>]>([
  ['page=no-number', { query: { ...valid.query, page: 'no-number' } }],
  ['sort=no-such-value', { query: { ...valid.query, sort: 'no-such-value' } }],
  ['no sort', { query: { 'iids[]': [1] } }],
  ['iids[]=no-number', { query: { ...valid.query, 'iids[]': ['no-number'] } }],
  ['title: 42', { body: { ...(valid.body as object), title: 42 } }],
  ['no title', { body: { actions: [{ action: 'create', file_path: 'b' }] } }],
  ['actions.0.action: "x"', { body: { title: 'a', actions: [{ action: 'x', file_path: 'b' }] } }],
  ['actions: 42', { body: { title: 'a', actions: 42 } }],
])('the invalid part of a request in words: %s', (text, change) => {
  expect(sentText(valid, { ...valid, ...change })).toBe(text);
});

test('an equal request has no invalid part', () => {
  expect(sentText(valid, structuredClone(valid))).toBeUndefined();
});

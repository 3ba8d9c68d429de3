import { expect, test } from 'vitest';
import type { Expectation } from '../expectation.ts';
import type { ReadAnswer } from '../readAnswer.ts';
import { checkDocumentedHeaders } from './documentedHeaders.ts';

const DOCUMENTED = '<{origin}/api/v4/tags?page=2>; rel="next"';

test.each([
  ['/api/v4/tags', '<http://h:1/api/v4/tags?page=2>; rel="next"', true],
  ['/api/v4/tags', '</api/v4/tags?page=2>; rel="next"', true],
  ['/api/v4/tags', '<http://h:1/api/v4/tags?page=3>; rel="next"', false],
  ['/mock/api/v4/tags', '<http://h:1/mock/api/v4/tags?page=2>; rel="next"', true],
  ['/mock/api/v4/tags', '<http://h:1/api/v4/tags?page=2>; rel="next"', false],
  ['/api/v4/tags', '<http://h:1/mock/api/v4/tags?page=2>; rel="next"', false],
])('to a request for %s, the link %s is as documented: %s', (path, link, isRight) => {
  const answer = {
    request: { method: 'GET', origin: 'http://h:1', path, headers: {} },
    response: { status: 200, reason: 'OK', headers: [['Link', link]], body: Buffer.alloc(0) },
    contents: [],
  } as unknown as ReadAnswer;
  const expectation = {
    operation: { pointer: '#/paths/~1tags/get' },
    exact: { example: 'a', response: { status: 200, headers: { link: DOCUMENTED } } },
  } as unknown as Expectation;
  expect(checkDocumentedHeaders(answer, expectation)).toHaveLength(isRight ? 0 : 1);
});

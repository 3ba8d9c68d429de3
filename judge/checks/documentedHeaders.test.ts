import { expect, test } from 'vitest';
import type { Expectation } from '../expectation.ts';
import type { ReadResponse } from '../readResponse.ts';
import { documentedHeaders } from './documentedHeaders.ts';

const DOCUMENTED = '<{origin}/api/v4/tags?page=2>; rel="next"';

test.each([
  ['<http://h:1/api/v4/tags?page=2>; rel="next"', true],
  ['</api/v4/tags?page=2>; rel="next"', true],
  ['<http://h:1/mock/api/v4/tags?page=2>; rel="next"', true],
  ['<http://h:1/mock/api/v4/tags?page=3>; rel="next"', false],
  ['<http://h:1/mock/api/v4/groups/api/v4/tags?page=2>; rel="next"', false],
  ['<http://h:1/tags?page=2>; rel="next"', false],
])('the link %s matches the documented one: %s', (link, isRight) => {
  const response = {
    request: { method: 'GET', origin: 'http://h:1', path: '/api/v4/tags', headers: {} },
    response: { status: 200, reason: 'OK', headers: [['Link', link]], body: Buffer.alloc(0) },
    contents: [],
  } as unknown as ReadResponse;
  const expectation = {
    contract: { document: { servers: [{ url: 'http://forge/api/v4' }] } },
    operation: { pointer: '#/paths/~1tags/get' },
    exact: { example: 'a', response: { status: 200, headers: { link: DOCUMENTED } } },
  } as unknown as Expectation;
  expect(documentedHeaders.find(response, expectation)).toHaveLength(isRight ? 0 : 1);
});

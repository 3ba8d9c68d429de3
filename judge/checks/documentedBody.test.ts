import { expect, test } from 'vitest';
import type { JsonValue } from '../../contract/case.ts';
import type { Expectation } from '../expectation.ts';
import type { ReadResponse } from '../readResponse.ts';
import { documentedBody } from './documentedBody.ts';

/** Returns the places where a body is not the documented one. */
function unlike(documented: JsonValue, sent: JsonValue) {
  const response = {
    response: { status: 200, reason: 'OK', headers: [], body: Buffer.alloc(0) },
    body: { isJson: true, json: { value: sent }, content: { pointer: '#' } },
  } as unknown as ReadResponse;
  const expectation = {
    exact: { example: 'a', response: { status: 200, headers: {}, body: documented } },
  } as unknown as Expectation;
  return [documentedBody.find(response, expectation)].flat().map(({ location }) => location);
}

test('null for false is the documented body, since null means false', () => {
  expect(unlike([{ id: 1, locked: false }], [{ id: 1, locked: null }])).toEqual([]);
  expect(unlike({ locked: null }, { locked: false })).toEqual([]);
});

test('null for another value is not', () => {
  const documented = { locked: true, title: '', count: 0 };
  expect(unlike(documented, { locked: null, title: null, count: null })).toEqual([
    '/locked',
    '/title',
    '/count',
  ]);
});

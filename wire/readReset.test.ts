import { expect, test } from 'vitest';
import type { RawResponse } from './exchange.ts';
import { readReset } from './readReset.ts';

const after = (...headers: [string, string][]): RawResponse =>
  ({ status: 429, headers, body: Buffer.alloc(0) }) as unknown as RawResponse;

test.each<[string, RawResponse, number | undefined]>([
  ['seconds', after(['Retry-After', '7']), 7],
  ['a reset in seconds', after(['RateLimit-Reset', '9']), 9],
  ['Retry-After before a reset', after(['RateLimit-Reset', '9'], ['Retry-After', '7']), 7],
  ['a time that is over', after(['Retry-After', 'Wed, 21 Oct 2015 07:28:00 GMT']), 0],
  [
    'the time after that of a server with another clock',
    after(
      ['Date', 'Wed, 21 Oct 2015 07:28:00 GMT'],
      ['Retry-After', 'Wed, 21 Oct 2015 07:28:12 GMT'],
    ),
    12,
  ],
  ['nothing without a header', after(), undefined],
])('a refusal asks for %s', (_, response, seconds) => {
  expect(readReset(response)).toBe(seconds);
});

test('a reset may be a time since 1970', () => {
  const inAMinute = Math.ceil(Date.now() / 1000) + 60;
  const seconds = readReset(after(['RateLimit-Reset', String(inAMinute)])) ?? 0;
  expect(Math.abs(seconds - 60)).toBeLessThan(5);
});

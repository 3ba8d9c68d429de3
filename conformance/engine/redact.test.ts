import { expect, test } from 'vitest';
import { redactor } from './redact.ts';

const secret = 'glpat-a+b/c"=ütf';
const redact = redactor([secret, '']);

test.each([
  ['as a literal', `PRIVATE-TOKEN: ${secret}`],
  ['encoded for a URL', `/x?t=${encodeURIComponent(secret)}`],
  ['encoded as a form', new URLSearchParams({ t: secret }).toString()],
  ['in JSON', JSON.stringify({ t: secret })],
  ['in JSON with escaped slashes', JSON.stringify({ t: secret }).replaceAll('/', '\\/')],
  ['in Base64', Buffer.from(secret).toString('base64')],
  ['in Base64 after one letter', Buffer.from(`:${secret}`).toString('base64')],
  ['in Base64 after two letters', Buffer.from(`u:${secret}:x`).toString('base64')],
  ['in URL-safe Base64', Buffer.from(secret).toString('base64url')],
  ['cut off', `came "${secret.slice(0, 9)}…`],
])('redacts a token %s', (_, text) => {
  const clean = redact(text);
  expect(clean).toContain('[redacted]');
  expect(clean).not.toContain('glpat');
  expect(clean).not.toContain(Buffer.from('lpat-a').toString('base64').slice(1, 6));
});

test('redacts every string of nested data, member names included, and keeps the rest', () => {
  expect(redact({ list: [secret, 1, null], [secret]: { deep: secret } })).toEqual({
    list: ['[redacted]', 1, null],
    '[redacted]': { deep: '[redacted]' },
  });
});

test('changes nothing without secrets', () => {
  expect(redactor([''])('a…')).toBe('a…');
});

import { expect, test } from 'vitest';
import { redactor } from './redact.ts';

const secret = 'glpat-a+b/c"=ütf';
const redact = redactor([secret, '']);

test.each([
  ['as it is', `PRIVATE-TOKEN: ${secret}`],
  ['encoded for a URL', `/x?t=${encodeURIComponent(secret)}`],
  ['encoded as a form', new URLSearchParams({ t: secret }).toString()],
  ['in JSON', JSON.stringify({ t: secret })],
  ['in JSON with escaped slashes', JSON.stringify({ t: secret }).replaceAll('/', '\\/')],
  ['in Base64', Buffer.from(secret).toString('base64')],
  ['in Base64 after one letter', Buffer.from(`:${secret}`).toString('base64')],
  ['in Base64 after two letters', Buffer.from(`u:${secret}:x`).toString('base64')],
  ['in URL-safe Base64', Buffer.from(secret).toString('base64url')],
  ['cut short', `came "${secret.slice(0, 9)}…`],
])('a token %s is taken out', (_, text) => {
  const clean = redact(text);
  expect(clean).toContain('[redacted]');
  expect(clean).not.toContain('glpat');
  expect(clean).not.toContain(Buffer.from('lpat-a').toString('base64').slice(1, 6));
});

test('every string of nested data is cleaned, names of members too; the rest stays', () => {
  expect(redact({ list: [secret, 1, null], [secret]: { deep: secret } })).toEqual({
    list: ['[redacted]', 1, null],
    '[redacted]': { deep: '[redacted]' },
  });
});

test('without secrets nothing changes', () => {
  expect(redactor([''])('a…')).toBe('a…');
});

import { expect, test } from 'vitest';
import { redactor } from './redact.ts';

const secret = 'glpat-a+b/c"=ütf';
const redact = redactor([secret, '']);

const hex = (code: number, digits: number) => code.toString(16).padStart(digits, '0');
const escaped = (written: (code: number) => string) =>
  Array.from(secret, (character) => written(character.codePointAt(0)!)).join('');

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
  ['in hexadecimal', Buffer.from(secret).toString('hex')],
  [
    'in hexadecimal with colons',
    Buffer.from(secret).toString('hex').toUpperCase().match(/../g)!.join(':'),
  ],
  [
    'with some characters as escapes of JSON',
    secret.replace('+', '\\u002B').replace('g', '\\u0067'),
  ],
  ['with every character as an escape of JSON', escaped((code) => `\\u${hex(code, 4)}`)],
  ['as JSON in JSON', JSON.stringify(JSON.stringify(escaped((code) => `\\u${hex(code, 4)}`)))],
  ['with escapes of JavaScript', escaped((code) => `\\x${hex(code, 2)}`)],
  [
    'with every byte percent-encoded',
    [...Buffer.from(secret)].map((byte) => `%${hex(byte, 2)}`).join(''),
  ],
  ['percent-encoded twice', encodeURIComponent(encodeURIComponent(secret))],
  ['with decimal entities of HTML', escaped((code) => `&#${code};`)],
  ['with hexadecimal entities of HTML', escaped((code) => `&#x${hex(code, 1)};`)],
  ['with named entities of HTML', secret.replace('+', '&plus;').replace('"', '&quot;')],
  [
    'with entities of HTML that are escaped again',
    secret.replace('+', '&amp;#43;').replace('"', '&amp;quot;'),
  ],
  [
    'cut off in the middle of an escape',
    `came "${secret.replace('+', '\\u00')}`.replace(/00.*/, '00…'),
  ],
  ['cut off after an escape', `came "${secret.replace('+', '\\u002b')}`.replace(/b\/.*/, 'b/…')],
  ['cut off', `came "${secret.slice(0, 9)}…`],
])('redacts a token %s', (_, text) => {
  const clean = redact(text);
  expect(clean).toContain('[redacted]');
  expect(clean).not.toContain('glpat');
  expect(clean).not.toContain(Buffer.from('lpat-a').toString('base64').slice(1, 6));
});

test('keeps the text around a token with escapes', () => {
  const token = secret.replace('+', '\\u002b').replace('ü', '%C3%BC');
  expect(redact(`a%20b "\\u003c${token}\\u003e" é&amp;`)).toBe(
    'a%20b "\\u003c[redacted]\\u003e" é&amp;',
  );
});

test('redacts a token with escapes in a long text, and takes little time', () => {
  const token = secret.replace('+', '\\u002b');
  const text = '\\u0041'.repeat(1_000_000);
  const started = performance.now();
  expect(redact(`${text}${token}${text}`)).toBe(`${text}[redacted]${text}`);
  expect(performance.now() - started).toBeLessThan(20_000);
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

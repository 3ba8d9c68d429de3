import { expect, test } from 'vitest';
import { isAllowedHost, isAllowedOrigin } from './allowedHosts.ts';

test.each<[string | undefined, boolean]>([
  [undefined, true],
  ['localhost:4020', true],
  ['forge.localhost', true],
  ['127.0.0.1', true],
  ['[::1]:4020', true],
  ['192.168.1.7:4020', true],
  ['[2001:db8::7]', true],
  ['sandbox:4020', true],
  ['Forge.Example:4020', true],
  ['evil.example', false],
  ['sandbox.evil.example:4020', false],
  ['forge.example.evil.example', false],
  ['localhost.evil.example', false],
  ['forge.example@evil.example', false],
  ['', false],
  ['a b', false],
])('the host %s is allowed: %s', (host, expected) => {
  expect(isAllowedHost(host, ['forge.example'])).toBe(expected);
});

test.each<[string, string, boolean]>([
  ['http://localhost:3000', 'forge.example', true],
  ['http://forge.example:3000', 'localhost:4020', true],
  ['http://sandbox:4020', 'sandbox:4020', true],
  ['http://192.168.1.7:4020', '192.168.1.7:4020', true],
  ['http://evil.example', 'localhost:4020', false],
  ['http://wiki', 'sandbox:4020', false],
  ['http://192.168.1.8', '192.168.1.7:4020', false],
  ['null', 'localhost:4020', false],
])('the origin %s of a request to %s is allowed: %s', (origin, host, expected) => {
  expect(isAllowedOrigin({ origin, host }, ['forge.example'])).toBe(expected);
});

test('`*` allows every host and origin', () => {
  expect(isAllowedHost('evil.example', ['*'])).toBe(true);
  expect(isAllowedOrigin({ origin: 'null', host: 'evil.example' }, ['*'])).toBe(true);
});

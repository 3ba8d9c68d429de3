import { expect, test } from 'vitest';
import { isLoopback, isLoopbackHost } from './loopback.ts';

test.each([
  ['127.0.0.1', true],
  ['127.255.0.3', true],
  ['::1', true],
  ['0:0:0:0:0:0:0:1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:7f00:1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['10.0.0.5', false],
  ['128.0.0.1', false],
  ['192.168.127.1', false],
  ['::ffff:10.0.0.5', false],
  ['::2', false],
  ['fe80::1%eth0', false],
  ['2001:db8::7f00:1', false],
  ['127.0.0.1.evil.example', false],
  ['', false],
])('%s is a loopback address: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});

test.each([
  ['http://localhost:4020', true],
  ['http://forge.localhost', true],
  ['http://127.0.0.1:4020', true],
  ['http://127.1', true],
  ['http://[::1]:4020', true],
  ['http://localhost.evil.example', false],
  ['http://notlocalhost', false],
  ['http://localhost@evil.example', false],
  ['http://evil.example:4020', false],
  ['http://0.0.0.0:4020', false],
  ['http://', false],
  ['null', false],
])('the host of %s is this machine: %s', (url, expected) => {
  expect(isLoopbackHost(url)).toBe(expected);
});

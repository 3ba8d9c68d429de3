import { expect, test } from 'vitest';
import { AddressRefusal, findAddress, servedPorts } from './findAddress.ts';

const none = { urls: [], loopback: false };
const here = { urls: [], loopback: true };
const named = (...urls: string[]) => ({ urls, loopback: false });
const find = (url: string, allowed: Parameters<typeof findAddress>[1]) =>
  findAddress(new URL(url), allowed).then(
    ({ address }) => address,
    (error) => (error instanceof AddressRefusal ? 'refused' : `${error}`),
  );

test.each([
  ['http://127.0.0.1:9/', here, '127.0.0.1'],
  ['http://2130706433:9/', here, '127.0.0.1'],
  ['http://[::1]:9/', here, '::1'],
  ['http://127.0.0.1:9/', none, 'refused'],
  ['http://10.0.0.1/', here, 'refused'],
  ['http://localhost.example.com/', here, 'refused'],
  ['http://10.0.0.1/hooks/a', named('http://10.0.0.1/hooks'), '10.0.0.1'],
  ['http://10.0.0.1/hooks', named('http://10.0.0.1/hooks/'), 'refused'],
  ['http://10.0.0.1/hooksmith', named('http://10.0.0.1/hooks'), 'refused'],
  ['http://10.0.0.1/hooks/../admin', named('http://10.0.0.1/hooks'), 'refused'],
  ['http://10.0.0.1:8080/hooks', named('http://10.0.0.1/hooks'), 'refused'],
  ['https://10.0.0.1/hooks', named('http://10.0.0.1/hooks'), 'refused'],
  ['http://user@10.0.0.1/', named('http://10.0.0.1/'), '10.0.0.1'],
  ['http://169.254.169.254/', named('http://169.254.169.254/'), 'refused'],
  ['http://[::ffff:a9fe:a9fe]/', named('http://[::ffff:a9fe:a9fe]/'), 'refused'],
  ['http://[64:ff9b::a9fe:a9fe]/', named('http://[64:ff9b::a9fe:a9fe]/'), 'refused'],
  ['http://[fe80::1]/', named('http://[fe80::1]/'), 'refused'],
  ['http://0.0.0.0/', named('http://0.0.0.0/'), 'refused'],
])('%s', async (url, allowed, found) => {
  expect(await find(url, allowed)).toBe(found);
});

test('a name is resolved before the check, and a sandbox of this process gets nothing', async () => {
  expect(['127.0.0.1', '::1']).toContain(await find('http://localhost:9/', here));
  servedPorts.add(9);
  expect(await find('http://localhost:9/', named('http://localhost:9/'))).toBe('refused');
  servedPorts.delete(9);
});

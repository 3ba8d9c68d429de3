import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { redactTraffic } from './redactTraffic.ts';
import { secretPlaces } from './secretPlaces.ts';
import type { Headers, TrafficExchange } from './traffic.ts';

const contract = await readContract();
const placesOf = secretPlaces(contract);

interface Texts {
  url?: string;
  headers?: Headers;
  body?: string | Buffer;
  responseHeaders?: Headers;
  sentBack?: string | Buffer;
  operation?: string;
}

/** Redacts an exchange, and returns the parts of the redacted exchange as texts. */
function redacted({
  url = '/',
  headers = [],
  body = '',
  responseHeaders = [],
  sentBack = '',
  operation,
}: Texts) {
  const traffic: TrafficExchange = {
    source: 'test',
    request: {
      method: 'POST',
      url: url.startsWith('/') ? `https://forge.test${url}` : url,
      headers,
      body: Buffer.from(body),
    },
    response: {
      status: 201,
      reason: '',
      headers: responseHeaders,
      body: Buffer.from(sentBack),
      isRaw: true,
    },
  };
  const { request, response } = redactTraffic(
    traffic,
    placesOf(contract.operations.get(operation ?? '')),
  );
  return {
    url: request.url,
    headers: request.headers,
    body: request.body!.toString(),
    responseHeaders: response!.headers,
    sentBack: response!.body!.toString(),
  };
}

const SECRET = 'Kx7-quite_secret_value';

test.each<[string, Texts]>([
  ['the token of a security scheme', { headers: [['private-token', SECRET]] }],
  ['a bearer token', { headers: [['Authorization', `Bearer ${SECRET}`]] }],
  ['a password of HTTP Basic', { headers: [['Authorization', `Basic ${btoa(`dana:${SECRET}`)}`]] }],
  [
    'cookies',
    {
      headers: [['Cookie', `a=b; _session=${SECRET}`]],
      responseHeaders: [['Set-Cookie', `_session=${SECRET}; Path=/`]],
    },
  ],
  ['a header of another name', { headers: [['X-Job-Token', SECRET]] }],
  ['a token in the query', { url: `/api/v4/user?private_token=${SECRET}&page=2` }],
  ['a password in an address', { url: `https://dana:${SECRET}@forge.test/api/v4/user` }],
  ['a password in a field', { body: JSON.stringify({ user: { password: SECRET } }) }],
  [
    'a secret in every item',
    { sentBack: JSON.stringify([{ id: 1, token: SECRET }, { tokens: [SECRET] }]) },
  ],
  [
    'all values in a secret object',
    { sentBack: JSON.stringify({ credentials: { a: { b: SECRET } } }) },
  ],
  ['a field name with escapes', { sentBack: `{"\\u0070assword": "${SECRET}"}` }],
  ['a field name in camel case', { sentBack: JSON.stringify({ runnerToken: SECRET }) }],
  ['truncated JSON', { sentBack: `{"token": "${SECRET}` }],
  ['invalid JSON', { sentBack: `{"a": , "token": "${SECRET}" "b"]` }],
  [
    'JSON with another media type',
    { body: `{"password":"${SECRET}"}`, headers: [['Content-Type', 'text/plain']] },
  ],
  [
    'a field of a form',
    {
      body: `user[password]=${SECRET}&a=1`,
      headers: [['Content-Type', 'application/x-www-form-urlencoded']],
    },
  ],
  [
    'credentials in an address within a body',
    { body: JSON.stringify({ url: `https://dana:${SECRET}@example.com/x.git` }) },
  ],
  [
    'credentials in an address with escaped slashes',
    { body: `{"url":"https:\\/\\/dana:${SECRET}@example.com"}` },
  ],
  [
    'a private key',
    {
      body: JSON.stringify({
        note: `-----BEGIN OPENSSH PRIVATE KEY-----\n${SECRET}\n-----END OPENSSH PRIVATE KEY-----\n`,
      }),
    },
  ],
  ['a truncated private key', { sentBack: `{"note":"-----BEGIN RSA PRIVATE KEY-----\\n${SECRET}` }],
  [
    'a token with a known prefix',
    { sentBack: JSON.stringify({ description: `use glpat-${SECRET}` }) },
  ],
  ['a runner token', { sentBack: JSON.stringify({ note: `glrt-${SECRET}.0x1` }) }],
  ['a deploy token', { sentBack: JSON.stringify({ note: `gldt-${SECRET}` }) }],
  ['a web token', { sentBack: JSON.stringify({ note: `eyJ${SECRET}.eyJ${SECRET}.${SECRET}` }) }],
  [
    'a parameter within a text',
    { sentBack: JSON.stringify({ next: `https://a.test/x?job_token=${SECRET}&page=2` }) },
  ],
  [
    'a parameter in Location',
    { responseHeaders: [['Location', `https://a.test/x?X-Amz-Signature=${SECRET}`]] },
  ],
  [
    'a secret of a header, repeated in a body',
    {
      headers: [['PRIVATE-TOKEN', SECRET]],
      sentBack: JSON.stringify({ message: `${SECRET} is not valid` }),
    },
  ],
  [
    'a secret of a body, repeated in an address',
    { url: `/hooks/${SECRET}`, body: JSON.stringify({ secret: SECRET }) },
  ],
  [
    'a compressed body',
    {
      sentBack: gzipSync(`{"token":"${SECRET}"}`),
      responseHeaders: [
        ['Content-Encoding', 'gzip'],
        ['Content-Type', 'application/json'],
      ],
    },
  ],
])('redacts %s', (_, texts) => {
  const left = JSON.stringify(redacted(texts));
  expect(left).not.toContain(SECRET);
  expect(left).not.toContain(btoa(`dana:${SECRET}`));
  expect(left).toMatch(/redacted/);
});

test('redacts a field with `format: password` or `writeOnly`, even if its name is not that of a secret', () => {
  const cluster = { token: 'short', api_url: 'https://a.test' };
  const { body } = redacted({
    operation: 'createCluster',
    body: JSON.stringify({ name: 'c', platform_cluster_attributes: cluster }),
  });
  expect(JSON.parse(body)).toEqual({
    name: 'c',
    platform_cluster_attributes: { ...cluster, token: '[redacted]' },
  });
  const mirror = { url: 'example.com/acme', enabled: true };
  const created = redacted({
    operation: 'createRemoteMirror',
    body: JSON.stringify(mirror),
    sentBack: JSON.stringify(mirror),
  });
  expect(JSON.parse(created.body)).toEqual({ ...mirror, url: '[redacted]' });
  // The response repeats the secret of the request.
  expect(JSON.parse(created.sentBack)).toEqual({ ...mirror, url: '[redacted]' });
  expect(redacted({ operation: 'createRemoteMirror', sentBack: '{"url":"a.test"}' }).sentBack).toBe(
    '{"url":"a.test"}',
  );
});

test('keeps a parameter that the contract documents as not secret, although its name ends with `token`', () => {
  const { url, responseHeaders } = redacted({
    operation: 'listTags',
    url: '/t?page_token=v1&per_page=2&next_token=v2',
    responseHeaders: [['Link', '<https://forge.test/t?page_token=v3>; rel="next"']],
  });
  expect(url).toContain('?page_token=v1&per_page=2&next_token=[redacted]');
  expect(responseHeaders[0]![1]).toContain('page_token=v3');
});

test('keeps everything else byte for byte', () => {
  const body =
    '{ "a":1e3 ,"key":"ssh-ed25519 AAAAC3Nz dana@laptop", "a": "\\u00e9 é", "has_token":true,"token":null }';
  const headers: Headers = [
    ['accept', '*/*'],
    ['Accept', 'text/html'],
    ['Content-Type', 'application/json'],
  ];
  expect(redacted({ body, headers })).toMatchObject({ body, headers });
});

test('does not change an exchange that is already redacted', () => {
  const headers: Headers = [
    ['PRIVATE-TOKEN', SECRET],
    ['Authorization', `Bearer ${SECRET}`],
    ['Proxy-Authorization', `Basic ${btoa(`dana:${SECRET}`)}`],
    ['Cookie', `_session=${SECRET}`],
  ];
  const once = redacted({ headers, body: JSON.stringify({ token: SECRET }) });
  expect(redacted(once)).toEqual(once);
  expect(
    JSON.stringify(redacted({ headers: [['Cookie', `a=[redacted]; b=${SECRET}`]] })),
  ).not.toContain(SECRET);
});

test('keeps a byte-order mark', () => {
  const { sentBack } = redacted({ sentBack: '\ufeff{"token":"abc"}' });
  expect(sentBack).toBe('\ufeff{"token":"[redacted]"}');
});

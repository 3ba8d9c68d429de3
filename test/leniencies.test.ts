/** Mock and sandbox accept the same requests beyond the documents, and refuse the same requests. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { startMock } from '../mock/index.ts';
import { startSandbox, worldSeed } from '../sandbox/index.ts';

type Running = { url: string; close(): Promise<void> };
let mock: Running;
let sandbox: Running;

beforeAll(async () => {
  const contract = await readContract();
  mock = await startMock({ contract });
  sandbox = await startSandbox({ contract, ...(await worldSeed()) });
});
afterAll(async () => {
  await mock.close();
  await sandbox.close();
});

const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';
const PARTS = '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nParts\r\n--b--\r\n';
const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDwzMl+T6fh6jDMTQLEfuXQrjhRjrX3ibe+E4Gqr0HGJ';
const milestones = '/projects/5/milestones';

/** Requests as clients send them: a title, the path, the body with its type, and the leniency; none for a refusal. */
const REQUESTS: [string, string, [type: string, body: string] | undefined, string | undefined][] = [
  ['True in a query', '/projects/5/repository/tree?recursive=True', undefined, 'boolean-word'],
  ['a word in a query', '/projects/5/repository/tree?recursive=yes', undefined, undefined],
  [
    'a date with a time',
    milestones,
    [JSON_TYPE, '{"title":"Day","due_date":"2026-12-01T10:00:00Z"}'],
    'time-for-day',
  ],
  ['no date', milestones, [JSON_TYPE, '{"title":"None","due_date":"soon"}'], undefined],
  [
    'a number as text',
    '/projects/5/invitations',
    [JSON_TYPE, '{"email":"text@acme.example","access_level":"30"}'],
    'json-text',
  ],
  [
    'an array of addresses',
    '/projects/5/invitations',
    [JSON_TYPE, '{"email":["one@acme.example","two@acme.example"],"access_level":30}'],
    'list-for-text',
  ],
  [
    'null for an optional field',
    '/projects/5/deploy_keys',
    [JSON_TYPE, `{"title":"Null","key":"${KEY}","can_push":null}`],
    'null-value',
  ],
  ['null for a required field', milestones, [JSON_TYPE, '{"title":null}'], undefined],
  ['a blank title', milestones, [JSON_TYPE, '{"title":" "}'], undefined],
  ['a blank title in a form', milestones, [FORM, 'title='], undefined],
  [
    'JSON under another name',
    milestones,
    ['application/merge-patch+json', '{"title":"Patch"}'],
    'media-type',
  ],
  ['a multipart form', milestones, ['multipart/form-data; boundary=b', PARTS], 'media-type'],
  ['JSON as a plain text', milestones, ['text/plain', '{"title":"Plain"}'], undefined],
  ['JSON without a type', milestones, ['', '{"title":"Untyped"}'], undefined],
  ['JSON as a form', milestones, [FORM, '{"title":"Form"}'], undefined],
];

test.each(REQUESTS)('%s', async (_, path, sent, leniency) => {
  const ask = async (url: string, header: string) => {
    const response = await fetch(`${url}/api/v4${path}`, {
      method: sent ? 'POST' : 'GET',
      headers: {
        'private-token': 'sandbox-token-of-omar',
        ...(sent && { 'content-type': sent[0] }),
      },
      ...(sent && { body: new TextEncoder().encode(sent[1]) }),
    });
    await response.arrayBuffer();
    const named = response.headers.get(header)?.split(';')[0];
    return response.ok ? named : response.status;
  };
  const outcome = leniency ?? 400;
  expect(await ask(mock.url, 'x-mock-lenient')).toBe(outcome);
  expect(await ask(sandbox.url, 'x-sandbox-lenient')).toBe(outcome);
});

import { readFile } from 'node:fs/promises';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestSandbox, type TestRequest, type TestSandbox } from '../testing/openTestSandbox.ts';
import { LENIENCIES, type LeniencyName } from './leniencies.ts';

const CLOCK = Date.parse('2026-10-21T09:00:00Z');
const SSH = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDwzMl+T6fh6jDMTQLEfuXQrjhRjrX3ibe+E4Gqr0HGJ';

let lenient: TestSandbox;
let strict: TestSandbox;

beforeAll(async () => {
  lenient = await openTestSandbox({ clock: CLOCK });
  strict = await openTestSandbox({ clock: CLOCK, strict: true });
});
beforeEach(async () => {
  await lenient.sandbox.reset(CLOCK);
  await strict.sandbox.reset(CLOCK);
});

/** A request that only a leniency allows. The response shows another value than the sent one. */
interface Example {
  title: string;
  method?: string;
  path: string;
  sent?: TestRequest;
  name: LeniencyName;
  /** The place, as the header and the message name it. */
  at: string;
  /** Checks the response of the lenient sandbox. */
  shows?: (body: unknown) => void;
}

const milestone = '/projects/5/milestones';

const EXAMPLES: Example[] = [
  ...['True', '1', 'TRUE'].map((word) => ({
    title: `${word} for true`,
    path: `/projects/5/repository/tree?recursive=${word}&per_page=100`,
    name: 'boolean-word' as const,
    at: 'recursive',
    shows: (body: unknown) => expect((body as object[]).length).toBeGreaterThan(5),
  })),
  ...['False', '0'].map((word) => ({
    title: `${word} for false`,
    path: `/projects/5/repository/tree?recursive=${word}`,
    name: 'boolean-word' as const,
    at: 'recursive',
    shows: (body: unknown) => expect((body as object[]).length).toBeLessThan(6),
  })),
  {
    title: 'an access token in `Authorization`',
    path: '/user/keys',
    sent: { headers: { authorization: 'Bearer sandbox-token-of-mira' } },
    name: 'bearer-token',
    at: 'Authorization',
  },
  ...[
    {
      title: 'a token of a job',
      headers: { 'job-token': 'sandbox-token-of-mira' },
      at: 'JOB-TOKEN',
    },
    { title: 'a token in the query', search: '?job_token=sandbox-token-of-mira', at: 'job_token' },
    {
      title: 'a token in a form',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      bytes: 'job_token=sandbox-token-of-mira&title=Build',
      at: 'job_token',
    },
  ].map(({ title, headers, search = '', bytes, at }) => ({
    title,
    ...(bytes ? { method: 'POST', path: milestone } : { path: `/user/keys${search}` }),
    sent: { ...(headers && { headers }), ...(bytes && { bytes }) },
    name: 'job-token' as const,
    at,
  })),
  {
    title: 'an array for a text with commas',
    method: 'POST',
    path: '/projects/5/invitations',
    sent: {
      as: 'mira',
      body: { email: ['new-one@acme.example', 'new-two@acme.example'], access_level: 30 },
    },
    name: 'list-for-text',
    at: 'email',
    shows: (body) => expect(body).toMatchObject({ status: 'success' }),
  },
  {
    title: 'JSON under another name',
    method: 'POST',
    path: milestone,
    sent: {
      as: 'mira',
      body: { title: 'a' },
      headers: { 'content-type': 'application/merge-patch+json' },
    },
    name: 'media-type',
    at: 'Content-Type',
  },
  {
    title: 'a multipart form',
    method: 'POST',
    path: milestone,
    sent: {
      as: 'mira',
      bytes: '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nParts\r\n--b--\r\n',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    },
    name: 'media-type',
    at: 'Content-Type',
    shows: (body) => expect(body).toMatchObject({ title: 'Parts' }),
  },
  {
    title: 'a boolean as a text in JSON',
    method: 'POST',
    path: '/projects/5/deploy_keys',
    sent: { as: 'mira', body: { title: 'a', key: SSH, can_push: 'true' } },
    name: 'json-text',
    at: 'can_push',
    shows: (body) => expect(body).toMatchObject({ can_push: true }),
  },
  {
    title: 'a number as a text in JSON',
    method: 'PUT',
    path: '/runners/63',
    sent: { as: 'ada', body: { maximum_timeout: '600' } },
    name: 'json-text',
    at: 'maximum_timeout',
    shows: (body) => expect(body).toMatchObject({ maximum_timeout: 600 }),
  },
  {
    title: 'null for an optional field',
    method: 'POST',
    path: '/projects/5/deploy_keys',
    sent: { as: 'mira', body: { title: 'a', key: SSH, can_push: null } },
    name: 'null-value',
    at: 'can_push',
    shows: (body) => expect(body).toMatchObject({ can_push: false }),
  },
  {
    title: 'a time for a day',
    method: 'POST',
    path: milestone,
    sent: {
      as: 'mira',
      body: { title: 'a', due_date: '2026-11-30T23:30:00-05:00' },
    },
    name: 'time-for-day',
    at: 'due_date',
    shows: (body) => expect(body).toMatchObject({ due_date: '2026-11-30' }),
  },
  ...[null, ''].map((due_date) => ({
    title: `${JSON.stringify(due_date)} to clear a date`,
    method: 'PUT',
    path: `${milestone}/31`,
    sent: { as: 'mira', body: { due_date } },
    name: 'empty-date' as const,
    at: 'due_date',
    shows: (body: unknown) => expect(body).toMatchObject({ due_date: null }),
  })),
  {
    title: 'an empty date in a form',
    method: 'POST',
    path: '/user/keys',
    sent: { as: 'mira', form: { title: 'a', key: SSH, expires_at: '' } },
    name: 'empty-date',
    at: 'expires_at',
    shows: (body) => expect(body).toMatchObject({ expires_at: null }),
  },
  {
    title: 'an empty date that clears the expiry of an invitation',
    method: 'PUT',
    path: '/projects/5/invitations/newcomer%40acme.example',
    sent: { as: 'mira', body: { expires_at: null } },
    name: 'empty-date',
    at: 'expires_at',
  },
  {
    title: 'a line break after a key',
    method: 'POST',
    path: '/user/keys',
    sent: { as: 'mira', body: { title: 'a', key: `${SSH}\n` } },
    name: 'key-line-break',
    at: 'key',
    shows: (body) => expect(body).toMatchObject({ key: SSH }),
  },
  {
    title: 'a line break after a deploy key',
    method: 'POST',
    path: '/projects/5/deploy_keys',
    sent: { as: 'mira', body: { title: 'a', key: `${SSH}\r\n` } },
    name: 'key-line-break',
    at: 'key',
    shows: (body) => expect(body).toMatchObject({ key: SSH }),
  },
  {
    title: 'a list with commas in a query',
    path: '/runners/all?tag_list=docker,linux',
    sent: { as: 'ada' },
    name: 'comma-list',
    at: 'tag_list[]',
  },
  {
    title: 'a list with commas in JSON',
    method: 'PUT',
    path: '/runners/63',
    sent: { as: 'ada', body: { tag_list: 'a, b' } },
    name: 'comma-list',
    at: 'tag_list',
    shows: (body) => expect(body).toMatchObject({ tag_list: ['a', 'b'] }),
  },
  {
    title: 'numbers with commas',
    path: `${milestone}?iids=1,2`,
    sent: { as: 'mira' },
    name: 'comma-list',
    at: 'iids[]',
  },
  ...['/foo.txt', './foo.txt', '/./foo.txt'].map((file_path) => ({
    title: `${file_path} as the path of a file`,
    method: 'POST',
    path: '/projects/5/repository/commits',
    sent: {
      as: 'mira',
      body: {
        branch: 'main',
        commit_message: 'a',
        actions: [{ action: 'create', file_path, content: 'a' }],
      },
    },
    name: 'path-prefix' as const,
    at: 'actions[0][file_path]',
  })),
  {
    title: 'an unknown parameter',
    path: '/projects/5/repository/tags?serach=v1',
    name: 'unknown-parameter',
    at: 'serach',
  },
  {
    title: 'an unknown key of a hash',
    path: '/merge_requests?scope=all&not[state][]=opened',
    sent: { as: 'mira' },
    name: 'unknown-parameter',
    at: 'not[state]',
  },
  {
    title: 'an unknown field',
    method: 'POST',
    path: milestone,
    sent: { as: 'mira', body: { title: 'a', due_on: '2026-11-30' } },
    name: 'unknown-field',
    at: 'due_on',
  },
  {
    title: 'an unknown field of an item',
    method: 'POST',
    path: '/projects/5/repository/commits',
    sent: {
      as: 'mira',
      body: {
        branch: 'main',
        commit_message: 'a',
        actions: [{ action: 'create', file_path: 'a', content: 'a', mode: 'x' }],
      },
    },
    name: 'unknown-field',
    at: 'actions[0][mode]',
  },
];

describe('A request that the documents do not allow', () => {
  test.each(EXAMPLES)('$title: is accepted, and the header says so', async (example) => {
    const { method = 'GET', path, sent, name, at, shows } = example;
    const { status, headers, body } = await lenient.request(method, path, {
      ...sent,
      isEchoed: false,
    });
    expect(status).toBeLessThan(300);
    expect(headers.get('x-sandbox-lenient')).toBe(`${name};at="${encodeURI(at)}"`);
    shows?.(body);
  });

  test.each(EXAMPLES)('$title: is refused by a strict sandbox, with advice', async (example) => {
    const { method = 'GET', path, sent, name, at } = example;
    const { status, headers, body } = await strict.request(method, path, {
      ...sent,
      isEchoed: false,
    });
    expect(status).toBe(400);
    expect(body).toEqual({ message: { [at]: [LENIENCIES[name]] } });
    expect(headers.get('x-sandbox-lenient')).toBeNull();
  });

  test('is refused by both if no conversion makes it right', async () => {
    for (const { request } of [lenient, strict]) {
      const path = '/projects/5/repository/tree?recursive=perhaps';
      const { status, body, headers } = await request('GET', path);
      expect([status, body]).toEqual([400, { message: { recursive: ['is invalid'] } }]);
      expect(headers.get('x-sandbox-lenient')).toBeNull();
    }
  });

  test('keeps the header if it is refused for another reason', async () => {
    const { status, headers } = await lenient.request('POST', milestone, {
      as: 'gus',
      body: { title: 'a' },
    });
    expect([status, headers.get('x-sandbox-lenient')]).toEqual([403, null]);
    const path = '/projects/5/repository/compare?from=none&to=main&straight=True';
    const refused = await lenient.request('GET', path);
    expect(refused.status).toBe(404);
    expect(refused.headers.get('x-sandbox-lenient')).toBe('boolean-word;at="straight"');
  });

  test('cannot leave out a required field with null', async () => {
    const { status, body } = await lenient.request('POST', milestone, {
      as: 'mira',
      body: { title: null },
    });
    expect([status, body]).toEqual([400, { message: { title: ['is invalid'] } }]);
  });
});

test('Several slashes in a row count as one, unless the sandbox is strict', async () => {
  const paths = ['/projects//5/repository/tags/v1.0.0', '/projects/5///repository/tags/v1.0.0'];
  for (const path of paths) {
    const { status, body, headers } = await lenient.request('GET', path);
    expect([status, body.name]).toEqual([200, 'v1.0.0']);
    expect(headers.get('x-sandbox-lenient')).toBe('double-slash;at="path"');
  }
  const body = { tag_name: 'v7', ref: 'main' };
  const created = await lenient.request('POST', '/projects/5//repository/tags', {
    as: 'dana',
    body,
  });
  expect(created.status).toBe(201);
  expect((await lenient.request('GET', '/projects/5//no-such-list')).status).toBe(404);
  expect((await lenient.request('GET', '/projects//5/notes/%5B%5D?a=//')).status).toBe(404);
  lenient.sandbox.settings.strict = true;
  expect((await lenient.request('GET', '/projects//5/repository/tags')).status).toBe(404);
  await lenient.sandbox.reset(CLOCK);
});

test('The setting `strict` turns strictness on until the next reset', async () => {
  const ask = () => lenient.request('GET', '/projects/5/repository/tree?recursive=True');
  expect((await ask()).status).toBe(200);
  lenient.sandbox.settings.strict = true;
  expect((await ask()).status).toBe(400);
  await lenient.sandbox.reset(CLOCK);
  expect((await ask()).status).toBe(200);
});

describe('A request that the documents allow', () => {
  test.each([
    ['GET', '/projects/5/repository/tags?id=5', {}],
    ['POST', milestone, { as: 'mira', body: { id: 5, title: 'a' } }],
    ['POST', `${milestone}?title=a&due_date=2026-11-30`, { as: 'mira' }],
    [
      'GET',
      '/projects/5/milestones',
      { as: 'mira', headers: { 'content-type': 'application/json' } },
    ],
    ['PUT', '/runners/63', { as: 'ada', form: { paused: 'true', 'tag_list[]': 'a' } }],
  ] as [string, string, TestRequest][])(
    '%s %s: has no header and is accepted by a strict sandbox',
    async (method, path, sent) => {
      for (const { request } of [lenient, strict]) {
        const { status, headers } = await request(method, path, { ...sent, isEchoed: false });
        expect(status).toBeLessThan(300);
        expect(headers.get('x-sandbox-lenient')).toBeNull();
      }
    },
  );
});

describe('A response of a strict sandbox', () => {
  test('has only the documented fields', async () => {
    for (const [path, field] of [
      [milestone, 'web_url'],
      [`${milestone}/31`, 'web_url'],
      ['/runners/63', 'locked'],
      ['/runners/63', 'run_untagged'],
    ] as const) {
      const shown = await lenient.request('GET', path, { as: 'ada' });
      expect([shown.body].flat()[0]).toHaveProperty(field);
      const hidden = await strict.request('GET', path, { as: 'ada' });
      expect([hidden.body].flat()[0]).not.toHaveProperty(field);
    }
  });

  test('keeps all fields where the documents show none', async () => {
    const { body } = await strict.request('GET', `${milestone}/31`, { as: 'mira' });
    expect(body).toMatchObject({ id: 31, title: expect.any(String) });
  });
});

test('The page about leniencies describes each of them', async () => {
  const page = await readFile('docs/sandbox/leniencies.md', 'utf8');
  for (const name of Object.keys(LENIENCIES)) expect(page).toContain(`\`${name}\``);
});

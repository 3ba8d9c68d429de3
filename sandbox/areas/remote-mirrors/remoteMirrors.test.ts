import { createPublicKey } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { JsonValue } from '../../../contract/case.ts';
import { remoteMirrors } from '../../../generated/tables.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/openTestSandbox.ts';
import { isMirrorUrl, scrubbedUrl } from './mirrorUrl.ts';

let opened: TestSandbox;
beforeAll(async () => {
  opened = await openTestSandbox();
});
beforeEach(() => opened.sandbox.reset());
afterAll(() => opened.sandbox.close());

const LIST = '/projects/5/remote_mirrors';
const call = (method: string, path: string, body?: JsonValue, as = 'mira') =>
  opened.request(method, LIST + path, { as, ...(body !== undefined && { body }) });
const create = (body: { [key: string]: JsonValue } = {}) =>
  call('POST', '', { url: 'https://mirror.example/rocket.git', ...body });

describe('Credentials', () => {
  test.each([
    ['https://dana:secret@mirror.example/r.git', 'https://*****:*****@mirror.example/r.git'],
    ['https://dana:se@cret@mirror.example/r.git', 'https://*****:*****@mirror.example/r.git'],
    ['https://:secret@mirror.example/r.git', 'https://*****:*****@mirror.example/r.git'],
    ['ssh://git@mirror.example/r.git', 'ssh://*****@mirror.example/r.git'],
    ['git@mirror.example:acme/r.git', '*****@mirror.example:acme/r.git'],
    ['https://mirror.example/~dana@home/r.git', 'https://mirror.example/~dana@home/r.git'],
    ['file:///srv/r.git', 'file:///srv/r.git'],
  ])('of %s are masked', (url, shown) => {
    expect(isMirrorUrl(url)).toBe(true);
    expect(scrubbedUrl(url)).toBe(shown);
  });

  test('are stored, but no response shows them', async () => {
    const url = 'https://dana:very-secret@mirror.example/r.git';
    const created = await create({ url, enabled: true });
    const path = `/${created.body.id}`;
    await call('POST', `${path}/sync`);
    const shown = [
      created,
      await call('GET', path),
      await call('GET', ''),
      await call('PUT', path, {}),
    ];
    for (const { bytes } of shown) expect(bytes.toString()).not.toContain('secret');
    const row = opened.sandbox.db.select().from(remoteMirrors).all().at(-1);
    expect(row?.url).toBe(url);
  });
});

test.each([
  'mirror.example',
  'relative/path.git',
  '--upload-pack=touch /tmp/x',
  'ext::sh -c id',
  'javascript:alert(1)',
  'https://',
  'https://mirror.example/a b.git',
  'https://mirror.example/\nx.git',
  // Git or another tolerant parser would find credentials in these addresses.
  'https:///dana:secret@mirror.example/r.git',
  'https:/dana:secret@mirror.example/?://',
  'https:\\\\dana:secret@mirror.example/://',
])('refuses the address %s', async (url) => {
  expect(await create({ url })).toMatchObject({
    status: 400,
    body: { message: { url: ['is invalid'] } },
  });
});

test('by default, a mirror is disabled and uses a password', async () => {
  expect((await create()).body).toMatchObject({
    id: 103,
    enabled: false,
    auth_method: 'password',
    host_keys: [],
    keep_divergent_refs: false,
    only_protected_branches: false,
    update_status: 'none',
    last_update_at: null,
  });
});

test('a project can enable at most ten mirrors', async () => {
  for (let enabled = 2; enabled < 10; enabled++)
    expect((await create({ enabled: true })).status).toBe(201);
  const refusal = {
    status: 400,
    body: { message: { enabled: ['at most 10 mirrors of a project can be enabled'] } },
  };
  expect(await create({ enabled: true })).toMatchObject(refusal);
  const { body } = await create();
  expect(await call('PUT', `/${body.id}`, { enabled: true })).toMatchObject(refusal);
  // An enabled mirror may be changed. After one mirror is disabled, another mirror may be enabled.
  expect((await call('PUT', '/101', { enabled: true })).status).toBe(200);
  expect((await call('PUT', '/101', { enabled: false })).status).toBe(200);
  expect((await call('PUT', `/${body.id}`, { enabled: true })).status).toBe(200);
});

describe('SSH', () => {
  test('authentication uses a different key pair for each mirror', async () => {
    const keyOf = async () => {
      const { body } = await create({ auth_method: 'ssh_public_key' });
      return (await call('GET', `/${body.id}/public_key`)).body.public_key;
    };
    const [one, other] = [await keyOf(), await keyOf()];
    expect(one).toMatch(/^ssh-ed25519 \S+ acme\/rocket$/);
    expect(one).not.toBe(other);
    const { private_key } = opened.sandbox.db.select().from(remoteMirrors).all().at(-1)!;
    const { x } = createPublicKey(private_key!).export({ format: 'jwk' });
    const [, shown = ''] = other.split(' ');
    expect(Buffer.from(shown, 'base64').subarray(-32)).toEqual(Buffer.from(x!, 'base64url'));
  });

  test('authentication is required for a mirror to have a public key', async () => {
    expect((await call('GET', '/102/public_key')).status).toBe(404);
    await call('PUT', '/102', { auth_method: 'ssh_public_key' });
    expect((await call('GET', '/102/public_key')).status).toBe(200);
  });

  test('host keys are shown by their fingerprints, and a text that is not a host key is refused', async () => {
    const host_keys = [
      'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAOkdQVzFyLtkMIeUu6uvtXpbhGF2lYWrANoSeZRaE5v',
      'mirror.example,10.0.0.1 ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAOkdQVzFyLtkMIeUu6uvtXpbhGF2lYWrANoSeZRaE5v',
    ];
    const fingerprint_sha256 = 'SHA256:yywDJoMnlX1tLIxh0Nsq2JYEEH0WFwVf8XNUEIGmnjU';
    const changed = await call('PUT', '/102', { host_keys });
    expect(changed.body.host_keys).toEqual([{ fingerprint_sha256 }, { fingerprint_sha256 }]);
    expect(await call('PUT', '/102', { host_keys: ['mirror.example'] })).toMatchObject({
      status: 400,
      body: { message: { host_keys: ['is invalid'] } },
    });
    expect((await call('GET', '/102')).body.host_keys).toHaveLength(2);
  });
});

describe('A pattern for branches', () => {
  const refusal = (text: string) => ({
    status: 400,
    body: { message: { mirror_branch_regex: [text] } },
  });

  test('cannot be combined with only_protected_branches, in the request or in the mirror', async () => {
    const text = 'is mutually exclusive with only_protected_branches';
    const both = { mirror_branch_regex: '^main$', only_protected_branches: true };
    expect(await create(both)).toMatchObject(refusal(text));
    // Mirror 102 already has only_protected_branches.
    expect(await call('PUT', '/102', { mirror_branch_regex: '^main$' })).toMatchObject(
      refusal(text),
    );
    const off = { mirror_branch_regex: '^main$', only_protected_branches: false };
    expect((await call('PUT', '/102', off)).status).toBe(200);
    expect((await call('PUT', '/102', { only_protected_branches: true })).status).toBe(200);
    const [, row] = opened.sandbox.db.select().from(remoteMirrors).all();
    expect(row).toMatchObject({ only_protected_branches: true, mirror_branch_regex: null });
  });

  test('must be a regular expression', async () => {
    expect(await create({ mirror_branch_regex: '(' })).toMatchObject(refusal('is invalid'));
  });

  test('is not available in the free tier', async () => {
    opened.sandbox.settings.tier = 'free';
    expect(await create({ mirror_branch_regex: '^main$' })).toMatchObject(
      refusal('is not available in the free tier'),
    );
    expect((await create()).status).toBe(201);
  });
});

describe('Access', () => {
  test('Maintainers and Owners may change a mirror', async () => {
    for (const [as, status] of [
      ['dana', 403],
      ['audrey', 403],
      ['omar', 200],
      ['ada', 200],
    ] as const)
      expect((await call('PUT', '/101', {}, as)).status).toBe(status);
    expect((await call('DELETE', '/101', undefined, 'dana')).status).toBe(403);
    expect((await call('POST', '/101/sync', undefined, 'dana')).status).toBe(403);
    expect((await call('GET', '/101', undefined, 'dana')).status).toBe(200);
  });

  test('a mirror is a 404 in the path of another project', async () => {
    const other = '/projects/6/remote_mirrors/101';
    for (const method of ['GET', 'DELETE'])
      expect((await opened.request(method, other, { as: 'mira' })).status).toBe(404);
    expect((await call('GET', '/101')).status).toBe(200);
  });
});

test('a failed sync stores the error, and a disabled mirror is not synced', async () => {
  const { body } = await create();
  const path = `/${body.id}`;
  expect((await call('POST', `${path}/sync`)).status).toBe(204);
  expect((await call('GET', path)).body).toEqual(body);
  await call('PUT', path, { enabled: true });
  expect((await call('POST', `${path}/sync`)).status).toBe(204);
  expect((await call('GET', path)).body).toMatchObject({
    update_status: 'failed',
    last_error: expect.any(String),
    last_update_at: '2026-10-21T09:00:00Z',
    last_update_started_at: '2026-10-21T09:00:00Z',
    last_successful_update_at: null,
  });
});

test('a request for a deleted mirror is a 404', async () => {
  expect((await call('DELETE', '/101')).status).toBe(204);
  for (const [method, path] of [
    ['GET', '/101'],
    ['PUT', '/101'],
    ['DELETE', '/101'],
    ['POST', '/101/sync'],
  ] as const)
    expect((await call(method, path, method === 'PUT' ? {} : undefined)).status).toBe(404);
});

/** Tests of the operations on deploy keys (API documentation, document 2). */
import { beforeEach, expect, test } from 'vitest';
import { openTestSandbox } from '../../testing/openTestSandbox.ts';

const { sandbox, request } = await openTestSandbox();
beforeEach(() => sandbox.reset());

const NEW_KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIExampleKeyGroundStation00000000000000000054';
const PAD_CAMERA =
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIExampleKeyPadCamera000000000000000000000053';
const TAKEN = { fingerprint: ['has already been taken'], key: ['has already been taken'] };

const create = (project: number, as: string, body: Record<string, unknown> = {}) =>
  request('POST', `/projects/${project}/deploy_keys`, {
    as,
    body: { key: NEW_KEY, title: 'Ground station', ...body } as never,
  });
const idsOf = async (path: string, as: string) =>
  (await request('GET', path, { as })).body.map(({ id }: { id: number }) => id);
const statusOf = async (method: string, path: string, as: string) =>
  (await request(method, path, { as })).status;

test('Enabling a disabled key returns it with 201, and lists it in the project', async () => {
  expect(await statusOf('GET', '/projects/5/deploy_keys/53', 'mira')).toBe(404);
  const enabled = await request('POST', '/projects/5/deploy_keys/53/enable', { as: 'mira' });
  expect(enabled.status).toBe(201);
  expect(enabled.body).toMatchObject({ id: 53, can_push: false });
  expect(await idsOf('/projects/5/deploy_keys', 'mira')).toEqual([51, 52, 53]);
  expect(await idsOf('/projects/6/deploy_keys', 'mira')).toEqual([51, 53]);
});

test('Enabling a key again changes nothing', async () => {
  const again = await request('POST', '/projects/6/deploy_keys/51/enable', { as: 'mira' });
  expect(again.status).toBe(201);
  expect(again.body).toMatchObject({ id: 51, can_push: true });
});

test('A deleted key is removed from the project; if no other project has the key, it is removed from the system', async () => {
  expect(await statusOf('DELETE', '/projects/5/deploy_keys/51', 'mira')).toBe(204);
  expect(await statusOf('GET', '/projects/5/deploy_keys/51', 'mira')).toBe(404);
  expect(await statusOf('GET', '/projects/6/deploy_keys/51', 'mira')).toBe(200);
  expect(await statusOf('DELETE', '/projects/6/deploy_keys/51', 'mira')).toBe(204);
  expect(await idsOf('/deploy_keys', 'ada')).toEqual([52, 53]);
  expect(await statusOf('POST', '/projects/5/deploy_keys/51/enable', 'ada')).toBe(404);
});

test('A maintainer of a project with a key may create the same key in another project, where it stays unchanged', async () => {
  const joined = await request('POST', '/projects/5/deploy_keys', {
    as: 'mira',
    body: { key: `${PAD_CAMERA} camera`, title: 'Other', can_push: true },
    isEchoed: false,
  });
  expect(joined.status).toBe(201);
  expect(joined.body).toMatchObject({
    id: 53,
    title: 'Pad camera',
    key: PAD_CAMERA,
    can_push: true,
  });
  expect((await request('GET', '/projects/6/deploy_keys/53', { as: 'mira' })).body.can_push).toBe(
    false,
  );
});

test('A caller without access to an existing key can neither create the same key nor enable it', async () => {
  const joined = await create(12, 'dana', { key: PAD_CAMERA });
  expect(joined.status).toBe(400);
  expect(joined.body).toEqual({ message: TAKEN });
  expect(await statusOf('POST', '/projects/12/deploy_keys/53/enable', 'dana')).toBe(404);
  // Any maintainer can enable a public key.
  expect(await statusOf('POST', '/projects/12/deploy_keys/51/enable', 'dana')).toBe(201);
  expect(await idsOf('/projects/12/deploy_keys', 'dana')).toEqual([51]);
});

test('Refuses a key that the project already has, and a text that is not a key', async () => {
  expect((await create(6, 'mira', { key: `${PAD_CAMERA} again` })).body).toEqual({
    message: TAKEN,
  });
  expect((await create(6, 'mira', { key: 'ssh-ed25519 nonsense' })).body).toEqual({
    message: { key: ['is invalid'] },
  });
  expect(await idsOf('/projects/6/deploy_keys', 'mira')).toEqual([51, 53]);
});

test('By default, a new key cannot push and never expires', async () => {
  expect((await create(5, 'mira')).body).toMatchObject({
    id: 54,
    can_push: false,
    expires_at: null,
  });
  const { body } = await request('PUT', '/projects/5/deploy_keys/54', {
    as: 'mira',
    body: { can_push: true },
  });
  expect(body).toMatchObject({ title: 'Ground station', can_push: true });
});

// The fingerprints are the output of `ssh-keygen -l`.
const FINGERPRINTS: [key: string, md5: string, sha256: string][] = [
  [
    'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIILuonbfKeKmxNIzFD24LheO6hyGLUhpWBHFhVyCLC4w',
    '2e:f5:e7:bc:fa:13:ab:47:64:1f:25:ee:73:e1:46:65',
    'SHA256:sawVo75OSwnSCNF/wqim9eDYiqrj+sKOajeRsu/RyyI',
  ],
  [
    'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBOPRVg6G3bYo4uGr4s5A+63kydALIyRCdZBz65iJEhb5VqjCAkiX8kudod1RhVpMhUW4llnLaxwStmcaGkfSK8I=',
    'ef:36:0c:8e:b0:da:42:aa:17:50:46:6b:9e:c4:a7:29',
    'SHA256:NfkElm1U+kjeQuRsvUMPVh4JlXf4Ue+CJOduhXDoqH4',
  ],
];
test('The fingerprints are computed from the key', async () => {
  for (const [key, fingerprint, fingerprint_sha256] of FINGERPRINTS)
    expect((await create(5, 'mira', { key: `${key} comment` })).body).toMatchObject({
      key: `${key} comment`,
      fingerprint,
      fingerprint_sha256,
    });
});

test('The expiry of a key is shown in UTC', async () => {
  const expires_at = '2027-01-01T00:00:00+02:00';
  expect((await create(5, 'mira', { expires_at })).body.expires_at).toBe('2026-12-31T22:00:00Z');
  expect((await create(5, 'mira', { expires_at: '2027-01-01' })).body).toEqual({
    message: { expires_at: ['is invalid'] },
  });
});

test('A key has the same title in all projects, but `can_push` applies to a single project', async () => {
  await request('PUT', '/projects/5/deploy_keys/51', {
    as: 'mira',
    body: { title: 'Tower', can_push: true },
  });
  await request('PUT', '/projects/6/deploy_keys/51', { as: 'mira', body: { can_push: false } });
  const [key] = (await request('GET', '/deploy_keys?public=true', { as: 'ada' })).body;
  expect(key.title).toBe('Tower');
  expect(key.projects_with_write_access).toMatchObject([{ id: 5 }]);
  expect(key.projects_with_readonly_access).toMatchObject([{ id: 6 }]);
});

test('A key of the instance is public and belongs to no project', async () => {
  const created = await request('POST', '/deploy_keys', {
    as: 'ada',
    body: { key: NEW_KEY, title: 'Ground station' },
  });
  expect(created.body).toMatchObject({ id: 54, usage_type: 'auth_and_signing', expires_at: null });
  expect(await idsOf('/deploy_keys?public=true', 'ada')).toEqual([51, 54]);
  const again = await request('POST', '/deploy_keys', {
    as: 'ada',
    body: { key: `${NEW_KEY} again`, title: 'Again' },
  });
  expect(again.body).toEqual({ message: TAKEN });
});

test('Administrators list the keys of the instance on self-managed and dedicated offerings', async () => {
  expect(await statusOf('GET', '/deploy_keys', 'audrey')).toBe(403);
  expect(await statusOf('GET', '/deploy_keys', 'omar')).toBe(403);
  sandbox.settings.offering = 'dedicated';
  expect(await statusOf('GET', '/deploy_keys', 'ada')).toBe(200);
  sandbox.settings.offering = 'hosted';
  expect(await statusOf('GET', '/deploy_keys', 'ada')).toBe(403);
});

test('A system with FIPS has no MD5 fingerprint', async () => {
  sandbox.settings.instance = { ...sandbox.settings.instance, fips: true };
  const { body } = await request('GET', '/projects/5/deploy_keys/51', { as: 'mira' });
  expect(body).not.toHaveProperty('fingerprint');
  expect(body.fingerprint_sha256).toBe('SHA256:lTU4T8YXaqDs3wjd/KwQ+fFHH1kzTLhlnscpW0ktaIs');
});

test('The list of a user has the keys of projects in which both caller and user are members, without `can_push`', async () => {
  expect(await idsOf('/users/dana/project_deploy_keys', 'mira')).toEqual([51, 52, 53]);
  expect(await idsOf('/users/9/project_deploy_keys', 'stan')).toEqual([]);
  expect(await idsOf('/users/stan/project_deploy_keys', 'dana')).toEqual([]);
  const { body } = await request('GET', '/users/dana/project_deploy_keys', { as: 'mira' });
  expect(body[0]).not.toHaveProperty('can_push');
});

test('Members read the keys of a project, maintainers change them, others have no access', async () => {
  expect(await statusOf('GET', '/projects/5/deploy_keys', 'gus')).toBe(200);
  expect(await statusOf('GET', '/projects/5/deploy_keys/51', 'audrey')).toBe(200);
  expect(await statusOf('GET', '/projects/5/deploy_keys', 'stan')).toBe(403);
  expect((await create(5, 'dana')).status).toBe(403);
  expect(await statusOf('DELETE', '/projects/5/deploy_keys/51', 'dana')).toBe(403);
  expect(await statusOf('POST', '/projects/5/deploy_keys/53/enable', 'dana')).toBe(403);
  expect(await statusOf('GET', '/projects/15/deploy_keys', 'stan')).toBe(404);
  expect(await idsOf('/projects/5/deploy_keys', 'mira')).toEqual([51, 52]);
});

/** Tests of the operations on project clusters (API documentation, document 2). */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { clusters } from '../../../generated/tables.ts';
import { openTestSandbox } from '../../testing/openTestSandbox.ts';

const { sandbox, request } = await openTestSandbox();
beforeEach(() => sandbox.reset());

const MINIMAL = {
  name: 'orbit',
  platform_cluster_attributes: { api_url: 'https://orbit.acme.example', token: 'secret' },
};
const create = (body: Record<string, unknown> = {}, as = 'mira', project = 5) =>
  request('POST', `/projects/${project}/clusters/user`, {
    as,
    body: { ...MINIMAL, ...body } as never,
  });
const update = (body: Record<string, unknown>, as = 'mira') =>
  request('PUT', '/projects/5/clusters/18', { as, body: body as never });
const statusOf = async (method: string, path: string, as?: string) =>
  (await request(method, path, { ...(as && { as }) })).status;

test('A new cluster is enabled, managed, for all environments, and authorizes users by role', async () => {
  const { status, body } = await create();
  expect(status).toBe(201);
  expect(body).toMatchObject({
    id: 20,
    enabled: true,
    managed: true,
    environment_scope: '*',
    provider_type: 'user',
    cluster_type: 'project_type',
    user: { username: 'mira' },
    management_project: null,
    platform_cluster: { authorization_type: 'rbac', ca_cert: null },
    project: { id: 5, forks_count: 1, namespace: { full_path: 'acme', kind: 'group' } },
  });
  expect(JSON.stringify(body)).not.toContain('secret');
  expect((await request('GET', '/projects/5/clusters/20', { as: 'mira' })).body).toEqual(body);
});

test('A form may send the fields of a cluster, with nested fields in brackets: `platform_cluster_attributes[token]`', async () => {
  const { status, body } = await request('POST', '/projects/5/clusters/user', {
    as: 'omar',
    form: { ...MINIMAL, enabled: false },
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    enabled: false,
    platform_cluster: { api_url: MINIMAL.platform_cluster_attributes.api_url },
  });
});

test('The response for a single cluster shows its project, but the list does not', async () => {
  const list = await request('GET', '/projects/5/clusters', { as: 'mira' });
  expect(list.body.map((cluster: object) => 'project' in cluster)).toEqual([false, false]);
  const { body } = await request('GET', '/projects/5/clusters/19', { as: 'mira' });
  expect(body.project.id).toBe(5);
  expect(body.enabled).toBeNull();
});

test('An update changes only the fields that it names', async () => {
  const before = (await request('GET', '/projects/5/clusters/18', { as: 'mira' })).body;
  const { body } = await update({ platform_cluster_attributes: { namespace: 'other' } });
  expect(body).toEqual({
    ...before,
    platform_cluster: { ...before.platform_cluster, namespace: 'other' },
  });
  expect((await update({})).body).toEqual(body);
  expect((await update({ enabled: false, name: 'tower' })).body).toMatchObject({
    enabled: false,
    name: 'tower',
  });
});

test('Name, address, certificate and token can be changed only if a user added an existing cluster', async () => {
  sandbox.db.update(clusters).set({ provider_type: 'cloud' }).where(eq(clusters.id, 18)).run();
  const refused = await update({
    name: 'tower',
    platform_cluster_attributes: { api_url: 'https://tower.acme.example', namespace: 'other' },
  });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.message)).toEqual([
    'name',
    'platform_cluster_attributes[api_url]',
  ]);
  const { body } = await update({ domain: 'other.acme.example' });
  expect(body).toMatchObject({ domain: 'other.acme.example', name: 'launch-control' });
  expect(body.platform_cluster.namespace).toBe('rocket');
});

test('The caller must be a maintainer of the management project', async () => {
  expect((await create({ management_project_id: 6 })).body.management_project.id).toBe(6);
  for (const id of [404404, 17, 16])
    expect((await create({ management_project_id: id })).body).toEqual({
      message: { management_project_id: ['is invalid'] },
    });
  expect((await update({ management_project_id: 404404 })).status).toBe(400);
});

test('Only Premium and Ultimate have the environment scope', async () => {
  sandbox.settings.tier = 'free';
  expect((await create({ environment_scope: 'staging' })).body).toEqual({
    message: { environment_scope: ['is not available in the free tier'] },
  });
  expect((await create()).status).toBe(201);
  sandbox.settings.tier = 'premium';
  expect((await create({ environment_scope: 'staging' })).body.environment_scope).toBe('staging');
});

test('A cluster can be deleted only through the project that it belongs to', async () => {
  expect(await statusOf('GET', '/projects/6/clusters/18', 'mira')).toBe(404);
  expect(await statusOf('DELETE', '/projects/6/clusters/18', 'mira')).toBe(404);
  expect(await statusOf('DELETE', '/projects/5/clusters/18', 'mira')).toBe(204);
  expect(await statusOf('GET', '/projects/5/clusters/18', 'mira')).toBe(404);
  expect(await statusOf('DELETE', '/projects/5/clusters/18', 'mira')).toBe(404);
});

test('Only maintainers and owners have access to clusters', async () => {
  expect(await statusOf('GET', '/projects/5/clusters', 'omar')).toBe(200);
  for (const who of ['dana', 'sana', 'rita', 'stan'])
    expect(await statusOf('GET', '/projects/5/clusters/18', who)).toBe(403);
  expect(await statusOf('GET', '/projects/5/clusters')).toBe(401);
  expect(await statusOf('GET', '/projects/15/clusters', 'stan')).toBe(404);
  expect((await create({}, 'dana')).status).toBe(403);
  expect((await update({ enabled: false }, 'dana')).status).toBe(403);
});

test('The response for a cluster in a personal project shows the namespace of the user', async () => {
  const { body } = await create({}, 'dana', 12);
  expect(body.project.namespace).toMatchObject({
    kind: 'user',
    full_path: 'dana',
    parent_id: null,
  });
});

test('A certificate is stored without the line break at its end, and as it is with `strict`', async () => {
  const ca_cert = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----';
  const stored = async () => {
    const attributes = { ...MINIMAL.platform_cluster_attributes, ca_cert: `${ca_cert}\n` };
    const { body } = await request('POST', '/projects/5/clusters/user', {
      as: 'mira',
      body: { ...MINIMAL, platform_cluster_attributes: attributes },
      isEchoed: false,
    });
    return body.platform_cluster.ca_cert;
  };
  expect(await stored()).toBe(ca_cert);
  sandbox.settings.strict = true;
  expect(await stored()).toBe(`${ca_cert}\n`);
});

/** Tests of the operations on tags (API documentation, document 1). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { projects, x509Certificates } from '../../../generated/tables.ts';
import { openTestSandbox } from '../../testing/openTestSandbox.ts';

const { sandbox, request } = await openTestSandbox();
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const MAIN = 'e4d3a5e513c6a2af8c92cedecad439e32e73d448';
const tags = '/projects/5/repository/tags';
const create = (as: string | undefined, body: Record<string, string>) =>
  request('POST', tags, { ...(as && { as }), body });
const read = (name: string) =>
  request('GET', `${tags}/${encodeURIComponent(name)}`, { as: 'dana' });
const remove = (as: string, name: string) =>
  request('DELETE', `${tags}/${encodeURIComponent(name)}`, { as });
const namesOf = async (query: string) =>
  (await request('GET', `${tags}?${query}`)).body.map(({ name }: { name: string }) => name);

test('An annotated tag has an object, a message and a time, a lightweight tag does not', async () => {
  const annotated = await create('dana', { tag_name: 'a', ref: 'main', message: 'Two\n\nparts' });
  expect(annotated.status).toBe(201);
  expect(annotated.body).toMatchObject({
    message: 'Two\n\nparts',
    created_at: sandbox.clock.now(),
  });
  expect(annotated.body.target).not.toBe(MAIN);
  const lightweight = await create('dana', { tag_name: 'l', ref: 'main' });
  expect(lightweight.body).toMatchObject({ message: null, created_at: null, target: MAIN });
  expect((await read('a')).body).toEqual(annotated.body);
  expect((await read('l')).body).toEqual(lightweight.body);
});

test('The response shows the complete message of a tag, even if the message looks like a signature', async () => {
  const message = 'Two\n-----BEGIN DIAGRAM-----\n-->';
  const { body } = await create('dana', { tag_name: 'a', ref: 'main', message });
  expect(body.message).toBe(message);
});

test('A new tag whose ref is an annotated tag points to the commit of the annotated tag', async () => {
  const { body } = await create('dana', { tag_name: 'again', ref: 'v1.1.0' });
  expect(body.target).toBe(MAIN);
});

test.each([
  ['a name that exists', { tag_name: 'v1.1.0-rc1', ref: 'main' }],
  ['an unknown ref', { tag_name: 'new', ref: 'no-such-branch' }],
  ['a name that git refuses', { tag_name: 'a..b', ref: 'main' }],
  ['a name that is an option', { tag_name: '--force', ref: 'main' }],
  ['a name outside the tags', { tag_name: '../heads/main', ref: 'main' }],
  ['a name below another tag', { tag_name: 'v1.0.0/hotfix', ref: 'main' }],
  ['a name above another tag', { tag_name: 'release', ref: 'main' }],
  ['a name that is a SHA', { tag_name: MAIN, ref: 'main' }],
  ['a ref that is an option', { tag_name: 'new', ref: '--all' }],
])('The creation of a tag is refused with 405 and a reason: %s', async (_, body) => {
  const before = await namesOf('');
  const response = await create('dana', body);
  expect(response.status).toBe(405);
  expect(response.body.message).toMatch(/\w/);
  expect(await namesOf('')).toEqual(before);
});

test('Developers create and delete tags, maintainers also protected tags', async () => {
  expect((await create('rita', { tag_name: 'new', ref: 'main' })).status).toBe(403);
  expect((await create(undefined, { tag_name: 'new', ref: 'main' })).status).toBe(401);
  expect((await remove('rita', 'v1.1.0-rc1')).status).toBe(403);
  expect((await remove('dana', 'v1.1.0-rc1')).status).toBe(204);
  expect((await remove('dana', 'v1.0.0')).status).toBe(403);
  expect((await remove('mira', 'v1.0.0')).status).toBe(204);
  expect((await create('dana', { tag_name: 'v1.0.0', ref: 'main' })).status).toBe(403);
  const again = await create('mira', { tag_name: 'v1.0.0', ref: 'main' });
  // The deletion of the first tag `v1.0.0` deleted its release, but kept the protection of the name.
  expect(again.body).toMatchObject({ protected: true, release: null });
});

test('No operation finds a deleted tag', async () => {
  expect((await remove('mira', 'release/2026.10')).status).toBe(204);
  expect((await read('release/2026.10')).status).toBe(404);
  expect((await remove('mira', 'release/2026.10')).status).toBe(404);
  expect(await namesOf('search=release')).toEqual([]);
  const archive = await request('GET', '/projects/5/repository/archive?sha=release%2F2026.10');
  expect(archive.status).toBe(404);
});

test('A slash in the name of a tag must be encoded in a path', async () => {
  expect((await request('GET', `${tags}/release/2026.10`)).status).toBe(404);
  expect((await read('release/2026.10')).status).toBe(200);
});

test('Tags are ordered by name, by their last update, and as semantic versions', async () => {
  for (const name of ['v1.10.0', 'v1.2.0', 'v1.2.0-rc.10', 'v1.2.0-rc.9', 'stable'])
    await create('dana', { tag_name: name, ref: 'main' });
  expect(await namesOf('order_by=version&sort=asc')).toEqual([
    'release/2026.10',
    'stable',
    'v0.9.0',
    'v1.0.0',
    'v1.1.0-rc1',
    'v1.1.0',
    'v1.2.0-rc.9',
    'v1.2.0-rc.10',
    'v1.2.0',
    'v1.10.0',
  ]);
  expect(await namesOf('order_by=version')).toEqual(
    (await namesOf('order_by=version&sort=asc')).reverse(),
  );
  expect(await namesOf('order_by=name&sort=asc&search=v1.')).toEqual([
    'v1.0.0',
    'v1.1.0',
    'v1.1.0-rc1',
    'v1.10.0',
    'v1.2.0',
    'v1.2.0-rc.10',
    'v1.2.0-rc.9',
  ]);
  await create('dana', { tag_name: 'newest', ref: 'v0.9.0', message: 'Today' });
  expect((await namesOf(''))[0]).toBe('newest');
});

test('A search for tags matches any part, the beginning or the end of a name, and accepts no other patterns', async () => {
  expect(await namesOf('search=1.1')).toEqual(['v1.1.0', 'v1.1.0-rc1']);
  expect(await namesOf('search=%5Ev1.1')).toEqual(['v1.1.0', 'v1.1.0-rc1']);
  expect(await namesOf('search=%5E1.1')).toEqual([]);
  expect(await namesOf('search=1.0%24&order_by=name')).toEqual(['v1.1.0']);
  expect(await namesOf('search=%5Ev1.1.0%24')).toEqual(['v1.1.0']);
  expect(await namesOf('search=v.*')).toEqual([]);
});

test('With `page_token`, the pages of the list show every tag exactly once', async () => {
  await create('dana', { tag_name: 'ü&日本', ref: 'main' });
  const all = await namesOf('order_by=name&sort=asc');
  const seen: string[] = [all[0]];
  let next: string | undefined = `${tags}?order_by=name&sort=asc&per_page=2&page_token=${all[0]}`;
  while (next) {
    const page = await request('GET', next);
    seen.push(...page.body.map(({ name }: { name: string }) => name));
    expect(page.headers.get('x-total')).toBeNull();
    next = /\/api\/v4([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
  }
  expect(seen).toEqual(all);
  expect((await request('GET', `${tags}?page_token=nowhere`)).status).toBe(400);
});

test.each(['name', 'updated', 'version'])(
  'A walk by key in the order %s goes on after the tag behind the cursor was deleted',
  async (order) => {
    const all = await namesOf(`order_by=${order}&sort=asc`);
    const first = await request(
      'GET',
      `${tags}?pagination=keyset&order_by=${order}&sort=asc&per_page=2`,
    );
    const next = /\/api\/v4([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')![1]!;
    expect((await remove('omar', all[1])).status).toBe(204);
    const { status, body } = await request('GET', next);
    expect(status).toBe(200);
    expect(body.map(({ name }: { name: string }) => name)).toEqual(all.slice(2, 4));
  },
);

test('A signature is verified if it belongs to the content of the tag and the tagger has a good certificate', async () => {
  const signature = async (name: string) => request('GET', `${tags}/${name}/signature`);
  expect((await signature('v1.1.0')).body.verification_status).toBe('verified');
  // The same signature does not match a tag with another message.
  const repository = await sandbox.git.repository({ id: 5 });
  const { signature: original } = (await repository.tagObject(repository.tag('v1.1.0') as string))!;
  const body = { tag_name: 'forged', ref: 'main', message: `Forged\n${original?.pem}` };
  await request('POST', tags, { as: 'omar', body, isEchoed: false });
  expect((await signature('forged')).body.verification_status).toBe('unverified');
  expect((await read('forged')).body.message).toBe('Forged');
  await sandbox.transaction(async () => {
    sandbox.db.update(x509Certificates).set({ certificate_status: 'revoked' }).run();
  });
  expect((await signature('v1.1.0')).body).toMatchObject({
    verification_status: 'unverified',
    x509_certificate: { certificate_status: 'revoked' },
  });
});

test('While the repository moves to another storage, tags can be read but not changed', async () => {
  await sandbox.transaction(async () => {
    sandbox.db.update(projects).set({ repository_read_only: true }).where(eq(projects.id, 5)).run();
  });
  expect((await create('dana', { tag_name: 'new', ref: 'main' })).status).toBe(403);
  expect((await remove('mira', 'v1.1.0-rc1')).status).toBe(403);
  expect((await read('v1.1.0-rc1')).status).toBe(200);
});

test('A repository without commits has no tags and refuses new ones', async () => {
  const empty = '/projects/17/repository/tags';
  expect((await request('GET', empty, { as: 'stan' })).body).toEqual([]);
  const body = { tag_name: 'v1', ref: 'main' };
  expect((await request('POST', empty, { as: 'stan', body })).status).toBe(405);
});

test('The tags of a private project are a 404 for callers who may not see the project', async () => {
  expect((await request('GET', '/projects/15/repository/tags', { as: 'stan' })).status).toBe(404);
  expect((await request('GET', '/projects/15/repository/tags')).status).toBe(404);
});

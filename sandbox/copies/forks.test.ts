/** Tests forks over HTTP: several sandboxes on one port. */
import { get } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { worldSeed } from '../seed/worldSeed.ts';
import { type RunningSandbox, startSandbox } from '../startSandbox.ts';

const TOKEN = 'control';
let running: RunningSandbox;
beforeAll(async () => {
  running = await startSandbox({
    contract: await readContract(),
    ...(await worldSeed()),
    seedName: 'world',
    controlToken: TOKEN,
  });
});
beforeEach(async () => {
  for (const { name } of running.sandbox.forks!.list()) await running.sandbox.forks!.delete(name);
  await running.sandbox.reset();
});
afterAll(() => running.close());

async function send(method: string, url: string, body?: object, headers = {}) {
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}
const control = (method: string, path: string, body?: object, base = running.url) =>
  send(method, `${base}/_sandbox${path}`, body, { authorization: `Bearer ${TOKEN}` });
const create = async (options: object = {}) => {
  const { status, body } = await control('POST', '/forks', options);
  expect(body).not.toHaveProperty('message');
  expect(status).toBe(201);
  return body;
};
const TAGS = '/projects/5/repository/tags';
const createTag = (apiUrl: string, tag_name: string) =>
  send(
    'POST',
    apiUrl + TAGS,
    { tag_name, ref: 'main' },
    {
      'private-token': 'sandbox-token-of-mira',
    },
  );
const tagIn = async (apiUrl: string, name: string) =>
  (await send('GET', `${apiUrl}${TAGS}/${name}`)).status;

describe('a fork', () => {
  test('is a copy of the sandbox at its own base URL, and changes apart from it', async () => {
    await createTag(`${running.url}/api/v4`, 'shared');
    const [one, other] = [await create(), await create({ name: 'other' })];
    expect(other).toMatchObject({
      url: `${running.url}/forks/other`,
      apiUrl: `${running.url}/forks/other/api/v4`,
      controlUrl: `${running.url}/forks/other/_sandbox`,
      seed: 'world',
      ttl: 3600,
    });
    expect(await tagIn(one.apiUrl, 'shared')).toBe(200);
    await createTag(one.apiUrl, 'of-one');
    expect(await tagIn(one.apiUrl, 'of-one')).toBe(200);
    expect(await tagIn(other.apiUrl, 'of-one')).toBe(404);
    expect(await tagIn(`${running.url}/api/v4`, 'of-one')).toBe(404);
  });

  test('shows its base URL in links to other pages and in control', async () => {
    const { apiUrl, controlUrl, url } = await create();
    const listed = await send('GET', `${apiUrl}${TAGS}?per_page=1`);
    expect(listed.headers.get('link')).toContain(`<${apiUrl}${TAGS}?page=2&per_page=1>`);
    const shown = await control('GET', '', undefined, url);
    expect(shown.body.apiUrl).toBe(apiUrl);
    const document = await control('GET', '/openapi.json', undefined, url);
    expect(document.body.servers).toMatchObject([{ url: controlUrl }]);
    const { custom } = shown.body.alertIntakes;
    const alert = { title: 'It leaks' };
    const sent = await send('POST', custom.url, alert, { authorization: `Bearer ${custom.key}` });
    expect(sent.status).toBe(200);
  });

  test('has a clock, settings, a log and a reset of its own', async () => {
    const { apiUrl, url } = await create({ clock: '2030-01-01T00:00:00Z' });
    expect((await control('GET', '', undefined, url)).body.clock).toBe('2030-01-01T00:00:00Z');
    await control('POST', '/settings', { tier: 'free' }, url);
    expect(running.sandbox.settings.tier).toBe('ultimate');
    await createTag(apiUrl, 'of-fork');
    expect((await control('GET', '/requests')).body.requests).toEqual([]);
    expect((await control('GET', '/requests', undefined, url)).body.requests).toHaveLength(1);
    await control('POST', '/reset', undefined, url);
    expect(await tagIn(apiUrl, 'of-fork')).toBe(404);
    expect(running.sandbox.clock.now()).not.toBe('2030-01-01T00:00:00Z');
  });

  test('begins with a seed, a copy of another fork, or a snapshot', async () => {
    const empty = await create({ name: 'empty', seed: 'empty' });
    expect(Object.keys(empty.tokens)).toEqual(['administrator']);
    await control('POST', '/users', { username: 'zoe' }, empty.url);
    const copy = await create({ copyOf: 'empty' });
    const users = await control('GET', '/users', undefined, copy.url);
    expect(users.body.map(({ username }: { username: string }) => username)).toEqual([
      'root',
      'zoe',
    ]);
    await control('POST', '/snapshots', { name: 'start' });
    await control('POST', '/users', { username: 'late' });
    const early = await create({ snapshot: 'start' });
    expect((await control('GET', '/users?username=late', undefined, early.url)).body).toEqual([]);
  });

  test('with a reset has again the state that it was copied from, and its own clock', async () => {
    await createTag(`${running.url}/api/v4`, 'shared');
    const { apiUrl, url } = await create({ clock: '2030-01-01T00:00:00Z' });
    await createTag(apiUrl, 'of-fork');
    await control('POST', '/clock', { advance: 'P1D' }, url);
    expect((await control('POST', '/reset', undefined, url)).status).toBe(204);
    expect(await tagIn(apiUrl, 'of-fork')).toBe(404);
    expect(await tagIn(apiUrl, 'shared')).toBe(200);
    expect((await control('GET', '', undefined, url)).body.clock).toBe('2030-01-01T00:00:00Z');
    expect((await control('GET', '/requests', undefined, url)).body.requests).toHaveLength(2);
  });

  test.each([
    [{ copyOf: 'no-such' }, { copyOf: ['there is no fork no-such'] }],
    [{ snapshot: 'no-such' }, { snapshot: ['there is no snapshot no-such'] }],
    [{ name: 'taken' }, { name: ['has already been taken'] }],
  ])('is refused with %j', async (options, message) => {
    await create({ name: 'taken' });
    expect((await control('POST', '/forks', options)).body).toEqual({ message });
  });

  test.each([{ seed: '/etc/passwd' }, { seed: 'empty', copyOf: 'x' }, { ttl: 0 }, { name: 'a/b' }])(
    'is refused with %j, which the document excludes',
    async (options) => {
      expect((await control('POST', '/forks', options)).status).toBe(400);
      expect(running.sandbox.forks!.list()).toEqual([]);
    },
  );

  test('has no forks of its own, and needs the control token', async () => {
    const { url } = await create();
    expect((await control('POST', '/forks', {}, url)).status).toBe(400);
    expect((await send('GET', `${url}/_sandbox`)).status).toBe(401);
    expect((await send('GET', `${url}/_sandbox/health`)).status).toBe(200);
  });

  test('ends when it is deleted; then its paths are 404', async () => {
    const { name, apiUrl } = await create();
    expect((await control('GET', `/forks/${name}`)).body.name).toBe(name);
    expect((await control('DELETE', `/forks/${name}`)).status).toBe(204);
    expect(await send('GET', apiUrl + TAGS)).toMatchObject({
      status: 404,
      body: { message: `404 Not Found: there is no fork ${name}, or it has ended` },
    });
    expect((await control('DELETE', `/forks/${name}`)).status).toBe(404);
  });

  test('ends when no request came for its ttl; a request prolongs it', async () => {
    const ends = (name: string) => running.sandbox.forks!.get(name)!.expiresAt;
    const kept = await create({ ttl: 600 });
    const first = ends(kept.name);
    await tagIn(kept.apiUrl, 'v1.0.0');
    expect(ends(kept.name)).toBeGreaterThan(first);
    const { name, apiUrl } = await create({ ttl: 1 });
    await vi.waitFor(() => expect(running.sandbox.forks!.get(name)).toBeUndefined(), 60_000);
    expect(await tagIn(apiUrl, 'v1.0.0')).toBe(404);
  });

  test('serves many clients at once, each in its own fork', async () => {
    const forks = await Promise.all(Array.from({ length: 8 }, () => create()));
    await Promise.all(
      forks.map(async ({ apiUrl }, index) => {
        for (let tag = 0; tag < 3; tag++)
          expect((await createTag(apiUrl, `of-${index}-${tag}`)).status).toBe(201);
      }),
    );
    for (const [index, { apiUrl }] of forks.entries()) {
      const { body } = await send('GET', `${apiUrl}${TAGS}?search=^of-&per_page=100`);
      const names = body.map(({ name }: { name: string }) => name).sort();
      expect(names).toEqual([0, 1, 2].map((tag) => `of-${index}-${tag}`));
    }
  });
});

describe('the options of the sandbox', () => {
  let bound: RunningSandbox;
  beforeAll(async () => {
    const { settings, ...world } = await worldSeed();
    bound = await startSandbox({
      ...{ contract: await readContract(), ...world, allowedHosts: ['forge.test'] },
      ...(settings && { seedSettings: settings }),
      settings: { tier: 'premium' },
      gitHttp: false,
      mirrors: ['/srv/mirrors'],
      strict: true,
      disturbance: { delayMs: 1 },
    });
  });
  afterAll(() => bound.close());

  test.each([{}, { seed: 'world' }])(
    'hold in a fork from %j, also after its reset',
    async (from) => {
      const { name, url, apiUrl } = await createIn(bound.url, from);
      for (const isReset of [false, true]) {
        if (isReset) await send('POST', `${url}/_sandbox/reset`);
        const { sandbox } = bound.sandbox.forks!.get(name)!;
        expect(sandbox).toMatchObject({ gitHttp: false, mirrors: ['/srv/mirrors'] });
        expect(sandbox.settings).toMatchObject({
          tier: 'premium',
          strict: true,
          instance: { fips: false },
        });
        expect(sandbox.disturbance).toEqual({ delayMs: 1 });
        expect((await send('GET', `${apiUrl}${TAGS}?nonsense=1`)).status).toBe(400);
        const refs = await fetch(`${url}/acme/rocket.git/info/refs?service=git-upload-pack`);
        expect(refs.status).toBe(404);
      }
    },
  );

  test('hold for the hosts by which requests reach a fork', async () => {
    const { apiUrl } = await createIn(bound.url, { seed: 'world' });
    expect(await statusFor(apiUrl, 'forge.test')).toBe(200);
    expect(await statusFor(apiUrl, 'evil.test')).toBe(403);
  });
});

async function createIn(base: string, from: object) {
  const { status, body } = await send('POST', `${base}/_sandbox/forks`, from);
  expect(status).toBe(201);
  return body;
}

/** Returns the status of a list of tags under a host name. `fetch` cannot set the header `Host`. */
function statusFor(apiUrl: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(apiUrl + TAGS, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}

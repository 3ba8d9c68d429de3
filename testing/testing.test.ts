import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createForgeClient } from '../client/index.ts';
import { readSandboxContract } from '../packs/index.ts';
import { readSeed, startSandbox as runSandbox } from '../sandbox/index.ts';
import { startSandbox } from './index.ts';
import { sandboxTest } from './vitest.ts';

const TAGS = '/projects/5/repository/tags';
/** The documents allow only `true` and `false`. */
const UNKNOWN_VALUE = '/projects/5/repository/tree?recursive=True';
const createTag = async ({
  apiUrl,
  tokens,
}: {
  apiUrl: string;
  tokens: Record<string, string>;
}) => {
  const { status } = await fetch(apiUrl + TAGS, {
    method: 'POST',
    headers: { 'private-token': tokens.maintainer!, 'content-type': 'application/json' },
    body: '{ "tag_name": "v9", "ref": "main" }',
  });
  return status;
};
const isServing = (url: string) =>
  fetch(`${url}/_sandbox/health`).then(
    ({ ok }) => ok,
    () => false,
  );

describe.each([false, true])('a sandbox for tests, in a separate process: %s', (separate) => {
  test('has tokens, a clock, a reset, requests and forks, may be strict, and ends', async () => {
    const sandbox = await startSandbox({
      separate,
      clock: '2026-10-21T09:00:00Z',
      tier: 'premium',
      strict: true,
    });
    onTestFinished(() => sandbox.close());
    expect(await sandbox.clock.now()).toBe('2026-10-21T09:00:00Z');
    expect(await sandbox.clock.advance('PT1H')).toBe('2026-10-21T10:00:00Z');
    expect(await sandbox.clock.set('2026-12-24T18:00:00Z')).toBe('2026-12-24T18:00:00Z');
    expect((await sandbox.control('GET', '')).tier).toBe('premium');

    const fork = await sandbox.fork();
    expect(await fork.clock.now()).toBe('2026-12-24T18:00:00Z');
    expect(await createTag(fork)).toBe(201);
    expect((await fetch(`${fork.apiUrl}${TAGS}/v9`)).status).toBe(200);
    expect((await fetch(`${sandbox.apiUrl}${TAGS}/v9`)).status).toBe(404);
    const [request] = await fork.requests({ operation: 'createTag' });
    expect(request).toMatchObject({ status: 201, findings: [] });
    await fork.close();
    await fork.close();
    expect((await fetch(fork.apiUrl + TAGS)).status).toBe(404);

    expect(await createTag(sandbox)).toBe(201);
    await sandbox.reset({ clock: '2030-01-01T00:00:00Z' });
    expect(await sandbox.clock.now()).toBe('2030-01-01T00:00:00Z');
    expect((await fetch(`${sandbox.apiUrl}${TAGS}/v9`)).status).toBe(404);
    expect((await fetch(sandbox.apiUrl + UNKNOWN_VALUE)).status).toBe(400);

    await Promise.all([sandbox.close(), sandbox.close()]);
    await sandbox.close();
    expect(await isServing(sandbox.url)).toBe(false);
  });

  test('reports a start that fails', async () => {
    const seed = join(tmpdir(), 'no-such-seed.yaml');
    await expect(startSandbox({ separate, seed })).rejects.toThrow('no-such-seed.yaml');
  });
});

test('a sandbox that is not strict accepts requests that the documents do not allow', async () => {
  const sandbox = await startSandbox();
  onTestFinished(() => sandbox.close());
  expect((await fetch(sandbox.apiUrl + UNKNOWN_VALUE)).status).toBe(200);
});

test('responds with delays and failures on purpose, until they end', async () => {
  const sandbox = await startSandbox();
  onTestFinished(() => sandbox.close());
  const readStatus = async () => (await fetch(sandbox.apiUrl + TAGS)).status;
  await sandbox.disturb({ failures: [{ operation: 'listTags', status: 503, retryAfter: 2 }] });
  expect(await readStatus()).toBe(503);
  expect(await createTag(sandbox)).toBe(201);
  await sandbox.disturb();
  expect(await readStatus()).toBe(200);
});

test('the client fails at once after 500 or without a budget, and repeats a read after one 503', async () => {
  const sandbox = await startSandbox();
  onTestFinished(() => sandbox.close());
  const read = (options: { retryBudget?: number } = {}) => {
    const forge = createForgeClient({ baseUrl: sandbox.url, ...options });
    return forge.call('listTags', { path: { id: 5 } });
  };
  const disturb = (failure: { status: number; times?: number }) =>
    sandbox.disturb({ failures: [{ operation: 'listTags', ...failure }] });
  await disturb({ status: 503 });
  await expect(read({ retryBudget: 0 })).rejects.toMatchObject({ status: 503 });
  await disturb({ status: 500 });
  await expect(read()).rejects.toMatchObject({ status: 500 });
  await disturb({ status: 503, times: 1 });
  expect(await read()).not.toEqual([]);
});

test.each([
  ['sed', 'startSandbox has no option sed: did you mean seed?'],
  ['clok', 'startSandbox has no option clok: did you mean clock?'],
  ['toString', 'startSandbox has no option toString'],
])('refuses the unknown option %s', async (name, message) => {
  await expect(startSandbox({ [name]: 'empty' })).rejects.toMatchObject({
    name: 'UsageError',
    message,
  });
});

test('says why control refuses a request, and which time is wrong', async () => {
  const sandbox = await startSandbox({ seed: 'empty' });
  onTestFinished(() => sandbox.close());
  await expect(sandbox.control('POST', '/isues', {})).rejects.toThrow(
    'POST /_sandbox/isues: 404 Not Found: there is no resource isues. Did you mean issues?',
  );
  await expect(sandbox.control('POST', '/users', {})).rejects.toThrow('"is missing"');
  await expect(startSandbox({ clock: 'noon' })).rejects.toThrow(
    "clock is 'noon'. Write a time with its zone",
  );
});

/** Writes a program that starts a separate sandbox. @param then its next statements, which know the `url` */
async function writeStarter(then: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forge-contract-testing-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'start.mts');
  const module = JSON.stringify(join(import.meta.dirname, 'index.ts'));
  await writeFile(
    file,
    `import { startSandbox } from ${module};
    const { url } = await startSandbox({ separate: true, seed: 'empty' });
    ${then}`,
  );
  return file;
}

test('a separate sandbox ends when the process of the test is killed', async () => {
  const file = await writeStarter('process.send!(url); setInterval(() => {}, 1000);');
  const parent = fork(file, { execArgv: ['--import', import.meta.resolve('tsx')] });
  const failed = once(parent, 'exit').then(() => [undefined]);
  const [url] = (await Promise.race([once(parent, 'message'), failed])) as [string];
  expect(await isServing(url)).toBe(true);
  parent.kill('SIGKILL');
  await vi.waitFor(async () => expect(await isServing(url)).toBe(false), {
    timeout: 60_000,
    interval: 200,
  });
});

test('a separate sandbox does not keep the process of the test alive', async () => {
  const args = ['--import', import.meta.resolve('tsx'), await writeStarter('console.log(url);')];
  const parent = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(parent, 'exit');
  const output = await text(parent.stdout);
  const [status] = await exited;
  expect([status, output]).toEqual([0, expect.stringMatching(/^http:/)]);
  await vi.waitFor(async () => expect(await isServing(output.trim())).toBe(false), {
    timeout: 60_000,
    interval: 200,
  });
});

test('a running sandbox with a control token gives forks to a test that has the token', async () => {
  const { contract } = await readSandboxContract({ packs: [] });
  const running = await runSandbox({
    contract,
    ...(await readSeed('world')),
    controlToken: 'secret',
  });
  onTestFinished(() => running.close());
  vi.stubEnv('FORGE_URL', running.url);
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(startSandbox()).rejects.toThrow('401 Unauthorized');
  vi.stubEnv('FORGE_CONTROL_TOKEN', 'secret');
  const fork = await startSandbox();
  expect(fork.url).toMatch(`${running.url}/forks/`);
  expect(await createTag(fork)).toBe(201);
  await fork.close();
});

describe('with FORGE_URL', () => {
  test('a seed from a file starts a sandbox of its own, since a fork has none', async () => {
    const { contract } = await readSandboxContract({ packs: [] });
    const running = await runSandbox({ contract, ...(await readSeed('world')) });
    onTestFinished(() => running.close());
    vi.stubEnv('FORGE_URL', running.url);
    onTestFinished(() => void vi.unstubAllEnvs());
    const seed = relative('.', join(import.meta.dirname, '../examples/app-sandbox/world.yaml'));
    const sandbox = await startSandbox({ seed });
    onTestFinished(() => sandbox.close());
    expect(sandbox.url).not.toContain(running.url);
    expect(await sandbox.control('GET', '/projects')).toMatchObject([{ path: 'probe' }]);
    await expect(startSandbox({ seed: 'world-of-mine.yaml' })).rejects.toThrow(
      /^'world-of-mine.yaml' is neither a seed nor a file/,
    );
  });

  test('an address without a server is named', async () => {
    const { url, close } = await startSandbox({ seed: 'empty' });
    await close();
    vi.stubEnv('FORGE_URL', url);
    onTestFinished(() => void vi.unstubAllEnvs());
    await expect(startSandbox()).rejects.toThrow(
      `FORGE_URL: GET ${url}/_sandbox: no response (ECONNREFUSED). Is the sandbox running?`,
    );
  });
});

describe('the fixture for vitest', () => {
  const forgeTest = sandboxTest({ clock: '2026-10-21T09:00:00Z' });
  const urls = new Set<string>();
  afterAll(() => expect(urls.size).toBe(2));

  for (const number of [1, 2])
    forgeTest(`gives each test a fork of its own: ${number}`, async ({ forge }) => {
      urls.add(forge.url);
      expect((await fetch(`${forge.apiUrl}${TAGS}/v9`)).status).toBe(404);
      expect(await createTag(forge)).toBe(201);
      expect(await forge.clock.now()).toBe('2026-10-21T09:00:00Z');
    });
});

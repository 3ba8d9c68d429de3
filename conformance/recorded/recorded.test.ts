/**
 * Tests recordings of real traffic. A browser records some, and the proxy between a client and the sandbox records
 * others.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createForgeClient } from '../../client/index.ts';
import { readContract } from '../../contract/contract.ts';
import { type RunningSandbox, startSandbox, worldSeed } from '../../sandbox/index.ts';
import { launchChromium } from '../../test/launchChromium.ts';
import { lacks } from '../../test/programs.ts';
import { startTestServer } from '../../wire/testing/startTestServer.ts';
import { selfSigned, startTlsTestServer } from '../../wire/testing/startTlsTestServer.ts';
import { judgeRecorded } from './judgeRecorded.ts';
import { type ProxyRunOptions, proxyTraffic } from './proxyTraffic.ts';
import { collectOutput } from './testing/collectOutput.ts';

const contract = await readContract();
let dir: string;
let sandbox: RunningSandbox;
let token: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'recorded-'));
  sandbox = await startSandbox({ contract, ...(await worldSeed()) });
  token = sandbox.tokens.developer!;
});
afterAll(async () => {
  await sandbox.close();
  await rm(dir, { recursive: true });
});

async function judgeFile(file: string) {
  const output = collectOutput();
  const run = await judgeRecorded({ contract, files: [file], stdout: output, stderr: output });
  return { ...run, output: output.text() };
}

/** Returns the IDs of the responses that were judged with this outcome. */
const idsOf = (results: { id: string; suite: string; outcome: string }[], outcome: string) =>
  results.filter((one) => one.outcome === outcome && one.suite === 'responses').map(({ id }) => id);

test.skipIf(lacks('chromium'))(
  'finds no fault of the sandbox in a HAR that Chromium recorded',
  async () => {
    const browser = await launchChromium();
    const file = join(dir, 'chromium.har');
    const context = await browser.newContext({ recordHar: { path: file, content: 'embed' } });
    const page = await context.newPage();
    await page.goto(`${sandbox.url}/api/v4/projects/5/repository/tags?per_page=2`);
    await page.evaluate(
      async ({ token }) => {
        const headers = { 'PRIVATE-TOKEN': token };
        const tags = '/api/v4/projects/acme%2Frocket/repository/tags';
        const json = { ...headers, 'Content-Type': 'application/json' };
        const send = (path: string, init: object = {}) =>
          fetch(path, { headers, ...init }).then((response) => response.arrayBuffer());
        await send(tags);
        await send(tags, { method: 'HEAD' });
        await send(tags, {
          method: 'POST',
          headers: json,
          body: '{"tag_name":"seen","ref":"main"}',
        });
        await send(tags, {
          method: 'POST',
          body: new URLSearchParams({ tag_name: 's2', ref: 'main' }),
        });
        await send(tags, { method: 'POST', headers: json, body: '{"tag_name":"s3"}' });
        await send(`${tags}/seen`, { method: 'DELETE' });
        await send('/api/v4/projects/5/repository/archive.zip');
        await send('/api/v4/no/such/path');
      },
      { token },
    );
    await context.close();
    await browser.close();
    expect(await readFile(file, 'utf8')).toContain(token);

    const { results, exitStatus, output } = await judgeFile(file);
    expect(idsOf(results, 'fail'), output).toEqual([]);
    expect(idsOf(results, 'pass')).toEqual(
      expect.arrayContaining(['listTags.200', 'createTag.201', 'createTag.400', 'deleteTag.204']),
    );
    // The page sends a request without `ref` on purpose, so this finding is right.
    expect(exitStatus).toBe(1);
    expect(output).toContain('body must have the field ref');
    expect(output).toContain('1 × GET /api/v4/no/such/path');
    expect(output).not.toContain(token);
  },
);

/** Starts a proxy in front of the sandbox, and collects its output. */
async function proxied(options: Partial<ProxyRunOptions> = {}) {
  const output = collectOutput();
  const proxy = await proxyTraffic({
    contract,
    target: sandbox.url,
    port: 0,
    stdout: output,
    stderr: output,
    ...options,
  });
  return { proxy, output };
}

test.each(['proxied.har', 'proxied.ndjson'])(
  'a client works through the proxy as without it, and judging the record %s gives the same verdict',
  async (name) => {
    const record = join(dir, name);
    const { proxy, output } = await proxied({ record, preserveHost: true });
    const forge = createForgeClient({ baseUrl: proxy.url, token });
    const path = { id: 'acme/rocket' };
    const tag_name = `through-${name.slice(-3)}`;
    await forge.call('createTag', { path, body: { tag_name, ref: 'main' } });
    const names: string[] = [];
    for await (const tag of forge.paginate('listTags', { path, query: { per_page: 2 } }))
      names.push(tag.name);
    expect(names).toContain(tag_name);
    await forge.call('deleteTag', { path: { ...path, tag_name } });
    const archive = await forge.call('getArchive', { path });
    await archive.cancel();
    const ended = await proxy.end();
    expect(idsOf(ended.results, 'fail'), output.text()).toEqual([]);
    expect(ended.exitStatus).toBe(0);

    const again = await judgeFile(record);
    expect(idsOf(again.results, 'pass')).toEqual(
      expect.arrayContaining(['listTags.200', 'createTag.201', 'deleteTag.204']),
    );
    expect(again.exitStatus, again.output).toBe(0);
    expect((await readFile(record, 'utf8')) + output.text() + again.output).not.toContain(token);
  },
  30_000,
);

test('the proxy prints a line for each finding, without secrets', async () => {
  const server = await startTestServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(`[{"name": 7, "token": "${token}"}]`);
  });
  const record = join(dir, 'violations.ndjson');
  const { proxy, output } = await proxied({ target: server.url, record });
  await fetch(`${proxy.url}/api/v4/projects/5/repository/tags?private_token=${token}`);
  await fetch(`${proxy.url}/api/v4/user/secrets`, { headers: { 'private-token': token } });
  await fetch(`${proxy.url}/api/v4/projects/5/issues`);
  const { exitStatus } = await proxy.end();
  await server.close();
  expect(exitStatus).toBe(1);
  expect(output.text()).toMatch(
    /✗ GET \/api\/v4\/projects\/5\/repository\/tags\?private_token=\[redacted\] 200 listTags: body\[0\]\.name must be a string, got 7/,
  );
  expect(output.text()).toMatch(
    /1 × GET \/api\/v4\/user\/secrets: the contract has no such path$/m,
  );
  expect(output.text()).toMatch(
    /1 × GET \/api\/v4\/projects\/\{…\}\/issues: .*\. Add --pack everyday$/m,
  );
  const recorded = await readFile(record, 'utf8');
  expect(output.text() + recorded).not.toContain(token);
  // The body of an unknown operation is not kept, because it may contain a secret.
  expect(JSON.parse(recorded.split('\n')[1]!).response).toMatchObject({
    status: 200,
    bodyBytes: Buffer.byteLength(`[{"name": 7, "token": "${token}"}]`),
  });
  expect(JSON.parse(recorded.split('\n')[1]!).response.body).toBeUndefined();
});

test('the proxy uses TLS with its target, and says why it does not trust a certificate', async () => {
  const server = await startTlsTestServer(selfSigned(), (request, response) =>
    response.end(request.url),
  );
  const { proxy } = await proxied({ target: server.url });
  const refused = await fetch(`${proxy.url}/x`);
  expect([refused.status, await refused.text()]).toEqual([
    502,
    expect.stringContaining('self-signed'),
  ]);
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  const trusted = await fetch(`${proxy.url}/x`);
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  expect(await trusted.text()).toBe('/x');
  await proxy.end();
  await server.close();
});

test.each([
  ['ftp://forge.test', 'not a web address'],
  ['https://me:secret@forge.test', 'must not hold credentials'],
])('refuses the target %s', async (target, message) => {
  await expect(proxied({ target })).rejects.toThrow(message);
});

test('refuses to overwrite a record', async () => {
  const { proxy } = await proxied({ record: join(dir, 'once.har') });
  await proxy.end();
  await expect(proxied({ record: join(dir, 'once.har') })).rejects.toThrow('it exists');
});

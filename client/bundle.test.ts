/**
 * Measures the size of the client in the bundle of an application, and runs such a bundle on Node, Bun and Deno.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { operations } from '../generated/operations.ts';
import { startMock } from '../mock/index.ts';
import type { RunningServer } from '../wire/startServer.ts';
import { bundleConsumer } from './testing/bundleConsumer.ts';
import { startMisbehavingServer } from './testing/misbehavingServer.ts';
import { EXPECTED } from './testing/tryClient.ts';

describe('minified and gzipped', () => {
  const perOperation = 15 * Object.keys(operations).length;
  test.each([
    ['createPathClient', 3300],
    // The limit grows with the contract, because the client contains a table of all operations.
    ['createForgeClient', 3625 + perOperation],
    ['sendAlerts', 1850],
  ])('%s is at most %i bytes', async (name, limit) => {
    const bundle = await bundleConsumer(`export { ${name} } from './index.ts'`);
    expect(gzipSync(bundle).length).toBeLessThanOrEqual(limit);
  });
});

test('methods by area cost 300 bytes for one area, and nothing without the entry', async () => {
  const size = async (source: string) => gzipSync(await bundleConsumer(source)).length;
  const plain = await size(`export { createForgeClient } from './index.ts'`);
  const bound = await size(`
    import { createForgeClient } from './index.ts';
    import { bindArea, tags } from './areas.ts';
    export const client = bindArea(createForgeClient({ baseUrl: 'https://a' }), tags);`);
  expect(bound - plain).toBeLessThan(300);
  expect(await bundleConsumer(`export * from './index.ts'`)).not.toContain('getSignature');
});

test('the bundle imports no module, not even a Node built-in', async () => {
  const bundle = await bundleConsumer(`export * from './index.ts'`);
  expect(bundle).not.toMatch(/\b(from|import|require)\b\s*\(?['"]/);
  expect(bundle).not.toContain('node:');
});

const CONSUMER = `
  import * as client from './index.ts';
  import { tryClient } from './testing/tryClient.ts';
  const [mock, misbehaving] = process.argv.slice(-2);
  console.log(JSON.stringify(await tryClient(client, { mock, misbehaving })));`;

describe('the client runs', () => {
  let mock: RunningServer;
  let misbehaving: RunningServer;
  let folder: string;
  beforeAll(async () => {
    mock = await startMock({ contract: await readContract() });
    folder = await mkdtemp(join(tmpdir(), 'forge-contract-bundle-'));
    await writeFile(join(folder, 'consumer.mjs'), await bundleConsumer(CONSUMER));
  });
  beforeEach(async () => {
    misbehaving = await startMisbehavingServer();
  });
  afterEach(() => misbehaving.close());
  afterAll(async () => {
    await mock.close();
    await rm(folder, { recursive: true });
  });

  // The variable `RUNTIMES` may name further runtimes: other versions of Node, Bun and Deno.
  const others = process.env.RUNTIMES?.split(delimiter) ?? [];
  test.each([process.execPath, ...others])('on %s', async (runtime) => {
    const options = basename(runtime) === 'deno' ? ['run', '--allow-net'] : [];
    const urls = [mock.url, misbehaving.url];
    const run = promisify(execFile)(runtime, [...options, join(folder, 'consumer.mjs'), ...urls], {
      timeout: 60_000,
    });
    const results = JSON.parse((await run).stdout);
    expect(results).toEqual({
      ...EXPECTED,
      aborted: expect.stringMatching(/^AbortError: /),
      html: `ForgeError: listSshKeys: GET ${misbehaving.url}/sign-in/api/v4/user/keys: the response is not JSON: 200 text/html <title>Sign in</title>`,
      redirected:
        'ForgeError: listSshKeys: redirected to http://127.0.0.1:9/, which is not followed',
    });
  });
});

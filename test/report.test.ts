/** Opens the report page of a conformance run in a real browser: from the file system, and offline. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, test as base, beforeAll, beforeEach, expect } from 'vitest';
import { html } from '../conformance/reports/html/htmlReport.ts';
import { report } from '../conformance/reports/testing/exampleReport.ts';
import { launchChromium } from './launchChromium.ts';
import { lacks } from './programs.ts';

const test = base.skipIf(lacks('chromium'));

let browser: Browser;
let page: Page;
let dir: string;
let address: string;
const requests: string[] = [];
const errors: string[] = [];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'report-page-'));
  await writeFile(join(dir, 'index.html'), html.render(report));
  address = pathToFileURL(join(dir, 'index.html')).href;
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 1300, height: 900 } });
  page.setDefaultTimeout(60_000);
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => errors.push(message.text()));
});
afterAll(async () => {
  await browser?.close();
  await rm(dir, { recursive: true });
});
beforeEach(async () => {
  await page.goto('about:blank');
  await page.goto(address);
});

const shown = () =>
  page.locator('[data-outcome]:visible').evaluateAll((all) => all.map((one) => one.textContent));

test('loads no other file, and runs without an error', () => {
  expect(requests.every((url) => url === address || url === 'about:blank')).toBe(true);
  expect(errors).toEqual([]);
});

test('has no violation of WCAG at level AA, light and dark, with everything open', async () => {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true;
  });
  await page.evaluate(axe.source);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await page.evaluate(() =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      }),
    );
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    expect(found, colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
});

test('fits the width of a phone with everything open', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true;
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1300, height: 900 });
});

test('a search shows and counts the results that contain all its words', async () => {
  await page.getByLabel('search').fill('flaky listTags');
  await page.getByText('1 of 11 results').waitFor();
  expect((await shown()).every((text) => text?.includes('listTags.flaky'))).toBe(true);
  expect(await page.locator('#failures').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'clear' }).click();
  await page.locator('output', { hasText: /^11 results/ }).waitFor();
  expect(await page.locator('#failures').isVisible()).toBe(true);
});

test('filters add up', async () => {
  await page.getByLabel('outcome').selectOption('fail');
  await page.getByText('2 of 11 results').waitFor();
  await page.getByLabel('search').fill('firstPage');
  await page.getByText('1 of 11 results').waitFor();
  expect(await page.locator('#not-run').isVisible()).toBe(false);
});

test('a failure can be found, opened and read with the keyboard alone', async () => {
  await page.getByLabel('search').focus();
  await page.keyboard.type('getTag.released');
  await page.getByText('1 of 11 results').waitFor();
  const failure = page.locator('article details:visible');
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press('Tab');
    if (await failure.locator('summary').evaluate((one) => one === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await failure.getByText("curl 'http://h/api/v4/x'").waitFor();
});

test('a link in the list of results opens the failure', async () => {
  await page.locator('#results summary').click();
  await page.getByRole('link', { name: 'getTag.released' }).last().click();
  await page.locator('article details[open]').getByText('200 OK').waitFor();
});

test('the page shows everything without its script', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(address);
  expect(await plain.locator('form').isVisible()).toBe(false);
  // Two failures, and a case with advice only.
  expect(await plain.locator('article details').count()).toBe(3);
  await context.close();
});

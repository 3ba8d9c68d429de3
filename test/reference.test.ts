/** The built reference, seen in a real browser, from the file system and offline. */
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REFERENCE_FILE } from '../cli/docsHandler.ts';
import { type Contract, readContract } from '../contract/contract.ts';
import { groupBy } from '../contract/groupBy.ts';
import { CHROMIUM_MISSING, findChromium } from './findChromium.ts';

let browser: Browser;
let page: Page;
let contract: Contract;
const requests: string[] = [];
const errors: string[] = [];

beforeAll(async () => {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(CHROMIUM_MISSING);
  contract = await readContract();
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  page = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(pathToFileURL(REFERENCE_FILE).href);
  await page.getByText('Repository content').first().waitFor();
});
afterAll(() => browser?.close());

test('asks for nothing but itself, and runs without an error', async () => {
  await atRest(page);
  const remote = requests.filter((url) => !/^(file|data|blob):/.test(url));
  expect(remote).toEqual([]);
  expect(errors).toEqual([]);
});

const MENU_ITEM = '[data-testid="menu-item-label"]';

test('names every operation in its menu, grouped by document and area', async () => {
  const groups = contract.document['x-tagGroups'] as { name: string; tags: string[] }[];
  const byArea = groupBy(contract.operations.values(), ({ definition }) => definition.tags[0]);
  const menu = page.locator('nav, [class*="menu" i], [class*="sidebar" i]').first();
  for (const { name, tags } of groups) {
    await menu.getByText(name, { exact: true }).waitFor();
    for (const tag of tags) {
      // Where the mouse is does not matter here, and to move it takes half a second.
      await menu.getByText(tag, { exact: true }).first().dispatchEvent('click');
      await menu
        .locator(MENU_ITEM, { hasText: byArea.get(tag)!.at(-1)!.definition.summary })
        .waitFor();
      const shown = await menu.locator(MENU_ITEM).allInnerTexts();
      expect(shown.map((text) => text.split('\n')[0])).toEqual(
        expect.arrayContaining(byArea.get(tag)!.map(({ definition }) => definition.summary)),
      );
    }
  }
}, 120_000);

test('finds an operation by a search, without the network', async () => {
  const tab = await browser.newPage();
  await tab.goto(pathToFileURL(REFERENCE_FILE).href);
  await tab.getByText('Search').first().click();
  await tab.keyboard.type('Retrieve the X.509');
  await tab.getByText('signature of a tag').first().waitFor();
  await tab.close();
});

/** What is shown of an operation. */
function partOf(tab: Page, area: string, operation: string): Locator {
  return tab.locator(`[id="${area}/${operation.toLowerCase()}"]`);
}

test('leads to an operation by its address', async () => {
  const tab = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
  await tab.goto(`${pathToFileURL(REFERENCE_FILE).href}#/repositories/getblobs`);
  const title = partOf(tab, 'repositories', 'getBlobs').locator('h2').first();
  await title.getByText('Retrieve multiple blobs').waitFor();
  await atRest(tab);
  expect(await title.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(500);
  await tab.close();
});

test('says of an operation who may call it, under which conditions, and what is open', async () => {
  await goTo(page, '#/repositories/getblobs');
  const batch = await partOf(page, 'repositories', 'getBlobs').innerText();
  expect(batch).toContain('Authentication: required');
  expect(batch).toContain('Feature flag: repository_blobs_batch_api, off by default');
  expect(batch).toContain('Rate limit: 5 requests per 1 minute for each user and project');
  await goTo(page, '#/repositories/getrawblob');
  const raw = await partOf(page, 'repositories', 'getRawBlob').innerText();
  expect(raw).toContain('Authentication: optional');
  expect(raw).toContain('The content type of the answer.');
});

test('shows the cases of an operation as examples', async () => {
  await goTo(page, '#/tags/createtag');
  const annotated = contract.cases.find(({ id }) => id === 'createTag.annotated');
  expect(await partOf(page, 'tags', 'createTag').innerText()).toContain(annotated?.summary);
});

test('shows each case that succeeds with curl and with the client', async () => {
  await goTo(page, '#/tags/createtag');
  const panel = page.locator('[id="tags/createtag"] .panel-request-samples');
  const shown = contract.cases.filter(
    ({ operation, response }) => operation === 'createTag' && response.status < 300,
  );
  for (const { summary } of shown) expect(await panel.innerText()).toContain(`# ${summary}`);
  await panel.locator('button', { hasText: 'curl' }).click();
  await page.locator('[role=menuitem]', { hasText: 'TypeScript' }).first().click();
  await panel.getByText("from 'forge-contract/client'").waitFor();
  for (const { summary } of shown) expect(await panel.innerText()).toContain(`// ${summary}`);
  // The samples show every case: a choice of one would change nothing.
  expect(await panel.getByRole('button', { name: 'Example' }).isVisible()).toBe(false);
});

const PLACES = ['#', '#/tags/gettag', '#/runners/updaterunner', '#/alerts/createalerts'];

/** Goes to another place of the page without loading it again. */
async function goTo(tab: Page, place: string): Promise<void> {
  await tab.evaluate((hash) => {
    location.hash = hash;
  }, place);
  await atRest(tab);
}

/** Waits until the page has stood still for some frames: nothing is loaded, laid out or scrolled any more. */
async function atRest(tab: Page, frames = 12): Promise<void> {
  await tab.waitForLoadState('load');
  await tab.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const state = () => `${scrollY} ${document.querySelectorAll('*').length}`;
        let last = '';
        let still = 0;
        const look = () => {
          still = state() === last ? still + 1 : 0;
          last = state();
          if (still >= wanted) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
    frames,
  );
}

test('is accessible as WCAG asks at level AA, light and dark', async () => {
  await page.evaluate(axe.source);
  for (const place of PLACES) {
    await goTo(page, place);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await page.evaluate(
        ({ context, options }) =>
          (globalThis as unknown as { axe: typeof axe }).axe.run(context, options),
        {
          // Redoc's tree of a JSON value has lines of 20 pixels, and so are its buttons.
          context: { exclude: ['[aria-label="collapse"]', '[aria-label="expand"]'] },
          options: {
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
            resultTypes: ['violations' as const],
            // Redoc names its menus after what they choose, and shows in them what is chosen.
            rules: { 'label-content-name-mismatch': { enabled: false } },
          },
        },
      );
      expect(
        violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
        `${place} ${colorScheme}`,
      ).toEqual([]);
    }
  }
  await page.emulateMedia({ colorScheme: null });
}, 120_000);

test('fits a phone: nothing is wider than the screen', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const place of PLACES) {
    await goTo(page, place);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBe(390);
  }
  await page.setViewportSize({ width: 1400, height: 1000 });
}, 60_000);

test('leads to an operation with the keyboard alone', async () => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Delete a tag');
  // The search waits for the end of the typing.
  await atRest(page, 60);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/tags\/deletetag/);
});

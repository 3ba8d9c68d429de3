/**
 * Opens the built reference documentation in a real browser: from the file system, and served with a sandbox and a
 * mock.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, test as base, beforeAll, describe, expect } from 'vitest';
import { docsHandler, REFERENCE_FILE } from '../cli/docsHandler.ts';
import { MOCK_MOUNT, startHandler } from '../cli/startHandler.ts';
import { type Contract, readContract } from '../contract/contract.ts';
import { readContractWith } from '../contract/deviations/readContractWith.ts';
import { groupBy } from '../contract/groupBy.ts';
import { deviationsReference } from '../deviations/index.ts';
import { createMockHandler } from '../mock/index.ts';
import { openSandbox, readSeed, type Sandbox, sandboxHandler } from '../sandbox/index.ts';
import { type RunningServer, startServer } from '../wire/startServer.ts';
import { launchChromium } from './launchChromium.ts';
import { lacks } from './programs.ts';
import { sample } from './sample.ts';

const test = base.skipIf(lacks('chromium'));

let browser: Browser;
let context: BrowserContext;
let page: Page;
let contract: Contract;
let sandbox: Sandbox;
let server: RunningServer;
/** A mock at another address. Like some deployments, it allows calls from pages of other origins (CORS). */
let elsewhere: RunningServer;
const requests: string[] = [];
const errors: string[] = [];

const DESKTOP = { width: 1400, height: 1000 };
const PHONE = { width: 390, height: 844 };
const FILE = pathToFileURL(REFERENCE_FILE).href;

beforeAll(async () => {
  contract = await readContract();
  const { clock: _, ...world } = await readSeed('world');
  sandbox = await openSandbox({ contract, ...world });
  const mock = await createMockHandler(contract, { mount: MOCK_MOUNT });
  server = await startServer(startHandler({ sandbox: sandboxHandler(sandbox), mock }), 0);
  elsewhere = await startServer(await createMockHandler(contract), 0);
  // With this option, the host name of another site leads to the servers of the test.
  const another = '--host-resolver-rules=MAP evil.example 127.0.0.1';
  browser = await launchChromium(another);
  context = await browser.newContext({ viewport: DESKTOP });
  context.setDefaultTimeout(600_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  page = await context.newPage();
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(FILE);
  await page.locator('h1').waitFor();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await elsewhere?.close();
  await sandbox?.close();
});

/** Opens a place of the page without reloading the page, and waits until the place is visible. */
async function goTo(tab: Page, place: string): Promise<void> {
  await tab.evaluate((fragment) => {
    location.hash = fragment;
  }, place);
  const operation = contract.operations.get(place.split('.')[0]!);
  const title = operation?.definition.summary ?? String(contract.document.info.title);
  await tab.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
}

/** Opens the served page at a case, and then the form that sends the case's request. */
async function tryIt(place: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(`${server.url}/#${place}`);
  await tab.locator('.try > summary').click();
  return tab;
}

/** Presses the button that sends the request. @returns the page's text about the response */
async function sent(tab: Page): Promise<string> {
  await tab.getByRole('button', { name: 'Send' }).click();
  const result = tab.locator('form [role=status] > p').first();
  await result.waitFor();
  return result.innerText();
}

describe('from the file system', () => {
  test('links no website, since none contains it', async () => {
    expect(await page.getByRole('link', { name: 'Website', exact: true }).count()).toBe(0);
  });

  test('loads no other file, and runs without an error', async () => {
    for (const place of ['createTag', 'createAlerts', 'about/errors']) await goTo(page, place);
    expect(requests.filter((url) => !/^(file|data|blob):/.test(url))).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('blocks scripts and files from elsewhere', async () => {
    const tab = await context.newPage();
    const asked: string[] = [];
    const outside = await startServer(async (request, response) => {
      asked.push(request.url!);
      response.end();
    }, 0);
    await tab.goto(FILE);
    const refused = await tab.evaluate(
      (url) =>
        new Promise<string[]>((resolve) => {
          const found: string[] = [];
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
            found.push(effectiveDirective);
            if (found.length === 3) resolve(found.sort());
          });
          const add = (name: string, properties: object) =>
            document.body.append(Object.assign(document.createElement(name), properties));
          add('script', { textContent: 'window.ran = true' });
          add('img', { src: `${url}/image.png` });
          add('link', { rel: 'stylesheet', href: `${url}/style.css` });
        }),
      outside.url,
    );
    expect(refused).toEqual(['img-src', 'script-src-elem', 'style-src-elem']);
    expect(await tab.evaluate(() => 'ran' in window)).toBe(false);
    expect(asked).toEqual([]);
    await tab.close();
    await outside.close();
  });

  test('shows every operation in its menu, grouped by document and area', async () => {
    const shown = await page
      .locator('nav > section')
      .evaluateAll((sections) =>
        sections.map((section) => [
          section.querySelector('h2')!.textContent,
          [...section.querySelectorAll('details')].map((area) => [
            area.querySelector('summary')!.textContent,
            [...area.querySelectorAll('a')].map((link) => link.getAttribute('href')!.slice(1)),
          ]),
        ]),
      );
    const groups = contract.document['x-tagGroups'] as { name: string; tags: string[] }[];
    const byArea = groupBy(contract.operations.values(), ({ definition }) => definition.tags[0]!);
    expect(shown).toEqual(
      groups.map(({ name, tags }) => [
        name,
        tags.map((tag) => [tag, byArea.get(tag)!.map(({ id }) => id)]),
      ]),
    );
  });

  test.each([
    ['createTag', '#createTag'],
    ['already-exists', '#createTag.already-exists'],
    ['listTags 404', '#listTags.unknown-project'],
    ['429', '#about/common-responses'],
    ['/repository/tags/{tag_name}/signature', '#getTagSignature'],
    ['X.509 signature', '#getTagSignature'],
    ['annotation lightweight', '#createTag'],
  ])('a search for %s finds it', async (query, href) => {
    await page.getByRole('searchbox').fill(query);
    await page.locator(`.results a[href="${href}"]`).first().waitFor();
    await page.getByRole('searchbox').fill('');
  });

  test.each([
    ['merge request', '#listMergeRequests'],
    ['createTg', '#createTag'],
    ['protcted enviroments', '#listProtectedEnvironments'],
    ['getTag', '#getTag'],
    ['mirror a repository', '#task/remote-mirror-life'],
    ['comment on an issu', '#task/issue-note-life'],
    ['create tag', '#createTag'],
    ['pagination', '#guide/pagination'],
    ['paginaton', '#guide/pagination'],
    ['retrieve a commmit', '#getCommit'],
    ['DELETE /projects/5/repository/tags/v1', '#deleteTag'],
  ])('a search for %s shows %s first', async (query, href) => {
    await page.getByRole('searchbox').fill(query);
    await page.locator('.results a').first().waitFor();
    expect(await page.locator('.results a').first().getAttribute('href')).toBe(href);
    await page.getByRole('searchbox').fill('');
  });

  test('a search leaves out what only mentions its words', async () => {
    const find = async (query: string) => {
      await page.getByRole('searchbox').fill(query);
      return page
        .locator('.results')
        .first()
        .locator('a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    };
    const created = await find('create tag');
    expect(created.slice(0, 2)).toEqual(['#createTag', '#schema/TagCreate']);
    expect(created).toContain('#deleteTag');
    expect(created).not.toContain('#listAllRunners');
    expect(created).not.toContain('#guide/generate-a-client');
    const limit = await find('rate limit');
    expect(limit).toContain('#about/errors');
    expect(limit.at(-1)).toBe('#guide/generate-a-client');
    expect((await find('webhook'))[0]).toBe('#createAlerts');
    expect(await find('429')).toContain('#guide/errors');
    await page.getByRole('searchbox').fill('');
  });

  test.each([
    ['listGroupMergeRequests', 'open'],
    ['createTag', 'lightweight'],
  ])('%s shows its plain case first', async (operation, name) => {
    await goTo(page, operation);
    expect(await page.locator('#case').inputValue()).toBe(name);
  });

  test('shows the request in the language that was chosen last', async () => {
    await goTo(page, 'createTag');
    await page.getByRole('radio', { name: 'Python' }).check();
    await goTo(page, 'listTags');
    const request = page.getByRole('region', { name: 'Request', exact: true });
    expect(await request.innerText()).toContain('requests.get(');
    await page.getByRole('radio', { name: 'curl' }).check();
    expect(await request.innerText()).toMatch(/^curl /);
  });

  test('a task shows its calls, and leads to their operations', async () => {
    await page.getByRole('link', { name: 'Tasks and guides' }).first().click();
    const links = page.locator('main a[href^="#task/"]');
    await links.first().waitFor();
    const shown = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')!.slice('#task/'.length)),
    );
    const tasks = contract.workflows.filter(({ task }) => task !== undefined);
    expect(shown.sort()).toEqual(tasks.map(({ id }) => id).sort());
    await page.getByRole('link', { name: 'Mirror a repository', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Mirror a repository' }).waitFor();
    expect(await page.title()).toMatch(/^Mirror a repository · /);
    const { steps } = tasks.find(({ id }) => id === 'remote-mirror-life')!;
    const operations = await page
      .locator('.steps a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')!.slice(1)));
    expect(operations).toEqual(steps.map(({ operation }) => operation));
    expect(await page.locator('.steps').innerText()).toContain('"url": "$inputs.url"');
  });

  test('a guide leads to other guides, and not to files', async () => {
    await page.evaluate(() => {
      location.hash = 'tasks';
    });
    await page.locator('main').getByRole('link', { name: 'Start in five minutes' }).click();
    await page.getByRole('heading', { level: 1, name: 'Start in five minutes' }).waitFor();
    const targets = await page
      .locator('.guide .text a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    expect(targets).toContain('#guide/pagination');
    expect(targets.filter((target) => !/^(https?:|#guide\/)/.test(target))).toEqual([]);
  });

  test('headers of a response are folded', async () => {
    await goTo(page, 'listTags');
    const headers = page.locator('.response-headers').first();
    expect(await headers.getByText('x-total', { exact: true }).isVisible()).toBe(false);
    await headers.locator('summary').click();
    await headers.getByText('x-total', { exact: true }).waitFor();
  });

  test('a search shows operations and topics before cases, and the schema of a name', async () => {
    await page.getByRole('searchbox').fill('create tag');
    const links = page.locator('nav [href^="#"]');
    await links.first().waitFor();
    const places = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    const isCase = places.map((place) => place.includes('.'));
    expect(isCase).toContain(true);
    expect(isCase.slice(isCase.indexOf(true))).not.toContain(false);
    await page.getByRole('searchbox').fill('MergeRequest');
    await page.locator('.results a[href="#schema/MergeRequest"]').click();
    await page.getByRole('heading', { level: 1, name: 'MergeRequest' }).waitFor();
    expect(await page.locator('main').innerText()).toContain('List merge requests');
    await page.getByRole('searchbox').fill('');
  });

  test.each([
    ['single merge request', 'getMergeRequest'],
    ['branch', 'listBranches'],
    ['GET /projects/{id}', 'getProject'],
    ['DELETE /api/v4/projects/:id', 'deleteProject'],
  ])(
    'a search for %s says that the documents have none, and that a pack has %s',
    async (query, id) => {
      expect(contract.operations.has(id)).toBe(false);
      await page.getByRole('searchbox').fill(query);
      const said = page.locator('nav .lacks');
      await said.getByText(id, { exact: true }).waitFor();
      expect(await said.innerText()).toMatch(/^The documents have no /);
      await said.getByRole('link').click();
      await page.waitForURL(/#about\/what-the-documents-do-not-cover$/);
      await page.getByRole('searchbox').fill('');
    },
  );

  test.each(['merge request', 'create tag', 'GET /projects/{id}/repository/tags', 'pagination'])(
    'a search for %s says nothing of the kind',
    async (query) => {
      await page.getByRole('searchbox').fill(query);
      await page.locator('.results a').first().waitFor();
      expect(await page.locator('nav .lacks').count()).toBe(0);
      await page.getByRole('searchbox').fill('');
    },
  );

  test('a search says which of its words nothing has', async () => {
    await page.getByRole('searchbox').fill('createTag zeppelin');
    await page.getByText('None has: zeppelin.').waitFor();
    await page.locator('.results a[href="#createTag"]').waitFor();
    await page.getByRole('searchbox').fill('');
  });

  test('begins with a first call in six languages and as HTTP, the version, and the OpenAPI document', async () => {
    await goTo(page, 'overview');
    const text = await page.locator('main').innerText();
    expect(text).toContain(`Version ${contract.document.info.version}`);
    expect(text).toContain('npm install forge-contract-client');
    expect(text).toContain('npx forge-sandbox');
    expect(text).toContain('The packages are not published yet');
    const languages = await page.locator('fieldset label').allInnerTexts();
    expect(languages.map((one) => one.trim())).toEqual([
      ...['HTTP', 'curl', 'TypeScript', 'Python', 'Go', 'Java', 'Ruby'],
    ]);
    const link = page.locator('main').getByRole('link', { name: 'OpenAPI document' });
    const file = new URL((await link.getAttribute('href'))!, FILE);
    expect(JSON.parse(await readFile(file, 'utf8')).info).toEqual(contract.document.info);
  });

  test('folds the points that the documents leave open, as sentences', async () => {
    await goTo(page, 'createTag');
    const open = page.locator('.open-points');
    expect(await open.locator('li').first().isVisible()).toBe(false);
    await open.locator('summary').click();
    const points = contract.operations.get('createTag')!.definition['x-not-documented']!;
    const sentences = await open.locator('li').allInnerTexts();
    expect(sentences).toHaveLength(points.length);
    for (const one of sentences) expect(one).toMatch(/^The documents leave open [a-z].*\.$/);
    expect(await page.locator('main').innerText()).not.toContain('Not documented');
  });

  test('a response shows on request which statement each field is from', async () => {
    await goTo(page, 'createTag.annotated');
    const traced = page.getByRole('region', { name: 'Statements by field' });
    expect(await traced.count()).toBe(0);
    await page.getByLabel('Which statement is each field from?').check();
    const message = traced
      .locator('li')
      .filter({ has: page.getByText('message', { exact: true }) });
    expect(await message.first().innerText()).toContain('tags.annotated-message');
    expect(await traced.innerText()).toContain('No statement names');
    await page.getByLabel('Which statement is each field from?').uncheck();
  });

  test('indents the JSON of a curl command', async () => {
    await goTo(page, 'createTag.lightweight');
    const request = page.getByRole('region', { name: 'Request', exact: true });
    expect(await request.innerText()).toContain(`--data '{\n    "tag_name"`);
  });

  test('opens a case by its address, changes the title, and goes back', async () => {
    const tab = await context.newPage();
    await tab.goto(`${FILE}#createTag.already-exists`);
    await tab.getByRole('heading', { name: 'Create a tag whose name is taken' }).waitFor();
    expect(await tab.title()).toMatch(/^Create a tag whose name is taken · /);
    await goTo(tab, 'getTag');
    expect(await tab.title()).toMatch(/^Retrieve a tag · /);
    await tab.goBack();
    await tab.getByRole('heading', { name: 'Create a tag whose name is taken' }).waitFor();
    await tab.goto(`${FILE}#createTag.no-such-case`);
    await tab.getByRole('heading', { level: 1, name: 'Not found' }).waitFor();
    await tab.close();
  });

  test('shows the callers of an operation, its conditions, and the points that the API documentation leaves open', async () => {
    await goTo(page, 'getBlobs');
    const batch = await page.locator('main').innerText();
    expect(batch).toContain('Authentication: required');
    expect(batch).toContain('Feature flag: repository_blobs_batch_api, off by default');
    expect(batch).toContain('Rate limit: 5 requests per 1 minute for each user and project');
    await goTo(page, 'getRawBlob');
    const raw = await page.locator('main').textContent();
    expect(raw).toMatch(/Authentication:\s+optional/);
    expect(raw).toContain('The documents leave open the content type of the response.');
    await goTo(page, 'createProtectedEnvironment');
    expect(await page.locator('main').innerText()).toContain('Tier: premium and ultimate');
  });

  test('shows the common responses, the statements and the workflows of an operation', async () => {
    await goTo(page, 'createTag');
    const text = await page.locator('main').innerText();
    const about = contract.statements.filter(
      ({ id, operations }) => id.startsWith('tags.') && operations.includes('createTag'),
    );
    expect(about.length).toBeGreaterThan(1);
    for (const { id } of about) expect(text).toContain(id);
    expect(text).toContain('A rate limit is exceeded.');
    const using = contract.workflows.filter(({ steps }) =>
      steps.some(({ operation }) => operation === 'createTag'),
    );
    expect(using.length).toBeGreaterThan(1);
    for (const { summary } of using) expect(text).toContain(summary);
  });

  test('lists deprecations and changes, with links to the operations', async () => {
    await goTo(page, 'overview');
    const text = await page.locator('main').innerText();
    for (const title of ['Deprecations', 'What has changed', 'Not released yet', 'Added'])
      expect(text).toContain(title);
    await page.getByRole('link', { name: 'createRemoteMirror', exact: true }).click();
    await page.waitForURL(/#createRemoteMirror$/);
    await goTo(page, 'overview');
    await page.locator('td').getByRole('link', { name: 'listClusters' }).click();
    await page.waitForURL(/#listClusters$/);
  });

  test('offers every case of an operation', async () => {
    const shown: [string, string[]][] = [];
    const operations = sample(contract.operations.keys(), 4);
    for (const id of operations) {
      await goTo(page, id);
      shown.push([
        id,
        await page
          .locator('#case option')
          .evaluateAll((options) => options.map((one) => (one as HTMLOptionElement).value).sort()),
      ]);
    }
    const byOperation = groupBy(contract.cases, ({ operation }) => operation);
    expect(shown).toEqual(
      operations.map((id) => [
        id,
        byOperation
          .get(id)!
          .map(({ name }) => name)
          .sort(),
      ]),
    );
  });

  test('shows the request and the response of a case, even if it is a refusal', async () => {
    await goTo(page, 'createTag');
    await page.getByLabel('10 documented').selectOption('already-exists');
    await page
      .getByText('Documented response: 400')
      .or(page.getByText('Documented response: 405'))
      .waitFor();
    const refusal = contract.cases.find(({ id }) => id === 'createTag.already-exists')!;
    const shown = await page.locator('.cases').innerText();
    expect(shown).toContain(refusal.summary);
    expect(shown).toContain('"tag_name": "v1.0.0"');
    expect(shown).toContain((refusal.response.body as { message: string }).message);
  });

  test('a status leads to the cases that show it', async () => {
    await goTo(page, 'createTag');
    const refused = page.locator('.response').filter({ hasText: /^405/ });
    await refused.locator('summary').first().click();
    await refused.getByRole('link', { name: 'Create a tag whose name is taken' }).click();
    await page.waitForURL(/#createTag\.already-exists$/);
  });

  test('HTTP shows the token of a caller, and none for anonymous', async () => {
    await goTo(page, 'createTag');
    await page.getByRole('radio', { name: 'HTTP' }).check();
    const request = page.getByRole('region', { name: 'Request', exact: true });
    expect(await request.innerText()).toContain('\nPRIVATE-TOKEN: $TOKEN\n');
    await goTo(page, 'createTag.anonymous');
    await page.locator('.cases').getByRole('link', { name: 'anonymous', exact: true }).waitFor();
    expect(await request.innerText()).not.toContain('TOKEN');
    await page.getByRole('radio', { name: 'curl' }).check();
  });

  test('is printed without the menu and in full width', async () => {
    await goTo(page, 'createTag');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('navigation').isVisible()).toBe(false);
    const cut = await page
      .locator('pre')
      .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
    expect(cut).toBe(0);
    await page.emulateMedia({ media: null });
  });

  test('opens an operation with the keyboard alone, and announces it to a screen reader', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Delete a tag');
    await page.getByRole('navigation').getByRole('status').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#deleteTag$/);
    await page.locator('h1:focus').getByText('Delete a tag').waitFor();
    await page.getByRole('searchbox').fill('');
  });
});

describe('on a phone', () => {
  test('shows method and path at the top, and fits the width of the screen', async () => {
    await page.setViewportSize(PHONE);
    for (const place of ['tasks', 'task/commit-file', 'guide/errors']) {
      await page.goto(`${FILE}#${place}`);
      await page.locator('article.wide, article.task, article.guide').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBe(390);
    }
    for (const place of ['overview', 'getTag', 'updateRunner', 'createAlerts']) {
      await goTo(page, place);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBe(390);
      const title = page.locator('.bar > a');
      const isWhole = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
        scrollWidth <= clientWidth && scrollHeight <= clientHeight;
      expect(await title.evaluate(isWhole), place).toBe(true);
      const address = page.locator('.address');
      if (place !== 'overview')
        expect((await address.boundingBox())!.y, place).toBeLessThan(PHONE.height / 4);
    }
    await page.setViewportSize(DESKTOP);
  });

  test('jumps to the cases, the samples, the form and the responses of an operation', async () => {
    await page.setViewportSize(PHONE);
    await goTo(page, 'createTag');
    for (const [name, target] of Object.entries({
      Cases: '#cases',
      Samples: '#samples',
      'Try it': '#try',
      Responses: '#responses',
    })) {
      const jump = page.getByRole('button', { name, exact: true });
      await page.evaluate(() => scrollTo(0, 0));
      expect((await jump.boundingBox())!.y, name).toBeLessThan(PHONE.height / 2);
      await jump.click();
      const { y } = (await page.locator(target).boundingBox())!;
      expect(y, name).toBeGreaterThan(40);
      expect(y, name).toBeLessThan(PHONE.height - 40);
    }
    await page.setViewportSize(DESKTOP);
    expect(await page.getByRole('button', { name: 'Samples' }).isVisible()).toBe(false);
  });

  test('opens the menu with a button, and closes it after a choice', async () => {
    await page.setViewportSize(PHONE);
    expect(await page.getByRole('navigation').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.keyboard.type('listTags');
    await page.getByRole('link', { name: 'List the tags' }).first().click();
    await page.waitForURL(/#listTags/);
    await page.getByRole('navigation').waitFor({ state: 'hidden' });
    await page.getByRole('searchbox', { includeHidden: true }).evaluate((field) => {
      (field as HTMLInputElement).value = '';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await page.setViewportSize(DESKTOP);
  });
});

describe('accessibility', () => {
  /** Returns the violations of the WCAG (levels A and AA) in light and dark colors. */
  async function violations(tab: Page): Promise<string[]> {
    const found: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await tab.emulateMedia({ colorScheme });
      const { violations } = await tab.evaluate(
        (options) => (globalThis as unknown as { axe: typeof axe }).axe.run(document, options),
        {
          // Light and dark differ only in colors, so only the contrast is checked in dark colors.
          runOnly:
            colorScheme === 'dark'
              ? ['color-contrast']
              : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
          resultTypes: ['violations' as const],
        },
      );
      for (const { id, nodes } of violations)
        found.push(...nodes.map(({ html }) => `${colorScheme} ${id}: ${html}`));
    }
    await tab.emulateMedia({ colorScheme: null });
    return found;
  }

  test('has no violation of WCAG at level AA on an operation of each area, with everything open', async () => {
    await page.evaluate(axe.source);
    const byArea = groupBy(contract.operations.values(), ({ definition }) => definition.tags[0]!);
    const ofAreas = sample(byArea.values(), 6).map((all) => all.at(-1)!.id);
    for (const place of ['overview', ...ofAreas]) {
      await goTo(page, place);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      expect(await violations(page), place).toEqual([]);
    }
    for (const place of ['tasks', 'task/commit-file', 'guide/errors']) {
      await page.evaluate((fragment) => {
        location.hash = fragment;
      }, place);
      await page.locator('article.wide, article.task, article.guide').waitFor();
      expect(await violations(page), place).toEqual([]);
    }
  });

  test('has no violation with a response, a search or the menu of a phone', async () => {
    const tab = await tryIt('listTags');
    await tab.evaluate(axe.source);
    await sent(tab);
    await tab.getByRole('searchbox').fill('tag');
    expect(await violations(tab)).toEqual([]);
    await tab.setViewportSize(PHONE);
    await tab.getByRole('button', { name: 'Menu' }).click();
    expect(await violations(tab)).toEqual([]);
    await tab.close();
  });
});

describe('the request of a case', () => {
  test('is sent to the sandbox as the caller of the case', async () => {
    const tab = await tryIt('createTag.lightweight');
    expect(await sent(tab)).toMatch(/^Response 201 in \d+ ms, as documented\.$/);
    expect(await tab.locator('form pre').innerText()).toContain('"name": "v1.2.0-rc1"');
    await tab.close();
  });

  test('is sent as the role that is chosen', async () => {
    const tab = await tryIt('deleteTag');
    await tab.getByRole('combobox', { name: /^As/ }).selectOption('guest');
    expect(await sent(tab)).toMatch(/^Response 403 /);
    await tab.close();
  });

  test('can be changed and restored before it is sent', async () => {
    const tab = await tryIt('getTag');
    await tab.getByLabel('Path after /api/v4 (GET)').fill('/projects/5/repository/tags/none');
    expect(await sent(tab)).toMatch(/^Response 404 in \d+ ms; the case documents 200\.$/);
    await tab.getByRole('button', { name: 'Back to the request' }).click();
    await tab.locator('form .s4').waitFor({ state: 'detached' });
    expect(await tab.getByLabel('Path after /api/v4 (GET)').inputValue()).not.toContain('none');
    await tab.close();
  });

  test.each(['createTag.anonymous', 'getTag.unknown-tag', 'createAlerts.http-endpoint'])(
    'gets the response of %s from the sandbox',
    async (id) => {
      const tab = await tryIt(id);
      expect(await sent(tab)).toContain('as documented');
      await tab.close();
    },
  );

  describe('without a server', () => {
    let tab: Page;
    beforeAll(async () => {
      tab = await context.newPage();
      tab.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await tab.goto(`${FILE}#createTag.lightweight`);
      await tab.locator('.try > summary').click();
    });
    afterAll(() => tab?.close());

    test('gets the documented example, and logs no error', async () => {
      expect(await sent(tab)).toBe('Documented example 201.');
      expect(await tab.locator('form pre').innerText()).toContain('"name": "v1.2.0-rc1"');
      expect(errors).toEqual([]);
    });

    test('gets the values of a changed request, and a refusal without a token', async () => {
      await tab.getByLabel(/^Body/).fill('{ "tag_name": "v9.9.9", "ref": "main" }');
      expect(await sent(tab)).toBe('Documented example 201.');
      await tab.locator('form pre').getByText('"name": "v9.9.9"').waitFor();
      await tab.getByRole('combobox', { name: /^As/ }).selectOption('none');
      await sent(tab);
      await tab.locator('form .s4').getByText('401').waitFor();
      await tab.getByRole('combobox', { name: /^As/ }).selectOption('');
    });

    test('pages through a documented list', async () => {
      await goTo(tab, 'listTags');
      await tab
        .getByLabel('Path after /api/v4 (GET)')
        .fill('/projects/5/repository/tags?per_page=1');
      expect(await sent(tab)).toBe('Documented example 200.');
      expect(JSON.parse(await tab.locator('form pre').innerText())).toHaveLength(1);
    });

    test('gets no response for a path that leads to another one', async () => {
      await goTo(tab, 'listTags');
      await tab.getByLabel('Path after /api/v4 (GET)').fill('/projects/5/repository/tags/..');
      await tab.getByRole('button', { name: 'Send' }).click();
      await tab.getByText('Nothing was sent: ').waitFor();
    });

    test('every case gets its own response', async () => {
      const wrong: string[] = [];
      const cases = contract.cases.filter(({ responseOnly }) => !responseOnly);
      for (const { operation, name, response } of sample(cases, 12)) {
        await goTo(tab, `${operation}.${name}`);
        const said = await sent(tab);
        if (!said.startsWith(`Documented example ${response.status}.`))
          wrong.push(`${operation}.${name}: ${said}`);
      }
      expect(wrong).toEqual([]);
    });
  });

  test.each([
    '/projects/7/protected_environments/..',
    '/projects/7/protected_environments/%2e%2E',
    '/projects/7/protected_environments/.\\',
    '/projects//protected_environments/staging',
    '/projects/7/protected_environments/#staging',
    '/projects/7/protected_environments/?force=true',
    '/projects/7/protected_environments/staging?',
    '/projects/7/protected_environments/staging?x=1',
    '/projects/7/protected_environments/.. ',
    '/projects/7/protected_environments/%2e%2e\u0001',
    '/projects/7',
    '/projects/7/protected_environments/..%2F..',
    '/projects/..%2f../protected_environments/a',
    '@evil.example/projects/7',
  ])('is not sent to %s, which leads to another path', async (path) => {
    const tab = await tryIt('deleteProtectedEnvironment');
    const deleted: string[] = [];
    tab.on('request', (one) => one.method() === 'DELETE' && deleted.push(one.url()));
    await tab.getByLabel('Path after /api/v4 (DELETE)').fill(path);
    expect(await sent(tab)).toMatch(/^Nothing was sent: /);
    expect(deleted).toEqual([]);
    await tab
      .getByLabel('Path after /api/v4 (DELETE)')
      .fill('/projects/7/protected_environments/a..b%3F');
    await tab.getByRole('button', { name: 'Send' }).click();
    await tab.locator('form .s4').waitFor();
    expect(deleted).toHaveLength(1);
    await tab.close();
  });

  test.each(['/runners/all', '/runners/al%6C'])(
    'is not sent to %s, which another operation has',
    async (path) => {
      const tab = await tryIt('getRunner');
      await tab.getByLabel('Path after /api/v4 (GET)').fill(path);
      expect(await sent(tab)).toMatch(
        /^Nothing was sent: the path would lead to another operation/,
      );
      await tab.close();
    },
  );

  test.each([
    'http://127.0.0.1:1/projects/7#',
    'http://127.0.0.1:1/?tab=1',
    'http://name:secret@127.0.0.1:1',
    'ftp://127.0.0.1:1',
  ])('is not sent to the address %s', async (address) => {
    const tab = await tryIt('deleteProtectedEnvironment');
    const asked: string[] = [];
    tab.on('dialog', (dialog) => {
      asked.push(dialog.message());
      return dialog.accept();
    });
    await tab.getByLabel('Send to').selectOption('other');
    await tab.getByLabel('Its address').fill(address);
    expect(await sent(tab)).toMatch(/^Nothing was sent: the address must have scheme and host/);
    expect(asked).toEqual([]);
    await tab.close();
  });

  test('says that it has no token, and takes none to another origin', async () => {
    const tab = await tryIt('getTag');
    const token = tab.getByRole('textbox', { name: 'Token' });
    await tab.getByLabel('Send to').selectOption('other');
    await tab.getByLabel('Its address').fill('https://forge.example.com');
    const as = tab.getByRole('combobox', { name: /^As/ });
    expect(await as.locator('option:checked').innerText()).toContain('with a token of yours');
    await tab.getByText('The request has no token.').waitFor();
    await token.fill('a-token');
    await tab.getByText('The request has no token.').waitFor({ state: 'detached' });
    await tab.getByLabel('Its address').fill('https://forge.example.com/below');
    expect(await token.inputValue()).toBe('a-token');
    await tab.getByLabel('Its address').fill('https://forge.example.co');
    await tab.getByText('Your token was removed').waitFor();
    expect(await token.inputValue()).toBe('');
    await token.fill('a-token');
    await tab.getByText('Your token was removed').waitFor({ state: 'detached' });
    await tab.getByLabel('Send to').selectOption('sandbox');
    await as.selectOption('own');
    expect(await token.inputValue()).toBe('');
    await tab.close();
  });

  test('asks before a change of another deployment', async () => {
    const tab = await tryIt('deleteProtectedEnvironment');
    await tab.getByLabel('Send to').selectOption('other');
    // With the base path, as a sandbox prints its address.
    await tab.getByLabel('Its address').fill(`${elsewhere.url}/api/v4`);
    const asked: string[] = [];
    tab.on('dialog', (dialog) => {
      asked.push(dialog.message());
      return asked.length > 1 ? dialog.accept() : dialog.dismiss();
    });
    const send = tab.getByRole('button', { name: 'Send' });
    await send.click();
    expect(asked).toEqual([
      expect.stringMatching(
        new RegExp(
          `^DELETE ${elsewhere.url}/api/v4/projects/.*may change or delete data there`,
          's',
        ),
      ),
    ]);
    expect(await tab.locator('form [role=status]').last().innerText()).toBe('');
    const request = tab.waitForRequest((one) => one.method() === 'DELETE');
    await send.click();
    expect((await request).url()).toMatch(/\d\/api\/v4\/projects\//);
    await tab.getByText(/^Response /).waitFor();
    await tab.getByLabel('Its address').fill(elsewhere.url);
    await tab.getByText(/^Response /).waitFor({ state: 'detached' });
    await tab.close();
  });

  test('is sent to another deployment, also from the file system', async () => {
    const tab = await context.newPage();
    await tab.goto(`${FILE}#getTag`);
    await tab.locator('.try > summary').click();
    await tab.getByLabel('Send to').selectOption('other');
    await tab.getByLabel('Its address').fill(elsewhere.url);
    await tab.getByRole('textbox', { name: 'Token' }).fill('a-token');
    expect(await sent(tab)).toContain('Response 200');
    await tab.close();
  });

  describe('from the reference on another port', () => {
    let docs: RunningServer;
    beforeAll(async () => {
      docs = await startServer(docsHandler(), 0);
    });
    afterAll(() => docs.close());

    async function tryThere(place: string, address: string): Promise<Page> {
      const tab = await context.newPage();
      await tab.goto(`${docs.url}/#${place}`);
      await tab.locator('.try > summary').click();
      await tab.getByLabel('Send to').selectOption('sandbox');
      await tab.getByLabel('Its address').fill(address);
      return tab;
    }

    test.each(['createTag.name-with-slash', 'getTag.unknown-tag', 'createAlerts.http-endpoint'])(
      'gets the response of %s from a sandbox, with its tokens',
      async (id) => {
        const tab = await tryThere(id, server.url);
        expect(await sent(tab)).toContain('as documented');
        await tab.locator('form summary').click();
        expect(await tab.locator('form .headers').innerText()).toContain('content-type');
        await tab.close();
      },
    );

    test('is sent as the role that is chosen', async () => {
      const tab = await tryThere('deleteTag', server.url);
      await tab.getByRole('combobox', { name: /^As/ }).focus();
      await tab.getByRole('combobox', { name: /^As/ }).selectOption('guest');
      expect(await sent(tab)).toMatch(/^Response 403 /);
      await tab.close();
    });

    test('takes the address that a sandbox prints, and says that other JSON is no sandbox', async () => {
      const tab = await tryThere('getTag', `${docs.url}/elsewhere`);
      await tab.route('**/elsewhere/_sandbox', (route) => route.fulfill({ json: {} }));
      expect(await sent(tab)).toContain('No sandbox answers at');
      await tab.getByLabel('Its address').fill(`${server.url}/api/v4`);
      expect(await sent(tab)).toContain('as documented');
      await tab.close();
    });

    test('keeps an address that is being typed when a sandbox responds at the old one', async () => {
      const tab = await context.newPage();
      let respond = () => {};
      const typed = new Promise<void>((resolve) => {
        respond = resolve;
      });
      const json = { tokens: { guest: 'a-token' }, callers: {}, alertIntakes: {} };
      await tab.route('**/_sandbox', (route) => typed.then(() => route.fulfill({ json })));
      await tab.goto(`${docs.url}/#getTag`);
      await tab.locator('.try > summary').click();
      await tab.getByLabel('Send to').selectOption('sandbox');
      await tab.getByLabel('Its address').fill(server.url);
      respond();
      await tab.getByRole('option', { name: 'guest', exact: true }).waitFor({ state: 'attached' });
      expect(await tab.getByLabel('Its address').inputValue()).toBe(server.url);
      await tab.close();
    });

    test('shows how to start a sandbox if no sandbox responds', async () => {
      const tab = await tryThere('getTag', 'http://127.0.0.1:9');
      expect(await sent(tab)).toContain(
        'No sandbox answers at http://127.0.0.1:9. Start one: npx forge-sandbox',
      );
      await tab.close();
    });
  });

  test('shows the reason if the page cannot read a response', async () => {
    const tab = await tryIt('getTag');
    await tab.getByLabel('Send to').selectOption('other');
    await tab.getByLabel('Its address').fill('http://127.0.0.1:9');
    expect(await sent(tab)).toContain('does not allow pages of');
    await tab.close();
  });

  test('follows no redirect, which could carry the token away', async () => {
    const asked: (string | undefined)[] = [];
    const redirecting = await startServer(async ({ method, url }, response) => {
      asked.push(method === 'OPTIONS' ? method : url);
      const allowed = {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'private-token',
      };
      if (method === 'OPTIONS') response.writeHead(204, allowed).end();
      else response.writeHead(302, { ...allowed, location: '/elsewhere' }).end();
    }, 0);
    const tab = await tryIt('getTag');
    await tab.getByLabel('Send to').selectOption('other');
    await tab.getByLabel('Its address').fill(redirecting.url);
    await tab.getByRole('textbox', { name: 'Token' }).fill('a-token');
    expect(await sent(tab)).toContain('it redirects');
    expect(asked).toEqual(['OPTIONS', expect.stringMatching(/^\/api\/v4\//)]);
    await tab.close();
    await redirecting.close();
  });

  test('is copied as one request', async () => {
    const tab = await context.newPage();
    await tab.goto(`${server.url}/#createTag.lightweight`);
    await tab.getByRole('button', { name: 'Copy request' }).click();
    await tab.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await tab.evaluate(() => navigator.clipboard.readText());
    expect(copied.match(/curl/g)).toHaveLength(1);
    expect(copied).toContain('v1.2.0-rc1');
    await tab.close();
  });
});

describe('a page of another site', () => {
  let tab: Page;
  beforeAll(async () => {
    tab = await context.newPage();
    await tab.goto(`http://evil.example:${new URL(server.url).port}/`);
  });
  afterAll(() => tab?.close());

  const read = (from: Page, url: string, init: RequestInit = {}) =>
    from.evaluate(
      ([address, options]) =>
        fetch(address, options).then(
          ({ status }) => String(status),
          () => 'refused',
        ),
      [url, init] as const,
    );

  test.each(['/_sandbox', '/api/v4/projects/5/repository/tags'])(
    'reads nothing of %s at the address of this machine',
    async (path) => {
      expect(await read(tab, server.url + path)).toBe('refused');
    },
  );

  test('is refused by the control API, also at its own host name', async () => {
    expect(await read(tab, '/_sandbox')).toBe('403');
    expect(await read(tab, '/_sandbox/reset', { method: 'POST' })).toBe('403');
  });

  test('changes nothing through the control API, even if it does not read the response', async () => {
    const own = await context.newPage();
    await own.goto(server.url);
    const statusOf = async (from: Page, username: string) => {
      const body = JSON.stringify({ username });
      await read(from, `${server.url}/_sandbox/users`, { method: 'POST', mode: 'no-cors', body });
      const headers = { 'private-token': `sandbox-token-of-${username}` };
      return (await fetch(`${server.url}/api/v4/user/keys`, { headers })).status;
    };
    expect(await statusOf(own, 'neighbour')).toBe(200);
    expect(await statusOf(tab, 'intruder')).toBe(401);
    await own.close();
  });
});

describe('the served reference', () => {
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(server.url + path, { method, headers });

  test('has the OpenAPI document beside it', async () => {
    const page = await (await ask('/')).text();
    expect(page).toContain('type="application/openapi+json" href="openapi.json"');
    const response = await ask('/openapi.json');
    expect(response.headers.get('content-type')).toBe('application/json');
    expect((await response.json()).info).toEqual(contract.document.info);
  });

  test('is compressed, and sent again only after a change', async () => {
    const first = await ask('/', { 'accept-encoding': 'gzip' });
    expect(first.headers.get('content-encoding')).toBe('gzip');
    expect(first.headers.get('vary')).toBe('accept, accept-encoding');
    expect(await first.text()).toContain('<meta name="servers" content="sandbox">');
    const etag = first.headers.get('etag')!;
    const again = await ask('/', { 'accept-encoding': 'gzip', 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const plain = await ask('/', { 'accept-encoding': 'identity', 'if-none-match': etag });
    expect(plain.status).toBe(200);
    expect(plain.headers.get('content-encoding')).toBe(null);
    const other = await startServer(docsHandler({ page: async () => '<head></head>' }), 0);
    const changed = await fetch(other.url, { headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
    await other.close();
  });

  test.each([
    ['/README.md', undefined, '# Code-hosting platform REST API\n'],
    ['/', 'text/markdown, text/html;q=0.9, */*;q=0.8', '# Code-hosting platform REST API\n'],
    ['/tags/', 'text/markdown', '# Tags\n'],
    ['/tags/createTag.md', 'text/html', '# Create a tag\n'],
    ['/llms.txt', undefined, '# Code-hosting platform REST API\n\n> '],
  ])('sends %s as text for Accept: %s', async (path, accept, begin) => {
    const alone = await startServer(docsHandler(), 0);
    for (const url of /\.(md|txt)$/.test(path) || path === '/'
      ? [server.url, alone.url]
      : [alone.url]) {
      const response = await fetch(url + path, accept ? { headers: { accept } } : {});
      const type = path.endsWith('.txt') ? 'plain' : 'markdown';
      expect(response.headers.get('content-type')).toBe(`text/${type}; charset=utf-8`);
      expect((await response.text()).slice(0, begin.length)).toBe(begin);
    }
    await alone.close();
  });

  test.each(['text/html, text/markdown;q=0.5', '*/*', 'text/markdown;q=0'])(
    'sends the page for Accept: %s',
    async (accept) => {
      const response = await ask('/', { accept });
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('link')).toBe(
        '</README.md>; rel="alternate"; type="text/markdown"',
      );
    },
  );

  test('responds to HEAD, and refuses methods that write', async () => {
    const head = await ask('/', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000);
    expect((await ask('/', {}, 'POST')).status).toBe(405);
  });

  test('without a sandbox, responds with 404 to other addresses', async () => {
    const alone = await startServer(docsHandler(), 0);
    const response = await fetch(`${alone.url}/index.php`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('the documentation is one page, at /');
    await alone.close();
  });

  test('with a sandbox, responds with 404 and the address of the API', async () => {
    const response = await ask('/projects/5/repository/tags');
    expect(response.status).toBe(404);
    expect((await response.json()).message).toContain('the API is under /api/v4');
  });
});

const DEVIATIONS = `overlay: 1.0.0
info: { title: 'Old <b id="live">*new*</b>', version: '1' }
actions:
  - target: $.components.schemas.Tag.required[?@ == 'message']
    remove: true
    description: Lightweight tags have none.
`;

describe('with a deviations file', () => {
  test('shows the differences on the operation and at the field', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'reference-'));
    const deviationsFile = join(folder, 'old.yaml');
    await writeFile(deviationsFile, DEVIATIONS);
    const { deviations } = await readContractWith({ deviations: deviationsFile });
    const text = await deviationsReference(await readFile(REFERENCE_FILE, 'utf8'), deviations!);
    await writeFile(join(folder, 'index.html'), text);
    const tab = await context.newPage();
    await tab.goto(`${pathToFileURL(join(folder, 'index.html')).href}#getTag`);
    const section = tab.getByRole('region', { name: 'Differences of this deployment' });
    expect(await section.innerText()).toContain(
      'In Old <b id="live">*new*</b>: Lightweight tags have none.',
    );
    expect(await tab.locator('#live').count()).toBe(0);
    expect(await tab.locator('.fields .difference').first().innerText()).toContain('In Old');
    await goTo(tab, 'listRunners');
    expect(await section.count()).toBe(0);
    await tab.close();
    await rm(folder, { recursive: true });
  });
});

/** Writes the website, and opens it in a real browser: from a folder, and from a static host below a path. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../conformance/reports/report.ts';
import type { StatementOfConformance } from '../conformance/reports/statementOfConformance.ts';
import { PROJECT_DIR } from '../scripts/paths.ts';
import { createSite } from '../site/createSite.ts';
import { readServers } from '../site/readServers.ts';
import { type RunningServer, startServer } from '../wire/startServer.ts';
import { launchChromium } from './launchChromium.ts';
import { lacks } from './programs.ts';

const inBrowser = test.skipIf(lacks('chromium'));

let root: string;
let folder: string;
let files: string[];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'forge-contract-site-'));
  folder = join(root, 'site');
  await createSite(folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  files = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
});
afterAll(() => rm(root, { recursive: true }));

test('every link leads to a file of the site, and to a heading that is there', async () => {
  const pages = files.filter((file) => file.endsWith('.html') && !file.includes('/reference/'));
  const texts = new Map<string, string>();
  for (const file of pages) texts.set(file, await readFile(file, 'utf8'));
  const dead = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/ (?:href|src)="([^"]+)"/g)]
      .map(([, link]) => link!.replaceAll('&amp;', '&'))
      .filter((link) => !/^(https?|data|mailto):/.test(link))
      .filter((link) => {
        const [path = '', anchor] = link.split('#');
        const target = path === '' ? file : normalize(join(dirname(file), decodeURI(path)));
        const isDead = !files.includes(target);
        return isDead || (anchor && !texts.get(target)?.includes(`id="${anchor}"`));
      })
      .map((link) => `${file.slice(folder.length)}: ${link}`),
  );
  expect(texts.size).toBeGreaterThan(100);
  expect(dead).toEqual([]);
});

test('a page names the file of a program, and each page links the files of OpenAPI', async () => {
  const page = await readFile(join(folder, 'docs/generators/go.html'), 'utf8');
  expect(page).toContain('<figcaption>forge/connect.go</figcaption>');
  expect(page).toContain('<a href="../../openapi.portable.json">');
  const portable = await readFile(join(folder, 'openapi.portable.json'), 'utf8');
  expect(JSON.parse(portable)).toMatchObject({ openapi: '3.0.3' });
});

test('the head of the reference links pages in Markdown, and an example its files', async () => {
  const read = (path: string) => readFile(join(folder, path), 'utf8');
  const links = [
    ...(await read('reference/index.html')).matchAll(/<link [^>]*href="([^"]+\.(md|txt))"/g),
  ];
  expect(links.length).toBeGreaterThan(1);
  for (const [, link] of links) expect(files).toContain(join(folder, 'reference', link!));
  expect(await read('reference/tags/createTag.md')).toMatch(/^# /);
  expect(await read('everyday/reference/tags/createTag.md')).toMatch(/^# /);
  expect(await read('everyday/reference/README.md')).toContain('getProject');
  for (const [, link] of (await read('llms.txt')).matchAll(/\]\(([^)#]+)/g))
    expect(existsSync(join(folder, link!)), link).toBe(true);
  for (const file of ['openapi.json', 'openapi.portable.json'])
    expect(JSON.parse(await read(`everyday/${file}`)).paths).toHaveProperty(['/projects/{id}']);
  const example = await read('examples/operator/index.html');
  for (const name of ['forge.yaml', '.gitlab-ci.yml', '.github/workflows/conformance.yml'])
    expect(example).toContain(`<a href="${name}">`);
});

describe('in a browser', () => {
  let browser: Browser;
  let host: RunningServer;
  let page: Page;
  const errors: string[] = [];
  const loaded: string[] = [];

  beforeAll(async () => {
    if (lacks('chromium')) return;
    const types: Record<string, string> = {
      '.html': 'text/html',
      '.css': 'text/css',
      '.js': 'text/javascript',
    };
    host = await startServer(async (request, response) => {
      const file = join(folder, request.url!.replace(/^\/below/, ''));
      if (!existsSync(file) || !request.url!.startsWith('/below/'))
        return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' });
      response.end(await readFile(file));
    }, 0);
    browser = await launchChromium();
    page = await browser.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('requestfinished', (request) => loaded.push(request.url()));
  });
  afterAll(async () => {
    await browser?.close();
    await host?.close();
  });

  const ways: [name: string, start: () => string][] = [
    ['from a folder', () => pathToFileURL(join(folder, 'index.html')).href],
    ['from a static host, below a path', () => `${host.url}/below/index.html`],
  ];
  inBrowser.each(ways)('%s, the site is read and searched without an error', async (_, start) => {
    loaded.length = 0;
    await page.goto(start());
    const home = start().replace('index.html', '');
    const read = loaded.map((url) => join(folder, url.slice(home.length)));
    expect(loaded.every((url) => url.startsWith(home))).toBe(true);
    const bytes = await Promise.all(read.map(async (file) => (await readFile(file)).length));
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(300_000);
    expect(read).toContain(join(folder, 'site.css'));

    await page.getByRole('link', { name: 'Guides', exact: true }).click();
    await page.getByRole('searchbox').fill('keyset pagination');
    await page
      .getByRole('status')
      .getByText(/^\d+ places$/)
      .waitFor();
    await page
      .getByRole('region', { name: 'Results' })
      .getByRole('link', { name: /Pagination/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Pagination' }).waitFor();
    await page.getByRole('searchbox').fill('github actions');
    await page.locator('#results a').first().getByText('Run conformance in CI').waitFor();
    await page.getByRole('searchbox').fill('zeppelin-nobody-has');
    await page.getByText('No page has all these words').waitFor();
    await page.getByRole('link', { name: 'Reference', exact: true }).click();
    await page.locator('h1').waitFor();
    await page.getByRole('link', { name: 'Website', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'forge-contract' }).waitFor();
    expect(errors).toEqual([]);
  });

  const PLACES = [
    'index.html',
    'docs/guides/index.html',
    'docs/guides/start.html',
    'docs/comparison.html',
    'docs/integrations.html',
    'servers/index.html',
    'servers/statements.html',
  ];
  inBrowser.each(PLACES)('%s has no violation of WCAG at level AA', async (place) => {
    await page.goto(pathToFileURL(join(folder, place)).href);
    await page.getByRole('searchbox').fill('tag');
    await page.locator('#results a').first().waitFor();
    await page.evaluate(() => {
      document.querySelector('details')?.setAttribute('open', '');
    });
    await page.evaluate(axe.source);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await page.evaluate(
        (options) => (globalThis as unknown as { axe: typeof axe }).axe.run(document, options),
        { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
      );
      expect(
        violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
      ).toEqual([]);
    }
  });

  inBrowser('a page fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const place of PLACES) {
      await page.goto(pathToFileURL(join(folder, place)).href);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        place,
      ).toBeLessThanOrEqual(390);
    }
  });
});

/** Changes a statement and its report in place. */
type Change = (statement: StatementOfConformance & { stars?: number }, report: Report) => void;

describe('the runs of servers', () => {
  const now = { version: '1.0.0', today: new Date() };
  const SANDBOX = join(PROJECT_DIR, 'docs', 'servers', 'sandbox');

  /** Writes a folder with one server, whose statement and report are changed. */
  async function changed(name: string, change: Change): Promise<string> {
    const statement = JSON.parse(await readFile(join(SANDBOX, 'statement.json'), 'utf8'));
    const report = JSON.parse(
      gunzipSync(await readFile(join(SANDBOX, 'report.json.gz'))).toString(),
    );
    change(statement, report);
    const home = join(root, name, 'changed');
    await mkdir(home, { recursive: true });
    await writeFile(join(home, 'statement.json'), JSON.stringify(statement));
    await writeFile(join(home, 'report.json.gz'), gzipSync(JSON.stringify(report)));
    return dirname(home);
  }

  test.each<[string, RegExp, Change]>([
    [
      'another verdict',
      /`verdict` does not follow/,
      (statement) =>
        Object.assign(statement, {
          verdict: statement.verdict === 'conforms' ? 'violates' : 'conforms',
        }),
    ],
    [
      'other counts',
      /`counts` does not follow/,
      ({ counts }) => {
        counts.pass += 1;
      },
    ],
    [
      'counts that neither file has from its results',
      /`counts` does not follow/,
      (statement, report) => {
        statement.counts.pass += 1;
        report.counts.pass += 1;
      },
    ],
    [
      'a field that the schema does not have',
      /must NOT have additional properties/,
      (statement) => {
        statement.stars = 5;
      },
    ],
    [
      'another day',
      /`date` does not follow/,
      (statement) => {
        statement.date = '2030-01-01T00:00:00.000Z';
      },
    ],
  ])('%s stops the build', async (name, message, change) => {
    await expect(readServers(await changed(name, change), now)).rejects.toThrow(message);
  });

  test('a run is old after half a year, and after a new version of the contract', async () => {
    const servers = await readServers(await changed('as it is', () => {}), now);
    expect(servers.map(({ old }) => old)).toEqual([[]]);
    const later = { version: '1.1.0', today: new Date(Date.now() + 200 * 86_400_000) };
    const [server] = await readServers(await changed('later', () => {}), later);
    expect(server?.old).toEqual([
      expect.stringMatching(/version 1\.0\.0/),
      expect.stringMatching(/2\d\d days old/),
    ]);
  });
});

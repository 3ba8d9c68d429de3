/**
 * `npm run pictures`: takes the pictures of the README, which are the report of a verdict and a page of the reference. It
 * needs Chromium: the variable `CHROMIUM` has its path, by default `/usr/bin/chromium`.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { conform } from '../conformance/index.ts';
import { readContract } from '../contract/contract.ts';
import { isObject } from '../contract/isObject.ts';
import { Reply, startSandbox, worldSeed } from '../sandbox/index.ts';
import { build, GENERATED_DIR, PROJECT_DIR } from '../scripts/index.ts';

const PICTURES = join(PROJECT_DIR, 'docs', 'pictures');
const SILENT = { write: () => true };

await build();
const folder = await mkdtemp(join(tmpdir(), 'forge-contract-pictures-'));
try {
  await judgeFaultyServer();
  await mkdir(PICTURES, { recursive: true });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ viewport: { width: 1200, height: 720 } });
  const take = async (file: string, name: string, fragment = '') => {
    await page.goto(`${pathToFileURL(file)}${fragment}`);
    await page.waitForLoadState('networkidle');
    const path = join(PICTURES, `${name}.png`);
    await page.screenshot({ path });
    console.log(path);
  };
  await take(join(folder, 'index.html'), 'verdict');
  await take(join(GENERATED_DIR, 'reference', 'index.html'), 'reference', '#createTag');
  await browser.close();
} finally {
  await rm(folder, { recursive: true });
}

/** Runs the suites on a sandbox that leaves out whether a tag is protected, and writes the report to the folder. */
async function judgeFaultyServer(): Promise<void> {
  const contract = await readContract();
  const { url, close } = await startSandbox({
    contract,
    ...(await worldSeed()),
    decorate:
      (perform, { operation }) =>
      async (request) => {
        const { status, headers, body } = await perform(request);
        const { protected: _, ...rest } = isObject(body) ? body : {};
        const changed = operation.id === 'getTag' && 'name' in rest ? rest : body;
        return new Reply(changed, { headers, ...(status !== undefined && { status }) });
      },
  });
  await conform({
    ...{ target: url, kind: 'sandbox', area: ['tags'], report: folder },
    ...{ stdout: SILENT, stderr: SILENT, runsDir: folder },
  });
  await close();
}

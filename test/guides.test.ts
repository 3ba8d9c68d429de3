/**
 * README and guides, taken at their word: in an empty folder with the packed package, against the mock.
 *
 * - Blocks with a name behind the fence (```ts tags.test.ts) are that file. The `ts` blocks without one are
 *   the page's program, from top to bottom.
 * - What stands behind `// →` in a program is a line of its output.
 * - An `sh` block is run line by line. What serves is ended once it serves; what npm installs is there
 *   already; the project's own scripts need only exist, since `npm test` runs what they run.
 * - `http://127.0.0.1:4010` is the mock.
 *
 * Commands come before programs, since some programs use what commands have made.
 */
import { type ExecFileOptions, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContract } from '../contract/contract.ts';
import { groupBy } from '../contract/groupBy.ts';
import { startMock } from '../mock/index.ts';
import { PROJECT_DIR } from '../scripts/paths.ts';
import type { RunningServer } from '../wire/startServer.ts';
import { installPackage, pack } from './installPackage.ts';
import { type Block, type Guide, readGuide } from './readGuide.ts';

const run = promisify(execFile);
const DOCS_MOCK = 'http://127.0.0.1:4010';
const SERVES = /^npx forge-contract (mock|sandbox|docs)\b/;

let home: string;
let mock: RunningServer;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forge-contract-guides-'));
  home = join(folder, 'home');
  await installPackage(
    pack(folder),
    home,
    ['dependencies', 'optionalDependencies'],
    ['msw', 'vitest', 'tsx', 'typescript', '@types/node', '@hey-api/openapi-ts', 'orval'],
  );
  for (const name of ['tsx', 'tsc', 'vitest', 'openapi-ts', 'orval'])
    await symlink(
      join(PROJECT_DIR, 'node_modules', '.bin', name),
      join(home, 'node_modules', '.bin', name),
    );
  mock = await startMock({ contract: await readContract() });
  await writeFile(join(home, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  for (const guide of guides)
    for (const { name, text } of filesOf(guide)) await writeFile(join(home, name), here(text));
}, 180_000);
afterAll(async () => {
  await mock.close();
  await rm(dirname(home), { recursive: true });
});

const TSCONFIG = {
  compilerOptions: {
    target: 'es2023',
    module: 'nodenext',
    strict: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: ['node'],
  },
  include: ['*.ts'],
};

const pages = await Promise.all(
  [
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'openapi/world/README.md',
    ...(await markdownIn('docs')),
    ...(await markdownIn('docs/guides')),
    ...(await markdownIn('docs/sandbox')),
    ...(await markdownIn('docs/decisions')),
  ].map((file) => readGuide(join(PROJECT_DIR, file))),
);
const guides = pages.filter(({ file }) => /^(README|docs\/guides\/\w)/.test(nameOf(file)));

async function markdownIn(folder: string): Promise<string[]> {
  const names = await readdir(join(PROJECT_DIR, folder));
  return names.filter((name) => name.endsWith('.md')).map((name) => join(folder, name));
}

function nameOf(file: string): string {
  return relative(PROJECT_DIR, file);
}

/** The files of a page: each is the blocks of its name, and those without one are the page's program. */
function filesOf({ file, blocks }: Guide): { name: string; text: string }[] {
  const parts = groupBy(
    blocks.filter(({ lang, name }) => name || lang === 'ts'),
    ({ name }) => name ?? programOf(file),
  );
  return [...parts].map(([name, ofName]) => ({
    name,
    text: ofName.map(({ text }) => text).join('\n'),
  }));
}

function programOf(file: string): string {
  return `${basename(file, '.md').toLowerCase()}.ts`;
}

function linesOf({ blocks }: Guide): string[] {
  return blocks
    .filter(({ lang }) => lang === 'sh')
    .flatMap(({ text }: Block) => text.split('\n'))
    .map((line) => line.replace(/ +#.*$/, '').trim())
    .filter((line) => line !== '');
}

function here(text: string): string {
  return text.replaceAll(DOCS_MOCK, mock.url);
}

const options = (): ExecFileOptions => ({
  cwd: home,
  env: {
    ...process.env,
    NO_COLOR: '1',
    // What a page needs and does not install must not come from anywhere.
    npm_config_offline: 'true',
    TOKEN: 'a-token',
    FORGE_DEVELOPER_TOKEN: 'a-token',
  },
});

/** Starts what serves until it is ended. @throws Error when it ends by itself */
function serves(line: string): Promise<void> {
  const [command, ...args] = `${line.replace(/ --port \d+/, '')} --port 0`.split(' ');
  const child = spawn(command!, args, { ...options(), detached: true });
  let output = '';
  return new Promise((resolve, reject) => {
    child.on('exit', () => reject(new Error(`${line} ended:\n${output}`)));
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (!/ at http/.test(output)) return;
      child.removeAllListeners('exit');
      // The command and npx, which started it.
      process.kill(-child.pid!, 'SIGKILL');
      resolve();
    });
  });
}

async function tryOut(line: string): Promise<void> {
  if (SERVES.test(line)) return serves(line);
  if (line.startsWith('npm install ')) {
    const names = line
      .split(' ')
      .filter((word) => /^@?[a-z]/.test(word))
      .slice(2);
    for (const name of names.map((one) => one.replace(/(?<=.)@[\d.]+$/, '')))
      expect(existsSync(join(home, 'node_modules', name)), name).toBe(true);
    return;
  }
  if (line.startsWith('npm ')) {
    const { scripts } = JSON.parse(await readFile(join(PROJECT_DIR, 'package.json'), 'utf8'));
    for (const [, script] of line.matchAll(/npm (?:run )?([\w:]+)/g))
      expect(['ci', ...Object.keys(scripts)]).toContain(script);
    return;
  }
  await run(
    'bash',
    ['-euo', 'pipefail', '-c', here(line).replace(/^curl /, 'curl -sS ')],
    options(),
  );
}

describe('the commands of', () => {
  test.each(
    guides.filter((guide) => linesOf(guide).length > 0).map((guide) => [nameOf(guide.file), guide]),
  )(
    '%s',
    async (_, guide) => {
      for (const line of linesOf(guide as Guide)) await tryOut(line);
    },
    120_000,
  );
});

test('the programs of all pages are without a type error', async () => {
  const outcome = await run('node_modules/.bin/tsc', [], options()).catch((error) => error);
  expect(`${outcome.stdout}${outcome.stderr}`).toBe('');
}, 120_000);

describe('the program of', () => {
  test.each(
    guides
      .flatMap((guide) => filesOf(guide).map(({ name }) => [name]))
      .filter(([name]) => /^(?!orval).*\.ts$/.test(name!)),
  )('%s runs', async (name) => {
    const command = name!.endsWith('.test.ts') ? ['vitest', 'run', name!] : ['tsx', name!];
    const { stdout } = await run('npx', command, options());
    const program = await readFile(join(home, name!), 'utf8');
    const promised = [...program.matchAll(/\/\/ → (.+)$/gm)].map(([, output]) => output);
    const lines = stdout.toString().split('\n');
    expect(lines.filter((line) => promised.includes(line))).toEqual(promised);
  }, 60_000);
});

test('the CI files run a conformance suite that leaves its report where they look for it', async () => {
  await writeFile(
    join(home, 'forge.yaml'),
    (await readFile(join(home, 'forge.yaml'), 'utf8')).replace(
      'https://forge.example.com',
      mock.url,
    ),
  );
  for (const name of ['github.yml', 'gitlab-ci.yml']) {
    const text = await readFile(join(PROJECT_DIR, 'docs/ci', name), 'utf8');
    const [line] = stringsIn(parse(text)).filter((value) => value.includes('forge-contract@'));
    await rm(join(home, 'reports'), { recursive: true, force: true });
    const command = line!.replace(/npx --yes (\S+)@1 /, 'npx $1 ');
    // The mock is no deployment, and so it may be found at fault: what counts is that there is a verdict.
    const { code = 0 } = await run('bash', ['-c', `${command} --area tags`], options()).catch(
      (error) => error,
    );
    expect(code).toBeLessThanOrEqual(1);
    for (const path of stringsIn(parse(text)).filter((value) => /^reports\b/.test(value)))
      expect(existsSync(join(home, path)), path).toBe(true);
  }
}, 120_000);

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

test('the links of all pages lead somewhere', () => {
  const dead = pages.flatMap(({ file, links }) =>
    links
      .filter((link) => !/^https?:/.test(link))
      .filter((link) => {
        const [path, anchor] = link.split('#') as [string, string | undefined];
        const target = path === '' ? file : join(dirname(file), path);
        const page = pages.find((one) => one.file === target);
        return !existsSync(target) || (anchor && !page?.anchors.includes(anchor));
      })
      .map((link) => `${nameOf(file)}: ${link}`),
  );
  expect(dead).toEqual([]);
});

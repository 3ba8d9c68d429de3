/**
 * Follows README and the guides step by step. A simulated reader begins in an empty folder, and runs all commands and
 * programs of a page from top to bottom (see `readGuide.ts`).
 *
 * - If a page does not install a package of ours first, all of them are already installed. A sandbox is running then, as
 *   at the end of `start.md`.
 * - A server runs until the end of the page, on a free port. Its usual address in the page is replaced.
 * - `npm install` installs a package in the version that the project uses. A script of the project (`npm run …`) only
 *   has to exist, since `npm test` runs these scripts.
 * - If no command runs a program of the page, the program is run at the end. The text after `// →` in the program must
 *   be a line of its output.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { rootCertificates } from 'node:tls';
import { afterAll, test as base, beforeAll, describe, expect } from 'vitest';
import { parse } from 'yaml';
import { readContract } from '../contract/contract.ts';
import { type RunningSandbox, startSandbox, worldSeed } from '../sandbox/index.ts';
import { PROJECT_DIR } from '../scripts/paths.ts';
import { createPackages, installPackage, linkPackage, packageHome } from './installPackage.ts';
import { lacks } from './programs.ts';
import { type Guide, readGuide, type Step } from './readGuide.ts';
import { sample } from './sample.ts';
import { typeErrors } from './typeErrors.ts';

/** A reader installs packages, and runs the commands in a shell. */
const test = base.skipIf(lacks('bash', 'curl', 'tar'));

/** The packages that users of our packages may install in addition. */
const PEERS = ['msw', 'vitest', 'openapi-typescript', 'typescript'];

/** The default port of each server, as the pages show it. */
const PORTS = {
  mock: '4010',
  docs: '4011',
  sandbox: '4020',
  proxy: '4030',
};
const SERVES =
  /^npx (?:forge-(?:contract )?(mock|sandbox|docs|proxy)\b(?:.* --port (\d+))?|tsx (\S+) --port (\d+)$)/;

/** A folder that contains a folder for each reader, and the folder `registry` with the installed packages. */
let root: string;
/** The packed files of our packages. `homes` has the folder of each installed package. */
let tarballs: string[];
const homes = new Map<string, string>();
let sandbox: RunningSandbox;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'forge-contract-guides-'));
  const registry = join(root, 'registry');
  tarballs = createPackages(root);
  for (const tarball of tarballs) {
    const home = await installPackage(tarball, registry);
    homes.set(basename(home), home);
  }
  for (const name of PEERS) await linkPackage(packageHome(name), registry);
  sandbox = await startSandbox({ contract: await readContract(), ...(await worldSeed()) });
});
afterAll(async () => {
  await sandbox.close();
  await rm(root, { recursive: true });
});

const pages = await Promise.all(
  [
    'README.md',
    'client/README.md',
    'mcp/README.md',
    'sandbox/README.md',
    ...(await markdownIn('docs/guides')),
  ].map((file) => readGuide(join(PROJECT_DIR, file))),
);
/** The page that another test covers: `npm run proof -- generators` follows its recipes, in CI too. */
const GENERATORS = 'docs/guides/generate-a-client.md';
const guides = pages.filter(({ file, steps }) => nameOf(file) !== GENERATORS && steps.length > 0);

async function markdownIn(folder: string): Promise<string[]> {
  const names = await readdir(join(PROJECT_DIR, folder));
  return names.filter((name) => name.endsWith('.md')).map((name) => join(folder, name));
}

function nameOf(file: string): string {
  return relative(PROJECT_DIR, file);
}

function pageOf(name: string): Guide {
  return guides.find(({ file }) => nameOf(file) === name)!;
}

/** A simulated reader who follows one page in an empty folder. */
interface Reader {
  folder: string;
  /** The real address of each server, by the address that the page shows. */
  addresses: Map<string, string>;
  servers: ChildProcess[];
  /** The files that the page has shown up to the present step. */
  files: Set<string>;
  /** The files that the commands of the page have used. */
  run: Set<string>;
}

async function newReader({ file, steps }: Guide): Promise<Reader> {
  const folder = join(root, file.replace(/\.md$/, '').replaceAll('/', '-').toLowerCase());
  await mkdir(folder);
  const reader = {
    folder,
    addresses: new Map<string, string>(),
    servers: [],
    files: new Set<string>(),
    run: new Set<string>(),
  };
  if (!steps.some(installsPackage)) {
    for (const step of pageOf('docs/guides/start.md').steps)
      if ('line' in step && step.line.startsWith('npm install ')) await doLine(reader, step.line);
    for (const [name, home] of homes)
      if (!existsSync(join(folder, 'node_modules', name))) await linkPackage(home, folder);
    await sandbox.sandbox.reset();
    reader.addresses.set(addressOf(PORTS.sandbox), sandbox.url);
  }
  return reader;
}

function installsPackage(step: Step): boolean {
  return 'line' in step && /^npm install .*\bforge-/.test(step.line);
}

function addressOf(port: string): string {
  return `http://127.0.0.1:${port}`;
}

async function follow(guide: Guide): Promise<void> {
  const reader = await newReader(guide);
  try {
    for (const step of guide.steps)
      if ('line' in step) await doLine(reader, step.line);
      else {
        await appendFile(join(reader.folder, step.file), `${here(reader, step.text)}\n`);
        reader.files.add(step.file);
      }
    for (const file of reader.files) {
      if (reader.run.has(file)) continue;
      if (file.endsWith('.test.mts')) await doLine(reader, `npx vitest run ${file}`);
      else if (file.endsWith('.mts')) await doLine(reader, `npx tsx ${file}`);
    }
  } finally {
    for (const server of reader.servers) server.kill('SIGKILL');
  }
}

function here({ addresses }: Reader, text: string): string {
  return [...addresses].reduce((read, [there, url]) => read.replaceAll(there, url), text);
}

async function doLine(reader: Reader, line: string): Promise<void> {
  if (SERVES.test(line)) return serve(reader, line);
  if (line.startsWith('npm install ')) return install(reader, line);
  if (line.startsWith('npm ')) {
    const { scripts } = JSON.parse(await readFile(join(PROJECT_DIR, 'package.json'), 'utf8'));
    for (const [, script] of line.matchAll(/npm (?:run )?([\w:]+)/g))
      expect(['ci', ...Object.keys(scripts)]).toContain(script);
    return;
  }
  const { status, output } = await run(reader, line);
  if (status !== 0) throw new Error(`${line}\nended with status ${status}:\n${output}`);
  if (line.startsWith('npx tsc ')) return; // It names programs and runs none.
  for (const file of reader.files) {
    if (!line.split(' ').includes(file)) continue;
    reader.run.add(file);
    const program = await readFile(join(reader.folder, file), 'utf8');
    const promised = [...program.matchAll(/\/\/ → (.+)$/gm)].map(([, output]) => output!);
    expect(output.split('\n').filter((one) => promised.includes(one))).toEqual(promised);
  }
}

async function install({ folder }: Reader, line: string): Promise<void> {
  const words = line.split(' ').slice(2);
  const names = words
    .filter((word) => !word.startsWith('--'))
    .flatMap((word) => (word.endsWith('.tgz') ? packagesOf(word) : word));
  for (const word of names) {
    const [, name, version] = /^(.+?)(?:@([\d.]+))?$/.exec(word)!;
    if (existsSync(join(folder, 'node_modules', name!))) continue;
    const installed = await linkPackage(homes.get(name!) ?? packageHome(name!), folder);
    if (version) expect(installed, name).toBe(version);
  }
  // The file is like the output of `npm init`. It has no `type`, so .js and .ts files are CommonJS.
  await writeFile(join(folder, 'package.json'), JSON.stringify({ dependencies: {} }));
}

/** Returns the packages that a path with `*` stands for, such as `dist/forge-contract-*.tgz`. */
function packagesOf(path: string): string[] {
  const pattern = new RegExp(`^${basename(path).replaceAll('.', '\\.').replace('*', '.*')}$`);
  const meant = tarballs.map((file) => basename(file)).filter((name) => pattern.test(name));
  expect(meant, path).not.toEqual([]);
  return meant.map((name) => name.replace(/-\d.*$/, ''));
}

/** A shell function that replaces `npx`. It runs only installed packages, and downloads nothing. */
const npx = (prefix = '') =>
  `npx() { local command=$1; shift; ${prefix} "./node_modules/.bin/$command" "$@"; }`;

function start({ folder }: Reader, line: string, prefix?: string): ChildProcess {
  return spawn('bash', ['--norc', '-euo', 'pipefail', '-c', `${npx(prefix)}\n${line}`], {
    cwd: folder,
    env: {
      ...process.env,
      NO_COLOR: '1',
      FORGE_GUEST_TOKEN: sandbox.tokens.guest,
      FORGE_DEVELOPER_TOKEN: sandbox.tokens.developer,
      FORGE_MAINTAINER_TOKEN: sandbox.tokens.maintainer,
    },
  });
}

function run(reader: Reader, line: string): Promise<{ status: number | null; output: string }> {
  // If a page shows an error response, its request has `code=` with that status. All other requests must succeed.
  const curl = /code=[45]/.test(line) ? 'curl -sS ' : 'curl -sS --fail-with-body ';
  const child = start(reader, here(reader, line).replace(/^curl /, curl));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream!.on('data', (chunk) => {
      output += chunk;
    });
  return new Promise((resolve) => {
    child.once('close', (status) => resolve({ status, output }));
  });
}

/** Starts a server on a free port. It runs until the end of the page. */
async function serve(reader: Reader, line: string): Promise<void> {
  const [, kind, given, program, own] = SERVES.exec(line)!;
  const port = given ?? own ?? PORTS[kind as keyof typeof PORTS];
  if (program) reader.run.add(program);
  // With `exec`, the server replaces the shell, so that the signal at the end reaches the server.
  const child = start(reader, `${here(reader, line).replace(/ --port \d+/, '')} --port 0`, 'exec');
  reader.servers.push(child);
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${line} ended:\n${output}`)));
    for (const stream of [child.stdout, child.stderr])
      stream!.on('data', (chunk) => {
        output += chunk;
        const [, address] = / at (http:\/\/[\d.]+:\d+)/.exec(output) ?? [];
        if (address) resolve(address);
      });
  });
  reader.addresses.set(addressOf(port!), url);
}

describe('a reader can follow', () => {
  const [readme, ...others] = guides;
  const followed = [readme!, ...sample(others, 5)];
  test.each(followed.map((guide) => [nameOf(guide.file), guide] as const))('%s', (_, guide) =>
    follow(guide),
  );
});

test('the programs of these pages have no type error', async () => {
  await writeFile(join(root, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  expect(typeErrors(root)).toEqual([]);
});

const TSCONFIG = {
  compilerOptions: {
    target: 'es2023',
    module: 'nodenext',
    strict: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    typeRoots: [packageHome('@types')],
    types: ['node'],
  },
  include: ['*/*.mts', '*/*.ts'],
};

test('the CI files run a suite that writes its report to the folder that they collect', async () => {
  const reader = await newReader({ ...pageOf('docs/guides/conformance-in-ci.md'), file: 'ci' });
  for (const step of pageOf('docs/guides/conformance-in-ci.md').steps)
    if ('file' in step)
      await appendFile(
        join(reader.folder, step.file),
        step.text
          .replace('https://forge.example.com', sandbox.url)
          .replace('project.id: 42', 'project.id: 5'),
      );
  await writeFile(join(reader.folder, 'company-ca.pem'), rootCertificates[0]!);
  for (const name of sample(['github.yml', 'gitlab-ci.yml'], 2)) {
    const text = await readFile(join(PROJECT_DIR, 'docs/ci', name), 'utf8');
    const [line] = stringsIn(parse(text)).filter((value) => value.includes('forge-contract@'));
    await rm(join(reader.folder, 'reports'), { recursive: true, force: true });
    const command = line!.replace(/npx --yes (\S+)@1 /, 'npx $1 ');
    const { status, output } = await run(reader, `${command} --operation getTag`);
    expect(status, output).toBe(0);
    for (const path of stringsIn(parse(text)).filter((value) => /^reports\b/.test(value)))
      expect(existsSync(join(reader.folder, path)), path).toBe(true);
  }
});

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/**
 * Follows a page step by step. A simulated reader begins in an empty folder, and runs all commands and programs of the
 * page from top to bottom (see `readGuide.ts`).
 *
 * - A server runs until the end of the page, on a free port. Its usual address in the page is replaced.
 * - `npm install` installs a package in the version that the project uses. A script of the project (`npm run …`) only
 *   has to exist, since `npm test` runs these scripts.
 * - If no command runs a program of the page, the program is run at the end. The text after `// →` in the program must
 *   be a line of its output.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect } from 'vitest';
import { PROJECT_DIR } from '../scripts/paths.ts';
import { installPackage, linkPackage, packageHome } from './installPackage.ts';
import type { Guide } from './readGuide.ts';

/** The default port of each server, as the pages show it. */
const PORTS = {
  mock: '4010',
  docs: '4011',
  sandbox: '4020',
  proxy: '4030',
};
const SERVES =
  /^npx (?:forge-(?:contract )?(mock|sandbox|docs|proxy)\b(?:.* --port (\d+))?|forge-contract-benchmark start .* --port (\d+)$|tsx (\S+) --port (\d+)$)/;

/** The packages that users of our packages may install in addition. */
const PEERS = ['msw', 'openapi-fetch', 'vitest', 'openapi-typescript', 'typescript'];

/** The packages and the sandbox that all readers share. */
export interface Readers {
  /** The folder that contains a folder for each reader, and the folder `registry` with the installed packages. */
  root: string;
  /** The packed files of our packages. */
  tarballs: string[];
  /** The folder of each installed package of ours, by its name. */
  homes: Map<string, string>;
  /** The environment variables of the commands. */
  env: Record<string, string | undefined>;
}

/** Installs our packages for readers. */
export async function createReaders(
  root: string,
  tarballs: string[],
  env: Readers['env'] = {},
): Promise<Readers> {
  const registry = join(root, 'registry');
  const homes = new Map<string, string>();
  for (const tarball of tarballs) {
    const home = await installPackage(tarball, registry);
    homes.set(basename(home), home);
  }
  for (const name of PEERS) await linkPackage(packageHome(name), registry);
  return { root, tarballs, homes, env };
}

/** A simulated reader who follows one page in an empty folder. */
export interface Reader {
  readers: Readers;
  folder: string;
  /** The real address of each server, by the address that the page shows. */
  addresses: Map<string, string>;
  servers: ChildProcess[];
  /** The files that the page has shown up to the present step. */
  files: Set<string>;
  /** The files that the commands of the page have used. */
  run: Set<string>;
}

/** Creates a reader with an empty folder. */
export async function createReader(readers: Readers, name: string): Promise<Reader> {
  const folder = join(readers.root, name.replace(/\.md$/, '').replaceAll('/', '-').toLowerCase());
  await mkdir(folder);
  const [addresses, files, run] = [new Map<string, string>(), new Set<string>(), new Set<string>()];
  return { readers, folder, addresses, servers: [], files, run };
}

/** Installs all packages of ours. */
export async function installAll({ readers, folder }: Reader): Promise<void> {
  for (const home of readers.homes.values()) await linkPackage(home, folder);
}

/** Returns the address of a server, as the pages show it. */
export function addressOf(port: string): string {
  return `http://127.0.0.1:${port}`;
}

/** Follows a page from its first step to its last, and ends its servers. */
export async function followGuide(reader: Reader, guide: Guide): Promise<void> {
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

/** Does what a line of a page says. */
export async function doLine(reader: Reader, line: string): Promise<void> {
  if (SERVES.test(line)) return serve(reader, line);
  if (line.startsWith('npm install ')) return install(reader, line);
  if (line.startsWith('npm ') && !line.startsWith('npm pkg ')) {
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

async function install({ readers, folder }: Reader, line: string): Promise<void> {
  const words = line.split(' ').slice(2);
  const names = words
    .filter((word) => !word.startsWith('--'))
    .flatMap((word) => (word.endsWith('.tgz') ? packagesOf(readers, word) : word));
  for (const word of names) {
    const [, name, version] = /^(.+?)(?:@([\d.]+))?$/.exec(word)!;
    if (existsSync(join(folder, 'node_modules', name!))) continue;
    const installed = await linkPackage(readers.homes.get(name!) ?? packageHome(name!), folder);
    if (version) expect(installed, name).toBe(version);
  }
  // The file is like the output of `npm init`. It has no `type`, so .js and .ts files are CommonJS.
  const file = join(folder, 'package.json');
  if (!existsSync(file)) await writeFile(file, JSON.stringify({ dependencies: {} }));
}

/** Returns the packages that a path with `*` stands for, such as `dist/forge-contract-*.tgz`. */
function packagesOf({ tarballs }: Readers, path: string): string[] {
  const pattern = new RegExp(`^${basename(path).replaceAll('.', '\\.').replace('*', '.*')}$`);
  const meant = tarballs.map((file) => basename(file)).filter((name) => pattern.test(name));
  expect(meant, path).not.toEqual([]);
  return meant.map((name) => name.replace(/-\d.*$/, ''));
}

/** A shell function that replaces `npx`. It runs only installed packages, and downloads nothing. */
const npx = (prefix = '') =>
  `npx() { local command=$1; shift; ${prefix} "./node_modules/.bin/$command" "$@"; }`;

function start({ readers, folder }: Reader, line: string, prefix?: string): ChildProcess {
  return spawn('bash', ['--norc', '-euo', 'pipefail', '-c', `${npx(prefix)}\n${line}`], {
    cwd: folder,
    env: { ...process.env, ...readers.env },
  });
}

/** Runs a line as a command. */
export function run(
  reader: Reader,
  line: string,
): Promise<{ status: number | null; output: string }> {
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
  const [, kind, given, faulty, program, own] = SERVES.exec(line)!;
  const port = given ?? faulty ?? own ?? PORTS[kind as keyof typeof PORTS];
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

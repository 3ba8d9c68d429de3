/** Packs our packages, installs them in an empty folder, and uses them there as a user does. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, test as base, beforeAll, describe, expect } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { startSandbox, worldSeed } from '../sandbox/index.ts';
import { PROJECT_DIR } from '../scripts/paths.ts';
import { manifestOf } from '../scripts/release/createPackages.ts';
import { PACKAGES } from '../scripts/release/packages.ts';
import { readImports } from '../scripts/release/readImports.ts';
import { releaseProblems } from '../scripts/release/releaseProblems.ts';
import { createPackages, installPackage, linkPackage, packageHome } from './installPackage.ts';
import { lacks } from './programs.ts';
import { readGuide } from './readGuide.ts';
import { isWhole } from './sample.ts';

const test = base.skipIf(lacks('tar'));
const inWholeRun = base.skipIf(lacks('tar') || !isWhole());

let folder: string;
/** Two folders: `all` has all packages installed, `alone` only the client. */
let all: string;
let alone: string;
let tarballs: string[];

const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forge-contract-package-'));
  tarballs = createPackages(folder);
  all = join(folder, 'all');
  alone = join(folder, 'alone');
  for (const tarball of tarballs) await installPackage(tarball, all);
  for (const name of ['msw', 'typescript', '@types/node', 'vitest', 'yaml'])
    await linkPackage(packageHome(name), all);
  await installPackage(tarballs.find((file) => file.includes('-client-'))!, alone);
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/** Returns the folder of an installed package. */
function homeOf(name: string): string {
  return join(all, 'node_modules', name);
}

async function filesOf(name: string): Promise<string[]> {
  const home = homeOf(name);
  const entries = await readdir(home, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(home.length + 1));
}

function run(cwd: string, command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const forge = (cwd: string, ...args: string[]) =>
  run(cwd, join('node_modules', '.bin', 'forge-contract'), ...args);

/** Starts a server with the `forge-contract` command. @returns the address that it prints */
function serve(...args: string[]): Promise<string> {
  const child = spawn(join('node_modules', '.bin', 'forge-contract'), args, {
    cwd: all,
  });
  children.push(child);
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const [, url] = /at (http\S+?);/.exec(output) ?? [];
      if (url) resolve(url);
    });
    child.on('exit', () => reject(new Error(`${args.join(' ')} ended early:\n${output}`)));
  });
}

describe.each(PACKAGES.map((one) => ({ ...manifestOf(one), ...one })))(
  'the package $name',
  ({ name, form, dependencies, peerDependencies, exports }) => {
    test('has every file that it uses, and neither sources nor tests', async () => {
      const files = await filesOf(name);
      // The sources in `src/` are those that source maps lead to.
      const own = files.filter((file) => !file.startsWith('src/'));
      expect(own.filter((file) => /(?<!\.d)\.ts$|\.test\./.test(file))).toEqual([]);
      expect(files.filter((file) => file.includes('.test.'))).toEqual([]);
      expect(files.filter((file) => dirname(file) === '.').sort()).toEqual([
        'CHANGELOG.md',
        'LICENSE',
        ...(form === 'bundle' ? ['NOTICE'] : []),
        'README.md',
        'package.json',
      ]);
    });

    test('imports only packages that its manifest lists', async () => {
      // https-proxy-agent says what to install if a proxy needs kerberos.
      const listed = ['kerberos', ...Object.keys({ ...dependencies, ...peerDependencies })];
      const files = (await filesOf(name)).filter((file) => /\.(js|d\.ts)$/.test(file));
      const missing: string[] = [];
      for (const file of files) {
        const { packages } = readImports(file, await readFile(join(homeOf(name), file), 'utf8'));
        for (const found of packages)
          if (!listed.includes(found)) missing.push(`${file}: ${found}`);
      }
      expect(missing).toEqual([]);
    });

    test('has the same version as the contract and the changelog', async () => {
      const manifest = await readFile(join(homeOf(name), 'package.json'), 'utf8');
      const read = (file: string) => readFile(join(PROJECT_DIR, file), 'utf8');
      const packageVersion = JSON.parse(manifest).version;
      const contractVersion = JSON.parse(await read('generated/openapi.json')).info.version;
      const tags = [`v${contractVersion}`];
      expect(
        releaseProblems({
          packageVersion,
          contractVersion,
          // A release renames this heading.
          changelog: (await read('CHANGELOG.md')).replace(/^## Next$/m, ''),
          tags,
          addresses: {},
          contacts: {},
        }),
      ).toEqual([]);
    });

    test('has pages whose links lead to files of the package', async () => {
      const pages = (await filesOf(name)).filter((file) => file.endsWith('.md'));
      const dead: string[] = [];
      for (const page of pages) {
        const { links } = await readGuide(join(homeOf(name), page));
        for (const link of links.filter((link) => !/^(https?:|#)/.test(link)))
          if (!existsSync(join(homeOf(name), dirname(page), link.split('#')[0]!)))
            dead.push(`${page}: ${link}`);
      }
      expect(dead).toEqual([]);
      const readme = await readGuide(join(homeOf(name), 'README.md'));
      expect(readme.links.filter((link) => link.startsWith('docs/guides/'))).not.toEqual([]);
    });

    // A whole run, as in CI, also runs the checks of publint and arethetypeswrong.
    inWholeRun('passes publint', async () => {
      const { messages, pkg } = await publint({ pkgDir: homeOf(name), strict: true });
      expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
    });

    const hasTypes = Object.values(exports).some((path) => path.endsWith('.js'));
    (hasTypes ? inWholeRun : inWholeRun.skip)(
      'has types that resolve without a problem found by arethetypeswrong',
      () => {
        const attw = join(PROJECT_DIR, 'node_modules', '.bin', 'attw');
        const tarball = tarballs.find((file) => new RegExp(`/${name}-\\d`).test(file))!;
        // The package has only ES modules, and a YAML file is not a module. So the checks for these are left out.
        const yaml = ['openapi.yaml', 'openapi.portable.yaml'];
        const { status, output } = run(
          folder,
          attw,
          ...['--profile', 'esm-only', '--exclude-entrypoints', ...yaml],
          ...['--no-definitely-typed', tarball],
        );
        expect(status, output).toBe(0);
      },
    );
  },
);

/**
 * Returns the folders of the packages that npm installs with a package on this platform, and its own folder.
 */
async function installedWith(home: string, found = new Set<string>()): Promise<Set<string>> {
  if (found.has(home)) return found;
  found.add(home);
  const text = await readFile(join(home, 'package.json'), 'utf8');
  const { dependencies, optionalDependencies } = JSON.parse(text);
  for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies }))
    if (existsSync(packageHome(dependency))) await installedWith(packageHome(dependency), found);
  return found;
}

test.each([
  ['forge-sandbox', 25, 40_000_000],
  ['forge-contract', 25, 100_000_000],
  ['forge-contract-mcp', 25, 50_000_000],
])('%s installs at most %i packages and %i bytes', async (name, packages, bytes) => {
  const homes = [...(await installedWith(homeOf(name)))];
  expect(homes.length).toBeLessThanOrEqual(packages);
  const sizes = await Promise.all(homes.map(sizeOf));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(bytes);
});

async function sizeOf(home: string): Promise<number> {
  const entries = await readdir(home, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(
    async ({ parentPath, name }) => (await stat(join(parentPath, name))).size,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

describe('the package of the client', () => {
  const name = 'forge-contract-client';

  test('is under 4 MB, and has no dependency', async () => {
    const sizes = await Promise.all(
      (await filesOf(name)).map(async (file) => (await stat(join(homeOf(name), file))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4_000_000);
    const manifest = JSON.parse(await readFile(join(homeOf(name), 'package.json'), 'utf8'));
    expect(manifest.dependencies).toBeUndefined();
  });

  test('has a source map that leads to a source in the package, for each compiled module', async () => {
    const modules = (await filesOf(name)).filter((file) => /^(client|msw)\/.*\.js$/.test(file));
    expect(modules.length).toBeGreaterThan(0);
    for (const file of modules) {
      const map = await readFile(join(homeOf(name), `${file}.map`), 'utf8');
      const { sources } = JSON.parse(map);
      expect(sources.map((source: string) => basename(source))).toEqual([
        basename(file).replace('.js', '.ts'),
      ]);
      const source = await readFile(join(homeOf(name), dirname(file), sources[0]), 'utf8');
      expect(source).toContain('export');
    }
  });

  test('loads only its own modules, the rules for addresses and path values, and the table of operations', async () => {
    const scripts = {
      'trace.js': `
        import { writeSync } from 'node:fs';
        export async function load(url, context, next) {
          writeSync(1, url + '\\n');
          return next(url, context);
        }`,
      'register.js': `
        import { register } from 'node:module';
        register('./trace.js', import.meta.url);`,
      'imports.js': `import 'forge-contract-client';`,
    };
    for (const [file, text] of Object.entries(scripts)) await writeFile(join(alone, file), text);
    const { status, output } = run(
      alone,
      process.execPath,
      ...['--import', './register.js', 'imports.js'],
    );
    expect(status, output).toBe(0);
    const loaded = output.match(/(?<=node_modules\/).+/g) ?? [];
    expect(loaded).toContain('forge-contract-client/client/index.js');
    expect(
      loaded.filter(
        (path) =>
          !/^forge-contract-client\/(client\/|generated\/operations|wire\/(baseUrl|pathValue)\.)/.test(
            path,
          ),
      ),
    ).toEqual([]);
    expect(output).not.toMatch(/^node:/m);
  });
});

const CONSUMER = `
import { createForgeClient, ForgeError } from 'forge-contract-client';
import { createHandlers, defaultHandlers, handlers } from 'forge-contract-client/msw';
import type { components } from 'forge-contract-client/types';
import { type OwnHandlers, startSandbox } from 'forge-sandbox';
import { sandboxTest } from 'forge-sandbox/vitest';

const forge = createForgeClient({ baseUrl: process.argv[2]!, token: 'a-token' });
const tag: components['schemas']['Tag'] = await forge.call('createTag', {
  path: { id: 'acme/rocket' },
  body: { tag_name: 'v1.2.0', ref: 'main' },
});
const { data } = await forge.GET('/projects/{id}/repository/tags', { params: { path: { id: 5 } } });
const names: string[] = data!.map(({ name }) => name);

// @ts-expect-error: the name of the operation is createTag
const wrong = () => forge.call('createTga', { path: { id: 5 } });
// @ts-expect-error: createTag has no such case
const none = () => handlers.createTag('alredy-exists');

const handlersOfMine: OwnHandlers = {
  getMergeRequest: ({ rows }) => rows('merge_requests', { iid: 21 })[0]!.title.toUpperCase(),
};
// @ts-expect-error: the table is merge_requests
const wrongTable: OwnHandlers = { getMergeRequest: ({ rows }) => rows('merge_request') };
const fixture = () => sandboxTest({ seed: 'empty' });
const sandbox = await startSandbox({ separate: true });
const tags = await fetch(sandbox.apiUrl + '/projects/5/repository/tags');
await sandbox.close();

console.log(tag.name, names.length > 0, defaultHandlers().length > 100, tags.status);
`;

describe('a TypeScript program that uses the packages', () => {
  let mock: string;
  beforeAll(async () => {
    mock = await serve('mock', '--port', '0');
  });

  // arethetypeswrong has checked the types for bundlers. Here the types are checked for Node.
  test('has no type error, and runs', async () => {
    await writeFile(join(all, 'consumer.ts'), CONSUMER);
    const compilerOptions = {
      ...{ module: 'nodenext', target: 'es2023', strict: true, types: ['node'] },
      // `skipLibCheck` is off, so the type declarations of the package are checked, too.
      skipDefaultLibCheck: true,
    };
    await writeFile(
      join(all, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['consumer.ts'] }),
    );
    expect(run(all, process.execPath, 'node_modules/typescript/bin/tsc')).toEqual({
      status: 0,
      output: '',
    });
    expect(run(all, process.execPath, 'consumer.js', mock)).toEqual({
      status: 0,
      output: 'v1.2.0 true true 200\n',
    });
  });

  test('reads the bundle through the exports, as YAML and as JSON', async () => {
    await writeFile(
      join(all, 'bundle.js'),
      `import { readFileSync } from 'node:fs';
       import { fileURLToPath } from 'node:url';
       import { parse } from 'yaml';
       import bundle from 'forge-contract-client/openapi.json' with { type: 'json' };
       const yaml = readFileSync(fileURLToPath(import.meta.resolve('forge-contract/openapi.yaml')), 'utf8');
       console.log(bundle.openapi, parse(yaml).info.version === bundle.info.version);`,
    );
    expect(run(all, process.execPath, 'bundle.js')).toEqual({
      status: 0,
      output: '3.1.0 true\n',
    });
  });
});

/** Starts the `forge-sandbox` command. @returns the address that it prints, or else its error */
async function sandboxAt(...args: string[]): Promise<string> {
  const command = join('node_modules', '.bin', 'forge-sandbox');
  const child = spawn(command, ['--port', '0', '--quiet', ...args], { cwd: all });
  children.push(child);
  const outputs = [child.stdout, child.stderr].map((stream) => once(stream, 'data'));
  const [text] = (await Promise.race(outputs)) as [Buffer];
  return text.toString().trim().replace('/api/v4', '');
}

test('the sandbox of the package starts with each option that reads a file', async () => {
  const files = {
    'ours.openapi.yaml': OURS,
    'handlers.mjs': 'export const getOurs = () => ({});',
    'seed.yaml': 'users: [{ id: 1, username: root, name: Root, instance_role: administrator }]',
  };
  for (const [file, text] of Object.entries(files)) await writeFile(join(all, file), text);
  const url = await sandboxAt(
    ...['--deviations', join(PROJECT_DIR, 'examples', 'operator', 'deviations.overlay.yaml')],
    ...['--extend', 'ours.openapi.yaml', '--handlers', 'handlers.mjs', '--pack', 'everyday'],
    ...['--seed', 'seed.yaml', '--data', 'data'],
  );
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

const OURS = `
openapi: 3.1.0
info: { title: Ours, version: '1' }
paths:
  /ours:
    get:
      operationId: getOurs
      responses:
        '200':
          description: Ours.
          content: { application/json: { schema: { type: object } } }
`;

test('the sandbox of the package has the same state as that of the checkout', async () => {
  const stateOf = async (url: string) => {
    const state: Record<string, unknown> = {};
    for (const path of ['issues', 'members', 'notes', 'projects', 'tokens', 'users'])
      state[path] = await (await fetch(`${url}/_sandbox/${path}`)).json();
    for (const path of ['projects/5/repository/tags', 'projects/5/repository/commits?all=true'])
      state[path] = await (await fetch(`${url}/api/v4/${path}`)).json();
    return state;
  };
  const url = await sandboxAt();
  const own = await startSandbox({ contract: await readContract(), ...(await worldSeed()) });
  const state = await stateOf(url);
  expect(state).toEqual(
    JSON.parse(JSON.stringify(await stateOf(own.url)).replaceAll(own.url, url)),
  );
  await own.close();
});

describe('the command', () => {
  // `test/guides.test.ts` replays all cases. One area is enough here.
  test('conform replays cases from within node_modules, and writes its report', () => {
    const { status, output } = forge(all, 'conform', '--area', 'tags', '--report', 'reports');
    expect(output).toContain('keeps the contract');
    expect(status).toBe(0);
    expect(existsSync(join(all, 'reports', 'junit.xml'))).toBe(true);
  });

  test('docs serves the reference', async () => {
    const response = await fetch(await serve('docs', '--port', '0'));
    expect(await response.text()).toContain('<title>');
  });

  test('docs writes the reference as Markdown', async () => {
    const { status, output } = forge(all, 'docs', '--output', 'api');
    expect(status, output).toBe(0);
    expect(await readFile(join(all, 'api', 'tags', 'createTag.md'), 'utf8')).toMatch(
      /^# Create a tag\n/,
    );
  });

  test('help shows the path of an example profile', () => {
    const [file] = /\S+example\.yaml/.exec(forge(all, 'conform', '--help').output)!;
    expect(existsSync(join(all, file))).toBe(true);
  });

  test('help leaves out the commands that need the source of the contract', () => {
    const { output } = forge(all, '--help');
    expect(output).not.toMatch(/^ {2}(build|lint|start|check-generated) /m);
  });

  test('diff rates the changes between two files', async () => {
    const changed = JSON.parse(
      await readFile(join(homeOf('forge-contract'), 'generated/openapi.json'), 'utf8'),
    );
    delete changed.paths['/user/keys'].post;
    await writeFile(join(all, 'later.json'), JSON.stringify(changed));
    const bundle = 'node_modules/forge-contract/generated/openapi.json';
    const breaking = forge(all, 'diff', bundle, 'later.json');
    expect(breaking.output).toContain('require a major bump');
    expect(breaking.status).toBe(1);
    const nothing = forge(all, 'diff', 'v1.0.0');
    expect(nothing.output).toMatch(/^error: There is no file 'v1.0.0'\..+\n$/);
    expect(nothing.status).toBe(2);
  });

  test('bundle writes the contract', () => {
    expect(forge(all, 'bundle').output).toMatch(/^openapi: 3\.1\.0\n/);
  });

  test.each([
    ['lint', 'npm run lint'],
    ['start', 'npm start'],
  ])('%s says that it needs a checkout, and what to run there', (command, advice) => {
    const { status, output } = forge(all, command, 'a', '--any');
    expect(output).toMatch(/^error: .+ In a checkout of forge-contract: npm .+\n$/);
    expect(output).toContain(advice);
    expect(status).toBe(2);
  });
});

test('the suite runs as vitest tests, which fail if a response of the server is wrong', async () => {
  const file = join(all, 'conformance.test.ts');
  const options = { kind: 'mock', operation: ['getTag', 'createTag'] };
  await writeFile(
    file,
    `import { conformanceTests } from 'forge-contract/vitest';
await conformanceTests({ ...${JSON.stringify(options)}, ...JSON.parse(process.env.MORE ?? '{}') });
`,
  );
  const vitest = (more: object) =>
    spawnSync('node_modules/vitest/vitest.mjs', ['run', '--reporter=verbose'], {
      cwd: all,
      encoding: 'utf8',
      env: { ...process.env, MORE: JSON.stringify(more) },
    });
  const right = vitest({});
  expect(right.stdout).toContain('getTag > replay: getTag.annotated');
  expect(right.status).toBe(0);

  const server = createServer((_, response) => response.writeHead(418).end()).listen(0);
  const { port } = server.address() as AddressInfo;
  const wrong = await new Promise<{ status: number | null; output: string }>((resolve) => {
    const child = spawn('node_modules/vitest/vitest.mjs', ['run'], {
      cwd: all,
      env: {
        ...process.env,
        MORE: JSON.stringify({ target: `http://127.0.0.1:${port}` }),
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.once('close', (status) => resolve({ status, output }));
  });
  server.close();
  await rm(file);
  expect(wrong.output).toContain("status must be 200, got 418 I'm a Teapot");
  expect(wrong.status).toBe(1);
});

test('the lock file has the optional packages of every platform', async () => {
  const { packages } = JSON.parse(await readFile(join(PROJECT_DIR, 'package-lock.json'), 'utf8'));
  const names = new Set(
    Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)),
  );
  const missing = Object.values<{ optionalDependencies?: object }>(packages).flatMap(
    ({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies).filter((name) => !names.has(name)),
  );
  expect(missing).toEqual([]);
});

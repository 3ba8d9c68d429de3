/** Tests the command in the way that users see it: options, exit statuses and error messages. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, CommanderError } from 'commander';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { commands } from '../cli/commands.ts';
import { createProgram } from '../cli/runProgram.ts';
import { UsageError } from '../contract/usageError.ts';
import { GENERATED_DIR, PROJECT_DIR } from '../scripts/paths.ts';
import { isWhole } from './sample.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forge-contract-'));
});
afterAll(() => rm(folder, { recursive: true }));

const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

function start(...args: string[]) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(PROJECT_DIR, 'cli', 'main.ts'), ...args],
    { cwd: PROJECT_DIR },
  );
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  return {
    child,
    output: () => output,
    /** Waits until the output matches a pattern. */
    until: (pattern: RegExp) =>
      new Promise<RegExpExecArray>((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(output);
          if (found) resolve(found);
        };
        child.stdout.on('data', look);
        child.stderr.on('data', look);
        child.once('close', () => reject(new Error(`Ended before ${pattern}:\n${output}`)));
        look();
      }),
  };
}

async function forge(...args: string[]) {
  const { child, output } = start(...args);
  const [status] = await once(child, 'close');
  return { status, output: output() };
}

/** Runs the command in the process of the test. @returns its output, its exit status and its error */
function inProcess(...args: string[]) {
  return runHere(args);
}

async function runHere(args: string[], onOutput?: (output: string) => void) {
  let output = '';
  const write = (text: string | Uint8Array) => {
    output += text;
    onOutput?.(output);
    return true;
  };
  const program = createProgram(commands());
  for (const command of [program, ...program.commands])
    command.configureOutput({ writeOut: write, writeErr: write });
  const spies = [
    ...[process.stdout, process.stderr].map((stream) =>
      vi.spyOn(stream, 'write').mockImplementation(write),
    ),
    ...(['log', 'error'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation((text) => void write(`${text}\n`)),
    ),
  ];
  const before = process.exitCode;
  process.exitCode = undefined;
  try {
    const error: unknown = await program
      .parseAsync(args, { from: 'user' })
      .then(() => undefined)
      .catch((thrown) => thrown);
    return { error, output, status: process.exitCode };
  } finally {
    process.exitCode = before;
    for (const spy of spies) spy.mockRestore();
  }
}

/** Runs a server in the process of the test. Calls `work` when the output matches a pattern, and then ends the server. */
async function serveHere<T>(
  args: string[],
  pattern: RegExp,
  work: (found: RegExpExecArray, output: string) => Promise<T>,
): Promise<T> {
  const others = process.listeners('SIGINT');
  let ended: ReturnType<typeof runHere> | undefined;
  const [found, output] = await new Promise<[RegExpExecArray, string]>((resolve, reject) => {
    ended = runHere(args, (output) => {
      const found = pattern.exec(output);
      if (found) resolve([found, output]);
    });
    void ended.then(({ error, output }) => reject(error ?? new Error(output)));
  });
  try {
    return await work(found, output);
  } finally {
    for (const end of process.listeners('SIGINT')) if (!others.includes(end)) end('SIGINT');
    await ended;
  }
}

describe('help', () => {
  test.each(
    commands()
      .map((command) => command.name())
      .filter((name) => name !== 'check-generated'),
  )('of %s shows examples', async (command) => {
    const { output } = await inProcess(command, '--help');
    expect(output).toContain('Examples:');
  });

  test('exits with status 0, and the list of commands also shows examples', async () => {
    const { status, output } = await forge('--help');
    expect(status).toBe(0);
    expect(output).toContain('Examples:');
  });
});

describe('wrong usage gives one message and status 2:', () => {
  test('an unknown option', async () => {
    const { status, output } = await forge('mock', '--prot', '1');
    expect(output).toContain('Did you mean --port?');
    expect(output).not.toContain('    at ');
    expect(status).toBe(2);
  });

  test.each([
    ['an unknown command', ['conforn'], 'Did you mean conform?'],
    ['a port outside the range', ['mock', '--port', '99999'], '0 to 65535'],
    ['an unknown kind', ['conform', '--kind', 'real'], 'Allowed choices are mock, '],
    ['a fixture without a value', ['conform', '--fixture', 'project.id'], 'key=value'],
  ])('%s', async (_, args, message) => {
    const { error, output } = await inProcess(...args);
    expect(output).toContain(message);
    expect(error).toBeInstanceOf(CommanderError);
  });

  test.each([
    ['an unknown target', ['conform', '--target', 'sandbx'], 'not a web address: sandbx'],
    ['a live target without an address', ['conform', '--kind', 'live'], '--target URL'],
    ['an unknown operation', ['conform', '--operation', 'getTga'], 'getTag'],
    ['a plugin that does not exist', ['conform', '--plugin', 'ours.mjs'], 'no plugin at ours.mjs'],
    [
      'a base that is neither a file nor a revision',
      ['diff', 'no-such-revision'],
      "'no-such-revision' is neither a file nor a git revision",
    ],
    ['a comparison with nothing', ['diff'], 'Give the version to compare with, or --theirs FILE'],
    ['traffic without a version', ['diff', '--traffic', 'a.har'], 'Give the version to compare'],
    ['an absent document', ['diff', '--theirs', 'no.yaml'], 'no.yaml cannot be read: there is no'],
    ['a document of others', ['judge', 'a.har', '--openapi', 'no.yaml'], 'there is no such file'],
    ['nothing to extend with', ['extend'], '--pack everyday'],
    ['a choice of two documents', ['extend', 'a.yaml', 'b.yaml', '--prefix', 'A'], 'one document'],
    ['a failure in the mock', ['mock', '--fail', '503:1:createTagg'], 'did you mean createTag?'],
    ['a failure in the sandbox', ['sandbox', '--fail', '503:1:listTag'], 'did you mean listTags?'],
    ['an operation of a pack', ['conform', '--operation', 'getIssue'], 'Add --pack everyday'],
  ])('%s', async (_, args, message) => {
    const { error } = await inProcess(...args);
    expect(error).toBeInstanceOf(UsageError);
    expect((error as Error).message).toContain(message);
  });
});

test.each([
  ['bundle', 'openapi.yaml', ['bundle', '-o', 'openapi.yaml']],
  ['types', 'types.ts', ['types', '-o', 'types.ts']],
  ['docs', 'README.md', ['docs', '--output', '.']],
  ['extend', 'client.ts', ['extend', '--pack', 'everyday', '-o', '.']],
  ['judge', 'index.html', ['judge', 'calls.ndjson', '--report', '.']],
])('%s keeps %s of the user, and replaces its own files', async (_, file, args) => {
  const own = await mkdtemp(join(folder, 'own-'));
  const [place] = args.slice(-1);
  const url = 'https://forge.test/api/v4/projects/5/repository/tags/v1';
  const response = { status: 404, headers: [], body: '' };
  const exchange = { request: { method: 'GET', url, headers: [] }, response };
  const calls = join(folder, 'one.ndjson');
  await writeFile(calls, JSON.stringify(exchange));
  const run = (...more: string[]) =>
    inProcess(
      ...args.slice(0, -1).map((arg) => (arg === 'calls.ndjson' ? calls : arg)),
      join(own, place ?? ''),
      ...more,
    );
  await writeFile(join(own, file), '# Mine\n');
  const { error } = await run();
  expect((error as Error).message).toBe(
    `${join(own, file)} exists, and may be a file of yours. No file was written. Use --force to replace it, or write to another place.`,
  );
  expect(await readdir(own)).toEqual([file]);
  expect(await readFile(join(own, file), 'utf8')).toBe('# Mine\n');
  expect((await run('--force')).error).toBeUndefined();
  expect(await readFile(join(own, file), 'utf8')).not.toBe('# Mine\n');
  expect((await run()).error).toBeUndefined();
});

test('a profile that names an operation of a pack is checked with --pack', async () => {
  const profile = join(folder, 'with-pack.yaml');
  const written = { baseUrl: 'http://127.0.0.1:9', writes: { operations: ['createRelease'] } };
  await writeFile(profile, JSON.stringify(written));
  const { error } = await inProcess('profile', 'check', profile);
  expect((error as Error).message).toContain('the pack everyday: add --pack everyday');
  const { status, output } = await inProcess('profile', 'check', profile, '--pack', 'everyday');
  expect(output).toContain('cannot be reached');
  expect(status).toBe(3);
});

test.each([
  'cleanup',
  'conform',
  'deviations learn',
  'deviations check',
  'deviations explain',
  'diff',
  'profile init',
  'profile check',
  'upgrade',
])('%s takes --extend and --pack', (names) => {
  let all: readonly Command[] = commands();
  let command: Command | undefined;
  for (const name of names.split(' ')) {
    command = all.find((one) => one.name() === name);
    all = command?.commands ?? [];
  }
  const flags = command?.options.map(({ long }) => long);
  expect(flags).toEqual(expect.arrayContaining(['--extend', '--pack']));
});

describe('a target', () => {
  test('that does not respond gives status 3', async () => {
    const { status, output } = await inProcess('conform', '--target', 'http://127.0.0.1:9');
    expect(output).toContain('cannot be reached');
    expect(status).toBe(3);
  });

  test('that responds with a web page gives status 2 and one message', async () => {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome</html>');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { status, output } = await inProcess(
      'conform',
      '--target',
      `http://127.0.0.1:${port}`,
      '--area',
      'tags',
    );
    server.close();
    expect(output.match(/responds with a web page/g)).toHaveLength(1);
    expect(status).toBe(2);
  });
});

describe('the mock', () => {
  test('serves until it is interrupted', async () => {
    const mock = start('mock', '--port', '0');
    const [, url] = await mock.until(/Mock at (\S+\/api\/v4);/);
    expect((await fetch(`${url}/projects/5/repository/tags`)).status).toBe(200);
    mock.child.kill('SIGINT');
    const [status] = await once(mock.child, 'exit');
    expect(status).toBe(0);
  });

  test('reports that its port is taken', async () => {
    const first = createServer().listen(0, '127.0.0.1');
    await once(first, 'listening');
    const { port } = first.address() as AddressInfo;
    const { error } = await inProcess('mock', '--port', String(port));
    first.close();
    expect((error as Error).message).toContain(
      `Port ${port} is taken. Choose another port with --port`,
    );
  });
});

describe('the sandbox', () => {
  test('prints a curl command that works, keeps a created tag, and ends when interrupted', async () => {
    const sandbox = start('sandbox', '--port', '0');
    const [, token, url] = await sandbox.until(/curl -H 'PRIVATE-TOKEN: (\S+)' (\S+)/);
    const headers = { 'PRIVATE-TOKEN': token as string, 'content-type': 'application/json' };
    expect((await fetch(url as string, { headers })).status).toBe(200);
    const tags = new URL('/api/v4/projects/acme%2Frocket/repository/tags', url);
    const body = JSON.stringify({ tag_name: 'from-a-test', ref: 'main' });
    expect((await fetch(tags, { method: 'POST', headers, body })).status).toBe(201);
    const read = await fetch(`${tags}/from-a-test`, { headers });
    expect(await read.json()).toMatchObject({ name: 'from-a-test' });
    sandbox.child.kill('SIGINT');
    const [status] = await once(sandbox.child, 'exit');
    expect(status).toBe(0);
  });

  test('prints the number that repeats a random seed, and only one line with --quiet', async () => {
    const stateOf = async (base: string) => (await fetch(new URL('/_sandbox', base))).json();
    const [first, text] = await serveHere(
      ['sandbox', '--port', '0', '--seed', 'random'],
      /at (\S+) as --seed (random:\d+);[\s\S]*curl/,
      async ([, url, seed], output) => [{ ...(await stateOf(url!)), seed }, output],
    );
    const { seed, fixtures, tokens } = first;
    expect(text).toContain(`the project ${fixtures['project.path']}.`);
    await serveHere(
      ['sandbox', '--port', '0', '--quiet', '--seed', seed],
      /^(.*)\n/,
      async ([, url], output) => {
        expect(await stateOf(url!)).toMatchObject({ seed, fixtures, tokens });
        const headers = { 'PRIVATE-TOKEN': tokens.developer };
        const tags = `${url}/projects/${fixtures['project.id']}/repository/tags`;
        expect((await fetch(tags, { headers })).status).toBe(200);
        expect(output).toBe(`${url}\n`);
      },
    );
  });

  test('reports the position of a mistake in a seed file', async () => {
    const file = join(folder, 'seed.yaml');
    await writeFile(file, 'users:\n  - { id: 1, username: kim, nmae: Kim }\n');
    const { error } = await inProcess('sandbox', '--seed', file);
    expect(error).toBeInstanceOf(UsageError);
    expect((error as Error).message).toContain(
      `${file}:2:29: users.0.nmae is an unknown key: did you mean name?`,
    );
  });

  test('explains the form of a flag and of a time', async () => {
    const flag = await inProcess('sandbox', '--flag', 'x');
    expect(flag.output).toContain('name=on or name=off');
    const clock = await inProcess('sandbox', '--clock', 'noon');
    expect(clock.output).toContain('2026-10-21T09:00:00Z');
    const token = await inProcess('sandbox', '--control-token', '');
    expect(token.output).toContain('Write a token of visible ASCII characters');
  });

  test('that npm started through a shell ends when npm is killed', async () => {
    const npm = spawn(
      'npm',
      ['run', '--silent', 'sandbox', '--', '--port', '0', '--quiet', '--seed', 'empty'],
      { cwd: PROJECT_DIR },
    );
    started.push(npm);
    const [output] = (await once(npm.stdout, 'data')) as [Buffer];
    const health = output.toString().trim().replace('/api/v4', '/_sandbox/health');
    expect((await fetch(health)).status).toBe(200);
    npm.kill('SIGKILL');
    await vi.waitFor(() => expect(fetch(health)).rejects.toThrow('fetch failed'), {
      timeout: 30_000,
      interval: 300,
    });
  });

  test('with --host 0.0.0.0, says who can reach the API and control', async () => {
    await serveHere(
      ['sandbox', '--port', '0', '--host', '0.0.0.0', '--seed', 'empty'],
      /curl/,
      async (_, output) => {
        expect(output).toContain('0.0.0.0 stands for all addresses of this machine');
        expect(output).toContain('Control (/_sandbox) accepts only requests from this');
      },
    );
  });

  test('serves operations of others with handlers from a module', async () => {
    const module = join(folder, 'handlers.mjs');
    await writeFile(
      module,
      `export const handlers = {
        async listBranches({ repository, page }) {
          const { branches } = await repository('read');
          return page(branches().map(({ name }) => ({ name })));
        },
      };`,
    );
    const extend = join(PROJECT_DIR, 'contract/extensions/testing/branches.openapi.yaml');
    const args = ['sandbox', '--port', '0', '--no-pack', '--extend', extend, '--handlers', module];
    await serveHere(args, /curl.* (http:\S+\/api\/v4)/, async ([, url], output) => {
      expect(output).toMatch(/^ {2}\d operations? of your own$/m);
      const response = await fetch(`${url}/projects/5/repository/branches?per_page=1`);
      expect(await response.json()).toEqual([{ name: expect.any(String) }]);
    });
    const { error } = await inProcess('sandbox', '--port', '0', '--no-pack', '--handlers', module);
    expect((error as Error).message).toContain("handlers: there is no operation 'listBranches'");
  });

  test('serves a pack that --pack names, with its handlers', async () => {
    const args = ['sandbox', '--port', '0', '--quiet', '--pack', 'everyday'];
    await serveHere(args, /^(.*)\n/, async ([, url]) => {
      const response = await fetch(`${url}/projects/5`);
      expect([response.status, await response.json()]).toMatchObject([200, { id: 5 }]);
    });
  });

  test('takes the control token from the option or from FORGE_CONTROL_TOKEN', async () => {
    vi.stubEnv('FORGE_CONTROL_TOKEN', 'from-the-variable');
    const options = ['sandbox', '--port', '0', '--host', '0.0.0.0', '--seed', 'empty'];
    const tokens = {
      'from-the-variable': [],
      'from-the-option': ['--control-token', 'from-the-option'],
    };
    for (const [token, more] of Object.entries(tokens))
      await serveHere(
        [...options, ...more],
        /at (\S+?)[\s;][\s\S]*curl/,
        async ([, url], output) => {
          const address = new URL('/_sandbox', url);
          const headers = { authorization: `Bearer ${token}` };
          expect((await fetch(address, { headers })).status).toBe(200);
          expect((await fetch(address)).status).toBe(401);
          expect(output).toContain('accepts requests from any address with the control token');
        },
      );
    vi.unstubAllEnvs();
  });
});

describe('start', () => {
  const asked = (url: string, path: string, init?: RequestInit) => fetch(url + path, init);

  // This test replays every case on the mock and on the sandbox, so it takes long.
  test.runIf(isWhole())(
    'builds, serves docs, sandbox and mock on one port, replays the cases on both servers, and suggests first commands',
    async () => {
      const run = start('start', '--port', '0');
      const [, token, tags] = await run.until(/Try: {2}curl -H 'PRIVATE-TOKEN: (\S+)' (\S+)/);
      await run.until(/Ctrl-C/);
      for (const kind of ['mock', 'sandbox'])
        expect(run.output()).toContain(join('reports', kind, 'index.html'));
      expect(run.output().match(/The server keeps the contract/g)).toHaveLength(2);

      const url = new URL(tags!).origin;
      const shown = [...run.output().matchAll(/^([A-Z]\w+) +(http\S+)/gm)].map(
        ([, ...parts]) => parts,
      );
      expect(Object.fromEntries(shown)).toEqual({
        Docs: url,
        Sandbox: `${url}/api/v4`,
        Mock: `${url}/mock/api/v4`,
      });
      expect(await (await asked(url, '/')).text()).toContain('<title>');
      const tried = await fetch(tags!, { headers: { 'PRIVATE-TOKEN': token! } });
      expect(await tried.text()).toContain('"name":"v1.0.0"');
      const mocked = await asked(url, '/mock/api/v4/projects/5/repository/tags?per_page=2');
      expect(mocked.headers.get('x-forge-case')).toMatch(/^listTags/);
      expect(mocked.headers.get('link')).toContain(`<${url}/mock/api/v4/projects/5/`);

      // The replay on the sandbox must have left its state and its clock unchanged.
      const before = Date.now();
      const { apiUrl, tokens, clock } = await (await asked(url, '/_sandbox')).json();
      expect(apiUrl).toBe(`${url}/api/v4`);
      expect(tokens.developer).toBe(token);
      expect(Date.parse(clock)).toBeGreaterThanOrEqual(before);
      expect((await fetch(tags!)).headers.get('x-total')).toBe('5');

      for (const [path, where] of [
        ['/projects/5/repository/tags', `the API is under /api/v4`],
        ['/api/v4x', 'the mock under /mock/api/v4'],
        ['/index.html', 'the docs are at /'],
        ['/mock/projects/5', 'the API is under /mock/api/v4'],
      ] as const) {
        const response = await asked(url, path);
        expect(response.status, path).toBe(404);
        expect((await response.json()).message, path).toContain(where);
      }
      run.child.kill('SIGINT');
      const [status] = await once(run.child, 'exit');
      expect(status).toBe(0);
    },
  );

  test('reports that git is missing in the PATH', async () => {
    const { PATH } = process.env;
    process.env.PATH = await mkdtemp(join(folder, 'path-'));
    const { error } = await inProcess('start', '--once', '--port', '0');
    process.env.PATH = PATH;
    expect((error as Error).message).toContain('there is no git in the PATH. Install git');
  });
});

describe('diff', () => {
  const change = (from: RegExp | string, to: string) => (text: string) => text.replace(from, to);
  const withMove = change('/repository/compare:', '/repository/comparison:');
  const older = async (...changes: ((text: string) => string)[]) => {
    const file = join(folder, 'base.yaml');
    const text = await readFile(join(GENERATED_DIR, 'openapi.yaml'), 'utf8');
    await writeFile(
      file,
      changes.reduce((changed, change) => change(changed), text),
    );
    return file;
  };

  test('finds no change in the same contract', async () => {
    const { status, output } = await inProcess('diff', await older());
    expect(output).toMatch(/^0 major, 0 minor, 0 patch\.$/m);
    // Redocly prints notices for its own users. They must not be in the output.
    expect(output).not.toMatch(/Node\.js/);
    expect(status).toBe(0);
  });

  test('names the recorded calls that change, as `upgrade` does', async () => {
    const traffic = join(folder, 'calls.ndjson');
    const response = { status: 200, headers: [['Content-Type', 'application/json']], body: '{}' };
    const lines = ['comparison', 'compare'].map((name) => {
      const url = `https://forge.test/api/v4/projects/5/repository/${name}?from=a&to=b`;
      return JSON.stringify({ request: { method: 'GET', url, headers: [] }, response });
    });
    await writeFile(traffic, lines.join('\n'));
    const broken = await inProcess('diff', await older(withMove), '--traffic', traffic);
    expect(broken.output).toContain('GET /projects/{id}/repository/comparison');
    expect(broken.status).toBe(1);
    const same = await inProcess('diff', await older(), '--traffic', traffic);
    expect(same.output).toContain('Nothing changes, but only 1 of 2 recorded calls was judged\n');
    expect(same.output).toContain('GET /projects/{…}/repository/comparison  1 call, first in');
    expect(same.status).toBe(0);
  });

  test('takes a pack with --traffic, as `upgrade` does, and not without', async () => {
    const traffic = join(folder, 'of-pack.ndjson');
    const url = 'https://forge.test/api/v4/projects/5/merge_requests';
    const response = { status: 200, headers: [['Content-Type', 'application/json']], body: '[]' };
    await writeFile(
      traffic,
      JSON.stringify({ request: { method: 'GET', url, headers: [] }, response }),
    );
    const args = ['diff', await older(), '--traffic', traffic];
    const { error } = await inProcess(...args);
    expect(error).toBeInstanceOf(UsageError);
    expect((error as Error).message).toContain('nothing was judged');
    const judged = await inProcess(...args, '--pack', 'everyday');
    expect(judged.output).toContain('Nothing changes for the 1 recorded call\n');
    expect(judged.status).toBe(0);
    const alone = await inProcess(...args.slice(0, 2), '--pack', 'everyday');
    expect((alone.error as Error).message).toContain('--extend and --pack need --traffic');
  });

  test('fails on a breaking change without a major step', async () => {
    const { status, output } = await inProcess('diff', await older(withMove));
    expect(output).toMatch(/^1 major, 0 minor, 0 patch\.$/m);
    expect(status).toBe(1);
  });

  test('compares two given files, and allows a breaking change with a major step', async () => {
    const write = async (name: string, version: string, path: string) => {
      const file = join(folder, name);
      const operation = {
        get: { operationId: 'listTags', responses: { 200: { description: 'Tags.' } } },
      };
      const info = { title: 'Tags', version };
      await writeFile(
        file,
        JSON.stringify({ openapi: '3.1.0', info, paths: { [path]: operation } }),
      );
      return file;
    };
    const files = [await write('1.yaml', '1.0.0', '/tags'), await write('2.yaml', '2.0.0', '/tag')];
    expect(await inProcess('diff', ...files)).toMatchObject({
      output: expect.stringMatching(/^1 major, 0 minor, 1 patch\.$/m),
      status: 0,
    });
    const { output } = await inProcess('diff', ...files, '--changelog');
    expect(output).toMatch(/^#### Changed\n\n- `listTags`: .*\/tag/m);
  });

  test('with a document of others, fails only on request', async () => {
    const theirs = await older(withMove);
    const differing = await inProcess('diff', '--theirs', theirs);
    expect(differing.output).toMatch(/Only in ours: 1\n {2}GET .*compare\n/);
    expect(differing.status).toBe(0);
    expect((await inProcess('diff', '--theirs', theirs, '--fail-on', 'any')).status).toBe(1);
    expect((await inProcess('diff', '--theirs', theirs, '--fail-on', 'ours')).status).toBe(0);
  });
});

test('`deviations learn` says that a report without failures has nothing to learn', async () => {
  const traffic = join(folder, 'count.ndjson');
  const url = 'https://forge.test/api/v4/projects/5/repository/commits/main/sequence';
  const learnFrom = async (body: string) => {
    const response = { status: 200, headers: [['Content-Type', 'application/json']], body };
    await writeFile(
      traffic,
      JSON.stringify({ request: { method: 'GET', url, headers: [] }, response }),
    );
    return inProcess('deviations', 'learn', traffic, '-o', join(folder, 'none.yaml'));
  };
  expect((await learnFrom('{ "count": 632 }')).output).toMatch(
    /^No case fails, so there is nothing to learn\. No file was written\.$/m,
  );
  expect((await learnFrom('<html>')).output).toMatch(/^None of the findings can be learned/m);
});

import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  exampleCases,
  exampleTag,
  writeExampleContract,
} from '../../contract/testing/exampleContract.ts';
import { startTestServer, type TestServer } from '../../wire/testing/startTestServer.ts';
import { FORMATS } from '../reports/formats.ts';
import { type ConformOptions, conform } from './conform.ts';
import { readReport } from './readReport.ts';

const DEVELOPER = 'developer-token-3f9a';
const GUEST = 'guest-token-77c1';
const env = { DEVELOPER_TOKEN: DEVELOPER, GUEST_TOKEN: GUEST };

let contractDir: string;
beforeAll(async () => {
  contractDir = await writeExampleContract();
});
afterAll(() => rm(contractDir, { recursive: true }));

let dir: string;
const servers: TestServer[] = [];
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'conform-'));
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  await rm(dir, { recursive: true });
});

type Responder = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts a server that records its requests. */
async function serve(respond: Responder) {
  const seen: IncomingMessage[] = [];
  const server = await startTestServer((request, response) => {
    seen.push(request);
    request.resume().on('end', () => respond(request, response));
  });
  servers.push(server);
  return { url: server.url, seen };
}

async function run(options: Partial<ConformOptions>) {
  let stdout = '';
  let stderr = '';
  const result = await conform({
    contractDir,
    env,
    suite: ['replay'],
    runsDir: join(dir, 'runs'),
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
    ...options,
  });
  return { ...result, stdout, stderr };
}

async function profile(text: string): Promise<string> {
  const file = join(dir, 'profile.yaml');
  await writeFile(file, text);
  return file;
}

const FULL_PROFILE = `
tokens: { developer: $DEVELOPER_TOKEN, guest: $GUEST_TOKEN }
fixtures: { project.id: 42, project.path: a/b, tag.name: v9, file.path: x.md }
tier: premium
`;

function send(response: ServerResponse, status: number, body?: unknown, headers = {}) {
  response.writeHead(status, {
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...headers,
  });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

/**
 * Responds as a deployment that keeps the contract. It has the project 42 with the path `a/b`, and the tag `v9`. Its
 * batch API is disabled.
 */
const rightDeployment: Responder = (request, response) => {
  const [path] = request.url!.split('?');
  const token = request.headers['private-token'];
  const tag = { ...exampleTag, name: 'v9', release: null };
  if (path === '/api/v4/projects/42/tags') return send(response, 200, [tag], { 'X-Page': '1' });
  if (path === '/api/v4/projects/42/tags/v9') return send(response, 200, tag);
  if (path === '/api/v4/projects/a%2Fb/raw') return response.writeHead(200).end();
  if (path === '/api/v4/projects/42/report')
    return token === GUEST
      ? send(response, 403, { message: '403 Forbidden' })
      : send(response, 200, {});
  return send(response, 404, { message: '404 Not Found' });
};

/** Responds as a mock: with the documented response that the header `Prefer` names. */
const rightMock: Responder = (request, response) => {
  const [, status, name] = /code=(\d+)(?:, example=(.+))?/.exec(String(request.headers.prefer))!;
  const documented = exampleCases.find(
    (candidate) =>
      candidate.response.status === Number(status) &&
      (name === undefined || candidate.name === name) &&
      request.url!.includes(PLACES[candidate.operation]!) &&
      methodOf(candidate.operation) === request.method,
  )!.response;
  response.writeHead(documented.status, {
    ...documented.headers,
    ...(documented.contentType && { 'Content-Type': documented.contentType }),
  });
  response.end(
    documented.bodyBase64
      ? Buffer.from(documented.bodyBase64, 'base64')
      : documented.body && JSON.stringify(documented.body),
  );
};
const PLACES: Record<string, string> = {
  listTags: '/tags',
  createTag: '/tags',
  getTag: '/tags/',
  deleteTag: '/tags/',
  getRaw: '/raw',
  batchFiles: '/batch',
  getReport: '/report',
};
const methodOf = (operation: string) =>
  ({ createTag: 'POST', batchFiles: 'POST', deleteTag: 'DELETE' })[operation] ?? 'GET';

describe('a mock', () => {
  test('that gives the documented responses conforms, and every case is judged', async () => {
    const server = await serve(rightMock);
    const { exitStatus, counts, stdout } = await run({ kind: 'mock', target: server.url });
    expect(stdout).toContain('The server keeps the contract.');
    expect(counts).toMatchObject({ pass: exampleCases.length, fail: 0, 'not-run': 0 });
    expect(exitStatus).toBe(0);
  });

  test('with one wrong response does not conform; the function `conform` does not set the exit code of the process', async () => {
    const server = await serve((request, response) =>
      request.method === 'DELETE' ? send(response, 200, {}) : rightMock(request, response),
    );
    const { exitStatus, counts, stdout } = await run({ kind: 'mock', target: server.url });
    expect(counts).toMatchObject({ pass: exampleCases.length - 1, fail: 1 });
    expect(stdout).toContain('deleteTag.gone');
    expect(exitStatus).toBe(1);
    expect(process.exitCode).toBeUndefined();
  });
});

test.each([
  ['an unknown suite', ['replays'], /There is no suite replays\. Did you mean replay\?/],
  [
    'a suite that does not fit the target',
    ['lifecycles'],
    /lifecycles does not fit this target \(mock\): it stores nothing/,
  ],
])('%s is a usage error', async (_, suite, message) => {
  const server = await serve(rightMock);
  await expect(run({ kind: 'mock', target: server.url, suite })).rejects.toThrow(message);
  expect(server.seen).toEqual([]);
});

describe('a live deployment', () => {
  test('that keeps the contract conforms, and each case that was not performed has a reason', async () => {
    const server = await serve(rightDeployment);
    const file = await profile(FULL_PROFILE);
    const { exitStatus, counts, results } = await run({ target: server.url, profile: file });
    expect(Object.fromEntries(results.map(({ id, outcome }) => [id, outcome]))).toMatchObject({
      'listTags.firstPage': 'pass',
      'listTags.noProject': 'pass',
      'getTag.released': 'pass',
      'getReport.full': 'pass',
      'getReport.forbidden': 'pass',
      'batchFiles.one': 'unsupported',
      'createTag.annotated': 'not-run',
      'deleteTag.gone': 'not-run',
    });
    expect(counts.fail).toBe(0);
    expect(exitStatus).toBe(0);
    for (const { outcome, reason } of results)
      expect(outcome === 'pass' || reason !== undefined).toBe(true);
  });

  test('gets only requests that read, without `Prefer`, and with the token of the right role', async () => {
    const server = await serve(rightDeployment);
    await run({ target: server.url, profile: await profile(FULL_PROFILE) });
    expect(new Set(server.seen.map(({ method, url }) => `${method} ${url}`))).toEqual(
      new Set([
        'GET /api/v4/projects/42/tags?search=%5Ev1%2B',
        'GET /api/v4/projects/99/tags',
        'GET /api/v4/projects/42/tags/v9',
        'GET /api/v4/projects/a%2Fb/raw',
        'POST /api/v4/projects/42/batch',
        'GET /api/v4/projects/42/report',
      ]),
    );
    const tokens = server.seen
      .filter(({ url }) => url!.endsWith('/report'))
      .map(({ headers }) => headers['private-token']);
    expect([...new Set(tokens)].sort()).toEqual([DEVELOPER, GUEST]);
    for (const { url, headers } of server.seen) {
      expect(headers).not.toHaveProperty('prefer');
      if (url!.includes('/tags?')) expect(headers).not.toHaveProperty('private-token');
    }
  });

  test('is reported if it has an operation that the tier of its profile excludes', async () => {
    const server = await serve(rightDeployment);
    const file = await profile(FULL_PROFILE.replace('premium', 'free'));
    const { exitStatus, results } = await run({ target: server.url, profile: file });
    expect(results.find(({ id }) => id === 'getReport.full')).toMatchObject({
      outcome: 'fail',
      findings: [
        {
          check: 'status',
          message: expect.stringContaining('the tier is free'),
          pointer: '#/paths/~1projects~1{id}~1report/get/x-tier',
        },
      ],
    });
    expect(exitStatus).toBe(1);
  });

  test('with a known failure conforms until the failure expires', async () => {
    const server = await serve((request, response) =>
      request.url!.endsWith('/v9') ? send(response, 500) : rightDeployment(request, response),
    );
    const known = (expires: string) =>
      `${FULL_PROFILE}knownFailures: [{ operation: getTag, link: 'https://t.example/7', expires: ${expires} }]`;
    expect(
      await run({ target: server.url, profile: await profile(known('2999-01-01')) }),
    ).toMatchObject({ exitStatus: 0, counts: { 'known-fail': 1 } });
    expect(
      await run({ target: server.url, profile: await profile(known('2020-01-01')) }),
    ).toMatchObject({ exitStatus: 1, counts: { fail: 1 } });
  });

  test('can be tested without a profile', async () => {
    const server = await serve(rightDeployment);
    const { results } = await run({
      target: server.url,
      fixtures: { 'project.id': '42', 'tag.name': 'v9' },
      tokenEnv: 'DEVELOPER_TOKEN',
    });
    const of = (id: string) => results.find((result) => result.id === id);
    expect(of('getTag.released')?.outcome).toBe('pass');
    expect(of('getRaw.bytes')?.reason).toBe('needs the fixture project.path');
    expect(of('getReport.forbidden')?.reason).toContain('a separate token for the role guest');
  });

  test('without a profile gets few requests, and the hint says how to run more cases', async () => {
    const server = await serve(rightDeployment);
    const { stdout } = await run({ target: server.url });
    expect(stdout).toContain('Hint: without a profile, few cases run on a deployment');
    expect(new Set(server.seen.map(({ method }) => method))).not.toContain('DELETE');
    expect(stdout).toMatch(/add --allow-writes and .*: 1 case more/);
  });

  test('that always responds with HTML fails with one cause and a hint', async () => {
    const server = await serve((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end('<!DOCTYPE html><h1>Sign in</h1>');
    });
    const { exitStatus, stdout } = await run({
      target: server.url,
      profile: await profile(FULL_PROFILE),
      operation: ['listTags', 'getTag'],
    });
    expect(exitStatus).toBe(1);
    expect(stdout).toContain('Content-Type must be application/json, got text/html');
    expect(stdout).toContain('Check that the URL of the target is the base URL of the API');
  });

  test('that limits the rate leaves the run incomplete, without a failure', async () => {
    const server = await serve((_, response) => send(response, 429, {}));
    const { exitStatus, counts } = await run({
      target: server.url,
      profile: await profile(`${FULL_PROFILE}limits: { waitSeconds: 4 }\n`),
    });
    expect(counts).toMatchObject({ fail: 0, pass: 0 });
    expect(counts.blocked).toBeGreaterThan(0);
    expect(exitStatus).toBe(4);
  });
});

describe('tokens', () => {
  test('appear in no output, even if a server repeats them, and reach no other server', async () => {
    const other = await serve((_, response) => send(response, 200, {}));
    const server = await serve((request, response) => {
      const token = String(request.headers['private-token'] ?? '');
      if (request.url!.endsWith('/report'))
        return send(response, 302, undefined, { Location: `${other.url}/x?t=${token}` });
      send(
        response,
        500,
        {
          token,
          basic: Buffer.from(`user:${token}`).toString('base64'),
          encoded: encodeURIComponent(token),
          padding: 'x'.repeat(1990 - token.length),
          again: token,
        },
        { 'X-Token': token },
      );
    });
    const report = join(dir, 'report');
    const { stdout, stderr, results } = await run({
      target: server.url,
      profile: await profile(FULL_PROFILE),
      report,
    });
    expect(server.seen.some(({ headers }) => headers['private-token'] === DEVELOPER)).toBe(true);
    expect(other.seen).toEqual([]);
    expect(stdout).toContain('to another origin');

    const files = await readdir(report);
    expect(files.sort()).toEqual(FORMATS.map(({ file }) => file).sort());
    const outputs = await Promise.all(files.map((name) => readFile(join(report, name), 'utf8')));
    for (const text of [...outputs, stdout, stderr, JSON.stringify(results)])
      for (const token of [DEVELOPER, GUEST]) {
        // The beginning is the name of the role, which a report has.
        expect(text).not.toContain(token.slice(4, 12));
        expect(text).not.toContain(Buffer.from(token).toString('base64').slice(2, 12));
        expect(text).not.toContain(Buffer.from(`user:${token}`).toString('base64').slice(8, 18));
      }
  });
});

describe('selection', () => {
  test('runs and reports only the selected cases, and counts the others', async () => {
    const server = await serve(rightMock);
    const { results, stdout } = await run({
      kind: 'mock',
      target: server.url,
      area: ['tags'],
      operation: ['getTag', 'getReport'],
    });
    expect(results.map(({ outcome }) => outcome)).toEqual(['pass', 'pass', 'pass']);
    expect(stdout).toContain(
      `as far as it was tested (${exampleCases.length - 3} cases not selected)`,
    );
  });

  test('each case is in exactly one shard', async () => {
    const server = await serve(rightMock);
    const shards = await Promise.all(
      ['1/3', '2/3', '3/3'].map(async (shard) => {
        const { results } = await run({ kind: 'mock', target: server.url, shard });
        return results.map(({ id }) => id);
      }),
    );
    expect(shards.flat().sort()).toEqual(exampleCases.map(({ id }) => id).sort());
  });

  test('a resumed run keeps the selection of the run', async () => {
    const server = await serve(rightDeployment);
    const options = {
      kind: 'live' as const,
      target: server.url,
      profile: await profile(FULL_PROFILE),
      runsDir: join(dir, 'runs'),
    };
    const first = await run({ ...options, suite: ['replay'], operation: ['listTags'] });
    const [name] = (await readdir(join(dir, 'runs'))).filter((one) => one.startsWith('fc-'));
    const resumed = await run({ ...options, suite: ['replay'], resume: name! });
    expect(resumed.results.map(({ id }) => id)).toEqual(first.results.map(({ id }) => id));
    const none = run({ ...options, suite: ['replay'], operation: ['createTag'], resume: name! });
    await expect(none).rejects.toThrow(`The run ${name} has selected none of these cases.`);
  });

  test('a resumed run with nothing left says so, and has the verdict of the whole run', async () => {
    const server = await serve((request, response) =>
      request.url!.includes('/raw') ? send(response, 500) : rightDeployment(request, response),
    );
    const options = {
      kind: 'live' as const,
      target: server.url,
      profile: await profile(FULL_PROFILE),
      runsDir: join(dir, 'runs'),
      suite: ['replay'],
    };
    const whole = await run(options);
    const [name] = (await readdir(join(dir, 'runs'))).filter((one) => one.startsWith('fc-'));
    expect(whole.exitStatus).toBe(1);
    expect(whole.stderr).toMatch(
      new RegExp(`^Run ${name} on ${server.url}/api/v4\n\\d+ cases, about \\d+ requests`),
    );
    const sent = server.seen.length;
    const resumed = await run({ ...options, resume: name!, area: ['tags'] });
    expect(resumed.stderr).toContain(`Nothing is left of the run ${name}.`);
    expect([resumed.exitStatus, resumed.counts.fail]).toEqual([1, whole.counts.fail]);
    expect(resumed.counts.pass).toBe(whole.counts.pass);
    expect(server.seen.slice(sent).filter(({ url }) => url!.includes('/projects/'))).toEqual([]);
    const report = await readReport(name!, { contractDir, runsDir: options.runsDir });
    expect([report.run.exitStatus, report.counts.fail]).toEqual([1, whole.counts.fail]);
  });

  test('with --time, no case begins after the time, and the exit status follows from those that ran', async () => {
    let wrong = false;
    const server = await serve((request, response) => {
      const isWrong = wrong && request.url!.includes('/projects/');
      setTimeout(() => (isWrong ? send(response, 500) : rightDeployment(request, response)), 60);
    });
    const options = {
      kind: 'live' as const,
      target: server.url,
      profile: await profile(FULL_PROFILE),
      concurrency: 1,
      time: 200,
    };
    const right = await run(options);
    expect(right.counts.pass).toBeGreaterThan(0);
    const late = right.results.filter(({ reason }) => reason?.startsWith('the time was over'));
    expect(late.length).toBeGreaterThan(0);
    expect(
      late.every(
        ({ outcome, needs }) => outcome === 'not-run' && needs?.[0]?.startsWith('--resume fc-'),
      ),
    ).toBe(true);
    expect(right.exitStatus).toBe(0);
    expect(right.stdout).toContain('as far as it was tested (the time was over (--time, ');
    expect(right.stdout).not.toContain('Incomplete');
    const [name] = (await readdir(join(dir, 'runs'))).filter((one) => one.startsWith('fc-'));
    const { results } = await readReport(name!, { contractDir, runsDir: join(dir, 'runs') });
    expect(results).toEqual(right.results);
    wrong = true;
    expect((await run(options)).exitStatus).toBe(1);
  });

  test('--bail stops the run, and the failure counts', async () => {
    const server = await serve((_, response) => send(response, 500));
    const { exitStatus, counts, stdout } = await run({
      kind: 'mock',
      target: server.url,
      bail: 1,
      concurrency: 1,
    });
    expect(counts).toMatchObject({ fail: 1, 'not-run': exampleCases.length - 1 });
    expect(stdout).toContain('The run is incomplete: the run stopped after 1 failure (--bail).');
    expect(exitStatus).toBe(1);
  });
});

test('a run without any fitting case is incomplete, and names the missing entries', async () => {
  const server = await serve(rightDeployment);
  const { exitStatus, stdout } = await run({ target: server.url, operation: ['createTag'] });
  expect(exitStatus).toBe(4);
  expect(stdout).toMatch(/add --allow-writes and .*: 1 case more/);
  expect(stdout).toContain('Incomplete: no case was judged');
});

test('an unreachable target is reported before any request, and without a report', async () => {
  const server = await startTestServer(() => {});
  await server.close();
  const report = join(dir, 'report');
  const { exitStatus, stderr } = await run({ kind: 'mock', target: server.url, report });
  expect(exitStatus).toBe(3);
  expect(stderr).toContain(`${server.url}/api/v4 cannot be reached: the connection is refused`);
  expect(await readdir(dir)).toEqual([]);
});

test('with the option `--json`, the standard output is the report', async () => {
  const server = await serve(rightMock);
  const { stdout, stderr } = await run({ kind: 'mock', target: server.url, json: true });
  expect(JSON.parse(stdout)).toMatchObject({ version: 4, run: { exitStatus: 0 } });
  expect(stderr).toContain('The server keeps the contract.');
});

test.each<[string, Partial<ConformOptions>, RegExp]>([
  [
    'an unknown operation',
    { target: 'http://h', operation: ['listTag'] },
    /There is no operation listTag\. Did you mean listTags\?/,
  ],
  [
    'several operations with a comma',
    { target: 'http://h', operation: ['listTags,getTag'] },
    /Write several names with spaces between them: listTags getTag/,
  ],
  [
    'an unknown case',
    { target: 'http://h', case: ['getTag.relesed'] },
    /Did you mean getTag\.released\?/,
  ],
  ['an unknown area', { target: 'http://h', area: ['branches'] }, /There are: tags, reports/],
  [
    'a selection without any case',
    { target: 'http://h', area: ['reports'], operation: ['getTag'] },
    /No case matches all/,
  ],
  [
    'a shard beyond the last',
    { target: 'http://h', shard: '3/2' },
    /--shard 3\/2` is not of the form i\/n/,
  ],
  ['a shard that is not a number', { target: 'http://h', shard: 'first' }, /--shard first/],
  [
    'a run on a live deployment without a URL',
    { kind: 'live' },
    /Give --target URL, or a profile with a baseUrl/,
  ],
  ['an invalid address', { target: 'localhost' }, /not a web address: localhost/],
  ['an address with a password', { target: 'http://a:b@localhost' }, /must not hold credentials/],
  [
    'an unknown fixture',
    { target: 'http://h', fixtures: { projectid: '1' } },
    /no fixture projectid/,
  ],
  ['a token that is not set', { target: 'http://h', tokenEnv: 'NONE' }, /NONE is not set/],
  ['a profile for a mock', { kind: 'mock', profile: 'p.yaml' }, /the target is a mock. Omit them/],
  ['a token for a mock', { tokenEnv: 'T' }, /the target is a mock. Omit them/],
  [
    'a kind that contradicts the target',
    { target: 'sandbox', kind: 'mock' },
    /which contradicts --kind mock/,
  ],
  ['a missing profile', { profile: 'none.yaml' }, /there is no such file/],
])('%s is a usage error', async (_, options, message) => {
  await expect(run(options)).rejects.toMatchObject({
    name: 'UsageError',
    message: expect.stringMatching(message),
  });
});

test('Ctrl-C ends a run early: the results so far are reported, and no resource is left', async () => {
  let answered = 0;
  const server = await serve((request, response) => {
    response.on('finish', () => {
      answered += 1;
    });
    if (request.url!.includes('/tags?')) rightMock(request, response);
    else setTimeout(() => rightMock(request, response), 300);
  });
  const child = spawn(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '--eval',
    `import { conform } from ${JSON.stringify(join(import.meta.dirname, 'conform.ts'))};
     const { exitStatus } = await conform({ kind: 'mock', target: ${JSON.stringify(server.url)}, concurrency: 1,
       contractDir: ${JSON.stringify(contractDir)}, report: ${JSON.stringify(join(dir, 'report'))}, stdout: process.stdout, stderr: process.stderr });
     process.exitCode = exitStatus;`,
  ]);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  await expect.poll(() => server.seen.length).toBeGreaterThan(2);
  child.kill('SIGINT');
  const status = await new Promise((resolve) => child.once('exit', resolve));
  expect(output).toContain('Incomplete: the run was interrupted');
  expect(output).toMatch(/\d+ pass, \d+ not-run/);
  expect(status).toBe(4);
  // The process waited for the responses to all requests that it had sent.
  expect(answered).toBe(server.seen.length);
  expect(await readdir(dir)).toEqual(['report']);
});

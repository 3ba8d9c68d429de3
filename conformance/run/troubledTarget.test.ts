import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Contract, readContract } from '../../contract/contract.ts';
import { type RunningSandbox, startSandbox, worldSeed } from '../../sandbox/index.ts';
import { PATIENCE_MS } from '../../test/deployment/patience.ts';
import { sample } from '../../test/sample.ts';
import {
  everyNthRead,
  fromRequest,
  hangUp,
  linksTo,
  login,
  maintenance,
  passAll,
  refuseTokens,
  respondWith,
} from '../../wire/testing/intermediaries.ts';
import { type Intermediary, startFront } from '../../wire/testing/startFront.ts';
import { startTestServer, type TestServer } from '../../wire/testing/startTestServer.ts';
import { openLedger, readLedger } from '../engine/writes/ledger.ts';
import { cleanUp } from './cleanUp.ts';
import { conform } from './conform.ts';

let sandbox: RunningSandbox;
let server: TestServer;
let trouble: Intermediary = passAll;
let dir: string;
let profile: string;

beforeAll(async () => {
  const contract: Contract = await readContract();
  sandbox = await startSandbox({
    contract,
    ...(await worldSeed()),
    settings: { tier: 'ultimate', offering: 'self-managed' },
  });
  server = await startFront(sandbox.url, (request, response, pass) => {
    // The look before the run asks for no encoding. Its requests are not disturbed.
    const isOfRun = request.headers['accept-encoding'] !== undefined;
    if (isOfRun) trouble(request, response, pass);
    else pass();
  });
  dir = await mkdtemp(join(tmpdir(), 'troubled-'));
  profile = join(dir, 'profile.yaml');
  const fixtures = Object.entries(contract.document['x-fixtures']);
  await writeFile(
    profile,
    [
      'tokens: { owner: $OWNER_TOKEN, developer: $DEVELOPER_TOKEN }',
      'fixtures:',
      ...fixtures.map(([key, { value }]) => `  ${key}: ${JSON.stringify(value)}`),
      'tier: ultimate',
      'offering: self-managed',
      'limits: { waitSeconds: 5 }',
    ].join('\n'),
  );
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
  await rm(dir, { recursive: true });
});
beforeEach(async () => {
  await sandbox.sandbox.reset();
});

async function counts(): Promise<Record<string, number>> {
  const { counts } = (await (await fetch(`${sandbox.url}/_sandbox`)).json()) as {
    counts: Record<string, number>;
  };
  return counts;
}

const env = () => ({
  OWNER_TOKEN: sandbox.tokens.owner!,
  DEVELOPER_TOKEN: sandbox.tokens.developer!,
});

/** Runs the suite on a disturbed target. After the run, the target is no longer disturbed. */
async function run(withTrouble: Intermediary, timeoutMs = PATIENCE_MS) {
  const runsDir = await mkdtemp(join(dir, 'runs-'));
  let output = '';
  trouble = withTrouble;
  const result = await conform({
    kind: 'live',
    target: server.url,
    profile,
    env: env(),
    allowWrites: true,
    runsDir,
    timeoutMs,
    report: join(runsDir, 'report'),
    suite: ['replay'],
    area: ['milestones', 'deploy-keys'],
    stdout: { write: (text) => (output += text) },
    stderr: { write: () => {} },
  });
  trouble = passAll;
  const name = (await readdir(runsDir)).find((entry) => entry.startsWith('fc-'))!;
  const finish = () =>
    cleanUp({
      ...{ run: name, runsDir, profile, env: env(), target: server.url },
      stdout: { write: (text) => (output += text) },
    });
  const file = async (name: string) =>
    JSON.parse(await readFile(join(runsDir, 'report', name), 'utf8'));
  const [report, statement] = [await file('report.json'), await file('statement.json')];
  return { ...result, report, statement, finish, output: () => output };
}

/** The number of the first disturbed request. It is in the middle of the run, after the reads at its start. */
const MIDDLE = 80;

describe('a target that responds with 429 for a while', () => {
  test('gets all its requests again, including writes, and no resource is left', async () => {
    const before = await counts();
    let number = 0;
    let refusals = 0;
    const refuse = respondWith(
      429,
      { 'Retry-After': '1', 'Content-Type': 'application/json' },
      '{"message":"Too many requests"}',
    );
    const busy: Intermediary = (request, response, pass) => {
      number += 1;
      if (number === 20 || number === MIDDLE) refusals = 3;
      if (refusals-- <= 0) return pass();
      refuse(request, response, pass);
    };
    const { exitStatus, results, report, output } = await run(busy);
    expect(exitStatus, output()).toBe(0);
    expect(report.run.pace).toMatchObject({ refused: 6, requestsPerSecond: expect.any(Number) });
    expect(output()).toMatch(
      /The run slowed down to [\d.]+ requests per second: the target limits the rate/,
    );
    const flaky = results.filter((result) => result.flaky);
    expect(flaky.map(({ notes }) => notes.join()).join()).toContain(
      'the server responded with 429',
    );
    expect(await counts()).toEqual(before);
  });
});

describe('a target with maintenance in the middle', () => {
  test('is waited for, and no job fails', async () => {
    const before = await counts();
    const { exitStatus, results, report, output } = await run(
      fromRequest(MIDDLE, maintenance, (sinceMs) => sinceMs > 1500),
    );
    expect(exitStatus, output()).toBe(0);
    expect(results.filter(({ outcome }) => outcome === 'fail')).toEqual([]);
    expect(report.run.absences).toEqual([
      { from: expect.any(String), to: expect.any(String), reason: 'it responds with 503' },
    ]);
    expect(output()).toMatch(/The target was away from .* UTC to .* UTC: it responds with 503/);
    expect(await counts()).toEqual(before);
  });
});

describe('a target that loses single requests', () => {
  test('gets its reads again, and the jobs are reported as flaky', async () => {
    let lost = 0;
    const badGateway = respondWith(502, { 'Content-Type': 'text/html' }, '<html>');
    const { exitStatus, results, report, output } = await run(
      everyNthRead(9, (...request) => {
        lost += 1;
        (lost % 2 === 0 ? hangUp : badGateway)(...request);
      }),
    );
    expect(exitStatus, output()).toBe(0);
    expect(report.run.absences).toBeUndefined();
    const notes = results.filter(({ flaky }) => flaky).flatMap(({ notes }) => notes);
    expect(notes.join()).toContain('passed on a repeat: the server responded with 502');
  });
});

test('links to an internal host are one finding of the run', async () => {
  const { exitStatus, results, report, output } = await run(linksTo('http://forge.internal:8080'));
  expect(exitStatus, output()).toBe(1);
  const failed = results.filter(({ outcome }) => outcome === 'fail');
  expect(failed).toMatchObject([{ suite: 'set-up', id: 'links', fault: 'server' }]);
  expect(failed[0]!.findings).toHaveLength(1);
  expect(failed[0]!.findings[0]!.message).toMatch(
    /^(\d+) of \1 links in the header Link lead to http:\/\/forge\.internal:8080, and not to /,
  );
  expect(report.counts.fail).toBe(1);
});

describe('a target that redirects elsewhere in the middle', () => {
  test('causes no request to the other server, and a later clean-up removes the created resources', async () => {
    const before = await counts();
    const seen: string[] = [];
    const elsewhere = await startTestServer((request, response) => {
      seen.push(request.url!);
      response.end();
    });
    const { exitStatus, finish } = await run(
      fromRequest(MIDDLE, (request, ...rest) =>
        respondWith(302, { Location: `${elsewhere.url}${request.url}` })(request, ...rest),
      ),
    );
    await elsewhere.close();
    expect(exitStatus).not.toBe(0);
    expect(seen).toEqual([]);
    expect(await finish()).toBe(0);
    expect(await counts()).toEqual(before);
  });
});

describe('a clean-up', () => {
  const there = () => ({ target: server.url });
  const notFound = respondWith(
    404,
    { 'Content-Type': 'application/json' },
    '{"message":"404 Not Found"}',
  );

  /** Leaves resources on the target. Returns the run, and a function that cleans up with these options. */
  async function leave() {
    const runsDir = await mkdtemp(join(dir, 'runs-'));
    const name = 'fc-left';
    await mkdir(join(runsDir, name));
    const base = `${server.url}/api/v4`;
    const ledger = openLedger(join(runsDir, name, 'ledger.jsonl'), {
      run: name,
      base,
      startedAt: '',
    });
    const created = await fetch(`${base}/projects/5/milestones`, {
      method: 'POST',
      headers: { 'PRIVATE-TOKEN': sandbox.tokens.owner!, 'Content-Type': 'application/json' },
      body: JSON.stringify({ title: `${name}-1` }),
    });
    const { id } = (await created.json()) as { id: number };
    for (let twice = 0; twice < 2; twice += 1) {
      const entry = { operation: 'createMilestone', as: 'owner', path: { id: 5 }, named: true };
      const path = { id: 5, milestone_id: id };
      ledger.created(ledger.begin(entry), [{ operation: 'deleteMilestone', path, query: {} }]);
    }
    ledger.close();
    let output = '';
    const clean = (options: Partial<Parameters<typeof cleanUp>[0]> = {}) =>
      cleanUp({
        ...{ run: name, runsDir, profile, env: env(), ...options },
        stdout: { write: (text) => (output += text) },
      });
    const open = () =>
      readLedger(join(runsDir, name, 'ledger.jsonl'))!.entries.filter(({ done }) => !done).length;
    return { clean, open, output: () => output };
  }

  test('behind a balancer that answers 404 to everything removes nothing, and forgets nothing', async () => {
    const before = await counts();
    const { clean, open } = await leave();
    trouble = notFound;
    expect(await clean(there())).toBe(1);
    expect(open()).toBe(2);
    trouble = passAll;
    expect(await clean(there())).toBe(0);
    expect(open()).toBe(0);
    expect(await counts()).toEqual(before);
  });

  test('keeps in the ledger what a balancer hides in the middle, and lists it once', async () => {
    const { clean, open, output } = await leave();
    trouble = (request, response, pass) =>
      request.url!.includes('/milestones') ? notFound(request, response, pass) : pass();
    expect(await clean(there())).toBe(1);
    expect(open()).toBe(2);
    expect(output().match(/left: /g)).toHaveLength(1);
    expect(output()).toContain('was not seen to be gone');
    trouble = passAll;
    expect(await clean(there())).toBe(0);
  });

  test('sends no request and no token to an address that is not that of the profile', async () => {
    const { clean, open } = await leave();
    let requests = 0;
    trouble = (_, __, pass) => {
      requests += 1;
      pass();
    };
    await expect(clean({ target: 'http://127.0.0.1:9' })).rejects.toThrow('No request was sent.');
    const elsewhere = join(dir, 'elsewhere.yaml');
    const text = await readFile(profile, 'utf8');
    await writeFile(elsewhere, `baseUrl: http://127.0.0.1:9\n${text}`);
    await expect(clean({ profile: elsewhere })).rejects.toThrow('No request was sent.');
    await expect(clean()).rejects.toThrow('needs an address');
    trouble = passAll;
    expect([requests, open()]).toEqual([0, 2]);
    expect(await clean(there())).toBe(0);
  });

  test('with a refused token removes nothing, and says which token it is', async () => {
    const { clean, open } = await leave();
    await expect(clean({ ...there(), env: { ...env(), OWNER_TOKEN: 'expired' } })).rejects.toThrow(
      'token of owner is refused',
    );
    expect(open()).toBe(2);
    expect(await clean(there())).toBe(0);
  });
});

const ENDINGS: [string, Intermediary][] = [
  [
    'hangs in the middle, but carries out the requests',
    (_, __, pass) => pass((answered) => answered.resume()),
  ],
  ['dies in the middle', hangUp],
  ['has maintenance in the middle and does not come back', maintenance],
  ['asks for a login in the middle', login],
  ['refuses its tokens in the middle', refuseTokens],
  [
    'dies in the middle of each response',
    (_, response, pass) =>
      pass((answered) => {
        response.writeHead(answered.statusCode!, { ...answered.headers, 'content-length': '9999' });
        answered.pipe(response, { end: false });
        answered.on('end', () => response.destroy());
      }),
  ],
];

describe.each(sample(ENDINGS, 6))('a target that %s', (_, ill) => {
  test('makes the run end as incomplete, and a later clean-up removes the created resources', async () => {
    const before = await counts();
    const { exitStatus, output, finish, results, report, statement } = await run(
      fromRequest(MIDDLE, ill),
      // The timeout for a hanging target, in milliseconds. An undisturbed target responds sooner.
      3000,
    );
    expect(exitStatus, output()).toBe(4);
    expect(results.filter(({ outcome }) => outcome === 'fail')).toEqual([]);
    expect(statement.verdict).toBe('incomplete');
    expect(report.run.stopped).toMatch(/^the target is away since \d\d:\d\d:\d\d UTC: /);
    expect(report.results.some(({ fault }: { fault?: string }) => fault === 'network')).toBe(true);
    expect(await finish(), output()).toBe(0);
    expect(await counts()).toEqual(before);
  });
});

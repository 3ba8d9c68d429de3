import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Contract, readContract } from '../../contract/contract.ts';
import { type RunningSandbox, startSandbox, worldSeed } from '../../sandbox/index.ts';
import { PATIENCE_MS } from '../../test/deployment/patience.ts';
import { isWhole } from '../../test/sample.ts';
import { readLedger } from '../engine/writes/ledger.ts';
import { cleanUp } from './cleanUp.ts';
import { type ConformOptions, conform } from './conform.ts';

let contract: Contract;
let sandbox: RunningSandbox;
let dir: string;
let profile: string;
let env: Record<string, string>;

beforeAll(async () => {
  contract = await readContract();
  sandbox = await startSandbox({
    contract,
    ...(await worldSeed()),
    settings: { tier: 'ultimate', offering: 'self-managed' },
  });
});
afterAll(() => sandbox.close());

beforeEach(async () => {
  await sandbox.sandbox.reset();
  dir = await mkdtemp(join(tmpdir(), 'writes-'));
  const roles = Object.entries(sandbox.tokens).map(([role, token]) => ({
    role,
    name: `${role.toUpperCase().replaceAll('-', '_')}_TOKEN`,
    token,
  }));
  env = Object.fromEntries(roles.map(({ name, token }) => [name, token]));
  const fixtures = Object.entries(contract.document['x-fixtures']);
  profile = join(dir, 'profile.yaml');
  await writeFile(
    profile,
    [
      'tokens:',
      ...roles.map(({ role, name }) => `  ${role}: $${name}`),
      '  user: $DEVELOPER_TOKEN',
      'fixtures:',
      ...fixtures.map(([key, { value }]) => `  ${key}: ${JSON.stringify(value)}`),
      'tier: ultimate',
      'offering: self-managed',
    ].join('\n'),
  );
  return () => rm(dir, { recursive: true });
});

async function counts(): Promise<Record<string, number>> {
  const state = await (await fetch(`${sandbox.url}/_sandbox`)).json();
  // No operation removes a sent email or an event of the audit log, so these tables are not compared.
  const {
    emails: _,
    audit_events: __,
    ...rows
  } = (state as { counts: Record<string, number> }).counts;
  return rows;
}

async function run(options: Partial<ConformOptions> = {}) {
  let output = '';
  const result = await conform({
    timeoutMs: PATIENCE_MS,
    kind: 'live',
    target: sandbox.url,
    profile,
    env,
    allowWrites: true,
    runsDir: join(dir, 'runs'),
    area: ['tags', 'milestones', 'deploy-keys'],
    stdout: { write: (text) => (output += text) },
    stderr: { write: () => {} },
    ...options,
  });
  return { ...result, output };
}

test('an export that the run creates is waited for before it is read', async () => {
  const text = await readFile(profile, 'utf8');
  const named = 'writes: { operations: [createProjectDependencyListExport] }';
  await writeFile(profile, `${text.replace(/^ {2}dependency_list_export.*$/m, '')}\n${named}`);
  const { results, exitStatus, output } = await run({
    area: ['dependency-list-exports'],
    suite: ['replay', 'properties'],
  });
  const reads = results.filter(({ operations: [first] }) => first === 'getDependencyListExport');
  expect(reads.filter(({ outcome }) => outcome === 'pass').length).toBeGreaterThan(0);
  expect(exitStatus, output).toBe(0);
});

test('a writing run changes only resources that it created, and removes them', async () => {
  const before = await counts();
  // `suites.test.ts` tests the suites `properties` and `negative`, so they are skipped here if time is short.
  const suites = isWhole() ? {} : { suite: ['replay', 'lifecycles'] };
  const { results, exitStatus, output } = await run(suites);
  expect(results.filter(({ outcome }) => outcome === 'fail')).toEqual([]);
  expect(exitStatus, output).toBe(0);
  expect(await counts()).toEqual(before);
  for (const id of ['createTag.annotated', 'updateMilestone.close'])
    expect(results.find((result) => result.id === id)).toMatchObject({ outcome: 'pass' });
  const [name] = (await readdir(join(dir, 'runs'))).filter((entry) => entry.startsWith('fc-'));
  const ledger = readLedger(join(dir, 'runs', name!, 'ledger.jsonl'));
  expect(ledger?.entries.length).toBeGreaterThan(20);
  expect(ledger?.entries.every(({ done }) => done)).toBe(true);
});

test('a writing run creates a fixture that the profile lacks', async () => {
  await writeFile(profile, 'tokens: { owner: $OWNER_TOKEN }\nfixtures: { project.id: 5 }\n');
  const { results } = await run({ area: ['milestones'], suite: ['replay'] });
  expect(results.find(({ id }) => id === 'getMilestone.active')).toMatchObject({
    outcome: 'pass',
  });
});

test('a reading run sends only requests that change nothing', async () => {
  const { results } = await run({ area: ['tags'], suite: ['replay'], allowWrites: false });
  expect(results.find(({ id }) => id === 'createTag.annotated')).toMatchObject({
    outcome: 'not-run',
    reason: 'needs writing, and this run only reads',
  });
});

test('a killed run can be cleaned up and resumed', {
  timeout: 60_000,
}, async () => {
  const before = await counts();
  const runsDir = join(dir, '.forge-contract');
  const child = execFile(
    process.execPath,
    [
      ...['--import', import.meta.resolve('tsx'), join(import.meta.dirname, '../../cli/main.ts')],
      ...['conform', '--kind', 'live', '--target', sandbox.url, '--profile', profile],
      ...['--allow-writes', '--area', 'deploy-keys', '--suite', 'replay', 'lifecycles'],
    ],
    { cwd: dir, env: { ...process.env, ...env } },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const ledgerOf = async () => {
    const [name] = (await readdir(runsDir).catch(() => [])).filter((one) => one.startsWith('fc-'));
    return { name: name!, ledger: name && readLedger(join(runsDir, name, 'ledger.jsonl')) };
  };
  // The run is killed at a moment when a resource that it created exists.
  for (;;) {
    const { ledger } = await ledgerOf();
    if (
      ledger &&
      ledger.entries.length > 5 &&
      ledger.entries.some(({ done, named }) => named && !done)
    )
      break;
    if (child.exitCode !== null) throw new Error('the run ended before it could be killed');
    await sleep(2);
  }
  child.kill('SIGKILL');
  await ended;

  const { name } = await ledgerOf();
  let output = '';
  const options = { run: name, runsDir, profile, env, target: sandbox.url };
  const status = await cleanUp({ ...options, stdout: { write: (text) => (output += text) } });
  expect(status, output).toBe(0);
  expect(await counts()).toEqual(before);

  const { exitStatus, results } = await run({
    resume: name,
    runsDir,
    area: ['deploy-keys'],
    suite: ['replay', 'lifecycles'],
  });
  expect(exitStatus).toBe(0);
  expect(results.some(({ outcome }) => outcome === 'pass')).toBe(true);
  expect(await counts()).toEqual(before);
});

test('cleaning up an unknown run is a usage error', async () => {
  await expect(
    cleanUp({ run: 'fc-none', runsDir: dir, stdout: { write: () => {} } }),
  ).rejects.toThrow('There is no ledger of the run fc-none');
});

test('cleaning up takes the packs of the ledger, and names operations that no document has', async () => {
  const profile = join(dir, 'with-pack.yaml');
  const baseUrl = 'http://127.0.0.1:9/api/v4';
  await writeFile(profile, JSON.stringify({ baseUrl, writes: { operations: ['createRelease'] } }));
  const clean = async (packs: string[], operation: string) => {
    const runsDir = await mkdtemp(join(dir, 'runs-'));
    await mkdir(join(runsDir, 'fc-pack'));
    const lines = [
      { step: 'run', run: 'fc-pack', base: baseUrl, startedAt: '2026-01-01T00:00:00Z', packs },
      { step: 'create', number: 1, operation, path: { id: 5 }, named: true },
    ];
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    await writeFile(join(runsDir, 'fc-pack', 'ledger.jsonl'), text);
    const options = { run: 'fc-pack', runsDir, profile, stdout: { write: () => {} } };
    return cleanUp(options).catch((error: Error) => error.message);
  };
  expect(await clean([], 'createTag')).toContain('add --pack everyday');
  expect(await clean(['everyday'], 'createRelease')).toContain('cannot be reached');
  expect(await clean(['everyday'], 'createOurs')).toContain('does not have: createOurs. Give');
});

test('cleaning up without a name takes the last run that has left a resource', async () => {
  const profile = join(dir, 'elsewhere.yaml');
  await writeFile(profile, 'baseUrl: http://127.0.0.1:9/api/v4');
  const runsDir = join(dir, 'runs');
  const clean = () => cleanUp({ runsDir, profile, stdout: { write: () => {} } });
  await expect(clean()).rejects.toThrow(`No run in ${runsDir} has left a resource`);
  const runs = { 'fc-a': [], 'fc-b': [], 'fc-c': [{ step: 'done', number: 1 }] };
  for (const [run, after] of Object.entries(runs)) {
    await mkdir(join(runsDir, run), { recursive: true });
    const lines = [
      { step: 'run', run, base: 'http://h/api/v4', startedAt: '' },
      { step: 'create', number: 1, operation: 'createTag', path: { id: 5 }, named: true },
      ...after,
    ];
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    await writeFile(join(runsDir, run, 'ledger.jsonl'), text);
  }
  await expect(clean()).rejects.toThrow('The run fc-b was on http://h/api/v4');
});

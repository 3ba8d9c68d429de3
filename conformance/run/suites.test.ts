/**
 * Tests that the sandbox passes the suites. All cases and workflows run on the example world. The suites `properties`,
 * `probes` and `negative` run on random resources, and leave no resource behind.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { type RunningSandbox, readSeed, startSandbox } from '../../sandbox/index.ts';
import { needsBzip2 } from '../../test/deployment/needsBzip2.ts';
import { PATIENCE_MS } from '../../test/deployment/patience.ts';
import { isWhole, sample } from '../../test/sample.ts';
import type { Result } from '../engine/result.ts';
import { conform } from './conform.ts';

/** Only every eighth area of the API is tested, to save time. */
const ONE_OF = 8;

let sandbox: RunningSandbox;
let area: string[];
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'suites-'));
  const contract = await readContract();
  area = sample(new Set(contract.cases.map((one) => one.area)), ONE_OF);
  sandbox = await startSandbox({
    contract,
    ...(await readSeed('random:7')),
    settings: { tier: 'ultimate', offering: 'self-managed' },
  });
});
afterAll(async () => {
  await sandbox.close();
  await rm(dir, { recursive: true });
});

const stateOf = async () => (await fetch(`${sandbox.url}/_sandbox`)).json();

/** Tables that record events, so that new rows stay after the run. */
const IRREVERSIBLE = { audit_events: 0, emails: 0 };

async function run(suite: string, allowWrites: boolean) {
  const { tokens, fixtures } = await stateOf();
  const all = { ...tokens, user: tokens.developer } as Record<string, string>;
  const variable = (role: string) => `TOKEN_OF_${role.replaceAll('-', '_')}`;
  const profile = join(dir, 'profile.yaml');
  await writeFile(
    profile,
    JSON.stringify({
      tokens: Object.fromEntries(Object.keys(all).map((role) => [role, `$${variable(role)}`])),
      ...{ fixtures, tier: 'ultimate', offering: 'self-managed' },
    }),
  );
  const silent = { write: () => true };
  return conform({
    timeoutMs: PATIENCE_MS,
    kind: 'live',
    target: sandbox.url,
    profile,
    env: Object.fromEntries(Object.entries(all).map(([role, token]) => [variable(role), token])),
    suite: [suite],
    area,
    allowWrites,
    runsDir: join(dir, 'runs'),
    stdout: silent,
    stderr: silent,
  });
}

const isWrong = ({ outcome }: Result) => ['fail', 'error', 'blocked'].includes(outcome);
// A run that may write also does what a reading run does.
const RUNS: [string, boolean, number][] = [
  ['properties', true, 600],
  ['probes', true, 110],
  ['negative', true, 400],
];
const READING: [string, boolean, number][] = [
  ['properties', false, 400],
  ['probes', false, 100],
  ['negative', false, 200],
];

test.each([...RUNS, ...(isWhole() ? READING : [])])(
  '%s, with writes: %s',
  async (suite, allowWrites, atLeast) => {
    const before = (await stateOf()).counts;
    const { results, counts, exitStatus } = await run(suite, allowWrites);
    const wrong = results.filter(isWrong);
    expect(
      wrong
        .filter((result) => !needsBzip2(result))
        .map(({ id, reason, findings }) => [id, reason, findings]),
    ).toEqual([]);
    const flaky = results.filter((result) => result.flaky);
    expect(flaky.map(({ id, notes }) => [id, notes])).toEqual([]);
    expect(counts.pass).toBeGreaterThan(isWhole() ? atLeast : 0);
    expect(exitStatus).toBe(wrong.length === 0 ? 0 : 1);
    expect({ ...(await stateOf()).counts, ...IRREVERSIBLE }).toEqual({
      ...before,
      ...IRREVERSIBLE,
    });
  },
);

test('every case and every workflow passes on the sandbox', async () => {
  const silent = { write: () => true };
  const { results, exitStatus, counts } = await conform({
    target: 'sandbox',
    timeoutMs: PATIENCE_MS,
    runsDir: join(dir, 'runs'),
    stdout: silent,
    stderr: silent,
  });
  const wrong = results.filter(isWrong);
  expect(
    wrong
      .filter((result) => !needsBzip2(result))
      .map(({ id, reason, findings }) => [id, reason, findings]),
  ).toEqual([]);
  expect(counts.pass).toBeGreaterThan(900);
  expect(exitStatus).toBe(wrong.length === 0 ? 0 : 1);
});

/** Specifies the command `pair`: a second sandbox, with other IDs, names and SHAs, stands for the deployment. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Contract, readContract } from '../contract/contract.ts';
import { dumpRows, Reply, type RunningSandbox, readSeed, startSandbox } from '../sandbox/index.ts';
import { PATIENCE_MS } from '../test/deployment/patience.ts';
import { lacks } from '../test/programs.ts';
import { type PairOptions, pair } from './index.ts';

const SUITES = join(import.meta.dirname, 'testing');
const FETCH = ['node', join(SUITES, 'suite.mjs')];
const NODE_TEST = [
  'node',
  '--import',
  import.meta.resolve('tsx'),
  '--test',
  join(SUITES, 'suite.ts'),
];
const PYTHON = ['python3', join(SUITES, 'suite.py')];

let contract: Contract;
let dir: string;
beforeAll(async () => {
  contract = await readContract();
  dir = await mkdtemp(join(tmpdir(), 'pair-'));
});
afterAll(() => rm(dir, { recursive: true }));

/** Starts a deployment, and writes its profile. */
async function deploy(seed: string) {
  const running = await startSandbox({ contract, ...(await readSeed(seed)) });
  const roles = Object.entries(running.tokens);
  const variable = (role: string) => `${role.toUpperCase().replaceAll('-', '_')}_OF_THEIRS`;
  const profile = join(dir, `${seed.replace(':', '-')}.yaml`);
  await writeFile(
    profile,
    JSON.stringify({
      baseUrl: `${running.url}/api/v4`,
      tokens: Object.fromEntries(roles.map(([role]) => [role, `$${variable(role)}`])),
      fixtures: running.sandbox.fixtures,
      tier: 'ultimate',
    }),
  );
  const env = Object.fromEntries(roles.map(([role, token]) => [variable(role), token]));
  return { running, profile, env };
}

type Deployment = Awaited<ReturnType<typeof deploy>>;

async function run(
  { profile, env }: Deployment,
  command: string[],
  more: Partial<PairOptions> = {},
) {
  let messages = '';
  const ran = await pair({
    ...{ command, profile, allowWrites: true, timeoutMs: PATIENCE_MS },
    env: { ...process.env, ...env },
    runsDir: join(dir, 'runs'),
    stderr: { write: (text) => (messages += text) },
    ...more,
  });
  return { ...ran, messages };
}

describe.each(['random:11', 'random:12', 'random:13'])(
  'on an equal deployment, seed %s',
  (seed) => {
    let deployment: Deployment;
    beforeAll(async () => {
      deployment = await deploy(seed);
    });
    afterAll(() => deployment.running.close());

    test.each([
      ['fetch', FETCH, 26, 3],
      ['node:test with startSandbox', NODE_TEST, 6, 2],
      ...(lacks('python3') ? [] : [['Python', PYTHON, 10, 1] as const]),
    ])('tests with %s hold, and leave nothing behind', async (_, command, calls, conversations) => {
      const before = rowsOf(deployment.running);
      const { exitStatus, report } = await run(deployment, [...command]);
      const differing = report?.conversations.flatMap((one) => one.differing);
      expect([differing, report?.notSent, report?.left]).toEqual([[], [], []]);
      expect(report?.calls).toEqual({ recorded: calls, sent: calls, equal: calls });
      expect([report?.conversations.length, exitStatus]).toEqual([conversations, 0]);
      expect(rowsOf(deployment.running)).toEqual(before);
    });
  },
);

/** Returns the numbers of rows. No operation removes a sent email or an event of the audit log. */
function rowsOf({ sandbox }: RunningSandbox) {
  const tables: [string, unknown[]][] = JSON.parse(dumpRows(sandbox));
  return tables.flatMap(([name, rows]) =>
    ['emails', 'audit_events'].includes(name) ? [] : [[name, rows.length]],
  );
}

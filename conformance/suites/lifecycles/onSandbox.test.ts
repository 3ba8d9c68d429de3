/** Every workflow runs on the sandbox, and leaves it as it was but for what no operation removes. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Contract, readContract } from '../../../contract/contract.ts';
import { PATIENCE_MS } from '../../../faults/patience.ts';
import { startSandbox, worldSeed } from '../../../sandbox/index.ts';
import { createSession, type Session } from '../../engine/createSession.ts';
import { controlledSandbox } from '../../target/controlledSandbox.ts';
import { CAPABILITIES, type Target } from '../../target/target.ts';
import { lifecycles } from './lifecycles.ts';

/** Tables of which rows stay, and why. */
const IRREVERSIBLE = {
  alerts: 'no operation deletes an alert',
  audit_events: 'they happened',
  dependency_list_exports: 'they go when they expire',
  emails: 'they are sent',
  git_refs: 'no operation deletes a branch',
  milestones: 'a milestone that was promoted is one of the group',
  repository_storages: 'it says where repositories are that have moved once',
  storage_moves: 'no operation deletes a move',
};

let contract: Contract;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let target: Target;
let session: Session;

beforeAll(async () => {
  contract = await readContract();
  sandbox = await startSandbox({ contract, ...(await worldSeed()) });
  target = {
    kind: 'sandbox',
    can: CAPABILITIES.sandbox,
    base: `${sandbox.url}/api/v4`,
    fixtures: {},
    flags: {},
    ...(await controlledSandbox(contract, sandbox.url)).target,
  };
  session = createSession(contract, target, { timeoutMs: PATIENCE_MS });
});
afterAll(async () => {
  session.close();
  await sandbox.close();
});

const counts = async (): Promise<Record<string, number>> =>
  (await (await fetch(`${sandbox.url}/_sandbox`)).json()).counts;

test.each(['once', 'and once more, without a reset between'])('%s', async () => {
  const problems: string[] = [];
  const left: string[] = [];
  for (const job of lifecycles.plan(contract, target)) {
    if (!('perform' in job)) continue;
    const before = await counts();
    const { id, outcome, reason, findings, notes } = await session.perform(job);
    const after = await counts();
    if (outcome !== 'pass' || notes.length > 0)
      problems.push([id, reason, ...findings.map(({ message }) => message), ...notes].join('\n'));
    for (const table of Object.keys(after))
      if (after[table] !== before[table] && !(table in IRREVERSIBLE)) left.push(`${id}: ${table}`);
  }
  expect(problems).toEqual([]);
  expect(left).toEqual([]);
});

test('what is not run is for a person to run', () => {
  const reasons = lifecycles
    .plan(contract, target)
    .flatMap((job) => ('reason' in job ? [job.reason] : []));
  expect(reasons.filter((reason) => !reason.startsWith('not for a program'))).toEqual([]);
});

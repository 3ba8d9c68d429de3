/** Tests that workflows run on the sandbox, and remove the resources that they create. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Contract, readContract } from '../../../contract/contract.ts';
import { allFlagsOn } from '../../../contract/featureFlags.ts';
import { startSandbox, worldSeed } from '../../../sandbox/index.ts';
import { needsBzip2 } from '../../../test/deployment/needsBzip2.ts';
import { PATIENCE_MS } from '../../../test/deployment/patience.ts';
import { sample } from '../../../test/sample.ts';
import { createSession, type Session } from '../../engine/createSession.ts';
import { controlledSandbox } from '../../target/controlledSandbox.ts';
import { CAPABILITIES, type Target } from '../../target/target.ts';
import { lifecycles } from './lifecycles.ts';

/** Tables with rows that a run leaves behind, and the reason for each. */
const IRREVERSIBLE = {
  alerts: 'no operation deletes an alert',
  award_emoji: 'no operation removes a reaction',
  audit_events: 'no operation deletes an audit event',
  dependency_list_exports: 'an export stays until it expires',
  emails: 'no operation deletes a sent email',
  git_refs: 'no operation deletes a branch',
  milestones: 'a promoted milestone belongs to the group',
  repository_storages: 'the table names the storage of each moved repository',
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
    flags: allFlagsOn(contract),
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

test.each(['once', 'again, without a reset'])('a workflow passes and cleans up: %s', async () => {
  const problems: string[] = [];
  const left: string[] = [];
  for (const job of sample(lifecycles.plan(contract, target), 3)) {
    if (!('perform' in job)) continue;
    const before = await counts();
    const { id, outcome, reason, findings, notes } = await session.perform(job);
    const after = await counts();
    if (needsBzip2({ findings })) continue;
    if (outcome !== 'pass' || notes.length > 0)
      problems.push([id, reason, ...findings.map(({ message }) => message), ...notes].join('\n'));
    for (const table of Object.keys(after))
      if (after[table] !== before[table] && !(table in IRREVERSIBLE)) left.push(`${id}: ${table}`);
  }
  expect(problems).toEqual([]);
  expect(left).toEqual([]);
});

test('every workflow runs, except those that need a person', () => {
  const reasons = lifecycles
    .plan(contract, target)
    .flatMap((job) => ('reason' in job ? [job.reason] : []));
  expect(reasons.filter((reason) => !reason.startsWith('not for a program'))).toEqual([]);
});

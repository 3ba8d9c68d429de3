import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { JsonValue } from '../../../contract/case.ts';
import { type Contract, readContract } from '../../../contract/contract.ts';
import type { Delivery } from '../deliver.ts';
import { findRemnants } from './findRemnants.ts';
import { type LedgerEntry, openLedger } from './ledger.ts';

const RUN = 'fc-test';
let contract: Contract;
beforeAll(async () => {
  contract = await readContract();
});

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'remnants-'));
});
afterEach(() => rm(dir, { recursive: true }));

/**
 * Searches for a milestone whose creation got no response. Returns its ledger entry after the search.
 * @param list the response of the list of milestones
 * @param named whether the milestone has the name of the run
 * @param canReadOthers whether the server shows another list in spite of the response of the list of milestones
 */
async function remnantAfter(
  list: { status: number; body?: JsonValue },
  named: boolean,
  id = 5,
  canReadOthers = false,
): Promise<LedgerEntry> {
  const ledger = openLedger(join(dir, 'ledger.jsonl'), {
    run: RUN,
    base: 'http://t',
    startedAt: '',
  });
  const entry = ledger.begin({ operation: 'createMilestone', as: 'owner', path: { id }, named });
  const response = {
    status: list.status,
    reason: '',
    headers: [],
    body: Buffer.from(JSON.stringify(list.body ?? null)),
  };
  const exchange = { response } as unknown as Delivery['exchange'];
  const otherList = canReadOthers && {
    response: { status: 200, reason: '', headers: [], body: Buffer.from('[]') },
  };
  await findRemnants(
    contract,
    { tokens: { owner: 'o', guest: 'g' } },
    ledger,
    RUN,
    async ({ operation }) => {
      const came = operation.id === 'listSshKeys' && otherList ? otherList : exchange;
      return { exchange: came, exchanges: [came], redirects: [] } as unknown as Delivery;
    },
  );
  ledger.close();
  return entry;
}

test('marks a resource for removal if the list shows it with the name of the run', async () => {
  const body = [
    { id: 5, title: 'other' },
    { id: 6, title: `${RUN}-1` },
  ];
  expect(await remnantAfter({ status: 200, body }, true)).toMatchObject({
    done: false,
    undo: [{ operation: 'deleteMilestone', path: { id: 5, milestone_id: 6 } }],
  });
});

test('closes the entry of a named resource that the list does not show', async () => {
  expect(await remnantAfter({ status: 200, body: [] }, true)).toMatchObject({ done: true });
  expect(await remnantAfter({ status: 200, body: [] }, false)).toMatchObject({ done: false });
});

test('closes the entry of a resource whose parent does not exist, if the server shows something else', async () => {
  const none = { status: 404 };
  expect(await remnantAfter(none, false, 404404, true)).toMatchObject({ done: true });
  expect(await remnantAfter(none, false, 404404, false)).toMatchObject({ done: false });
});

test('keeps the entry open if the list cannot be read', async () => {
  expect(await remnantAfter({ status: 403 }, true)).toMatchObject({ done: false });
  expect(await remnantAfter({ status: 500 }, true)).toMatchObject({ done: false });
});

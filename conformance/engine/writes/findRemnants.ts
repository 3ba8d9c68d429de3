import type { Contract } from '../../../contract/contract.ts';
import type { Target } from '../../target/target.ts';
import { callersToTry } from '../../target/tokenFor.ts';
import type { Call, Send } from '../job.ts';
import { absenceFinder } from './absence.ts';
import type { Ledger } from './ledger.ts';
import { canReadAnyList, readList } from './readList.ts';
import { undoRequests } from './undoRequests.ts';

/**
 * Looks for resources that a run may have created without receiving a response. It searches the list of such
 * resources for the name of the run. Each resource that it finds is written to the ledger, so that it will be
 * removed.
 */
export async function findRemnants(
  contract: Contract,
  target: Pick<Target, 'tokens' | 'sharedToken' | 'ranking'>,
  ledger: Ledger,
  run: string,
  send: Send,
): Promise<void> {
  const isAbsent = absenceFinder(contract, send);
  for (const entry of ledger.entries) {
    const creator = contract.operations.get(entry.operation);
    if (entry.done || entry.undo || !creator) continue;
    const request: Call['request'] = { path: entry.path, query: {}, headers: {} };
    const callers = callersToTry(entry.as, target);
    // If the parent resource does not exist, the target has refused the creation.
    const [caller] = callers;
    if (
      caller &&
      (await isAbsent({ operation: creator, request, ...caller })) &&
      (await canReadAnyList(contract, caller, send))
    ) {
      ledger.done(entry);
      continue;
    }
    const list = [...contract.operations.values()].find(
      ({ method, path }) => method === 'get' && path === creator.path,
    );
    for (const caller of callers) {
      if (!list) break;
      const items = await readList({ operation: list, request, ...caller, expected }, send);
      if (!items) continue;
      const known = new Set(ledger.entries.map(({ undo }) => JSON.stringify(undo)));
      const undo = items
        .filter((item) => JSON.stringify(item).includes(run))
        .map((item) => undoRequests(contract, creator, request, item))
        .find((undo) => undo && !known.has(JSON.stringify(undo)));
      if (undo) ledger.created(entry, undo);
      // The list shows no new resource with the name of the run, so the resource was never created.
      else if (entry.named) ledger.done(entry);
      break;
    }
  }
}

const expected = { status: 200 };

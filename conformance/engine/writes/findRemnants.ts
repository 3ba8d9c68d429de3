import type { Contract } from '../../../contract/contract.ts';
import { readJson } from '../../../wire/readBody.ts';
import type { Target } from '../../target/target.ts';
import { callersToTry } from '../../target/tokenFor.ts';
import type { Call, Send } from '../job.ts';
import type { Ledger } from './ledger.ts';
import { undoRequests } from './undoRequests.ts';

/** How many pages of a list are looked through. */
const MAX_PAGES = 20;

/**
 * Looks for things of a run whose creation nobody heard back from: in the list where they would be, by the
 * name of the run. What is found is written into the ledger, so that it can be removed.
 */
export async function findRemnants(
  contract: Contract,
  target: Pick<Target, 'tokens' | 'sharedToken'>,
  ledger: Ledger,
  run: string,
  send: Send,
): Promise<void> {
  for (const entry of ledger.entries) {
    const maker = contract.operations.get(entry.operation);
    const list = [...contract.operations.values()].find(
      ({ method, path }) => method === 'get' && path === maker?.path,
    );
    const [caller] = callersToTry(entry.as, target);
    if (entry.done || entry.undo || !maker || !list) continue;
    const request: Call['request'] = { path: entry.path, query: {}, headers: {} };
    for (let page = 1; page <= MAX_PAGES && !entry.undo; page += 1) {
      const { exchange } = await send({
        operation: list,
        request: { ...request, query: { per_page: 100, page } },
        ...caller,
        expected: { status: 200 },
      });
      const items = exchange.response?.status === 200 ? readJson(exchange.response) : undefined;
      if (!Array.isArray(items) || items.length === 0) break;
      const known = new Set(ledger.entries.map(({ undo }) => JSON.stringify(undo)));
      const undo = items
        .filter((item) => JSON.stringify(item).includes(run))
        .map((item) => undoRequests(contract, maker, request, item))
        .find((undo) => undo && !known.has(JSON.stringify(undo)));
      if (undo) ledger.made(entry, undo);
    }
  }
}

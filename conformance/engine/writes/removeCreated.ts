import { callersToTry } from '../../target/tokenFor.ts';
import type { LedgerEntry } from './ledger.ts';
import type { GuardOptions } from './permissionFor.ts';
import type { UndoRequest } from './undoRequests.ts';

/** The outcome of a removal. */
type Removal = 'gone' | 'refused' | 'unanswered';

/** If this number of successive removals get no response, no further removal is sent. */
const MAX_UNANSWERED = 2;

/**
 * Removes the resources of a run, the newest first.
 * @returns the entries of the resources that could not be removed
 */
export async function removeCreated(
  options: Pick<GuardOptions, 'contract' | 'target' | 'ledger' | 'send'>,
  entries: LedgerEntry[],
): Promise<LedgerEntry[]> {
  const left: LedgerEntry[] = [];
  let unanswered = 0;
  for (const entry of entries.filter(({ done }) => !done).reverse()) {
    const removal = unanswered < MAX_UNANSWERED ? await remove(options, entry) : 'unanswered';
    unanswered = removal === 'unanswered' ? unanswered + 1 : 0;
    if (removal === 'gone') options.ledger.done(entry);
    else left.push(entry);
  }
  return left;
}

async function remove(
  options: Pick<GuardOptions, 'contract' | 'target' | 'send'>,
  { undo, as }: LedgerEntry,
): Promise<Removal> {
  if (!undo) return 'refused';
  for (const request of undo) {
    const removal = await removeOne(options, request, as);
    if (removal !== 'gone') return removal;
  }
  return 'gone';
}

/**
 * Removes one resource, as its creator or else as another caller.
 * @param as the role that has created the resource. If this role gets a 404, the resource is gone
 */
async function removeOne(
  { contract, target, send }: Pick<GuardOptions, 'contract' | 'target' | 'send'>,
  { operation: id, path, query }: UndoRequest,
  as: string | undefined,
): Promise<Removal> {
  const operation = contract.operations.get(id)!;
  for (const [index, caller] of callersToTry(as, target).entries()) {
    const { exchange } = await send({
      operation,
      request: { path, query, headers: {} },
      ...caller,
      isRemoval: true,
      expected: { status: 204 },
    });
    if (!exchange.response) return 'unanswered';
    const { status } = exchange.response;
    if ((status >= 200 && status < 300) || (status === 404 && index === 0)) return 'gone';
  }
  return 'refused';
}

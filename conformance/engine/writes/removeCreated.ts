import { setTimeout as sleep } from 'node:timers/promises';
import { getOperation } from '../../../contract/contract.ts';
import { quoteMessage } from '../../target/look/readRefusal.ts';
import { callersToTry } from '../../target/tokenFor.ts';
import type { LedgerEntry } from './ledger.ts';
import type { GuardOptions } from './permissionFor.ts';
import { goneFinder, type IsGone } from './seenGone.ts';
import type { UndoRequest } from './undoRequests.ts';

/** The outcome of a removal. `refused` is also a 404 for a resource that is not seen to be gone. */
type Removal = 'gone' | 'refused' | 'unanswered';

type RemoveOptions = Pick<GuardOptions, 'contract' | 'target' | 'send'> & { isGone: IsGone };

/** The statuses that refuse a removal to every caller: no permission, and a method that is not allowed. */
const REFUSALS = new Set([403, 405, 501]);

/** If this number of successive removals get no response, no further removal is sent. */
const MAX_UNANSWERED = 2;

/** The wait in milliseconds before a removed resource that is still shown counts as left. */
const LONGEST_LAG_MS = 3000;

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
  const { isGone } = goneFinder(options);
  for (const entry of entries.filter(({ done }) => !done).reverse()) {
    const removal =
      unanswered < MAX_UNANSWERED ? await remove({ ...options, isGone }, entry) : 'unanswered';
    unanswered = removal === 'unanswered' ? unanswered + 1 : 0;
    if (removal === 'gone') options.ledger.done(entry);
    else left.push(entry);
  }
  return left;
}

/**
 * Finds the resources that a list still shows, although their removals have succeeded. They are in the ledger again. Only
 * lists of the fixtures are read, since a resource of the run has its lists removed with it.
 */
export async function findStillThere(
  options: Pick<GuardOptions, 'contract' | 'target' | 'ledger' | 'send'>,
): Promise<LedgerEntry[]> {
  const { contract, target, ledger } = options;
  // Some removals leave something in the list, such as a returned loan.
  const leaves = ({ operation }: LedgerEntry) =>
    contract.operations.get(operation)?.definition['x-undo']?.leaves;
  const named = new Set(Object.values(target.fixtures).map(String));
  const removed = ledger.entries.filter(
    (entry) =>
      entry.done &&
      entry.undo &&
      !entry.isRefusal &&
      leaves(entry) === undefined &&
      Object.values(entry.path).every((value) => named.has(String(value))),
  );
  let seen = await findSeen(options, removed);
  if (seen.length > 0) {
    // A cache or a node with a lag may show a resource a while longer.
    await sleep(LONGEST_LAG_MS);
    seen = await findSeen(options, seen);
  }
  for (const entry of seen) ledger.created(entry, entry.undo ?? []);
  return seen;
}

/** Returns the entries whose resources are in a list that their creators can read. */
async function findSeen(
  { contract, target, send }: Pick<GuardOptions, 'contract' | 'target' | 'send'>,
  entries: LedgerEntry[],
): Promise<LedgerEntry[]> {
  // The look is a part of the clean-up, which goes on after Ctrl-C.
  const { isSeen } = goneFinder({ contract, send: (call) => send({ ...call, isRemoval: true }) });
  const seen: LedgerEntry[] = [];
  for (const entry of entries) {
    const [caller] = callersToTry(entry.as, target);
    for (const undo of caller ? (entry.undo ?? []) : [])
      if (await isSeen(entry, undo, caller!)) {
        seen.push(entry);
        break;
      }
  }
  return seen;
}

async function remove(options: RemoveOptions, entry: LedgerEntry): Promise<Removal> {
  for (const request of entry.undo ?? []) {
    const removal = await removeOne(options, request, entry);
    if (removal !== 'gone') return removal;
  }
  return entry.undo ? 'gone' : 'refused';
}

/**
 * Removes one resource, as its creator or else as another caller. The resource is gone if the response is a documented
 * success. After a 404, another success or a refusal, it is gone only if its creator sees that. A creation without a
 * response may have created nothing.
 */
async function removeOne(
  { contract, target, send, isGone }: RemoveOptions,
  undo: UndoRequest,
  entry: LedgerEntry,
): Promise<Removal> {
  const { operation: id, path, query } = undo;
  const operation = getOperation(contract, id);
  for (const [index, caller] of callersToTry(entry.as, target).entries()) {
    const { exchange } = await send({
      operation,
      request: { path, query, headers: {} },
      ...caller,
      isRemoval: true,
      expected: { status: 204 },
    });
    if (!exchange.response) return 'unanswered';
    const { status } = exchange.response;
    if (String(status) in operation.definition.responses && status < 300) return 'gone';
    // A caller with fewer rights than the creator may not see a resource that exists.
    const mayBeGone = index === 0 && (status < 300 || status === 404 || REFUSALS.has(status));
    if (mayBeGone && (await isGone(entry, undo, caller))) return 'gone';
    if (REFUSALS.has(status))
      entry.refusal ??= { operation: id, status, says: quoteMessage(exchange.response) };
  }
  return 'refused';
}

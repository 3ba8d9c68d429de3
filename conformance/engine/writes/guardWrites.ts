/**
 * What stands between a run and the things of a deployment that are not its own: every request that
 * changes something passes here, whichever suite sends it.
 */

import {
  type Contract,
  type ContractOperation,
  changesNothing,
} from '../../../contract/contract.ts';
import { readJson } from '../../../wire/readBody.ts';
import { pathOf } from '../../../wire/wireRequest.ts';
import type { Target, Writes } from '../../target/target.ts';
import { callersToTry } from '../../target/tokenFor.ts';
import { type Delivery, isRefused } from '../deliver.ts';
import { type Call, CannotPerform, type Send } from '../job.ts';
import { absenceFinder } from './absence.ts';
import type { Ledger, LedgerEntry } from './ledger.ts';
import { canBeUndone, type UndoRequest, undoRequests } from './undoRequests.ts';

export interface GuardOptions {
  contract: Contract;
  target: Pick<Target, 'tokens' | 'sharedToken' | 'fixtures'>;
  ledger: Ledger;
  /** The name of the run, and the operations that may be called whatever they change. */
  writes: Pick<Writes, 'run' | 'operations'>;
  /** Sends a request without asking anybody. */
  send: Send;
}

/** Guards the writes of one run. */
export interface WriteGuard {
  /**
   * Sends a call, if it changes nothing but what the run has made; what it makes goes into the ledger.
   * @param onCreate called with what the call is about to make
   * @throws CannotPerform
   */
  send(call: Call, onCreate?: (entry: LedgerEntry) => void): Promise<Delivery>;
  /**
   * Removes what the run has made, the newest first.
   * @returns what could not be removed
   */
  undo(entries: LedgerEntry[]): Promise<LedgerEntry[]>;
}

/** What came of a removal. */
type Removal = 'gone' | 'refused' | 'unanswered';

/** After so many removals in a row without a response, the target is given up. */
const ENOUGH_UNANSWERED = 2;

export function guardWrites(options: GuardOptions): WriteGuard {
  const { contract, target, ledger, send } = options;
  const { run, operations: named } = options.writes;
  const namesNothing = absenceFinder(contract, send);
  /** What named operations have changed that the run has not made. */
  const changed = new Set<string>();
  const nameOf = pathName(target.fixtures);

  return {
    send: async (call, onCreate) => {
      if (changesNothing(call.operation)) return send(call);
      const creates = await permit(call);
      const entry = creates && call.operation.definition['x-undo'] ? begin(call) : undefined;
      if (entry) onCreate?.(entry);
      const delivery = await send(call);
      if (entry) settle(entry, call, delivery);
      if (isSuccess(delivery)) {
        noteRemoved(call);
        if (named.has(call.operation.id)) changed.add(nameOf(call.operation, call.request.path));
      } else if (isUnexpectedRefusal(delivery, call) && !isOwn(call) && wasChanged(call))
        throw new CannotPerform('not-run', 'what it is called on was changed by an earlier case');
      return delivery;
    },
    undo: async (entries) => {
      const left: LedgerEntry[] = [];
      let unanswered = 0;
      for (const entry of [...entries].reverse()) {
        if (entry.done) continue;
        const removal = unanswered < ENOUGH_UNANSWERED ? await remove(entry) : 'unanswered';
        unanswered = removal === 'unanswered' ? unanswered + 1 : 0;
        if (removal === 'gone') ledger.done(entry);
        else left.push(entry);
      }
      return left;
    },
  };

  /**
   * @returns whether what the call makes is the run's: what is there already, as a call that must be refused
   *   may want it, is not
   */
  async function permit(call: Call): Promise<boolean> {
    const { id, definition } = call.operation;
    if (named.has(id)) return true;
    if (definition['x-irreversible'])
      throw new CannotPerform(
        'not-run',
        `is only tried where the profile names it in writes.operations: ${definition['x-irreversible']}`,
        [`writes.operations: ${id}`],
      );
    // What is gone may be called on where it is to be seen that it is.
    const mustBeRefused = call.expected.status >= 400;
    if (isOwn(call, mustBeRefused)) return true;
    if (definition['x-undo']) {
      if (!canBeUndone(contract, definition['x-undo'], call.request))
        throw new CannotPerform('not-run', 'the request does not tell how to remove what it makes');
      const isThere = await wasThere(call);
      if (isThere && !mustBeRefused)
        throw new CannotPerform(
          'not-run',
          'what it would make is there already, and would be removed with what the run has made',
        );
      return !isThere;
    }
    if (await namesNothing(call)) return true;
    // It is to be seen that it is not there: who may see most looks first.
    const [privileged] = callersToTry(undefined, target);
    if (call.expected.status === 404 && privileged)
      if (await namesNothing({ ...call, ...privileged }, { isAnything: true })) return true;
    throw new CannotPerform(
      'not-run',
      `would change ${nameOf(call.operation, call.request.path)}, which this run has not made; writes.operations in the profile can name the operation`,
      [`writes.operations: ${id}`],
    );
  }

  function wasChanged({ operation, request }: Call): boolean {
    return changed.has(nameOf(operation, request.path));
  }

  /**
   * Whether what a call is to make is there already: a tag of that name, a key that is enabled. A name of
   * the run's is not.
   */
  async function wasThere({ operation, request, token }: Call): Promise<boolean> {
    const undo = undoRequests(contract, operation, request, undefined) ?? [];
    for (const one of undo) {
      const remover = contract.operations.get(one.operation)!;
      const reader = [...contract.operations.values()].find(
        ({ method, path }) => method === 'get' && path === remover.path,
      );
      if (!reader || undoName(one).includes(run)) continue;
      const { exchange } = await send({
        operation: reader,
        request: { path: one.path, query: {}, headers: {} },
        ...(token ? { token } : callersToTry(undefined, target)[0]),
        expected: { status: 404 },
      });
      const status = exchange.response?.status ?? 0;
      if (status !== 404 && status !== 401) return true;
    }
    return false;
  }

  /**
   * Whether a call is on something that the run has made, or on something in it.
   * @param evenRemoved whether what was removed by now counts, too. Default: false
   */
  function isOwn({ operation, request }: Call, evenRemoved = false): boolean {
    const name = nameOf(operation, request.path);
    return ledger.entries.some(
      ({ done, undo }) =>
        (evenRemoved || !done) &&
        undo?.some((one) => {
          const own = undoName(one);
          return name === own || name.startsWith(`${own}/`);
        }),
    );
  }

  function begin({ operation, request, as, expected }: Call): LedgerEntry {
    const { id } = operation;
    const named = JSON.stringify(request.body ?? '').includes(run);
    const entry = ledger.begin({
      ...{ operation: id, path: request.path, named },
      ...(as && { as }),
      ...(expected.status >= 400 && { isRefusal: true }),
    });
    const undo = undoRequests(contract, operation, request, undefined);
    // A thing with the name of the run is its own, whether the response arrives or not.
    if (undo?.every((one) => undoName(one).includes(run))) ledger.created(entry, undo);
    return entry;
  }

  function settle(entry: LedgerEntry, { operation, request }: Call, { exchange }: Delivery): void {
    const { response, failure } = exchange;
    // Without a whole response nobody knows what came of it: the entry stays open.
    if (!response || failure || response.status >= 500) return;
    if (response.status >= 300) {
      ledger.done(entry);
      return;
    }
    const undo = undoRequests(contract, operation, request, readJson(response));
    if (undo) ledger.created(entry, undo);
  }

  /** What the suite has deleted itself needs no removal. */
  function noteRemoved({ operation, request }: Call): void {
    const name = nameOf(operation, request.path);
    for (const entry of ledger.entries) {
      if (entry.done || !entry.undo?.some((one) => one.operation === operation.id)) continue;
      // Of two things with one name, the query tells which is meant.
      const isMeant = ({ query }: UndoRequest) =>
        Object.entries(request.query).every(([key, value]) => value === (query[key] ?? value));
      const left = entry.undo.filter((one) => undoName(one) !== name || !isMeant(one));
      if (left.length === 0) ledger.done(entry);
      else if (left.length < entry.undo.length) ledger.created(entry, left);
    }
  }

  async function remove({ undo, as }: LedgerEntry): Promise<Removal> {
    for (const one of undo ?? []) {
      const removal = await removeOne(one, as);
      if (removal !== 'gone') return removal;
    }
    return undo ? 'gone' : 'refused';
  }

  /**
   * Whoever made it may not remove it: then somebody else may. What who made it does not find is gone.
   */
  async function removeOne(
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

  function undoName({ operation, path }: UndoRequest): string {
    return nameOf(contract.operations.get(operation)!, path);
  }
}

/** How a path is called: the same for a thing by its ID and by its full path, where the profile has both. */
function pathName(fixtures: Target['fixtures']) {
  const ids = new Map(
    Object.entries(fixtures).flatMap(([key, value]) => {
      const id = key.endsWith('.path')
        ? fixtures[`${key.slice(0, -'.path'.length)}.id`]
        : undefined;
      return id === undefined ? [] : [[String(value), id] as const];
    }),
  );
  return (operation: ContractOperation, path: Call['request']['path']): string =>
    pathOf(
      operation,
      Object.fromEntries(
        Object.entries(path).map(([name, value]) => [name, ids.get(String(value)) ?? value]),
      ),
    );
}

function isUnexpectedRefusal(delivery: Delivery, { expected }: Call): boolean {
  return isRefused(delivery) && delivery.exchange.response?.status !== expected.status;
}

function isSuccess({ exchange }: Delivery): boolean {
  const status = exchange.response?.status ?? 0;
  return status >= 200 && status < 300;
}

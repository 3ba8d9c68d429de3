/**
 * What stands between a run and the things of a deployment that are not its own: every request that
 * changes something passes here, whichever suite sends it.
 */

import type { JsonValue } from '../../../contract/case.ts';
import {
  type Contract,
  type ContractOperation,
  changesNothing,
} from '../../../contract/contract.ts';
import { childrenOf } from '../../../contract/walkSchema.ts';
import { readJson } from '../../../wire/readBody.ts';
import { pathOf } from '../../../wire/wireRequest.ts';
import type { Target, Writes } from '../../target/target.ts';
import { callersToTry } from '../../target/tokenFor.ts';
import { type Delivery, isRefused } from '../deliver.ts';
import { type Call, CannotPerform, type Send } from '../job.ts';
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
   * @param onMade called with what the call is about to make
   * @throws CannotPerform
   */
  send(call: Call, onMade?: (entry: LedgerEntry) => void): Promise<Delivery>;
  /**
   * Removes what the run has made, the newest first.
   * @returns what could not be removed
   */
  undo(entries: LedgerEntry[]): Promise<LedgerEntry[]>;
}

export function guardWrites(options: GuardOptions): WriteGuard {
  const { contract, target, ledger, send } = options;
  const { run, operations: named } = options.writes;
  /** For each way to something that should not be there: whether it is not. */
  const absences = new Map<string, Promise<boolean>>();
  /** What named operations have changed that the run has not made. */
  const changed = new Set<string>();
  const nameOf = pathName(target.fixtures);

  return {
    send: async (call, onMade) => {
      if (changesNothing(call.operation)) return send(call);
      await permit(call);
      const entry = call.operation.definition['x-undo'] ? begin(call) : undefined;
      if (entry) onMade?.(entry);
      const delivery = await send(call);
      if (entry) settle(entry, call, delivery);
      if (isSuccess(delivery)) {
        noteRemoved(call);
        if (named.has(call.operation.id)) changed.add(nameOf(call.operation, call.request.path));
      } else if (isRefused(delivery) && !isOwn(call) && wasChanged(call))
        throw new CannotPerform('not-run', 'what it is called on was changed by an earlier case');
      return delivery;
    },
    undo: async (entries) => {
      const left: LedgerEntry[] = [];
      for (const entry of [...entries].reverse()) {
        if (entry.done) continue;
        if (await remove(entry)) ledger.done(entry);
        else left.push(entry);
      }
      return left;
    },
  };

  async function permit(call: Call): Promise<void> {
    const { id, definition } = call.operation;
    if (named.has(id)) return;
    if (definition['x-lasting'])
      throw new CannotPerform(
        'not-run',
        `is only tried where the profile names it in writes.operations: ${definition['x-lasting']}`,
      );
    // What is gone may be called on where it is to be seen that it is.
    if (isOwn(call, call.expected.status >= 400)) return;
    if (definition['x-undo']) {
      if (!canBeUndone(contract, definition['x-undo'], call.request))
        throw new CannotPerform('not-run', 'the request does not tell how to remove what it makes');
      if (await wasThere(call))
        throw new CannotPerform(
          'not-run',
          'what it would make is there already, and would be removed with what the run has made',
        );
      return;
    }
    if (await standsForNothing(call)) return;
    throw new CannotPerform(
      'not-run',
      `would change ${nameOf(call.operation, call.request.path)}, which this run has not made; writes.operations in the profile can name the operation`,
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
   * @param evenGone whether what was removed by now counts, too. Default: false
   */
  function isOwn({ operation, request }: Call, evenGone = false): boolean {
    const name = nameOf(operation, request.path);
    return ledger.entries.some(
      ({ done, undo }) =>
        (evenGone || !done) &&
        undo?.some((one) => {
          const own = undoName(one);
          return name === own || name.startsWith(`${own}/`);
        }),
    );
  }

  function begin({ operation, request, as }: Call): LedgerEntry {
    const { id } = operation;
    const named = JSON.stringify(request.body ?? '').includes(run);
    const entry = ledger.begin({ operation: id, ...(as && { as }), path: request.path, named });
    const undo = undoRequests(contract, operation, request, undefined);
    // A thing with the name of the run is its own, whether the answer arrives or not.
    if (undo?.every((one) => undoName(one).includes(run))) ledger.made(entry, undo);
    return entry;
  }

  function settle(entry: LedgerEntry, { operation, request }: Call, { exchange }: Delivery): void {
    const { response, failure } = exchange;
    // Without a whole answer nobody knows what came of it: the entry stays open.
    if (!response || failure || response.status >= 500) return;
    if (response.status >= 300) {
      ledger.done(entry);
      return;
    }
    const undo = undoRequests(contract, operation, request, readJson(response));
    if (undo) ledger.made(entry, undo);
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
      else if (left.length < entry.undo.length) ledger.made(entry, left);
    }
  }

  async function remove({ undo, as }: LedgerEntry): Promise<boolean> {
    if (!undo) return false;
    for (const one of undo) if (!(await removeOne(one, as))) return false;
    return true;
  }

  /**
   * Whoever made it may not remove it: then somebody else may. What who made it does not find is gone.
   */
  async function removeOne(
    { operation: id, path, query }: UndoRequest,
    as: string | undefined,
  ): Promise<boolean> {
    const operation = contract.operations.get(id)!;
    for (const [index, caller] of callersToTry(as, target).entries()) {
      const { exchange } = await send({
        operation,
        request: { path, query, headers: {} },
        ...caller,
        expected: { status: 204 },
      });
      const status = exchange.response?.status ?? 0;
      if ((status >= 200 && status < 300) || (status === 404 && index === 0)) return true;
    }
    return false;
  }

  function undoName({ operation, path }: UndoRequest): string {
    return nameOf(contract.operations.get(operation)!, path);
  }

  /**
   * Whether a value of the path stands for nothing. What the contract calls unknown may be there all the
   * same, so a request that only reads asks first.
   */
  async function standsForNothing(call: Call): Promise<boolean> {
    const { operation, request } = call;
    for (const { name, 'x-fixture': keys } of operation.definition.parameters ?? []) {
      const value = request.path[name];
      const isUnknown = [keys ?? []]
        .flat()
        .some((key) => String(contract.world?.kinds[key]?.unknown) === String(value));
      if (isUnknown && (await isAbsent(call, name))) return true;
    }
    return false;
  }

  /** Asks for a thing, or for what it would be shown in. */
  function isAbsent({ operation, request, token }: Call, name: string): Promise<boolean> {
    const end = operation.path!.indexOf(`{${name}}`) + name.length + 2;
    const above = operation.path!.slice(0, end);
    const reader = readerOf(contract, above) ?? containerOf(contract, above);
    if (!reader) return Promise.resolve(false);
    const key = `${nameOf(reader, request.path)} ${request.path[name]} ${token}`;
    const known = absences.get(key);
    if (known) return known;
    const absence = send({
      operation: reader,
      request: { path: request.path, query: {}, headers: {} },
      ...(token && { token }),
      expected: { status: 404 },
    }).then(({ exchange: { response } }) => {
      if (!response) return false;
      if (response.status >= 300) return [401, 403, 404].includes(response.status);
      return !reader.path!.startsWith(above) && !mentions(readJson(response), request.path[name]!);
    });
    absences.set(key, absence);
    return absence;
  }
}

/** Whether a value is anywhere in what was shown. */
function mentions(shown: JsonValue | undefined, value: string | number): boolean {
  return (
    String(shown) === String(value) ||
    childrenOf(shown).some(([, child]) => mentions(child as JsonValue, value))
  );
}

/** The shortest way to read something at a path or in it, without further parameters. */
function readerOf({ operations }: Contract, above: string): ContractOperation | undefined {
  return [...operations.values()]
    .filter(
      ({ method, path }) =>
        method === 'get' && path?.startsWith(above) && !path.slice(above.length).includes('{'),
    )
    .sort((a, b) => a.path!.length - b.path!.length)[0];
}

/** The nearest thing above a path that can be read: the list that would show it. */
function containerOf(contract: Contract, path: string): ContractOperation | undefined {
  const above = path.slice(0, path.lastIndexOf('/'));
  if (above === '') return undefined;
  const reader = [...contract.operations.values()].find(
    (one) => one.method === 'get' && one.path === above,
  );
  return reader ?? containerOf(contract, above);
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

function isSuccess({ exchange }: Delivery): boolean {
  const status = exchange.response?.status ?? 0;
  return status >= 200 && status < 300;
}

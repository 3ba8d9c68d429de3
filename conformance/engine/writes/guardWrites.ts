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
import { readBody } from '../../../wire/readBody.ts';
import { pathOf } from '../../../wire/wireRequest.ts';
import type { Target } from '../../target/target.ts';
import { tokensToTry } from '../../target/tokenFor.ts';
import type { Delivery } from '../deliver.ts';
import type { Call, Send } from '../job.ts';
import type { Ledger, LedgerEntry } from './ledger.ts';
import { canBeUndone, type UndoRequest, undoRequests } from './undoRequests.ts';

/** A request was not sent, since it would have changed what the run did not make. */
export class WriteRefused extends Error {
  override name = 'WriteRefused';
}

export interface GuardOptions {
  contract: Contract;
  target: Pick<Target, 'tokens' | 'sharedToken' | 'fixtures'>;
  ledger: Ledger;
  /** The operations that the operator has named: they are sent whatever they change. */
  named: ReadonlySet<string>;
  /** Sends a request without asking anybody. */
  send: Send;
}

/** Guards the writes of one run. */
export interface WriteGuard {
  /**
   * Sends a call, if it changes nothing but what the run has made; what it makes goes into the ledger.
   * @param onMade called with what the call is about to make
   * @throws WriteRefused
   */
  send(call: Call, onMade?: (entry: LedgerEntry) => void): Promise<Delivery>;
  /**
   * Removes what the run has made, the newest first.
   * @returns what could not be removed
   */
  undo(entries: LedgerEntry[]): Promise<LedgerEntry[]>;
}

export function guardWrites(options: GuardOptions): WriteGuard {
  const { contract, target, ledger, named, send } = options;
  /** For each way to something that should not be there: whether it is not. */
  const absences = new Map<string, Promise<boolean>>();
  const nameOf = pathName(contract, target.fixtures);

  return {
    send: async (call, onMade) => {
      if (changesNothing(call.operation)) return send(call);
      await permit(call);
      const { operation, request, as } = call;
      const entry = operation.definition['x-undo']
        ? ledger.begin({ operation: operation.id, ...(as && { as }), path: request.path })
        : undefined;
      if (entry) onMade?.(entry);
      const delivery = await send(call);
      if (entry) settle(entry, call, delivery);
      if (isSuccess(delivery)) noteRemoved(call);
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
      throw new WriteRefused(
        `is only tried where the profile names it in writes.operations: ${definition['x-lasting']}`,
      );
    if (isOwn(call)) return;
    if (definition['x-undo']) {
      if (canBeUndone(definition['x-undo'], call.request)) return;
      throw new WriteRefused('the request does not tell how to remove what it makes');
    }
    if (await standsForNothing(call)) return;
    throw new WriteRefused(
      `would change ${nameOf(call.operation, call.request.path)}, which this run has not made; writes.operations in the profile can name the operation`,
    );
  }

  /** Whether a call is on something that the run has made, or on something in it. */
  function isOwn({ operation, request }: Call): boolean {
    const name = nameOf(operation, request.path);
    return ledger.entries.some(
      ({ done, undo }) =>
        !done &&
        undo?.some((one) => {
          const own = undoName(one);
          return name === own || name.startsWith(`${own}/`);
        }),
    );
  }

  function settle(entry: LedgerEntry, { operation, request }: Call, { exchange }: Delivery): void {
    const { response, failure } = exchange;
    // Without a whole answer nobody knows what came of it: the entry stays open.
    if (!response || failure || response.status >= 500) return;
    if (response.status >= 300) return ledger.done(entry);
    const undo = undoRequests(contract, operation, request, jsonOf(response));
    if (undo) ledger.made(entry, undo);
  }

  /** What the suite has deleted itself needs no removal. */
  function noteRemoved({ operation, request }: Call): void {
    const name = nameOf(operation, request.path);
    for (const entry of ledger.entries) {
      if (entry.done || !entry.undo?.some((one) => one.operation === operation.id)) continue;
      const left = entry.undo.filter((one) => undoName(one) !== name);
      if (left.length === 0) ledger.done(entry);
      else if (left.length < entry.undo.length) ledger.made(entry, left);
    }
  }

  async function remove({ undo, as }: LedgerEntry): Promise<boolean> {
    if (!undo) return false;
    for (const one of undo) if (!(await removeOne(one, as))) return false;
    return true;
  }

  /** Whoever made it may not remove it: then somebody else may. Gone is gone, for all who may look. */
  async function removeOne(
    { operation: id, path, query }: UndoRequest,
    as: string | undefined,
  ): Promise<boolean> {
    const operation = contract.operations.get(id)!;
    const statuses: number[] = [];
    for (const token of tokensToTry(as, target)) {
      const { exchange } = await send({
        operation,
        request: { path, query, headers: {} },
        token,
        expected: { status: 204 },
      });
      const status = exchange.response?.status ?? 0;
      if (status >= 200 && status < 300) return true;
      statuses.push(status);
    }
    return statuses.length > 0 && statuses.every((status) => status === 404);
  }

  function undoName({ operation, path }: UndoRequest): string {
    return nameOf(contract.operations.get(operation)!, path);
  }

  /**
   * Whether a value of the path stands for nothing. What the contract calls unknown may be there all the
   * same, so a request that only reads asks first.
   */
  async function standsForNothing({ operation, request, token }: Call): Promise<boolean> {
    for (const { name, 'x-fixture': keys } of operation.definition.parameters ?? []) {
      const value = request.path[name];
      const isUnknown = [keys ?? []]
        .flat()
        .some((key) => String(contract.world?.kinds[key]?.unknown) === String(value));
      if (!isUnknown) continue;
      const above = operation.path!.slice(0, operation.path!.indexOf(`{${name}}`) + name.length + 2);
      const reader = readerOf(contract, above);
      if (!reader) continue;
      const call: Call = {
        operation: reader,
        request: { path: request.path, query: {}, headers: {} },
        ...(token && { token }),
        expected: { status: 404 },
      };
      const key = `${nameOf(reader, request.path)} ${token}`;
      if (!absences.has(key))
        absences.set(
          key,
          send(call).then(({ exchange }) =>
            [401, 403, 404].includes(exchange.response?.status ?? 0),
          ),
        );
      if (await absences.get(key)) return true;
    }
    return false;
  }
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

/** How a path is called: the same for a thing by its ID and by its full path, where the profile has both. */
function pathName(contract: Contract, fixtures: Target['fixtures']) {
  const ids = new Map(
    Object.entries(fixtures).flatMap(([key, value]) => {
      const id = key.endsWith('.path') ? fixtures[`${key.slice(0, -'.path'.length)}.id`] : undefined;
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

function jsonOf(response: Parameters<typeof readBody>[0]): JsonValue | undefined {
  try {
    return JSON.parse(readBody(response).text ?? '');
  } catch {
    return undefined;
  }
}

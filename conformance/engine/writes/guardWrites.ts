/**
 * Guards every write on a deployment: a run may change only the resources that it has created. All suites send their
 * writes through this guard.
 */
import { isDeepStrictEqual } from 'node:util';
import type { JsonValue } from '../../../contract/case.ts';
import { type ContractOperation, changesNothing } from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import { readJson } from '../../../wire/readBody.ts';
import { type Delivery, isRefused } from '../deliver.ts';
import { type Call, CannotPerform, type Send, type Stage } from '../job.ts';
import type { Ledger, LedgerEntry } from './ledger.ts';
import { type GuardOptions, permissionFor } from './permissionFor.ts';
import { removeCreated } from './removeCreated.ts';
import { type ResourceNames, resourceNames } from './resourceNames.ts';
import { stopRefusedAreas } from './stopRefusedAreas.ts';
import { exceptedFromUndo, readFields, type UndoRequest, undoRequests } from './undoRequests.ts';

/** Guards the writes of one run. */
export interface WriteGuard extends Stage {
  /**
   * Sends a call if it changes only resources of the run. If the call creates a resource, it is written to the
   * ledger.
   * @throws CannotPerform if the call may not be sent
   */
  send: Send;
  /**
   * Removes the resources of the run, the newest first.
   * @returns the entries of the resources that could not be removed
   */
  undo(entries: LedgerEntry[]): Promise<LedgerEntry[]>;
}

export function guardWrites(options: GuardOptions): WriteGuard {
  const { contract, target, ledger, writes, send } = options;
  const names = resourceNames(contract, target.fixtures);
  const permit = permissionFor(options, names);
  const areas = stopRefusedAreas(contract, target);
  /**
   * Names the resources that the run has changed but not created, by operations that the profile permits
   * (`writes.operations`).
   */
  const changed = new Set<string>();

  return {
    send: async (call) => {
      if (changesNothing(call.operation)) return send(call);
      areas.permit(call);
      const permission = await permit(call);
      if ('reason' in permission)
        throw new CannotPerform('not-run', permission.reason, permission.needs);
      const entry = permission.isOwn && isRemovable(call) ? begin(call, permission) : undefined;
      if (entry) call.onCreate?.(entry);
      const delivery = await send(call);
      areas.note(call, delivery);
      if (entry) settle(entry, call, delivery);
      if (isSuccess(delivery)) noteSuccess(call, delivery);
      else if (isUnexpectedRefusal(delivery, call) && wasChanged(call))
        throw new CannotPerform('not-run', 'an earlier case has changed the resource');
      return delivery;
    },
    undo: (entries) => removeCreated(options, entries),
  };

  /** Returns true if an earlier call has changed the resource, and the run did not create the resource. */
  function wasChanged(call: Call): boolean {
    return changed.has(names.ofCall(call)) && !names.isIn(call, ledger.entries.filter(isLeft));
  }

  /** Writes a resource to the ledger, before the call that creates it. */
  function begin(
    { operation, request, as, expected }: Call,
    { isNew = false }: { isNew?: boolean },
  ): LedgerEntry {
    const entry = ledger.begin({
      operation: operation.id,
      path: request.path,
      named: JSON.stringify(readFields(request)).includes(writes.run),
      ...(as && { as }),
      ...(expected.status >= 400 && { isRefusal: true }),
    });
    const undo = undoRequests(contract, operation, request, undefined);
    // The resource has the name of the run, or was not there before. So it can be removed even if no response comes.
    if (undo?.every((one) => isNew || names.ofUndo(one).includes(writes.run)))
      ledger.created(entry, undo);
    return entry;
  }

  /** Completes an entry of the ledger when the response has come. */
  function settle(entry: LedgerEntry, { operation, request }: Call, { exchange }: Delivery): void {
    const { response, failure } = exchange;
    // Without a complete response, it is unknown whether the resource exists, so the entry stays open.
    if (!response || failure || response.status >= 500) return;
    const isCreated = response.status < 300;
    const body = readJson(response);
    const undo = isCreated ? undoRequests(contract, operation, request, body) : undefined;
    const created = undo?.filter((one) => !isReportedFailure(operation, body, one));
    if (!isCreated || created?.length === 0) {
      // A resource with this name is then one of others, so it must not be removed later.
      if (entry.undo) ledger.created(entry, []);
      ledger.done(entry);
    } else if (created) ledger.created(entry, created);
  }

  function noteSuccess(call: Call, { exchange }: Delivery): void {
    // A page of a balancer may have a success status, too.
    if (String(exchange.response?.status) in call.operation.definition.responses)
      noteRemoved(call, ledger, names);
    noteRenamed(call, exchange.response && readJson(exchange.response), options, names);
    if (writes.operations.has(call.operation.id)) changed.add(names.ofCall(call));
  }
}

/** Writes the new name of a resource to the ledger, if a call has renamed it and its removal needs the name. */
function noteRenamed(
  { operation, request }: Call,
  body: JsonValue | undefined,
  { contract, ledger }: GuardOptions,
  names: ResourceNames,
): void {
  if (!/^(put|patch)$/.test(operation.method)) return;
  const name = names.ofCall({ operation, request });
  for (const entry of ledger.entries.filter(isLeft)) {
    const creator = contract.operations.get(entry.operation);
    if (!creator || !entry.undo?.some((one) => names.ofUndo(one) === name)) continue;
    const undo = undoRequests(contract, creator, { ...request, path: entry.path }, body);
    if (undo && !isDeepStrictEqual(undo, entry.undo)) ledger.created(entry, undo);
  }
}

/** Marks the resources in the ledger that a call has removed. */
function noteRemoved(call: Call, ledger: Ledger, names: ResourceNames): void {
  const { operation, request } = call;
  const { query } = request;
  const ofPath = ledger.entries
    .filter(isLeft)
    .flatMap((entry) => (entry.undo ?? []).map((undo) => ({ entry, undo })))
    .filter(
      ({ undo }) => undo.operation === operation.id && names.ofUndo(undo) === names.ofCall(call),
    );
  // If several resources have the same path, the query tells them apart. A resource without a value may be one of
  // them, so an equal query counts more than one that only fits.
  const equal = ofPath.filter(({ undo }) => isDeepStrictEqual(undo.query, query));
  const fitting = ofPath.filter(({ undo }) =>
    Object.entries(query).every(([key, value]) => value === (undo.query[key] ?? value)),
  );
  for (const { entry, undo } of equal.length > 0 ? equal : fitting) {
    const left = (entry.undo ?? []).filter((one) => one !== undo);
    if (left.length === 0) ledger.done(entry);
    else ledger.created(entry, left);
  }
}

/**
 * Returns true if a success status comes with a failure of this resource. An operation may report failures in its body
 * (`refused-in-body`), with a message for each resource that it did not create. Such a resource may exist already.
 */
function isReportedFailure(
  { definition }: ContractOperation,
  body: JsonValue | undefined,
  { path }: UndoRequest,
): boolean {
  if (!definition['x-chosen']?.includes('refused-in-body')) return false;
  if (!isObject(body) || body.status !== 'error') return false;
  const { message } = body;
  return !isObject(message) || Object.values(path).some((value) => String(value) in message);
}

function isLeft({ done }: LedgerEntry): boolean {
  return !done;
}

function isRemovable({ operation, request }: Call): boolean {
  const undo = operation.definition['x-undo'];
  return undo !== undefined && exceptedFromUndo(undo, request) === undefined;
}

const UNAUTHORIZED = 401;

/** Returns true if a resource may be refused because of its state. A 401 is about the token, and not about a resource. */
function isUnexpectedRefusal(delivery: Delivery, { expected }: Call): boolean {
  const status = delivery.exchange.response?.status;
  return isRefused(delivery) && status !== expected.status && status !== UNAUTHORIZED;
}

function isSuccess({ exchange }: Delivery): boolean {
  const status = exchange.response?.status ?? 0;
  return status >= 200 && status < 300;
}

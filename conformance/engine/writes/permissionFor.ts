import type { Contract } from '../../../contract/contract.ts';
import type { Target, Writes } from '../../target/target.ts';
import { callersToTry } from '../../target/tokenFor.ts';
import type { Call, Left, Send } from '../job.ts';
import { absenceFinder } from './absence.ts';
import type { Ledger } from './ledger.ts';
import type { ResourceNames } from './resourceNames.ts';
import { canBeUndone, undoRequests } from './undoRequests.ts';

export interface GuardOptions {
  contract: Contract;
  target: Pick<Target, 'tokens' | 'sharedToken' | 'fixtures'>;
  ledger: Ledger;
  /** The name of the run, and the operations that may change what the run has not created. */
  writes: Pick<Writes, 'run' | 'operations'>;
  /** Sends a request without a guard. */
  send: Send;
}

/** A call may be sent, and what it creates is the run's or not. Or there is a reason why it is not sent. */
export type Permission = { isOwn: boolean } | Left;

/**
 * Makes a function that decides whether a call that writes may be sent. The first rule that speaks of a call decides:
 *
 * 1. The profile names the operation: it is sent.
 * 2. The operation is irreversible: it is not sent.
 * 3. The call is on what the run has created: it is sent.
 * 4. The call creates something that can be removed: it is sent, unless that is there already.
 * 5. The call is on a resource that is not there: it is sent, since nothing can come of it.
 * 6. Anything else would change what belongs to others: it is not sent.
 */
export function permissionFor(
  { contract, target, ledger, writes, send }: GuardOptions,
  names: ResourceNames,
): (call: Call) => Promise<Permission> {
  const isAbsent = absenceFinder(contract, send);
  /** The caller who sees most. */
  const [privileged] = callersToTry(undefined, target);

  return async (call) => {
    const { id, definition } = call.operation;
    const needs = [`writes.operations: ${id}`];
    if (writes.operations.has(id)) return { isOwn: true };
    const irreversible = definition['x-irreversible'];
    if (irreversible)
      return {
        reason: `is only tried where the profile names it in writes.operations: ${irreversible}`,
        needs,
      };
    if (isOnOwn(call)) return { isOwn: true };
    if (definition['x-undo']) return permissionToCreate(call);
    if (await isOnNothing(call)) return { isOwn: true };
    return {
      reason: `would change ${names.ofCall(call)}, which this run has not made; writes.operations in the profile can name the operation`,
      needs,
    };
  };

  /** A resource that the run has removed counts where a call must be refused: the call shows that it is gone. */
  function isOnOwn(call: Call): boolean {
    return names.isIn(
      call,
      ledger.entries.filter(({ done }) => !done || mustBeRefused(call)),
    );
  }

  async function permissionToCreate(call: Call): Promise<Permission> {
    if (!canBeUndone(contract, call.operation.definition['x-undo']!, call.request))
      return { reason: 'the request does not tell how to remove what it makes' };
    const isTaken = await isThereAlready(call);
    if (isTaken && !mustBeRefused(call))
      return {
        reason:
          'what it would make is there already, and would be removed with what the run has made',
      };
    return { isOwn: !isTaken };
  }

  /** Whether the resource that a call would create is there. A resource with the name of the run is not. */
  async function isThereAlready({ operation, request, token }: Call): Promise<boolean> {
    for (const undo of undoRequests(contract, operation, request, undefined) ?? []) {
      const remover = contract.operations.get(undo.operation)!;
      const reader = [...contract.operations.values()].find(
        ({ method, path }) => method === 'get' && path === remover.path,
      );
      if (!reader || names.ofUndo(undo).includes(writes.run)) continue;
      const { exchange } = await send({
        operation: reader,
        request: { path: undo.path, query: {}, headers: {} },
        ...(token ? { token } : privileged),
        expected: { status: 404 },
      });
      const status = exchange.response?.status ?? 0;
      if (status !== 404 && status !== 401) return true;
    }
    return false;
  }

  /** Where a 404 must come, any value may name nothing: the caller who sees most looks first. */
  async function isOnNothing(call: Call): Promise<boolean> {
    if (await isAbsent(call)) return true;
    return call.expected.status === 404 && privileged !== undefined
      ? isAbsent({ ...call, ...privileged }, { isAnything: true })
      : false;
  }
}

function mustBeRefused({ expected }: Call): boolean {
  return expected.status >= 400;
}

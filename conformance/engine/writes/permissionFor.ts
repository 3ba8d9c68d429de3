import type { Contract } from '../../../contract/contract.ts';
import type { Target, Writes } from '../../target/target.ts';
import { callersToTry } from '../../target/tokenFor.ts';
import type { Call, Obstacle, Send } from '../job.ts';
import { absenceFinder } from './absence.ts';
import type { Ledger } from './ledger.ts';
import type { ResourceNames } from './resourceNames.ts';
import { canBeUndone, undoRequests } from './undoRequests.ts';

export interface GuardOptions {
  contract: Contract;
  target: Pick<Target, 'tokens' | 'sharedToken' | 'fixtures'>;
  ledger: Ledger;
  /** The name of the run, and the operations that may change resources of others. */
  writes: Pick<Writes, 'run' | 'operations'>;
  /** Sends a request without a guard. */
  send: Send;
}

/** A permission to send a call, with the owner of the created resource, or else the obstacle. */
export type Permission = { isOwn: boolean } | Obstacle;

/**
 * Returns a function that decides whether a write may be sent. The first condition that holds decides:
 *
 * 1. The profile names the operation: it is sent.
 * 2. The operation is irreversible: it is not sent.
 * 3. The run has created the resource in the path: it is sent.
 * 4. The call creates a resource that can be removed: it is sent, unless the resource exists already.
 * 5. The resource in the path does not exist: it is sent, since it cannot have an effect.
 * 6. Otherwise the call would change a resource of others: it is not sent.
 */
export function permissionFor(
  { contract, target, ledger, writes, send }: GuardOptions,
  names: ResourceNames,
): (call: Call) => Promise<Permission> {
  const isAbsent = absenceFinder(contract, send);
  /** The caller with the most rights. */
  const [privileged] = callersToTry(undefined, target);

  return async (call) => {
    const { id, definition } = call.operation;
    const needs = [`writes.operations: ${id}`];
    if (writes.operations.has(id)) return { isOwn: true };
    const irreversible = definition['x-irreversible'];
    if (irreversible)
      return {
        reason: `runs only if the profile names it in writes.operations: ${irreversible}`,
        needs,
      };
    if (isOnOwnResource(call)) return { isOwn: true };
    if (definition['x-undo']) return permissionToCreate(call);
    if (await isOnAbsentResource(call)) return { isOwn: true };
    return {
      reason: `would change ${names.ofCall(call)}, which this run did not create. To allow it, name the operation in writes.operations of the profile`,
      needs,
    };
  };

  /** A removed resource of the run counts, too, if the call must be refused: such a call shows that it is gone. */
  function isOnOwnResource(call: Call): boolean {
    return names.isIn(
      call,
      ledger.entries.filter(({ done }) => !done || mustBeRefused(call)),
    );
  }

  async function permissionToCreate(call: Call): Promise<Permission> {
    if (!canBeUndone(contract, call.operation.definition['x-undo']!, call.request))
      return { reason: 'the request lacks the values that would remove the created resource' };
    const exists = await createdExists(call);
    if (exists && !mustBeRefused(call))
      return {
        reason:
          'the resource that it would create exists already, and the clean-up would remove it',
      };
    return { isOwn: !exists };
  }

  /** Returns true if the resource that a call would create exists already. One with the name of the run is new. */
  async function createdExists({ operation, request, token }: Call): Promise<boolean> {
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

  /** Returns true if a read shows that the resource does not exist. For an expected 404, the privileged caller reads. */
  async function isOnAbsentResource(call: Call): Promise<boolean> {
    if (await isAbsent(call)) return true;
    return call.expected.status === 404 && privileged !== undefined
      ? isAbsent({ ...call, ...privileged }, { checksAllValues: true })
      : false;
  }
}

function mustBeRefused({ expected }: Call): boolean {
  return expected.status >= 400;
}

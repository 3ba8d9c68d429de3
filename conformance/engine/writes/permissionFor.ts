import { type Contract, type ContractOperation, getOperation } from '../../../contract/contract.ts';
import type { Undo } from '../../../contract/openapi.ts';
import { listPowers } from '../../../contract/roles.ts';
import type { Target, Writes } from '../../target/target.ts';
import { callersToTry } from '../../target/tokenFor.ts';
import type { Call, Obstacle, Send } from '../job.ts';
import { absenceFinder } from './absence.ts';
import type { Ledger } from './ledger.ts';
import type { ResourceNames } from './resourceNames.ts';
import { canBeUndone, exceptedFromUndo, type UndoRequest, undoRequests } from './undoRequests.ts';

export interface GuardOptions {
  contract: Contract;
  target: Pick<Target, 'tokens' | 'sharedToken' | 'ranking' | 'fixtures'>;
  ledger: Ledger;
  /** The name of the run, and the operations that may change resources which the run did not create. */
  writes: Pick<Writes, 'run' | 'operations'>;
  /** Sends a request without a guard. */
  send: Send;
}

/**
 * Permits a call, or gives the reason why it may not be sent. `isOwn` is true if the run owns a created resource, and
 * `isNew` if a read has shown that no such resource was there before.
 */
export type Permission = { isOwn: boolean; isNew?: boolean } | Obstacle;

/**
 * Returns a function that decides whether a write may be sent. The first condition that holds decides:
 *
 * 1. The profile names the operation: the call is sent.
 * 2. The operation is irreversible, or its removal does not remove what this call creates: the call is not sent.
 * 3. The run has created the resource in the path: the call is sent.
 * 4. The call creates a resource that can be removed: the call is sent, except if the resource exists already.
 * 5. The resource in the path does not exist: the call is sent, because it cannot have an effect.
 * 6. Otherwise the call would change a resource that the run did not create: the call is not sent.
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
    const undo = definition['x-undo'];
    const irreversible =
      definition['x-irreversible'] ?? (undo && exceptedFromUndo(undo, call.request));
    if (irreversible)
      return {
        reason: `cannot be undone, so it runs only if the profile names it in \`writes.operations\`: ${irreversible}`,
        needs,
      };
    // Only the run knows its name, so a resource with that name in its path is its own.
    if (isOnOwnResource(call) || names.ofCall(call).includes(writes.run)) return { isOwn: true };
    if (undo) return permissionToCreate(call, undo);
    if (await isOnAbsentResource(call)) return { isOwn: true };
    return {
      reason: `${obstacleOf(call, names)}. To allow it, name the operation in \`writes.operations\` of the profile`,
      needs,
    };
  };

  /**
   * Returns true if the run has created the resource in the path. A removed resource counts only if the call must be
   * refused: the refusal shows that the resource is gone.
   */
  function isOnOwnResource(call: Call): boolean {
    return names.isIn(
      call,
      ledger.entries.filter(({ done }) => !done || mustBeRefused(call)),
    );
  }

  async function permissionToCreate(call: Call, undo: Undo): Promise<Permission> {
    const remover = mustBeRefused(call) ? undefined : lackingRole(contract, target, undo);
    if (remover !== undefined)
      return {
        reason: `creates a resource that only the role ${remover} may remove`,
        needs: [`tokens.${remover}`],
      };
    if (!canBeUndone(contract, undo, call.request))
      return {
        reason: 'the request lacks the values that are needed to remove the created resource',
      };
    const exists = await createdExists(call);
    if (exists && !mustBeRefused(call))
      return {
        reason:
          'the resource that the request would create exists already, and the clean-up would remove it',
      };
    return { isOwn: !exists, isNew: exists === false };
  }

  /**
   * Returns true if the resource that a call would create exists already. A resource with the name of the run is new,
   * so it is not read. Undefined if a read does not tell.
   */
  async function createdExists({ operation, request, token }: Call): Promise<boolean | undefined> {
    let isKnown: false | undefined = false;
    for (const undo of undoRequests(contract, operation, request, undefined) ?? []) {
      const reader = readerOf(contract, undo);
      if (names.ofUndo(undo).includes(writes.run)) continue;
      if (!reader) {
        isKnown = undefined;
        continue;
      }
      const { exchange } = await send({
        operation: reader,
        request: { path: undo.path, query: {}, headers: {} },
        ...(token ? { token } : privileged),
        expected: { status: 404 },
      });
      const status = exchange.response?.status ?? 0;
      if (status !== 404 && status !== 401) return true;
      if (status !== 404) isKnown = undefined;
    }
    return isKnown;
  }

  /**
   * Returns true if a read shows that the resource does not exist. If a 404 is expected, the caller with the most
   * rights reads.
   */
  async function isOnAbsentResource(call: Call): Promise<boolean> {
    if (await isAbsent(call)) return true;
    return call.expected.status === 404 && privileged !== undefined
      ? isAbsent({ ...call, ...privileged }, { checksAllValues: true })
      : false;
  }
}

/** Says why a write without `x-undo` is not sent. An own POST may create a resource instead of changing one. */
function obstacleOf(call: Call, names: ResourceNames): string {
  const { method, definition } = call.operation;
  return method === 'post' && definition['x-extension'] !== undefined
    ? 'names no `x-undo`, so it cannot be undone'
    : `would change ${names.ofCall(call)}, which this run did not create`;
}

/** Returns the lowest role that may remove a resource, if the profile has no token for the removal. */
function lackingRole(
  contract: Contract,
  target: GuardOptions['target'],
  { operation }: Undo,
): string | undefined {
  const { 'x-roles': roles } = getOperation(contract, operation).definition;
  if (!roles || target.sharedToken !== undefined) return undefined;
  const removers = [...roles, ...listPowers(contract, 'all')];
  return removers.some((role) => role in target.tokens) ? undefined : roles[0];
}

/** Returns the read with the path of a removal. */
function readerOf(contract: Contract, undo: UndoRequest): ContractOperation | undefined {
  const remover = getOperation(contract, undo.operation);
  return [...contract.operations.values()].find(
    ({ method, path }) => method === 'get' && path === remover.path,
  );
}

function mustBeRefused({ expected }: Call): boolean {
  return expected.status >= 400;
}

/** Requests to handlers of packs. They know more than requests to handlers of others. */
import type { Access } from '../access/access.ts';
import type { Sandbox } from '../sandbox.ts';
import type { OperationId, SandboxRequest, SuccessOf } from '../server/handler.ts';
import type { Reply } from '../server/reply.ts';
import type { AnyOperation, OwnRequest } from './ownRequest.ts';

/** A request to a handler of a pack, which knows the sandbox itself. */
export interface InnerRequest<Operation = AnyOperation> extends OwnRequest<Operation> {
  sandbox: Sandbox;
  /** The rights of the caller. */
  access: Access;
  /** Scheme and host by which the caller reached this server. */
  origin: string;
  /** Path and query as the caller wrote them. */
  url: string;
  /**
   * Returns this request in the form of an operation of the contract, for a function of the sandbox that needs it.
   * @param changes parts of the request that differ. The values of the path are added to those of the request
   */
  asContract<Id extends OperationId>(
    operation: Id,
    changes?: ContractChanges<Id>,
  ): SandboxRequest<Id>;
  /**
   * Performs an operation of the contract in the transaction of this request: `performContract('createCommit', { body })`.
   * Its handler checks its own conditions. The roles of the contract are not checked again.
   */
  performContract<Id extends OperationId>(
    operation: Id,
    changes: ContractChanges<Id>,
  ): Promise<SuccessOf<Id> | Reply>;
  /**
   * Returns the requested page of a list, and presents only the items on it. With `pagination=keyset`, the items must be
   * in the order of their IDs, and `sort` is its direction (default: descending).
   */
  pageOf<Item extends { id: number }>(
    items: Item[],
    present: (item: Item) => unknown,
  ): Promise<Reply>;
}

/** The parts in which a request to an operation of the contract differs from the request to the pack. */
export interface ContractChanges<Id extends OperationId> {
  path?: Partial<SandboxRequest<Id>['path']>;
  query?: SandboxRequest<Id>['query'];
  body?: SandboxRequest<Id>['body'];
}

/** Performs an operation of a pack, and returns the body of its response. The cases of the pack show its form. */
export type InnerHandler<Operation = AnyOperation> = (request: InnerRequest<Operation>) => unknown;

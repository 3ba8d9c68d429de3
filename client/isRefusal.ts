import type { paths } from '../generated/types.ts';
import type { ContractOperations, OperationOf, OperationTable } from './createForgeClient.ts';
import type { AnyPaths } from './createPathClient.ts';
import { ForgeError } from './forgeError.ts';
import type { ErrorBody, RefusalStatus } from './responseBody.ts';

/** A refusal of one operation with one status. Its body has the documented type. */
export type Refusal<Operation, Status> = ForgeError & {
  readonly status: Status;
  readonly body: ErrorBody<Operation, Status>;
};

/** The type of `isRefusal`. The client that `forge-contract extend` writes has one for all operations. */
export type IsRefusal<
  Paths extends AnyPaths = paths,
  Table extends OperationTable = ContractOperations,
> = <Id extends keyof Table & string, Status extends RefusalStatus<OperationOf<Paths, Id, Table>>>(
  error: unknown,
  operation: Id,
  status: Status,
) => error is Refusal<OperationOf<Paths, Id, Table>, Status>;

/**
 * Returns true if the service has refused a call of this operation with this status, and gives `error.body` its type.
 * Returns false for the page of a gateway, whose body is no JSON.
 *
 * ```ts
 * if (isRefusal(error, 'createTag', 405)) console.log(error.body.message);
 * ```
 */
export const isRefusal: IsRefusal = (error, operation, status): error is never =>
  error instanceof ForgeError &&
  error.operation === operation &&
  error.status === status &&
  error.body instanceof Object;

import type { Method, Operation } from './openapi.ts';

/** An operation of the contract, with its JSON pointer into the bundle. */
export interface ContractOperation {
  id: string;
  method: Method;
  /**
   * The path template, without the base path: `/projects/{id}/repository/tags`. Undefined for an operation among
   * `webhooks`, such as the alert intake: its caller gives the whole address.
   */
  path: string | undefined;
  /** JSON pointer into the bundle: `#/paths/~1projects~1{id}~1repository~1tags/get`. */
  pointer: string;
  definition: Operation;
}

/** An operation below the base URL of the API. */
export type PathOperation = ContractOperation & { path: string };

export function hasPath(operation: ContractOperation): operation is PathOperation {
  return operation.path !== undefined;
}

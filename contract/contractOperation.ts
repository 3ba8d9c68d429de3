import type { Method, Operation } from './openapi.ts';

/** An operation of the contract with its place in it. */
export interface ContractOperation {
  id: string;
  method: Method;
  /**
   * The path template, without the base path: `/projects/{id}/repository/tags`. Undefined where the
   * contract knows none and the caller gives the whole address: the alert intake, among `webhooks`.
   */
  path: string | undefined;
  /** JSON pointer into the bundle: `#/paths/~1projects~1{id}~1repository~1tags/get`. */
  pointer: string;
  definition: Operation;
}

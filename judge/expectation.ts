import type { CaseRequest, CaseResponse } from '../contract/case.ts';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import type { Response } from '../contract/openapi.ts';
import { pointerBelow, pointerTo } from '../contract/pointer.ts';
import { type Located, resolveReference } from '../contract/reference.ts';

/** The offering of a deployment. */
export type Offering = 'hosted' | 'self-managed' | 'dedicated';

/** The facts by which a response is judged. */
export interface Expectation {
  contract: Pick<Contract, 'document' | 'validators' | 'theirs'>;
  operation: ContractOperation;
  /** The request that was sent. */
  request: CaseRequest;
  /** The status that the response must have. */
  status: number;
  /** The exact response that is required. Default: every response that keeps the contract is right. */
  exact?: ExactResponse;
  /** The offering of the deployment. On `hosted`, some pagination headers may be missing. */
  offering?: Offering;
  /** The IDs of checks to skip, because too little is known about the exchange. Default: none. */
  leaveOut?: readonly string[];
}

/** A documented response, and its place in the bundle. */
export interface ExactResponse {
  /** The key of the case among the examples in the bundled contract. */
  example: string;
  response: CaseResponse;
}

/**
 * Returns the documented response of an operation for a status. Documents of others may have a response for a range of
 * statuses (`4XX`) or for all other statuses (`default`). If the operation has none, returns the common response for that
 * status. Undefined if the status is not documented.
 */
export function documentedResponse(
  { contract, operation }: Pick<Expectation, 'contract' | 'operation'>,
  status: number,
): Located<Response> | undefined {
  const { responses } = operation.definition;
  const keys = [String(status), `${String(status)[0]}XX`, 'default'];
  const key = keys.find((one) => one in responses);
  const own = key === undefined ? undefined : responses[key];
  const response = own ?? contract.document['x-common-responses']?.[status];
  const pointer = own
    ? pointerBelow(operation.pointer, 'responses', key!)
    : pointerTo('x-common-responses', status);
  return response && resolveReference<Response>(contract.document, response, pointer);
}

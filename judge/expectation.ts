import type { CaseRequest, CaseResponse } from '../contract/case.ts';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import type { Response } from '../contract/openapi.ts';
import { pointerBelow, pointerTo } from '../contract/pointer.ts';
import { type Located, resolveReference } from '../contract/reference.ts';
import type { CheckId } from './checkIds.ts';

/** How a deployment is offered. */
export type Offering = 'hosted' | 'self-managed' | 'dedicated';

/** What a response is judged by. */
export interface Expectation {
  contract: Pick<Contract, 'document' | 'validators'>;
  operation: ContractOperation;
  /** What was sent. */
  request: CaseRequest;
  /** The status that the response must have. */
  status: number;
  /** The response that must come, to the letter. Without it, any that keeps the contract will do. */
  exact?: ExactResponse;
  /** On the hosted offering some pagination headers may be missing. */
  offering?: Offering;
  /** Checks that are not made, since what is known of the response does not tell. Default: every check is made. */
  leaveOut?: readonly CheckId[];
}

/** A documented response, and where in the bundle it stands. */
export interface ExactResponse {
  /** The key of the case's examples in the bundle. */
  example: string;
  response: CaseResponse;
}

/**
 * What the contract says about answers with a status, for the operation or for any operation; undefined
 * when it does not document the status.
 */
export function documentedResponse(
  { contract, operation }: Pick<Expectation, 'contract' | 'operation'>,
  status: number,
): Located<Response> | undefined {
  const own = operation.definition.responses[status];
  const response = own ?? contract.document['x-common-responses']?.[status];
  const pointer = own
    ? pointerBelow(operation.pointer, 'responses', status)
    : pointerTo('x-common-responses', status);
  return response && resolveReference<Response>(contract.document, response, pointer);
}

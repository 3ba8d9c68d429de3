import type { Case, CaseRequest, CaseResponse } from '../../contract/case.ts';
import type { ContractOperation } from '../../contract/contract.ts';
import type { FixtureKind } from '../../contract/world/knownValues.ts';

/** A call that succeeds in the example world. A rule changes it in one place. */
export interface AcceptedCall {
  /** A role, as in `Case`. */
  as: string;
  request: CaseRequest;
  /** Places of the request whose values are new to the world: `body.branch`. */
  creates?: string[];
}

/** What a rule says of a case; the rest follows from the operation. */
export type DerivedCase = AcceptedCall & Pick<Case, 'name' | 'summary' | 'response'>;

/** Cases that follow for an operation from the contract and the world. */
export type CaseDerivation = (
  operation: ContractOperation,
  accepted: AcceptedCall,
  /** By the keys of `x-fixtures`. */
  kinds: Record<string, FixtureKind>,
) => DerivedCase[];

/** The response that refuses a call: a message, and no more. */
export function refusal(status: number, message: string): CaseResponse {
  return { status, headers: {}, contentType: 'application/json', body: { message } };
}

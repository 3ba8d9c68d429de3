import type { Case, CaseRequest, CaseResponse } from '../../contract/case.ts';
import type { ContractOperation } from '../../contract/contract.ts';
import type { FixtureKind } from '../../contract/world/knownValues.ts';

/** A call that succeeds in the example world. A derivation changes it in one place. */
export interface AcceptedCall {
  /** The role of the caller, as in `Case`. */
  as: string;
  request: CaseRequest;
  /** Places of the request whose values are new to the world: `body.branch`. */
  creates?: string[];
}

/** The part of a case that a derivation gives. The operation gives the rest. */
export type DerivedCase = AcceptedCall & Pick<Case, 'name' | 'summary' | 'response'>;

/** Derives cases of an operation from the contract and the world. */
export type CaseDerivation = (
  operation: ContractOperation,
  accepted: AcceptedCall,
  /** By the keys of `x-fixtures`. */
  kinds: Record<string, FixtureKind>,
) => DerivedCase[];

/** The response that refuses a call, with a message as its body. */
export function refusal(status: number, message: string): CaseResponse {
  return { status, headers: {}, contentType: 'application/json', body: { message } };
}

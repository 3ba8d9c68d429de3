import type { Case, CaseRequest, CaseResponse } from '../../contract/case.ts';
import type { ContractOperation } from '../../contract/contract.ts';
import type { FixtureKind } from '../../contract/world/knownValues.ts';

/** A call that succeeds in the example world (openapi/world). A derived case changes it in one place. */
export interface AcceptedCall {
  /** The role of the caller, as in the `as` field of `Case`. */
  as: string;
  request: CaseRequest;
  /** The parts of the request whose values must not exist in the example world yet: `body.branch`. */
  creates?: string[];
}

/** The part of a case that a derivation returns. The build adds the fields that the operation determines. */
export type DerivedCase = AcceptedCall & Pick<Case, 'name' | 'summary' | 'response'>;

/** A function that derives cases of an operation from the contract and the example world. */
export type CaseDerivation = (
  operation: ContractOperation,
  accepted: AcceptedCall,
  /** The values of each fixture, by the fixture's key in `x-fixtures`. */
  kinds: Record<string, FixtureKind>,
) => DerivedCase[];

/** Returns an error response whose body contains a message. */
export function refusal(status: number, message: string): CaseResponse {
  return { status, headers: {}, contentType: 'application/json', body: { message } };
}

import type { Case } from '../contract/case.ts';
import type { Contract } from '../contract/contract.ts';
import { sparseBody } from '../wire/documented/sparseBody.ts';

/** Returns the cases with the bodies of a deployment with deviations. Without a deviations file, they stay unchanged. */
export function sparseCases(contract: Contract): Case[] {
  const { cases, operations, deviations } = contract;
  if (!deviations) return cases;
  return cases.map((documented) => {
    const { status, contentType, body } = documented.response;
    const operation = operations.get(documented.operation);
    if (!operation || body === undefined || contentType === undefined) return documented;
    const sparser = sparseBody(contract, operation, { status, contentType, body });
    return { ...documented, response: { ...documented.response, body: sparser } };
  });
}

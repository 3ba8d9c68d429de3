import { writeCall } from '../../conformance/index.ts';
import type { Case } from '../../contract/case.ts';
import type { Contract } from '../../contract/contract.ts';
import type { WireRequest } from '../../wire/wireRequest.ts';

/** Returns the requests of cases in the form in which the conformance suite sends them to a target. */
export function requestsOf(
  contract: Contract,
  cases: Case[],
  target: Parameters<typeof writeCall>[1],
): WireRequest[] {
  return cases.map(({ operation, name, as, scheme, request, response }) =>
    writeCall(contract, target, {
      operation: contract.operations.get(operation)!,
      request,
      expected: { ...response, example: name },
      ...(as !== 'anonymous' && { token: 'any-token' }),
      ...(scheme && { scheme }),
    }),
  );
}

import type { JsonValue } from '../contract/case.ts';
import { type Contract, type ContractOperation, successStatuses } from '../contract/contract.ts';
import { sparseBody } from '../wire/documented/sparseBody.ts';
import type { Decorate } from './sandbox.ts';
import { Reply } from './server/reply.ts';

/**
 * Makes a sandbox respond as a deployment with deviations. Fields that the deviations file removes or makes optional are
 * left out, and values that it allows to be null are null. A status in place of another one replaces it.
 * @param contract a contract with a deviations file
 */
export function deviate(contract: Contract): Decorate {
  return (perform, { operation: { id } }) => {
    const operation = contract.operations.get(id);
    if (!operation) return perform;
    return async (incoming) => {
      const { body, headers, status: own } = await perform(incoming);
      const status = own ?? successStatuses(operation)[0] ?? 200;
      const isBinary = body === undefined || body instanceof Uint8Array;
      const shown = isBinary
        ? body
        : sparseBody(contract, operation, {
            ...{ status, contentType: 'application/json' },
            body: JSON.parse(JSON.stringify(body)) as JsonValue,
          });
      return new Reply(shown, { status: findInPlace(operation, status) ?? status, headers });
    };
  };
}

/** Returns the status that the deviations file has in place of another one. */
function findInPlace({ definition }: ContractOperation, status: number): number | undefined {
  const [found] =
    Object.entries(definition.responses).find(([, response]) =>
      '$ref' in response ? false : response['x-in-place-of']?.includes(status),
    ) ?? [];
  return found === undefined ? undefined : Number(found);
}

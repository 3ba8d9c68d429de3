/** Makes responses of a running server wrong, in the ways of the faults of single responses. */
import type { Case } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { RESPONSE_FAULTS } from '../../../faults/response/catalogue.ts';
import { fitsOf } from '../../../faults/response/fits.ts';
import type { RawResponse } from '../../../faults/response/rawResponse.ts';
import { subjectOf } from '../../../faults/response/subject.ts';

/** A response of the server, with its request. */
export interface Answered {
  operation: ContractOperation;
  request: { url: string; contentType: string | undefined; body: Buffer };
  response: RawResponse;
}

/** Returns a function that makes a response wrong, or returns it unchanged where the fault does not apply. */
export function responseFault(contract: Contract, id: string): (answered: Answered) => RawResponse {
  const fault = RESPONSE_FAULTS.find((one) => one.id === id);
  if (!fault) throw new Error(`There is no fault of single responses with the ID ${id}.`);
  const fits = fitsOf(contract.document);
  const siblings = new Map<number, RawResponse>();
  return ({ operation, request, response }) => {
    if (!(String(response.status) in operation.definition.responses)) return response;
    siblings.set(response.status, response);
    try {
      const documented = caseOf(operation, request, response);
      const exchange = { case: documented, request: request as never, response };
      const subject = subjectOf(contract, fits, exchange, [...siblings.values()]);
      const wrong = fault.changes(subject).map((change) => change.wrong);
      return wrong.find((one): one is RawResponse => 'status' in one) ?? response;
    } catch {
      // A response whose body does not have its documented type has no place for the fault.
      return response;
    }
  };
}

/** Describes an exchange as a case, which is the form in which faults of single responses read it. */
function caseOf(
  operation: ContractOperation,
  { contentType, body }: Answered['request'],
  response: RawResponse,
): Case {
  const typeOf = (value: string | undefined) => value?.split(';', 1).join('').trim();
  const sent = typeOf(contentType);
  const type = typeOf(
    response.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1],
  );
  return {
    operation: operation.id,
    request: {
      ...(sent !== undefined && { contentType: sent }),
      ...(sent === 'application/json' && body.length > 0 && { body: JSON.parse(String(body)) }),
    },
    response: { status: response.status, ...(type !== undefined && { contentType: type }) },
  } as Case;
}

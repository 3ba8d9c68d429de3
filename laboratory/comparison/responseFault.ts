/** Makes responses of a running server wrong, in the ways of the faults of single responses. */
import type { Case } from '../../contract/case.ts';
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import { isJson } from '../../wire/mediaType.ts';
import { RESPONSE_FAULTS } from '../faults/response/catalogue.ts';
import { fitsOf } from '../faults/response/fits.ts';
import type { RawResponse } from '../faults/response/rawResponse.ts';
import { subjectOf } from '../faults/response/subject.ts';

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
    const documented = caseOf(operation, request, response);
    // A body that is not JSON has no place for the fault.
    if (documented === undefined) return response;
    siblings.set(response.status, response);
    const exchange = { case: documented, request: request as never, response };
    const subject = subjectOf(contract, fits, exchange, [...siblings.values()]);
    const wrong = fault.changes(subject).map((change) => change.wrong);
    return wrong.find((one): one is RawResponse => 'status' in one) ?? response;
  };
}

/**
 * Describes an exchange as a case, which is the form in which faults of single responses read it. Returns `undefined`
 * if a body that should be JSON is not.
 */
function caseOf(
  operation: ContractOperation,
  { url, contentType, body }: Answered['request'],
  response: RawResponse,
): Case | undefined {
  const typeOf = (value: string | undefined) => value?.split(';', 1).join('').trim();
  const sent = typeOf(contentType);
  const type = typeOf(
    response.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1],
  );
  const isSentJson = sent === 'application/json' && body.length > 0;
  if ((isSentJson && !isJsonText(body)) || (isJson(type ?? '') && !isJsonText(response.body)))
    return undefined;
  return {
    operation: operation.id,
    request: {
      query: Object.fromEntries(new URL(url, 'http://server').searchParams),
      ...(sent !== undefined && { contentType: sent }),
      ...(isSentJson && { body: JSON.parse(String(body)) }),
    },
    response: { status: response.status, ...(type !== undefined && { contentType: type }) },
  } as Case;
}

function isJsonText(body: Buffer): boolean {
  try {
    JSON.parse(String(body));
    return true;
  } catch {
    return false;
  }
}

import type { CaseRequest, CaseResponse, JsonValue } from '../contract/case.ts';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import { causesAt } from '../contract/explain/causesAt.ts';
import type { Response } from '../contract/openapi.ts';
import { pointerBelow } from '../contract/pointer.ts';
import { resolveReference } from '../contract/reference.ts';
import { describeEcho } from '../wire/documented/describeEcho.ts';
import { echoRequest } from '../wire/documented/echoRequest.ts';
import type { MockRequest } from './mockRequest.ts';

/** Creates a function that copies values of a request into a documented response, as `echoRequest` says. */
export function echoer(
  contract: Contract,
): (
  response: CaseResponse,
  request: MockRequest,
  ofCase?: Pick<CaseRequest, 'path' | 'body'>,
) => CaseResponse {
  return (response, request, ofCase) => {
    const facts = describeEcho(contract.document, request.operation);
    const isValid = bodyValidator(contract, request.operation, response);
    return echoRequest({ response, request, ofCase }, facts, isValid);
  };
}

function bodyValidator(
  contract: Contract,
  { definition, pointer }: ContractOperation,
  { status, contentType = '' }: CaseResponse,
): (body: JsonValue) => boolean {
  const written = definition.responses[status];
  if (!written) return () => false;
  const place = pointerBelow(pointer, 'responses', status);
  const documented = resolveReference<Response>(contract.document, written, place);
  const schema = documented.value.content?.[contentType]?.schema;
  if (!schema) return () => false;
  const at = pointerBelow(documented.pointer, 'content', contentType, 'schema');
  return (body) => causesAt(contract, { value: schema, pointer: at }, body).length === 0;
}

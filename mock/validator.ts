import type { JsonValue } from '../contract/case.ts';
import type { Contract } from '../contract/contract.ts';
import { UNAUTHORIZED } from '../contract/deployment.ts';
import { causesAt } from '../contract/explain/causesAt.ts';
import type { Cause } from '../contract/explain/rootCauses.ts';
import type { Parameter } from '../contract/openapi.ts';
import { pointerBelow } from '../contract/pointer.ts';
import type { Located } from '../contract/reference.ts';
import { findBodySchema } from '../wire/findBodySchema.ts';
import { readParameter, withoutBrackets } from '../wire/parameterReadings.ts';
import { readTexts } from '../wire/readTexts.ts';
import { blankTexts, requiredTexts } from '../wire/requiredTexts.ts';
import { neededToken } from './authorize.ts';
import { type FieldError, groupReasons, IS_REQUIRED, listFieldErrors } from './fieldErrors.ts';
import type { MockRequest } from './mockRequest.ts';
import { Refusal } from './refusal.ts';

/**
 * Creates a function that validates a request. It returns the refusal of an invalid request, and undefined for a valid
 * request.
 *
 * The function uses the validators that the build generates from the contract. The validation of the library Prism does
 * not fit: it rejects `None` instead of an array, rejects hashes in a form, and sends undocumented statuses.
 */
export function requestValidator(
  contract: Contract,
): (request: MockRequest) => Refusal | undefined {
  return (request) => {
    const token = neededToken(contract, request.operation);
    if (token && !request.signedIn) return new Refusal(401, `${UNAUTHORIZED}: ${token} is missing`);
    const parameters = listParameters(request);
    if (parameters.some((parameter) => cannotNameResource(parameter, request)))
      return new Refusal(firstDocumented(request, [404, 400]), '404 Not Found');
    const errors = [
      ...parameters.flatMap((parameter) => errorsOfParameter(parameter, request)),
      ...errorsOfBody(contract, request),
    ];
    return errors.length > 0
      ? new Refusal(firstDocumented(request, [400, 422]), groupReasons(errors))
      : undefined;
  };

  /**
   * Returns true if a path value has the wrong form for the name of a resource, such as a text instead of a numeric ID.
   */
  function cannotNameResource(parameter: Located<Parameter>, { path }: MockRequest): boolean {
    const { name, in: place, 'x-fixture': fixture } = parameter.value;
    return (
      place === 'path' && fixture !== undefined && findCauses(parameter, path[name]!).length > 0
    );
  }

  function errorsOfParameter(
    parameter: Located<Parameter>,
    { path, query }: MockRequest,
  ): FieldError[] {
    const { name, in: place, required } = parameter.value;
    if (place === 'header') return [];
    const value = place === 'path' ? path[name] : query[withoutBrackets(name)];
    if (value === undefined) return required ? [[name, IS_REQUIRED]] : [];
    const [causes = [], ...others] = readParameter(name, value).map((one) =>
      findCauses(parameter, one),
    );
    return others.some(({ length }) => length === 0)
      ? []
      : listFieldErrors(withoutBrackets(name), causes);
  }

  function findCauses(
    { value: { schema }, pointer }: Located<Parameter>,
    value: JsonValue,
  ): Cause[] {
    const located = { value: schema, pointer: pointerBelow(pointer, 'schema') };
    return causesAt(contract, located, readTexts(contract.document, located, value));
  }
}

function listParameters({ operation: { definition, pointer } }: MockRequest): Located<Parameter>[] {
  return (definition.parameters ?? []).map((value, index) => ({
    value,
    pointer: pointerBelow(pointer, 'parameters', index),
  }));
}

function errorsOfBody(
  contract: Contract,
  { operation, body, bodyProblem }: MockRequest,
): FieldError[] {
  if (bodyProblem) return [['', bodyProblem]];
  const schema = findBodySchema(operation);
  const isRequired = operation.definition.requestBody?.required === true;
  if (!schema || (body === undefined && !isRequired)) return [];
  const value = body === undefined ? {} : body;
  const errors = [
    ...listFieldErrors('', causesAt(contract, schema, value)),
    ...blankTexts(requiredTexts(contract.document, schema), value).map(
      (name): FieldError => [name, 'must not be blank'],
    ),
  ];
  return body === undefined && errors.length === 0
    ? [['', 'the request must have a body']]
    : errors;
}

/** Returns the first of the given statuses that the operation documents; otherwise the first given status. */
function firstDocumented({ operation: { definition } }: MockRequest, statuses: number[]): number {
  return statuses.find((status) => status in definition.responses) ?? statuses[0]!;
}

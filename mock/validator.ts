import type { JsonValue } from '../contract/case.ts';
import type { Contract } from '../contract/contract.ts';
import { causesAt } from '../contract/explain/causesAt.ts';
import type { Cause } from '../contract/explain/rootCauses.ts';
import type { Parameter } from '../contract/openapi.ts';
import { pointerBelow } from '../contract/pointer.ts';
import type { Located } from '../contract/reference.ts';
import { bodySchemaOf } from '../wire/bodySchemaOf.ts';
import { readingsOf, stemOf } from '../wire/parameterReadings.ts';
import { readTexts } from '../wire/readTexts.ts';
import { neededToken } from './authorize.ts';
import { type Fault, faultsOf, MUST_BE_THERE, reasonsOf } from './explain.ts';
import type { MockRequest } from './mockRequest.ts';
import { Refusal } from './refusal.ts';

/**
 * Makes a function that says why the contract refuses a request; undefined when it does not.
 *
 * Requests are judged by the validators that the build has compiled, so that a refusal speaks the
 * contract's words, and a form, a query and JSON are judged alike. Prism's own validation does not know
 * `None` beside an array or hashes in a form, and answers with statuses that the contract does not document.
 */
export function requestValidator(
  contract: Contract,
): (request: MockRequest) => Refusal | undefined {
  return (request) => {
    const token = neededToken(contract, request.operation);
    if (token && !request.signedIn)
      return new Refusal(401, `401 Unauthorized: ${token} is missing`);
    const parameters = parametersOf(request);
    if (parameters.some((parameter) => namesNothing(parameter, request)))
      return new Refusal(documented(request, [404, 400]), '404 Not Found');
    const faults = [
      ...parameters.flatMap((parameter) => faultsOfParameter(parameter, request)),
      ...faultsOfBody(contract, request),
    ];
    return faults.length > 0
      ? new Refusal(documented(request, [400, 422]), reasonsOf(faults))
      : undefined;
  };

  /** A value that cannot be the name of any thing, such as a text where ids are numbers. */
  function namesNothing(parameter: Located<Parameter>, { path }: MockRequest): boolean {
    const { name, in: place, 'x-fixture': fixture } = parameter.value;
    return place === 'path' && fixture !== undefined && causesOf(parameter, path[name]!).length > 0;
  }

  function faultsOfParameter(parameter: Located<Parameter>, { path, query }: MockRequest): Fault[] {
    const { name, in: place, required } = parameter.value;
    if (place === 'header') return [];
    const value = place === 'path' ? path[name] : query[stemOf(name)];
    if (value === undefined) return required ? [[name, MUST_BE_THERE]] : [];
    const [causes = [], ...others] = readingsOf(name, value).map((one) => causesOf(parameter, one));
    return others.some(({ length }) => length === 0) ? [] : faultsOf(stemOf(name), causes);
  }

  function causesOf({ value: { schema }, pointer }: Located<Parameter>, value: JsonValue): Cause[] {
    const located = { value: schema, pointer: pointerBelow(pointer, 'schema') };
    return causesAt(contract, located, readTexts(contract.document, located, value));
  }
}

function parametersOf({ operation: { definition, pointer } }: MockRequest): Located<Parameter>[] {
  return (definition.parameters ?? []).map((value, index) => ({
    value,
    pointer: pointerBelow(pointer, 'parameters', index),
  }));
}

function faultsOfBody(contract: Contract, { operation, body, bodyProblem }: MockRequest): Fault[] {
  if (bodyProblem) return [['', bodyProblem]];
  const schema = bodySchemaOf(operation);
  const isRequired = operation.definition.requestBody?.required === true;
  if (!schema || (body === undefined && !isRequired)) return [];
  const faults = faultsOf('', causesAt(contract, schema, body === undefined ? {} : body));
  return body === undefined && faults.length === 0
    ? [['', 'the request must have a body']]
    : faults;
}

/** The first of some statuses that the operation documents; where it documents none, the first. */
function documented({ operation: { definition } }: MockRequest, statuses: number[]): number {
  return statuses.find((status) => status in definition.responses) ?? statuses[0]!;
}

import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import type { Undo } from '../../../contract/openapi.ts';
import { evaluateExpression } from '../../../contract/runtimeExpression.ts';

/** A request that removes a resource, as plain data. */
export interface UndoRequest {
  /** The operationId: `deleteTag`. */
  operation: string;
  path: CaseRequest['path'];
  query: CaseRequest['query'];
}

/**
 * Returns the requests that remove the resources which a call creates, by `x-undo` of its operation. A request value
 * with commas names several resources, and each has its own request.
 *
 * @param response the body of the response; undefined if no response came
 * @returns undefined if a value for the removal is neither in the request nor in the response
 */
export function undoRequests(
  contract: Contract,
  { definition }: ContractOperation,
  request: CaseRequest,
  response: JsonValue | undefined,
): UndoRequest[] | undefined {
  const undo = definition['x-undo'];
  const operation = undo && contract.operations.get(undo.operation);
  if (!operation) return undefined;
  // Some operations create one resource, and respond with a list that contains it.
  const responseBody = Array.isArray(response) ? response[0] : response;
  let requests: UndoRequest[] = [{ operation: operation.id, path: {}, query: {} }];
  for (const { name, in: place, required } of operation.definition.parameters ?? []) {
    if (place === 'header') continue;
    const expression = undo.parameters?.[name];
    const value = expression
      ? evaluateExpression(expression, { requestBody: readFields(request), responseBody })
      : place === 'path'
        ? request.path[name]
        : undefined;
    if (value === undefined || value === null) {
      if (required) return undefined;
      continue;
    }
    const values =
      expression?.startsWith('$request') && typeof value === 'string' ? value.split(',') : [value];
    requests = requests.flatMap((one) =>
      values.map((each) => ({ ...one, [place]: { ...one[place], [name]: each } })),
    );
  }
  return requests;
}

/** Returns true if a request has all values that the removal takes from the request. */
export function canBeUndone(
  contract: Contract,
  { operation, parameters = {} }: Undo,
  request: CaseRequest,
): boolean {
  const needed = contract.operations.get(operation)?.definition.parameters ?? [];
  return needed.every(({ name, required }) => {
    const expression = parameters[name];
    return (
      !required ||
      !expression?.startsWith('$request') ||
      evaluateExpression(expression, {
        requestBody: readFields(request),
        responseBody: undefined,
      }) !== undefined
    );
  });
}

/** Returns the reason why a call creates something that its `x-undo` does not remove. Undefined if it removes it. */
export function exceptedFromUndo({ except }: Undo, request: CaseRequest): string | undefined {
  if (!except) return undefined;
  const fields = readFields(request);
  const value = isObject(fields) ? fields[except.field] : undefined;
  const isExcepted = typeof value === 'string' && new RegExp(except.pattern, 'u').test(value);
  return isExcepted ? except.because : undefined;
}

/** Returns the fields of a write. A request without a body may have them in the query (API documentation, document 1). */
export function readFields({ body, query }: CaseRequest): JsonValue {
  return body ?? query;
}

import type { JsonValue } from './case.ts';
import { valueAt } from './pointer.ts';

/** The values that the runtime expressions of the contract can name. */
export interface ExpressionContext {
  requestBody: JsonValue | undefined;
  responseBody: JsonValue | undefined;
}

/**
 * Evaluates a runtime expression of OpenAPI: `$response.body#/id`, `$request.body#/email`. Returns undefined if the
 * body has no such value.
 */
export function evaluateExpression(
  expression: string,
  { requestBody, responseBody }: ExpressionContext,
): JsonValue | undefined {
  const [source, pointer = ''] = expression.split('#');
  const body = source === '$request.body' ? requestBody : responseBody;
  return valueAt(body, pointer) as JsonValue | undefined;
}

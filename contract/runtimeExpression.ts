import type { JsonValue } from './case.ts';
import { valueAt } from './pointer.ts';

/** What a runtime expression of OpenAPI speaks of, as far as the contract uses them. */
export interface ExpressionContext {
  requestBody: JsonValue | undefined;
  responseBody: JsonValue | undefined;
}

/**
 * The value of a runtime expression: `$response.body#/id`, `$request.body#/email`; undefined where there
 * is none.
 */
export function evaluateExpression(
  expression: string,
  { requestBody, responseBody }: ExpressionContext,
): JsonValue | undefined {
  const [source, pointer = ''] = expression.split('#');
  const body = source === '$request.body' ? requestBody : responseBody;
  return valueAt(body, pointer) as JsonValue | undefined;
}

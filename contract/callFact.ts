import type { ContractOperation } from './contractOperation.ts';
import type { Response } from './openapi.ts';

/**
 * A property of an operation that a client must know to call it, besides the method and the path:
 * - `bytes`: the response is bytes.
 * - `safe`: the operation changes nothing, although its method is not GET.
 * - `form`: the API documentation asks for a form as the request body.
 */
export type CallFact = 'bytes' | 'form' | 'safe';

/** Returns the `CallFact` of an operation, or undefined if the method and the path are enough to call it. */
export function callFact({ definition }: ContractOperation): CallFact | undefined {
  const { requestBody, responses } = definition;
  if ('*/*' in ((responses[200] as Response | undefined)?.content ?? {})) return 'bytes';
  if (definition['x-read-only']) return 'safe';
  return requestBody?.['x-form-first'] ? 'form' : undefined;
}

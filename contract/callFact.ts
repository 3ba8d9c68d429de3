import type { ContractOperation } from './contractOperation.ts';
import type { Response } from './openapi.ts';

/**
 * A fact that a client needs to call an operation, beside its method and path. `bytes`: the response is bytes.
 * `safe`: the operation changes nothing, in spite of its method. `form`: the documents ask for a form as body.
 */
export type CallFact = 'bytes' | 'form' | 'safe';

/** The fact of an operation. Undefined if method and path are enough. */
export function callFact({ definition }: ContractOperation): CallFact | undefined {
  const { requestBody, responses } = definition;
  if ('*/*' in ((responses[200] as Response | undefined)?.content ?? {})) return 'bytes';
  if (definition['x-read-only']) return 'safe';
  return requestBody?.['x-form-first'] ? 'form' : undefined;
}

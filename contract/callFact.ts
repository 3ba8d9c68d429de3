import type { ContractOperation } from './contractOperation.ts';
import type { Response } from './openapi.ts';

/**
 * What must be known of an operation, beside method and path, to call it:
 * `bytes`: its response is bytes. `safe`: it changes nothing in spite of its method. `form`: the documents
 * ask for a body that is a form.
 */
export type CallFact = 'bytes' | 'form' | 'safe';

/** The fact of an operation; undefined where method and path say everything. */
export function callFact({ definition }: ContractOperation): CallFact | undefined {
  const { requestBody, responses } = definition;
  if ('*/*' in ((responses[200] as Response | undefined)?.content ?? {})) return 'bytes';
  if (definition['x-read-only']) return 'safe';
  return requestBody?.['x-form-first'] ? 'form' : undefined;
}

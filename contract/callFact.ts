import type { ContractOperation } from './contract.ts';
import type { Response } from './openapi.ts';

/**
 * What must be known of an operation, beside method and path, to call it:
 * `bytes`: its answer is bytes. `safe`: it changes nothing in spite of its method. `form`: most of its
 * cases send the body as a form, so that is what the documents ask for.
 */
export type CallFact = 'bytes' | 'form' | 'safe';

/**
 * The fact of an operation; undefined where method and path say everything.
 * @param operation with its cases as examples: they tell where a form is the usual body
 */
export function callFact({ definition }: ContractOperation): CallFact | undefined {
  const { requestBody, responses } = definition;
  if ('*/*' in ((responses[200] as Response | undefined)?.content ?? {})) return 'bytes';
  if (definition['x-read-only']) return 'safe';
  const casesAs = (type: string) => Object.keys(requestBody?.content[type]?.examples ?? {}).length;
  return casesAs('application/x-www-form-urlencoded') > casesAs('application/json')
    ? 'form'
    : undefined;
}

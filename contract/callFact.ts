import type { ContractOperation } from './contractOperation.ts';

/**
 * A property of an operation that a client must know to call it, besides the method and the path:
 * - `bytes`: the response is bytes.
 * - `safe`: the operation changes nothing, although its method is not GET.
 * - `form`: the API documentation asks for a form as the request body.
 * - `empty`: a successful response has no body.
 */
export type CallFact = 'bytes' | 'empty' | 'form' | 'safe';

/** Returns the facts about an operation. Most have none: the method and the path are enough to call them. */
export function callFacts({ definition }: ContractOperation): CallFact[] {
  const { requestBody, responses } = definition;
  const successes = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => response.content);
  const facts: Record<CallFact, boolean> = {
    bytes: '*/*' in (responses[200]?.content ?? {}),
    safe: definition['x-read-only'] === true,
    form: requestBody?.['x-form-first'] === true,
    empty: successes.every((content) => content === undefined),
  };
  return (Object.keys(facts) as CallFact[]).filter((fact) => facts[fact]);
}

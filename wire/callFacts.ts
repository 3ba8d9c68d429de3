import type { CallFact } from '../contract/callFact.ts';
import type { ContractOperation } from '../contract/contractOperation.ts';
import { isJson } from './mediaType.ts';

/** Returns the facts about an operation. Most have none: the method and the path are enough to call them. */
export function callFacts({ definition }: ContractOperation): CallFact[] {
  const { requestBody, responses } = definition;
  const successes = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => response.content);
  const mediaTypes = successes.flatMap((content) => Object.keys(content ?? {}));
  const facts: Record<CallFact, boolean> = {
    bytes: mediaTypes.includes('*/*') || (mediaTypes.length > 0 && !mediaTypes.some(isJson)),
    safe: definition['x-read-only'] === true,
    form: requestBody?.['x-form-first'] === true,
    empty: successes.every((content) => content === undefined),
  };
  return (Object.keys(facts) as CallFact[]).filter((fact) => facts[fact]);
}

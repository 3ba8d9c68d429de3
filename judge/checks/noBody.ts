import { brief } from '../../contract/brief.ts';
import type { Expectation } from '../expectation.ts';
import type { FindingFacts } from '../finding.ts';
import type { ReadResponse } from '../readResponse.ts';

/** Nothing follows the head of a 204. */
export function checkNoBody(
  { response, documented }: ReadResponse,
  { operation }: Expectation,
): FindingFacts[] {
  if (response?.status !== 204 || response.body.length === 0) return [];
  const actual = `${response.body.length} bytes: ${brief(response.body.toString('latin1'))}`;
  return [
    {
      message: `a 204 must have no body, came ${actual}`,
      requirement: 'a 204 has no body',
      pointer: documented?.pointer ?? `${operation.pointer}/responses`,
      expected: 'no bytes',
      actual,
    },
  ];
}

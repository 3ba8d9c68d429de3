import { brief } from '../../contract/brief.ts';
import { BASE_PATH } from '../../contract/deployment.ts';
import { headerValues } from '../../wire/exchange.ts';
import type { Expectation } from '../expectation.ts';
import type { FindingFacts } from '../finding.ts';
import type { ReadResponse } from '../readResponse.ts';

/** Where an exact response is expected, it has the documented headers; others may be there too. */
export function checkDocumentedHeaders(
  { response, documented }: ReadResponse,
  { exact, operation }: Expectation,
): FindingFacts[] {
  if (!exact || response?.status !== exact.response.status) return [];
  const { headers } = exact.response;
  const pointer = `${documented?.pointer ?? operation.pointer}/headers`;
  return Object.entries(headers).flatMap(([name, expected]) => {
    const values = headerValues(response, name);
    if (values.length > 0 && saysTheSame(expected, values.join(', '))) return [];
    const actual = values.length === 0 ? 'nothing' : brief(values.join(', '), 300);
    return [
      {
        message: `the header ${name} must be ${brief(expected, 300)} as in the case, came ${actual}`,
        requirement: `the header ${name} is the documented one`,
        pointer,
        location: name.toLowerCase(),
        expected,
        actual,
      },
    ];
  });
}

/** The address of whoever answers, which may have its API further down. */
const ADDRESS = new RegExp(`(https?://[^/<>\\s]+)?[^<>\\s]*?(?=${BASE_PATH}/)`, 'g');

/** `{origin}` in a case is the address of whoever answers; a relative URL says the same. */
function saysTheSame(expected: string, actual: string): boolean {
  if (!expected.includes('{origin}')) return expected === actual;
  return expected.replaceAll('{origin}', '') === actual.replaceAll(ADDRESS, '');
}

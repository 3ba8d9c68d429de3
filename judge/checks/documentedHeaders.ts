import { brief } from '../../contract/brief.ts';
import { findBasePath } from '../../contract/deployment.ts';
import { headerValues } from '../../wire/exchange.ts';
import type { Check } from '../check.ts';
import type { Expectation } from '../expectation.ts';

export const documentedHeaders: Check = {
  id: 'documented-headers',
  summary: 'The headers of the case are present, with its values. Other headers are allowed.',
  unless: ['headers'],
  onlyExact: true,
  find: ({ response, documented }, { contract, exact, operation }) => {
    if (!exact || response?.status !== exact.response.status) return [];
    const { headers } = exact.response;
    const pointer = `${documented?.pointer ?? operation.pointer}/headers`;
    return Object.entries(headers).flatMap(([name, expected]) => {
      const values = headerValues(response, name);
      if (values.length > 0 && isEquivalent(contract, expected, values.join(', '))) return [];
      const actual = values.length === 0 ? 'nothing' : brief(values.join(', '), 300);
      return [
        {
          message: `the header ${name} must be ${brief(expected, 300)} as in the case, got ${actual}`,
          requirement: `the header ${name} is the documented one`,
          pointer,
          location: name.toLowerCase(),
          expected,
          actual,
        },
      ];
    });
  },
};

/**
 * Returns true if two header values mean the same. In a documented value, `{origin}` matches any origin, and also an
 * empty text.
 */
function isEquivalent(
  { document }: Expectation['contract'],
  expected: string,
  actual: string,
): boolean {
  if (!expected.includes('{origin}')) return expected === actual;
  // The part of a URL before the base path of the API.
  const address = new RegExp(`(https?://[^/<>\\s]+)?[^<>\\s]*?(?=${findBasePath(document)}/)`, 'g');
  return expected.replaceAll('{origin}', '') === actual.replaceAll(address, '');
}

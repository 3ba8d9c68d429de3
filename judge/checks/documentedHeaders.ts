import { brief } from '../../contract/brief.ts';
import { BASE_PATH } from '../../contract/deployment.ts';
import { headerValues } from '../../wire/exchange.ts';
import type { Check } from '../check.ts';

export const documentedHeaders: Check = {
  id: 'documented-headers',
  summary: 'The headers of the case are there, with its values; others may be there too.',
  unless: ['headers'],
  onlyExact: true,
  find: ({ response, documented }, { exact, operation }) => {
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
  },
};

/** The address of a server, which may have its API below a path. */
const ADDRESS = new RegExp(`(https?://[^/<>\\s]+)?[^<>\\s]*?(?=${BASE_PATH}/)`, 'g');

/** `{origin}` in a case stands for the address of the server; a relative URL says the same. */
function saysTheSame(expected: string, actual: string): boolean {
  if (!expected.includes('{origin}')) return expected === actual;
  return expected.replaceAll('{origin}', '') === actual.replaceAll(ADDRESS, '');
}

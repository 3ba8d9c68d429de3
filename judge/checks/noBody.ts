import { brief } from '../../contract/brief.ts';
import type { Check } from '../check.ts';

export const noBody: Check = {
  id: 'no-body',
  summary: 'A 204 has no body.',
  find: ({ response, documented }, { operation }) => {
    if (response?.status !== 204 || response.body.length === 0) return [];
    const actual = `${response.body.length} bytes: ${brief(response.body.toString('latin1'))}`;
    return [
      {
        message: `a 204 must have no body, got ${actual}`,
        requirement: 'a 204 has no body',
        pointer: documented?.pointer ?? `${operation.pointer}/responses`,
        expected: 'no bytes',
        actual,
        cause: 'a 204 has no body',
      },
    ];
  },
};

import type { Check } from '../check.ts';

export const transport: Check = {
  id: 'transport',
  summary:
    'A whole HTTP response comes: no hang, no reset, no malformed head, no body that is cut off.',
  find: ({ failure }, { operation }) => {
    if (!failure) return [];
    const actual = `${failure.name}: ${failure.message}`;
    return [
      {
        message: `no whole response: ${actual}`,
        requirement: 'the request gets a whole HTTP answer',
        pointer: operation.pointer,
        actual,
        cause: `no whole response: ${failure.name}`,
      },
    ];
  },
};

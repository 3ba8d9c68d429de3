import type { Check } from '../check.ts';

export const transport: Check = {
  id: 'transport',
  summary:
    'A complete HTTP response comes: no timeout, no reset, no malformed head, no truncated body.',
  find: ({ failure }, { operation }) => {
    if (!failure) return [];
    const actual = `${failure.name}: ${failure.message}`;
    return [
      {
        message: `no whole response: ${actual}`,
        requirement: 'the request gets a whole HTTP response',
        pointer: operation.pointer,
        actual,
        cause: `no whole response: ${failure.name}`,
      },
    ];
  },
};

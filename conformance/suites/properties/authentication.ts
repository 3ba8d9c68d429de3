import { needsToken } from '../../../contract/needsToken.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { documentedResponse, type Finding, judge } from '../../../judge/index.ts';
import type { Call } from '../../engine/job.ts';
import type { Property } from './property.ts';
import { checkJob, findingsOf } from './propertyJob.ts';
import type { Reader } from './reader.ts';

/** A token that no deployment accepts. */
const WRONG_TOKEN = 'no-such-token-0000000000';

export const authentication: Property = {
  id: 'authentication',
  summary: 'Without a token, and with a wrong one, the response is 401.',
  from: '`security`',
  plan: (contract, target) =>
    [...contract.operations.values()]
      .filter(
        (operation) =>
          operation.path !== undefined &&
          needsToken(operation.definition) &&
          documentedResponse({ contract, operation }, 401),
      )
      .flatMap((operation) => {
        const tokens = { none: '', wrong: WRONG_TOKEN };
        return Object.entries(tokens).map(([name, token]) =>
          checkJob({
            contract,
            target,
            operation,
            name: `authentication.${name}`,
            summary:
              token === ''
                ? 'A call without a token gets 401'
                : 'A call with a wrong token gets 401',
            look: async (reader) => {
              const change: Partial<Call> = { expected: { status: 401 }, token };
              const { exchange } = await reader.send(change);
              const { response } = exchange;
              if (response && response.status < 300)
                return findingsOf(
                  'authentication',
                  pointerBelow(operation.pointer, 'security'),
                )([
                  {
                    requirement: `${token === '' ? 'without a token' : 'with a wrong token'} the response is 401`,
                    actual: `it is ${response.status}`,
                  },
                ]);
              return judged(reader, exchange);
            },
          }),
        );

        function judged({ request }: Reader, exchange: Parameters<typeof judge>[0]): Finding[] {
          return judge(exchange, { contract, operation, request, status: 401 });
        }
      }),
};

import type { Target } from '../target/target.ts';
import { CannotPerform, type Send, type Stage } from './job.ts';

/**
 * Creates the stage that doubts the token of `--token-env`. It stands for every role, and nobody has told the role of
 * its user. So its 403 is no fault of the server if the operation is for some roles only.
 */
export function doubtSharedToken(
  { tokens, sharedToken }: Pick<Target, 'tokens' | 'sharedToken'>,
  send: Send,
): Stage {
  return {
    send: async (call) => {
      const delivery = await send(call);
      const { as = '', token, operation, expected } = call;
      const isDue = expected.status < 300 && delivery.exchange.response?.status === 403;
      const roles = operation.definition['x-roles'];
      if (isDue && roles && token !== undefined && token === sharedToken && !(as in tokens))
        throw new CannotPerform(
          'not-run',
          `needs a token for the role ${roles.includes(as) ? as : roles.join(' or ')}: that of --token-env is refused (403), and its role is not told`,
          roles.includes(as) ? [`tokens.${as}`] : roles.slice(0, 1).map((role) => `tokens.${role}`),
        );
      return delivery;
    },
  };
}

import { ANY_USER } from '../../contract/roles.ts';
import type { Target } from '../target/target.ts';
import { type Call, CannotPerform, type Send, type Stage } from './job.ts';

/** Returns true for a call with the token of `--token-env`, if the profile names no token for its role. */
export function isUntold(
  { tokens, sharedToken }: Pick<Target, 'tokens' | 'sharedToken'>,
  { as = ANY_USER, token }: Pick<Call, 'as' | 'token'>,
): boolean {
  return token !== undefined && token === sharedToken && !(as in tokens);
}

/**
 * Creates the stage that doubts the token of `--token-env`. It stands for every role, and nobody has told the role of
 * its user. So neither its 403 nor
 * its success is a fault of the server where the role decides.
 */
export function doubtSharedToken(
  target: Pick<Target, 'tokens' | 'sharedToken'>,
  send: Send,
): Stage {
  return {
    send: async (call) => {
      const delivery = await send(call);
      const { as = '', operation, expected } = call;
      const { status = 0 } = delivery.exchange.response ?? {};
      const isAboutRole = [status, expected.status].includes(403) && status !== expected.status;
      const roles = operation.definition['x-roles'] ?? [];
      const needed = as !== ANY_USER || roles.length === 0 ? [as] : roles;
      if (isAboutRole && needed[0] !== ANY_USER && isUntold(target, call))
        throw new CannotPerform(
          'not-run',
          `needs a token for the role ${needed.join(' or ')}: that of --token-env gets ${status}, and its role is not told`,
          needed.slice(0, 1).map((role) => `tokens.${role}`),
        );
      return delivery;
    },
  };
}

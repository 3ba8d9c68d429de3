import { ANY_USER, INTEGRATION } from '../../contract/roles.ts';
import type { Target } from './target.ts';

type Tokens = Pick<Target, 'tokens' | 'sharedToken' | 'ranking'>;

/** Returns the token of a role. The role `user` stands for any signed-in user, so it can use the first user's token. */
export function tokenFor(role: string, { tokens, sharedToken }: Tokens): string | undefined {
  const [first] = Object.entries(tokens).filter(([name]) => name !== INTEGRATION);
  return tokens[role] ?? sharedToken ?? (role === ANY_USER ? first?.[1] : undefined);
}

/** A role and its token. */
export interface Caller {
  as: string;
  token: string;
}

/** Returns all callers, each token once. The given role comes first, then the roles with the most rights. */
export function callersToTry(role: string | undefined, target: Tokens): Caller[] {
  const { tokens, sharedToken, ranking = [] } = target;
  const roles = [...(role === undefined ? [] : [role]), ...ranking, ...Object.keys(tokens)];
  const callers = roles.flatMap((as) => {
    const token = as === role ? tokenFor(as, target) : tokens[as];
    return token === undefined || as === INTEGRATION ? [] : [{ as, token }];
  });
  if (sharedToken !== undefined) callers.push({ as: ANY_USER, token: sharedToken });
  return callers.filter(
    ({ token }, index) => callers.findIndex((one) => one.token === token) === index,
  );
}

/** Returns the role of a token for a message: `--token-env` for the token of all roles. */
export function findRole({ tokens }: Pick<Target, 'tokens'>, token: string): string {
  return Object.entries(tokens).find(([, one]) => one === token)?.[0] ?? '--token-env';
}

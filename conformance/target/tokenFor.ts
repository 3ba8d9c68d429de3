import type { Target } from './target.ts';

/** The role of the cases that any signed-in user may call. */
export const ANY_USER = 'user';

type Tokens = Pick<Target, 'tokens' | 'sharedToken'>;

/** The token of a role. Anybody who is signed in may be who has the first token. */
export function tokenFor(role: string, { tokens, sharedToken }: Tokens): string | undefined {
  return tokens[role] ?? sharedToken ?? (role === ANY_USER ? Object.values(tokens)[0] : undefined);
}

/** Who may remove most, first. */
const POWERS = ['owner', 'administrator', 'maintainer'];

/** Whose token only an alert integration takes. */
const INTEGRATION = 'integration';

/** Somebody who may call: a role, and its token. */
export interface Caller {
  as: string;
  token: string;
}

/** All callers, each token once: a role first, then those who may do most. */
export function callersToTry(role: string | undefined, target: Tokens): Caller[] {
  const { tokens, sharedToken } = target;
  const roles = [...(role === undefined ? [] : [role]), ...POWERS, ...Object.keys(tokens)];
  const callers = roles.flatMap((as) => {
    const token = as === role ? tokenFor(as, target) : tokens[as];
    return token === undefined || as === INTEGRATION ? [] : [{ as, token }];
  });
  if (sharedToken !== undefined) callers.push({ as: ANY_USER, token: sharedToken });
  return callers.filter(
    ({ token }, index) => callers.findIndex((one) => one.token === token) === index,
  );
}

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

/** All tokens, each once: that of a role first, then of those who may do most. */
export function tokensToTry(role: string | undefined, target: Tokens): string[] {
  const { tokens, sharedToken } = target;
  const first = role === undefined ? undefined : tokenFor(role, target);
  const others = [...POWERS.map((power) => tokens[power]), ...Object.values(tokens), sharedToken];
  return [...new Set([first, ...others].filter((token) => token !== undefined))];
}

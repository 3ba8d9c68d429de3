import type { Contract } from '../../contract/contract.ts';
import { ANY_USER, findUsualRole, INTEGRATION } from '../../contract/roles.ts';

/** The members of the response to `GET /_sandbox` that tell the tokens and the alert integration. */
export interface SandboxAccess {
  tokens: Record<string, string>;
  alertIntakes: { custom?: { url: string; key: string } };
}

/**
 * Returns the tokens of a sandbox, by role. Some callers of cases have no token of their own: `user` uses the token of
 * the usual role. `integration` uses the key of the alert integration that accepts both formats.
 */
export function sandboxTokens(
  { tokens, alertIntakes }: SandboxAccess,
  contract: Pick<Contract, 'document'>,
): Record<string, string> {
  const { custom } = alertIntakes;
  const usual = tokens[findUsualRole(contract) ?? ''];
  return {
    ...tokens,
    ...(usual && { [ANY_USER]: usual }),
    ...(custom && { [INTEGRATION]: custom.key }),
  };
}

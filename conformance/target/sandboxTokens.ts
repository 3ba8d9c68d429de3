/** The members of the response to `GET /_sandbox` that tell the tokens and the alert integration. */
export interface SandboxAccess {
  tokens: Record<string, string>;
  alertIntakes: { custom?: { url: string; key: string } };
}

/**
 * Returns the tokens of a sandbox, by role. Some roles of cases have no token of their own: `user` uses the developer's
 * token. `integration` uses the key of the alert integration that accepts both formats.
 */
export function sandboxTokens({ tokens, alertIntakes }: SandboxAccess): Record<string, string> {
  const { custom } = alertIntakes;
  return {
    ...tokens,
    ...(tokens.developer && { user: tokens.developer }),
    ...(custom && { integration: custom.key }),
  };
}

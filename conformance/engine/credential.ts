import type { Contract, ContractOperation } from '../../contract/contract.ts';

interface SecurityScheme {
  type: string;
  in?: string;
  name?: string;
  scheme?: string;
}

/**
 * The headers that carry a token, as the operation's security scheme says; none where the operation
 * takes no token.
 * @throws an Error for a scheme that is neither a key in a header nor a bearer token.
 */
export function credential(
  { document }: Contract,
  { id, definition }: ContractOperation,
  token: string,
): Record<string, string> {
  const [name] = definition.security.flatMap((requirement) => Object.keys(requirement));
  if (name === undefined) return {};
  const scheme = document.components.securitySchemes?.[name] as SecurityScheme | undefined;
  if (scheme?.type === 'apiKey' && scheme.in === 'header' && scheme.name)
    return { [scheme.name]: token };
  if (scheme?.type === 'http' && scheme.scheme === 'bearer')
    return { Authorization: `Bearer ${token}` };
  throw new Error(`${id}: the suite cannot sign in with the security scheme ${name}`);
}

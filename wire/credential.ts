import type { ContractOperation } from '../contract/contractOperation.ts';
import type { Document } from '../contract/openapi.ts';

/** A security scheme of the contract, as far as tokens are sent by it. */
export interface SecurityScheme {
  type: string;
  in?: string;
  name?: string;
  scheme?: string;
}

/**
 * The headers that carry a token, as the operation's security scheme says; none where the operation
 * takes no token.
 * @param chosen the scheme to use, where the operation offers several; default: its first
 * @throws an Error for a scheme that is neither a key in a header nor a token of HTTP's own.
 */
export function credential(
  { document }: { document: Document },
  { id, definition }: ContractOperation,
  token: string,
  chosen?: string,
): Record<string, string> {
  const [first] = definition.security.flatMap((requirement) => Object.keys(requirement));
  const name = chosen ?? first;
  if (name === undefined) return {};
  const scheme = document.components.securitySchemes?.[name] as SecurityScheme | undefined;
  if (scheme?.type === 'apiKey' && scheme.in === 'header' && scheme.name)
    return { [scheme.name]: token };
  if (scheme?.type === 'http' && scheme.scheme === 'bearer')
    return { Authorization: `Bearer ${token}` };
  // Document 1: the user name is empty and the token is the password.
  if (scheme?.type === 'http' && scheme.scheme === 'basic')
    return { Authorization: `Basic ${btoa(`:${token}`)}` };
  throw new Error(`${id}: the suite cannot sign in with the security scheme ${name}`);
}

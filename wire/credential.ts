import type { ContractOperation } from '../contract/contractOperation.ts';
import type { Document } from '../contract/openapi.ts';

/** The part of a security scheme that determines how a token is sent. */
export interface SecurityScheme {
  type: string;
  in?: string;
  name?: string;
  scheme?: string;
}

/** Returns the security schemes of a document, by name. */
export function securitySchemes({ components }: Pick<Document, 'components'>) {
  return (components.securitySchemes ?? {}) as Partial<Record<string, SecurityScheme>>;
}

/**
 * Returns the headers that carry a token, as the security scheme of the operation defines. The result is empty if the
 * operation needs no token.
 * @param chosen the name of the security scheme to use. Default: the first scheme of the operation
 * @param username the user name of Basic authentication. Default: empty
 * @throws an Error for a security scheme other than an API key in a header, Bearer and Basic
 */
export function credential(
  { document }: { document: Document },
  { id, definition }: ContractOperation,
  token: string,
  chosen?: string,
  username = '',
): Record<string, string> {
  const [first] = definition.security.flatMap((requirement) => Object.keys(requirement));
  const name = chosen ?? first;
  if (name === undefined) return {};
  const scheme = securitySchemes(document)[name];
  if (scheme?.type === 'apiKey' && scheme.in === 'header' && scheme.name)
    return { [scheme.name]: token };
  if (scheme?.type === 'http' && scheme.scheme === 'bearer')
    return { Authorization: `Bearer ${token}` };
  // Basic authentication sends `user:password`. In the API documentation (document 1), the user name is empty and the
  // password is the token.
  if (scheme?.type === 'http' && scheme.scheme === 'basic')
    return { Authorization: `Basic ${btoa(`${username}:${token}`)}` };
  throw new Error(
    `${id}: the security scheme ${name} is not supported. Use an API key in a header, Bearer or Basic`,
  );
}

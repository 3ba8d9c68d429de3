import type { IncomingHttpHeaders } from 'node:http';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import { type SecurityScheme, securitySchemes } from '../wire/credential.ts';

/** Many clients send an access token in this header, and deployments accept it. */
const BEARER: SecurityScheme = { type: 'http', scheme: 'bearer' };

/** Returns true if a request has a token of a kind that the operation accepts. The token's value does not matter. */
export function carriesToken(
  contract: Pick<Contract, 'document'>,
  { definition }: ContractOperation,
  headers: IncomingHttpHeaders,
): boolean {
  const schemes = listSchemes(contract, definition.security.flatMap(Object.keys));
  return schemes.length > 0 && [...schemes, BEARER].some((scheme) => hasToken(scheme, headers));
}

/** Returns true if a request has only a token in `Authorization: Bearer`, which the operation does not declare. */
export function needsBearer(
  contract: Pick<Contract, 'document'>,
  { definition }: ContractOperation,
  headers: IncomingHttpHeaders,
): boolean {
  const schemes = listSchemes(contract, definition.security.flatMap(Object.keys));
  return (
    schemes.length > 0 &&
    hasToken(BEARER, headers) &&
    !schemes.some((scheme) => hasToken(scheme, headers))
  );
}

/** Names the headers that may carry the token of an operation, as text; undefined if it needs no token. */
export function neededToken(
  contract: Pick<Contract, 'document'>,
  { definition: { security } }: ContractOperation,
): string | undefined {
  if (security.length === 0 || security.some((one) => Object.keys(one).length === 0))
    return undefined;
  return listSchemes(contract, security.flatMap(Object.keys))
    .map((scheme) => scheme.name ?? `Authorization: ${scheme.scheme}`)
    .join(' or ');
}

function listSchemes({ document }: Pick<Contract, 'document'>, names: string[]): SecurityScheme[] {
  return names.flatMap((name) => {
    const scheme = securitySchemes(document)[name];
    return scheme ? [scheme] : [];
  });
}

function hasToken(
  { type, in: place, name = '', scheme = '' }: SecurityScheme,
  headers: IncomingHttpHeaders,
): boolean {
  if (type === 'apiKey' && place === 'header') return Boolean(headers[name.toLowerCase()]);
  const [kind, credentials = ''] = (headers.authorization ?? '').split(/ +/);
  if (kind?.toLowerCase() !== scheme) return false;
  // Basic authentication sends `user:password`. In the API documentation (document 1), the user name is empty and the
  // password is the token.
  return scheme === 'basic'
    ? /:.+/s.test(Buffer.from(credentials, 'base64').toString())
    : credentials !== '';
}

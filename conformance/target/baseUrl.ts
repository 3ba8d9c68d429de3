import type { Contract } from '../../contract/contract.ts';
import { findBasePath } from '../../contract/deployment.ts';
import { UsageError } from '../../contract/usageError.ts';

/**
 * Returns the URL to which the paths of the contract are appended. It is the URL of a deployment with the path
 * of the contract's server at its end.
 * @throws a UsageError if the text is not an http or https URL, or if it has credentials, a query or a fragment
 */
export function baseUrl(address: string, { document }: Pick<Contract, 'document'>): string {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new UsageError(
      `The target is not a web address: ${address}. Give it as http://host:port or https://host.`,
    );
  const { origin, pathname, username, password, search, hash } = new URL(address);
  if (username || password || search || hash)
    throw new UsageError(
      'The address of the target must not hold credentials, a query or a fragment. Tokens come from the profile or from --token-env.',
    );
  const path = pathname.replace(/\/+$/, '');
  const basePath = findBasePath(document);
  return `${origin}${path.endsWith(basePath) ? path : `${path}${basePath}`}`;
}

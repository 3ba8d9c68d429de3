import { isBaseUrl, joinBase } from '../wire/baseUrl.ts';

/**
 * Returns the address of the API at a deployment: `https://forge.example.com/api/v4`.
 * @param baseUrl scheme and host of the deployment. A path may follow, such as `/api/v4`
 * @throws TypeError for an address to which no request can be sent
 */
export function apiAddress(baseUrl: string): string {
  if (!isBaseUrl(baseUrl))
    throw new TypeError(
      // The value may contain a password: `https://name:password@host`.
      `baseUrl cannot be '${`${baseUrl}`.replace(/\/\/.*@/, '//…@')}'. Give scheme and host, such as https://forge.example.com.`,
    );
  return joinBase(baseUrl, '/api/v4');
}

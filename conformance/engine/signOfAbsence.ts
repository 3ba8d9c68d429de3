import { type Exchange, headerValues } from '../../wire/exchange.ts';
import { essence } from '../../wire/mediaType.ts';
import { isWebPage } from '../target/look/isWebPage.ts';
import { GATEWAY_STATUSES } from './deliver.ts';
import type { Call } from './job.ts';

/** Statuses of a proxy or of a network that asks for a login (RFC 9110, RFC 6585). */
const NETWORK_STATUSES = new Set([407, 511]);

/** The status with which a gateway refuses the size of one request. It may write a web page. */
const TOO_LARGE = 413;

/**
 * Returns the sign that a response may not come from the API, as text for people. It may come from a page of
 * maintenance, a gateway, a login page or the network, or the token may no longer be valid. Undefined without such a
 * sign.
 * @param isKnown whether the target has accepted the token of the call before
 */
export function signOfAbsence(
  { request, response, failure }: Exchange,
  { expected, token, as }: Pick<Call, 'expected' | 'token' | 'as'>,
  isKnown: boolean,
): string | undefined {
  if (!response || failure) return failure?.message ?? 'no response came';
  const { status } = response;
  if (status === TOO_LARGE || (status === expected.status && status >= 400)) return undefined;
  if (GATEWAY_STATUSES.has(status) || NETWORK_STATUSES.has(status))
    return `it responds with ${status}`;
  const [location] = headerValues(response, 'location');
  if (status >= 300 && status < 400 && location !== undefined && status !== expected.status)
    return `it redirects (${status}) to ${nameRedirect(location, request.origin)}`;
  if (isHtml(response) && essence(expected.contentType ?? '') !== 'text/html')
    return `it responds with a web page (${status})`;
  if (refusesToken({ response }) && token !== undefined && isKnown)
    return `it refuses the token${as === undefined ? '' : ` of ${as}`} (401), which it accepted before`;
  return undefined;
}

/** Returns true for the status with which a server refuses a token that is not valid. */
export function refusesToken({ response }: Pick<Exchange, 'response'>): boolean {
  return response?.status === 401;
}

function isHtml(response: NonNullable<Exchange['response']>): boolean {
  if (headerValues(response, 'content-type').some((type) => essence(type) === 'text/html'))
    return true;
  return response.status >= 400 && isWebPage(response.body);
}

/** Returns the host and path of a redirect, without its query, which may contain a secret. */
function nameRedirect(location: string, origin: string): string {
  if (!URL.canParse(location, origin)) return 'an address that is not valid';
  const { host, pathname } = new URL(location, origin);
  return `${host}${pathname}`;
}

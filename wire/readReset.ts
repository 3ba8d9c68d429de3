import { headerValues, type RawResponse } from './exchange.ts';

/** A number of seconds above this one is a time since 1970. */
const LEAST_TIME_S = 1_000_000_000;

/**
 * Returns the wait in seconds that a refusal asks for. `Retry-After` has seconds or an HTTP date, `RateLimit-Reset`
 * seconds or a time since 1970. A time is compared with the header `Date`, since the clock of the server may differ.
 * Undefined without such a header.
 */
export function readReset(response: RawResponse): number | undefined {
  const date = Date.parse(headerValues(response, 'date')[0] ?? '');
  const now = (Number.isNaN(date) ? Date.now() : date) / 1000;
  for (const name of ['retry-after', 'ratelimit-reset']) {
    const value = headerValues(response, name)[0] ?? '';
    const number = /^\d+$/.test(value) ? Number(value) : Date.parse(value) / 1000;
    if (Number.isNaN(number)) continue;
    return Math.max(0, number > LEAST_TIME_S ? number - now : number);
  }
  return undefined;
}

import type { Finding } from '../judge/index.ts';

/**
 * Says why a finding looks like a fault of the server, which no deviations file may let pass; undefined when it
 * does not.
 */
export function faultOf({
  check,
  actual = '',
  expected,
  differences,
}: Finding): string | undefined {
  if (check === 'transport') return 'no whole response';
  if (check === 'body-encoding') return 'a broken encoding';
  if (check === 'no-body') return 'a body that must not be there';
  if (check === 'json') return /HTML/.test(actual) ? 'an HTML page' : 'a body that is no JSON';
  if (check === 'content-type')
    return /html/i.test(actual) ? 'an HTML page' : 'another Content-Type';
  if (check === 'headers' && !differences) return 'a header that is no such header';
  if (check !== 'status') return undefined;
  const came = Number.parseInt(actual, 10);
  if (came >= 500) return 'an error of the server';
  if (Number(expected) >= 400) return 'a wrong status for a refusal';
  if (came >= 300 && came < 400) return 'a redirect';
  // In recorded traffic nobody knows whether a request should have succeeded.
  return came >= 400 && Number(expected) < 400 ? 'a refusal of what should succeed' : undefined;
}

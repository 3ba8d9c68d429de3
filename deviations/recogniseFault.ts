import type { Finding } from '../judge/index.ts';

/**
 * Returns the reason why a finding looks like a fault of the server, which no deviations file may tolerate. Undefined
 * if the finding does not look like a fault.
 */
export function recogniseFault({
  check,
  actual = '',
  expected,
  differences,
}: Finding): string | undefined {
  if (check === 'transport') return 'no whole response';
  if (check === 'body-encoding') return 'a broken encoding';
  if (check === 'no-body') return 'a forbidden body';
  if (check === 'json') return /HTML/.test(actual) ? 'an HTML page' : 'a body that is not JSON';
  if (check === 'content-type')
    return /html/i.test(actual) ? 'an HTML page' : 'another Content-Type';
  if (check === 'headers' && !differences) return 'a malformed header';
  if (check !== 'status') return undefined;
  const status = Number.parseInt(actual, 10);
  if (status >= 500) return 'an error of the server';
  if (Number(expected) >= 400) return 'a wrong status for a refusal';
  if (status >= 300 && status < 400) return 'a redirect';
  // In recorded traffic the expected status is unknown. Then `Number(expected)` is NaN, and each comparison with it
  // is false.
  return status >= 400 && Number(expected) < 400 ? 'an unexpected refusal' : undefined;
}

/**
 * Milliseconds after which the service wants the request again; NaN where it does not say so.
 * At least a second: `Retry-After: 0` is no leave to hammer.
 */
export function retryDelay({ status, headers }: Response): number {
  const isBusy = status === 429 || status === 503;
  const value = (isBusy && headers.get('retry-after')) || '';
  return Math.max(1000, Number(value) * 1000 || Date.parse(value) - Date.now());
}

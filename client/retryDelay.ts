/**
 * Returns the milliseconds to wait before a retry, or NaN if the response does not ask for a retry. The wait is at
 * least a second. Otherwise `Retry-After: 0` would make the client flood the service.
 */
export function retryDelay({ status, headers }: Response): number {
  const isBusy = status === 429 || status === 503;
  const value = (isBusy && headers.get('retry-after')) || '';
  return Math.max(1000, Number(value) * 1000 || Date.parse(value) - Date.now());
}

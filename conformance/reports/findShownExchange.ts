import type { Finding } from '../../judge/index.ts';
import type { RecordedExchange, Result } from '../engine/result.ts';

/** Returns the exchange that shows a finding of a result. Undefined if the result has no exchanges. */
export function findShownExchange(
  { exchanges }: Pick<Result, 'exchanges'>,
  { exchange }: Pick<Finding, 'exchange'>,
): RecordedExchange | undefined {
  return exchanges[exchange ?? exchanges.length - 1];
}

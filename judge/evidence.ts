import type { Exchange } from '../wire/exchange.ts';
import type { Finding } from './finding.ts';

/** The exchange that shows each finding. It is not part of the finding, because findings are plain data. */
const EXCHANGES = new WeakMap<Finding, Exchange>();

/** Notes the exchange that shows these findings, and returns the findings. */
export function withEvidence(exchange: Exchange, findings: Finding[]): Finding[] {
  for (const finding of findings) EXCHANGES.set(finding, exchange);
  return findings;
}

/** Returns the exchange that shows a finding. Undefined if several exchanges show it together. */
export function evidenceOf(finding: Finding): Exchange | undefined {
  return EXCHANGES.get(finding);
}

/** Returns a copy of a finding with these changes. The same exchange shows it. */
export function changedFinding(finding: Finding, change: Partial<Finding>): Finding {
  return shownAlike(finding, { ...finding, ...change });
}

/** Returns the copy of a finding. The exchange that shows the finding shows the copy, too. */
export function shownAlike(finding: Finding, copy: Finding): Finding {
  const exchange = evidenceOf(finding);
  if (exchange) EXCHANGES.set(copy, exchange);
  return copy;
}

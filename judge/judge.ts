import type { Exchange } from '../wire/exchange.ts';
import { chooseChecks, type WithChecks } from './checks.ts';
import { withEvidence } from './evidence.ts';
import type { Expectation } from './expectation.ts';
import type { Finding } from './finding.ts';
import { readResponse } from './readResponse.ts';

/**
 * Runs all checks on a response. The response keeps the contract if the list of findings is empty.
 * @param expectation its contract may have checks of plugins
 */
export function judge(
  exchange: Exchange,
  expectation: Expectation & { contract: WithChecks },
): Finding[] {
  const { contract, exact, leaveOut = [] } = expectation;
  const response = readResponse(exchange, expectation);
  const findings: Finding[] = [];
  for (const { id, find, unless = [] } of chooseChecks(contract, exact !== undefined)) {
    if (leaveOut.includes(id)) continue;
    if (findings.some(({ check }) => unless.includes(check))) continue;
    findings.push(...find(response, expectation).map((facts) => ({ check: id, ...facts })));
  }
  return withEvidence(exchange, findings);
}

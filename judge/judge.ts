import type { Exchange } from '../wire/exchange.ts';
import { CHECKS } from './checks.ts';
import type { Expectation } from './expectation.ts';
import type { Finding } from './finding.ts';
import { readResponse } from './readResponse.ts';

/** Judges a response: makes every check and gathers what they find; nothing found means it conforms. */
export function judge(exchange: Exchange, expectation: Expectation): Finding[] {
  const response = readResponse(exchange, expectation);
  const findings: Finding[] = [];
  for (const { id, find, unless } of CHECKS) {
    if (expectation.leaveOut?.includes(id)) continue;
    if (findings.some(({ check }) => unless.includes(check))) continue;
    findings.push(...find(response, expectation).map((violation) => ({ check: id, ...violation })));
  }
  return findings;
}

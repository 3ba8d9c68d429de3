import { groupBy } from '../../contract/groupBy.ts';
import type { Finding } from '../../judge/index.ts';
import type { Result } from '../engine/result.ts';

/** Findings that probably have the same cause in the server. */
export interface Cluster {
  check: Finding['check'];
  /** The requirement that the findings share: `body.name must be a string`. */
  title: string;
  /** The JSON Pointers to the broken requirements. A fault in many operations breaks several requirements. */
  pointers: string[];
  /** The IDs of the statements of the API documentation that the findings violate. */
  statements: string[];
  findings: { result: Result; finding: Finding }[];
}

/** Groups the findings of failed jobs by their cause. The most frequent cause comes first. */
export function clusterFindings(results: Result[]): Cluster[] {
  const findings = results
    .filter(({ outcome }) => outcome === 'fail')
    .flatMap((result) => result.findings.map((finding) => ({ result, finding })));
  return [...groupBy(findings, ({ finding }) => keyOf(finding)).values()]
    .map((group) => ({
      check: group[0]!.finding.check,
      title: group[0]!.finding.cause ?? group[0]!.finding.requirement,
      pointers: [...new Set(group.map(({ finding }) => finding.pointer))],
      statements: [...new Set(group.flatMap(({ finding }) => finding.statements ?? []))],
      findings: group,
    }))
    .sort((a, b) => b.findings.length - a.findings.length);
}

function keyOf({ check, cause, requirement, pointer }: Finding): string {
  return `${check} ${cause ?? `${requirement} ${pointer}`}`;
}

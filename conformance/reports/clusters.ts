import { groupBy } from '../../contract/groupBy.ts';
import type { Finding } from '../../judge/index.ts';
import type { Result } from '../engine/result.ts';

/** Findings that have the same cause, as far as can be told from outside. */
export interface Cluster {
  check: Finding['check'];
  /** `body.name must be a string` */
  title: string;
  /** Where the contract says so; several when the same response breaks many operations. */
  pointers: string[];
  findings: { result: Result; finding: Finding }[];
}

/** Groups the findings of failed jobs by their cause, the most frequent first. */
export function clusterFindings(results: Result[]): Cluster[] {
  const findings = results
    .filter(({ outcome }) => outcome === 'fail')
    .flatMap((result) => result.findings.map((finding) => ({ result, finding })));
  return [...groupBy(findings, ({ finding }) => keyOf(finding)).values()]
    .map((group) => ({
      check: group[0]!.finding.check,
      title: titleOf(group[0]!.finding),
      pointers: [...new Set(group.map(({ finding }) => finding.pointer))],
      findings: group,
    }))
    .sort((a, b) => b.findings.length - a.findings.length);
}

function keyOf(finding: Finding): string {
  return isAboutTheServer(finding)
    ? `${finding.check} ${titleOf(finding)}`
    : `${finding.check} ${finding.requirement} ${finding.pointer}`;
}

function titleOf({ check, requirement, actual }: Finding): string {
  if (check === 'status') return `status ${actual}`;
  if (check === 'content-type') return `Content-Type ${actual}`;
  if (check === 'transport') return `no whole response: ${actual?.split(':')[0]}`;
  return requirement;
}

/** A fault below the level of one operation: the same whatever was asked. */
function isAboutTheServer({ check }: Finding): boolean {
  return ['transport', 'status', 'content-type', 'no-body', 'body-encoding', 'json'].includes(
    check,
  );
}

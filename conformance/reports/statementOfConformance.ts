import type { Counts } from '../engine/result.ts';
import type { Coverage } from './coverage.ts';
import type { DeviationFacts } from './deviationFacts.ts';
import type { Report, ReportTarget } from './report.ts';

/** The version of the format of `statement.json`. */
export const STATEMENT_VERSION = 1;

/** What an implementer publishes: how a deployment was held against the contract, and what came of it. */
export interface StatementOfConformance {
  version: typeof STATEMENT_VERSION;
  verdict: (typeof VERDICTS)[keyof typeof VERDICTS];
  /** ISO 8601, in UTC. */
  date: string;
  contract: { title: string; version: string };
  tool: Report['tool'];
  target: ReportTarget;
  /** Whether a deployment was written to, or only read. */
  writes: boolean;
  /** What the deployment is said to differ in: in how many places, and how many of them nobody has accepted. */
  deviations?: Pick<DeviationFacts, 'title' | 'version' | 'widenings' | 'proposals'>;
  suites: Report['suites'];
  counts: Counts;
  coverage: Coverage['totals'];
  /** The failures that do not count, each with the reason: a link and a day, or a known difference. */
  knownFailures: { suite: string; id: string; reason: string }[];
  /** Why it speaks of a part only. */
  limits: string[];
}

/** By the exit status of the run. */
export const VERDICTS = { 0: 'conforms', 1: 'violates', 4: 'incomplete' } as const;

export function statementOf(report: Report): StatementOfConformance {
  const { run, contract, deviations, tool, target, suites, counts, coverage, results } = report;
  const unasked = counts['not-run'] + counts.disabled;
  return {
    version: STATEMENT_VERSION,
    verdict: VERDICTS[run.exitStatus],
    date: run.startedAt,
    contract: { title: contract.title, version: contract.version },
    tool,
    target,
    writes: run.writes ?? target.kind !== 'live',
    ...(deviations && {
      deviations: {
        title: deviations.title,
        version: deviations.version,
        widenings: deviations.widenings,
        proposals: deviations.proposals,
      },
    }),
    suites,
    counts,
    coverage: coverage.totals,
    knownFailures: results
      .filter(({ outcome }) => outcome === 'known-fail')
      .map(({ suite, id, reason }) => ({ suite, id, reason: reason! })),
    limits: [
      ...(run.stopped ? [run.stopped] : []),
      ...(run.shard ? [`only part ${run.shard} of the cases`] : []),
      ...(unasked > 0 ? [`${unasked} of ${results.length} cases were not run`] : []),
    ],
  };
}

/** `statement.json`, as `statement.schema.json` describes it. */
export function statementJson(report: Report): string {
  return `${JSON.stringify(statementOf(report), null, 2)}\n`;
}

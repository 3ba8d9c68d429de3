import type { Counts } from '../engine/result.ts';
import type { Coverage } from './coverage.ts';
import type { DeviationFacts } from './deviationFacts.ts';
import { timeOver } from './durationText.ts';
import type { ReportFormat } from './format.ts';
import { printableJson } from './printable.ts';
import { countUnselected, type Report, type ReportTarget } from './report.ts';
import { countStatements, type StatementOutcome } from './statementCoverage.ts';

/** The version of the format of `statement.json`. */
export const STATEMENT_VERSION = 1;

/** A statement that can be published: how a deployment was tested, and with which result. */
export interface StatementOfConformance {
  version: typeof STATEMENT_VERSION;
  verdict: (typeof VERDICTS)[keyof typeof VERDICTS];
  /** The time of the run in ISO 8601, in UTC. */
  date: string;
  contract: { title: string; version: string };
  tool: Report['tool'];
  target: ReportTarget;
  /** True if the run sent requests that change something. */
  writes: boolean;
  /** True if the run counted advice as a violation. */
  strict: boolean;
  /** The extensions, whose operations are beside those of the contract. */
  extensions?: { title: string; version: string }[];
  /** The title and version of the deviations file, and the numbers of its deviations and proposals. */
  deviations?: Pick<DeviationFacts, 'title' | 'version' | 'widenings' | 'proposals'>;
  suites: Report['suites'];
  counts: Counts;
  coverage: Coverage['totals'];
  /** The number of statements of the API documentation, by outcome. */
  statements: Record<StatementOutcome, number>;
  /** The failures that are excused. The reason is a link with an expiry date, or a known difference. */
  knownFailures: { suite: string; id: string; reason: string }[];
  /** The reasons why the run tested only a part of the contract. Empty if it tested the whole contract. */
  limits: string[];
}

/** The verdicts. The key is the exit status of the run. */
export const VERDICTS = { 0: 'conforms', 1: 'violates', 4: 'incomplete' } as const;

export function writeStatement(report: Report): StatementOfConformance {
  const { run, contract, deviations, tool, target, suites, counts, coverage, results } = report;
  const unselected = countUnselected(report);
  const unrun = counts['not-run'] + counts.disabled + unselected;
  const all = results.length + unselected;
  const ended =
    run.stopped ?? (run.timeLimitMs === undefined ? undefined : timeOver(run.timeLimitMs));
  return {
    version: STATEMENT_VERSION,
    verdict: VERDICTS[run.exitStatus],
    date: run.startedAt,
    contract: { title: contract.title, version: contract.version },
    tool,
    target,
    writes: run.writes ?? target.kind !== 'live',
    strict: run.strict ?? false,
    ...(report.extensions && {
      extensions: report.extensions.map(({ title, version }) => ({ title, version })),
    }),
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
    statements: countStatements(coverage.statements),
    knownFailures: results
      .filter(({ outcome }) => outcome === 'known-fail')
      .map(({ suite, id, reason }) => ({ suite, id, reason: reason! })),
    limits: [
      ...(ended === undefined ? [] : [ended]),
      ...(run.shard ? [`only part ${run.shard} of the cases`] : []),
      ...(unrun > 0 ? [`${unrun} of ${all} cases were not run`] : []),
      ...(counts.vacuous > 0
        ? [`${counts.vacuous} of ${all} cases were vacuous: the data could not show a fault`]
        : []),
    ],
  };
}

/** The format of `statement.json`, as `statement.schema.json` describes it. */
export const statement: ReportFormat = {
  file: 'statement.json',
  summary: 'others: a statement of conformance that may be published, see below',
  render: (report) => `${printableJson(writeStatement(report))}\n`,
};

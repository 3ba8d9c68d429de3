import { createRequire } from 'node:module';
import type { Contract } from '../../contract/contract.ts';
import { groupBy } from '../../contract/groupBy.ts';
import { checksOf, type WithChecks } from '../../judge/index.ts';
import { type Counts, countOutcomes, type Result, type Verdict } from '../engine/result.ts';
import { CAPABILITIES, type Target } from '../target/target.ts';
import { type Coverage, coverageOf } from './coverage.ts';
import { type DeviationFacts, deviationFacts } from './deviationFacts.ts';
import { groupNotRun, type NotRunGroup } from './notRun.ts';
import { type Statement, statementsOf } from './statements.ts';

const TOOL_VERSION: string = createRequire(import.meta.url)('forge-contract/package.json').version;

/** The version of the format of `report.json`. */
export const REPORT_VERSION = 3;

/** The results of a run, as plain data. Every report format is made from this alone. */
export interface Report {
  version: typeof REPORT_VERSION;
  /** The program that has made the report. */
  tool: { name: string; version: string };
  run: RunFacts;
  target: ReportTarget;
  contract: { title: string; version: string; operations: number; cases: number };
  /** The deviations file in force. Absent without one. */
  deviations?: DeviationFacts;
  /** The checks that each response got, by their ids, those of plugins included. */
  checks: string[];
  counts: Counts;
  suites: { name: string; counts: Counts }[];
  /** The jobs that were not run, by what would run them. */
  notRun: NotRunGroup[];
  coverage: Coverage;
  /** By the pointers of findings, what the contract says there. */
  statements: Record<string, Statement>;
  results: Result[];
}

/** What reports say of a target. */
export type ReportTarget = Pick<Target, 'kind' | 'base' | 'tier' | 'offering'>;

export interface RunFacts {
  /** ISO 8601, in UTC. */
  startedAt: string;
  durationMs: number;
  /** 0 conforms, 1 violations, 4 incomplete. */
  exitStatus: Verdict;
  /** Why the run ended early. Absent when it went to its end. */
  stopped?: string;
  /** What the results as a whole suggest: `is this the base URL of the API?` */
  hint?: string;
  /** The name of the run, and the folder with its journal, where one is kept. */
  name?: string;
  folder?: string;
  /** What the run has created and could not remove. */
  left?: string[];
  /** `2/5` when only a part of the cases was this run's. */
  shard?: string;
  /** Whether a deployment was written to. */
  writes?: true;
}

/** Picks what reports say of a target, and leaves its tokens out. */
export function reportTarget({ kind, base, tier, offering }: ReportTarget): ReportTarget {
  return { kind, base, ...(tier && { tier }), ...(offering && { offering }) };
}

/** Makes a report from results: of a run, of a journal, or of recorded traffic. */
export function createReport(
  contract: Contract & WithChecks,
  target: ReportTarget,
  results: Result[],
  run: RunFacts,
): Report {
  const { document, operations, cases } = contract;
  return {
    version: REPORT_VERSION,
    tool: { name: 'forge-contract', version: TOOL_VERSION },
    run,
    target: reportTarget(target),
    contract: {
      title: document.info.title,
      version: document.info.version,
      operations: operations.size,
      cases: cases.length,
    },
    ...(contract.deviations && { deviations: deviationFacts(contract.deviations, results) }),
    checks: checksOf(contract, CAPABILITIES[target.kind].respondExactly).map(({ id }) => id),
    counts: countOutcomes(results),
    suites: [...groupBy(results, ({ suite }) => suite)].map(([name, group]) => ({
      name,
      counts: countOutcomes(group),
    })),
    notRun: groupNotRun(results),
    coverage: coverageOf(contract, results),
    statements: statementsOf(contract, results),
    results,
  };
}

import { createRequire } from 'node:module';
import type { Contract } from '../../contract/contract.ts';
import { groupBy } from '../../contract/groupBy.ts';
import { type Counts, countOutcomes, type Result, type Verdict } from '../engine/result.ts';
import type { Target } from '../target/target.ts';
import { type Coverage, coverageOf } from './coverage.ts';
import { type DeviationFacts, deviationFacts } from './deviationFacts.ts';
import { groupNotRun, type NotRunGroup } from './notRun.ts';
import { type Statement, statementsOf } from './statements.ts';

const TOOL_VERSION: string = createRequire(import.meta.url)('forge-contract/package.json').version;

/** The version of the format of `report.json`. */
export const REPORT_VERSION = 3;

/** All that a run has to say, as plain data. Every kind of report is made of this and of nothing else. */
export interface Report {
  version: typeof REPORT_VERSION;
  /** What made it. */
  tool: { name: string; version: string };
  run: RunFacts;
  target: ReportTarget;
  contract: { title: string; version: string; operations: number; cases: number };
  /** The deviations file in force. Absent where the target was held to the contract itself. */
  deviations?: DeviationFacts;
  counts: Counts;
  suites: { name: string; counts: Counts }[];
  /** What was not run, by what would make it run. */
  notRun: NotRunGroup[];
  coverage: Coverage;
  /** What the contract says where findings point to. */
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
  /** Why the run ended before every case had its turn. */
  stopped?: string;
  /** What the results as a whole suggest: `is this the base URL of the API?` */
  hint?: string;
  /** The name of the run, and the folder with its journal, where one is kept. */
  name?: string;
  folder?: string;
  /** What the run has made and could not remove. */
  left?: string[];
  /** `2/5` when only a part of the cases was this run's. */
  shard?: string;
  /** Whether a deployment was written to. */
  writes?: true;
}

/** What reports say of a target, and nothing else of it: no token. */
export function reportTarget({ kind, base, tier, offering }: ReportTarget): ReportTarget {
  return { kind, base, ...(tier && { tier }), ...(offering && { offering }) };
}

/** Makes a report of results, wherever they come from. */
export function createReport(
  contract: Contract,
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

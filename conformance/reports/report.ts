import type { Contract } from '../../contract/contract.ts';
import { groupBy } from '../../contract/groupBy.ts';
import { type CaseResult, type Counts, countOutcomes, type Outcome } from '../run/result.ts';
import type { Verdict } from '../run/verdict.ts';
import type { Target } from '../target/target.ts';

/** All that a run has to say, as plain data. Every kind of report is made of this and of nothing else. */
export interface Report {
  /** Version of this format. */
  version: 1;
  run: RunFacts;
  target: { kind: Target['kind']; base: string; tier?: string; offering?: string };
  contract: { title: string; version: string; operations: number; cases: number };
  counts: Counts;
  /** In the order of the contract's operations. */
  coverage: OperationCoverage[];
  results: CaseResult[];
}

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
  /** `2/5` when only a part of the cases was this run's. */
  shard?: string;
}

export interface OperationCoverage {
  operation: string;
  endpoint: string;
  /** Every status that the contract declares for the operation. */
  statuses: { status: string; cases: { case: string; outcome: Outcome }[] }[];
}

export function makeReport(
  contract: Contract,
  target: Target,
  results: CaseResult[],
  run: RunFacts,
): Report {
  const { document, operations, cases } = contract;
  return {
    version: 1,
    run,
    target: {
      kind: target.kind,
      base: target.base,
      ...(target.tier && { tier: target.tier }),
      ...(target.offering && { offering: target.offering }),
    },
    contract: {
      title: document.info.title,
      version: document.info.version,
      operations: operations.size,
      cases: cases.length,
    },
    counts: countOutcomes(results),
    coverage: coverageOf(contract, results),
    results,
  };
}

function coverageOf({ operations }: Contract, results: CaseResult[]): OperationCoverage[] {
  const byStatus = groupBy(results, ({ operation, status }) => `${operation} ${status}`);
  return [...operations.values()].map(({ id, method, path, definition }) => ({
    operation: id,
    endpoint: `${method.toUpperCase()} ${path}`,
    statuses: Object.keys(definition.responses).map((status) => ({
      status,
      cases: (byStatus.get(`${id} ${status}`) ?? []).map((result) => ({
        case: result.case,
        outcome: result.outcome,
      })),
    })),
  }));
}

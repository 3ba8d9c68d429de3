import { type Contract, endpointOf } from '../../contract/contract.ts';
import { groupBy } from '../../contract/groupBy.ts';
import {
  type Counts,
  countOutcomes,
  type Outcome,
  type Result,
  type Verdict,
} from '../engine/result.ts';
import type { Target } from '../target/target.ts';
import { type DialectFacts, dialectFacts } from './dialectFacts.ts';

/** All that a run has to say, as plain data. Every kind of report is made of this and of nothing else. */
export interface Report {
  /** Version of this format. */
  version: 2;
  run: RunFacts;
  target: { kind: Target['kind']; base: string; tier?: string; offering?: string };
  contract: { title: string; version: string; operations: number; cases: number };
  /** The dialect in force. Absent where the target was held to the contract itself. */
  dialect?: DialectFacts;
  counts: Counts;
  /** In the order of the contract's operations. */
  coverage: OperationCoverage[];
  results: Result[];
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
  /** The name of the run, and the folder with its journal, where one is kept. */
  name?: string;
  folder?: string;
  /** What the run has made and could not remove. */
  left?: string[];
  /** `2/5` when only a part of the cases was this run's. */
  shard?: string;
}

export interface OperationCoverage {
  operation: string;
  endpoint: string;
  /** Every status that the contract declares for the operation. */
  statuses: { status: string; results: { suite: string; id: string; outcome: Outcome }[] }[];
}

export function makeReport(
  contract: Contract,
  target: Target,
  results: Result[],
  run: RunFacts,
): Report {
  const { document, operations, cases } = contract;
  return {
    version: 2,
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
    ...(contract.dialect && { dialect: dialectFacts(contract.dialect, results) }),
    counts: countOutcomes(results),
    coverage: coverageOf(contract, results),
    results,
  };
}

function coverageOf({ operations }: Contract, results: Result[]): OperationCoverage[] {
  const covering = results.flatMap((result) =>
    result.covers.map((covered) => ({ ...covered, result })),
  );
  const byStatus = groupBy(covering, ({ operation, status }) => `${operation} ${status}`);
  return [...operations.values()].map((operation) => ({
    operation: operation.id,
    endpoint: endpointOf(operation),
    statuses: Object.keys(operation.definition.responses).map((status) => ({
      status,
      results: (byStatus.get(`${operation.id} ${status}`) ?? []).map(
        ({ result: { suite, id, outcome } }) => ({ suite, id, outcome }),
      ),
    })),
  }));
}

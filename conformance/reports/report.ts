import type { Contract } from '../../contract/contract.ts';
import { groupBy } from '../../contract/groupBy.ts';
import type { Choice } from '../../contract/openapi.ts';
import { VERSION } from '../../contract/version.ts';
import { checksOf, NEW_CHECK, type WithChecks } from '../../judge/index.ts';
import type { RecordingFacts } from '../engine/gathered.ts';
import {
  type Counts,
  countOutcomes,
  findFault,
  type Result,
  type Verdict,
} from '../engine/result.ts';
import type { Absence } from '../engine/trackAbsences.ts';
import type { PaceFound } from '../target/pace.ts';
import { CAPABILITIES, type Target } from '../target/target.ts';
import { levelOf } from './clusters.ts';
import { type Coverage, measureCoverage } from './coverage.ts';
import { type DeviationFacts, deviationFacts } from './deviationFacts.ts';
import { collectExcerpts, type Excerpt } from './excerpts.ts';
import { groupNotRun, type NotRunGroup } from './notRun.ts';
import { withViolated } from './statementCoverage.ts';

/** The version of the format of `report.json`. */
export const REPORT_VERSION = 4;

/** The results of a run, as plain data. Every report format is written from a `Report` only. */
export interface Report {
  version: typeof REPORT_VERSION;
  /** The program that has created the report. */
  tool: { name: string; version: string };
  run: RunFacts;
  target: ReportTarget;
  contract: { title: string; version: string; operations: number; cases: number };
  /** The deviations file in force. Absent if the run has no deviations file. */
  deviations?: DeviationFacts;
  /** The operations beside those of the contract, by extension. Absent if the run has no extension. */
  extensions?: ExtensionFacts[];
  /** The IDs of the checks that run on every response, including checks of plugins. */
  checks: string[];
  counts: Counts;
  suites: { name: string; counts: Counts }[];
  /** The jobs that were not run or were vacuous. They are grouped by the entries that would make them judged. */
  notRun: NotRunGroup[];
  coverage: Coverage;
  /** The broken parts of the contract. The keys are the pointers of the findings. */
  excerpts: Record<string, Excerpt>;
  /** The choices of the contract that findings rest on, by name. */
  choices: Record<string, ReportedChoice>;
  results: Result[];
}

/** The facts about an extension of a run. `contract` counts neither its operations nor its cases. */
export interface ExtensionFacts {
  title: string;
  version: string;
  operations: number;
  /** The results of its operations. `counts` of the report has them, too. */
  counts: Counts;
}

/** The facts about a target that reports contain. */
export type ReportTarget = Pick<Target, 'kind' | 'base' | 'tier' | 'offering'>;

export interface RunFacts {
  /** The time in ISO 8601, in UTC. */
  startedAt: string;
  durationMs: number;
  /** 0: the server conforms. 1: it breaks the contract. 4: the run is incomplete. */
  exitStatus: Verdict;
  /** The reason why the run ended early. Absent if the run reached its end. */
  stopped?: string;
  /** The times in which the target was away. Absent if it was there all the time. */
  absences?: Absence[];
  /** The rate that the target accepted. Absent if the run did not slow down. */
  pace?: PaceFound;
  /** The areas whose operations all gave 403, with lines for a deviations file. Absent if every area is on. */
  switchedOff?: { area: string; lines: string[] }[];
  /** The time after which the run began no further job (`--time`), in milliseconds. Absent if it began all jobs. */
  timeLimitMs?: number;
  /** Advice that follows from all results: `is this the base URL of the API?` */
  hint?: string;
  /** The name of the run. Absent if the run has no journal. */
  name?: string;
  /** The folder that contains the journal. */
  folder?: string;
  /** The resources that the run has created and could not remove. */
  left?: string[];
  /** The shard that this run performed: `2/5`. Absent if it performed all cases. */
  shard?: string;
  /** The name of the durations by which the cases were divided into shards. Absent without `--weigh`. */
  weighedBy?: string;
  /** The facts about the judged recording. Absent if the run sent requests itself. */
  recording?: RecordingFacts;
  /** True if advice failed the run, too (`--strict`). */
  strict?: true;
  /** True if the run was allowed to write to a deployment. */
  writes?: true;
  /**
   * The number of jobs of each suite, selected or not. The results contain only the selected jobs. Absent if the
   * report is not of a run of the suites.
   */
  plannedBySuite?: Record<string, number>;
}

/** Returns the number of jobs that the selection of the run left out. A shard cannot tell it, so its number is 0. */
export function countUnselected({ run, results }: Pick<Report, 'run' | 'results'>): number {
  if (!run.plannedBySuite || run.shard !== undefined) return 0;
  const planned = Object.values(run.plannedBySuite).reduce((sum, count) => sum + count, 0);
  return Math.max(0, planned - results.length);
}

/** Picks the facts about a target for reports, without its tokens. */
export function reportTarget({ kind, base, tier, offering }: ReportTarget): ReportTarget {
  return { kind, base, ...(tier && { tier }), ...(offering && { offering }) };
}

/** Creates a report from the results of a run, of a journal, or of recorded traffic. */
export function createReport(
  contract: Contract & WithChecks,
  target: ReportTarget,
  results: Result[],
  run: RunFacts,
): Report {
  const { document, operations, cases, extensions } = contract;
  const added = new Set(extensions?.flatMap((one) => one.operations));
  return {
    version: REPORT_VERSION,
    tool: { name: 'forge-contract', version: VERSION },
    run,
    target: reportTarget(target),
    contract: {
      title: document.info.title,
      version: document.info.version,
      operations: operations.size - added.size,
      cases: cases.filter(({ operation }) => !added.has(operation)).length,
    },
    ...(extensions && {
      extensions: extensions.map(({ title, version, operations: own }) => ({
        title,
        version,
        operations: own.length,
        counts: countOutcomes(
          results.filter(({ operations: [first = ''] }) => own.includes(first)),
        ),
      })),
    }),
    ...(contract.deviations && {
      deviations: deviationFacts(contract.deviations, operations, results),
    }),
    checks: checksOf(contract, CAPABILITIES[target.kind].respondExactly).map(({ id }) => id),
    counts: countOutcomes(results),
    suites: [...groupBy(results, ({ suite }) => suite)].map(([name, group]) => ({
      name,
      counts: countOutcomes(group),
    })),
    notRun: groupNotRun(results),
    coverage: measureCoverage(contract, results),
    excerpts: collectExcerpts(contract, results),
    choices: listChoices(contract, results),
    results: results.map((result) => withFault(withLevels(withViolated(contract, result)))),
  };
}

/** A choice of the contract, with its document. A choice of this tool has none. */
type ReportedChoice = Pick<Choice, 'says' | 'because'> & Partial<Choice>;

/** Returns the choices that findings rest on, in the order of the contract. */
function listChoices(
  { document: { 'x-choices': choices = {} } }: Contract,
  results: Result[],
): Record<string, ReportedChoice> {
  const named = new Set<string | undefined>(
    results.flatMap(({ findings }) => findings.map(({ choice }) => choice)),
  );
  const all: Record<string, ReportedChoice> = { ...choices, 'new-check': NEW_CHECK };
  return Object.fromEntries(Object.entries(all).filter(([id]) => named.has(id)));
}

function withLevels(result: Result): Result {
  const findings = result.findings.map((finding) => ({ ...finding, level: levelOf(finding) }));
  return { ...result, findings };
}

function withFault(result: Result): Result {
  const fault = findFault(result);
  return { ...result, ...(fault && { fault }) };
}

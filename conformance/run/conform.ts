import type { Case } from '../../contract/case.ts';
import { type Contract, GENERATED_DIR, readContract } from '../../contract/contract.ts';
import { MOCK_ALERT_INTAKE } from '../../contract/deployment.ts';
import { leaveCase } from '../engine/perform.ts';
import { redactor } from '../engine/redact.ts';
import { htmlReport } from '../reports/html.ts';
import { jsonReport } from '../reports/json.ts';
import { junitReport } from '../reports/junit.ts';
import { openReportFolder } from '../reports/openReportFolder.ts';
import { showProgress } from '../reports/progress.ts';
import { makeReport, type Report } from '../reports/report.ts';
import { type Output, terminalReport } from '../reports/terminal.ts';
import { runReplay, SIGNALS } from '../runReplay.ts';
import { plan, type Send } from '../suites/replay.ts';
import { baseUrl } from '../target/baseUrl.ts';
import { reach } from '../target/reach.ts';
import { type ResolvedTarget, resolveTarget, type TargetOptions } from '../target/resolveTarget.ts';
import type { Target } from '../target/target.ts';
import { applyKnownFailures } from './knownFailures.ts';
import { type CaseResult, type Counts, countOutcomes } from './result.ts';
import { type Selection, selectCases, shardOf } from './selectJobs.ts';
import { verdict } from './verdict.ts';

export interface ConformOptions extends TargetOptions, Selection {
  /** How many requests at a time. Default 8; a lower limit of the profile goes before it. */
  concurrency?: number;
  /** The longest time for one answer in milliseconds. Default 10 000. */
  timeout?: number;
  /** Stop after so many failures. Default: never. */
  bail?: number;
  /** Replay only part i of n of the selected cases: `2/5`. */
  shard?: string;
  /** Folder for `report.json`, `junit.xml` and `index.html`. Default: none is written. */
  report?: string;
  /** Print `report.json` on `stdout`, and what is for people on `stderr`. */
  json?: boolean;
  stdout: Output;
  stderr: Output;
  /** Where the tokens are. Default: `process.env`. */
  env?: NodeJS.ProcessEnv;
  /** The folder of the built contract. Default: `generated/`. */
  contractDir?: string;
}

/** What became of a run. */
export interface ConformRun {
  /** 0 conforms, 1 violations, 3 the target cannot be reached, 4 incomplete. */
  exitStatus: 0 | 1 | 3 | 4;
  results: CaseResult[];
  counts: Counts;
  /** The files of the report, if one was asked for. */
  reportPaths: string[];
}

/**
 * Tells whether a server keeps the contract: replays the documented cases, judges the answers, prints
 * and writes the report. Ctrl-C ends the run early; what was done until then is still reported.
 *
 * @throws a UsageError, with a message for the user, when the options or the profile are wrong
 */
export async function conform(options: ConformOptions): Promise<ConformRun> {
  const contract = await readContract(options.contractDir);
  const selected = selectCases(contract.cases, options);
  const mine = options.shard === undefined ? selected : shardOf(selected, options.shard);
  const resolved = await resolveTarget(options, contract, options.env ?? process.env);
  const folder = options.report === undefined ? undefined : await openReportFolder(options.report);
  const mock = resolved.base === undefined ? await startEmbeddedMock(contract) : undefined;
  try {
    const base = resolved.base ?? baseUrl(mock!.url);
    const target: Target = { ...resolved.target, base, ...alertIntakeOf(options, base) };
    const problem = await reach(target.base, options.timeout ?? DEFAULT_TIMEOUT_MS);
    if (problem) {
      options.stderr.write(
        `${target.base} cannot be reached: ${problem}. Is the server running, and is the address right?\n`,
      );
      return { exitStatus: 3, results: [], counts: countOutcomes([]), reportPaths: [] };
    }
    const report = await run(options, contract, { ...resolved, target }, mine);
    const reportPaths =
      (await folder?.write({
        'report.json': jsonReport(report),
        'junit.xml': junitReport(report),
        'index.html': htmlReport(report),
      })) ?? [];
    const people = options.json ? options.stderr : options.stdout;
    people.write(terminalReport(report, people.isTTY === true, reportPaths));
    if (options.json) options.stdout.write(jsonReport(report));
    const { results, counts } = report;
    return { exitStatus: report.run.exitStatus, results, counts, reportPaths };
  } finally {
    await mock?.close();
    await folder?.close();
  }
}

/** A deployment's alert integration is known to its operator only; the mock's is where the mock has it. */
function alertIntakeOf({ alertIntake, kind }: ConformOptions, base: string) {
  const address =
    alertIntake ?? (kind === 'mock' ? new URL(MOCK_ALERT_INTAKE, base).href : undefined);
  return address === undefined ? {} : { alertIntake: address };
}

const DEFAULT_CONCURRENCY = 8;
const DEFAULT_TIMEOUT_MS = 10_000;

/** Loaded only when it is wanted: the mock takes longer to load than all the rest. */
async function startEmbeddedMock(contract: Contract) {
  const { startMock } = await import('../../mock/startMock.ts');
  return startMock({ contract, port: 0 });
}

async function run(
  options: ConformOptions,
  contract: Contract,
  { target, limits, knownFailures }: ResolvedTarget & { target: Target },
  mine: Case[],
): Promise<Report> {
  const started = new Date();
  const selected = new Set(mine);
  const steps = plan(contract, mine, target);
  const toSend = steps.filter((step): step is Send => 'request' in step);
  const progress = showProgress(options.stderr, toSend.length);
  const interrupt = new AbortController();
  const onInterrupt = () => interrupt.abort();
  for (const signal of SIGNALS) process.once(signal, onInterrupt);

  const sent = await runReplay(
    {
      contractDir: options.contractDir ?? GENERATED_DIR,
      target,
      steps: toSend,
      timeoutMs: options.timeout ?? DEFAULT_TIMEOUT_MS,
      ...(limits.requestsPerSecond !== undefined && {
        requestsPerSecond: limits.requestsPerSecond,
      }),
    },
    {
      concurrency: Math.min(
        options.concurrency ?? DEFAULT_CONCURRENCY,
        limits.concurrency ?? Number.POSITIVE_INFINITY,
      ),
      ...(options.bail !== undefined && { bail: options.bail }),
      onResult: progress.done,
      signal: interrupt.signal,
    },
  ).finally(() => {
    for (const signal of SIGNALS) process.off(signal, onInterrupt);
    progress.end();
  });

  const stopped =
    sent.length === toSend.length
      ? undefined
      : interrupt.signal.aborted
        ? 'the run was interrupted'
        : `the run stopped after ${options.bail} ${options.bail === 1 ? 'failure' : 'failures'} (--bail)`;
  const byCase = new Map(sent.map((result) => [result.case, result]));
  const results = [
    ...steps.map((step) =>
      'request' in step
        ? (byCase.get(step.case.id) ?? leaveCase(contract, step.case, 'not-run', stopped!))
        : leaveCase(contract, step.case, 'not-run', step.reason),
    ),
    ...(options.shard === undefined ? contract.cases : [])
      .filter((documented) => !selected.has(documented))
      .map((documented) => leaveCase(contract, documented, 'disabled', 'not selected')),
  ];
  // The one place where secrets are taken out: every report is made of what comes from here.
  const redact = redactor([...Object.values(target.tokens), target.sharedToken ?? '']);
  const judged = redact(
    applyKnownFailures(results, knownFailures, started.toISOString().slice(0, 10)),
  );
  const hint = hintOf(judged);
  return makeReport(contract, target, judged, {
    startedAt: started.toISOString(),
    durationMs: Date.now() - started.getTime(),
    exitStatus: verdict(judged, stopped !== undefined),
    ...(stopped !== undefined && { stopped }),
    ...(hint !== undefined && { hint }),
    ...(options.shard !== undefined && { shard: options.shard }),
  });
}

/** When next to everything fails and HTML came, the address is more likely wrong than the server. */
function hintOf(results: CaseResult[]): string | undefined {
  const failed = results.filter(({ outcome }) => outcome === 'fail');
  const html = failed.filter(({ evidence }) =>
    /^\s*<(!doctype|html)/i.test(evidence?.response?.body ?? ''),
  );
  const passed = results.some(({ outcome }) => outcome === 'pass');
  return !passed && html.length > 0 && html.length * 2 > failed.length
    ? 'the server answers with HTML pages. Is this the base URL of the API?'
    : undefined;
}

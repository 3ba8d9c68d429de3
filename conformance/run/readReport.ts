import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Contract } from '../../contract/contract.ts';
import { readContractWith } from '../../contract/deviations/readContractWith.ts';
import { UsageError } from '../../contract/usageError.ts';
import type { WithChecks } from '../../judge/index.ts';
import { type Result, withStrictness } from '../engine/result.ts';
import { runFolder } from '../engine/runFolder.ts';
import { loadPlugins } from '../plugins/loadPlugins.ts';
import { timeOver } from '../reports/durationText.ts';
import { createReport, REPORT_VERSION, type Report, type RunFacts } from '../reports/report.ts';
import { identifyJob, nameOfDeviations, readJournal } from './journal.ts';
import { applyKnownFailure, noteNeedless } from './knownFailures.ts';
import { NOT_REACHED, toResume } from './notReached.ts';
import { verdict } from './verdict.ts';

const REPORT = 'report.json';

export interface ReadReportOptions {
  /** The folder that contains the folders of all runs. Default: `.forge-contract` in the current folder. */
  runsDir?: string;
  /** The folder of the built contract. Default: `generated/`. */
  contractDir?: string;
  /** The deviations file that the run used. Default: no file. */
  deviations?: string;
  /** The files with operations beside those of the contract that the run used. Default: none. */
  extend?: string[];
  /** The paths of the plugins that the run used. Default: no plugins. */
  plugin?: string[];
}

/** Reads the contract as the run used it, with the deviations file and the checks of the plugins. */
export async function contractFor({
  contractDir,
  deviations,
  extend,
  plugin,
}: ReadReportOptions): Promise<Contract & WithChecks> {
  const { checks } = await loadPlugins(plugin);
  return { ...(await readContractWith({ dir: contractDir, deviations, extend })), checks };
}

/**
 * Reads a report, or creates it from the journal of a run. It sends no request.
 *
 * @param source a `report.json`, a `journal.jsonl`, a folder with one of these files, or the name of a run
 * @throws a UsageError if the source has no report, or a report of another version
 */
export async function readReport(source: string, options: ReadReportOptions = {}): Promise<Report> {
  const file = await findFile(source, options.runsDir);
  return file.endsWith('.jsonl')
    ? reportOfJournal(file, await contractFor(options))
    : readJson(file);
}

/**
 * Reads all reports of a source. Only the lines of `judge --findings --json` have more than one: each part of a recording
 * has added its own.
 * @param source as for `readReport`, or a file of such lines (`.ndjson`)
 * @throws a UsageError as `readReport`, or if the lines have no report
 */
export async function readReports(source: string, options: ReadReportOptions): Promise<Report[]> {
  if (!source.endsWith('.ndjson')) return [await readReport(source, options)];
  const file = await findFile(source, options.runsDir);
  const reports: Report[] = [];
  for await (const line of createInterface({ input: createReadStream(file) }))
    if (line.startsWith('{"report":'))
      reports.push(checked(parsed(line, file)?.report as Partial<Report>, file));
  if (reports.length === 0)
    throw new UsageError(
      `${file} has no report. Its parts need --findings with --json, which writes the report as the last line.`,
    );
  return reports;
}

async function findFile(source: string, runsDir: string | undefined): Promise<string> {
  const run = runFolder(source, runsDir).journal;
  const candidates = [join(source, REPORT), join(source, basename(run)), source, run];
  for (const file of candidates)
    if ((await stat(file).catch(() => undefined))?.isFile()) return file;
  throw new UsageError(
    `There is no report at ${source}. Give the path of a ${REPORT} or a journal, a folder with one of these files, or the name of a run.`,
  );
}

async function readJson(file: string): Promise<Report> {
  return checked(parsed(await readFile(file, 'utf8'), file), file);
}

function parsed(text: string, file: string) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${file} is not a report: ${(error as Error).message}`);
  }
}

/** @throws a UsageError if the data is not a report of this version */
function checked(report: Partial<Report> | null, file: string): Report {
  if (!Array.isArray(report?.results))
    throw new UsageError(`${file} is not a report of the command \`conform\`.`);
  if (report.version !== REPORT_VERSION)
    throw new UsageError(
      `${file} has version ${report.version} of the report format, and this program reads version ${REPORT_VERSION}. Create the report again from the journal of the run.`,
    );
  return report as Report;
}

/**
 * Creates a report from the journal of a run.
 * @throws a UsageError if the run used another version of the contract
 */
async function reportOfJournal(file: string, contract: Contract & WithChecks): Promise<Report> {
  const { head, plan, results, end } = await readJournal(file);
  const { version } = contract.document.info;
  if (head.contract !== version)
    throw new UsageError(
      `The run ${head.run} used version ${head.contract} of the contract, and this is version ${version}. Use forge-contract@${head.contract}.`,
    );
  if (head.deviations !== nameOfDeviations(contract.deviations))
    throw new UsageError(
      `The run ${head.run} used ${head.deviations ? `the deviations file ${head.deviations}: give it with --deviations` : 'no deviations file: leave out the option --deviations'}.`,
    );
  const run: RunFacts = end ?? {
    startedAt: head.startedAt,
    durationMs: results.reduce((sum, { durationMs = 0 }) => sum + durationMs, 0),
    exitStatus: verdict(results, true),
    stopped: 'the process of the run was killed',
    name: head.run,
    ...(plan?.strict && { strict: true as const }),
    ...(plan?.plannedBySuite && { plannedBySuite: plan.plannedBySuite }),
  };
  const today = run.startedAt.slice(0, 10);
  const { knownFailures = [], strict = false } = plan ?? {};
  const known = (result: Result) =>
    applyKnownFailure(withStrictness(result, strict), knownFailures, today);
  const byKey = new Map(results.map((result) => [identifyJob(result), result]));
  const isAway = run.absences?.at(-1)?.to === undefined && run.absences !== undefined;
  const reason = run.timeLimitMs === undefined ? run.stopped : timeOver(run.timeLimitMs);
  const planned = new Set(plan?.planned.map(identifyJob));
  // A resumed run may have selected fewer jobs than the run before it. Faults of the set-up belong to no job.
  const others = results.filter((result) => !planned.has(identifyJob(result))).map(known);
  const performed = plan
    ? plan.planned.map((planned) => {
        const result = byKey.get(identifyJob(planned));
        if (result) return known(result);
        return planned.reason === NOT_REACHED && reason !== undefined
          ? toResume({ ...planned, reason, ...(isAway && { fault: 'network' as const }) }, head.run)
          : planned;
      })
    : [];
  const target = plan?.target ?? { kind: 'live', base: head.base };
  const all = noteNeedless([...performed, ...others], knownFailures, run);
  return createReport(contract, target, all, run);
}

import { stat } from 'node:fs/promises';
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import { UsageError } from '../../contract/usageError.ts';
import { openReportFolder } from '../reports/openReportFolder.ts';
import { showStatus } from '../reports/progress.ts';
import { basePathFinder, partsOfUrl, readBasePath } from './basePath.ts';
import { findingLines, problemLine, reportLine } from './findingLines.ts';
import { gatherResults } from './gatherResults.ts';
import { type TrafficOptions, trafficJudge } from './judgeTraffic.ts';
import { readRecording } from './readRecording.ts';
import {
  type ReportedRun,
  type ReportOptions,
  reportTraffic,
  type TrafficFacts,
} from './reportTraffic.ts';
import { showJudged } from './showJudged.ts';
import type { TrafficExchange } from './traffic.ts';

export interface JudgeOptions extends Omit<TrafficOptions, 'leaveOut'>, ReportOptions {
  contract: Contract;
  /** The paths of HARs, files of exchange lines, and journals. `-` stands for the standard input. */
  files: string[];
  /**
   * Judges only the exchanges that began at this time or later. The time is a date in ISO 8601, with or without a
   * time of day.
   */
  since?: string;
  /**
   * Judges only every nth exchange of each operation and status, beginning with the first. Default: judges every
   * exchange.
   */
  sample?: number;
  /**
   * Judges a part of a recording. Each finding is written to `stdout` at once, as a JSON line that `finding.schema.json`
   * describes. With `json`, the last line has the report of the part. The text for people goes to `stderr`. A part may
   * be empty. Default: false.
   */
  findings?: boolean;
}

/**
 * Judges recorded exchanges as if the suite had sent them, and prints and writes the report. After Ctrl-C, it reports
 * the exchanges that were judged so far.
 * @throws a UsageError, with a message for the user, if the options or a file are wrong
 */
export async function judgeRecorded(options: JudgeOptions): Promise<ReportedRun> {
  // The folder is opened before the work begins, so that the user learns early if it cannot be written.
  const folder =
    options.report === undefined ? undefined : await openReportFolder(options.report, options);
  try {
    const facts = await judgeFiles(options);
    if (!options.findings) return await reportTraffic(options, facts, folder);
    const { stdout, stderr, json = false } = options;
    const run = await reportTraffic({ ...options, json: false, stdout: stderr }, facts, folder);
    if (json) stdout.write(reportLine(run.report));
    return run;
  } finally {
    await folder?.close();
  }
}

/**
 * Judges the exchanges of all files.
 * @throws a UsageError if an option or a file is wrong
 */
async function judgeFiles(options: JudgeOptions): Promise<TrafficFacts> {
  const { contract, files, stdout, stderr, since, sample, strict = false } = options;
  const isPart = options.findings === true;
  const basePath = options.basePath === undefined ? undefined : readBasePath(options.basePath);
  const started = new Date();
  const judge = trafficJudge(contract, {
    ...options,
    ...(basePath !== undefined && { basePath }),
    leaveOut: selection(since, sample),
  });
  const gatherer = gatherResults(contract, strict);
  const shown = showJudged(options);
  const elsewhere = basePath === undefined ? undefined : basePathFinder(contract);
  const otherBases = new Set<string>();
  const bases = new Map<string, number>();
  const total = await totalSize(files);
  let bytes = 0;
  let exchanges = 0;
  let broken = 0;
  let raw = true;
  let stopped: string | undefined;
  const onBytes = (more: number) => {
    bytes += more;
  };
  const interrupt = new AbortController();
  const onInterrupt = () => interrupt.abort();
  process.once('SIGINT', onInterrupt).once('SIGTERM', onInterrupt);
  const endStatus = showStatus(stderr, () =>
    [
      `${exchanges} exchanges`,
      ...(total > 0 ? [`${Math.floor((bytes / total) * 100)} %`] : []),
      ...(broken > 0 ? [`${broken} break the contract`] : []),
    ].join(', '),
  );
  try {
    for (const file of files)
      for await (const one of readRecording(file, onBytes, { isPart })) {
        if (interrupt.signal.aborted) {
          stopped = 'it was interrupted';
          break;
        }
        if ('problem' in one) {
          gatherer.unreadable(one.place, one.problem);
          if (options.findings) stdout.write(problemLine(one.place, one.problem));
          continue;
        }
        exchanges += 1;
        raw &&= one.exchange.response?.isRaw !== false;
        const judged = judge(one.exchange);
        gatherer.add(judged);
        if (options.findings) stdout.write(findingLines(shown(judged)));
        const found = judged.verdicts.flatMap(({ findings }) => findings);
        if (found.some(({ level }) => strict || level !== 'advised')) broken += 1;
        if (judged.base) bases.set(judged.base, (bases.get(judged.base) ?? 0) + 1);
        else if (elsewhere && bases.size === 0 && otherBases.size === 0)
          for (const base of findBasePaths(elsewhere, one.exchange)) otherBases.add(base);
      }
  } finally {
    endStatus();
    process.off('SIGINT', onInterrupt).off('SIGTERM', onInterrupt);
  }
  const results = gatherer.results();
  const unreadable = results.find(({ outcome }) => outcome === 'error');
  if (!isPart && exchanges === 0 && stopped === undefined)
    throw new UsageError(
      unreadable?.reason ??
        `${files.join(', ')}: no exchanges. Record at least one request and its response.`,
    );
  if (
    !isPart &&
    basePath !== undefined &&
    bases.size === 0 &&
    results.some(({ outcome }) => outcome === 'not-run')
  )
    throw new UsageError(
      `No exchange below ${basePath || '/'} matches an operation of the contract. ${
        otherBases.size > 0
          ? `Exchanges below ${[...otherBases][0]} do: omit --base-path, or give it this path.`
          : 'Give --base-path the path before that of an operation, such as /api/v4, or omit it.'
      }`,
    );
  return {
    results,
    unknown: gatherer.unknown(),
    bases,
    started,
    isRaw: raw,
    ...(stopped !== undefined && { stopped }),
  };
}

/** Returns the base path of an exchange in a list. The list is empty if the contract does not have the operation. */
function findBasePaths(
  find: ReturnType<typeof basePathFinder>,
  { request }: TrafficExchange,
): string[] {
  const located = find(request.method, partsOfUrl(request.url).path);
  return located?.found ? [located.basePath || '/'] : [];
}

/**
 * Creates a function that returns the reason why an exchange is not selected. It returns undefined for a selected
 * exchange.
 */
function selection(since: string | undefined, sample: number | undefined) {
  const from = since === undefined ? undefined : Date.parse(since);
  if (from !== undefined && Number.isNaN(from))
    throw new UsageError(
      `--since ${since} is not a date. Write it as 2026-01-31 or 2026-01-31T12:00:00Z.`,
    );
  const seen = new Map<string, number>();
  return (
    { startedAt, response }: TrafficExchange,
    operation: ContractOperation | undefined,
  ): string | undefined => {
    if (from !== undefined) {
      if (startedAt === undefined) return 'its time was not recorded, but --since needs it';
      if (Date.parse(startedAt) < from) return `before ${since}`;
    }
    if (sample === undefined || !operation) return undefined;
    const key = `${operation.id} ${response?.status}`;
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return before % sample === 0 ? undefined : `not in the sample of 1 in ${sample}`;
  };
}

/**
 * Returns the size of all files in bytes. Returns 0 if the size of a file is unknown, such as that of the standard
 * input.
 */
async function totalSize(files: string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ size }) => size,
        () => Number.NaN,
      ),
    ),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return Number.isNaN(total) ? 0 : total;
}

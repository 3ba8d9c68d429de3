import type { Contract } from '../../contract/contract.ts';
import type { Offering } from '../../judge/index.ts';
import type { Counts, Result, Verdict } from '../engine/result.ts';
import { giveReport, type ReportOutputs } from '../reports/giveReport.ts';
import type { ReportFolder } from '../reports/openReportFolder.ts';
import { createReport } from '../reports/report.ts';
import { verdict } from '../run/verdict.ts';

export interface ReportOptions extends ReportOutputs {
  contract: Contract;
  offering?: Offering;
  /** Folder for the files of the report. Default: none is written. */
  report?: string;
}

/** What was found out about traffic. */
export interface TrafficFacts {
  results: Result[];
  /** The paths that the contract does not have, with the number of their exchanges. */
  unknown: { endpoint: string; reason: string; count: number }[];
  /** How many exchanges of which address were judged: `https://forge.example.com/api/v4`. */
  bases: Map<string, number>;
  started: Date;
  /** Whether every response was judged as it came, and not as a browser shows it. */
  isRaw: boolean;
  /** Why it ended early. */
  stopped?: string;
}

/** What became of it. */
export interface ReportedRun {
  exitStatus: Verdict;
  results: Result[];
  counts: Counts;
  /** The files of the report, if one was asked for. */
  reportPaths: string[];
}

const SHOWN_PATHS = 20;

/**
 * Prints and writes the report of the suite on traffic.
 * @param folder where the report is written, if it is
 */
export async function reportTraffic(
  options: ReportOptions,
  { results, unknown, bases, started, isRaw, stopped }: TrafficFacts,
  folder: ReportFolder | undefined,
): Promise<ReportedRun> {
  const [base = 'http://unknown.invalid', ...others] = [...bases]
    .sort(([, one], [, other]) => other - one)
    .map(([address]) => address);
  const hints = [
    ...(bases.size === 0 && unknown.length > 0
      ? [
          'no exchange is of an operation of the contract. Is the API below another path? Give it with --base-path.',
        ]
      : []),
    ...(others.length > 0
      ? [`the exchanges are of several addresses: also ${others.join(', ')}.`]
      : []),
    ...(isRaw
      ? []
      : [
          'what a HAR or a text does not keep is not judged: bytes, content encoding, byte-order marks, repeated headers.',
        ]),
  ];
  const { contract, offering } = options;
  const target = { kind: 'live' as const, base, ...(offering && { offering }) };
  const report = createReport(contract, target, results, {
    startedAt: started.toISOString(),
    durationMs: Date.now() - started.getTime(),
    exitStatus: verdict(results, stopped !== undefined),
    ...(stopped !== undefined && { stopped }),
    ...(hints.length > 0 && { hint: hints.join(' Also: ') }),
  });
  const people = options.json ? options.stderr : options.stdout;
  people.write(unknownLines(unknown));
  const reportPaths = await giveReport(report, folder, options);
  return { exitStatus: report.run.exitStatus, results, counts: report.counts, reportPaths };
}

/** The paths that the contract does not have, for people. */
function unknownLines(unknown: TrafficFacts['unknown']): string {
  if (unknown.length === 0) return '';
  const shown = unknown.slice(0, SHOWN_PATHS);
  const left = unknown.slice(SHOWN_PATHS).reduce((sum, { count }) => sum + count, 0);
  return [
    'Not in the contract, and not judged',
    ...shown.map(
      ({ endpoint, reason, count }) =>
        `  ${count} × ${endpoint.replaceAll(/\p{Cc}/gu, '\ufffd')}: ${reason}`,
    ),
    ...(left > 0
      ? [`  and ${left} more exchanges of ${unknown.length - shown.length} other paths`]
      : []),
    '',
    '',
  ].join('\n');
}

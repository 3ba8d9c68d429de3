import type { Contract } from '../../contract/contract.ts';
import type { Offering } from '../../judge/index.ts';
import type { Counts, Result, Verdict } from '../engine/result.ts';
import { htmlReport } from '../reports/html.ts';
import { jsonReport } from '../reports/json.ts';
import { junitReport } from '../reports/junit.ts';
import type { openReportFolder } from '../reports/openReportFolder.ts';
import { makeReport } from '../reports/report.ts';
import { type Output, terminalReport } from '../reports/terminal.ts';
import { verdict } from '../run/verdict.ts';
import { CAPABILITIES } from '../target/target.ts';

export interface ReportOptions {
  contract: Contract;
  offering?: Offering;
  /** Folder for `report.json`, `junit.xml` and `index.html`. Default: none is written. */
  report?: string;
  /** Print `report.json` on `stdout`, and what is for people on `stderr`. */
  json?: boolean;
  stdout: Output;
  stderr: Output;
}

/** What was found out about traffic. */
export interface TrafficFacts {
  results: Result[];
  /** The paths that the contract does not have, with the number of their exchanges. */
  unknown: { endpoint: string; reason: string; count: number }[];
  /** How many exchanges of which address were judged: `https://forge.example.com/api/v4`. */
  bases: Map<string, number>;
  started: Date;
  /** Whether every answer was judged as it came, and not as a browser shows it. */
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

type ReportFolder = Awaited<ReturnType<typeof openReportFolder>>;

const SHOWN_PATHS = 20;

/**
 * Prints and writes the report of the suite on traffic.
 * @param folder where the report is written, if it is
 */
export async function reportTraffic(
  { contract, offering, json, stdout, stderr }: ReportOptions,
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
  const target = {
    kind: 'live' as const,
    can: CAPABILITIES.live,
    base,
    tokens: {},
    fixtures: {},
    flags: {},
    ...(offering && { offering }),
  };
  const report = makeReport(contract, target, results, {
    startedAt: started.toISOString(),
    durationMs: Date.now() - started.getTime(),
    exitStatus: verdict(results, stopped !== undefined),
    ...(stopped !== undefined && { stopped }),
    ...(hints.length > 0 && { hint: hints.join(' Also: ') }),
  });
  const reportPaths =
    (await folder?.write({
      'report.json': jsonReport(report),
      'junit.xml': junitReport(report),
      'index.html': htmlReport(report),
    })) ?? [];
  const people = json ? stderr : stdout;
  people.write(unknownLines(unknown) + terminalReport(report, people.isTTY === true, reportPaths));
  if (json) stdout.write(jsonReport(report));
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

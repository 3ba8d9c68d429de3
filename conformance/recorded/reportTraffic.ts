import type { Contract } from '../../contract/contract.ts';
import { count } from '../../contract/count.ts';
import { readPackNames } from '../../contract/extensions/packs.ts';
import type { Offering } from '../../judge/index.ts';
import { hintOnRecording, listAddresses } from '../engine/gathered.ts';
import type { Counts, Result, Verdict } from '../engine/result.ts';
import { withholdBodies } from '../engine/withholdBodies.ts';
import { giveReport, type ReportOutputs } from '../reports/giveReport.ts';
import type { ReportFolder } from '../reports/openReportFolder.ts';
import { printable } from '../reports/printable.ts';
import { createReport, type Report } from '../reports/report.ts';
import { applyKnownFailure, noteNeedless } from '../run/knownFailures.ts';
import { verdict } from '../run/verdict.ts';
import { readKnownFailures } from '../target/readProfile.ts';
import { basePathFinder } from './basePath.ts';

export interface ReportOptions extends ReportOutputs {
  contract: Contract;
  offering?: Offering;
  /** Whether advised findings fail the run, too. Default: false. */
  strict?: boolean;
  /** The path of a profile whose known failures do not fail the run. Default: no failure is known. */
  profile?: string;
  /** The folder for the files of the report. Default: no file is written. */
  report?: string;
  /** Whether files of the user in that folder may be replaced. Default: false. */
  force?: boolean;
  /** Whether the output has bodies and other values of the exchanges. Default: true. */
  bodies?: boolean;
}

/** The facts about judged traffic that the report needs. */
export interface TrafficFacts {
  results: Result[];
  /** The endpoints that the contract does not have, with the number of their exchanges. */
  unknown: { endpoint: string; reason: string; count: number }[];
  /** The number of judged exchanges for each URL of an API: `https://forge.example.com/api/v4`. */
  bases: Map<string, number>;
  started: Date;
  /** True if every response was recorded as it came on the wire. A recording of a browser is not. */
  isRaw: boolean;
  /** The reason why the judging ended early. */
  stopped?: string;
}

/** The outcome of the judging of traffic. */
export interface ReportedRun {
  exitStatus: Verdict;
  results: Result[];
  counts: Counts;
  report: Report;
  /** The paths of the report's files. Empty if the option `report` is not given. */
  reportPaths: string[];
}

const SHOWN_PATHS = 20;

/**
 * Prints and writes the report on traffic. It has the form of a report of the suite.
 * @param folder the folder for the files of the report; undefined if no files are to be written
 */
export async function reportTraffic(
  options: ReportOptions,
  { results: judged, unknown, bases, started, isRaw, stopped }: TrafficFacts,
  folder: ReportFolder | undefined,
): Promise<ReportedRun> {
  const known = options.profile === undefined ? [] : await readKnownFailures(options.profile);
  const today = started.toISOString().slice(0, 10);
  const withheld = options.bodies === false ? withholdBodies(options.contract) : undefined;
  const ran = stopped === undefined ? {} : { stopped };
  const applied = judged.map((result) => applyKnownFailure(result, known, today));
  const results = noteNeedless(applied, known, ran).map(
    (result) => withheld?.fromResult(result) ?? result,
  );
  const recording = { addresses: Object.fromEntries(bases), isRaw };
  const [base] = listAddresses(recording);
  const hints = [...hintsOnTheirs(options.contract), hintOnRecording(recording, results)].filter(
    (hint) => hint !== undefined,
  );
  const { contract, offering } = options;
  const target = { kind: 'live' as const, base, ...(offering && { offering }) };
  const report = createReport(contract, target, results, {
    startedAt: started.toISOString(),
    durationMs: Date.now() - started.getTime(),
    exitStatus: verdict(results, stopped !== undefined),
    ...(options.strict && { strict: true as const }),
    ...(stopped !== undefined && { stopped }),
    ...(hints.length > 0 && { hint: hints.join(' Also: ') }),
    recording,
  });
  const people = options.json ? options.stderr : options.stdout;
  if (unknown.length > 0) people.write(unknownLines(unknown, await packFinder(contract)));
  const reportPaths = await giveReport(report, folder, options);
  const { run, counts } = report;
  return { exitStatus: run.exitStatus, results, counts, report, reportPaths };
}

/** Says which document has judged in place of the contract, and which parts of it could not be used. */
function hintsOnTheirs({ theirs, operations }: Contract): string[] {
  if (!theirs) return [];
  const { file, version, otherMethods, mistakes, firstMistakes } = theirs;
  return [
    `${file} (OpenAPI ${version}, ${count(operations.size, 'operation')}) has judged in place of the contract. Cases, pages, relations of fields, echoes of sent values, tiers, roles and advice are off, since only our contract has them.`,
    ...(otherMethods > 0
      ? [`${count(otherMethods, 'operation')} of it with HEAD, OPTIONS or TRACE cannot be judged.`]
      : []),
    ...(mistakes > 0
      ? [
          `${count(mistakes, 'part')} of it, left out because OpenAPI does not allow this: ${firstMistakes().join('; ')}.`,
        ]
      : []),
  ];
}

/** Returns a function that finds the pack of an endpoint. Packs add operations to our contract only. */
async function packFinder({ theirs, document }: Contract) {
  const packs = (theirs ? [] : await readPackNames()).map(({ name, operations }) => ({
    name,
    locate: basePathFinder({ document, operations }),
  }));
  return (endpoint: string): string | undefined => {
    const [method = '', path = ''] = endpoint.split(' ');
    return packs.find(({ locate }) => locate(method, path)?.found)?.name;
  };
}

/** Lists the endpoints that the contract does not have, as text for people. */
function unknownLines(
  unknown: TrafficFacts['unknown'],
  findPack: (endpoint: string) => string | undefined,
): string {
  const shown = unknown.slice(0, SHOWN_PATHS);
  const left = unknown.slice(SHOWN_PATHS).reduce((sum, { count }) => sum + count, 0);
  return [
    'Not judged, because the contract does not have the endpoint',
    ...shown.map(({ endpoint, reason, count }) => {
      const pack = findPack(endpoint);
      return `  ${count} × ${printable(endpoint)}: ${reason}${pack ? `. Add --pack ${pack}` : ''}`;
    }),
    ...(left > 0
      ? [`  ${left} more exchanges with ${unknown.length - shown.length} other endpoints`]
      : []),
    '',
    '',
  ].join('\n');
}

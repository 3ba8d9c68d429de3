/** Writes findings on recorded exchanges as JSON lines, which `finding.schema.json` describes. */
import type { CheckId, Level } from '../../judge/index.ts';
import { printableJson } from '../reports/printable.ts';
import type { Report } from '../reports/report.ts';
import type { JudgedTraffic, Side } from './judgeTraffic.ts';

/** A line about a finding on an exchange. */
export interface FindingLine {
  /** The place of the exchange in the recording: `traffic.ndjson:17`. */
  source: string;
  /** The time of the request, in ISO 8601. Absent if it was not recorded. */
  startedAt?: string;
  operation: string;
  side: Side;
  /** The status of the response. Absent if no response was recorded. */
  status?: number;
  check: CheckId;
  level: Level;
  message: string;
  /** The place of the finding: a JSON Pointer into the body, the name of a header, or `query.sort` in a request. */
  location?: string;
  /** JSON Pointer to the requirement in the bundled contract. */
  pointer: string;
}

/** A line about a record that cannot be read, or an exchange that cannot be judged. */
export interface ProblemLine {
  source: string;
  problem: string;
}

/** The last line: the report of a part of a recording, which `report merge` reads. */
export interface ReportLine {
  report: Report;
}

/**
 * Returns a line for each finding on an exchange, in the order of the verdicts. An exchange without findings has none.
 */
export function findingLines(judged: JudgedTraffic): string {
  const { operation, verdicts, status, fault } = judged;
  if (fault === undefined && verdicts.every(({ findings }) => findings.length === 0)) return '';
  const { source, startedAt } = judged.traffic!;
  if (fault !== undefined)
    return problemLine(source, `could not be judged, because of a fault of the program: ${fault}`);
  return verdicts
    .flatMap(({ side, findings }) =>
      findings.map(
        ({ check, level = 'required', message, location, pointer }): FindingLine => ({
          source,
          ...(startedAt !== undefined && { startedAt }),
          operation: operation!.id,
          side,
          ...(status !== undefined && { status }),
          check,
          level,
          message,
          ...(location !== undefined && { location }),
          pointer,
        }),
      ),
    )
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
}

/** Returns the line about a record that cannot be read. */
export function problemLine(source: string, problem: string): string {
  const line: ProblemLine = { source, problem };
  return `${JSON.stringify(line)}\n`;
}

/** Returns the line with the report of a part. */
export function reportLine(report: Report): string {
  const line: ReportLine = { report };
  return `${printableJson(line, 0)}\n`;
}

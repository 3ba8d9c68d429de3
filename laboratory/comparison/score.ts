/** Counts what the tools have found: on a server with a fault, and on servers without one. */
import type { Aspect } from '../faults/fault.ts';
import type { FieldFault } from './draw.ts';
import type { Rows } from './fieldServer.ts';
import type { ToolFinding } from './tools/tool.ts';

/** The server that repeats the first one without a fault, to count what chance finds. */
export const REPEATED = 'faultless-repeated';

/** A server of the comparison. */
export interface FieldTarget {
  /** The ID of the fault, or `faultless-1`. */
  id: string;
  /** The number of the random world. */
  world: number;
  /** Absent for a server without a fault. */
  fault?: FieldFault;
}

/** The run of one tool on one server, as the record of a run has it. */
export interface FieldRun {
  tool: string;
  server: string;
  findings: ToolFinding[];
  requests: number;
  /** The seconds that the whole run took. */
  seconds: number;
  left: Rows;
  note?: string;
  /** The reason why the tool did not run to its end. Its findings are then empty. */
  error?: string;
}

/** The verdict about one tool and one fault. */
export interface Cell {
  tool: string;
  fault: string;
  kind: Aspect;
  found: boolean;
  /** The findings that count, at most three. */
  findings: ToolFinding[];
  requests: number;
  seconds: number;
  /** The seconds until the first finding that counts. Absent if it was not found, or if the report has no times. */
  firstSeconds?: number;
  left: Rows;
  note?: string;
  error?: string;
}

/** The number of findings that a cell keeps. */
const KEPT = 3;

/**
 * Returns the text by which two findings are the same: operations, code and message. Long numbers, hashes and quoted
 * values are left out, since they differ between two runs. A status stays.
 */
export function signatureOf({ operations, code, message }: ToolFinding): string {
  const text = message
    // A hint of Schemathesis describes the generated values of one request.
    .replace(/; Hint: .*/s, '')
    .replaceAll(/\[[^\]]*\]|\{[^}]*\}/g, '…')
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`/g, '…')
    .replaceAll(/\b[0-9a-f]{7,}\b/gi, '…')
    .replaceAll(/\d{4,}/g, '…');
  return `${[...operations].sort().join(' ')}: ${code}: ${text}`;
}

/**
 * Returns the findings of a run that count: they are on one of the operations, and no run without a fault has them.
 * @param faultless the runs of the same tool without a fault
 */
export function countingFindings(
  findings: ToolFinding[],
  operations: string[],
  faultless: Pick<FieldRun, 'findings'>[],
): ToolFinding[] {
  const known = new Set(faultless.flatMap((run) => run.findings.map(signatureOf)));
  return findings.filter(
    (finding) =>
      finding.operations.some((id) => operations.includes(id)) && !known.has(signatureOf(finding)),
  );
}

export function cellOf(run: FieldRun, fault: FieldFault, faultless: FieldRun[]): Cell {
  const counting = countingFindings(run.findings, fault.operations, faultless);
  const times = counting.flatMap(({ at }) => at ?? []);
  return {
    tool: run.tool,
    fault: fault.id,
    kind: fault.kind,
    found: counting.length > 0,
    findings: counting.slice(0, KEPT),
    requests: run.requests,
    seconds: run.seconds,
    ...(times.length > 0 && { firstSeconds: Math.round(Math.min(...times) / 100) / 10 }),
    left: run.left,
    ...(run.note !== undefined && { note: run.note }),
    ...(run.error !== undefined && { error: run.error }),
  };
}

/** Returns the different findings of a run without a fault. Each is a false alarm. */
export function falseAlarms({ findings }: FieldRun): ToolFinding[] {
  return [...new Map(findings.map((finding) => [signatureOf(finding), finding])).values()];
}

/**
 * Returns the number of faults that a repeated run without a fault would seem to find. It tells how many of the
 * verdicts `found` chance alone explains.
 */
export function foundByChance(
  repeated: FieldRun,
  faults: FieldFault[],
  faultless: FieldRun[],
): number {
  return faults.filter(
    ({ operations }) => countingFindings(repeated.findings, operations, faultless).length > 0,
  ).length;
}

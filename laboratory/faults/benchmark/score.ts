import { ASPECTS, type Aspect } from '../fault.ts';
import { type BenchmarkFindings, NO_FAULT, type ToolFinding } from './findings.ts';
import type { BenchmarkFault } from './listFaults.ts';

/** The score of a tool. */
export interface Score {
  version: string;
  tool: string;
  all: Tally;
  /** By the kind of the faults. */
  kinds: Record<Aspect, Tally>;
  /** By whether a read may show the faults. */
  observable: Record<BenchmarkFault['observable'], Tally>;
  /** The tested faults, in the order of the findings. */
  faults: ScoredFault[];
  falseAlarms: {
    /** The number of tested servers without a fault. */
    servers: number;
    /** The findings on them. */
    findings: ToolFinding[];
  };
  /**
   * The number of findings on operations of faulty servers that have no fault, and that are on no server without a
   * fault. They count neither as found nor as false alarms.
   */
  elsewhere: number;
}

export interface Tally {
  found: number;
  missed: number;
}

export interface ScoredFault extends Pick<BenchmarkFault, 'id' | 'kind' | 'observable'> {
  found: boolean;
  /** The findings that count. */
  findings: ToolFinding[];
}

/**
 * Scores the findings of a tool. A fault is found if a new finding is on one of its operations. A finding is new if no
 * server without a fault and with the same setup has it.
 * @param findings findings that `readFindings` has read with the same list
 */
export function score(
  list: BenchmarkFault[],
  { version, tool, servers }: BenchmarkFindings,
): Score {
  const byId = new Map(list.map((fault) => [fault.id, fault]));
  const faultless = servers.filter(({ fault }) => fault === NO_FAULT);
  let elsewhere = 0;
  const faults = servers.flatMap(({ fault: id, setup, findings }): ScoredFault[] => {
    const fault = byId.get(id);
    if (!fault) return [];
    const known = new Set(
      faultless.filter((one) => one.setup === setup).flatMap((one) => one.findings.map(textOf)),
    );
    const newOnes = findings.filter((finding) => !known.has(textOf(finding)));
    const counting = newOnes.filter(({ operation }) => fault.operations.includes(operation));
    elsewhere += newOnes.length - counting.length;
    const { kind, observable } = fault;
    return [{ id, kind, observable, found: counting.length > 0, findings: counting }];
  });
  const tally = (wanted: ScoredFault[]): Tally => {
    const found = wanted.filter((one) => one.found).length;
    return { found, missed: wanted.length - found };
  };
  const ofKind = (kind: string) => tally(faults.filter((fault) => fault.kind === kind));
  const seenBy = (by: string) => tally(faults.filter(({ observable }) => observable === by));
  return {
    version,
    tool,
    all: tally(faults),
    kinds: Object.fromEntries(
      Object.keys(ASPECTS).map((kind) => [kind, ofKind(kind)]),
    ) as Score['kinds'],
    observable: { reading: seenBy('reading'), writing: seenBy('writing') },
    faults,
    falseAlarms: {
      servers: faultless.length,
      findings: faultless.flatMap(({ findings }) => findings),
    },
    elsewhere,
  };
}

function textOf({ operation, code, message }: ToolFinding): string {
  return JSON.stringify([operation, code, message]);
}

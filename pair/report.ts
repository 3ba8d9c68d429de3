/** Gathers the report of a pair: the first differing response of each conversation, and the fidelity of each operation. */
import { formatEndpoint } from '../contract/contract.ts';
import type { Finding } from '../judge/index.ts';
import type { ResponseDifference } from '../upgrade/index.ts';
import type { ReplayedCall } from './replay.ts';

/**
 * The side that breaks the contract. `silent`: none, because the documents allow both responses.
 */
export type BreakingSide = 'deployment' | 'sandbox' | 'both' | 'silent';

/** A call whose responses differ. */
export interface DifferingCall {
  /** The number of the call in its conversation, from 1. */
  number: number;
  /** The request of the tests: `GET /api/v4/projects/5/milestones`. */
  request: string;
  operation: string;
  endpoint: string;
  /** The role of the caller. Absent without a token. */
  as?: string;
  side: BreakingSide;
  differences: ResponseDifference[];
  /** The requirements of the contract that the responses break: required and advised ones. */
  findings: {
    side: 'deployment' | 'sandbox';
    level: string;
    message: string;
    statement?: string;
  }[];
}

export interface ReportedConversation {
  /** The name of the fork, or `sandbox`. After a reset, a number follows. */
  name: string;
  calls: number;
  sent: number;
  /** The differing calls. Later ones may follow from the first one. */
  differing: DifferingCall[];
}

export interface OperationFidelity {
  operation: string;
  endpoint: string;
  /** The number of compared calls, and of those without a difference. */
  compared: number;
  equal: number;
  /** The share of equal calls, in percent. */
  fidelity: number;
}

export interface PairReport {
  /** The base URL of the deployment. */
  target: string;
  command: string[];
  calls: { recorded: number; sent: number; equal: number };
  /** The share of equal calls of those that were sent, in percent. Absent if none was sent. */
  fidelity?: number;
  conversations: ReportedConversation[];
  /** The operations, those with the least fidelity first. */
  operations: OperationFidelity[];
  /** The reasons why calls were not sent, the most frequent first. */
  notSent: { reason: string; calls: number }[];
  /** The name of the run, with which `cleanup` finds its ledger. Absent without writes. */
  run?: string;
  /** The resources that could not be removed from the deployment. */
  left: string[];
  /** The reason why the run ended early. */
  stopped?: string;
}

/** A conversation with its calls as they went. */
export interface Replayed {
  name: string;
  calls: ReplayedCall[];
}

export function gatherReport(
  facts: Pick<PairReport, 'target' | 'command' | 'run' | 'left' | 'stopped'>,
  replayed: Replayed[],
): PairReport {
  const all = replayed.flatMap(({ calls }) => calls);
  const sent = all.filter(({ notSent }) => notSent === undefined);
  const equal = sent.filter(isEqual).length;
  const reasons = new Map<string, number>();
  for (const { notSent } of all)
    if (notSent !== undefined) reasons.set(notSent, (reasons.get(notSent) ?? 0) + 1);
  return {
    ...facts,
    calls: { recorded: all.length, sent: sent.length, equal },
    ...(sent.length > 0 && { fidelity: percent(equal, sent.length) }),
    conversations: replayed.map(({ name, calls }) => ({
      name,
      calls: calls.length,
      sent: calls.filter(({ notSent }) => notSent === undefined).length,
      differing: calls.flatMap(describeDiffering),
    })),
    operations: rateOperations(sent),
    notSent: [...reasons]
      .map(([reason, calls]) => ({ reason, calls }))
      .sort((one, other) => other.calls - one.calls),
  };
}

function rateOperations(sent: ReplayedCall[]): OperationFidelity[] {
  const rated = new Map<string, OperationFidelity>();
  for (const one of sent) {
    if (!one.call) continue;
    const { operation } = one.call;
    const facts = { operation: operation.id, endpoint: formatEndpoint(operation) };
    const known = rated.get(operation.id) ?? { ...facts, compared: 0, equal: 0, fidelity: 0 };
    known.compared += 1;
    known.equal += isEqual(one) ? 1 : 0;
    known.fidelity = percent(known.equal, known.compared);
    rated.set(operation.id, known);
  }
  return [...rated.values()].sort(
    (one, other) => one.fidelity - other.fidelity || other.compared - one.compared,
  );
}

function isEqual({ differences }: ReplayedCall): boolean {
  return differences.length === 0;
}

function percent(part: number, whole: number): number {
  return Math.round((1000 * part) / whole) / 10;
}

function describeDiffering(
  { shown, call, differences, findings }: ReplayedCall,
  index: number,
): DifferingCall[] {
  if (!call || differences.length === 0) return [];
  const { operation, as } = call;
  const breaks = (side: Finding[]) => side.some(({ level }) => level === 'required');
  const [deployment, sandbox] = [breaks(findings.deployment), breaks(findings.sandbox)];
  return [
    {
      number: index + 1,
      request: shown,
      operation: operation.id,
      endpoint: formatEndpoint(operation),
      ...(as !== undefined && { as }),
      side: deployment ? (sandbox ? 'both' : 'deployment') : sandbox ? 'sandbox' : 'silent',
      differences,
      findings: (['deployment', 'sandbox'] as const).flatMap((side) =>
        findings[side].map(({ level = 'required', message, statement }) => ({
          ...{ side, level, message },
          ...(statement !== undefined && { statement }),
        })),
      ),
    },
  ];
}

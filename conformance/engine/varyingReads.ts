/** Sends the reads that show a failure again, and remembers those whose responses come and go. */
import { changesNothing } from '../../contract/contract.ts';
import type { Call, Send } from './job.ts';
import type { PerformedJob, SentCall } from './performJob.ts';
import { EQUAL_REQUESTS, repeatAtOnce, repeatRead } from './repeatRead.ts';
import type { Result } from './result.ts';

/** The number of failures that stay the same, after which the run looks no more. */
const MOST_STEADY = { ofOperation: 2, ofRun: 30 };

/** The responses that differ from those to equal requests. */
export interface Varying {
  differing: number;
  sent: number;
  shown: SentCall;
  operations: Set<string>;
  messages: Set<string>;
}

export interface VaryingReads {
  /** Sends the first success of each read again, so that a node without the operation is found in nearly every run. */
  glance(performed: PerformedJob): Promise<void>;
  /** Removes the findings that only some of several equal requests show. */
  leaveOut(performed: PerformedJob): Promise<Result>;
  /** Returns the responses that come and go. Undefined if no response did. */
  found(): Varying | undefined;
}

export function varyingReads(send: Send): VaryingReads {
  const steady = new Map<string, number>();
  const glanced = new Set<string>();
  let varying: Varying | undefined;

  return { glance, leaveOut, found: () => varying };

  async function glance({ calls }: PerformedJob): Promise<void> {
    const shown = calls.find(
      ({ call, exchange }) =>
        isRead(call) && !glanced.has(call.operation.id) && exchange.response?.status === 200,
    );
    if (!shown) return;
    glanced.add(shown.call.operation.id);
    // A target that is away meanwhile, or a run that ends, is a matter of the next job.
    const repeated = await repeatAtOnce(shown.call, shown.exchange, send).catch(() => undefined);
    if (repeated && repeated.differing > 0)
      note(shown, repeated, ['equal requests have different statuses']);
  }

  async function leaveOut({ result, calls }: PerformedJob): Promise<Result> {
    const repeated = new Map<number, boolean>();
    for (const { exchange } of result.findings) {
      const shown = exchange === undefined ? undefined : calls[exchange];
      if (exchange === undefined || !shown || repeated.has(exchange)) continue;
      repeated.set(exchange, await isVarying(shown, result));
    }
    const findings = result.findings.filter(({ exchange = -1 }) => !repeated.get(exchange));
    if (findings.length === result.findings.length) return result;
    const notes = [...result.notes, `comes and goes: ${result.findings[0]!.message}`];
    if (findings.length > 0) return { ...result, findings, notes };
    return { ...result, outcome: 'pass', findings, notes, exchanges: [], flaky: true };
  }

  async function isVarying(shown: SentCall, { findings }: Result): Promise<boolean> {
    const { call, exchange } = shown;
    const { id } = call.operation;
    const known = steady.get(id) ?? 0;
    if (!isRead(call)) return false;
    if (!varying && (known >= MOST_STEADY.ofOperation || steady.size >= MOST_STEADY.ofRun))
      return false;
    const { differing } = await repeatRead(call, exchange, send);
    if (differing === 0) {
      steady.set(id, known + 1);
      return false;
    }
    const messages = findings.map(({ message }) => message);
    note(shown, { differing, sent: EQUAL_REQUESTS }, messages);
    return true;
  }

  function note(
    shown: SentCall,
    { differing, sent }: { differing: number; sent: number },
    messages: string[],
  ): void {
    varying ??= { differing: 0, sent: 0, shown, operations: new Set(), messages: new Set() };
    varying.differing += differing;
    varying.sent += sent;
    varying.operations.add(shown.call.operation.id);
    for (const message of messages) varying.messages.add(message);
  }
}

function isRead({ operation }: Call): boolean {
  return changesNothing(operation) && operation.method === 'get';
}

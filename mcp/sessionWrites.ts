import {
  type Call,
  CannotPerform,
  guardWrites,
  type Ledger,
  type LedgerEntry,
  type Send,
} from '../conformance/engine/index.ts';
import { nameOfRemnant } from '../conformance/index.ts';
import type { Target } from '../conformance/target/index.ts';
import type { Contract } from '../contract/contract.ts';
import { ANONYMOUS } from '../contract/roles.ts';
import type { Exchange } from '../wire/exchange.ts';
import { refuseWrite } from './readCall.ts';
import { cutText } from './responseText.ts';
import type { ToolResult } from './toolResult.ts';
import { beyondUndo, needsName } from './undo/index.ts';

/** The writes of a session. They are sent one after the other. */
export interface SessionWrites {
  /** Sends a call if the session can undo it. Returns the reason if it cannot. */
  send(call: Call): Promise<{ exchange: Exchange; undo: string } | string>;
  /** Removes the resources that the session has created: the last one, or all. */
  undo(which: 'last' | 'all'): Promise<ToolResult>;
  /** Lists the writes. */
  list(): ToolResult;
}

/** A write that has been sent. */
interface SentWrite extends Pick<Call, 'as'> {
  operation: string;
  path: Call['request']['path'];
  /** Absent if no response came. */
  status?: number;
  entry?: LedgerEntry;
}

/** The most writes that a list shows. */
const MOST_WRITES = 50;

/** @param send sends a call without a guard */
export function sessionWrites(
  contract: Contract,
  target: Target,
  ledger: Ledger,
  send: Send,
): SessionWrites {
  const { writes } = target;
  const guard = writes && guardWrites({ contract, target, ledger, writes, send });
  const sent: SentWrite[] = [];
  let last: Promise<unknown> = Promise.resolve();
  return {
    send: (call) => inTurn(() => sendGuarded(call)),
    undo: (which) => inTurn(() => undo(which)),
    list: () => listWrites(sent),
  };

  /** Performs one write after the other, because a write may depend on what another one has created or removed. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  }

  async function sendGuarded(call: Call): Promise<{ exchange: Exchange; undo: string } | string> {
    const { id, definition } = call.operation;
    if (!guard || !writes) return refuseWrite(id);
    const isNamed = writes.operations.has(id);
    const irreversible = definition['x-irreversible'];
    if (irreversible !== undefined && !isNamed) return needsName(id, irreversible);
    const obstacle = await beyondUndo(contract, call, writes, send);
    if (obstacle !== undefined) return `${id} was not sent: ${obstacle}`;
    const write: SentWrite = { operation: id, path: call.request.path };
    if (call.as !== undefined) write.as = call.as;
    const onCreate = (entry: LedgerEntry) => {
      write.entry = entry;
    };
    try {
      const { exchange } = await guard.send({ ...call, onCreate });
      if (exchange.response) write.status = exchange.response.status;
      sent.push(write);
      return { exchange, undo: undoHint(write, isNamed) };
    } catch (error) {
      if (error instanceof CannotPerform) return `${id} was not sent: ${say(error.message)}.`;
      if (write.entry) sent.push(write);
      throw error;
    }
  }

  async function undo(which: 'last' | 'all'): Promise<ToolResult> {
    const open = ledger.entries.filter(({ done }) => !done);
    const chosen = which === 'all' ? open : open.filter(({ undo }) => undo).slice(-1);
    if (!guard || chosen.length === 0)
      return open.length === 0
        ? { text: 'Nothing is left to undo.', data: { removed: [], left: [] } }
        : writeUndone([], open);
    const left = await guard.undo(chosen);
    return writeUndone(
      chosen.filter((entry) => !left.includes(entry)),
      left,
    );
  }
}

/** Writes the result of an undo. It is a failure if something is left. */
function writeUndone(undone: LedgerEntry[], remaining: LedgerEntry[]): ToolResult {
  const removed = undone.map(
    ({ undo, operation }) => undo?.map(removalText).join(', ') ?? operation,
  );
  const left = remaining.map(nameOfRemnant);
  return {
    text: [...removed.map((one) => `Removed: ${one}.`), ...left.map((one) => `Left: ${one}.`)].join(
      '\n',
    ),
    data: { removed, left },
    ...(left.length > 0 && { isError: true }),
  };
}

function undoHint({ entry }: SentWrite, isNamed: boolean): string {
  if (!entry)
    return isNamed ? 'This write cannot be undone.' : 'It changed only what this session created.';
  if (entry.done) return 'Nothing was created.';
  return entry.undo
    ? `The tool undo removes it: ${entry.undo.map(({ operation }) => operation).join(', ')}.`
    : 'It is unknown whether it was created, so the tool undo may not remove it.';
}

function listWrites(writes: SentWrite[]): ToolResult {
  if (writes.length === 0) return { text: 'This session has sent no write.', data: { writes: [] } };
  const lines = writes.map(
    ({ operation, path, as = ANONYMOUS, status = 'no response', entry }, index) =>
      `${index + 1}. ${removalText({ operation, path, query: {} })} as ${as} → ${status}${stateText(entry, status)}`,
  );
  const earlier = lines.length - MOST_WRITES;
  const text = [
    ...(earlier > 0 ? [`… ${earlier} earlier`] : []),
    ...lines.slice(-MOST_WRITES),
  ].join('\n');
  const shown = writes.slice(-MOST_WRITES);
  return {
    text,
    data: {
      writes: shown.map(({ operation, path, as = ANONYMOUS, status, entry }) => ({
        operation,
        parameters: path,
        as,
        ...(status !== undefined && { status }),
        canBeUndone: entry?.undo !== undefined && !entry.done,
      })),
    },
  };
}

function stateText(entry: LedgerEntry | undefined, status: number | string): string {
  if (!entry) return '';
  if (entry.done) return Number(status) < 300 ? '; removed' : '';
  return entry.undo ? '; can be undone' : '; unknown whether it was created';
}

/** Names a call for people: `deleteTag (id 5, tag_name v9)`. */
function removalText({
  operation,
  path,
  query,
}: {
  operation: string;
  path: object;
  query: object;
}): string {
  const values = Object.entries({ ...path, ...query }).map(([name, value]) => `${name} ${value}`);
  return cutText(`${operation}${values.length > 0 ? ` (${values.join(', ')})` : ''}`, 300);
}

/** Writes the reason of a refused call as a part of a sentence: some reasons have the call as their subject. */
function say(reason: string): string {
  return /^(cannot|names|would) /.test(reason) ? `it ${reason}` : reason;
}

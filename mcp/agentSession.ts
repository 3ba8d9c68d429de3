import {
  type Call,
  deliverCalls,
  type Ledger,
  redactor,
  targetRedactor,
} from '../conformance/engine/index.ts';
import { nameOfRemnant, secretPlaces } from '../conformance/index.ts';
import type { Target } from '../conformance/target/index.ts';
import type { Contract } from '../contract/contract.ts';
import type { SearchedPack } from '../contract/searchWords.ts';
import type { TestSandbox } from '../testing/index.ts';
import type { Exchange } from '../wire/exchange.ts';
import { describeOperation, type Part, summarizeOperation } from './describeOperation.ts';
import { dryRun } from './dryRun.ts';
import { findOperations, type OperationFilter, operationNamed } from './operationWords.ts';
import { type AskedCall, readCall } from './readCall.ts';
import { cutText, type Selection } from './responseText.ts';
import { sessionWrites } from './sessionWrites.ts';
import { showResponse } from './showResponse.ts';
import { failure, type ToolResult } from './toolResult.ts';

/** A read that an assistant asks for, and the part of the response that it wants. */
export type AskedRead = AskedCall & Selection;

/** A write that an assistant asks for. */
export interface AskedWrite extends AskedRead {
  /** Whether the write goes to a copy of a sandbox, which is then discarded. Default: false. */
  dry_run?: boolean | undefined;
}

/** The tools of an assistant on one target. No result has a secret. */
export interface AgentSession {
  find(filter: OperationFilter): ToolResult;
  describe(operation: string, part?: Part): ToolResult;
  /** Calls an operation that changes nothing. */
  read(asked: AskedRead): Promise<ToolResult>;
  /** Calls an operation that writes, if the session can undo it. */
  write(asked: AskedWrite): Promise<ToolResult>;
  /** Removes the resources that the session has created: the last one, or all. */
  undo(which: 'last' | 'all'): Promise<ToolResult>;
  /** Lists the writes of the session. */
  writes(): ToolResult;
  /** The names of the resources that are left. */
  left(): string[];
  /** Redacts the secrets of the target in any data. */
  redact<T>(data: T): T;
  close(): void;
}

export interface SessionParts {
  contract: Contract;
  /** The packs that the search names where the contract has no operation. */
  packs: SearchedPack[];
  target: Target;
  /** Records the resources that the session creates. */
  ledger: Ledger;
  /** Returns the sandbox for dry runs. `isTarget` is true if the session is on this sandbox. */
  sandbox: () => Promise<{ sandbox: TestSandbox; isTarget: boolean }>;
}

/** The longest time in milliseconds for a response, and for a server that asks to wait. Assistants wait a minute. */
const TIMEOUT_MS = 20_000;
/** The most characters of one part of a description: about 3,000 tokens. */
const MOST_OF_PART = 10_000;

export function createAgentSession({
  contract,
  packs,
  target,
  ledger,
  sandbox,
}: SessionParts): AgentSession {
  const { limits } = target;
  const redact = targetRedactor(target);
  const placesOf = secretPlaces(contract);
  const waitMs = Math.min(limits?.waitMs ?? TIMEOUT_MS, TIMEOUT_MS);
  const { send, close } = deliverCalls(
    contract,
    { ...target, limits: { ...limits, waitMs } },
    { timeoutMs: TIMEOUT_MS },
  );
  const writes = sessionWrites(contract, target, ledger, send);

  return {
    find: (filter) => redact(findOperations(contract, packs, filter)),
    describe: (name, part) => {
      const operation = operationNamed(contract, packs, name);
      return redact(
        typeof operation === 'string'
          ? failure(operation)
          : {
              text: cutText(
                describeOperation(contract, operation, target.fixtures, part),
                MOST_OF_PART,
              ),
              data: summarizeOperation(operation),
            },
      );
    },
    read: (asked) =>
      withCall('read', asked, async (call) => show(call, (await send(call)).exchange, asked)),
    write: (asked) =>
      withCall('write', asked, (call) =>
        asked.dry_run ? tryOut(call, asked) : write(call, asked),
      ),
    undo: async (which) => redact(await writes.undo(which)),
    writes: () => redact(writes.list()),
    left: () => redact(ledger.entries.filter(({ done }) => !done).map(nameOfRemnant)),
    redact,
    close,
  };

  /** Reads the arguments of a call, and performs it if they are right. */
  async function withCall(
    tool: 'read' | 'write',
    asked: AskedCall,
    perform: (call: Call) => ToolResult | Promise<ToolResult>,
  ): Promise<ToolResult> {
    const call = readCall(contract, packs, target, tool, asked);
    if (typeof call === 'string') return redact(failure(call));
    try {
      return redact(await perform(call));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return redact(failure(`${call.operation.id} failed: ${reason}`));
    }
  }

  async function write(call: Call, selection: Selection): Promise<ToolResult> {
    const sent = await writes.send(call);
    if (typeof sent === 'string') return failure(sent);
    const shown = show(call, sent.exchange, selection);
    const data = { ...shown.data, undo: sent.undo };
    return { ...shown, text: `${shown.text}\n${sent.undo}`, data };
  }

  async function tryOut(call: Call, selection: Selection): Promise<ToolResult> {
    const { exchange, secrets } = await dryRun(contract, target, await sandbox(), call);
    const shown = redactor(secrets)(show(call, exchange, selection));
    return {
      ...shown,
      text: `Dry run on a sandbox; nothing was sent to the target.\n${shown.text}`,
    };
  }

  function show(call: Call, exchange: Exchange, { fields, from }: Selection): ToolResult {
    const { operation, as } = call;
    const { response, failure: broken } = exchange;
    if (!response)
      return failure(
        `${operation.id} got no response: ${broken?.message ?? 'the connection ended'}.`,
      );
    const places = placesOf(operation);
    const options = { operation: operation.id, as, places, redact, fields, from };
    const shown = showResponse({ ...exchange, response }, options);
    return response.status < 400 ? shown : { ...shown, isError: true };
  }
}

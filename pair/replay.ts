/** Sends a conversation to the deployment, and compares its responses with those of the sandbox. */
import {
  type Call,
  CannotPerform,
  type Judgement,
  type Send,
} from '../conformance/engine/index.ts';
import type { Job, Result } from '../conformance/index.ts';
import { narrowScope, readRefusal, type Target, tokenFor } from '../conformance/target/index.ts';
import {
  type Contract,
  changesNothing,
  findWorkingParameter,
  formatEndpoint,
} from '../contract/contract.ts';
import {
  documentedResponse,
  type Finding,
  judge,
  type WithChecks,
  withEvidence,
  withLevel,
} from '../judge/index.ts';
import { beyondUndo } from '../mcp/undo/index.ts';
import { compareResponses, type ResponseDifference, toCompared } from '../upgrade/index.ts';
import { type Exchange, headerValues, type RawResponse } from '../wire/exchange.ts';
import { parseLinks } from '../wire/parseLinks.ts';
import { readJson } from '../wire/readBody.ts';
import { ignoredParameter } from './listRules.ts';
import { mapValues, type ValueMap } from './mapValues.ts';
import { maskValues } from './maskValues.ts';
import type { ReadCall, TestCall } from './readCalls.ts';
import { responseSchemas } from './responseSchemas.ts';
import { type UnsentWrites, unsentWrites } from './unsentWrites.ts';

/** A call of the tests, as it went at the deployment. */
export interface ReplayedCall {
  shown: string;
  call?: TestCall;
  /** The reason why it was not sent. */
  notSent?: string;
  /** The exchange with the deployment. Absent if the call was not sent. */
  exchange?: Exchange;
  differences: ResponseDifference[];
  /** The findings about the responses that break the contract, by side. */
  findings: { sandbox: Finding[]; deployment: Finding[] };
}

export interface Replay {
  job: Job;
  conversation: ReadCall[];
  /** The calls of the last performance of the job. */
  calls: ReplayedCall[];
  /** All exchanges of this performance, in order. */
  exchanges: Exchange[];
}

/** A token that no server knows, in place of a wrong one of the tests. */
const WRONG_TOKEN = 'forge-contract-wrong-token';
const NO_FINDINGS = { sandbox: [], deployment: [] };

/** Creates the job that sends a conversation. */
export function replayJob(
  contract: Contract & WithChecks,
  target: Target,
  id: string,
  conversation: ReadCall[],
): Replay {
  const [first] = conversation.flatMap((one) => ('call' in one ? one.call.operation : []));
  const replay: Replay = {
    job: {
      suite: 'pair',
      id,
      summary: 'The deployment responds to the tests as the sandbox does',
      area: first?.definition.tags[0] ?? 'unknown',
      operations: [first?.id ?? 'unknown'],
      endpoint: first ? formatEndpoint(first) : id,
      covers: [],
      alone: true,
      keepsState: true,
      // The tests decide how often something is created.
      isOnce: true,
      perform,
    },
    ...{ conversation, calls: [], exchanges: [] },
  };
  return replay;

  async function perform(send: Send): Promise<Judgement> {
    const values = mapValues(contract, target);
    const unsent = unsentWrites(contract, values);
    replay.calls = [];
    replay.exchanges = [];
    const noted: Send = async (call) => {
      const delivery = await send(call);
      replay.exchanges.push(...delivery.exchanges);
      return delivery;
    };
    const findings: Finding[] = [];
    for (const read of conversation) {
      const one = await replayCall({ contract, target, values, unsent, send: noted }, read);
      noteOutcome(unsent, read, one);
      replay.calls.push(one);
      const [difference] = one.differences;
      if (!difference || !one.exchange || !one.call) continue;
      const message = `${difference.place || 'the call'} ${difference.what}`;
      const { pointer } = one.call.operation;
      const finding = { check: 'pair', message, requirement: message, pointer };
      findings.push(...withEvidence(one.exchange, [finding]));
    }
    return { outcome: findings.length > 0 ? 'fail' : 'pass', findings };
  }
}

/**
 * Completes a replay with the result of its job. Differences that came and went are dropped, and calls that were not
 * reached get the reason.
 * @returns the reason why the conversation was not sent to its end
 */
export function settle(replay: Replay, result: Result | undefined): string | undefined {
  const lasting = new Set(result?.findings.map(({ exchange = -1 }) => replay.exchanges[exchange]));
  const isJudged = result?.outcome === 'fail' || result?.outcome === 'pass';
  if (isJudged)
    for (const one of replay.calls) if (!lasting.has(one.exchange)) one.differences = [];
  if (isJudged) return undefined;
  const reason = result?.reason ?? 'the run ended before';
  for (const { shown } of replay.conversation.slice(replay.calls.length))
    replay.calls.push({ shown, notSent: reason, differences: [], findings: NO_FINDINGS });
  return reason;
}

interface Sides {
  contract: Contract & WithChecks;
  target: Target;
  values: ValueMap;
  unsent: UnsentWrites;
  send: Send;
}

/** Remembers a write that was not sent, because later calls may depend on it. */
function noteOutcome(unsent: UnsentWrites, read: ReadCall, { notSent }: ReplayedCall): void {
  if (notSent === undefined && 'call' in read) unsent.noteSent(read.call);
  if (notSent !== undefined && read.write) unsent.add(read.write);
  const response = 'call' in read && read.call.status < 400 && read.call.exchange.response;
  if (response) unsent.noteShown(readJson(response));
}

async function replayCall(sides: Sides, read: ReadCall): Promise<ReplayedCall> {
  const { contract, target, values, unsent, send } = sides;
  const { shown } = read;
  const leave = (notSent: string, call?: TestCall) => ({
    ...{ shown, notSent, differences: [], findings: NO_FINDINGS },
    ...(call && { call }),
  });
  if ('reason' in read) return leave(read.reason);
  const { call } = read;
  const { operation, as, status } = call;
  const isRead = changesNothing(operation);
  const working = findWorkingParameter(operation, Object.keys(call.request.query));
  if (!target.writes && (!isRead || working !== undefined))
    return leave(
      isRead
        ? `sends ${working}, which starts work on the server, and --allow-writes is not given`
        : 'writes, and --allow-writes is not given',
      call,
    );
  const token = as === undefined ? (call.hasToken ? WRONG_TOKEN : undefined) : tokenFor(as, target);
  if (as !== undefined && token === undefined)
    return leave(`needs tokens.${as} in the profile`, call);
  const missing = unsent.findFor(call);
  if (missing !== undefined) return leave(`depends on ${missing}, which was not sent`, call);
  const translated = await values.translate(call);
  if ('reason' in translated) return leave(translated.reason, call);
  const { request } = translated;
  const asked: Call = {
    ...{ operation, request, expected: { status } },
    ...(as !== undefined && { as }),
    ...(token !== undefined && { token }),
  };
  let exchange: Exchange;
  try {
    const { writes } = target;
    const obstacle =
      isRead || !writes ? undefined : await beyondUndo(contract, asked, writes, send);
    if (obstacle !== undefined) return leave(obstacle, call);
    ({ exchange } = await send(asked));
  } catch (error) {
    if (error instanceof CannotPerform) return leave(error.message, call);
    throw error;
  }
  const refusal = readRefusal(exchange.response);
  if (refusal?.kind === 'scope' && status < 400 && token !== undefined) {
    const { problem } = narrowScope(target, token, operation.id, refusal);
    throw new CannotPerform('blocked', problem, [], 'profile');
  }
  return { shown, call, exchange, ...compare(sides, call, asked, exchange) };
}

function compare(
  { contract, target, values, unsent }: Sides,
  call: TestCall,
  asked: Call,
  exchange: Exchange,
): Pick<ReplayedCall, 'differences' | 'findings'> {
  const before = call.exchange.response;
  const after = exchange.response;
  if (!before || !after)
    return {
      differences: [
        { kind: 'status', place: '', what: `gets no response: ${exchange.failure?.message}` },
      ],
      findings: NO_FINDINGS,
    };
  const findings = {
    sandbox: judgeSide(contract, call.exchange, { ...asked, request: call.request }, undefined),
    deployment: judgeSide(contract, exchange, asked, target.offering),
  };
  // Addresses in texts are masked, so none has to be replaced.
  const [one, other] = [toCompared(contract, before, []), toCompared(contract, after, [])];
  const isSuccess = before.status < 400 && before.status === after.status;
  if (isSuccess) values.noteCreated(call, one.body);
  const isWhole = isLastPage(after);
  const [body, otherBody] =
    one.body !== undefined && other.body !== undefined
      ? maskValues([one.body, other.body], {
          ...{ contract, values, isWhole },
          schemas: responseSchemas(contract, call.operation, before.status),
        })
      : [one.body, other.body];
  if (isSuccess) {
    values.note(call, one.body, other.body);
    values.note(call, readCursors(before), readCursors(after));
  }
  const differences = compareResponses(
    {
      ...one,
      headers: values.hasWorld ? one.headers : maskNumbers(one.headers, other.headers),
      ...(body !== undefined && { body }),
    },
    { ...other, ...(otherBody !== undefined && { body: otherBody }) },
    { isOrdered: values.hasWorld, ids: { equal: 0, different: 0 } },
  );
  // A list with fewer items lacks some, because both sides were asked for the same page.
  for (const one of differences) if (one.kind === 'page-size') one.kind = 'items';
  if (isSuccess && changesNothing(call.operation) && differences.length === 0) {
    const bodies = [one.body ?? null, other.body ?? null] as const;
    const isTelling = isWhole && isLastPage(before) && !unsent.lacksItem(call);
    const side = isTelling ? values.shownBy(...bodies) : undefined;
    const ignored = ignoredParameter(
      contract,
      call.operation,
      { query: call.request.query, body: bodies[0] },
      { query: asked.request.query, body: bodies[1] },
    );
    const what =
      side === undefined
        ? ignored !== undefined && `does not keep the parameter ${ignored}`
        : `${side === 'sandbox' ? 'lacks' : 'has'} a resource of the tests`;
    if (what) differences.push({ kind: 'items', place: 'response', what });
  }
  const known = new Set(findings.sandbox.map(({ requirement }) => requirement));
  const broken = findings.deployment.find(
    ({ requirement, level }) => level === 'required' && !known.has(requirement),
  );
  if (differences.length === 0 && broken)
    differences.push({
      kind: 'value',
      place: 'response',
      what: `breaks the contract: ${broken.message}`,
    });
  return { differences, findings };
}

/** Judges a response by its own status, or by that of the sandbox if the documents do not have its own. */
function judgeSide(
  contract: Contract & WithChecks,
  exchange: Exchange,
  { operation, request, as, token, expected }: Call,
  offering: Target['offering'],
): Finding[] {
  const { response } = exchange;
  if (!response) return [];
  const isDocumented = documentedResponse({ contract, operation }, response.status) !== undefined;
  const expectation = {
    ...{ contract, operation, request },
    status: isDocumented ? response.status : expected.status,
    ...(offering && { offering }),
  };
  const body = readJson(response);
  return judge(exchange, expectation).map((finding) =>
    withLevel(finding, { contract, operation, request, as, hasToken: token !== undefined, body }),
  );
}

/** Returns true unless a list has a further page. */
function isLastPage(response: RawResponse): boolean {
  return (
    readCursors(response) === undefined && headerValues(response, 'x-next-page').join('') === ''
  );
}

/** Returns the parameters of the link to the next page. Undefined without such a link. */
function readCursors(response: RawResponse): Record<string, string> | undefined {
  const { next } = parseLinks(headerValues(response, 'link').join(', '));
  return next !== undefined && URL.canParse(next)
    ? Object.fromEntries(new URL(next).searchParams)
    : undefined;
}

/**
 * Gives the headers that count resources the values of the other side, and drops the links to pages. A page and its size
 * were asked for.
 */
function maskNumbers(
  headers: ReadonlyMap<string, string>,
  others: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const comparable = [...headers].filter(([name]) => name !== 'link');
  return new Map(
    comparable.map(([name, value]) => [
      name,
      /per-?page$|-page$/.test(name) && !/next|prev|total/.test(name)
        ? value
        : (others.get(name) ?? value),
    ]),
  );
}

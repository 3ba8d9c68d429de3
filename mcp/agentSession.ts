import {
  type Call,
  CannotPerform,
  createDeliverer,
  guardWrites,
  type Ledger,
  type LedgerEntry,
  redactor,
  sendCall,
} from '../conformance/engine/index.ts';
import { nameOfRemnant, redactTraffic, secretPlaces } from '../conformance/index.ts';
import { callersToTry, type Target, tokenFor } from '../conformance/target/index.ts';
import type { JsonValue } from '../contract/case.ts';
import { type Contract, changesNothing, successStatuses } from '../contract/contract.ts';
import { ANONYMOUS, INTEGRATION } from '../contract/roles.ts';
import type { TestSandbox } from '../testing/index.ts';
import { type Exchange, headerValues } from '../wire/exchange.ts';
import { readBody, readJson } from '../wire/readBody.ts';
import { beyondUndo, needsName } from './beyondUndo.ts';
import { describeOperation, type Part, plainCase } from './describeOperation.ts';
import { dryRun } from './dryRun.ts';
import {
  type CallableOperation,
  findOperations,
  type OperationFilter,
  operationNamed,
} from './operationWords.ts';
import { type CallArguments, readArguments } from './readArguments.ts';
import { bodyText, cutText, type Selection } from './responseText.ts';

/** The result of a tool: a text, and whether it tells of a failure. */
export interface ToolResult {
  text: string;
  isError?: true;
}

/** A call that an assistant asks for. */
export interface AskedCall extends CallArguments, Selection {
  operation: string;
  /** The role of the caller, or `anonymous`. Default: the role of the operation's case, if it has a token. */
  as?: string | undefined;
  /** Whether a write goes to a copy of a sandbox, which is then discarded. Default: false. */
  dry_run?: boolean | undefined;
}

/** The tools of an assistant on one target. No result has a secret. */
export interface AgentSession {
  find(filter: OperationFilter): ToolResult;
  describe(operation: string, part?: Part): ToolResult;
  /** Calls an operation that changes nothing. */
  read(asked: AskedCall): Promise<ToolResult>;
  /** Calls an operation that writes, if the session can undo it. */
  write(asked: AskedCall): Promise<ToolResult>;
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
  target: Target;
  /** Records the resources that the session creates. */
  ledger: Ledger;
  /** Returns the sandbox for dry runs. `isTarget` is true if the session is on this sandbox. */
  sandbox: () => Promise<{ sandbox: TestSandbox; isTarget: boolean }>;
}

/** A write that has been sent. */
interface Sent {
  operation: string;
  path: Call['request']['path'];
  as: string | undefined;
  status: number | undefined;
  entry: LedgerEntry | undefined;
}

/** The longest time in milliseconds for a response, and for a server that asks to wait. Assistants wait a minute. */
const TIMEOUT_MS = 20_000;
/** The most writes that a list shows. */
const MOST_WRITES = 50;

export function createAgentSession({
  contract,
  target,
  ledger,
  sandbox,
}: SessionParts): AgentSession {
  const { tokens, sharedToken, connection, limits } = target;
  const secrets = [
    ...Object.values(tokens),
    ...(sharedToken === undefined ? [] : [sharedToken]),
    ...Object.values(connection?.variables ?? {}),
  ];
  const redact = redactor(secrets);
  const placesOf = secretPlaces(contract);
  const deliverer = createDeliverer({
    isPatient: true,
    timeoutMs: TIMEOUT_MS,
    connection,
    limits: { ...limits, waitMs: Math.min(limits?.waitMs ?? TIMEOUT_MS, TIMEOUT_MS) },
  });
  const send = (call: Call) => sendCall(contract, target, deliverer, call);
  const guard =
    target.writes && guardWrites({ contract, target, ledger, writes: target.writes, send });
  const roles = [...new Set(Object.keys(tokens).filter((role) => role !== INTEGRATION))];
  const sent: Sent[] = [];
  let last: Promise<unknown> = Promise.resolve();

  return {
    find: (filter) => result(findOperations(contract, filter)),
    describe: (name, part) => {
      const operation = operationNamed(contract, name);
      return typeof operation === 'string'
        ? failure(operation)
        : result(
            cutText(describeOperation(contract, operation, target.fixtures, part), MOST_OF_PART),
          );
    },
    read: (asked) =>
      withCall(asked, async (call) =>
        changesNothing(call.operation)
          ? shown(call, (await send(call)).exchange, asked)
          : failure(`${call.operation.id} writes. Use the tool write.`),
      ),
    write: (asked) =>
      withCall(asked, (call) => {
        if (changesNothing(call.operation))
          return failure(`${call.operation.id} reads. Use the tool read.`);
        return asked.dry_run ? tryOut(call, asked) : inTurn(() => write(call, asked));
      }),
    undo: (which) => inTurn(() => undo(which)),
    writes: () => result(sent.length === 0 ? 'This session has sent no write.' : writesText()),
    left: () => redact(ledger.entries.filter(({ done }) => !done).map(nameOfRemnant)),
    redact,
    close: () => deliverer.close(),
  };

  function result(text: string): ToolResult {
    return { text: redact(text) };
  }

  function failure(text: string): ToolResult {
    return { text: redact(text), isError: true };
  }

  /** Performs one write after the other, because a write may depend on what another one has created or removed. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  }

  /** Reads the arguments of a call, and performs it if they are right. */
  async function withCall(
    asked: AskedCall,
    perform: (call: Call & { operation: CallableOperation }) => ToolResult | Promise<ToolResult>,
  ): Promise<ToolResult> {
    const operation = operationNamed(contract, asked.operation);
    if (typeof operation === 'string') return failure(operation);
    const read = readArguments(contract, operation, asked);
    if ('problems' in read)
      return failure(
        [
          `${operation.id} was not sent:`,
          ...read.problems.map((one) => `- ${cutText(one, 400)}`),
        ].join('\n'),
      );
    const caller = callerOf(operation, asked.as);
    if (typeof caller === 'string') return failure(caller);
    const [status = 200] = successStatuses(operation);
    try {
      return await perform({ operation, request: read.request, ...caller, expected: { status } });
    } catch (error) {
      return failure(`${operation.id} failed: ${(error as Error).message}`);
    }
  }

  /** Returns the caller with a role, or the usual caller of an operation. Returns a message for an unknown role. */
  function callerOf(
    operation: CallableOperation,
    role: string | undefined,
  ): { as?: string; token?: string } | string {
    if (role === ANONYMOUS) return {};
    if (role !== undefined) {
      const token = role === INTEGRATION ? undefined : tokenFor(role, target);
      return token === undefined
        ? `There is no token for the role ${JSON.stringify(cutText(role, 40))}. Roles: ${[...roles, ANONYMOUS].join(', ')}.`
        : { as: role, token };
    }
    const usual = [
      target.callers?.[operation.id],
      plainCase(contract, operation)?.as,
      ...(operation.definition['x-roles'] ?? []),
    ];
    for (const as of usual) {
      const token = as === undefined || as === ANONYMOUS ? undefined : tokenFor(as, target);
      if (token !== undefined) return { as: as!, token };
    }
    return callersToTry(roles[0], target)[0] ?? {};
  }

  async function write(call: Call, asked: AskedCall): Promise<ToolResult> {
    const { id, definition } = call.operation;
    if (!guard || !target.writes)
      return failure(
        `${id} writes, and this server only reads. A person allows writes with --allow-writes. \`dry_run: true\` tries it on a sandbox.`,
      );
    const isNamed = target.writes.operations.has(id);
    const irreversible = definition['x-irreversible'];
    if (irreversible !== undefined && !isNamed) return failure(needsName(id, irreversible));
    const obstacle = await beyondUndo(contract, call, target.writes.operations, send);
    if (obstacle !== undefined) return failure(`${id} was not sent: ${obstacle}`);
    let entry: LedgerEntry | undefined;
    const note: Sent = {
      operation: id,
      path: call.request.path,
      as: call.as,
      status: undefined,
      entry,
    };
    try {
      const { exchange } = await guard.send(call, (begun) => {
        entry = begun;
      });
      sent.push({ ...note, status: exchange.response?.status, entry });
      const shownResult = shown(call, exchange, asked);
      return { ...shownResult, text: `${shownResult.text}\n${redact(undoText(entry, isNamed))}` };
    } catch (error) {
      if (error instanceof CannotPerform)
        return failure(`${id} was not sent: it ${error.message}.`);
      if (entry) sent.push({ ...note, entry });
      throw error;
    }
  }

  function undoText(entry: LedgerEntry | undefined, isNamed: boolean): string {
    if (!entry)
      return isNamed
        ? 'This write cannot be undone.'
        : 'It changed only what this session created.';
    if (entry.done) return 'Nothing was created.';
    return entry.undo
      ? `The tool undo removes it: ${entry.undo.map(({ operation }) => operation).join(', ')}.`
      : 'It is unknown whether it was created, so the tool undo may not remove it.';
  }

  async function undo(which: 'last' | 'all'): Promise<ToolResult> {
    const open = ledger.entries.filter(({ done }) => !done);
    const chosen = which === 'all' ? open : open.filter(({ undo }) => undo).slice(-1);
    if (!guard || chosen.length === 0)
      return open.length === 0
        ? result('Nothing is left to undo.')
        : failure(open.map((entry) => `Left: ${nameOfRemnant(entry)}.`).join('\n'));
    const left = await guard.undo(chosen);
    const removed = chosen.filter((entry) => !left.includes(entry));
    const lines = [
      ...removed.map(
        (entry) => `Removed: ${entry.undo?.map(removalText).join(', ') ?? entry.operation}.`,
      ),
      ...left.map((entry) => `Left: ${nameOfRemnant(entry)}.`),
    ];
    return left.length > 0 ? failure(lines.join('\n')) : result(lines.join('\n'));
  }

  function writesText(): string {
    const lines = sent.map(({ operation, path, as, status, entry }, index) => {
      const state = !entry
        ? ''
        : !entry.done
          ? entry.undo
            ? '; can be undone'
            : '; unknown whether it was created'
          : (status ?? 500) < 300
            ? '; removed'
            : '';
      return `${index + 1}. ${removalText({ operation, path, query: {} })} as ${as ?? ANONYMOUS} → ${status ?? 'no response'}${state}`;
    });
    const earlier = lines.length - MOST_WRITES;
    return [...(earlier > 0 ? [`… ${earlier} earlier`] : []), ...lines.slice(-MOST_WRITES)].join(
      '\n',
    );
  }

  async function tryOut(call: Call, asked: AskedCall): Promise<ToolResult> {
    const { exchange, secrets } = await dryRun(contract, target, await sandbox(), call);
    const { text, ...rest } = shown(call, exchange, asked);
    return {
      ...rest,
      text: `Dry run on a sandbox; nothing was sent to the target.\n${redactor(secrets)(text)}`,
    };
  }

  /** Writes the response of a call as a text. Secrets are redacted before anything is cut. */
  function shown({ operation, as }: Call, exchange: Exchange, selection: Selection): ToolResult {
    const { response, failure: broken, request } = exchange;
    if (!response)
      return failure(
        `${operation.id} got no response: ${broken?.message ?? 'the connection ended'}.`,
      );
    const { response: clean } = redactTraffic(
      {
        source: operation.id,
        request: {
          method: request.method,
          url: `${request.origin}${request.path}`,
          headers: Object.entries(request.headers),
          ...(request.body && { body: request.body }),
        },
        response: { ...response, isRaw: true },
      },
      placesOf(operation),
    );
    const readable = { headers: clean!.headers, body: clean!.body ?? Buffer.alloc(0) };
    const head = [
      `${response.status} ${clean!.reason}`.trim(),
      operation.id,
      `as ${as ?? ANONYMOUS}`,
      ...pageFacts(readable),
    ].join(' · ');
    const body = bodyOf(readable, selection);
    const text = `${redact(head)}${body === '' ? '' : `\n${body}`}${response.cut ? '\n… only the first 32 MiB of the body were read.' : ''}`;
    return response.status < 400 ? { text } : { text, isError: true };
  }

  function bodyOf(
    readable: Pick<Exchange['response'] & object, 'headers' | 'body'>,
    selection: Selection,
  ) {
    const { bytes, text } = readBody(readable);
    if (text === '') return '';
    const type = headerValues(readable, 'content-type')[0] ?? 'no media type';
    if (text === undefined)
      return `(${bytes?.length ?? readable.body.length} bytes of ${redact(cutText(type, 100))}, which is not text)`;
    const json: JsonValue | undefined = readJson(readable);
    return json === undefined
      ? bodyText(redact(text), true, selection)
      : bodyText(redact(json), false, selection);
  }
}

/** The most characters of one part of a description: about 3,000 tokens. */
const MOST_OF_PART = 10_000;

/** Returns the facts about the pages of a list: the totals, and the parameters of the next page. */
function pageFacts(response: Pick<Exchange['response'] & object, 'headers'>): string[] {
  const total = headerValues(response, 'x-total')[0];
  const [, next] =
    /<([^>]*)>[^,]*rel="?next"?/.exec(headerValues(response, 'link').join(', ')) ?? [];
  const query = next !== undefined && URL.canParse(next) ? new URL(next).searchParams : undefined;
  const step = [...(query ?? [])].filter(([name]) =>
    /^(page|page_token|cursor|id_after|pagination|per_page)$/.test(name),
  );
  return [
    ...(total === undefined ? [] : [`${cutText(total, 20)} in all`]),
    ...(step.length === 0
      ? []
      : [`next page: ${cutText(step.map((pair) => pair.join('=')).join(', '), 300)}`]),
  ];
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

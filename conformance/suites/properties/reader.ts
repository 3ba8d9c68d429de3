/** Sends requests of one operation as one caller, and judges their responses. */
import { brief } from '../../../contract/brief.ts';
import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import {
  type Contract,
  type ContractOperation,
  changesNothing,
} from '../../../contract/contract.ts';
import type { Parameter, Schema } from '../../../contract/openapi.ts';
import { resolveReference } from '../../../contract/reference.ts';
import { type Finding, judge } from '../../../judge/index.ts';
import { type Exchange, headerValues } from '../../../wire/exchange.ts';
import { readJson } from '../../../wire/readBody.ts';
import { type Delivery, isRefused } from '../../engine/deliver.ts';
import { type Call, CannotPerform, type Send } from '../../engine/job.ts';
import type { Target } from '../../target/target.ts';
import type { Caller } from '../../target/tokenFor.ts';
import { rateLimitOn } from '../delivered.ts';
import type { Plan } from '../planForDeployment.ts';
import { readLinks } from './links.ts';
import { MissingWitness } from './witness.ts';

/** Thrown when a single response breaks the contract. Then the property cannot be judged. */
export class InvalidResponse extends Error {
  override name = 'InvalidResponse';
  constructor(readonly findings: Finding[]) {
    super(findings[0]?.message);
  }
}

/** A response that keeps the contract on its own. */
export interface JudgedResponse {
  status: number;
  body: JsonValue | undefined;
  exchange: Exchange;
  /** The items of the list. Empty if the response is not a list. */
  items: JsonValue[];
  /** Returns the value of a header. Undefined if the header is absent or empty. */
  header(name: string): string | undefined;
}

/** Query parameters. Undefined stands for an absent one. */
export type OptionalQuery = Record<string, JsonValue | undefined>;

export interface Reader {
  operation: ContractOperation;
  /** The request, with only the required parameters in its query. */
  request: CaseRequest;
  /** The caller whose token is sent. Undefined when no token is sent. */
  caller: Caller | undefined;
  /** Other callers to try after a refusal, those with the most rights first. */
  others: Caller[];
  /**
   * Sends the request with additional query parameters. Undefined leaves out a parameter of the request.
   * @param statuses the allowed statuses. Default: 200
   * @throws InvalidResponse when the response does not keep the contract
   */
  read(query?: OptionalQuery, statuses?: number[]): Promise<JudgedResponse>;
  /**
   * Sends a request of another operation. Path parameters of the same name keep their values.
   * @throws InvalidResponse when the response does not keep the contract, or has another status than 200
   */
  ask(
    operation: string,
    change?: Pick<Partial<CaseRequest>, 'path' | 'query'>,
  ): Promise<JudgedResponse>;
  /** Sends the request with changes. @throws CannotPerform when the server limits the rate */
  send(change: Partial<Call>): Promise<Delivery>;
}

interface ReaderOptions {
  contract: Contract;
  target: Target;
  operation: ContractOperation;
  plan: Plan;
  /** Whether every response must be new. Default: that to an equal request of another look serves, too. */
  isFresh?: boolean;
}

/** Creates a reader. @throws CannotPerform when a fixture of the request cannot be created */
export async function createReader(
  { contract, target, operation, plan, isFresh = false }: ReaderOptions,
  send: Send,
): Promise<Reader> {
  const prepared = typeof plan.request === 'function' ? await plan.request(send) : plan.request;
  const request = { ...prepared, query: widestQuery(contract, operation, prepared.query) };
  const first: Caller | undefined =
    plan.as === undefined || plan.token === undefined
      ? undefined
      : { as: plan.as, token: plan.token };
  const others = [...(plan.others ?? [])];
  let mayChangeCaller = changesNothing(operation);
  const asked = new Set<string>();
  const deliver = async (call: Call) => {
    // A request that a look repeats on purpose gets a new response.
    const key = JSON.stringify([call.operation.id, call.operation.path, call.request, call.token]);
    const delivery = await send({ ...call, mayShare: !isFresh && !asked.has(key) });
    asked.add(key);
    const limit = rateLimitOn(delivery, call);
    if (limit) throw new CannotPerform('blocked', limit);
    return delivery;
  };

  const reader: Reader = {
    operation,
    request,
    caller: first,
    others,
    send: async (change) => {
      const call: Call = { operation, request, expected: { status: 200 }, ...change };
      const withCaller = (caller: Caller | undefined): Call =>
        'token' in change ? call : { ...call, ...caller };
      let delivery = await deliver(withCaller(reader.caller));
      // If the contract names no role, the first caller may lack the right.
      while (mayChangeCaller && !('token' in change) && isRefused(delivery) && others.length > 0) {
        reader.caller = others.shift();
        delivery = await deliver(withCaller(reader.caller));
      }
      mayChangeCaller &&= 'token' in change;
      return delivery;
    },
    read: async (query = {}, statuses = [200]) => {
      const asked = { ...request, query: present({ ...request.query, ...query }) };
      const delivery = await reader.send({ request: asked });
      return responseOf(delivery, operation, asked, statuses);
    },
    ask: async (id, { path, query = {} } = {}) => {
      const other = contract.operations.get(id);
      if (!other) throw new CannotPerform('not-run', `the contract has no operation ${id}`);
      const known = Object.entries({ ...request.path, ...path });
      const named = known.filter(([name]) => other.path?.includes(`{${name}}`));
      const asked = { path: Object.fromEntries(named), query, headers: {} };
      return responseOf(
        await reader.send({ operation: other, request: asked }),
        other,
        asked,
        [200],
      );
    },
  };
  return reader;

  function responseOf(
    { exchange }: Delivery,
    operation: ContractOperation,
    asked: CaseRequest,
    statuses: number[],
  ): JudgedResponse {
    const { response } = exchange;
    const status = response && statuses.includes(response.status) ? response.status : statuses[0]!;
    const { offering } = target;
    const findings = judge(exchange, {
      contract,
      operation,
      request: asked,
      status,
      ...(offering && { offering }),
    });
    if (findings.length > 0) throw new InvalidResponse(findings);
    const body = readJson(response!);
    return {
      status,
      body,
      exchange,
      items: Array.isArray(body) && status < 300 ? body : [],
      header: (name) => headerValues(response!, name)[0] || undefined,
    };
  }
}

function present(query: OptionalQuery): CaseRequest['query'] {
  return Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined),
  ) as CaseRequest['query'];
}

/** Returns the required query parameters, and `all` for each parameter whose enum allows it. */
export function widestQuery(
  contract: Contract,
  { definition }: ContractOperation,
  given: CaseRequest['query'],
) {
  return Object.fromEntries(
    (definition.parameters ?? []).flatMap((parameter) => {
      if (parameter.in !== 'query') return [];
      const { name, required } = parameter;
      if (required && given[name] !== undefined) return [[name, given[name]]];
      return enumOf(contract, parameter)?.includes('all') ? [[name, 'all']] : [];
    }),
  ) as CaseRequest['query'];
}

/** Returns the enum of a parameter. Undefined if its schema has no enum. */
export function enumOf(
  { document }: Pick<Contract, 'document'>,
  { schema }: Parameter,
): JsonValue[] | undefined {
  return resolveReference<Schema>(document, schema, '').value.enum as JsonValue[] | undefined;
}

/** Returns the query parameters of an operation, except those that start work on the server. */
export function queryOf({ definition }: ContractOperation): Parameter[] {
  return (definition.parameters ?? []).filter(
    (parameter) => parameter.in === 'query' && parameter['x-read-only'] !== false,
  );
}

/** The number of items on the largest page (API documentation, document 1). */
export const MOST_PER_PAGE = 100;

/** The first 100 items of a list. */
interface FirstPage {
  items: JsonValue[];
  /** Whether the list has no more items. */
  isWhole: boolean;
  /** The total in the headers. */
  total?: string;
  /** The query of the next page. */
  next?: CaseRequest['query'];
  response: JudgedResponse;
}

/** Reads the first 100 items of a list. `isWhole` is true if the list has no more items. */
export async function readList(
  reader: Reader,
  query: CaseRequest['query'] = {},
): Promise<FirstPage> {
  const response = await reader.read({ ...query, per_page: MOST_PER_PAGE });
  const { items } = response;
  const total = response.header('x-total');
  const next = readLinks(response)?.next;
  return {
    items,
    response,
    isWhole: items.length < MOST_PER_PAGE,
    ...(total !== undefined && { total }),
    ...(next && { next }),
  };
}

/** The number of pages of 100 items that a property looks through for a witness. */
const MOST_PAGES = 5;

/**
 * Reads a list like `readList`. For a caller with too few rights, a list may be empty. Then the reader goes on as the
 * next caller who is not refused.
 */
export async function skipEmptyLists(reader: Reader): Promise<FirstPage> {
  let list = await readList(reader);
  while (list.items.length === 0 && reader.others.length > 0) {
    const { caller } = reader;
    reader.caller = reader.others.shift();
    list = await readList(reader).catch((error) => {
      if (!isRefusedCaller(error)) throw error;
      reader.caller = caller;
      return list;
    });
  }
  return list;
}

/** Returns true for a response that refuses the caller, such as one without access to a private project. */
function isRefusedCaller(error: unknown): boolean {
  return (
    error instanceof InvalidResponse &&
    error.findings.some(({ statuses }) => [401, 403, 404].includes(statuses?.came ?? 0))
  );
}

/**
 * Reads a list like `readList`, but as the next caller while the list is empty.
 * @param isTelling whether the items are enough to show a fault. If not, further pages are read. Default: they are
 * @throws MissingWitness when the list has fewer items than the property needs
 */
export async function readFullList(
  reader: Reader,
  atLeast = 1,
  isTelling: (items: JsonValue[]) => boolean = () => true,
) {
  let list = await skipEmptyLists(reader);
  if (list.items.length < atLeast)
    throw new MissingWitness(
      atLeast === 1 ? 'an item in the list' : `${atLeast} items in the list`,
    );
  for (let page = 2; page <= MOST_PAGES && list.next && !isTelling(list.items); page += 1) {
    const { next } = list;
    const { items, isWhole, ...rest } = await readList(reader, next);
    list = { ...rest, items: [...list.items, ...items], isWhole };
  }
  return list;
}

/** Returns a text that is equal for equal items. */
export function keyOf(item: JsonValue): string {
  return JSON.stringify(item);
}

/** Returns the items of one list that are not in another. */
export function without(items: JsonValue[], others: JsonValue[]): JsonValue[] {
  const keys = new Set(others.map(keyOf));
  return items.filter((item) => !keys.has(keyOf(item)));
}

/** Returns true if two lists have the same items in the same order. */
export function isSame(a: JsonValue[], b: JsonValue[]): boolean {
  return a.length === b.length && a.every((item, index) => keyOf(item) === keyOf(b[index]!));
}

/** Returns a JSON value as text for a message, cut after 120 characters. */
export const shown = (value: JsonValue | undefined) => brief(value, 120);

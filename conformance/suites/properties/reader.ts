/** Reads with one operation on a target, again and again, as one caller. */
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
import type { Plan } from '../replay.ts';

/** Thrown when a response does not keep the contract by itself: then there is no telling of more. */
export class Broken extends Error {
  override name = 'Broken';
  constructor(readonly findings: Finding[]) {
    super(findings[0]?.message);
  }
}

/** A response that keeps the contract by itself. */
export interface JudgedResponse {
  status: number;
  body: JsonValue | undefined;
  exchange: Exchange;
  /** The items of a list; none of anything else. */
  items: JsonValue[];
  /** A header, if it came and is not empty. */
  header(name: string): string | undefined;
}

export interface Reader {
  operation: ContractOperation;
  /** The request with nothing in the query but what must be there. */
  request: CaseRequest;
  /** Whose token is sent; undefined without one. */
  caller: Caller | undefined;
  /** Who may call as well, as far as the documents say, those first who may do most. */
  others: Caller[];
  /**
   * Asks with parameters in the query, in addition to those of the request.
   * @param statuses that may come. Default: 200
   * @throws Broken when the response does not keep the contract
   */
  read(query?: CaseRequest['query'], statuses?: number[]): Promise<JudgedResponse>;
  /** Sends a call that differs from the request. @throws CannotPerform when no response can be judged */
  send(change: Partial<Call>): Promise<Delivery>;
}

interface ReaderOptions {
  contract: Contract;
  target: Target;
  operation: ContractOperation;
  plan: Plan;
}

/** @throws CannotPerform when what the request needs is not there, or Broken when nobody gets a response */
export async function createReader(
  { contract, target, operation, plan }: ReaderOptions,
  send: Send,
): Promise<Reader> {
  const prepared = typeof plan.request === 'function' ? await plan.request(send) : plan.request;
  const request = { ...prepared, query: widestQuery(contract, operation, prepared.query) };
  const first: Caller | undefined =
    plan.as === undefined || plan.token === undefined
      ? undefined
      : { as: plan.as, token: plan.token };
  const others = [...(plan.others ?? [])];
  let isLookedFor = changesNothing(operation);
  const deliver = async (call: Call) => {
    const delivery = await send(call);
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
      // Where the documents name no role, somebody who may is looked for.
      while (isLookedFor && !('token' in change) && isRefused(delivery) && others.length > 0) {
        reader.caller = others.shift();
        delivery = await deliver(withCaller(reader.caller));
      }
      isLookedFor &&= 'token' in change;
      return delivery;
    },
    read: async (query = {}, statuses = [200]) => {
      const asked = { ...request, query: { ...request.query, ...query } };
      const delivery = await reader.send({ request: asked });
      return responseOf(delivery, asked, statuses);
    },
  };
  return reader;

  function responseOf(
    { exchange }: Delivery,
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
    if (findings.length > 0) throw new Broken(findings);
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

/** What of a query must be there, and the word of the contract that asks for everything. */
function widestQuery(
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

/** The values that a parameter may have, where the contract lists them. */
export function enumOf(
  { document }: Pick<Contract, 'document'>,
  { schema }: Parameter,
): JsonValue[] | undefined {
  return resolveReference<Schema>(document, schema, '').value.enum as JsonValue[] | undefined;
}

/** The parameters of the query. */
export function queryOf({ definition }: ContractOperation): Parameter[] {
  return (definition.parameters ?? []).filter((parameter) => parameter.in === 'query');
}

/** The most items that a page can have (document 1). */
export const MOST_PER_PAGE = 100;

/** A list as far as one page shows it, and whether that is all of it. */
export async function readList(
  reader: Reader,
  query: CaseRequest['query'] = {},
): Promise<{ items: JsonValue[]; isWhole: boolean; total?: string }> {
  const { items, header } = await reader.read({ ...query, per_page: MOST_PER_PAGE });
  const total = header('x-total');
  return {
    items,
    isWhole: items.length < MOST_PER_PAGE,
    ...(total !== undefined && { total }),
  };
}

/**
 * The same as `readList`, by whoever is shown something.
 * @throws CannotPerform when there is nothing in it to try the property on
 */
export async function readFullList(reader: Reader, atLeast = 1) {
  let list = await readList(reader);
  // Where the documents name no role, a list may be empty to those whose role is not enough.
  while (list.items.length === 0 && reader.others.length > 0) {
    reader.caller = reader.others.shift();
    list = await readList(reader);
  }
  if (list.items.length < atLeast)
    throw new CannotPerform(
      'not-run',
      list.items.length === 0
        ? 'the list is empty'
        : `the list has ${list.items.length} items, and the property needs ${atLeast}`,
    );
  return list;
}

/** An item as what it can be recognised by. */
export function keyOf(item: JsonValue): string {
  return JSON.stringify(item);
}

/** The items of one list that are not in another. */
export function without(items: JsonValue[], others: JsonValue[]): JsonValue[] {
  const keys = new Set(others.map(keyOf));
  return items.filter((item) => !keys.has(keyOf(item)));
}

/** Whether two lists have the same items in the same order. */
export function isSame(a: JsonValue[], b: JsonValue[]): boolean {
  return a.length === b.length && a.every((item, index) => keyOf(item) === keyOf(b[index]!));
}

/** A value of JSON for a message. */
export const shown = (value: JsonValue | undefined) => brief(value, 120);

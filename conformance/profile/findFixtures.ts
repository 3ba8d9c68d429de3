/**
 * Finds values for the fixtures on a deployment. It sends the read requests that `find` of a fixture in the contract
 * describes.
 */
import type { CaseRequest, JsonValue } from '../../contract/case.ts';
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import { createAjv } from '../../contract/createAjv.ts';
import type { Discovery } from '../../contract/openapi.ts';
import { valueAt } from '../../contract/pointer.ts';
import { readJson } from '../../wire/readBody.ts';
import type { Send } from '../engine/job.ts';
import { pathRequest } from '../target/pathRequest.ts';
import type { FixtureValues } from '../target/substituteFixtures.ts';
import type { Target } from '../target/target.ts';
import { type Caller, callersToTry } from '../target/tokenFor.ts';

/** A value that was found, and its origin. */
export interface Found {
  value: string | number;
  /** The origin, which the profile shows as a comment: `listTags, /name`. */
  from: string;
}

export interface FindOptions {
  contract: Contract;
  target: Pick<Target, 'tokens' | 'sharedToken'>;
  send: Send;
  /** The fixtures whose values are known, such as the path of the project. */
  known: FixtureValues;
}

const PAGE_SIZE = 100;

const MOST_RIGHTS = 'administrator';

/** The caller without a token. */
const ANONYMOUS = 'anonymous';

/** The callers who send a request. */
interface Callers {
  /** The role that is asked first. Default: `user`. */
  first?: string;
  /** The only caller. Default: every caller is asked until one gets a 200. */
  only?: typeof ANONYMOUS | Caller;
}

/**
 * The response to the first caller that gets a 200, or else the response to the last caller. An empty list counts only
 * if every caller gets one, since some lists leave out items that a caller may not see.
 */
interface ProbeResponse {
  /** Undefined if no response came. */
  status: number | undefined;
  /** The body of a response with status 200. */
  body?: JsonValue | undefined;
}

/**
 * Looks for the value of every unknown fixture. A found value may lead to further values, so the search is repeated
 * until it finds no more.
 * @returns the found values, by the keys of `x-fixtures`
 */
export async function findFixtures({
  contract,
  target,
  send,
  known,
}: FindOptions): Promise<Record<string, Found>> {
  const ajv = createAjv({});
  const found: Record<string, Found> = {};
  const responses = new Map<string, Promise<ProbeResponse>>();
  for (const [key, { value, outside }] of Object.entries(contract.document['x-fixtures']))
    if (outside && !(key in known))
      found[key] = { value, from: 'an example value of the contract, which is on no server' };
  const values = (): FixtureValues => ({
    ...known,
    ...Object.fromEntries(Object.entries(found).map(([key, { value }]) => [key, value])),
  });

  for (let before = -1; before < Object.keys(found).length; ) {
    before = Object.keys(found).length;
    for (const [key, { find = [] }] of Object.entries(contract.document['x-fixtures']))
      if (!(key in values()))
        for (const way of find) {
          const value = await tryWay(key, way);
          if (value === undefined) continue;
          found[key] = { value, from: `${way.operation}, ${way.from}` };
          break;
        }
  }
  return found;

  async function tryWay(key: string, way: Discovery): Promise<string | number | undefined> {
    const operation = contract.operations.get(way.operation)!;
    const request = pathRequest(operation, values());
    if (!request) return undefined;
    const isPaged = operation.definition.parameters?.some(({ name }) => name === 'per_page');
    const query = { ...way.query, ...(isPaged && { per_page: PAGE_SIZE }) };
    // The callers with the most rights see the most items.
    const first = way.hiddenFrom ? MOST_RIGHTS : 'user';
    const { body: response } = await ask(operation, { ...request, query }, { first });
    const items = Array.isArray(response) ? response : response === undefined ? [] : [response];
    const fits = way.where && ajv.compile(way.where);
    for (const item of items) {
      const value = valueAt(item, way.from);
      if (typeof value !== 'string' && typeof value !== 'number') continue;
      if (fits && !fits(item)) continue;
      if (!agrees(item, way) || !(await isConfirmed(key, value, way))) continue;
      return value;
    }
    return undefined;
  }

  function agrees(item: JsonValue, { same = {}, other = {} }: Discovery): boolean {
    const have = values();
    const equal = ([pointer, key]: [string, string]) =>
      String(valueAt(item, pointer)) === String(have[key]);
    return (
      Object.entries(same).every((pair) => pair[1] in have && equal(pair)) &&
      Object.entries(other).every((pair) => pair[1] in have && !equal(pair))
    );
  }

  /**
   * Returns true if the contract's tests for the value pass: some operations must accept the value, and others must
   * refuse it.
   */
  async function isConfirmed(
    key: string,
    value: string | number,
    way: Discovery,
  ): Promise<boolean> {
    const callerWith = (role: string): typeof ANONYMOUS | Caller | undefined => {
      if (role === ANONYMOUS) return ANONYMOUS;
      const token = target.tokens[role];
      return token === undefined ? undefined : { as: role, token };
    };
    const only = way.as && callerWith(way.as);
    if (way.as && !only) return false;
    const statusOf = async (id: string, caller = only) => {
      const operation = contract.operations.get(id)!;
      const request = pathRequest(operation, { ...values(), [key]: value }, key);
      return request && (await ask(operation, request, caller ? { only: caller } : {})).status;
    };
    if (way.hiddenFrom && way.answers) {
      const hiddenFrom = callerWith(way.hiddenFrom);
      // Without a token, a server may ask for one.
      const refusals = hiddenFrom === ANONYMOUS ? [401, 403, 404] : [404];
      const status = hiddenFrom && (await statusOf(way.answers, hiddenFrom));
      if (status === undefined || !refusals.includes(status)) return false;
    }
    const unknown = way.unknownTo && (await statusOf(way.unknownTo));
    return (
      (!way.answers || (await statusOf(way.answers)) === 200) &&
      (!way.unknownTo || (unknown !== undefined && unknown !== 200)) &&
      (!way.forbiddenBy || (await statusOf(way.forbiddenBy)) === 403)
    );
  }

  /** Sends each request once. If the request is asked for again, returns the cached response. */
  function ask(
    operation: ContractOperation,
    request: CaseRequest,
    callers: Callers = {},
  ): Promise<ProbeResponse> {
    const key = JSON.stringify([operation.id, request, callers]);
    const asked = responses.get(key) ?? askAll(operation, request, callers);
    responses.set(key, asked);
    return asked;
  }

  async function askAll(
    operation: ContractOperation,
    request: CaseRequest,
    { first = 'user', only }: Callers,
  ): Promise<ProbeResponse> {
    const expected = { status: 200 };
    let status: number | undefined;
    let empty: ProbeResponse | undefined;
    const callers = only ? [only === ANONYMOUS ? {} : only] : callersToTry(first, target);
    for (const caller of callers) {
      const { exchange } = await send({ operation, request, ...caller, expected });
      status = exchange.response?.status;
      if (!exchange.response || status !== 200) continue;
      const body = readJson(exchange.response);
      if (!Array.isArray(body) || body.length > 0) return { status, body };
      empty ??= { status, body };
    }
    return empty ?? { status };
  }
}

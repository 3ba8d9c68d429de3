/**
 * Finds values for the fixtures on a deployment. It sends the read requests that `find` of a fixture in the contract
 * describes.
 */
import type { CaseRequest, JsonValue } from '../../contract/case.ts';
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import { createAjv } from '../../contract/createAjv.ts';
import type { Discovery } from '../../contract/openapi.ts';
import { valueAt } from '../../contract/pointer.ts';
import { ANONYMOUS, ANY_USER, listPowers } from '../../contract/roles.ts';
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
  target: Pick<Target, 'tokens' | 'sharedToken' | 'ranking'>;
  send: Send;
  /** The fixtures whose values are known, such as the path of the project. */
  known: FixtureValues;
}

const PAGE_SIZE = 100;

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

/** Finds the values of fixtures, and tests given ones. */
export interface FixtureFinder {
  /**
   * Looks for the value of every unknown fixture. A found value may lead to further values, so the search is repeated
   * until it finds no more.
   * @returns the found values, by the keys of `x-fixtures`
   */
  find(): Promise<Record<string, Found>>;
  /**
   * Tests the known value of a fixture: the item with the value must be as the contract asks. Returns undefined if no
   * list shows the value.
   */
  fits(key: string): Promise<boolean | undefined>;
  /** Returns a value that fits, whatever the known value of the fixture is. Undefined if no list shows such a value. */
  suggest(key: string): Promise<string | number | undefined>;
}

/** Returns the values that are found on a deployment, by the keys of `x-fixtures`. */
export function findFixtures(options: FindOptions): Promise<Record<string, Found>> {
  return fixtureFinder(options).find();
}

export function fixtureFinder({ contract, target, send, known }: FindOptions): FixtureFinder {
  const ajv = createAjv({});
  const found: Record<string, Found> = {};
  const responses = new Map<string, Promise<ProbeResponse>>();
  const values = (): FixtureValues => ({
    ...known,
    ...Object.fromEntries(Object.entries(found).map(([key, { value }]) => [key, value])),
  });
  return { find, fits, suggest };

  async function find(): Promise<Record<string, Found>> {
    for (const [key, { value, outside }] of Object.entries(contract.document['x-fixtures']))
      if (outside && !(key in known))
        found[key] = { value, from: 'an example value of the contract, which is on no server' };
    for (let before = -1; before < Object.keys(found).length; ) {
      before = Object.keys(found).length;
      for (const key of Object.keys(contract.document['x-fixtures']))
        if (!(key in values()))
          for (const way of waysTo(key)) {
            const { value } = await tryWay(key, way);
            if (value === undefined) continue;
            found[key] = { value, from: `${way.operation}, ${way.from}` };
            break;
          }
    }
    return found;
  }

  async function fits(key: string): Promise<boolean | undefined> {
    let isShown = false;
    // A missing token of the role in `hiddenFrom` says nothing about the value.
    for (const way of waysTo(key).filter(({ hiddenFrom }) => hiddenFrom === undefined)) {
      const tried = await tryWay(key, withoutFilters(way), known[key]);
      if (tried.value !== undefined) return true;
      isShown ||= tried.isShown;
    }
    return isShown ? false : undefined;
  }

  async function suggest(key: string): Promise<string | number | undefined> {
    for (const way of waysTo(key)) {
      const { value } = await tryWay(key, way);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  function waysTo(key: string): Discovery[] {
    return contract.document['x-fixtures'][key]!.find ?? [];
  }

  /**
   * Returns the first item that fits.
   * @param wanted the value that the item must have. Default: any value
   */
  async function tryWay(
    key: string,
    way: Discovery,
    wanted?: string | number,
  ): Promise<{ value?: string | number; isShown: boolean }> {
    const operation = contract.operations.get(way.operation)!;
    const request = pathRequest(operation, values());
    if (!request) return { isShown: false };
    const isPaged = operation.definition.parameters?.some(({ name }) => name === 'per_page');
    const query = { ...way.query, ...(isPaged && { per_page: PAGE_SIZE }) };
    // The callers with the most rights see the most items.
    const first = way.hiddenFrom ? listPowers(contract, 'all')[0] : ANY_USER;
    const [user] = callersToTry(ANY_USER, target);
    const callers = { ...(first && { first }), ...(way.own && user && { only: user }) };
    const { body: response } = await ask(operation, { ...request, query }, callers);
    const items = Array.isArray(response) ? response : response === undefined ? [] : [response];
    const fits = way.where && ajv.compile(way.where);
    let isShown = false;
    for (const item of items) {
      const value = valueAt(item, way.from);
      if (typeof value !== 'string' && typeof value !== 'number') continue;
      if (wanted !== undefined && String(value) !== String(wanted)) continue;
      isShown ||= isOfProject(item, way);
      if (fits && !fits(item)) continue;
      if (!agrees(item, way) || !(await isConfirmed(key, value, way))) continue;
      return { value, isShown: true };
    }
    return { isShown };
  }

  /** Returns false if the item is of a project or group that the way excludes. Its value then means another resource. */
  function isOfProject(item: JsonValue, { same = {} }: Discovery): boolean {
    const place = Object.entries(same).filter(([pointer]) => pointer === '/project_id');
    return agrees(item, { same: Object.fromEntries(place) });
  }

  function agrees(
    item: JsonValue,
    { same = {}, other = {} }: Pick<Discovery, 'same' | 'other'>,
  ): boolean {
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
      const request = requestWith(operation, key, value);
      return request && (await ask(operation, request, caller ? { only: caller } : {})).status;
    };
    if (way.shows) {
      const operation = contract.operations.get(way.shows.operation)!;
      const request = requestWith(operation, key, value);
      const shown = request && (await ask(operation, request)).body;
      if (shown === undefined || !agrees(shown, way.shows)) return false;
    }
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

  /** Returns a request with the value. If no parameter takes the fixture, the value is that of the last parameter. */
  function requestWith(operation: ContractOperation, key: string, value: string | number) {
    const request = pathRequest(operation, { ...values(), [key]: value }, key);
    const parameters = operation.definition.parameters?.filter((one) => one.in === 'path') ?? [];
    const last = parameters.find(({ name }) => operation.path?.endsWith(`{${name}}`));
    const isTaken = parameters.some((one) => [one['x-fixture'] ?? []].flat().includes(key));
    if (!request || isTaken || !last) return request;
    return { ...request, path: { ...request.path, [last.name]: value } };
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
    { first = ANY_USER, only }: Callers,
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

/** Returns a way without the query parameters that filter, so that its list also shows items that do not fit. */
function withoutFilters(way: Discovery): Discovery {
  const scope = way.query?.scope;
  return { ...way, query: scope === undefined ? {} : { scope } };
}

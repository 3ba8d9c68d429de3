/**
 * Finds values for the fixtures on a deployment. It sends the read requests that `find` of a fixture in the contract
 * describes.
 */
import { type Contract, getOperation } from '../../contract/contract.ts';
import { createAjv } from '../../contract/createAjv.ts';
import type { Discovery } from '../../contract/openapi.ts';
import { valueAt } from '../../contract/pointer.ts';
import { ANY_USER, listPowers } from '../../contract/roles.ts';
import type { Send } from '../engine/job.ts';
import { pathRequest } from '../target/pathRequest.ts';
import type { FixtureValues } from '../target/substituteFixtures.ts';
import type { Target } from '../target/target.ts';
import { callersToTry } from '../target/tokenFor.ts';
import { createAskCallers } from './askCallers.ts';
import { agrees, isConfirmed, isOfProject } from './confirmFixture.ts';

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
  const ask = createAskCallers(target, send);
  const ajv = createAjv({});
  const found: Record<string, Found> = {};
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
    return contract.document['x-fixtures'][key]?.find ?? [];
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
    const operation = getOperation(contract, way.operation);
    const have = values();
    const request = pathRequest(operation, have);
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
      isShown ||= isOfProject(item, way, have);
      if (fits && !fits(item)) continue;
      if (!agrees(item, way, have)) continue;
      if (!(await isConfirmed({ key, value, way }, { contract, target, ask, values: have })))
        continue;
      return { value, isShown: true };
    }
    return { isShown };
  }
}

/** Returns a way without the query parameters that filter, so that its list also shows items that do not fit. */
function withoutFilters(way: Discovery): Discovery {
  const scope = way.query?.scope;
  return { ...way, query: scope === undefined ? {} : { scope } };
}

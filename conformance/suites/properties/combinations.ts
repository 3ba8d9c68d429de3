import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import type { Parameter } from '../../../contract/openapi.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import type { Target } from '../../target/target.ts';
import type { Property } from './property.ts';
import { type Compared, comparisonJob, listsOf, type Mismatch, someOf } from './propertyJob.ts';
import { enumOf, keyOf, queryOf, type Reader, readFullList, shown } from './reader.ts';
import { joinQueries, readAllowed, readVariants, type Variant } from './variants.ts';
import { MissingWitness } from './witness.ts';

export const combinations: Property = {
  id: 'filters-together',
  summary: 'A list with two filters shows the items that each of the filters shows, and no others.',
  from: 'query parameters',
  check: 'filter',
  plan: (contract, target) =>
    listsOf(contract)
      .filter((operation) => queryOf(operation).filter(mayFilter).length > 1)
      .flatMap((operation) => {
        const pointer = pointerBelow(operation.pointer, 'parameters');
        const facts = { contract, target, operation, check: 'filter', pointer };
        return [
          comparisonJob({
            ...facts,
            name: 'filters-together',
            summary: 'Filters together show the items that each of them shows',
            compare: async (reader) => {
              const { open, ...compared } = await checkTogether(contract, target, reader);
              rememberOpen(target, operation, open);
              return compared;
            },
          }),
          comparisonJob({
            ...facts,
            name: 'filters-together.pairs',
            summary: 'The data of the target shows a fault of each pair of filters',
            compare: async (reader) => {
              const open = takeOpen(target, operation);
              return open
                ? { mismatches: [], missing: open }
                : checkTogether(contract, target, reader).then(({ mismatches, open, notes }) => ({
                    mismatches,
                    missing: open,
                    ...(notes && { notes }),
                  }));
            },
          }),
        ];
      }),
};

/** The pairs without data that the job `filters-together` has found, by operation. */
const OPEN = new WeakMap<Target, Map<string, string[]>>();

function rememberOpen(target: Target, { id }: ContractOperation, open: string[]): void {
  OPEN.set(target, (OPEN.get(target) ?? new Map<string, string[]>()).set(id, open));
}

/** Returns the pairs that were found. Another look finds them anew, since the run may have created items. */
function takeOpen(target: Target, { id }: ContractOperation): string[] | undefined {
  const open = OPEN.get(target)?.get(id);
  OPEN.get(target)?.delete(id);
  return open;
}

/** Parameters that choose a page, an order, or where a search looks. They are no filters. */
const NO_FILTERS = [
  ...['page', 'per_page', 'page_token', 'pagination'],
  ...['order_by', 'sort', 'order', 'in', 'view'],
];

/** A part of a repository has a history of its own, so it is no filter of the items. */
const PLACES = /^(branch|tag|file|directory|commit|tree)\./;

/** These name a branch, and filter merge requests by a field. */
const BRANCH_FILTERS = ['source_branch', 'target_branch'];

function mayFilter(parameter: Parameter): boolean {
  const { name, 'x-fixture': fixture, 'x-deprecation': deprecation } = parameter;
  const isPlace = [fixture ?? []].flat().some((key) => PLACES.test(key));
  return !(NO_FILTERS.includes(name) || deprecation) && (!isPlace || BRANCH_FILTERS.includes(name));
}

/** Two filters by the same user exclude each other: `author_id` and `author_username`. */
function userOf(name: string): string {
  return name.replace(/_(ids?|usernames?)(\[\])?$/, '');
}

/** The largest number of filters in one request, and of requests of one list. */
const MOST_FILTERS = 4;
const MOST_REQUESTS = 40;
/** The number of values of a filter. Two filters may show nothing together with one value, and tell with another. */
const VALUES = 2;

async function checkTogether(
  contract: Contract,
  target: Target,
  reader: Reader,
): Promise<Compared & { open: string[] }> {
  const { items: all, isWhole } = await readFullList(reader, 2);
  if (!isWhole) throw new MissingWitness('a list with fewer than 100 items');
  // Texts of items are compared many times, so each item has a number.
  const numbers = new Map(all.map((item, index) => [nameOf(item), index]));
  const isPart = (items: JsonValue[]) =>
    items.length > 0 &&
    items.length < all.length &&
    items.every((item) => numbers.has(nameOf(item)));
  const { variants: found, others } = await readVariants(
    contract,
    target,
    reader,
    all,
    isPart,
    VALUES,
  );
  const filters = found
    .filter(({ parameter }) => mayFilter(parameter))
    .map((variant) => ({
      ...variant,
      shows: new Set(variant.items.map((item) => numbers.get(nameOf(item))!)),
    }))
    // Filters that show many items can stand together in one request.
    .sort((one, other) => other.shows.size - one.shows.size);
  const groups = groupsOf(filters);
  if (groups.length === 0)
    throw new MissingWitness('two filters, and an item that only one of them shows');
  const mismatches: Mismatch[] = [];
  const judged = new Set<string>();
  const nextOrder = spreadOrders(contract, reader.operation);
  for (const group of groups.slice(0, MOST_REQUESTS)) {
    // An order changes no item of a list of one page.
    const query = { ...joinQueries(group), ...nextOrder(group.map(({ name }) => name)) };
    const items = await readAllowed(reader, query);
    // Some filters exclude each other.
    if (!items) continue;
    for (const [index, one] of group.entries())
      for (const other of group.slice(index + 1)) judged.add(pairOf(one, other));
    const expected = new Set(remaining(group));
    const requirement = `${shown(query)} shows the items that each of the filters shows`;
    const came = new Set(items.map((item) => numbers.get(nameOf(item))));
    const wrong = items.filter((item) => !expected.has(numbers.get(nameOf(item)) ?? -1));
    const lost = [...expected].filter((index) => !came.has(index)).map((index) => all[index]!);
    if (wrong.length > 0)
      mismatches.push({ requirement, actual: `it also shows ${someOf(wrong)}` });
    if (lost.length > 0) mismatches.push({ requirement, actual: `it leaves out ${someOf(lost)}` });
  }
  const pairs = filters.flatMap((one, index) =>
    filters.slice(index + 1).flatMap((other) => (isPair(one, other) ? pairOf(one, other) : [])),
  );
  const open = [...new Set(pairs)].filter((pair) => !judged.has(pair));
  const known = queryOf(reader.operation).filter(mayFilter);
  const idle = others.filter((name) => known.some((one) => one.name === name));
  return {
    mismatches,
    missing: judged.size === 0 ? ['two filters that go together'] : [],
    notes: [`judged together (${judged.size}): ${[...judged].sort().join(', ')}`],
    open: [
      ...open.sort().map((pair) => `an item for ${pair}, and one that only one of them shows`),
      ...idle.map((name) => `a value of ${name} that shows a part of the list`),
    ],
  };
}

/** Returns a function that chooses an order for filters: the one that the fewest of them have had. */
function spreadOrders(contract: Contract, operation: ContractOperation) {
  const parameter = queryOf(operation).find(({ name }) => name === 'order_by');
  const orders = (parameter && enumOf(contract, parameter)) ?? [];
  const had = new Set<string>();
  return (names: string[]): CaseRequest['query'] => {
    const countHad = (order: JsonValue) =>
      names.filter((name) => had.has(`${order} ${name}`)).length;
    const [order] = orders.toSorted((one, other) => countHad(one) - countHad(other));
    if (order === undefined) return {};
    for (const name of names) had.add(`${order} ${name}`);
    return { order_by: order };
  };
}

/**
 * Returns a text that is equal for the same item. An item with an ID may have changed meanwhile: a request can ask for
 * another look at its merge status.
 */
function nameOf(item: JsonValue): string {
  return isObject(item) && item.id !== undefined ? String(item.id) : keyOf(item);
}

/** A filter, and the numbers of the items that it shows. */
interface Filter extends Variant {
  shows: Set<number>;
}

/** Returns the numbers of the items that each of the filters shows. */
function remaining([first, ...others]: Filter[]): number[] {
  return [...first!.shows].filter((index) => others.every(({ shows }) => shows.has(index)));
}

function pairOf(one: Filter, other: Filter): string {
  return [one.name, other.name].sort().join(' with ');
}

/** Returns true if two filters can stand in one request. */
function isPair(one: Filter, other: Filter): boolean {
  return (
    userOf(one.name) !== userOf(other.name) &&
    (one.name.includes('.') || one.parameter.name !== other.parameter.name)
  );
}

/**
 * Returns groups of filters, so that few requests have many pairs together. In each group, each filter alone leaves out
 * an item. So a server that ignores one of them shows another list.
 */
function groupsOf(filters: Filter[]): Filter[][] {
  const isTelling = (group: Filter[]) =>
    group.every((one) => {
      const others = group.filter((other) => other !== one);
      return remaining(others).length > remaining(group).length;
    });
  const covered = new Set<string>();
  const mayJoin = (group: Filter[], next: Filter) =>
    group.every((one) => isPair(one, next)) && isTelling([...group, next]);
  const groups: Filter[][] = [];
  for (const [index, first] of filters.entries())
    for (const second of filters.slice(index + 1)) {
      if (covered.has(pairOf(first, second)) || !mayJoin([first], second)) continue;
      const group = [first, second];
      for (const next of filters) {
        if (group.length >= MOST_FILTERS) break;
        const isNew = group.some((one) => !covered.has(pairOf(one, next)));
        if (!group.includes(next) && isNew && mayJoin(group, next)) group.push(next);
      }
      for (const one of group) for (const other of group) covered.add(pairOf(one, other));
      groups.push(group);
    }
  return groups;
}

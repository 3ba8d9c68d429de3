import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import type { Parameter, Schema } from '../../../contract/openapi.ts';
import { resolveReference } from '../../../contract/reference.ts';
import { listProperties } from '../../../contract/walkSchema.ts';
import { fieldOf, type ItemField, itemFields } from './itemFields.ts';
import type { Property } from './property.ts';
import {
  type Compared,
  comparisonJob,
  listsOf,
  type Mismatch,
  parameterPointer,
  someOf,
} from './propertyJob.ts';
import { enumOf, queryOf, type Reader, readFullList, readList, without } from './reader.ts';
import { timeText } from './timeText.ts';
import { MissingWitness } from './witness.ts';

export const filters: Property = {
  id: 'filter',
  summary: 'A filter returns all matching items and no others. Below `not`, it returns the others.',
  from: 'a parameter and the field of its name, or of `x-echoed-as`, or the field that its description names',
  plan: (contract, target) =>
    listsOf(contract).flatMap((operation) =>
      filtersOf(contract, operation).map(({ parameter, name, valuesOf }) => {
        return comparisonJob({
          contract,
          target,
          operation,
          check: 'filter',
          pointer: parameterPointer(operation, parameter.name),
          name: `filter.${name.replace('[]', '')}`,
          summary: `Filtered by ${name}, the list has all matching items and no others`,
          compare: (reader) => checkFilter(reader, parameter.name, valuesOf),
        });
      }),
    ),
};

/** A parameter that selects items by one of their fields. */
interface Filter {
  parameter: Parameter;
  /** Its name among the filters of the operation: `state`, `not.labels`. */
  name: string;
  valuesOf: Chooser;
}

/** Returns the filters of a list, including those below `not`. */
export function filtersOf(contract: Contract, operation: ContractOperation): Filter[] {
  return queryOf(operation).flatMap((parameter): Filter[] => {
    const { name } = parameter;
    const valuesOf = chooserOf(contract, operation, parameter);
    if (valuesOf) return eachValue(contract, { parameter, name, valuesOf });
    if (name !== NEGATION) return [];
    const { value, pointer } = resolveReference<Schema>(contract.document, parameter.schema, '');
    return listProperties(contract.document, value, pointer).flatMap((property) => {
      const { 'x-echoed-as': shownAs } = property.value as { 'x-echoed-as'?: string };
      const filter = {
        ...parameter,
        name: property.name,
        schema: property.value as Schema,
        ...(shownAs && { 'x-echoed-as': shownAs }),
      };
      const valuesOf = chooserOf(contract, operation, filter);
      return valuesOf
        ? [{ parameter, name: `${name}.${filter.name}`, valuesOf: negated(filter, valuesOf) }]
        : [];
    });
  });
}

/** Returns a filter for each value of an enum, since a list seldom has items of all of them. */
function eachValue(contract: Contract, filter: Filter): Filter[] {
  const { parameter, name, valuesOf } = filter;
  const values = enumOf(contract, parameter);
  if (!values || isYesOrNo(values)) return [filter];
  // The choices of an enum do not depend on the items.
  return valuesOf([]).map(({ value }) => ({
    parameter,
    name: `${name}.${value}`,
    valuesOf: (items) => valuesOf(items).filter((choice) => choice.value === value),
  }));
}

/** The parameter whose members are filters that exclude the matching items. */
const NEGATION = 'not';

function negated({ name }: Parameter, valuesOf: Chooser): Chooser {
  return (items) =>
    valuesOf(items)
      // The documents do not say whether an item with some of the values of a negated list is excluded.
      .filter(({ hasWitness }) => hasWitness === undefined)
      .map(({ value, matches }) => ({
        value: { [name]: value },
        matches: (item) => {
          const isMatch = matches(item);
          return isMatch === undefined ? undefined : !isMatch;
        },
      }));
}

function chooserOf(
  contract: Contract,
  operation: ContractOperation,
  parameter: Parameter,
): Chooser | undefined {
  const field = fieldOf(contract, operation, parameter);
  const fields = itemFields(contract, operation);
  return field
    ? chooser(contract, parameter, field, fields)
    : wordChooser(enumOf(contract, parameter), fields);
}

/** Returns a chooser for a parameter whose values are names of boolean fields: `paused`. */
function wordChooser(values: JsonValue[] | undefined, fields: ItemField[]): Chooser | undefined {
  const named = fields.filter(
    ({ name, types }) => types.includes('boolean') && values?.includes(name),
  );
  if (named.length === 0) return undefined;
  return () =>
    named.map(({ name }) => ({
      value: name,
      matches: (item) => {
        const is = (item as Record<string, JsonValue>)[name];
        return is === undefined ? undefined : (is ?? false) === true;
      },
    }));
}

/** The items that a query selects from a list. */
export interface Selection {
  query: CaseRequest['query'];
  /** Returns true if an item matches; undefined if the contract allows both, such as for a time at the limit. */
  matches: (item: JsonValue) => boolean | undefined;
  /** Whether it may show every item, or none. Default: false. */
  mayBeOneSided?: boolean;
}

/** A value to filter by, and the items that match it. */
interface Choice extends Omit<Selection, 'query'> {
  value: JsonValue;
  /** Whether the items show a fault that other values would hide. Default: true. */
  hasWitness?: () => boolean;
  /** The items that `hasWitness` looks for. */
  witness?: string;
}

/** Chooses values to filter by, from the items of the unfiltered list. The most telling values come first. */
type Chooser = (items: JsonValue[]) => Choice[];

const isYesOrNo = (values: JsonValue[]) =>
  values.every((value) => ['yes', 'no'].includes(value as string));

/** Returns a chooser for a parameter; undefined if its values are not those of the field. */
function chooser(
  contract: Contract,
  parameter: Parameter,
  field: ItemField,
  fields: ItemField[],
): Chooser | undefined {
  const { value: schema } = resolveReference<Schema>(contract.document, parameter.schema, '');
  const types = [
    schema.type ?? (schema.anyOf as Schema[] | undefined)?.map(({ type }) => type),
  ].flat(2);
  const has = (value: JsonValue) => (item: JsonValue) => field.read(item).includes(value);
  const values = enumOf(contract, parameter);
  // Null is false (API documentation, document 1).
  const isTrue = (item: JsonValue) => (field.read(item)[0] ?? false) === true;
  if (field.types.includes('boolean') && values && isYesOrNo(values))
    return () =>
      values.map((value) => ({ value, matches: (item) => isTrue(item) === (value === 'yes') }));
  if (values) {
    // Where the field lacks a value, the values mean more than the field. A probe tries them.
    const isOfField = values.every((value) => value === 'all' || field.values.includes(value));
    const own = isOfField ? values.filter((value) => field.values.includes(value)) : [];
    const byWord = wordChooser(
      values.filter((value) => !own.includes(value)),
      fields,
    );
    return (items) => [
      ...own.map((value) => ({ value, matches: has(value) })),
      ...(byWord?.(items) ?? []),
    ];
  }
  if (types.includes('boolean') && field.types.includes('boolean'))
    return () =>
      [true, false].map((value) => ({ value, matches: (item) => isTrue(item) === value }));
  if (schema.format === 'date-time') return timeChooser(parameter, field, fields);
  // A path names the parent of the items, not a value of theirs.
  const isPath = [parameter['x-fixture'] ?? []].flat().some((key) => key.endsWith('.path'));
  const isScalar =
    field.types.some((type) => ['string', 'integer'].includes(type)) || field.name === 'labels';
  if (isPath || !isScalar) return undefined;
  if (!types.some((type) => ['string', 'integer', 'array'].includes(String(type))))
    return undefined;
  return (items) => {
    const present = [...new Set(items.flatMap(field.read))].filter(
      (value) => typeof value === 'number' || (typeof value === 'string' && /^[^,]+$/.test(value)),
    );
    const isList = types.includes('array');
    const choices: Choice[] = present
      .map((value) => ({ value: isList ? [value] : value, matches: has(value) }))
      .sort((one, other) => countSides(other, items) - countSides(one, items))
      .slice(0, 2);
    const [one, other, third] = present;
    // A list of values of a field with one value shows the items with any of them.
    if (isList && !field.isList && third !== undefined)
      choices.push({
        value: [one!, other!],
        matches: (item) => has(one!)(item) || has(other!)(item),
      });
    return field.isList ? [...choices, ...severalValues(field, items, isList)] : choices;
  };
}

/**
 * Chooses two values, which one item has together if possible. An item must have all of them to match.
 * @param isList whether the parameter is an array. Otherwise commas separate its values
 */
function severalValues(field: ItemField, items: JsonValue[], isList: boolean): Choice[] {
  const pairs = items
    .map((item) => field.read(item).slice(0, 2))
    .filter((values) => values.length === 2);
  const countIn = (item: JsonValue, values: JsonValue[]) =>
    values.filter((value) => field.read(item).includes(value)).length;
  // A server that looks for any of the values, or for one of them, shows an item with one of them.
  const isTelling = (values: JsonValue[]) => items.some((item) => countIn(item, values) === 1);
  const present = [...new Set(items.flatMap(field.read))].filter(
    (value) => !String(value).includes(','),
  );
  // Two values of different items tell, too. With a single value, it states the missing witness.
  const apart = present.slice(1).map((value) => [present[0]!, value]);
  const values = [...pairs, ...apart].find(isTelling) ?? present.slice(0, 1);
  return [values, values.toReversed()].slice(0, values.length).map((asked) => ({
    value: isList ? asked : asked.join(','),
    matches: (item) => countIn(item, asked) === asked.length,
    hasWitness: () => pairs.includes(values) && isTelling(asked),
    witness: `an item with one of two ${field.name} that another item has together`,
    mayBeOneSided: true,
  }));
}

/** Returns on how many sides of a filter there are items: inside, outside. */
function countSides({ matches }: Choice, items: JsonValue[]): number {
  return [true, false].filter((side) => items.some((item) => matches(item) === side)).length;
}

/** An item so near to the limit of a filter by time may match or not, since some servers cut off the milliseconds. */
const NEAR_MS = 1000;

/**
 * Returns a chooser of a time between two items, just before the later one. It writes the time in UTC and in another
 * zone. A server that ignores the zone then loses or shows the later item. A third time is just after that
 * item, for a server that compares days only. If possible, the time lies between two times
 * of one item. Then a server that compares the wrong time shows other items. A time between the creation and the update
 * of an item is added if it does not lie between two items.
 */
function timeChooser({ name }: Parameter, field: ItemField, fields: ItemField[]): Chooser {
  const isAfter = name.endsWith('after') || name === 'since';
  const timeOf = (item: JsonValue, { read } = field) => Date.parse(String(read(item)[0]));
  const others = fields.filter((one) => one.format === 'date-time' && one.name !== field.name);
  /** Undefined for a time at the limit, which the contract leaves open. */
  const isShown = (time: number, limit: number) => {
    if (Math.abs(time - limit) <= NEAR_MS) return undefined;
    return isAfter ? time > limit : time < limit;
  };
  /** Returns the other times that select other items than the right one does. */
  const toldBy = (items: JsonValue[], limit: number) =>
    others.filter((other) =>
      items.some((item) => {
        const shown = [timeOf(item), timeOf(item, other)].map((time) => isShown(time, limit));
        return !shown.includes(undefined) && shown[0] !== shown[1];
      }),
    );
  return (items) => {
    const times = [...new Set(items.map((item) => timeOf(item)))]
      .filter((time) => !Number.isNaN(time))
      .sort((one, other) => one - other);
    const limits = times
      .map((later, index) => ({
        limit: Math.floor((later - 2 * NEAR_MS) / 1000) * 1000,
        gap: later - (times[index - 1] ?? Number.NEGATIVE_INFINITY),
      }))
      .filter(({ gap }) => gap > 4 * NEAR_MS)
      .map((one) => ({ ...one, told: toldBy(items, one.limit) }));
    const [closest] = limits
      .filter(({ gap }) => Number.isFinite(gap))
      .sort((one, other) => other.told.length - one.told.length || one.gap - other.gap);
    if (!closest) return [];
    const matches = (limit: number) => (item: JsonValue) => isShown(timeOf(item), limit);
    const choices: Choice[] = [{ value: timeText(closest.limit), matches: matches(closest.limit) }];
    // A server that compares days treats the times just before and just after an item alike.
    const after = closest.limit + 5 * NEAR_MS;
    choices.push({ value: timeText(after), matches: matches(after), mayBeOneSided: true });
    const isCommon = (one: ItemField) => COMMON.includes(one.name) && !closest.told.includes(one);
    const added = limits.find(({ told }) => told.some(isCommon));
    if (added)
      choices.push({
        value: timeText(added.limit),
        matches: matches(added.limit),
        mayBeOneSided: true,
      });
    return choices;
  };
}

/** The times that most resources have. */
const COMMON = ['created_at', 'updated_at'];

async function checkFilter(reader: Reader, name: string, choose: Chooser): Promise<Compared> {
  const isTelling = (items: JsonValue[]) => {
    const choices = choose(items);
    return choices.length > 0 && choices.every((choice) => missingFor(choice, items).length === 0);
  };
  const { items: all, isWhole } = await readFullList(reader, 1, isTelling);
  const choices = choose(all);
  if (choices.length === 0)
    throw new MissingWitness(`two items with different values to filter ${name} by`);
  const { mismatches } = await checkSelections(
    reader,
    { items: all, isWhole },
    choices.map(({ value, ...choice }) => ({ ...choice, query: { [name]: value } })),
  );
  return { mismatches, missing: choices.flatMap((choice) => missingFor(choice, all)) };

  function missingFor({ value, hasWitness, witness, ...choice }: Choice, items: JsonValue[]) {
    return [
      ...missingSides({ ...choice, query: { [name]: value } }, items),
      ...((hasWitness?.() ?? true) ? [] : [witness!]),
    ];
  }
}

/** Reads a list with each query, and compares it with the items of the whole list. */
export async function checkSelections(
  reader: Reader,
  { items: all, isWhole }: { items: JsonValue[]; isWhole: boolean },
  selections: Selection[],
): Promise<Compared> {
  const mismatches: Mismatch[] = [];
  for (const { query, matches } of selections) {
    const selected = await readList(reader, query);
    const asked = textOf(query);
    const sends = partsOf(query).map(([name, value]) => `${dotted(name)}=${value}`);
    const wrong = selected.items.filter((item) => matches(item) === false);
    const lost = without(
      all.filter((item) => matches(item) === true),
      selected.items,
    );
    const more = isWhole ? without(selected.items, all) : [];
    if (
      selected.isWhole &&
      Number(selected.total ?? selected.items.length) !== selected.items.length
    )
      mismatches.push({
        requirement: `x-total is the number of items that ${asked} shows`,
        actual: `x-total is ${selected.total}, and the list shows ${selected.items.length} items`,
        location: 'x-total',
      });
    if (wrong.length > 0)
      mismatches.push({
        sends,
        requirement: `${asked} shows only matching items`,
        actual: `it shows ${someOf(wrong)}`,
      });
    if (lost.length > 0 && selected.isWhole)
      mismatches.push({
        sends,
        requirement: `${asked} shows all matching items of the list`,
        actual: `it leaves out ${someOf(lost)}`,
      });
    if (more.length > 0 && wrong.length === 0)
      mismatches.push({
        sends,
        requirement: `the list without ${Object.keys(query).join(', ')} has all items that ${asked} shows`,
        actual: `the list does not have ${someOf(more)}`,
      });
  }
  return { mismatches, missing: selections.flatMap((one) => missingSides(one, all)) };
}

/** Returns the sides of a selection on which the list has no item. */
function missingSides(
  { query, matches, mayBeOneSided = false }: Selection,
  items: JsonValue[],
): string[] {
  if (mayBeOneSided) return [];
  return [
    ...(items.some((item) => matches(item) === true)
      ? []
      : [`an item that ${textOf(query)} shows`]),
    ...(items.some((item) => matches(item) === false)
      ? []
      : [`an item that ${textOf(query)} leaves out`]),
  ];
}

/** Writes the name of a parameter as statements do: `not[labels][]` is `not.labels`. */
function dotted(name: string): string {
  return name.replace('[]', '').replaceAll('[', '.').replaceAll(']', '');
}

function textOf(query: CaseRequest['query']): string {
  return partsOf(query)
    .map(([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join('&');
}

/** Returns the parameters of a query. A member of an object counts as one: `not[labels]`. */
function partsOf(query: CaseRequest['query']): [name: string, value: JsonValue][] {
  return Object.entries(query).flatMap(([name, value]) =>
    isObject(value)
      ? Object.entries(value).map(([member, one]): [string, JsonValue] => [
          `${name}[${member}]`,
          one,
        ])
      : [[name, value] as [string, JsonValue]],
  );
}

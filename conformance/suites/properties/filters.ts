import type { JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Parameter, Schema } from '../../../contract/openapi.ts';
import { resolveReference } from '../../../contract/reference.ts';
import { propertiesOf } from '../../../contract/walkSchema.ts';
import { fieldOf, type ItemField, itemFields } from './itemFields.ts';
import type { Property } from './property.ts';
import {
  checkJob,
  findingsOf,
  listsOf,
  type Mismatch,
  parameterPointer,
  someOf,
} from './propertyJob.ts';
import { enumOf, queryOf, type Reader, readFullList, readList, without } from './reader.ts';
import { MissingWitness } from './witness.ts';

export const filters: Property = {
  id: 'filter',
  summary: 'A filter returns all matching items and no others. Below `not`, it returns the others.',
  from: 'a parameter and the field of its name, or of `x-echoed-as`, or the field that its description names; `x-also-shows`',
  plan: (contract, target) =>
    listsOf(contract).flatMap((operation) =>
      filtersOf(contract, operation).map(({ parameter, name, valuesOf }) => {
        const toFindings = findingsOf('filter', parameterPointer(operation, parameter.name));
        return checkJob({
          contract,
          target,
          operation,
          name: `filter.${name.replace('[]', '')}`,
          summary: `Filtered by ${name}, the list has all matching items and no others`,
          look: async (reader) => toFindings(await checkFilter(reader, parameter.name, valuesOf)),
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
function filtersOf(contract: Contract, operation: ContractOperation): Filter[] {
  return queryOf(operation).flatMap((parameter): Filter[] => {
    const { name } = parameter;
    const valuesOf = chooserOf(contract, operation, parameter);
    if (valuesOf) return [{ parameter, name, valuesOf }];
    if (name !== NEGATION) return [];
    const { value, pointer } = resolveReference<Schema>(contract.document, parameter.schema, '');
    return propertiesOf(contract.document, value, pointer).flatMap((property) => {
      const filter = { ...parameter, name: property.name, schema: property.value as Schema };
      const valuesOf = chooserOf(contract, operation, filter);
      return valuesOf
        ? [{ parameter, name: `${name}.${filter.name}`, valuesOf: negated(filter, valuesOf) }]
        : [];
    });
  });
}

/** The parameter whose members are filters that exclude the matching items. */
const NEGATION = 'not';

function negated({ name }: Parameter, valuesOf: Chooser): Chooser {
  return (items) =>
    valuesOf(items).map(({ value, matches }) => ({
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
  return field
    ? chooser(contract, parameter, field)
    : wordChooser(enumOf(contract, parameter), itemFields(contract, operation));
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

/** A value to filter by, and the items that match it. */
interface Choice {
  value: JsonValue;
  /** Returns true if an item matches; undefined if the contract allows both, such as for a time at the limit. */
  matches: (item: JsonValue) => boolean | undefined;
}

/** Chooses values to filter by, from the items of the unfiltered list. */
type Chooser = (items: JsonValue[]) => Choice[];

const YES_OR_NO: JsonValue[] = ['yes', 'no'];

/** Returns a chooser for a parameter; undefined if its values are not those of the field. */
function chooser(contract: Contract, parameter: Parameter, field: ItemField): Chooser | undefined {
  const { value: schema } = resolveReference<Schema>(contract.document, parameter.schema, '');
  const types = [
    schema.type ?? (schema.anyOf as Schema[] | undefined)?.map(({ type }) => type),
  ].flat(2);
  const has = (value: JsonValue) => (item: JsonValue) => field.read(item).includes(value);
  const values = enumOf(contract, parameter);
  const also = parameter['x-also-shows'] ?? {};
  // Null is false (API documentation, document 1).
  const isTrue = (item: JsonValue) => (field.read(item)[0] ?? false) === true;
  if (field.types.includes('boolean') && values?.every((value) => YES_OR_NO.includes(value)))
    return () =>
      values.map((value) => ({ value, matches: (item) => isTrue(item) === (value === 'yes') }));
  if (values)
    return () =>
      values
        .filter((value) => field.values.includes(value))
        .map((value) => ({
          value,
          matches: (item) =>
            has(value)(item) ||
            (field.read(item).some((one) => also[String(value)]?.includes(one))
              ? undefined
              : false),
        }));
  if (types.includes('boolean') && field.types.includes('boolean'))
    return () =>
      [true, false].map((value) => ({ value, matches: (item) => isTrue(item) === value }));
  if (schema.format === 'date-time') return timeChooser(parameter, field);
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
    return present
      .slice(0, 2)
      .map((value) => ({ value: types.includes('array') ? [value] : value, matches: has(value) }));
  };
}

/** Returns a chooser of a time in the middle of the items. An item within a second of that time may match or not. */
function timeChooser({ name }: Parameter, field: ItemField): Chooser {
  const isAfter = name.endsWith('after') || name === 'since';
  const timeOf = (item: JsonValue) => Date.parse(String(field.read(item)[0]));
  return (items) => {
    const times = items
      .map(timeOf)
      .filter((time) => !Number.isNaN(time))
      .sort((a, b) => a - b);
    const middle = times[Math.floor(times.length / 2)];
    if (middle === undefined) return [];
    const limit = Math.floor(middle / 1000) * 1000;
    return [
      {
        value: new Date(limit).toISOString().replace('.000', ''),
        matches: (item) => {
          const time = timeOf(item);
          if (Number.isNaN(time)) return false;
          if (Math.abs(time - limit) <= 1000) return undefined;
          return isAfter ? time > limit : time < limit;
        },
      },
    ];
  };
}

async function checkFilter(reader: Reader, name: string, choose: Chooser): Promise<Mismatch[]> {
  const { items: all, isWhole } = await readFullList(reader);
  const choices = choose(all);
  if (choices.length === 0) throw new MissingWitness(`an item with a value to filter ${name} by`);
  const mismatches: Mismatch[] = [];
  for (const { value, matches } of choices) {
    const filtered = await readList(reader, { [name]: value });
    const asked = `${name}=${typeof value === 'object' ? JSON.stringify(value) : value}`;
    const wrong = filtered.items.filter((item) => matches(item) === false);
    const lost = without(
      all.filter((item) => matches(item) === true),
      filtered.items,
    );
    const more = isWhole ? without(filtered.items, all) : [];
    if (
      filtered.isWhole &&
      Number(filtered.total ?? filtered.items.length) !== filtered.items.length
    )
      mismatches.push({
        requirement: `x-total is the number of items that ${asked} shows`,
        actual: `x-total is ${filtered.total}, and the list shows ${filtered.items.length} items`,
        location: 'x-total',
      });
    if (wrong.length > 0)
      mismatches.push({
        requirement: `${asked} shows only matching items`,
        actual: `it shows ${someOf(wrong)}`,
      });
    if (lost.length > 0 && filtered.isWhole)
      mismatches.push({
        requirement: `${asked} shows all matching items of the list`,
        actual: `it leaves out ${someOf(lost)}`,
      });
    if (more.length > 0 && wrong.length === 0)
      mismatches.push({
        requirement: `the list without ${name} has all items that ${asked} shows`,
        actual: `the list does not have ${someOf(more)}`,
      });
  }
  return mismatches;
}

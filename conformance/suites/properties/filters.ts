/** Filters are subsets that lose nothing: what they show has the value, and what has it is shown. */
import type { JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Parameter, Schema } from '../../../contract/openapi.ts';
import { resolveReference } from '../../../contract/reference.ts';
import { propertiesOf } from '../../../contract/walkSchema.ts';
import { CannotPerform } from '../../engine/job.ts';
import { fieldOf, type ItemField, itemFields } from './itemFields.ts';
import {
  checkJob,
  findingsOf,
  listsOf,
  type Mismatch,
  type Property,
  parameterPointer,
  someOf,
} from './property.ts';
import { enumOf, queryOf, type Reader, readFullList, readList, without } from './reader.ts';

export const filters: Property = (contract, target) =>
  listsOf(contract).flatMap((operation) =>
    filtersOf(contract, operation).map(({ parameter, name, valuesOf }) => {
      const found = findingsOf('filter', parameterPointer(operation, parameter.name));
      return checkJob({
        contract,
        target,
        operation,
        name: `filter.${name.replace('[]', '')}`,
        summary: `Filtered by ${name}, the list has what fits and loses nothing`,
        look: async (reader) => found(await lookAtFilter(reader, parameter.name, valuesOf)),
      });
    }),
  );

/** A parameter that chooses items by a field that they show. */
interface Filter {
  parameter: Parameter;
  /** Tells it from others: `state`, `not.labels`. */
  name: string;
  valuesOf: Chooser;
}

/** The filters of a list, and of one that takes filters to leave out what fits those. */
function filtersOf(contract: Contract, operation: ContractOperation): Filter[] {
  return queryOf(operation).flatMap((parameter): Filter[] => {
    const { name } = parameter;
    const valuesOf = chooserOf(contract, operation, parameter);
    if (valuesOf) return [{ parameter, name, valuesOf }];
    if (name !== LEAVES_OUT) return [];
    const { value, pointer } = resolveReference<Schema>(contract.document, parameter.schema, '');
    return propertiesOf(contract.document, value, pointer).flatMap((property) => {
      const filter = { ...parameter, name: property.name, schema: property.value as Schema };
      const valuesOf = chooserOf(contract, operation, filter);
      return valuesOf
        ? [{ parameter, name: `${name}.${filter.name}`, valuesOf: leavingOut(filter, valuesOf) }]
        : [];
    });
  });
}

/** The parameter whose members are filters, each of which leaves out what it would show. */
const LEAVES_OUT = 'not';

function leavingOut({ name }: Parameter, valuesOf: Chooser): Chooser {
  return (items) =>
    valuesOf(items).map(({ value, fits }) => ({
      value: { [name]: value },
      fits: (item) => {
        const fit = fits(item);
        return fit === undefined ? undefined : !fit;
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

/** Filters by words that are the names of what is true of an item, or not: `paused`. */
function wordChooser(values: JsonValue[] | undefined, fields: ItemField[]): Chooser | undefined {
  const named = fields.filter(
    ({ name, types }) => types.includes('boolean') && values?.includes(name),
  );
  if (named.length === 0) return undefined;
  return () =>
    named.map(({ name }) => ({
      value: name,
      fits: (item) => {
        const is = (item as Record<string, JsonValue>)[name];
        return is === undefined ? undefined : (is ?? false) === true;
      },
    }));
}

/** A value to filter by, and which items of the list fit then. */
interface Choice {
  value: JsonValue;
  /** Undefined where the contract leaves it open, such as at the very limit. */
  fits: (item: JsonValue) => boolean | undefined;
}

type Chooser = (items: JsonValue[]) => Choice[];

const YES_OR_NO: JsonValue[] = ['yes', 'no'];

/** How to filter by a parameter; undefined where its values are not those of the field. */
function chooser(contract: Contract, parameter: Parameter, field: ItemField): Chooser | undefined {
  const { value: schema } = resolveReference<Schema>(contract.document, parameter.schema, '');
  const types = [
    schema.type ?? (schema.anyOf as Schema[] | undefined)?.map(({ type }) => type),
  ].flat(2);
  const has = (value: JsonValue) => (item: JsonValue) => field.read(item).includes(value);
  const values = enumOf(contract, parameter);
  const also = parameter['x-also-shows'] ?? {};
  // Null is false (document 1).
  const isTrue = (item: JsonValue) => (field.read(item)[0] ?? false) === true;
  if (field.types.includes('boolean') && values?.every((value) => YES_OR_NO.includes(value)))
    return () =>
      values.map((value) => ({ value, fits: (item) => isTrue(item) === (value === 'yes') }));
  if (values)
    return () =>
      values
        .filter((value) => field.values.includes(value))
        .map((value) => ({
          value,
          fits: (item) =>
            has(value)(item) ||
            (field.read(item).some((one) => also[String(value)]?.includes(one))
              ? undefined
              : false),
        }));
  if (types.includes('boolean') && field.types.includes('boolean'))
    return () => [true, false].map((value) => ({ value, fits: (item) => isTrue(item) === value }));
  if (schema.format === 'date-time') return timeChooser(parameter, field);
  // A path says where to look, and is not what is looked for.
  const isPlace = [parameter['x-fixture'] ?? []].flat().some((key) => key.endsWith('.path'));
  const isScalar =
    field.types.some((type) => ['string', 'integer'].includes(type)) || field.name === 'labels';
  if (isPlace || !isScalar) return undefined;
  if (!types.some((type) => ['string', 'integer', 'array'].includes(String(type))))
    return undefined;
  return (items) => {
    const present = [...new Set(items.flatMap(field.read))].filter(
      (value) => typeof value === 'number' || (typeof value === 'string' && /^[^,]+$/.test(value)),
    );
    return present
      .slice(0, 2)
      .map((value) => ({ value: types.includes('array') ? [value] : value, fits: has(value) }));
  };
}

/** Filters by a time between the items; one that is on the limit may be on either side of it. */
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
        fits: (item) => {
          const time = timeOf(item);
          if (Number.isNaN(time)) return false;
          if (Math.abs(time - limit) <= 1000) return undefined;
          return isAfter ? time > limit : time < limit;
        },
      },
    ];
  };
}

async function lookAtFilter(reader: Reader, name: string, choose: Chooser): Promise<Mismatch[]> {
  const { items: all, isWhole } = await readFullList(reader);
  const choices = choose(all);
  if (choices.length === 0)
    throw new CannotPerform('not-run', `no item of the list has a value to filter ${name} by`);
  const mismatches: Mismatch[] = [];
  for (const { value, fits } of choices) {
    const filtered = await readList(reader, { [name]: value });
    const asked = `${name}=${typeof value === 'object' ? JSON.stringify(value) : value}`;
    const wrong = filtered.items.filter((item) => fits(item) === false);
    const lost = without(
      all.filter((item) => fits(item) === true),
      filtered.items,
    );
    const more = isWhole ? without(filtered.items, all) : [];
    if (
      filtered.isWhole &&
      Number(filtered.total ?? filtered.items.length) !== filtered.items.length
    )
      mismatches.push({
        requirement: `x-total counts what ${asked} shows`,
        actual: `it is ${filtered.total}, and ${filtered.items.length} items are shown`,
        location: 'x-total',
      });
    if (wrong.length > 0)
      mismatches.push({
        requirement: `${asked} shows only what fits`,
        actual: `it shows ${someOf(wrong)}`,
      });
    if (lost.length > 0 && filtered.isWhole)
      mismatches.push({
        requirement: `${asked} shows all of the list that fits`,
        actual: `it leaves out ${someOf(lost)}`,
      });
    if (more.length > 0 && wrong.length === 0)
      mismatches.push({
        requirement: `what ${asked} shows is in the list without it`,
        actual: `the list does not have ${someOf(more)}`,
      });
  }
  return mismatches;
}

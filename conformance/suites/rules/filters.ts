/** Filters are subsets that lose nothing: what they show has the value, and what has it is shown. */
import type { JsonValue } from '../../../contract/case.ts';
import type { Contract } from '../../../contract/contract.ts';
import type { Parameter, Schema } from '../../../contract/openapi.ts';
import { resolveReference } from '../../../contract/reference.ts';
import { CannotPerform } from '../../engine/job.ts';
import { fieldOf, type ItemField } from './itemFields.ts';
import {
  type Breach,
  findingsOf,
  type Law,
  listsOf,
  parameterPointer,
  someOf,
  trialJob,
} from './law.ts';
import { enumOf, queryOf, type Reader, readFullList, readList, without } from './reader.ts';

export const filters: Law = (contract, target) =>
  listsOf(contract).flatMap((operation) =>
    queryOf(operation).flatMap((parameter) => {
      const field = fieldOf(contract, operation, parameter);
      const valuesOf = field && chooser(contract, parameter, field);
      if (!valuesOf) return [];
      const { name } = parameter;
      const found = findingsOf('filter', parameterPointer(operation, name));
      return [
        trialJob({
          contract,
          target,
          operation,
          name: `filter.${name.replace('[]', '')}`,
          summary: `Filtered by ${name}, the list has what fits and loses nothing`,
          look: async (reader) => found(await lookAtFilter(reader, name, valuesOf)),
        }),
      ];
    }),
  );

/** A value to filter by, and which items of the list fit then. */
interface Choice {
  value: JsonValue;
  /** Undefined where the contract leaves it open, such as at the very limit. */
  fits: (item: JsonValue) => boolean | undefined;
}

type Chooser = (items: JsonValue[]) => Choice[];

/** How to filter by a parameter; undefined where its values are not those of the field. */
function chooser(contract: Contract, parameter: Parameter, field: ItemField): Chooser | undefined {
  const { value: schema } = resolveReference<Schema>(contract.document, parameter.schema, '');
  const types = [
    schema.type ?? (schema.anyOf as Schema[] | undefined)?.map(({ type }) => type),
  ].flat(2);
  const has = (value: JsonValue) => (item: JsonValue) => field.read(item).includes(value);
  const values = enumOf(contract, parameter);
  const also = parameter['x-also-shows'] ?? {};
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
  // Null is false (document 1).
  if (types.includes('boolean') && field.types.includes('boolean'))
    return () =>
      [true, false].map((value) => ({
        value,
        fits: (item) => (field.read(item)[0] ?? false) === value,
      }));
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

async function lookAtFilter(reader: Reader, name: string, choose: Chooser): Promise<Breach[]> {
  const { items: all, isWhole } = await readFullList(reader);
  const choices = choose(all);
  if (choices.length === 0)
    throw new CannotPerform('not-run', `no item of the list has a value to filter ${name} by`);
  const breaches: Breach[] = [];
  for (const { value, fits } of choices) {
    const filtered = await readList(reader, { [name]: value });
    const asked = `${name}=${value}`;
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
      breaches.push({
        requirement: `x-total counts what ${asked} shows`,
        actual: `it is ${filtered.total}, and ${filtered.items.length} items are shown`,
        location: 'x-total',
      });
    if (wrong.length > 0)
      breaches.push({
        requirement: `${asked} shows only what fits`,
        actual: `it shows ${someOf(wrong)}`,
      });
    if (lost.length > 0 && filtered.isWhole)
      breaches.push({
        requirement: `${asked} shows all of the list that fits`,
        actual: `it leaves out ${someOf(lost)}`,
      });
    if (more.length > 0 && wrong.length === 0)
      breaches.push({
        requirement: `what ${asked} shows is in the list without it`,
        actual: `the list does not have ${someOf(more)}`,
      });
  }
  return breaches;
}

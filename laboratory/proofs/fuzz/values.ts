/**
 * Generates values for requests: valid values, values at the limits, values of the example world, and unusual values.
 */
import fc, { type Arbitrary } from 'fast-check';
import type { JsonValue } from '../../../contract/case.ts';
import type { Contract } from '../../../contract/contract.ts';
import type { Reference, Schema } from '../../../contract/openapi.ts';
import { resolveReference } from '../../../contract/reference.ts';
import { ODD_NUMBERS, ODD_TEXTS } from './oddities.ts';

const oddText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
);
const oddNumber = fc.oneof(
  fc.constantFrom(...ODD_NUMBERS),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Generates an unusual value of any type. It ignores the contract. */
const odd: Arbitrary<JsonValue> = fc.oneof(
  { weight: 6, arbitrary: oddText },
  { weight: 3, arbitrary: oddNumber },
  { weight: 1, arbitrary: fc.boolean() },
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.array(oddText, { maxLength: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<JsonValue>(
      [],
      {},
      [[]],
      [null],
      [{}],
      { '': '' },
      { '0': 'a', '1': 'b' },
      JSON.parse('{"__proto__":{"admin":true}}'),
      { constructor: { prototype: { admin: true } } },
      nested(50),
      nested(99),
      nested(101),
      nested(1_000),
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) as Arbitrary<JsonValue> },
);

function nested(depth: number): JsonValue {
  let value: JsonValue = 'deep';
  for (let level = 0; level < depth; level++) value = level % 2 ? { a: value } : [value];
  return value;
}

/** Returns a generator of values for a parameter or field with the given name and schema. */
export type ValuesFor = (name: string, schema: Schema | Reference) => Arbitrary<JsonValue>;

/** Creates the generators. @param contract the requests of its cases contain values of the example world */
export function valuesFor(contract: Contract): ValuesFor {
  const { document } = contract;
  const known = knownValues(contract);

  const valueFor: ValuesFor = (name, schema) => {
    const pool = known.get(name);
    return fc.oneof(
      ...(pool ? [{ weight: 5, arbitrary: fc.constantFrom(...pool) }] : []),
      { weight: 4, arbitrary: bySchema(schema) },
      { weight: 2, arbitrary: odd },
    );
  };
  const bySchema = (written: Schema | Reference): Arbitrary<JsonValue> => {
    const { value: schema } = resolveReference<Schema>(document, written, '');
    const parts = [schema.anyOf, schema.oneOf, schema.allOf].flatMap(
      (list) => (list ?? []) as Schema[],
    );
    const types = [(schema.type as string | string[] | undefined) ?? []].flat();
    const choices = [
      ...parts.map(bySchema),
      ...(schema.enum ? [fc.constantFrom(...(schema.enum as JsonValue[]))] : []),
      ...types.map((type) => ofType(type, schema)),
    ];
    return choices.length > 0 ? fc.oneof(...choices) : odd;
  };
  const ofType = (type: string, schema: Schema): Arbitrary<JsonValue> => {
    if (type === 'integer' || type === 'number') return numberOf(schema);
    if (type === 'boolean') return fc.boolean();
    if (type === 'null') return fc.constant(null);
    if (type === 'array') return listOf(schema);
    if (type === 'object') return objectOf(schema);
    return textOf(schema);
  };
  const listOf = ({ items = {}, maxItems }: Schema) => {
    const item = valueFor('', items as Schema);
    const tooMany = Number(maxItems ?? 20) + 1;
    return fc.oneof(
      { weight: 8, arbitrary: fc.array(item, { maxLength: 3 }) },
      // The same value is repeated, because generating many different values takes long.
      { weight: 1, arbitrary: item.map((one) => new Array(tooMany).fill(one) as JsonValue[]) },
    );
  };
  const objectOf = ({ properties = {}, required = [] }: Schema) => {
    const fields = Object.entries(properties as Record<string, Schema>).map(([name, property]) => {
      const isRequired = (required as string[]).includes(name);
      const freq = isRequired ? 10 : 3;
      return [name, fc.option(valueFor(name, property), { nil: undefined, freq })];
    });
    const inherited = fc.option(oddText, { nil: undefined, freq: 20 });
    fields.push(['constructor', inherited], ['toString', inherited]);
    return (fc.record(Object.fromEntries(fields)) as Arbitrary<Record<string, JsonValue>>).map(
      withoutUndefined,
    );
  };
  return valueFor;
}

/** Generates numbers at and next to the limits of a schema, and other numbers. */
function numberOf({ minimum, maximum }: Schema): Arbitrary<number> {
  const limits = [minimum, maximum].filter((limit) => limit !== undefined).map(Number);
  const near = [0, ...limits].flatMap((limit) => [limit - 1, limit, limit + 1]);
  return fc.oneof(fc.constantFrom(...near), fc.nat({ max: 2_000 }), fc.integer());
}

function textOf({ format, minLength, maxLength }: Schema): Arbitrary<string> {
  const limits = [minLength, maxLength].filter((limit) => limit !== undefined).map(Number);
  const lengths = limits.flatMap((limit) => [limit - 1, limit, limit + 1]).filter((n) => n >= 0);
  const byFormat: Record<string, Arbitrary<string>> = {
    date: fc
      .date({ noInvalidDate: true, min: new Date(0) })
      .map((date) => date.toISOString().slice(0, 10)),
    'date-time': fc
      .date({ noInvalidDate: true, min: new Date(0) })
      .map((date) => date.toISOString()),
    email: fc.emailAddress(),
    uri: fc.webUrl(),
  };
  return fc.oneof(
    byFormat[format as string] ?? fc.string({ maxLength: 12 }),
    oddText,
    ...(lengths.length > 0
      ? [fc.constantFrom(...lengths).map((length) => 'x'.repeat(length))]
      : []),
  );
}

/**
 * Returns the values in the requests of the cases, by field name. They exist in the example world, or certainly do
 * not.
 */
function knownValues({ cases, document }: Contract): Map<string, JsonValue[]> {
  const found = new Map<string, Map<string, JsonValue>>();
  const add = (name: string, value: JsonValue) => {
    const values = found.get(name) ?? new Map<string, JsonValue>();
    found.set(name, values.set(JSON.stringify(value), value));
    if (value instanceof Object)
      for (const [key, child] of Object.entries(value))
        add(Array.isArray(value) ? '' : key, child as JsonValue);
  };
  for (const { request } of cases) {
    const { path, query, body } = request;
    for (const place of [path, query, body ?? {}])
      if (place instanceof Object && !Array.isArray(place))
        for (const [name, value] of Object.entries(place)) add(name, value as JsonValue);
  }
  // A path parameter `id` accepts several identifiers of a resource, such as its ID and its path. So all are added.
  for (const { value } of Object.values(document['x-fixtures'])) add('id', value);
  return new Map([...found].map(([name, values]) => [name, [...values.values()]]));
}

function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as T;
}

/**
 * Converts values that the contract does not allow, but that deployments accept, to values that the contract allows.
 * Each conversion has a name in the table `LENIENCIES`.
 */
import type { JsonValue } from '../../contract/case.ts';
import { isObject } from '../../contract/isObject.ts';
import type { Document, Schema } from '../../contract/openapi.ts';
import type { Located } from '../../contract/reference.ts';
import { listBranches, schemaBelow, type WrittenSchema } from '../../contract/walkSchema.ts';
import { fieldName } from '../form.ts';
import type { Leniency } from './leniencies.ts';

type Segments = (string | number)[];
type Hash = { [key: string]: JsonValue };

/** Values with the conversions that they needed. */
export interface LenientValues {
  /** The values after the conversion, without the cleared fields. The contract should allow them. */
  values: JsonValue;
  leniencies: Leniency[];
  /** The names of fields at the top level that the request clears with an empty value. */
  cleared: string[];
}

/** The result of a conversion. Without a value, the field is left out. */
interface Converted {
  name: Leniency['name'];
  value?: JsonValue;
  isCleared?: boolean;
}

/** Facts about a value that decide which conversions apply. */
interface Place {
  /** The types that the contract allows at the place. */
  types: Set<string>;
  /** The formats of texts that the contract allows at the place. */
  formats: Set<string>;
  /** In a query or a form, numbers and booleans are texts. */
  notation: 'json' | 'text';
  isOptional: boolean;
  /** True for a text that names several values, separated by commas. */
  isCommaList: boolean;
}

const BOOLEAN_WORDS: Record<string, boolean> = { true: true, 1: true, false: false, 0: false };

const A_TIME = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;
const A_NUMBER = /^-?\d+(\.\d+)?$/;

/** The conversions. The first one that applies to a value is used. */
const CONVERSIONS: ((value: JsonValue, place: Place) => Converted | undefined)[] = [
  (value, { formats, types, isOptional }) =>
    (value === '' || value === null) && isOptional && isDate(formats) && !types.has('null')
      ? { name: 'empty-date', isCleared: true }
      : undefined,
  (value, { types, isOptional }) =>
    value === null && isOptional && !types.has('null') ? { name: 'null-value' } : undefined,
  (value, { types, notation }) => {
    const isText = typeof value === 'string' || typeof value === 'number';
    if (!isText || !types.has('boolean') || types.has('string')) return undefined;
    const word = String(value).toLowerCase();
    if (!Object.hasOwn(BOOLEAN_WORDS, word)) return undefined;
    const isQuoted = notation === 'json' && (value === 'true' || value === 'false');
    return { name: isQuoted ? 'json-text' : 'boolean-word', value: BOOLEAN_WORDS[word]! };
  },
  (value, { types, notation }) =>
    notation === 'json' &&
    typeof value === 'string' &&
    (types.has('integer') || types.has('number')) &&
    !types.has('string') &&
    A_NUMBER.test(value)
      ? { name: 'json-text', value: Number(value) }
      : undefined,
  (value, { formats }) =>
    typeof value === 'string' && formats.has('date') && A_TIME.test(value)
      ? { name: 'time-for-day', value: value.slice(0, 10) }
      : undefined,
  (value, { types }) =>
    typeof value === 'string' && value !== '' && types.has('array') && !types.has('string')
      ? { name: 'comma-list', value: value.split(',').map((item) => item.trim()) }
      : undefined,
  (value, { isCommaList }) =>
    isCommaList && Array.isArray(value) && value.every((item) => !(item instanceof Object))
      ? { name: 'list-for-text', value: value.join(',') }
      : undefined,
];

function isDate(formats: Set<string>): boolean {
  return formats.has('date') || formats.has('date-time');
}

/**
 * Converts the values of a query or a body.
 * @param writeName returns the name of a top-level value in messages: `tag_list[]` for the list `tag_list`
 * @returns undefined if no conversion applies
 */
export function lenientValues(
  document: Document,
  schema: Located<WrittenSchema>,
  values: JsonValue,
  { notation, writeName }: { notation: 'json' | 'text'; writeName: (name: string) => string },
): LenientValues | undefined {
  const leniencies: Leniency[] = [];
  const cleared: string[] = [];
  const converted = convert(values, schema, [], false);
  return leniencies.length > 0 ? { values: converted!, leniencies, cleared } : undefined;

  /** @returns the converted value, or undefined if the field must be left out */
  function convert(
    value: JsonValue,
    written: Located<WrittenSchema>,
    at: Segments,
    isOptional: boolean,
  ): JsonValue | undefined {
    const branches = listBranches(document, written.value, written.pointer);
    const place = readPlace(branches, isOptional);
    for (const conversion of CONVERSIONS) {
      const result = conversion(value, place);
      if (!result) continue;
      const [first = '', ...rest] = at.map(String);
      leniencies.push({ name: result.name, at: fieldName([writeName(first), ...rest]) });
      if (result.isCleared && at.length === 1) cleared.push(first);
      if (!Array.isArray(result.value)) return result.value;
      // The items of a list that was a text are texts, too.
      return result.value.map((item, index) => convertItem(String(item), branches, index));
    }
    if (Array.isArray(value))
      return value.map((item, index) => below(branches, index, item, at, false) ?? item);
    return isObject(value) ? convertMembers(value, branches, at) : value;
  }

  function convertMembers(value: Hash, branches: Located<Schema>[], at: Segments): Hash {
    const required = new Set(branches.flatMap(({ value: one }) => one.required ?? []));
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, member]) => {
        const next = below(branches, key, member, at, !required.has(key));
        return next === undefined ? [] : [[key, next]];
      }),
    );
  }

  function below(
    branches: Located<Schema>[],
    key: string | number,
    value: JsonValue,
    at: Segments,
    isOptional: boolean,
  ): JsonValue | undefined {
    const schemas = branches.flatMap((branch) => schemaBelow(branch, key) ?? []);
    const [first] = schemas;
    if (!first) return value;
    const all = schemas.length === 1 ? first : { value: allOf(schemas), pointer: first.pointer };
    return convert(value, all, [...at, key], isOptional);
  }

  function convertItem(item: string, branches: Located<Schema>[], index: number): JsonValue {
    const schemas = branches.flatMap((branch) => schemaBelow(branch, index) ?? []);
    const { types } = readPlace(
      schemas.flatMap(({ value, pointer }) => listBranches(document, value, pointer)),
      false,
    );
    const isNumber = (types.has('integer') || types.has('number')) && A_NUMBER.test(item);
    return isNumber ? Number(item) : item;
  }

  function readPlace(branches: Located<Schema>[], isOptional: boolean): Place {
    const schemas = branches.map(({ value }) => value);
    return {
      types: new Set(
        schemas.flatMap(({ type, enum: words }) => [
          ...(type === undefined ? [] : [type].flat()),
          ...(words ?? []).map((word) => (word === null ? 'null' : typeof word)),
        ]),
      ),
      formats: new Set(schemas.flatMap(({ format }) => format ?? [])),
      notation,
      isOptional,
      isCommaList: schemas.some((schema) => schema['x-comma-list'] === true),
    };
  }
}

/** Returns a schema with several schemas for the same value. Their places are not used. */
function allOf(schemas: Located<WrittenSchema>[]): Schema {
  return { allOf: schemas.map(({ value }) => value) };
}

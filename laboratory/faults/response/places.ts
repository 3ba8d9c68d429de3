import type { JsonValue } from '../../../contract/case.ts';
import { findType, type JsonType, TYPES } from '../../../contract/deriveShape.ts';
import type { Document, Schema } from '../../../contract/openapi.ts';
import { pointerBelow, valueAt } from '../../../contract/pointer.ts';
import { type Located, resolveReference } from '../../../contract/reference.ts';
import {
  listChildren,
  listParts,
  schemaBelow,
  type WrittenSchema,
} from '../../../contract/walkSchema.ts';
import type { Fits } from './fits.ts';

export { findType, type JsonType };

/** A value in a JSON body, with the schemas of the contract for it. */
export interface Place {
  /** The keys on the path to the value. */
  path: (string | number)[];
  /** The path, with `[]` in place of every index: `/[]/commit/id`. Empty for the body itself. */
  name: string;
  /**
   * The alternatives of `anyOf` and `oneOf` that the body fits, from the body down to the value: ` as
   * MergeRequestSimple`.
   */
  form: string;
  value: JsonValue;
  /** All allowed JSON types. If `number` is allowed, `integer` is included. */
  types: Set<JsonType>;
  /**
   * The schemas that apply to the present value: its own schema, those of `allOf`, and the fitting alternative of
   * `anyOf` and `oneOf`. If `if` fits, also `then`.
   */
  schemas: Schema[];
  /**
   * Whether the value fits several alternatives. Then `schemas` contains none of these alternatives, because any of
   * them may be meant.
   */
  undecided: boolean;
  /** The conditions under which `schemas` apply: those at this place, and those at the places around it. */
  conditions: Condition[];
}

/** A condition that a changed body must meet, so that the same schemas still apply to it. */
interface Condition {
  keyword: 'anyOf' | 'oneOf' | 'if';
  holds: (body: JsonValue) => boolean;
}

/**
 * Returns true if the schemas of a place still apply to the changed body. Otherwise, another alternative may allow
 * the change.
 */
export function isStillBound({ conditions }: Place, changed: JsonValue): boolean {
  return conditions.every(({ holds }) => holds(changed));
}

/**
 * Returns true if the changed body is valid. The new value must fit the schemas of its place. An `anyOf` may also have
 * further alternatives that fit.
 */
export function isStillRight({ conditions }: Place, changed: JsonValue): boolean {
  return conditions.every(({ keyword, holds }) => keyword === 'anyOf' || holds(changed));
}

/** The schemas that apply to a value, and the conditions under which they apply. */
interface Holding {
  schemas: Located<Schema>[];
  conditions: Condition[];
  forms: string[];
  undecided: boolean;
}

/** Returns every value of a body that the contract describes. The first is the body itself. */
export function placesOf(
  document: Document,
  fits: Fits,
  schema: Located<WrittenSchema>,
  body: JsonValue,
): Place[] {
  return walk([schema], body, { path: [], name: '', form: '', conditions: [] });

  function walk(
    given: Located<WrittenSchema>[],
    value: JsonValue,
    { path, name, form, conditions }: Pick<Place, 'path' | 'name' | 'form' | 'conditions'>,
  ): Place[] {
    const types = given.map(({ value }) => typesOf(document, value)).reduce(intersection);
    const { schemas, ...held } = together(given.map((one) => holding(one, value, path)));
    const here = {
      path,
      name,
      form: form + held.forms.join(''),
      conditions: [...conditions, ...held.conditions],
    };
    const { undecided } = held;
    return [
      { ...here, value, types, schemas: schemas.map(({ value }) => value), undecided },
      ...listChildren(value).flatMap(([key, child]) => {
        const below = schemas.flatMap((one) => schemaBelow(one, key) ?? []);
        const step = typeof key === 'number' ? '[]' : key;
        const place = { ...here, path: [...path, key], name: pointerBelow(name, step) };
        return below.length > 0 ? walk(below, child, place) : [];
      }),
    ];
  }

  function holding(
    written: Located<WrittenSchema>,
    value: JsonValue,
    path: Place['path'],
  ): Holding {
    const located = resolveReference<Schema>(document, written.value, written.pointer);
    const { value: schema, pointer } = located;
    const condition = (keyword: Condition['keyword'], at: string, fitting: boolean): Condition => ({
      keyword,
      holds: (body) => {
        const changed = valueAt(body, path) as JsonValue | undefined;
        return changed === undefined || fits(at, changed) === fitting;
      },
    });
    const choices = (['anyOf', 'oneOf'] as const).flatMap((keyword): Holding[] => {
      const alternatives = listParts(located, keyword);
      const fitting = alternatives.filter(({ pointer }) => fits(pointer, value));
      const [chosen] = fitting;
      if (!chosen) return [];
      if (fitting.length > 1) return [{ schemas: [], conditions: [], forms: [], undecided: true }];
      const others = alternatives.filter((one) => one !== chosen);
      return [
        {
          schemas: [],
          conditions: others.map(({ pointer }) => condition(keyword, pointer, false)),
          forms: [` as ${nameOf(chosen)}`],
          undecided: false,
        },
        holding(chosen, value, path),
      ];
    });
    const isConditional = 'if' in schema;
    const isMet = isConditional && fits(`${pointer}/if`, value);
    return together([
      {
        schemas: [located],
        conditions: isConditional ? [condition('if', `${pointer}/if`, isMet)] : [],
        forms: [],
        undecided: false,
      },
      ...[
        ...listParts(located, 'allOf'),
        ...(isMet ? [{ value: schema.then as Schema, pointer: `${pointer}/then` }] : []),
      ].map((part) => holding(part, value, path)),
      ...choices,
    ]);
  }
}

const CONSTRAINTS = ['enum', 'const', 'pattern', 'maxLength', 'maximum'];

/**
 * Returns true if a place allows any value of its type. Lower limits are ignored, so a value that is not empty is
 * assumed.
 */
export function isFree({ schemas, undecided }: Place): boolean {
  return (
    !undecided &&
    schemas.every(
      // Every safe integer of JavaScript fits into 64 bits, so `int64` is no restriction.
      ({ format, ...schema }) =>
        (format === undefined || format === 'int64') &&
        !CONSTRAINTS.some((keyword) => keyword in schema),
    )
  );
}

/** Returns the body with another value at a path. The value `undefined` removes the field. */
export function withValue(
  body: JsonValue,
  [key, ...rest]: (string | number)[],
  value: JsonValue | undefined,
): JsonValue {
  if (key === undefined) return value ?? null;
  if (Array.isArray(body))
    return body.map((item, index) => (index === key ? withValue(item, rest, value) : item));
  const { [key]: child = null, ...others } = body as { [key: string]: JsonValue };
  return rest.length === 0 && value === undefined
    ? others
    : { ...(body as object), [key]: withValue(child, rest, value) };
}

function together(all: Holding[]): Holding {
  return {
    schemas: all.flatMap(({ schemas }) => schemas),
    conditions: all.flatMap(({ conditions }) => conditions),
    forms: all.flatMap(({ forms }) => forms),
    undecided: all.some(({ undecided }) => undecided),
  };
}

/** Returns the name of an alternative, such as `MergeRequestSimple`. An alternative without a name has its index. */
function nameOf({ value, pointer }: Located<WrittenSchema>): string {
  const place = '$ref' in value ? (value.$ref as string) : pointer;
  return place.slice(place.lastIndexOf('/') + 1);
}

function typesOf(document: Document, schema: WrittenSchema): Set<JsonType> {
  const located = resolveReference<Schema>(document, schema, '');
  const own = located.value;
  const stated = own.type === undefined ? TYPES : ([own.type].flat() as JsonType[]);
  const typesOfPart = ({ value }: Located<WrittenSchema>) => typesOf(document, value);
  return [
    new Set([...stated, ...(stated.includes('number') ? (['integer'] as const) : [])]),
    ...listParts(located, 'allOf').map(typesOfPart),
    ...(['anyOf', 'oneOf'] as const)
      .filter((keyword) => keyword in own)
      .map(
        (keyword) => new Set(listParts(located, keyword).flatMap((part) => [...typesOfPart(part)])),
      ),
  ].reduce(intersection);
}

function intersection<T>(one: Set<T>, other: Set<T>): Set<T> {
  return new Set([...one].filter((value) => other.has(value)));
}

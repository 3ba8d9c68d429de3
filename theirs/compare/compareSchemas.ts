/** Compares the fields of two schemas, and of the schemas below them. */
import type { JsonValue } from '../../contract/case.ts';
import { isObject } from '../../contract/isObject.ts';
import type { Document } from '../../contract/openapi.ts';
import type { WrittenSchema } from '../../contract/walkSchema.ts';
import { compareRequired } from './compareRequired.ts';
import { compareValue } from './compareValue.ts';
import {
  type Both,
  type Deprecatable,
  EITHER,
  type FoundDifference,
  observeNothing,
  onBoth,
  onlyIn,
  type SeenExchange,
  tellPresence,
} from './difference.ts';
import type { Outline } from './outline.ts';

/** The body that two schemas describe. */
interface Body {
  /** The place of the body for people: `response 200`. */
  start: string;
  isRequest: boolean;
  /** Returns the value of the body in an exchange, as a list of at most one. */
  roots: (seen: SeenExchange) => JsonValue[];
  /** The fields that one side has in the query. They are compared there. */
  moved?: Set<string>;
}

/** A place below the body. */
interface Below {
  /** The names that lead to the place: `commit.parent_ids[]`. */
  path: string;
  keys: Key[];
  /** The pairs of references that lead to the place. */
  entered: string[];
}

/** A key of an object, or the items of an array. */
type Key = string | typeof ITEMS;
const ITEMS = 0;

/** The deepest place that is compared. */
const MAX_KEYS = 12;

export function compareSchemas(
  documents: Both<Document>,
  schemas: Both<WrittenSchema>,
  body: Body,
): FoundDifference[] {
  return compareBelow(schemas, { path: '', keys: [], entered: [] });

  function compareBelow(
    written: Both<WrittenSchema>,
    { path: above, keys, entered }: Below,
  ): FoundDifference[] {
    const references = onBoth(written, referenceIn);
    const pair = `${references.ours} ${references.theirs}`;
    if ((references.ours !== '' && entered.includes(pair)) || keys.length > MAX_KEYS) return [];
    // A place within a component is named by the component, so that all its operations show the same place.
    const path = componentIn(references.ours) ?? above;
    const place = placeIn(body, path);
    const values = (seen: SeenExchange) => body.roots(seen).flatMap((root) => valuesAt(root, keys));
    const name = keys.findLast((key): key is string => typeof key === 'string') ?? '';
    const observed = { values, isRequest: body.isRequest, name };
    const { differences, outlines } = compareValue(documents, written, place, observed);
    if (!outlines) return differences;
    const { ours, theirs } = outlines;
    const inside = [...entered, pair];
    return [
      ...differences,
      ...(ours.items && theirs.items
        ? compareBelow(
            { ours: ours.items, theirs: theirs.items },
            { path: `${path}[]`, keys: [...keys, ITEMS], entered: inside },
          )
        : []),
      ...(ours.fields.size > 0 && theirs.fields.size > 0
        ? compareFields(outlines, { path, keys, entered: inside }, values)
        : compareOpenness(outlines, place)),
    ];
  }

  function compareFields(
    outlines: Both<Outline>,
    { path, keys, entered }: Below,
    values: (seen: SeenExchange) => JsonValue[],
  ): FoundDifference[] {
    const objects = (seen: SeenExchange) => values(seen).filter(isObject);
    const names = new Set([...outlines.ours.fields.keys(), ...outlines.theirs.fields.keys()]);
    return [...names].flatMap((field) => {
      if (keys.length === 0 && body.moved?.has(field)) return [];
      const { ours, theirs } = onBoth(outlines, ({ fields }) => fields.get(field));
      const isRequired = onBoth(outlines, ({ required }) => required.has(field));
      const fieldPath = path === '' ? field : `${path}.${field}`;
      const place = placeIn(body, fieldPath);
      if (!ours || !theirs)
        return [
          describeField(field, place, {
            side: ours ? 'ours' : 'theirs',
            part: (ours ?? theirs)!,
            isRequired,
            objects,
            isRequest: body.isRequest,
          }),
        ];
      return [
        ...compareRequired(place, isRequired, {
          isRequest: body.isRequest,
          name: field,
          values: (seen) => objects(seen).filter((object) => field in object),
          isAbsent: (seen) => objects(seen).some((object) => !(field in object)),
        }),
        ...compareBelow({ ours, theirs }, { path: fieldPath, keys: [...keys, field], entered }),
      ];
    });
  }
}

/** Describes a field that only one side has. */
function describeField(
  field: string,
  place: string,
  {
    side,
    part,
    isRequired,
    objects,
    isRequest,
  }: {
    side: 'ours' | 'theirs';
    part: Deprecatable;
    isRequired: Both<boolean>;
    objects: (seen: SeenExchange) => object[];
    isRequest: boolean;
  },
): FoundDifference {
  return {
    kind: 'field',
    place,
    ...tellPresence(onlyIn(side)),
    part,
    observe: (seen) =>
      objects(seen).flatMap((object) => {
        const has = field in object;
        if (isRequest) return has && seen.status < 300 ? [EITHER] : [];
        return [has ? onlyIn(side) : onBoth(isRequired, (required) => !required)];
      }),
  };
}

/** Compares an object with described fields to one without. */
function compareOpenness(outlines: Both<Outline>, place: string): FoundDifference[] {
  const { ours, theirs } = outlines;
  const isOpen = ours.fields.size === 0 && theirs.fields.size === 0;
  // Without types, the schemas differ in them already.
  if (isOpen || !ours.types || !theirs.types) return [];
  const words = onBoth(outlines, ({ fields: { size } }) =>
    size === 0
      ? 'an object without described fields'
      : `an object with ${size} described ${size === 1 ? 'field' : 'fields'}`,
  );
  // Fields that are not described are no contradiction, so nothing can support a side.
  return [{ kind: 'type', place, ...words, observe: observeNothing }];
}

function referenceIn(schema: WrittenSchema): string {
  return typeof schema === 'object' && '$ref' in schema ? String(schema.$ref) : '';
}

function componentIn(reference: string): string | undefined {
  return /^#\/components\/schemas\/([^/]+)$/.exec(reference)?.[1];
}

function placeIn({ start, isRequest }: Body, path: string): string {
  const isComponent = /^[A-Z]/.test(path);
  if (isComponent) return `${isRequest ? 'request' : 'response'}, ${path}`;
  return path === '' ? start : `${start}, ${path}`;
}

/** Returns the values at a place below a value. */
function valuesAt(value: JsonValue, keys: Key[]): JsonValue[] {
  return keys.reduce<JsonValue[]>(
    (values, key) =>
      values.flatMap((one) => {
        if (key === ITEMS) return Array.isArray(one) ? one : [];
        return isObject(one) && one[key] !== undefined ? [one[key]] : [];
      }),
    [value],
  );
}

/** Finds the fields of a body that `x-relation` relates, and values that contradict the fields beside them. */
import type { JsonValue } from '../../../contract/case.ts';
import type { Relation, Schema } from '../../../contract/openapi.ts';
import { pointerBelow, valueAt } from '../../../contract/pointer.ts';
import { findType, type Place } from './places.ts';

/** A field with a relation, and the object that has it. */
interface RelatedField {
  name: string;
  relation: Relation;
  object: Record<string, JsonValue>;
}

/** Returns the fields of an object that have a relation. */
export function relatedFields({ value, schemas }: Place): RelatedField[] {
  if (findType(value) !== 'object') return [];
  const object = value as Record<string, JsonValue>;
  return schemas.flatMap(({ properties }) =>
    Object.entries((properties ?? {}) as Record<string, Schema>).flatMap(([name, property]) => {
      const relation = property['x-relation'] as Relation | undefined;
      return relation && name in object ? [{ name, relation, object }] : [];
    }),
  );
}

/** Returns a function that tells whether a place, or a place around it, is part of a relation. */
export function isRelatedIn(places: Place[]): (place: Place) => boolean {
  const related = new Set(
    places.flatMap((place) =>
      relatedFields(place).flatMap(({ name, relation }) =>
        [name, ...partnersOf(relation)].map((one) => pointerBelow(place.name, ...one.split('.'))),
      ),
    ),
  );
  return ({ name }) => [...related].some((one) => name === one || name.startsWith(`${one}/`));
}

/** Returns the fields that a relation names. */
function partnersOf({ algorithm: _, 'only-if': condition, ...relation }: Relation): string[] {
  return [...Object.values(relation).flat(), ...Object.keys(condition ?? {})];
}

/** Returns a value that contradicts the fields beside it. Undefined if they allow any value. */
export function contradiction({ name, relation, object }: RelatedField): JsonValue | undefined {
  const value = object[name]!;
  const beside = (named: string) => valueAt(object, named.split('.')) as JsonValue | undefined;
  const isTold = (named: string) => (beside(named) ?? null) !== null;
  const { 'only-if': condition, 'null-if-null': other, excludes } = relation;
  if (condition) {
    const [[decides, values]] = Object.entries(condition) as [[string, JsonValue[]]];
    const isFree = !isTold(decides) || values.includes(beside(decides)!);
    return isFree ? undefined : value === null ? 'a value' : true;
  }
  if (other) return beside(other) === null ? '2026-10-12T08:30:00Z' : undefined;
  if (excludes) return beside(excludes) ? true : undefined;
  const { 'when-null': decides, ...rest } = relation;
  if (decides && beside(decides) !== null) return undefined;
  if (value === null || !partnersOf(rest).every(isTold)) return undefined;
  if (relation['size-of']) return beside(relation['size-of']) === '' ? undefined : 0;
  return otherThan(value);
}

function otherThan(value: JsonValue): JsonValue | undefined {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (Array.isArray(value)) return [...value, 'another'];
  if (typeof value === 'string')
    return /^\d{4}-\d\d-\d\dT/.test(value) ? '2001-01-01T00:00:00Z' : `x${value}`;
  const object = value as Record<string, JsonValue>;
  const [key] = Object.keys(object);
  const other = key === undefined ? undefined : otherThan(object[key]!);
  return other === undefined ? undefined : { ...object, [key!]: other };
}

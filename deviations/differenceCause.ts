import type { JsonType } from '../contract/deriveShape.ts';
import type { Schema } from '../contract/openapi.ts';
import type { Difference } from '../judge/index.ts';

/** A group of equal differences, which may be from several responses. One action tolerates all of them. */
export interface DifferenceCause {
  /** The first difference. */
  difference: Difference;
  /** The received types, if the type is the difference. */
  types: Set<JsonType>;
  /** The expected statuses, if the status is the difference. */
  expected: Set<number>;
  /** The number of responses with the difference. */
  responses: number;
  /** The operations whose responses have the difference, in the order of the responses. */
  operations: Set<string>;
  /** Names the first response with the difference, without its values. */
  first: string;
}

/** Returns a key of a difference. Differences that one action tolerates have the same key. */
export function causeKey(difference: Difference): string {
  const { kind, pointer } = difference;
  switch (difference.kind) {
    case 'missing-field':
      return `${kind} ${pointer} ${difference.field}`;
    case 'type':
      return `${kind} ${pointer} ${difference.usedAt}`;
    case 'value':
      return `${kind} ${pointer} ${JSON.stringify(difference.value)}`;
    case 'shape':
      return `${kind} ${pointer} ${(difference.shape.required ?? []).toSorted()}`;
    case 'status':
      return `${kind} ${pointer} ${difference.status}`;
    default:
      return `${kind} ${pointer}`;
  }
}

/** Returns true if `other` has all fields of `one`. Then every object that `other` accepts also fits `one`. */
export function includesShape(one: Schema, other: Schema): boolean {
  const [properties, others] = [one.properties ?? {}, other.properties ?? {}];
  return Object.entries(properties).every(
    ([name, schema]) => JSON.stringify(others[name]) === JSON.stringify(schema),
  );
}

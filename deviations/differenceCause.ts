import type { Schema } from '../contract/openapi.ts';
import type { JsonType } from '../contract/shapeOf.ts';
import type { Difference } from '../judge/index.ts';

/** One way in which answers differ, however many have shown it: what one action lets pass. */
export interface DifferenceCause {
  /** The first of them. */
  difference: Difference;
  /** The types that came, where a type differs. */
  types: Set<JsonType>;
  /** The statuses that were expected, where a status differs. */
  expected: Set<number>;
  responses: number;
  /** In the order in which they were seen. */
  operations: Set<string>;
  /** The first response, without values. */
  first: string;
}

/** The same for differences that one action lets pass. */
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
      return `${kind} ${pointer} ${((difference.shape.required ?? []) as string[]).toSorted()}`;
    case 'status':
      return `${kind} ${pointer} ${difference.status}`;
    default:
      return `${kind} ${pointer}`;
  }
}

/** Whether what one shape lets pass, the other does: its fields are among those of the other. */
export function includesShape(one: Schema, other: Schema): boolean {
  const [properties, others] = [one.properties ?? {}, other.properties ?? {}] as [object, object];
  return Object.entries(properties).every(
    ([name, schema]) =>
      JSON.stringify(others[name as keyof typeof others]) === JSON.stringify(schema),
  );
}

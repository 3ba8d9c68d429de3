import type { SeenExchange } from '../theirs/index.ts';

/** The kinds of change that a caller meets, each with the usual advice for the author of the client. */
export const ADVICE = {
  operation: 'Stop calling it before the upgrade.',
  refused: 'Send a request that both versions accept.',
  status: 'Accept the status of both versions.',
  field: 'Stop reading it.',
  absent: 'Go on without it if it is absent.',
  type: 'Read both forms until the upgrade is done.',
  null: 'Accept null.',
  enum: 'Accept the values of both versions.',
  format: 'Read both formats.',
  header: 'Go on without the header.',
  'media-type': 'Ask for a type with Accept, and read both.',
  parameter: 'Stop sending it.',
  default: 'Send the value that the client needs.',
  'page-size': 'Follow the links to further pages, or send the size of a page.',
  order: 'Send the order that the client needs.',
  items: 'Compare both responses.',
  value: 'Compare both responses.',
} as const;
export type ChangeKind = keyof typeof ADVICE;

export interface Change {
  operation: string;
  endpoint: string;
  kind: ChangeKind;
  /** The place for people: `query.per_page`, `response, Tag.target`. Empty for the whole operation. */
  place: string;
  /** The change, as the end of a sentence about the place: `is gone`. */
  what: string;
  /** The advice for the author of the client. */
  advice: string;
  /** `perhaps`: the traffic does not show whether the client uses this part. */
  certainty: 'certain' | 'perhaps';
  /** The name of the changed field of a response. Absent if no field of a response changes. */
  field?: string;
}

/** A change that a call meets if its exchange shows the changed part. */
export interface PossibleChange {
  change: Change;
  isMet(seen: SeenExchange): boolean;
  /** Returns true if only the body of the response shows the change. Default: false. */
  isInBody?(seen: SeenExchange): boolean;
}

/**
 * The reason why a call of a known operation is not judged. It was not sent, the server lacks its resource, or a body
 * that could show a change was not recorded.
 */
export type NotJudged = 'not-sent' | 'absent' | 'without-body';

/** Returns the last name in a place: `target` for `response, Tag.target`. Undefined for a place without a name. */
export function readFieldName(place: string): string | undefined {
  const [, path] = /^response(?: \S+)?, (.+)$/.exec(place) ?? [];
  return path
    ?.split('.')
    .map((name) => name.replace(/(\[\])+$/, ''))
    .findLast((name) => name !== '' && !/^[A-Z]/.test(name));
}

/** The changes of the same kind at the same place have the same key. */
export function keyOfChange({ operation, kind, place, what }: Change): string {
  return JSON.stringify([operation, kind, place, what]);
}

/** The differences between an OpenAPI document of others and the contract, and what an exchange says of them. */
import type { JsonValue } from '../../contract/case.ts';
import type { Deprecation } from '../../contract/openapi.ts';

export const KINDS = [
  ...(['operation', 'status', 'body', 'media-type', 'header', 'parameter', 'place'] as const),
  ...(['field', 'required', 'type', 'null', 'enum', 'format'] as const),
] as const;
export type DifferenceKind = (typeof KINDS)[number];

/** A fact of each side. */
export interface Both<T> {
  ours: T;
  theirs: T;
}

/** Whether each side allows an observation. */
export type Allowed = Both<boolean>;

/** A difference between the two documents in one operation. */
export interface DocumentDifference extends Both<string> {
  kind: DifferenceKind;
  /** The operationId of the contract. For an operation that only theirs has, its own. */
  operation: string;
  endpoint: string;
  /** The place for people: `response 200, Tag.commit.id`, `query.search`. */
  place: string;
  /** The statement of each side, for people: `integer or null`. */
  ours: string;
  theirs: string;
  /** The operation, parameter or field itself, if only one side has it: it may say that it is deprecated. */
  part?: Deprecatable;
  /** Returns, for each observation in an exchange, whether each side allows it. */
  observe: (exchange: SeenExchange) => Allowed[];
  /** Returns true if the body of this response shows the difference. Absent for a difference elsewhere. */
  isInBody?: (exchange: SeenExchange) => boolean;
}

/** A part of a document that may be deprecated. */
export interface Deprecatable {
  deprecated?: boolean;
  'x-deprecation'?: Deprecation;
}

/** A difference in an operation that is known. */
export type FoundDifference = Omit<DocumentDifference, 'operation' | 'endpoint'>;

/** The parts of an exchange that show which side is right. */
export interface SeenExchange {
  status: number;
  /** The media type of the response, without parameters. */
  mediaType: string | undefined;
  /** The names of the response headers, in lower case. */
  headers: Set<string>;
  /** The JSON body of the response. */
  body?: JsonValue;
  request: {
    /** The values in the path, in the order of the template. */
    path: string[];
    query: Record<string, JsonValue>;
    body?: JsonValue;
    /** Whether the body is known. */
    bodyIsKnown: boolean;
  };
}

/** Where the values of a difference are in an exchange. */
export interface ObservedValues {
  /** The values at the place in an exchange. */
  values: (seen: SeenExchange) => JsonValue[];
  isRequest: boolean;
  /** The name of the field or parameter, which a refusal mentions. */
  name: string;
  /** Whether the values are texts of a URL, which may stand for numbers and booleans. */
  isText?: boolean;
}

/** An observation that both sides allow. */
export const EITHER: Allowed = { ours: true, theirs: true };

/** Observes nothing, for a difference in which no exchange can support a side. */
export const observeNothing = (): Allowed[] => [];

/** Applies a function to both sides. */
export function onBoth<T, U>({ ours, theirs }: Both<T>, apply: (side: T) => U): Both<U> {
  return { ours: apply(ours), theirs: apply(theirs) };
}

/** Says which side has a part of the document. */
export function tellPresence(isPresent: Both<boolean>): Both<string> {
  return onBoth(isPresent, (has) => (has ? 'has it' : 'lacks it'));
}

/** Says that only one side has a part. */
export function onlyIn(side: keyof Both<unknown>): Allowed {
  return { ours: side === 'ours', theirs: side === 'theirs' };
}

/**
 * Decides which side an observation supports. In a request, it counts if the server has accepted the request, or has
 * refused it in a message with the name of the part.
 */
export function judgeObservation(
  seen: SeenExchange,
  { isRequest, name }: Pick<ObservedValues, 'isRequest' | 'name'>,
  allowed: Allowed,
): Allowed[] {
  if (!isRequest || seen.status < 300) return [allowed];
  const isRefusal = [400, 422].includes(seen.status) && allowed.ours !== allowed.theirs;
  return isRefusal && name !== '' && JSON.stringify(seen.body ?? '').includes(name)
    ? [onBoth(allowed, (isAllowed) => !isAllowed)]
    : [];
}

import type { JsonValue } from '../contract/case.ts';
import type { ContractOperation } from '../contract/contract.ts';
import { deriveShape, findType, type JsonType } from '../contract/deriveShape.ts';
import { causesAt } from '../contract/explain/causesAt.ts';
import type { Cause } from '../contract/explain/rootCauses.ts';
import type { Document, Schema } from '../contract/openapi.ts';
import { pointerBelow, valueAt } from '../contract/pointer.ts';
import { listProperties } from '../contract/walkSchema.ts';
import type { RawResponse } from '../wire/exchange.ts';
import { headerValues } from '../wire/exchange.ts';
import { judgeableJson } from '../wire/judgeableJson.ts';
import { essence, isJson } from '../wire/mediaType.ts';
import { readBody } from '../wire/readBody.ts';
import { documentedResponse, type Expectation } from './expectation.ts';

/**
 * A difference between a response and a statement of the contract, as a deviations file can describe it. It contains
 * no value of the response, except a value that an enum lacks.
 */
export type Difference = {
  /** The `operationId`. */
  operation: string;
  /** JSON pointer to the statement. */
  pointer: string;
} & (
  | { kind: 'missing-field'; field: string }
  /**
   * A value of another type. `usedAt` points to the schema of the value. The statement may be in a component to which
   * that schema refers.
   */
  | { kind: 'type'; usedAt: string; type: JsonType }
  | { kind: 'value'; value: string | number | boolean | null }
  /** A keyword that the contract can do without: a format, a limit, or a relation to other fields. */
  | { kind: 'keyword' }
  /** A field of a request that the response shows in another way. */
  | { kind: 'echo' }
  /** An object that fits no alternative of an `anyOf` or `oneOf`. */
  | { kind: 'shape'; shape: Schema }
  | { kind: 'missing-header' }
  | { kind: 'header-value' }
  /** An undocumented status. `like` is true if the body is valid for the expected status. */
  | {
      kind: 'status';
      status: number;
      expected?: number;
      like: boolean;
      contentType?: string;
      shape?: Schema;
    }
);

/**
 * Returns the differences behind the causes of schema errors. A difference that several places of a body show is
 * returned once.
 */
export function findDifferences(
  document: Document,
  { id: operation }: ContractOperation,
  causes: Cause[],
): Difference[] {
  const all = causes.flatMap((cause) => differencesOfCause(document, cause, operation));
  return [...new Map(all.map((difference) => [JSON.stringify(difference), difference])).values()];
}

function differencesOfCause(document: Document, cause: Cause, operation: string): Difference[] {
  const { keyword, pointer, lacks, choice } = cause;
  const everywhere = [cause, ...(cause.also ?? [])];
  const value = cause.value as JsonValue;
  // The alternatives require different things of one member, so only another alternative allows the object.
  const isOfMember = choice?.pointer === pointer && choice.path !== cause.path;
  if (choice && (isOfMember || isUnlikeAll(document, choice))) {
    const shape = deriveShape(choice.value as JsonValue);
    return [{ kind: 'shape', pointer: choice.pointer, shape, operation }];
  }
  if (lacks.length > 0)
    return lacks.map(({ name: field, pointer }) => ({
      kind: 'missing-field',
      pointer,
      field,
      operation,
    }));
  if (keyword === 'type')
    return everywhere.map(({ pointer, usedAt }) => ({
      kind: 'type',
      pointer,
      usedAt,
      type: findType(value),
      operation,
    }));
  if (keyword === 'enum' && (value === null || typeof value !== 'object'))
    return [{ kind: 'value', pointer, value, operation }];
  return REMOVABLE.has(keyword)
    ? everywhere.map(({ pointer }) => ({ kind: 'keyword', pointer, operation }))
    : [];
}

/** The keywords that an action may remove without a loss of what other keywords say. */
const REMOVABLE = new Set([
  ...['format', 'pattern', 'const', 'not', 'minimum', 'maximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems', 'minProperties'],
]);

/** Returns true if an object has no field of any alternative in the `anyOf` or `oneOf`. */
function isUnlikeAll(
  document: Document,
  { pointer, value }: NonNullable<Cause['choice']>,
): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if (!deriveShape(value as JsonValue).properties) return false;
  const above = pointer.slice(0, pointer.lastIndexOf('/'));
  const named = listProperties(document, valueAt(document, above) as Schema, above);
  return named.length > 0 && !named.some(({ name }) => name in value);
}

/**
 * Describes an undocumented status and its body.
 * @param expected the expected status. Recorded traffic has none. Default: the documented success status if the
 *   response is a success, otherwise undefined
 */
export function statusDifference(
  response: RawResponse,
  { contract, operation }: Pick<Expectation, 'contract' | 'operation'>,
  expected = response.status < 300 ? successOf(operation) : undefined,
): Difference {
  const [contentType] = headerValues(response, 'content-type').map(essence);
  const json =
    contentType !== undefined && isJson(contentType) ? readJsonBody(response) : undefined;
  return {
    kind: 'status',
    pointer: pointerBelow(operation.pointer, 'responses'),
    status: response.status,
    ...(expected !== undefined && { expected }),
    like: expected !== undefined && isLike(json, contentType, { contract, operation }, expected),
    ...(response.body.length > 0 && contentType && { contentType }),
    ...(json && { shape: deriveShape(json.value) }),
    operation: operation.id,
  };
}

function successOf({ definition }: ContractOperation): number | undefined {
  return Object.keys(definition.responses)
    .map(Number)
    .find((status) => status < 300);
}

function readJsonBody(response: RawResponse): { value: JsonValue } | undefined {
  try {
    return { value: JSON.parse(judgeableJson(readBody(response).text ?? '').text) };
  } catch {
    return undefined;
  }
}

/** Returns true if a body is valid for a documented status. */
function isLike(
  json: { value: JsonValue } | undefined,
  contentType: string | undefined,
  expectation: Pick<Expectation, 'contract' | 'operation'>,
  status: number,
): boolean {
  const documented = documentedResponse(expectation, status);
  const schema = json && documented?.value.content?.[contentType!]?.schema;
  if (!schema) return false;
  const pointer = pointerBelow(documented.pointer, 'content', contentType!, 'schema');
  return causesAt(expectation.contract, { value: schema, pointer }, json.value).length === 0;
}

import { brief } from '../../contract/brief.ts';
import type { JsonValue } from '../../contract/case.ts';
import { isObject } from '../../contract/isObject.ts';
import type { Schema } from '../../contract/openapi.ts';
import { pointerBelow, valueAt } from '../../contract/pointer.ts';
import { type Located, resolveReference } from '../../contract/reference.ts';
import { listProperties } from '../../contract/walkSchema.ts';
import { findBodySchema } from '../../wire/findBodySchema.ts';
import type { Check } from '../check.ts';
import type { Expectation } from '../expectation.ts';
import type { FindingFacts } from '../finding.ts';

/**
 * Compares the fields of a request with its response. `x-echoed-as` names a field that has another name in the
 * response. A `writeOnly` field, or a text that `x-echoed-unless` matches, is not compared. A secret of the request must
 * not be anywhere in the response.
 */
export const echo: Check = {
  id: 'echo',
  summary:
    'A successful response shows the scalar fields of the body of its request as they were sent, and no secret.',
  unless: ['body-encoding', 'json'],
  find: ({ response, body }, expectation) => {
    const shown = body?.json?.value;
    if (!body || response!.status >= 300 || shown === undefined) return [];
    const { pointer } = body.content;
    return [
      ...unlikeSent(expectation, shown, pointer),
      ...secretsShown(expectation, shown, pointer),
    ];
  },
};

/** A write request whose body describes the resource. */
export type Sent = Pick<Expectation, 'contract' | 'operation' | 'request'>;

/**
 * Returns a finding for each request field whose value differs in an object of the response.
 * @param pointer the JSON Pointer to the schema of that object
 */
export function unlikeSent(expectation: Sent, shown: JsonValue, pointer: string): FindingFacts[] {
  const sent = expectation.request.body;
  if (!isObject(sent) || !isObject(shown)) return [];
  const fields = requestFields(expectation);
  return Object.entries(sent).flatMap(([name, value]) => {
    const field = fields.get(name);
    const echoedAs = field?.definition['x-echoed-as'] ?? name;
    const came = shown[echoedAs];
    // A field that the contract does not have says nothing about the resource: the server may ignore it.
    if (fields.size > 0 && !field) return [];
    // A server may take null for a field that cannot be null as a field that is absent.
    if (value === null && field && !canBeNull(field.definition)) return [];
    // If the request has both names, the field with the name of the response is compared.
    if (echoedAs !== name && echoedAs in sent) return [];
    if (!isScalar(value) || !isScalar(came) || field?.definition.writeOnly === true) return [];
    if (isEquivalent(value, came)) return [];
    const place = findShown(expectation, echoedAs, pointer) ?? field;
    const isActedOn = [field, place].some((one) => {
      const pattern = one?.definition['x-echoed-unless'];
      return pattern !== undefined && new RegExp(pattern).test(String(value));
    });
    if (isActedOn) return [];
    const requirement = `body.${echoedAs} is the ${name} of the request`;
    return [
      {
        message: `body.${echoedAs} must be ${brief(value)} as in the request, got ${brief(came)}`,
        requirement,
        pointer: field?.pointer ?? pointer,
        location: `/${echoedAs}`,
        expected: brief(value),
        actual: brief(came),
        ...(place && {
          differences: [
            { kind: 'echo', pointer: place.pointer, operation: expectation.operation.id },
          ],
        }),
      },
    ];
  });
}

/**
 * Returns a finding for each secret of the request that an object of the response shows, whatever field has it. A secret
 * is a value of the format `password`. Short values may be in a response by chance.
 * @param pointer the JSON Pointer to the schema of that object
 */
export function secretsShown(expectation: Sent, shown: JsonValue, pointer: string): FindingFacts[] {
  const { contract, request } = expectation;
  const text = JSON.stringify(shown);
  const read = (
    schema: Located<Schema>,
    sent: JsonValue | undefined,
    path: string,
  ): [path: string, secret: string][] => {
    const { document } = contract;
    const { value, pointer } = resolveReference<Schema>(document, schema.value, schema.pointer);
    if (isObject(sent))
      return listProperties(document, value, pointer).flatMap((one) =>
        read(one as Located<Schema>, sent[one.name], pointerBelow(path, one.name)),
      );
    const isSecret = value.format === 'password' && typeof sent === 'string';
    return isSecret && sent.length >= SHORTEST_SECRET && sent !== REDACTED ? [[path, sent]] : [];
  };
  const body = findBodySchema(expectation.operation);
  const secrets = body ? read(body as Located<Schema>, request.body, '') : [];
  return secrets.flatMap(([path, secret]) => {
    if (!text.includes(JSON.stringify(secret).slice(1, -1))) return [];
    const requirement = `no response shows ${path} of the request, which is a secret`;
    return [{ message: `${requirement}, but a field has its value`, requirement, pointer }];
  });
}

const SHORTEST_SECRET = 8;
/** The text that stands for each secret of a recording. */
const REDACTED = '[redacted]';

function requestFields({ contract, operation, request }: Sent) {
  const content = operation.definition.requestBody?.content ?? {};
  const mediaType = request.contentType ?? '';
  const schema = content[mediaType]?.schema;
  if (!schema) return new Map<string, { definition: Schema; pointer: string }>();
  const pointer = pointerBelow(operation.pointer, 'requestBody', 'content', mediaType, 'schema');
  return new Map(
    listProperties(contract.document, schema, pointer).map(({ name, value, pointer }) => {
      const resolved = resolveReference<Schema>(contract.document, value, pointer);
      // In OpenAPI 3.1, keywords beside a `$ref` apply to the schema, too. They take precedence here.
      return [name, { definition: { ...resolved.value, ...value }, pointer }];
    }),
  );
}

/** Finds a field in the schema of the response. Other operations may show the same field. */
function findShown({ contract: { document } }: Sent, field: string, content: string) {
  const pointer = pointerBelow(content, 'schema');
  const schema = valueAt(document, pointer) as Schema | undefined;
  const found = schema && listProperties(document, schema, pointer);
  const shown = found?.find(({ name }) => name === field);
  return shown && { definition: shown.value as Schema, pointer: shown.pointer };
}

function canBeNull({ type }: Schema): boolean {
  return type === undefined || [type].flat().includes('null');
}

type Scalar = string | number | boolean | null;

function isScalar(value: JsonValue | undefined): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** Returns the names under which a response shows the fields of the request body. */
export function shownNames(expectation: Sent): Set<string> {
  const { body } = expectation.request;
  const fields = requestFields(expectation);
  return new Set(
    Object.keys(isObject(body) ? body : {}).map(
      (name) => fields.get(name)?.definition['x-echoed-as'] ?? name,
    ),
  );
}

/**
 * Returns fields that a request could have set, but does not name. Their values in a resource differ from those in the
 * response to the write.
 */
export function unlikeResponse(
  expectation: Sent,
  response: JsonValue | undefined,
  shown: JsonValue | undefined,
): { field: string; told: JsonValue; shown: JsonValue }[] {
  if (!isObject(response) || !isObject(shown)) return [];
  const named = shownNames(expectation);
  return [...requestFields(expectation)].flatMap(([name, { definition }]) => {
    const field = definition['x-echoed-as'] ?? name;
    const [told, is] = [response[field], shown[field]];
    return named.has(field) || !isScalar(told) || !isScalar(is) || isEquivalent(told, is)
      ? []
      : [{ field, told, shown: is }];
  });
}

/**
 * Returns true if two values mean the same: `null` and `false`, or the same time in two time zones. A value of another
 * type is the concern of the schema.
 */
function isEquivalent(sent: Scalar, shown: Scalar): boolean {
  if (sent === shown || (sent === false && shown === null)) return true;
  if (sent === null || shown === null) return false;
  return (
    typeof sent !== typeof shown ||
    (/^\d{4}-\d\d-\d\d/.test(String(sent)) &&
      Date.parse(String(sent)) === Date.parse(String(shown)))
  );
}

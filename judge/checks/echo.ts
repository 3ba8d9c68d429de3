import { brief } from '../../contract/brief.ts';
import type { JsonValue } from '../../contract/case.ts';
import type { Schema } from '../../contract/openapi.ts';
import { pointerBelow, valueAt } from '../../contract/pointer.ts';
import { resolveReference } from '../../contract/reference.ts';
import { listProperties } from '../../contract/walkSchema.ts';
import type { Check } from '../check.ts';
import type { Expectation } from '../expectation.ts';
import type { FindingFacts } from '../finding.ts';

/**
 * Compares the fields of a request with its response. `x-echoed-as` names a field that has another name in the
 * response. A `writeOnly` field, or a text that `x-echoed-unless` matches, is not compared.
 */
export const echo: Check = {
  id: 'echo',
  summary:
    'A successful response shows the scalar fields of the body of its request as they were sent.',
  unless: ['body-encoding', 'json'],
  find: ({ response, body }, expectation) => {
    const shown = body?.json?.value;
    if (!body || response!.status >= 300 || shown === undefined) return [];
    return unlikeSent(expectation, shown, body.content.pointer);
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

export function isObject(value: JsonValue | undefined): value is Record<string, JsonValue> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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

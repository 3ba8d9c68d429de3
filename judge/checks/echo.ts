import { brief } from '../../contract/brief.ts';
import type { JsonValue } from '../../contract/case.ts';
import { isObject } from '../../contract/isObject.ts';
import type { Schema } from '../../contract/openapi.ts';
import { pointerBelow, valueAt } from '../../contract/pointer.ts';
import { type Located, resolveReference } from '../../contract/reference.ts';
import { listProperties } from '../../contract/walkSchema.ts';
import type { RawResponse } from '../../wire/exchange.ts';
import { findBodySchema } from '../../wire/findBodySchema.ts';
import { readBody } from '../../wire/readBody.ts';
import type { Check } from '../check.ts';
import { documentedResponse, type Expectation } from '../expectation.ts';
import type { FindingFacts } from '../finding.ts';

/**
 * Compares the fields of a request with its response. `x-echoed-as` names a field that has another name in the
 * response. A `writeOnly` field, or a text that `x-echoed-unless` matches, is not compared. A secret of the request must
 * not be anywhere in the response, whatever its status.
 */
export const echo: Check = {
  id: 'echo',
  summary:
    'A successful response shows the scalar fields of the body of its request as they were sent. No response of a run shows a secret that the run has sent.',
  unless: ['body-encoding', 'json'],
  find: ({ response, body }, expectation) => {
    if (!response) return [];
    const shown = body?.json?.value;
    const isCompared = body && response.status < 300 && shown !== undefined;
    return [
      ...(isCompared ? unlikeSent(expectation, shown, body.content.pointer) : []),
      ...secretsShown(secretsSent(expectation), response, expectation),
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

/** The secrets of requests. Each has the words that stand for it in findings. */
export type Secrets = ReadonlyMap<string, string>;

/**
 * Returns the secrets in the body of a request: values of the format `password`, and passwords in `writeOnly` URLs. A
 * short value may be in a response by chance.
 */
export function secretsSent({ contract: { document }, operation, request }: Sent): Secrets {
  const secrets = new Map<string, string>();
  const read = (schema: Located<Schema>, sent: JsonValue | undefined, path: string) => {
    const { value, pointer } = resolveReference<Schema>(document, schema.value, schema.pointer);
    if (isObject(sent))
      for (const one of listProperties(document, value, pointer))
        read(one as Located<Schema>, sent[one.name], pointerBelow(path, one.name));
    if (typeof sent !== 'string' || sent === REDACTED) return;
    const isUrl = value.writeOnly === true && URL.canParse(sent);
    const secret = isUrl ? new URL(sent).password : sent;
    if ((isUrl || value.format === 'password') && isLongEnough(secret))
      secrets.set(secret, `${path} of ${operation.id}`);
  };
  const body = findBodySchema(operation);
  if (body) read(body as Located<Schema>, request.body, '');
  return secrets;
}

/** Returns a finding for each secret that a response shows, except in a field that the contract calls a password. */
export function secretsShown(
  secrets: Secrets,
  response: RawResponse,
  { contract, operation }: Pick<Expectation, 'contract' | 'operation'>,
): FindingFacts[] {
  if (secrets.size === 0) return [];
  const { headers } = response;
  const body = readBody(response).text ?? response.body.toString('latin1');
  const pattern = secretPattern([...secrets.keys()]);
  if (![body, ...headers.map(([, value]) => value)].some((text) => pattern.test(text))) return [];
  const open = withoutPasswords(body, response.status, { contract, operation });
  return [...secrets].flatMap(([secret, name]) => {
    const shows = secretPattern([secret]);
    const header = headers.find(([, value]) => shows.test(value))?.[0];
    if (header === undefined && !shows.test(open)) return [];
    const requirement = `no response shows ${name}, which is a secret`;
    const place = header === undefined ? 'the body' : `the header ${header}`;
    const location = header?.toLowerCase();
    return [
      {
        message: `${requirement}, but ${place} of a response of ${operation.id} has it`,
        requirement,
        pointer: operation.pointer,
        ...(location !== undefined && { location }),
      },
    ];
  });
}

/** Matches each of these texts, also in JSON and in a URL, but not the beginning of a longer word. */
export function secretPattern(texts: string[]): RegExp {
  const forms = texts.flatMap((text) => [
    text,
    JSON.stringify(text).slice(1, -1),
    encodeURIComponent(text),
  ]);
  const literal = [...new Set(forms)].map((form) => form.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?:${literal.join('|')})(?!\\w)`);
}

/** Returns a body without the fields that the contract documents with the format `password`. */
function withoutPasswords(
  body: string,
  status: number,
  of: Pick<Expectation, 'contract' | 'operation'>,
): string {
  const { document } = of.contract;
  const documented = documentedResponse(of, status);
  const names = Object.values(documented?.value.content ?? {})
    .flatMap(({ schema }) => (schema ? listProperties(document, schema, '') : []))
    .filter(({ value }) => (value as Schema).format === 'password')
    .map(({ name }) => name);
  if (names.length === 0) return body;
  return names.reduce(
    (text, name) => text.replaceAll(new RegExp(`"${name}"\\s*:\\s*"[^"]*"`, 'g'), ''),
    body,
  );
}

export function isLongEnough(secret: string): boolean {
  return secret.length >= SHORTEST_SECRET;
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

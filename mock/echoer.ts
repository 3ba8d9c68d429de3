import type { CaseRequest, CaseResponse, JsonValue } from '../contract/case.ts';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import { causesAt } from '../contract/explain/causesAt.ts';
import { isObject } from '../contract/isObject.ts';
import type { Response, Schema } from '../contract/openapi.ts';
import { pointerBelow } from '../contract/pointer.ts';
import { resolveReference } from '../contract/reference.ts';
import { listProperties } from '../contract/walkSchema.ts';
import { findBodySchema } from '../wire/findBodySchema.ts';
import type { MockRequest } from './mockRequest.ts';

type Hash = Record<string, JsonValue>;

/**
 * Creates a function that copies values of a request into a documented response:
 *
 * - a scalar field of the request's body, into the response field with the same name or with the name in `x-echoed-as`;
 * - the default of a field that the case creates and the request does not have; without a default, false or null;
 * - the last path value, into the response fields that repeat the last path value of the case.
 *
 * A day becomes the beginning of the day where the response shows a time. A response with a list of one new resource is
 * treated like the resource. The credentials in an address become masks.
 *
 * A value that would make the response invalid is not copied. The argument `ofCase` is the request of the case.
 */
export function echoer(
  contract: Contract,
): (
  response: CaseResponse,
  request: MockRequest,
  ofCase?: Pick<CaseRequest, 'path' | 'body'>,
) => CaseResponse {
  return (response, request, ofCase = { path: {} }) => {
    const isCreate = request.operation.method === 'post';
    const isListOfOne = isCreate && Array.isArray(response.body) && response.body.length === 1;
    const [documented] = [response.body].flat();
    if (!isObject(documented) || (Array.isArray(response.body) && !isListOfOne)) return response;
    const whole = (body: Hash) => (isListOfOne ? [body] : body);
    const isValid = bodyValidator(contract, request.operation, response);
    let body = documented;
    const echoes = [
      ...pathEchoes(documented, ofCase.path, request),
      ...bodyEchoes(contract, request, ofCase.body),
    ];
    for (const [name, value] of echoes) {
      const shown = body[name];
      if (!Object.hasOwn(body, name) || !isScalar(shown)) continue;
      const next = { ...body, [name]: adoptForm(shown, value) };
      if (isValid(whole(next))) body = next;
    }
    return { ...response, body: whole(body) };
  };
}

type Echo = [field: string, value: JsonValue];

/**
 * Returns the response fields that repeat the last path value. For a request of `/issues/12`, it returns `iid: 12` if
 * the case has the path `/issues/11` and the response `iid: 11`.
 */
function pathEchoes(
  documentedBody: Hash,
  documentedPath: CaseRequest['path'],
  { path, operation }: MockRequest,
): Echo[] {
  const name = Object.keys(path).at(-1);
  const sent = name === undefined ? undefined : path[name];
  if (name === undefined || sent === undefined || String(documentedPath[name]) === sent) return [];
  const fixtures = operation.definition.parameters?.find((one) => one.name === name)?.['x-fixture'];
  const names = [name, ...[fixtures ?? []].flat().map((kind) => kind.split('.').at(-1))];
  return Object.entries(documentedBody).flatMap(([field, value]) =>
    names.includes(field) && String(value) === String(documentedPath[name])
      ? [[field, typeof value === 'number' ? Number(sent) : sent] satisfies Echo]
      : [],
  );
}

function bodyEchoes(
  { document }: Contract,
  { operation, body }: MockRequest,
  bodyOfCase: JsonValue | undefined,
): Echo[] {
  const schema = findBodySchema(operation);
  if (!schema || !isObject(body)) return [];
  const fields = new Map(
    listProperties(document, schema.value, schema.pointer).map(({ name, value, pointer }) => {
      const resolved = resolveReference<Schema>(document, value, pointer);
      // A keyword beside a `$ref` overrides the same keyword in the schema that the `$ref` points to.
      return [name, { ...resolved.value, ...value }];
    }),
  );
  const isCreate = operation.method === 'post';
  const missing = isObject(bodyOfCase) && isCreate ? Object.keys(bodyOfCase) : [];
  const defaults = missing
    .filter((name) => !Object.hasOwn(body, name))
    .flatMap((name): Echo[] => {
      const { 'x-echoed-as': echoedAs = name, default: value } = fields.get(name) ?? {};
      // Each value that the schema of the response allows replaces the one before it.
      const values = value === undefined ? [null, false] : [value];
      return values.map((one) => [String(echoedAs), one]);
    });
  const sent = Object.entries(body).flatMap(([name, value]): Echo[] => {
    const { 'x-echoed-as': echoedAs = name, writeOnly } = fields.get(name) ?? {};
    if (!isScalar(value)) return [];
    if (!writeOnly) return [[String(echoedAs), value]];
    // Of the values that a response must not show, it may show an address without its credentials.
    return isAddress(value) ? [[name, masked(value)]] : [];
  });
  // A sent value comes last, because it replaces a default of the same name.
  return [...defaults, ...sent];
}

/** Returns a value in the form in which the response shows it: a day as the beginning of the day, if it shows a time. */
function adoptForm(shown: JsonValue | undefined, value: JsonValue): JsonValue {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(String(value));
  return isDay && /^\d{4}-\d\d-\d\dT/.test(String(shown)) ? `${value}T00:00:00Z` : value;
}

function isAddress(value: JsonValue): value is string {
  return typeof value === 'string' && URL.canParse(value) && /^[a-z]+:\/\//i.test(value);
}

/** Masks the username and the password in an address. */
function masked(address: string): string {
  return address.replace(
    /^([a-z]+:\/\/)([^/]*)@/i,
    (_, scheme: string, credentials: string) =>
      `${scheme}${credentials.includes(':') ? '*****:*****' : '*****'}@`,
  );
}

function bodyValidator(
  contract: Contract,
  { definition, pointer }: ContractOperation,
  { status, contentType = '' }: CaseResponse,
): (body: JsonValue) => boolean {
  const written = definition.responses[status];
  if (!written) return () => false;
  const place = pointerBelow(pointer, 'responses', status);
  const documented = resolveReference<Response>(contract.document, written, place);
  const schema = documented.value.content?.[contentType]?.schema;
  if (!schema) return () => false;
  const at = pointerBelow(documented.pointer, 'content', contentType, 'schema');
  return (body) => causesAt(contract, { value: schema, pointer: at }, body).length === 0;
}

function isScalar(value: JsonValue | undefined): boolean {
  return value !== undefined && !(value instanceof Object);
}

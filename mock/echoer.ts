import type { CaseRequest, CaseResponse, JsonValue } from '../contract/case.ts';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import { causesAt } from '../contract/explain/causesAt.ts';
import type { Response, Schema } from '../contract/openapi.ts';
import { pointerBelow } from '../contract/pointer.ts';
import { resolveReference } from '../contract/reference.ts';
import { propertiesOf } from '../contract/walkSchema.ts';
import { bodySchemaOf } from '../wire/bodySchemaOf.ts';
import type { MockRequest } from './mockRequest.ts';

type Hash = Record<string, JsonValue>;

/**
 * Creates a function that copies values of a request into a documented response:
 *
 * - a scalar field of the request's body, into the response field with the same name or with the name in `x-echoed-as`;
 * - the last path value, into the response fields that repeat the last path value of the case.
 *
 * A value that would make the response invalid is not copied. The argument `documentedPath` has the path values in the
 * request of the case.
 */
export function echoer(
  contract: Contract,
): (
  response: CaseResponse,
  request: MockRequest,
  documentedPath?: CaseRequest['path'],
) => CaseResponse {
  return (response, request, documentedPath = {}) => {
    if (!isHash(response.body)) return response;
    const isValid = bodyValidator(contract, request.operation, response);
    let body = response.body;
    const echoes = [
      ...pathEchoes(response.body, documentedPath, request),
      ...bodyEchoes(contract, request),
    ];
    for (const [name, value] of echoes) {
      if (!Object.hasOwn(body, name) || !isScalar(body[name])) continue;
      const next = { ...body, [name]: value };
      if (isValid(next)) body = next;
    }
    return { ...response, body };
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

function bodyEchoes({ document }: Contract, { operation, body }: MockRequest): Echo[] {
  const schema = bodySchemaOf(operation);
  if (!schema || !isHash(body)) return [];
  const fields = new Map(
    propertiesOf(document, schema.value, schema.pointer).map(({ name, value, pointer }) => {
      const resolved = resolveReference<Schema>(document, value, pointer);
      // A keyword beside a `$ref` overrides the same keyword in the schema that the `$ref` points to.
      return [name, { ...resolved.value, ...value } as Schema];
    }),
  );
  return Object.entries(body).flatMap(([name, value]) => {
    const { 'x-echoed-as': echoedAs = name, writeOnly } = fields.get(name) ?? {};
    return isScalar(value) && !writeOnly ? [[String(echoedAs), value] satisfies Echo] : [];
  });
}

function bodyValidator(
  contract: Contract,
  { definition, pointer }: ContractOperation,
  { status, contentType = '' }: CaseResponse,
): (body: Hash) => boolean {
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

function isHash(value: JsonValue | undefined): value is Hash {
  return value instanceof Object && !Array.isArray(value);
}

import type { Case, CaseResponse, JsonValue } from '../contract/case.ts';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import { causesAt } from '../contract/explain/causesAt.ts';
import type { Response, Schema } from '../contract/openapi.ts';
import { pointerBelow } from '../contract/pointer.ts';
import { resolveReference } from '../contract/reference.ts';
import { propertiesOf } from '../contract/walkSchema.ts';
import { bodySchemaOf } from './bodySchemaOf.ts';
import type { MockRequest } from './mockRequest.ts';

type Hash = Record<string, JsonValue>;

/**
 * Makes a function that puts into the answer of a case what the request says there: each simple field of
 * the body that the answer has too, under the same name or that of `x-echoed-as`, and the last value in
 * the path where the answer repeats the case's own. What would make the answer invalid stays as it is.
 */
export function echoer(contract: Contract): (one: Case, request: MockRequest) => CaseResponse {
  return (one, request) => {
    const { response } = one;
    if (!isHash(response.body)) return response;
    const isValid = bodyJudge(contract, request.operation, response);
    let body = response.body;
    for (const [name, value] of [...pathEchoes(one, request), ...bodyEchoes(contract, request)]) {
      if (!Object.hasOwn(body, name) || !isScalar(body[name])) continue;
      const next = { ...body, [name]: value };
      if (isValid(next)) body = next;
    }
    return { ...response, body };
  };
}

type Echo = [field: string, value: JsonValue];

/** `/issues/12` where the case has `/issues/11` and answers `iid: 11`. */
function pathEchoes({ request: own, response }: Case, { path, operation }: MockRequest): Echo[] {
  const name = Object.keys(path).at(-1);
  if (name === undefined || String(own.path[name]) === path[name]) return [];
  const fixtures = operation.definition.parameters?.find((one) => one.name === name)?.['x-fixture'];
  const names = [name, ...[fixtures ?? []].flat().map((kind) => kind.split('.').at(-1))];
  return Object.entries(response.body as Hash).flatMap(([field, shown]) =>
    names.includes(field) && String(shown) === String(own.path[name])
      ? [[field, typeof shown === 'number' ? Number(path[name]) : path[name]!] satisfies Echo]
      : [],
  );
}

function bodyEchoes({ document }: Contract, { operation, body }: MockRequest): Echo[] {
  const schema = bodySchemaOf(operation);
  if (!schema || !isHash(body)) return [];
  const fields = new Map(
    propertiesOf(document, schema.value, schema.pointer).map(({ name, value, pointer }) => {
      const resolved = resolveReference<Schema>(document, value, pointer);
      // What stands beside a reference belongs to the place, and wins.
      return [name, { ...resolved.value, ...value } as Schema];
    }),
  );
  return Object.entries(body).flatMap(([name, value]) => {
    const { 'x-echoed-as': echoedAs = name, writeOnly } = fields.get(name) ?? {};
    return isScalar(value) && !writeOnly ? [[String(echoedAs), value] satisfies Echo] : [];
  });
}

function bodyJudge(
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

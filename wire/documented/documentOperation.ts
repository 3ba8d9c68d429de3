import type { Case } from '../../contract/case.ts';
import type { ContractOperation } from '../../contract/contractOperation.ts';
import type { DocumentedOperation, DocumentedRequest } from '../../contract/documentedResponses.ts';
import type { Document, Response, Schema } from '../../contract/openapi.ts';
import { pointerBelow } from '../../contract/pointer.ts';
import { type Located, resolveReference } from '../../contract/reference.ts';
import { ANONYMOUS } from '../../contract/roles.ts';
import { listParts, listProperties, type WrittenSchema } from '../../contract/walkSchema.ts';
import { securitySchemes } from '../credential.ts';
import { isJson } from '../mediaType.ts';
import { describeEcho } from './describeEcho.ts';
import { describeFilters } from './fitsFilters.ts';

/** Returns the responses of one operation. @param cases its cases */
export function documentOperation(
  document: Document,
  operation: ContractOperation,
  cases: Pick<Case, 'name' | 'as' | 'breaks' | 'request' | 'response'>[],
): DocumentedOperation {
  const { method, path, definition } = operation;
  const numbers = definition.parameters?.filter(
    ({ in: place, schema }) => place === 'path' && (schema as Schema).type === 'integer',
  );
  return {
    method,
    path,
    tokens: tokenHeaders(document, operation),
    body: neededBody(document, operation),
    numbers: numbers?.length ? numbers.map(({ name }) => name) : undefined,
    pages: describePages(document, operation),
    filters: describeFilters(definition),
    echo: describeEcho(document, operation),
    shows: describeShown(document, operation),
    requests: Object.fromEntries(cases.map((one) => [one.name, describeRequest(one)])),
    cases: Object.fromEntries(cases.map(({ name, response }) => [name, response])),
  };
}

/** Returns the headers that may carry the token, or undefined if the operation needs no token. */
function tokenHeaders(
  document: Document,
  { definition: { security } }: ContractOperation,
): string[] | undefined {
  if (security.length === 0 || security.some((one) => Object.keys(one).length === 0))
    return undefined;
  const names = security.flatMap(Object.keys).map((name) => {
    return securitySchemes(document)[name]?.name ?? 'Authorization';
  });
  return [...new Set(names)];
}

function neededBody(document: Document, { definition, pointer }: ContractOperation) {
  const { content = {}, required = false } = definition.requestBody ?? {};
  const mediaType = Object.keys(content).find(isJson);
  const value = mediaType && content[mediaType]?.schema;
  if (!mediaType || !value) return undefined;
  const place = pointerBelow(pointer, 'requestBody', 'content', mediaType, 'schema');
  return { required, fields: requiredFields(document, { value, pointer: place }) };
}

/**
 * Returns the fields that every value of an object schema must have. Fields that are required only under a condition
 * are left out.
 */
function requiredFields(document: Document, schema: Located<WrittenSchema>): string[] {
  const resolved = resolveReference<Schema>(document, schema.value, schema.pointer);
  return [
    ...(resolved.value.required ?? []),
    ...listParts(resolved, 'allOf').flatMap((part) => requiredFields(document, part)),
  ];
}

/** Returns the lower-case names of the pagination headers of a list. Undefined for other operations. */
function describePages(
  document: Document,
  { definition, pointer }: ContractOperation,
): string[] | undefined {
  if (!definition.parameters?.some(({ name }) => name === 'per_page')) return undefined;
  const { headers = {}, content = {} } = (definition.responses[200] ?? {}) as Response;
  // A document of others may page through the items of an object.
  const isList = Object.values(content).some(
    ({ schema }) =>
      schema && resolveReference<Schema>(document, schema, pointer).value.type === 'array',
  );
  return isList ? Object.keys(headers).map((name) => name.toLowerCase()) : undefined;
}

/** Returns the parts of a case's request that are compared with other requests. */
function describeRequest({
  as,
  breaks,
  request: { path, query, contentType, body },
}: Pick<Case, 'as' | 'breaks' | 'request'>): DocumentedRequest {
  return {
    ...(as === ANONYMOUS && { as: 'anonymous' as const }),
    ...(breaks !== undefined && { breaks: true as const }),
    path,
    query,
    ...(contentType !== undefined && { contentType }),
    ...(body !== undefined && { body }),
  };
}

/** The keywords of a schema that a small test in a browser can check. */
const CHECKED = ['type', 'enum', 'format', 'maxLength', 'minimum', 'maximum'] as const;

/** Returns the scalar fields of a successful response with their schemas, as far as a small test can check them. */
function describeShown(document: Document, { definition, pointer }: ContractOperation) {
  const [status, success] =
    Object.entries(definition.responses).find(([one]) => one.startsWith('2')) ?? [];
  const { content = {} } = (success ?? {}) as Response;
  const mediaType = Object.keys(content).find(isJson);
  const value = mediaType && content[mediaType]?.schema;
  if (!status || !mediaType || !value || definition['x-paginated']) return undefined;
  const place = pointerBelow(pointer, 'responses', status, 'content', mediaType, 'schema');
  const fields = listProperties(document, value, place).map(({ name, value, pointer }) => {
    const schema = { ...resolveReference<Schema>(document, value, pointer).value, ...value };
    return [
      name,
      Object.fromEntries(CHECKED.map((keyword) => [keyword, schema[keyword]])),
    ] as const;
  });
  return Object.fromEntries(fields);
}

/** Returns the IDs of the resources of the example world by their paths and usernames: `5` for `acme/rocket`. */
export function resourceNames({ 'x-fixtures': fixtures }: Document): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fixtures).flatMap(([key, { value }]) => {
      const id = fixtures[key.replace(/\.(path|username)$/, '.id')];
      return id && id !== fixtures[key] ? [[String(value), String(id.value)]] : [];
    }),
  );
}

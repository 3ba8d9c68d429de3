import type { Case } from '../../contract/case.ts';
import { type ContractOperation, listOperations } from '../../contract/contract.ts';
import { groupBy } from '../../contract/groupBy.ts';
import type { Document, Response, Schema } from '../../contract/openapi.ts';
import { pointerBelow } from '../../contract/pointer.ts';
import { type Located, resolveReference } from '../../contract/reference.ts';
import { listParts, type WrittenSchema } from '../../contract/walkSchema.ts';
import { securitySchemes } from '../credential.ts';
import { isJson } from '../mediaType.ts';

/**
 * Returns the responses of the cases, by operation and case name, with the required parts of requests. Test doubles in
 * browsers (msw) need no more.
 */
export function listResponses(document: Document, cases: Case[]) {
  const casesOf = groupBy(cases, ({ operation }) => operation);
  const entries = listOperations(document).map((operation) => {
    const { id, method, path, definition } = operation;
    const own = casesOf.get(id) ?? [];
    const numbers = definition.parameters?.filter(
      ({ in: place, schema }) => place === 'path' && (schema as Schema).type === 'integer',
    );
    return [
      id,
      {
        method,
        path,
        tokens: tokenHeaders(document, operation),
        body: neededBody(document, operation),
        numbers: numbers?.length ? numbers.map(({ name }) => name) : undefined,
        pages: describePages(operation, own),
        cases: Object.fromEntries(own.map(({ name, response }) => [name, response])),
      },
    ] as const;
  });
  return Object.fromEntries(entries);
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

/** Returns the names of the pagination headers of a list, and the request of each case. */
function describePages({ definition }: ContractOperation, cases: Case[]) {
  if (!definition.parameters?.some(({ name }) => name === 'per_page')) return undefined;
  const { headers = {} } = definition.responses[200] as Response;
  return {
    headers: Object.keys(headers).map((name) => name.toLowerCase()),
    requests: Object.fromEntries(
      cases
        .filter(({ response }) => response.status === 200)
        .map(({ name, request: { path, query } }) => [name, { path, query }]),
    ),
  };
}

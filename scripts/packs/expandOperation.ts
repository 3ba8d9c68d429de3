/** Writes out an operation of a pack: parameters, responses and cases, as an OpenAPI document has them. */

import type { CaseResponse, JsonValue } from '../../contract/case.ts';
import { operationsById } from '../../contract/contract.ts';
import type { JsonObject } from '../../contract/isObject.ts';
import { kebabCase } from '../../contract/kebabCase.ts';
import type { Document, Method, Role, Schema } from '../../contract/openapi.ts';
import type { WrittenCase, WrittenOperation, WrittenParameter } from './area.ts';

/** The facts about a pack that each operation needs. */
export interface Surroundings {
  contract: Document;
  tag: string;
  /** The sentence about the source of the operations. */
  source: string;
  /** The path parameters of the pack, by name. */
  parameters: Record<string, WrittenParameter>;
  /** The recorded responses of the cases, by the ID of the case. */
  responses: Record<string, RecordedResponse>;
}

export type RecordedResponse = Pick<CaseResponse, 'status'> & Partial<CaseResponse>;

/** The keys that stand for parts of an OpenAPI operation. */
interface Shorthand {
  method: Method;
  path: string;
  operation: WrittenOperation;
}

/**
 * Writes out an operation. A case without a recorded response is left out.
 * @throws an Error for a role, a path parameter or a schema that does not exist
 */
export function expandOperation(
  { method, path, operation }: Shorthand,
  around: Surroundings,
): JsonObject {
  const {
    roles,
    public: isPublic = false,
    paginated,
    query = {},
    queryOf,
    body,
    returns,
    status = usualStatus(method, operation),
    errors = [],
    cases = {},
    description,
    ...rest
  } = operation;
  const taken = queryOf === undefined ? [] : contractQuery(around.contract, queryOf);
  const needsChecks = Object.keys(query).length + taken.length > 0 || body !== undefined;
  const statuses = [
    ...(needsChecks || paginated ? [400] : []),
    ...(isPublic ? [] : [401]),
    ...(roles || method !== 'get' ? [403] : []),
    ...(path.includes('{') ? [404] : []),
    ...errors,
  ];
  return {
    tags: [around.tag],
    description: [description, around.source].filter(Boolean).join(' '),
    security: isPublic ? [{}, { privateToken: [] }] : [{ privateToken: [] }],
    ...(roles && { 'x-roles': rolesFrom(roles, around.contract['x-roles']) }),
    ...(paginated && { 'x-paginated': paginated }),
    parameters: [...pathParameters(path, around), ...queryParameters(query), ...taken],
    ...(body !== undefined && { requestBody: requestBody(body) }),
    responses: {
      [status]: success(returns),
      ...Object.fromEntries([...new Set(statuses)].sort().map((one) => [one, refusal(one)])),
    },
    ...rest,
    'x-cases': Object.fromEntries(
      Object.entries(cases).flatMap(([name, one]) => {
        const response = responseOf(
          one,
          around.responses[`${operation.operationId}.${name}`],
          status,
        );
        return response ? [[name, expandCase(name, one, operation, response)]] : [];
      }),
    ),
  } as unknown as JsonObject;
}

/** Returns the status of success: 201 for a POST that returns something, 204 without a body, or 200. */
export function usualStatus(
  method: Method,
  { returns, body, responses }: WrittenOperation,
): number {
  if (responses) return Number(Object.keys(responses).find((one) => one.startsWith('2')) ?? 200);
  if (returns === undefined) return 204;
  return method === 'post' && body !== undefined ? 201 : 200;
}

function rolesFrom(lowest: string, roles: Record<string, Role> = {}): string[] {
  const role = roles[lowest];
  if (!role)
    throw new Error(`There is no role ${lowest}: write one of ${Object.keys(roles).join(', ')}`);
  if (role.level === undefined) return [lowest];
  const least = role.level;
  return Object.keys(roles).filter((name) => (roles[name]?.level ?? 0) >= least);
}

/** Returns the path parameters: those of the contract's operations with the same beginning, or those of the pack. */
function pathParameters(path: string, { contract, parameters }: Surroundings): object[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((found) => {
    const name = found[1] ?? '';
    const beginning = path.slice(0, found.index + found[0].length);
    const own = parameters[name];
    const written = own ?? findParameter(contract, beginning, name);
    if (!written)
      throw new Error(
        `The path parameter ${name} is unknown: describe it in \`parameters\` of the area`,
      );
    return { name, in: 'path', required: true, ...written };
  });
}

function findParameter(contract: Document, beginning: string, name: string): object | undefined {
  const items = Object.entries(contract.paths).filter(
    ([path]) => path === beginning || path.startsWith(`${beginning}/`),
  );
  for (const [, { get, post, put, delete: remove }] of items)
    for (const { parameters = [] } of [get, post, put, remove].filter((one) => one !== undefined)) {
      const found = parameters.find((one) => one.in === 'path' && one.name === name);
      if (!found) continue;
      const { examples: _, ...parameter } = found;
      return parameter;
    }
  return undefined;
}

/** Returns the query parameters of an operation of the contract, without those of pages and without examples. */
function contractQuery(contract: Document, id: string): object[] {
  const operation = operationsById(contract).get(id);
  if (!operation)
    throw new Error(`The contract has no operation ${id}: write another one in \`queryOf\``);
  return (operation.definition.parameters ?? []).flatMap(({ examples: _, ...parameter }) =>
    parameter.in === 'query' && !['page', 'per_page'].includes(parameter.name) ? [parameter] : [],
  );
}

function queryParameters(query: Record<string, Schema>): object[] {
  return Object.entries(query).map(([written, { description, ...schema }]) => ({
    name: written.replace('!', ''),
    in: 'query',
    ...(written.endsWith('!') && { required: true }),
    ...(typeof description === 'string' && { description }),
    schema,
  }));
}

function requestBody(body: string | Record<string, Schema>): object {
  const schema = typeof body === 'string' ? reference(body) : objectSchema(body);
  const isRequired =
    typeof body === 'string' || Object.keys(body).some((name) => name.endsWith('!'));
  return {
    ...(isRequired && { required: true }),
    content: {
      'application/json': { schema },
      'application/x-www-form-urlencoded': { schema },
    },
  };
}

function objectSchema(fields: Record<string, Schema>): object {
  const names = Object.keys(fields);
  const required = names.filter((name) => name.endsWith('!')).map((name) => name.slice(0, -1));
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(names.map((name) => [name.replace('!', ''), fields[name]])),
  };
}

function success(returns: WrittenOperation['returns']): object {
  if (returns === undefined) return { description: 'Done.' };
  const schema =
    typeof returns === 'string'
      ? reference(returns)
      : Array.isArray(returns)
        ? { type: 'array', items: reference(returns[0]) }
        : returns;
  return { description: 'The result.', content: { 'application/json': { schema } } };
}

const REFUSALS: Record<number, string> = {
  400: 'The request is invalid.',
  401: 'The token is missing or invalid.',
  403: 'The caller has no right to this.',
  404: 'A resource of the path does not exist, or the caller may not see it.',
};

function refusal(status: number): object {
  return {
    description: REFUSALS[status] ?? 'The request contradicts the state of a resource.',
    content: { 'application/json': { schema: reference('Error') } },
  };
}

function reference(name: string): object {
  return { $ref: `#/components/schemas/${name}` };
}

function responseOf(
  { response, status }: WrittenCase,
  recorded: RecordedResponse | undefined,
  usual: number,
): RecordedResponse | undefined {
  return response === undefined
    ? recorded
    : { status: status ?? usual, body: response as JsonValue };
}

function expandCase(
  name: string,
  { summary, as = 'user', breaks, path, query, body, contentType }: WrittenCase,
  operation: WrittenOperation,
  response: RecordedResponse,
): object {
  const words = kebabCase(name).replaceAll('-', ' ');
  return {
    summary: summary ?? `${operation.summary}: ${words}`,
    as,
    ...(breaks && { breaks }),
    request: {
      ...(path && { path }),
      ...(query && { query }),
      ...(body !== undefined && { body }),
      ...(contentType && { contentType }),
    },
    response,
  };
}

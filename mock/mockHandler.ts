/**
 * Prism as a request handler, mounted where a deployment has its API. Prism routes, validates,
 * checks security and decides which documented answer is due; around it stands what its own server
 * does not do: the base path, the response headers of each case, raw bytes, nested forms, and error
 * bodies that say what is wrong.
 */
import type { IncomingMessage } from 'node:http';
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpNameValue,
  type IHttpRequest,
  type IHttpResponse,
} from '@stoplight/prism-http';
import router from '@stoplight/prism-http/dist/router/index.js';
import type { JsonValue } from '../contract/case.ts';
import type { Contract } from '../contract/contract.ts';
import { BASE_PATH, MOCK_ALERT_INTAKE } from '../contract/deployment.ts';
import { causesAt } from '../contract/explain/causesAt.ts';
import { groupBy } from '../contract/groupBy.ts';
import type { Document, Parameter, Schema } from '../contract/openapi.ts';
import { pointerBelow } from '../contract/pointer.ts';
import { documentedAnswer, type WireAnswer } from '../wire/documentedAnswer.ts';
import { formReader } from '../wire/formReader.ts';
import type { RequestHandler } from '../wire/startServer.ts';
import { casePicker, type SentValue } from './casePicker.ts';
import { explainViolations, type Violation } from './explainViolations.ts';
import { parsePrefer } from './parsePrefer.ts';

/** The largest request body that the mock reads, in bytes. */
const MAX_BODY = 10 * 1024 * 1024;

/**
 * Answers requests under `/api/v4` with the documented cases of the contract.
 * @param alertIntake path of the operation that has none in the contract
 */
export async function createMockHandler(
  contract: Contract,
  alertIntake = MOCK_ALERT_INTAKE,
): Promise<RequestHandler> {
  const mock = await createMock(contract, alertIntake);
  return async (request, response) => {
    const answer = await mock(request).catch((error: unknown) =>
      errorAnswer(500, `The mock failed: ${error instanceof Error ? error.message : error}`),
    );
    response.writeHead(answer.status, { ...CORS_HEADERS, ...answer.headers });
    response.end(answer.body);
  };
}

async function createMock(
  contract: Contract,
  alertIntake: string,
): Promise<(request: IncomingMessage) => Promise<WireAnswer>> {
  const operations = await getHttpOperationsFromSpec(mounted(contract.document, alertIntake));
  // Prism's router looks at every operation it is given, at each request: it is given those that can match.
  const bySegments = groupBy(operations, ({ path }) => segmentsOf(path));
  const prism = createInstance(PRISM_CONFIG, { logger: SILENT_LOGGER });
  const readForm = formReader(contract);
  const parametersOf = (id: string) => contract.operations.get(id)?.definition.parameters ?? [];
  const pickCase = casePicker(contract);

  return async (request) => {
    const url = new URL(request.url ?? '/', 'http://mock');
    if (request.method === 'OPTIONS') return { status: 204, headers: {} };
    const path = url.pathname;
    if (!path.startsWith(`${BASE_PATH}/`) && path !== alertIntake)
      return errorAnswer(404, `404 Not Found: the API is under ${BASE_PATH}`);
    if (!isDecodable(path)) return errorAnswer(400, `400 Bad Request: ${path} is badly encoded`);
    const method = (request.method ?? 'GET').toLowerCase() as IHttpRequest['method'];

    const routed = unwrap(
      router.default({
        resources: bySegments.get(segmentsOf(path)) ?? [],
        input: { method, url: { path } },
      }),
    );
    if ('error' in routed) return routingAnswer(routed.error, method, path);
    const operation = routed.value;

    let body: { value?: unknown; contentType?: string };
    try {
      body = await readBody(request, (text) => readForm(operation.iid as string, text));
    } catch (error) {
      return errorAnswer(400, `400 Bad Request: ${(error as Error).message}`);
    }
    const preferred = parsePrefer(request.headers.prefer);
    const result = unwrap(
      await prism.request(
        {
          method,
          url: { path, query: queryOf(url.searchParams, parametersOf(operation.iid as string)) },
          headers: {
            ...(request.headers as IHttpNameValue),
            ...(body.contentType && { 'content-type': body.contentType }),
          },
          body: body.value,
        },
        [operation],
        {
          ...PRISM_CONFIG,
          mock: {
            dynamic: preferred.dynamic ?? false,
            ...(preferred.code && { code: preferred.code }),
            ...(preferred.example && { exampleKey: preferred.example }),
          },
        },
      )(),
    );
    if ('error' in result) return prismErrorAnswer(result.error);
    const { output, validations } = result.value;
    const violations = validations.input.filter(({ severity }) => severity === 0) as Violation[];
    if (violations.length > 0 && preferred.code !== output.statusCode)
      return errorAnswer(
        output.statusCode,
        explainViolations(violations, bodyCauses(contract, operation.iid as string, body.value)),
      );
    const documented = preferred.dynamic
      ? undefined
      : pickCase(
          operation.iid as string,
          output.statusCode,
          sentValues(operation.path, path, url.searchParams),
          preferred,
        );
    return documented
      ? documentedAnswer(documented.response, originOf(request))
      : dynamicAnswer(output);
  };
}

/** A copy for Prism, which changes what it is given: with every path as it is on the wire. */
function mounted({ paths, webhooks, ...document }: Document, alertIntake: string): object {
  return structuredClone({
    ...document,
    paths: Object.fromEntries([
      ...Object.entries(paths).map(([path, item]) => [BASE_PATH + path, item]),
      ...Object.values(webhooks ?? {}).map((item) => [alertIntake, item]),
    ]),
  });
}

/** How Prism is set up. */
export const PRISM_CONFIG = {
  isProxy: false as const,
  mock: { dynamic: false },
  checkSecurity: true,
  validateRequest: true,
  // What the mock answers are the cases, and those have been checked.
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
};

/** Prism wants a logger. What it would say is in the answers. */
export const SILENT_LOGGER = Object.assign(
  Object.fromEntries(
    ['trace', 'debug', 'info', 'success', 'warn', 'error', 'fatal'].map((level) => [
      level,
      () => {},
    ]),
  ),
  { child: () => SILENT_LOGGER },
) as never;

/** A page in a browser may call the mock from anywhere, and read all that it answers. */
const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': '*, PRIVATE-TOKEN, Authorization, Content-Type, Prefer',
  'access-control-expose-headers': '*',
};

/** Prism's results are fp-ts `Either`s. */
function unwrap<E, T>(
  either: { _tag: 'Left'; left: E } | { _tag: 'Right'; right: T },
): { error: E } | { value: T } {
  return either._tag === 'Left' ? { error: either.left } : { value: either.right };
}

function segmentsOf(path: string): number {
  return path.split('/').length;
}

/**
 * An array `name[]` is one even when it has one item. Where the contract has words beside the array, such
 * as `None`, Prism does not see that the parameter is an array, and a word stays as it is.
 */
function queryOf(
  parameters: URLSearchParams,
  declared: Parameter[],
): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name);
      const [value = ''] = values;
      const schema = declared.find((parameter) => parameter.name === name)?.schema as Schema;
      const words = ((schema?.anyOf ?? []) as Schema[]).flatMap((choice) => choice.enum ?? []);
      const isArray = values.length > 1 || (name.endsWith('[]') && !words.includes(value));
      return [name, isArray ? values : value];
    }),
  );
}

/** The path and query values of a request, by parameter name. */
function sentValues(template: string, path: string, query: URLSearchParams): SentValue[] {
  const segments = path.split('/');
  const inPath = template.split('/').flatMap((part, index): SentValue[] => {
    const [before, name, after] = part.split(/[{}]/);
    const segment = segments[index] ?? '';
    const value = segment.slice(before?.length, segment.length - (after?.length ?? 0));
    return name ? [[name, decodeURIComponent(value)]] : [];
  });
  return [...inPath, ...query];
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

async function readBody(
  request: IncomingMessage,
  readForm: (text: string) => JsonValue | undefined,
): Promise<{ value?: unknown; contentType?: string }> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BODY) throw new Error('the mock reads bodies of 10 MB at most');
    chunks.push(chunk);
  }
  if (size === 0) return {};
  const text = Buffer.concat(chunks).toString('utf8');
  const contentType = request.headers['content-type']?.split(';')[0]?.trim();
  if (contentType === 'application/x-www-form-urlencoded') {
    const form = readForm(text);
    // Read as what it stands for, a form is judged like the JSON body that it is equal to.
    return form === undefined ? { value: text } : { value: form, contentType: 'application/json' };
  }
  if (!contentType?.endsWith('json')) return { value: text };
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    throw new Error(`the body is not valid JSON: ${(error as Error).message}`);
  }
}

/** What is wrong with the JSON body of a request, or the form that stands for it. */
function bodyCauses(contract: Contract, id: string, body: unknown) {
  const operation = contract.operations.get(id)!;
  const schema = operation.definition.requestBody?.content['application/json']?.schema;
  if (!schema || body === undefined) return [];
  const pointer = pointerBelow(
    operation.pointer,
    'requestBody',
    'content',
    'application/json',
    'schema',
  );
  return causesAt(contract, { value: schema, pointer }, body);
}

/** What Prism made up from the schemas, on request (`Prefer: dynamic=true`). */
function dynamicAnswer({ statusCode, headers, body }: IHttpResponse): WireAnswer {
  return {
    status: statusCode,
    headers: Object.fromEntries(
      Object.entries(headers ?? {}).filter(([, value]) => value !== null),
    ) as Record<string, string>,
    ...(body === undefined || body === null
      ? {}
      : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  };
}

function originOf(request: IncomingMessage): string {
  return `http://${request.headers.host ?? 'localhost'}`;
}

/** An error in the contract's own form. */
function errorAnswer(status: number, message: JsonValue): WireAnswer {
  return {
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  };
}

function routingAnswer(error: Error, method: string, path: string): WireAnswer {
  const { status } = error as Error & { status?: number };
  return status === 405
    ? errorAnswer(405, `405 Method Not Allowed: ${path} has no ${method.toUpperCase()}`)
    : errorAnswer(
        404,
        `404 Not Found: the contract has no path ${path}. A '/' within a path parameter is written %2F`,
      );
}

function prismErrorAnswer(error: Error): WireAnswer {
  const { status, detail } = error as Error & { status?: number; detail?: string };
  return errorAnswer(status ?? 500, detail || error.message);
}

import { type HttpHandler, HttpResponse, http, type RequestHandlerOptions } from 'msw';
import type { CaseResponse, JsonValue } from '../contract/case.ts';
import { BASE_PATH, MOCK_ALERT_INTAKE } from '../contract/deployment.ts';
import { responses } from '../generated/responses.js';
import type { operations } from '../generated/types.ts';
import { wireResponseOf } from '../wire/wireResponseOf.ts';
import { pageFor } from './pageFor.ts';
import { type Operation, refusalOf } from './refusalOf.ts';

/** The operations that have handlers: all operations of the contract. */
export type HandledOperation = keyof typeof responses;

type CasesOf<Id extends HandledOperation> = (typeof responses)[Id]['cases'];

/** The names of an operation's documented cases: `'annotated' | 'already-exists' | …`. */
export type CaseName<Id extends HandledOperation> = keyof CasesOf<Id>;

type StatusOf<Id extends HandledOperation, Name extends CaseName<Id>> = CasesOf<Id>[Name] extends {
  status: infer Status;
}
  ? Status
  : never;

type BodyOf<Id extends HandledOperation, Status> = operations[Id]['responses'] extends {
  [Key in Status & PropertyKey]: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** Changes to the documented body: some fields of an object, or all items of a list. */
export type BodyChange<Id extends HandledOperation, Name extends CaseName<Id>> =
  BodyOf<Id, StatusOf<Id, Name>> extends infer Body
    ? Body extends unknown[]
      ? Body
      : Partial<Body>
    : never;

/**
 * Creates a handler that sends the response of one documented case. For a list, it sends the requested page.
 * A request that every deployment refuses gets that refusal (see `checkRequests`).
 * @param name name of the case. Default: the first case, a success if the contract documents one
 * @param change fields that replace those of the body (`{ name: 'x' }`), or the items of a list
 * @param options options of Mock Service Worker: `{ once: true }` handles one request only
 */
export type CreateHandler<Id extends HandledOperation> = <Name extends CaseName<Id>>(
  name?: Name,
  change?: BodyChange<Id, Name>,
  options?: RequestHandlerOptions,
) => HttpHandler;

/** A `CreateHandler` for every operation, by operationId. */
export type Handlers = { [Id in HandledOperation]: CreateHandler<Id> };

export interface HandlersOptions {
  /**
   * Scheme and host of the mocked deployment: `https://forge.example.com`, with or without `/api/v4` at its
   * end. Default: any host.
   */
  baseUrl?: string;
  /** Full address of the alert integration. Default: `/alert-intake` on any host, as in the mock. */
  alertIntake?: string;
  /**
   * If true, invalid requests are refused. The status is 401 without a required token, 404 for an id that is not
   * numeric, and 400 without a required body or field. If the case of the handler has that status, the response is the case.
   * Default: true.
   */
  checkRequests?: boolean;
}

/**
 * Creates handlers for Mock Service Worker from the documented cases.
 *
 * ```ts
 * const handlers = createHandlers({ baseUrl: 'https://forge.example.com' });
 * server.use(handlers.createTag('already-exists'));
 * server.use(handlers.createTag('annotated', { name: 'v2.0.0' }));
 * ```
 */
export function createHandlers(options: HandlersOptions = {}): Handlers {
  return Object.fromEntries(
    Object.entries<Operation>(responses).map(([id, operation]) => [
      id,
      creatorOf(id, operation, options),
    ]),
  ) as Handlers;
}

function creatorOf(
  id: string,
  operation: Operation,
  { baseUrl, alertIntake, checkRequests = true }: HandlersOptions,
) {
  const { method, path, cases } = operation;
  const pattern =
    path === undefined
      ? (alertIntake ?? `*${MOCK_ALERT_INTAKE}`)
      : apiAddress(baseUrl) + patternOf(path);
  const foreignValues = path === undefined ? [] : valuesOfOtherOperations(method, path);

  return (
    name = Object.keys(cases)[0]!,
    change?: JsonValue,
    options?: RequestHandlerOptions,
  ): HttpHandler => {
    const documented = cases[name];
    if (!documented)
      throw new Error(`${id} has no case '${name}'. It has: ${Object.keys(cases).join(', ')}`);
    return http[method](
      pattern,
      async ({ request, params }) => {
        if (foreignValues.some(([parameter, value]) => params[parameter] === value)) return;
        const refusal = checkRequests ? await refusalOf(operation, request, params) : undefined;
        const response =
          refusal && refusal.status !== documented.status
            ? refusal
            : withChange(pageFor(operation, name, request, itemsOf(change)), change);
        const { body = null, ...init } = wireResponseOf(response, new URL(request.url).origin);
        return new HttpResponse(body, init);
      },
      options,
    );
  };
}

function itemsOf(change: JsonValue | undefined): JsonValue[] | undefined {
  return Array.isArray(change) ? change : undefined;
}

function withChange(response: CaseResponse, change: JsonValue | undefined): CaseResponse {
  const { body } = response;
  return change instanceof Object && !itemsOf(change) && body instanceof Object
    ? { ...response, body: { ...body, ...change } }
    : response;
}

/** Every version of msw matches `:name` with a whole segment, but only some match a part such as `tar.gz`. */
function patternOf(path: string): string {
  return path.replace(/(?<=\/)\{(\w+)\}/g, ':$1').replace(/\{\w+\}/g, '*');
}

function apiAddress(baseUrl = '*'): string {
  const address = baseUrl.replace(/\/+$/, '');
  return address.endsWith(BASE_PATH) ? address : address + BASE_PATH;
}

/**
 * Returns the values of path parameters that belong to other operations: `/runners/{id}` must not match
 * `/runners/all`, whichever handler comes first.
 */
function valuesOfOtherOperations(
  method: string,
  path: string,
): [parameter: string, value: string][] {
  const own = path.split('/');
  return Object.values<Operation>(responses).flatMap((other): [string, string][] => {
    const segments = other.method === method ? (other.path?.split('/') ?? []) : [];
    if (segments.length !== own.length) return [];
    const [at, ...more] = own.flatMap((segment, index) =>
      segment === segments[index] ? [] : [index],
    );
    const parameter = at === undefined ? undefined : /^\{(\w+)\}$/.exec(own[at]!)?.[1];
    return parameter && more.length === 0 ? [[parameter, segments[at!]!]] : [];
  });
}

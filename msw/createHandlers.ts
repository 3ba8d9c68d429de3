import { type HttpHandler, HttpResponse, http, type RequestHandlerOptions } from 'msw';
import type { CaseResponse, JsonValue } from '../contract/case.ts';
import { BASE_PATH, MOCK_ALERT_INTAKE } from '../contract/deployment.ts';
import { responses } from '../generated/responses.js';
import type { operations } from '../generated/types.ts';
import { wireResponseOf } from '../wire/wireResponseOf.ts';
import { pageFor } from './pageFor.ts';
import { type Operation, refusalOf } from './refusalOf.ts';

/** The operations that have handlers: all of the contract. */
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

/** What a response's body has instead of what is documented: some fields of an object, or all items of a list. */
export type BodyChange<Id extends HandledOperation, Name extends CaseName<Id>> =
  BodyOf<Id, StatusOf<Id, Name>> extends infer Body
    ? Body extends unknown[]
      ? Body
      : Partial<Body>
    : never;

/**
 * Makes a handler that answers an operation as one of its cases documents, unless the request lacks what
 * every deployment asks for. Of a list it gives the page that is asked for.
 * @param name the case. Default: the first one, a success wherever the contract documents one
 * @param change what the body has instead: `{ name: 'x' }`, or the items of a list
 * @param options those of Mock Service Worker: `{ once: true }` answers one request only
 */
export type CreateHandler<Id extends HandledOperation> = <Name extends CaseName<Id>>(
  name?: Name,
  change?: BodyChange<Id, Name>,
  options?: RequestHandlerOptions,
) => HttpHandler;

/** A maker of handlers for every operation, by operationId. */
export type Handlers = { [Id in HandledOperation]: CreateHandler<Id> };

export interface HandlersOptions {
  /**
   * Scheme and host of the deployment that is stood in for: `https://forge.example.com`; `/api/v4`
   * may be at its end. Default: any.
   */
  baseUrl?: string;
  /** Whole address of the alert integration. Default: `/alert-intake` on any host, as the mock has it. */
  alertIntake?: string;
  /**
   * Whether a request without a token, an id, a body or a field that it needs is refused, with 401, 404 or 400.
   * Default: true. A handler whose case has that status answers with the case.
   */
  checkRequests?: boolean;
}

/**
 * Makes handlers for Mock Service Worker from the documented cases.
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
  const taken = path === undefined ? [] : valuesTaken(method, path);

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
        if (taken.some(([parameter, value]) => params[parameter] === value)) return;
        const refusal = checkRequests ? await refusalOf(operation, request, params) : undefined;
        const response =
          refusal && refusal.status !== documented.status
            ? refusal
            : changed(pageFor(operation, name, request, itemsOf(change)), change);
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

function changed(response: CaseResponse, change: JsonValue | undefined): CaseResponse {
  const { body } = response;
  return change instanceof Object && !itemsOf(change) && body instanceof Object
    ? { ...response, body: { ...body, ...change } }
    : response;
}

/** `:name` takes a whole segment in every version of msw; a part of one, such as `tar.gz`, only in some. */
function patternOf(path: string): string {
  return path.replace(/(?<=\/)\{(\w+)\}/g, ':$1').replace(/\{\w+\}/g, '*');
}

function apiAddress(baseUrl = '*'): string {
  const address = baseUrl.replace(/\/+$/, '');
  return address.endsWith(BASE_PATH) ? address : address + BASE_PATH;
}

/**
 * The values of path parameters that belong to other operations: `/runners/{id}` leaves
 * `/runners/all` to the operation of that path, in whatever order the handlers stand.
 */
function valuesTaken(method: string, path: string): [parameter: string, value: string][] {
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

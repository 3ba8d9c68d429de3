import { type HttpHandler, HttpResponse, http, type RequestHandlerOptions } from 'msw';
import type { CaseResponse, JsonValue } from '../contract/case.ts';
import { BASE_PATH, MOCK_ALERT_INTAKE } from '../contract/deployment.ts';
import type { DocumentedOperation } from '../contract/documentedResponses.ts';
import { isObject } from '../contract/isObject.ts';
import { names, responses } from '../generated/responses.js';
import type { operations } from '../generated/types.ts';
import { findRefusal } from '../wire/documented/findRefusal.ts';
import { readAsked } from '../wire/documented/readAsked.ts';
import { createResponder } from '../wire/documented/respond.ts';
import { writeResponse } from '../wire/writeResponse.ts';

const respond = /* @__PURE__ */ createResponder(names);

/** The operationIds that have handlers: all operations of the contract. */
export type HandledOperation = keyof typeof responses;

type CasesOf<Id extends keyof Table, Table> = Table[Id] extends { cases: infer Cases }
  ? Cases
  : never;

/** The names of an operation's documented cases: `'annotated' | 'already-exists' | …`. */
export type CaseName<Id extends keyof Table, Table = typeof responses> = keyof CasesOf<Id, Table> &
  string;

type StatusOf<Case> = Case extends { status: infer Status } ? Status : never;

type BodyOf<Id, Status, Operations> = Id extends keyof Operations
  ? Operations[Id] extends {
      responses: { [Key in Status & PropertyKey]: { content: { 'application/json': infer Body } } };
    }
    ? Body
    : never
  : never;

/** A change of the documented body: new values for some fields of an object, or a new list of items with some fields. */
export type BodyChange<
  Id extends keyof Table,
  Name extends CaseName<Id, Table>,
  Table = typeof responses,
  Operations = operations,
> =
  BodyOf<Id, StatusOf<CasesOf<Id, Table>[Name]>, Operations> extends infer Body
    ? Body extends (infer Item)[]
      ? Partial<Item>[]
      : Partial<Body>
    : never;

/**
 * Creates a handler that sends the response of a documented case. For a list, it sends the page that the request asks
 * for. Some requests are invalid for every deployment. They get an error response instead (see `checkRequests`).
 * @param name the name of the case. Default: the case that fits the request best, as in the mock. Its response repeats
 *   values of the request
 * @param change fields that replace fields of the body (`{ name: 'x' }`), or the items of a list. An item has the other
 *   fields of the documented one
 * @param options options of Mock Service Worker: with `{ once: true }`, the handler responds to one request only
 */
export type CreateHandler<
  Id extends keyof Table,
  Table = typeof responses,
  Operations = operations,
  // Without the alias `CaseName`, the compiler lists the names where one is wrong.
> = <Name extends keyof CasesOf<Id, Table> & string>(
  name?: Name,
  change?: BodyChange<Id, Name, Table, Operations>,
  options?: RequestHandlerOptions,
) => HttpHandler;

/** The functions that create handlers, by operationId. */
export type Handlers<Table = typeof responses, Operations = operations> = {
  [Id in keyof Table]: CreateHandler<Id, Table, Operations>;
};

export interface HandlersOptions {
  /**
   * Scheme and host of the mocked deployment: `https://forge.example.com`. `/api/v4` may follow. Default: any host.
   */
  baseUrl?: string;
  /** The full address of the alert integration. Default: `/alert-intake` on any host, as in the mock. */
  alertIntake?: string;
  /**
   * Whether invalid requests are refused. Default: true.
   * - 401: a required token is missing.
   * - 404: an ID is not numeric.
   * - 400: a required body or field is missing. If the handler's case has this status, the response of the case is
   *   sent.
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
  return buildHandlers(responses, options) as Handlers;
}

/**
 * Creates handlers for the operations of the contract and of an extension. The file `msw.ts` that
 * `forge-contract extend` writes calls this function.
 * @param more the responses of the extension's operations
 */
export function createHandlersWith<Table extends object, Operations>(
  more: Table,
  options: HandlersOptions = {},
): Handlers & Handlers<Table, Operations> {
  return buildHandlers({ ...responses, ...more }, options) as Handlers &
    Handlers<Table, Operations>;
}

/**
 * Creates handlers for the operations of some areas. A bundle then has the responses of these areas only.
 *
 * ```ts
 * import { createHandlersFor } from 'forge-contract-client/msw';
 * import { commits, tags } from 'forge-contract-client/msw/responses';
 *
 * const handlers = createHandlersFor({ ...commits, ...tags });
 * ```
 * @param areas the responses of the operations
 */
export function createHandlersFor<Table extends object>(
  areas: Table,
  options: HandlersOptions = {},
): Handlers<Table> {
  return buildHandlers(areas, options) as Handlers<Table>;
}

function buildHandlers(table: object, options: HandlersOptions) {
  const operations = Object.entries<DocumentedOperation>(
    table as Record<string, DocumentedOperation>,
  );
  return Object.fromEntries(
    operations.map(([id, operation]) => [
      id,
      buildCreator(
        id,
        operation,
        operations.map(([, other]) => other),
        options,
      ),
    ]),
  );
}

function buildCreator(
  id: string,
  operation: DocumentedOperation,
  others: DocumentedOperation[],
  { baseUrl, alertIntake, checkRequests = true }: HandlersOptions,
) {
  const { method, path, cases } = operation;
  const pattern =
    path === undefined
      ? (alertIntake ?? `*${MOCK_ALERT_INTAKE}`)
      : apiAddress(baseUrl) + writePattern(path);
  const foreignValues = path === undefined ? [] : valuesOfOtherOperations(method, path, others);

  return (name?: string, change?: JsonValue, options?: RequestHandlerOptions): HttpHandler => {
    if (name !== undefined && !Object.hasOwn(cases, name))
      throw new Error(`${id} has no case '${name}'. It has: ${Object.keys(cases).join(', ')}`);
    const items = Array.isArray(change)
      ? fillItems(change, documentedItems(cases, name))
      : undefined;
    return http[method](
      pattern,
      async ({ request, params }) => {
        if (foreignValues.some(([parameter, value]) => params[parameter] === value)) return;
        // The response is a file, which no case has. Another handler may have it.
        if (Object.keys(cases).length === 0) return;
        const asked = await readAsked(operation, request);
        const refusal = checkRequests ? findRefusal(operation, request.headers, asked) : undefined;
        const response =
          refusal && (name === undefined || refusal.status !== cases[name]?.status)
            ? refusal
            : withChange(respond(operation, name, asked, items), change);
        const { body = null, ...init } = writeResponse(response, new URL(request.url).origin);
        return new HttpResponse(body, init);
      },
      options,
    );
  };
}

/** Returns the items of the named case. If it shows none, they are those of the first case with items. */
function documentedItems(
  cases: DocumentedOperation['cases'],
  name: string | undefined,
): JsonValue[] {
  const named = name === undefined ? undefined : cases[name];
  const lists = [named, ...Object.values(cases)].map((one) => one?.body);
  return lists.filter((body) => Array.isArray(body)).find(({ length }) => length > 0) ?? [];
}

/** Adds the fields that an item lacks, from the documented item at its place or from the first one. */
function fillItems(items: JsonValue[], documented: JsonValue[]): JsonValue[] {
  return items.map((item, index) => {
    const shown = documented[index] ?? documented[0];
    const isFilled = isObject(item) && isObject(shown);
    return isFilled ? { ...shown, ...item } : item;
  });
}

function withChange(response: CaseResponse, change: JsonValue | undefined): CaseResponse {
  const { body } = response;
  return isObject(change) && body instanceof Object
    ? { ...response, body: { ...body, ...change } }
    : response;
}

/**
 * In all versions of msw, `:name` matches a whole segment. Only some versions match a part of a segment, such as
 * `tar.gz`.
 */
function writePattern(path: string): string {
  return path.replace(/(?<=\/)\{(\w+)\}/g, ':$1').replace(/\{\w+\}/g, '*');
}

function apiAddress(baseUrl = '*'): string {
  const address = baseUrl.replace(/\/+$/, '');
  return address.endsWith(BASE_PATH) ? address : address + BASE_PATH;
}

/**
 * Returns the path values that belong to other operations. For example, a handler for `/runners/{id}` must not
 * respond to `/runners/all`, even if it comes first.
 */
function valuesOfOtherOperations(
  method: string,
  path: string,
  others: DocumentedOperation[],
): [parameter: string, value: string][] {
  const own = path.split('/');
  return others.flatMap((other): [string, string][] => {
    const segments = other.method === method ? (other.path?.split('/') ?? []) : [];
    if (segments.length !== own.length) return [];
    const [at, ...more] = own.flatMap((segment, index) =>
      segment === segments[index] ? [] : [index],
    );
    const parameter = at === undefined ? undefined : /^\{(\w+)\}$/.exec(own[at]!)?.[1];
    return parameter && more.length === 0 ? [[parameter, segments[at!]!]] : [];
  });
}

import { type OperationPlace, operations as operationPlaces } from '../generated/operations.ts';
import type { operations, paths } from '../generated/types.ts';
import { WRONG_PATH_VALUE } from '../wire/pathValue.ts';
import {
  type ClientExtension,
  createFetchClient,
  type FetchInit,
  type ForgeClientOptions,
} from './createFetchClient.ts';
import { type AnyPaths, type PathClient, pathMethods } from './createPathClient.ts';
import { FORM } from './encodeForm.ts';
import type { CheckedList, CheckedName, CheckedPlace } from './mistakes.ts';
import { nearest } from './nearest.ts';
import type { ReadResponse } from './readResponse.ts';
import type {
  BodyArgument,
  JsonResponseBody,
  MaybeInit,
  ParseAs,
  Parsed,
  RespondsWithBytes,
  ViewArgument,
  Viewed,
} from './responseBody.ts';

/** The operations that can be called by operationId: all operations with a path. */
export type OperationId = keyof typeof operationPlaces;

/** The method and path of each operation, by operationId: of the contract alone, or with those of an extension. */
export type OperationTable = object;

type ContractPlaces = typeof operationPlaces;

/** The method and path of each operation of the contract, by operationId. An interface has a name in messages. */
export interface ContractOperations extends ContractPlaces {}

/** A client for all operations of the contract. Operations are called by operationId, or by method and path. */
export interface ForgeClient<
  Paths extends AnyPaths = paths,
  Table extends OperationTable = ContractOperations,
> extends PathClient<Paths> {
  /**
   * Calls an operation by its operationId and returns the body of the response. An empty body is returned as undefined,
   * and a body that need not be JSON (raw files, archives) as a stream. `parseAs: 'text'` or `'blob'` reads it whole.
   *
   * ```ts
   * const tag = await forge.call('createTag', {
   *   path: { id: 'acme/rocket' },
   *   body: { tag_name: 'v1.2.0', ref: 'main' },
   * });
   * ```
   * @throws ForgeError when the service refuses the request
   */
  call<
    Id extends string,
    As extends ParseAs = DefaultParse<OperationOf<Paths, Id, Table>>,
    View extends string | undefined = undefined,
  >(
    operation: CheckedName<Id, keyof Table & string>,
    ...init: MaybeInit<InitOf<OperationOf<Paths, Id, Table>, View> & { parseAs?: As }>
  ): Promise<Parsed<Viewed<OperationOf<Paths, Id, Table>, View>, As>>;

  /**
   * Calls an operation by method and path, and returns the body of the response as `call` does. The path may be outside
   * the contract: then the values of the call are not checked, and the type of the body is `unknown`.
   *
   * ```ts
   * const branch = await forge.request('GET /projects/{id}/branches/{name}', {
   *   path: { id: 'acme/rocket', name: 'main' },
   * });
   * ```
   * @throws ForgeError when the service refuses the request
   */
  request<
    Place extends string,
    As extends ParseAs = Place extends KnownPlace<Table>
      ? DefaultParse<OperationOf<Paths, IdAt<Place, Table>, Table>>
      : 'json',
    View extends string | undefined = undefined,
  >(
    place: CheckedPlace<Place, KnownPlace<Table>>,
    ...init: MaybeInit<PlaceInit<Place, Paths, View, Table> & { parseAs?: As }>
  ): Promise<
    Place extends KnownPlace<Table>
      ? Parsed<Viewed<OperationOf<Paths, IdAt<Place, Table>, Table>, View>, As>
      : UnknownParsed<As>
  >;

  /**
   * Returns all items of a list operation, with any kind of pagination. A page is fetched when the loop reaches its first
   * item, so a loop that ends early does not fetch the remaining pages.
   *
   * ```ts
   * for await (const tag of forge.paginate('listTags', { path: { id: 'acme/rocket' } })) {
   *   if (tag.name === 'v1.0.0') break;
   * }
   * ```
   * A list outside the contract is named by its method and path, as in `request`.
   * @throws ForgeError when the service refuses a page. Throws an Error when a response is not a list, or when a next
   *   link leads back to an earlier page
   */
  paginate<List extends string, View extends string | undefined = undefined>(
    operation: CheckedList<List, ListIdIn<Paths, Table>, keyof Table & string>,
    ...init: MaybeInit<
      List extends ListIdIn<Paths, Table>
        ? InitOf<OperationOf<Paths, List, Table>, View>
        : PlaceInit<List, Paths, View, Table>
    >
  ): Pages<
    List extends ListIdIn<Paths, Table>
      ? ItemIn<OperationOf<Paths, List, Table>, View>
      : List extends KnownPlace<Table>
        ? ItemIn<OperationOf<Paths, IdAt<List, Table>, Table>, View>
        : unknown
  >;
}

/** The items of all pages of a list. */
export interface Pages<Item> extends AsyncIterable<Item> {
  /** Returns the items page by page, with the headers of each page: `page.response.headers.get('x-total')`. */
  pages(): AsyncIterable<Page<Item>>;
}

/** One page of a list. */
export interface Page<Item> {
  /** The items of the page. */
  data: Item[];
  /** The response, whose headers are of interest. Its body has been read already. */
  response: Response;
}

/**
 * Arguments of `call` and `paginate`: the operation's `path`, `query` and `body`, and options for sending the
 * request.
 */
export type CallInit<
  Id extends keyof Table & string,
  Paths extends AnyPaths = paths,
  View extends string | undefined = string | undefined,
  Table extends OperationTable = ContractOperations,
> = InitOf<OperationOf<Paths, Id, Table>, View>;

type InitOf<Operation, View extends string | undefined> = ParametersOf<Operation> &
  ViewArgument<Operation, View> &
  BodyArgument<Operation> &
  SendInit;

type ParametersOf<Operation> = Operation extends { parameters: infer Parameters }
  ? Pick<Parameters, keyof Parameters & ('path' | 'query')>
  : unknown;

/** The options of a call that do not depend on the operation. */
export interface SendInit {
  /** Further headers. `Content-Type: application/x-www-form-urlencoded` sends the body as a form. */
  headers?: Record<string, string>;
  /** Aborts the call, even while the client waits for a retry or while the caller reads a stream. */
  signal?: AbortSignal | undefined;
}

/** The method and path of a known operation: `'GET /projects/{id}/repository/tags'`. */
export type KnownPlace<Table extends OperationTable = ContractOperations> = keyof Places<Table>;

type Places<Table extends OperationTable> = {
  [Id in keyof Table & string as Table[Id] extends OperationPlace
    ? `${Uppercase<Table[Id][0]>} ${Table[Id][1]}`
    : never]: Id;
};

/** The operationId at a method and path. */
type IdAt<Place, Table extends OperationTable> = At<Places<Table>, Place>;

/** The arguments of `request`: those of the operation, or any for an unknown path. */
type PlaceInit<
  Place,
  Paths extends AnyPaths,
  View extends string | undefined,
  Table extends OperationTable,
> =
  Place extends KnownPlace<Table>
    ? InitOf<OperationOf<Paths, IdAt<Place, Table>, Table>, View>
    : SendInit & {
        path?: Record<string, string | number>;
        query?: Record<string, unknown>;
        body?: unknown;
      };

type UnknownParsed<As extends ParseAs> = As extends 'json' ? unknown : Parsed<unknown, As>;

/** Another name for `CallInit`, for wrappers: `(request: RequestOf<'createTag'>) => …`. */
export type RequestOf<
  Id extends keyof Table & string,
  Paths extends AnyPaths = paths,
  Table extends OperationTable = ContractOperations,
> = CallInit<Id, Paths, string | undefined, Table>;

/** The body of an operation's successful response: `ResponseBody<'createTag'>`. It is undefined for an empty body. */
export type ResponseBody<
  Id extends keyof Table & string,
  Paths extends AnyPaths = paths,
  Table extends OperationTable = ContractOperations,
> = JsonResponseBody<Viewed<OperationOf<Paths, Id, Table>, undefined>>;

/** The operationIds of operations that return a list page by page. */
export type ListId = {
  [Id in OperationId]: operations[Id] extends {
    responses: { 200: { headers: { Link: unknown }; content: { 'application/json': unknown[] } } };
  }
    ? Id
    : never;
}[OperationId];

/** The lists of the contract, and those of an extension. */
type ListIdIn<Paths extends AnyPaths, Table extends OperationTable> =
  | (ListId & keyof Table)
  | {
      [Id in Exclude<keyof Table, OperationId> & string]: IsList<
        OperationOf<Paths, Id, Table>
      > extends true
        ? Id
        : never;
    }[Exclude<keyof Table, OperationId> & string];

/** A list returns an array, and has the response header `Link` or the parameters `page` and `per_page`. */
type IsList<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': unknown[] } } };
}
  ? Operation extends { responses: { 200: { headers: { Link: unknown } } } }
    ? true
    : Operation extends { parameters: { query?: { page?: infer Page; per_page?: infer Size } } }
      ? unknown extends Page | Size
        ? false
        : true
      : false
  : false;

/** The type of the items of a list operation. */
export type ItemOf<
  Id extends ListIdIn<Paths, Table>,
  Paths extends AnyPaths = paths,
  View extends string | undefined = undefined,
  Table extends OperationTable = ContractOperations,
> = ItemIn<OperationOf<Paths, Id, Table>, View>;

/** The type of the items of a list, from the types of its operation. */
export type ItemIn<Operation, View> = (JsonResponseBody<Viewed<Operation, View>> &
  unknown[])[number];

/** The types of an operation, by its operationId. `Paths` may be the types for a deployment with deviations. */
export type OperationOf<Paths extends AnyPaths, Id, Table extends OperationTable> = At<
  At<Paths, PathOf<Id, Table>>,
  MethodOf<Id, Table>
>;

type PathOf<Id, Table> = At<At<Table, Id>, 1>;

type MethodOf<Id, Table> = At<At<Table, Id>, 0>;

type At<Value, Key> = Value[Key & keyof Value];

type DefaultParse<Operation> = RespondsWithBytes<Operation> extends true ? 'stream' : 'json';

/**
 * Creates a client for one deployment.
 *
 * ```ts
 * const forge = createForgeClient({ baseUrl: 'https://forge.example.com', token });
 * const { data, error } = await forge.GET('/projects/{id}/repository/tags', {
 *   params: { path: { id: 'acme/rocket' }, query: { search: '^v1' } },
 * });
 * const tag = await forge.call('getTag', { path: { id: 'acme/rocket', tag_name: 'v1.0.0' } });
 * for await (const { name } of forge.paginate('listTags', { path: { id: 5 } })) console.log(name);
 * ```
 *
 * For a deployment with deviations, generate its types with `forge-contract types --deviations FILE`, and pass them:
 * `createForgeClient<paths>`.
 *
 * Path values are encoded: `acme/rocket` is sent as `acme%2Frocket`. A body is sent as JSON, or as a form if the
 * operation accepts only forms. Redirects are followed only for GET, and only on the same origin.
 */
export function createForgeClient<
  Paths extends AnyPaths = paths,
  Table extends OperationTable = ContractOperations,
>(options: ForgeClientOptions): ForgeClient<Paths, Table> {
  const client = createFetchClient(options);
  const places = { ...operationPlaces, ...options.extension?.operations };
  const data = async (name: string, init?: AnyInit) => (await request(name, init)).data;
  return {
    ...pathMethods<Paths>(client),
    call: data,
    request: data,
    paginate: (name: string, init?: AnyInit) => ({
      async *pages() {
        const { id, method } = findPlace(name, places);
        if (method !== 'GET') throw new Error(`${id} is a ${method}, not a list`);
        const followed = new Set();
        let search: string | undefined;
        do {
          const page = await request(name, { ...init, search });
          if (!Array.isArray(page.data))
            throw new Error(`${id}: the response is not a list. Use forge.call.`);
          yield page;
          search = nextQuery(page.response);
          if (followed.has(search))
            throw new Error(`${id}: the next link leads back to ?${search}`);
          followed.add(search);
        } while (search);
      },
      async *[Symbol.asyncIterator]() {
        for await (const { data } of this.pages()) yield* data;
      },
    }),
  } as ForgeClient<Paths, Table>;

  async function request(
    name: string,
    { path, query, headers, ...init }: AnyInit = {},
  ): Promise<ReadResponse> {
    const { id, method, template, facts } = findPlace(name, places);
    // An empty or encoded value in a literal path could lead to the resource above.
    if (!facts && (/\/(\/|$)/.test(template) || WRONG_PATH_VALUE.test(template)))
      throw new TypeError(`${name}: the path value cannot be empty or dots. Nothing was sent.`);
    return client.fetch(
      method,
      template,
      {
        ...(facts?.includes('bytes') && { parseAs: 'stream' }),
        ...init,
        params: { path, query },
        headers: { ...(facts?.includes('form') && { 'Content-Type': FORM }), ...headers },
      },
      {
        operation: id,
        safe: method === 'GET' || facts?.includes('safe'),
        mustHaveBody: facts !== undefined && !facts.includes('empty'),
      },
    );
  }
}

/** The type of `CallInit` for any operation, with the additional option that `paginate` uses. */
type AnyInit = Pick<FetchInit, 'body' | 'parseAs' | 'search'> & {
  path?: Record<string, unknown>;
  query?: object;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/**
 * Finds an operation by its operationId, or by its method and path.
 * @returns no facts for a path outside the contract
 * @throws Error if the name is neither
 */
function findPlace(name: string, places: ClientExtension['operations']) {
  for (const [id, [verb, template, ...facts]] of Object.entries<OperationPlace>(places)) {
    const method = verb.toUpperCase();
    if (name === id || name === `${method} ${template}`) return { id, method, template, facts };
  }
  const [, method, template] = /^([A-Z]+) (\/.*)/.exec(name) ?? [];
  if (method && template) return { id: name, method, template };
  const similar = nearest(name, Object.keys(places));
  throw new Error(
    `There is no operation '${name}'${similar ? `. Did you mean '${similar}'?` : ''}`,
  );
}

/**
 * Returns the query of the next page, or undefined on the last page. The rest of the link is ignored. Otherwise a
 * link could make the client send the token to another address.
 */
function nextQuery({ headers }: Response): string | undefined {
  // Each part is read once: one expression over the whole header could take seconds for 64 kB.
  for (const part of (headers.get('link') ?? '').split('<')) {
    const [, query] = /^[^?>]*\?([^>]*)>.*\brel="?next\b/s.exec(part) ?? [];
    if (query) return query;
  }
  return undefined;
}

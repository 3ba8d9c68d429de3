import { type OperationPlace, operations as operationPlaces } from '../generated/operations.ts';
import type { operations, paths } from '../generated/types.ts';
import { createFetchClient, type FetchInit, type ForgeClientOptions } from './createFetchClient.ts';
import { type AnyPaths, type PathClient, pathMethods } from './createPathClient.ts';
import { FORM } from './encodeForm.ts';
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

/** A client for all operations of the contract. Operations are called by operationId, or by method and path. */
export interface ForgeClient<Paths extends AnyPaths = paths> extends PathClient<Paths> {
  /**
   * Calls an operation by its operationId and returns the body of the response. An empty body is returned as undefined,
   * and bytes (raw files, archives) as a stream.
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
    Id extends OperationId,
    As extends ParseAs = DefaultParse<OperationOf<Paths, Id>>,
    View extends string | undefined = undefined,
  >(
    operation: Id,
    ...init: MaybeInit<CallInit<Id, Paths, View> & { parseAs?: As }>
  ): Promise<Parsed<Viewed<OperationOf<Paths, Id>, View>, As>>;

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
    Place extends KnownPlace | AnyPlace,
    As extends ParseAs = Place extends KnownPlace
      ? DefaultParse<OperationOf<Paths, IdAt<Place>>>
      : 'json',
    View extends string | undefined = undefined,
  >(
    place: Place,
    ...init: MaybeInit<PlaceInit<Place, Paths, View> & { parseAs?: As }>
  ): Promise<
    Place extends KnownPlace
      ? Parsed<Viewed<OperationOf<Paths, IdAt<Place>>, View>, As>
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
  paginate<
    List extends ListId | (AnyPlace & `GET ${string}`),
    View extends string | undefined = undefined,
  >(
    operation: List,
    ...init: MaybeInit<
      List extends ListId ? CallInit<List, Paths, View> : PlaceInit<List, Paths, View>
    >
  ): Pages<
    List extends ListId
      ? ItemOf<List, Paths, View>
      : List extends KnownPlace
        ? ItemOf<IdAt<List> & ListId, Paths, View>
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
  Id extends OperationId,
  Paths extends AnyPaths = paths,
  View extends string | undefined = string | undefined,
> = Pick<OperationOf<Paths, Id>['parameters'], 'path' | 'query'> &
  ViewArgument<OperationOf<Paths, Id>, View> &
  BodyArgument<OperationOf<Paths, Id>> &
  SendInit;

/** The options of a call that do not depend on the operation. */
export interface SendInit {
  /** Further headers. `Content-Type: application/x-www-form-urlencoded` sends the body as a form. */
  headers?: Record<string, string>;
  /** Aborts the call, even while the client waits for a retry or while the caller reads a stream. */
  signal?: AbortSignal | undefined;
}

/** The method and path of an operation of the contract: `'GET /projects/{id}/repository/tags'`. */
export type KnownPlace = keyof Places;

/** Any method and path, below `/api/v4`. Parameters of the path are in braces. */
export type AnyPlace = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

type Places = {
  [Id in OperationId as `${Uppercase<(typeof operationPlaces)[Id][0]>} ${PathOf<Id>}`]: Id;
};

/** The operationId at a method and path of the contract. */
type IdAt<Place> = Place extends KnownPlace ? Places[Place] : never;

/** The arguments of `request`: those of the operation, or any for a path outside the contract. */
type PlaceInit<
  Place,
  Paths extends AnyPaths,
  View extends string | undefined,
> = Place extends KnownPlace
  ? CallInit<IdAt<Place>, Paths, View>
  : SendInit & {
      path?: Record<string, string | number>;
      query?: Record<string, unknown>;
      body?: unknown;
    };

type UnknownParsed<As extends ParseAs> = As extends 'json' ? unknown : Parsed<unknown, As>;

/** Another name for `CallInit`, for wrappers: `(request: RequestOf<'createTag'>) => …`. */
export type RequestOf<Id extends OperationId, Paths extends AnyPaths = paths> = CallInit<Id, Paths>;

/** The body of an operation's successful response: `ResponseBody<'createTag'>`. It is undefined for an empty body. */
export type ResponseBody<Id extends OperationId, Paths extends AnyPaths = paths> = JsonResponseBody<
  Viewed<OperationOf<Paths, Id>, undefined>
>;

/** The operationIds of operations that return a list page by page. */
export type ListId = {
  [Id in OperationId]: operations[Id] extends {
    responses: { 200: { headers: { Link: unknown }; content: { 'application/json': unknown[] } } };
  }
    ? Id
    : never;
}[OperationId];

/** The type of the items of a list operation. */
export type ItemOf<
  Id extends ListId,
  Paths extends AnyPaths = paths,
  View extends string | undefined = undefined,
> = (JsonResponseBody<Viewed<OperationOf<Paths, Id>, View>> & unknown[])[number];

/** The types of an operation, by its operationId. `Paths` may be the types for a deployment with deviations. */
type OperationOf<
  Paths extends AnyPaths,
  Id extends OperationId,
> = Paths[PathOf<Id>][(typeof operationPlaces)[Id][0] & keyof Paths[PathOf<Id>]] &
  Pick<operations[Id], 'parameters'>;

type PathOf<Id extends OperationId> = (typeof operationPlaces)[Id][1];

type DefaultParse<Operation> = Operation extends RespondsWithBytes ? 'stream' : 'json';

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
export function createForgeClient<Paths extends AnyPaths = paths>(
  options: ForgeClientOptions,
): ForgeClient<Paths> {
  const client = createFetchClient(options);
  const data = async (name: string, init?: AnyInit) => (await request(name, init)).data;
  return {
    ...pathMethods<Paths>(client),
    call: data,
    request: data,
    paginate: (name: string, init?: AnyInit) => ({
      async *pages() {
        const { id, method } = placeOf(name);
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
        for await (const { data } of this.pages()) yield* data as unknown[];
      },
    }),
  } as ForgeClient<Paths>;

  async function request(
    name: string,
    { path, query, headers, ...init }: AnyInit = {},
  ): Promise<ReadResponse> {
    const { id, method, template, facts } = placeOf(name);
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
function placeOf(name: string) {
  for (const [id, [verb, template, ...facts]] of Object.entries<OperationPlace>(operationPlaces)) {
    const method = verb.toUpperCase();
    if (name === id || name === `${method} ${template}`) return { id, method, template, facts };
  }
  const [, method, template] = /^([A-Z]+) (\/.*)/.exec(name) ?? [];
  if (method && template) return { id: name, method, template };
  const similar = nearest(name, Object.keys(operationPlaces));
  throw new Error(
    `There is no operation '${name}'${similar ? `. Did you mean '${similar}'?` : ''}`,
  );
}

/**
 * Returns the query of the next page, or undefined on the last page. The rest of the link is ignored. Otherwise a
 * link could make the client send the token to another address.
 */
function nextQuery({ headers }: Response): string | undefined {
  return /\?([^>]*)>[^<]*\brel="?next\b/.exec(headers.get('link') ?? '')?.[1];
}

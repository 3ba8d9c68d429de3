import type { RequestBodyOption } from 'openapi-fetch';
import { type OperationPlace, operations as operationPlaces } from '../generated/operations.ts';
import type { operations, paths } from '../generated/types.ts';
import { createFetchClient, type ForgeClientOptions } from './createFetchClient.ts';
import type { AnyPaths, PathClient } from './createPathClient.ts';
import { FORM } from './encodeForm.ts';
import { ForgeError } from './forgeError.ts';
import type {
  JsonResponseBody,
  MaybeInit,
  ParseAs,
  Parsed,
  RespondsWithBytes,
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
  call<Id extends OperationId, As extends ParseAs = DefaultParse<OperationOf<Paths, Id>>>(
    operation: Id,
    ...init: MaybeInit<CallInit<Id, Paths> & { parseAs?: As }>
  ): Promise<Parsed<OperationOf<Paths, Id>, As>>;

  /**
   * Returns all items of a list operation, with any kind of pagination. A page is fetched when the loop reaches its first
   * item, so a loop that ends early does not fetch the remaining pages.
   *
   * ```ts
   * for await (const tag of forge.paginate('listTags', { path: { id: 'acme/rocket' } })) {
   *   if (tag.name === 'v1.0.0') break;
   * }
   * ```
   * @throws ForgeError when the service refuses a page. Throws an Error when a next link leads back to an earlier page
   */
  paginate<Id extends ListId>(
    operation: Id,
    ...init: MaybeInit<CallInit<Id, Paths>>
  ): Pages<ItemOf<Id, Paths>>;
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
export type CallInit<Id extends OperationId, Paths extends AnyPaths = paths> = Pick<
  OperationOf<Paths, Id>['parameters'],
  'path' | 'query'
> &
  RequestBodyOption<OperationOf<Paths, Id>> & {
    /** Further headers. `Content-Type: application/x-www-form-urlencoded` sends the body as a form. */
    headers?: Record<string, string>;
    /** Aborts the call, even while the client waits for a retry or while the caller reads a stream. */
    signal?: AbortSignal | undefined;
  };

/** Another name for `CallInit`, for wrappers: `(request: RequestOf<'createTag'>) => …`. */
export type RequestOf<Id extends OperationId, Paths extends AnyPaths = paths> = CallInit<Id, Paths>;

/** The body of an operation's successful response: `ResponseBody<'createTag'>`. It is undefined for an empty body. */
export type ResponseBody<Id extends OperationId, Paths extends AnyPaths = paths> = JsonResponseBody<
  OperationOf<Paths, Id>
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
export type ItemOf<Id extends ListId, Paths extends AnyPaths = paths> = (JsonResponseBody<
  OperationOf<Paths, Id>
> &
  unknown[])[number];

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
  return {
    ...(client as unknown as PathClient<Paths>),
    call: async (id: OperationId, init?: AnyInit) => (await request(id, init)).data,
    paginate: (id: ListId, init?: AnyInit) => ({
      async *pages() {
        const followed = new Set();
        let next: string | undefined;
        do {
          const page = await request(id, { ...init, querySerializer: next && (() => next) });
          yield page;
          next = nextQuery(page.response);
          if (followed.has(next)) throw new Error(`${id}: the next link leads back to ?${next}`);
          followed.add(next);
        } while (next);
      },
      async *[Symbol.asyncIterator]() {
        for await (const { data } of this.pages()) yield* data;
      },
    }),
  } as ForgeClient<Paths>;

  async function request(operation: OperationId, { path, query, headers, ...init }: AnyInit = {}) {
    if (!Object.hasOwn(operationPlaces, operation))
      throw new Error(`There is no operation '${operation}'`);
    const [method, template, fact]: OperationPlace = operationPlaces[operation];
    const { data, error, response } = await client.request(
      method as 'get',
      template as never,
      {
        ...(fact === 'bytes' && { parseAs: 'stream' }),
        safe: fact === 'safe' || undefined,
        ...init,
        operation,
        params: { path, query },
        headers: { ...(fact === 'form' && { 'Content-Type': FORM }), ...headers },
      } as never,
    );
    if (!response.ok) throw new ForgeError(operation, response, error);
    return { data: data as never, response };
  }
}

/** The type of `CallInit` for any operation, with the additional option that `paginate` uses. */
interface AnyInit {
  path?: unknown;
  query?: unknown;
  headers?: Record<string, string>;
  querySerializer?: (() => string | undefined) | string | undefined;
}

/**
 * Returns the query of the next page, or undefined on the last page. The rest of the link is ignored. Otherwise a
 * link could make the client send the token to another address.
 */
function nextQuery({ headers }: Response): string | undefined {
  return /\?([^>]*)>[^<]*\brel="?next\b/.exec(headers.get('link') ?? '')?.[1];
}

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

/** The operations that can be called by name: every operation with a path. */
export type OperationId = keyof typeof operationPlaces;

/** Calls any operation of the contract, by method and path or by name. */
export interface ForgeClient<Paths extends AnyPaths = paths> extends PathClient<Paths> {
  /**
   * Calls an operation by its operationId and returns the body of the response: undefined for an empty body,
   * a stream for bytes (raw files, archives).
   *
   * ```ts
   * const tag = await forge.call('createTag', {
   *   path: { id: 'acme/rocket' },
   *   body: { tag_name: 'v1.2.0', ref: 'main' },
   * });
   * ```
   * @throws ForgeError when the service refuses
   */
  call<Id extends OperationId, As extends ParseAs = DefaultParse<OperationOf<Paths, Id>>>(
    operation: Id,
    ...init: MaybeInit<CallInit<Id, Paths> & { parseAs?: As }>
  ): Promise<Parsed<OperationOf<Paths, Id>, As>>;

  /**
   * Lists all items of a list operation, in either mode of pagination. A page is fetched when the loop reaches
   * its first item, so a loop that ends early fetches no further page.
   *
   * ```ts
   * for await (const tag of forge.paginate('listTags', { path: { id: 'acme/rocket' } })) {
   *   if (tag.name === 'v1.0.0') break;
   * }
   * ```
   * @throws ForgeError when the service refuses a page; Error when a next link leads back to an earlier page
   */
  paginate<Id extends ListId>(
    operation: Id,
    ...init: MaybeInit<CallInit<Id, Paths>>
  ): Pages<ItemOf<Id, Paths>>;
}

/** Items over all pages. */
export interface Pages<Item> extends AsyncIterable<Item> {
  /** The same items page by page, with the headers of each page: `page.response.headers.get('x-total')`. */
  pages(): AsyncIterable<Page<Item>>;
}

/** One page of a list. */
export interface Page<Item> {
  /** The items of the page. */
  data: Item[];
  /** The response, for its headers. Its body has been read. */
  response: Response;
}

/** Arguments of `call` and `paginate`: the operation's `path`, `query` and `body`, and options for sending them. */
export type CallInit<Id extends OperationId, Paths extends AnyPaths = paths> = Pick<
  OperationOf<Paths, Id>['parameters'],
  'path' | 'query'
> &
  RequestBodyOption<OperationOf<Paths, Id>> & {
    /** Further headers. `Content-Type: application/x-www-form-urlencoded` sends the body as a form. */
    headers?: Record<string, string>;
    /** Ends the call, also while the client waits for a retry and while a stream is read. */
    signal?: AbortSignal | undefined;
  };

/** Another name for `CallInit`, for wrappers: `(request: RequestOf<'createTag'>) => …`. */
export type RequestOf<Id extends OperationId, Paths extends AnyPaths = paths> = CallInit<Id, Paths>;

/** Body of an operation's successful response: `ResponseBody<'createTag'>`; undefined for an empty body. */
export type ResponseBody<Id extends OperationId, Paths extends AnyPaths = paths> = JsonResponseBody<
  OperationOf<Paths, Id>
>;

/** The operations that return a list page by page. */
export type ListId = {
  [Id in OperationId]: operations[Id] extends {
    responses: { 200: { headers: { Link: unknown }; content: { 'application/json': unknown[] } } };
  }
    ? Id
    : never;
}[OperationId];

/** An item of a list. */
export type ItemOf<Id extends ListId, Paths extends AnyPaths = paths> = (JsonResponseBody<
  OperationOf<Paths, Id>
> &
  unknown[])[number];

/** The types of an operation, by its operationId, in the contract or in a deployment's variant of it. */
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
 * For a deployment with deviations, `forge-contract types --deviations FILE` writes the types. Pass them:
 * `createForgeClient<paths>`.
 *
 * A value in a path is encoded (`acme/rocket` is sent as `acme%2Frocket`). A body is sent as JSON, or as a form
 * if the operation accepts only forms. Only a GET follows a redirect, and only on the same origin.
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

/** `CallInit` of any operation, and the option that `paginate` adds. */
interface AnyInit {
  path?: unknown;
  query?: unknown;
  headers?: Record<string, string>;
  querySerializer?: (() => string | undefined) | string | undefined;
}

/**
 * Returns the query of the next page; undefined on the last page. The rest of the link is ignored, so that no
 * link can send the token to another address.
 */
function nextQuery({ headers }: Response): string | undefined {
  return /\?([^>]*)>[^<]*\brel="?next\b/.exec(headers.get('link') ?? '')?.[1];
}

import type { paths } from '../generated/types.ts';
import {
  createFetchClient,
  type FetchClient,
  type FetchInit,
  type ForgeClientOptions,
} from './createFetchClient.ts';
import type { HeaderValues } from './mergeHeaders.ts';
import type { Middleware } from './middleware.ts';
import type { CheckedPath } from './mistakes.ts';
import type {
  BodyArgument,
  ErrorBody,
  MaybeInit,
  ParseAs,
  Parsed,
  RespondsWithBytes,
  ViewArgument,
  Viewed,
} from './responseBody.ts';

/** Types of operations by path: of the contract, or of a deployment (`forge-contract types --deviations FILE`). */
export type AnyPaths = { [Path in keyof paths]: object };

/**
 * A client that calls the operations of the contract by method and path, with typed parameters, bodies and responses.
 */
export interface PathClient<Paths extends AnyPaths = paths> {
  /** Reads a resource. Only GET is repeated when the network or the service fails, and only GET follows redirects. */
  GET: PathMethod<Paths, 'get'>;
  /** Updates a resource. */
  PUT: PathMethod<Paths, 'put'>;
  /** Creates a resource, or starts an action. */
  POST: PathMethod<Paths, 'post'>;
  /** Deletes a resource. */
  DELETE: PathMethod<Paths, 'delete'>;
  /** Updates a part of a resource. */
  PATCH: PathMethod<Paths, 'patch'>;
  /** Adds middleware, which sees all requests and responses, for example to log them. */
  use(...middleware: Middleware[]): void;
}

/** The result of a call by method and path: `data` if the service has accepted the request, otherwise `error`. */
export type PathResult<Data, Refusal> =
  | { data: Data; error?: never; response: Response }
  | { data?: never; error: Refusal; response: Response };

/**
 * Creates a client for one deployment that calls operations by method and path only. It is smaller than
 * `createForgeClient`, which also calls operations by operationId. Use it for pages where each kilobyte counts.
 *
 * ```ts
 * const forge = createPathClient({ baseUrl: 'https://forge.example.com', token });
 * const { data, error } = await forge.GET('/projects/{id}/repository/tags', {
 *   params: { path: { id: 'acme/rocket' }, query: { search: '^v1' } },
 * });
 * ```
 *
 * Path values are encoded: `acme/rocket` is sent as `acme%2Frocket`. A body is sent as JSON, or as a form with the header
 * `Content-Type: application/x-www-form-urlencoded`. If the service refuses the request, `error` is the body of the
 * response, typed by its status.
 * @throws ForgeError for a redirect that is not followed, and for a successful response that is not JSON. Throws a
 *   TypeError for a value that cannot be sent, and the error of `fetch` when no response arrives
 */
export function createPathClient<Paths extends AnyPaths = paths>(
  options: ForgeClientOptions,
): PathClient<Paths> {
  return pathMethods(createFetchClient(options));
}

/** Returns the methods of a path client. */
export function pathMethods<Paths extends AnyPaths>({
  fetch,
  use,
}: FetchClient): PathClient<Paths> {
  const method = (name: string) => (path: string, init?: FetchInit) => fetch(name, path, init);
  return {
    GET: method('GET'),
    PUT: method('PUT'),
    POST: method('POST'),
    DELETE: method('DELETE'),
    PATCH: method('PATCH'),
    use,
  } as unknown as PathClient<Paths>;
}

type PathMethod<Paths extends AnyPaths, Method extends string> = <
  Path extends string,
  As extends ParseAs = 'json',
  View extends string | undefined = undefined,
>(
  path: CheckedPath<Path, PathWith<Paths, Method>, Method>,
  ...init: MaybeInit<PathInit<OperationAt<Paths, Path, Method>, As, View>>
) => Promise<
  PathResult<
    Parsed<Viewed<OperationAt<Paths, Path, Method>, View>, As>,
    ErrorBody<OperationAt<Paths, Path, Method>>
  >
>;

type PathWith<Paths extends AnyPaths, Method extends string> = {
  [Path in keyof Paths]: Paths[Path] extends Record<Method, object> ? Path : never;
}[keyof Paths];

type OperationAt<Paths extends AnyPaths, Path, Method extends string> = Paths[Path &
  keyof Paths][Method & keyof Paths[Path & keyof Paths]];

/** The arguments of a call by method and path. Other options of `fetch` apply, except those that choose the address. */
type PathInit<Operation, As, View> = ParamsArgument<Operation, View> &
  BodyArgument<Operation> & {
    /** Further headers. `Content-Type: application/x-www-form-urlencoded` sends the body as a form. */
    headers?: HeaderValues;
    /** Middleware for this call only. */
    middleware?: Middleware[];
  } & Omit<RequestInit, 'body' | 'headers' | 'method' | 'redirect'> &
  // Bytes cannot be read as JSON, so the caller must choose how to read them.
  (RespondsWithBytes<Operation> extends true ? { parseAs: As } : { parseAs?: As });

type ParamsArgument<Operation, View> = Operation extends { parameters: infer Parameters }
  ? Record<never, never> extends Parameters
    ? { params?: Parameters & ViewArgument<Operation, View> }
    : { params: Parameters & ViewArgument<Operation, View> }
  : { params?: never };

import type { FetchOptions, FetchResponse, Middleware } from 'openapi-fetch';
import type { paths } from '../generated/types.ts';
import { createFetchClient, type ForgeClientOptions } from './createFetchClient.ts';
import type { MaybeInit, MediaType, ParseAs, RespondsWithBytes } from './responseBody.ts';

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
  /** Adds middleware of openapi-fetch. It sees all requests and responses, for example to log them. */
  use(...middleware: Middleware[]): void;
}

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
 * @throws ForgeError for a redirect that is not followed. Throws the error of `fetch` when no response arrives
 */
export function createPathClient<Paths extends AnyPaths = paths>(
  options: ForgeClientOptions,
): PathClient<Paths> {
  return createFetchClient(options) as unknown as PathClient<Paths>;
}

type PathMethod<Paths extends AnyPaths, Method extends string> = <
  Path extends PathWith<Paths, Method>,
  As extends ParseAs = 'json',
>(
  path: Path,
  ...init: MaybeInit<PathInit<OperationAt<Paths, Path, Method>, As>>
) => Promise<FetchResponse<OperationAt<Paths, Path, Method>, { parseAs: As }, MediaType>>;

type PathWith<Paths extends AnyPaths, Method extends string> = {
  [Path in keyof paths]: Paths[Path] extends Record<Method, object> ? Path : never;
}[keyof paths];

type OperationAt<
  Paths extends AnyPaths,
  Path extends keyof paths,
  Method extends string,
> = Paths[Path][Method & keyof Paths[Path]] & Record<string | number, unknown>;

/**
 * The options of openapi-fetch, without the options that could send the token to another address. Misspelt options
 * are type errors here, although openapi-fetch accepts them.
 */
type PathInit<Operation, As> = Omit<
  FetchOptions<Operation>,
  'baseUrl' | 'fetch' | 'parseAs' | 'redirect'
> &
  // Bytes cannot be read as JSON, so the caller must choose how to read them.
  (Operation extends RespondsWithBytes ? { parseAs: As } : { parseAs?: As });

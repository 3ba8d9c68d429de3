import type { FetchOptions, FetchResponse, Middleware } from 'openapi-fetch';
import type { paths } from '../generated/types.ts';
import { createFetchClient, type ForgeClientOptions } from './createFetchClient.ts';
import type { MaybeInit, MediaType, ParseAs, RespondsWithBytes } from './responseBody.ts';

/**
 * The types of the contract's operations by path, or those of a deployment: what
 * `forge-contract types --deviations FILE` writes.
 */
export type AnyPaths = { [Path in keyof paths]: object };

/** Calls any operation of the contract by method and path, with its parameters, body and answers typed. */
export interface PathClient<Paths extends AnyPaths = paths> {
  /** Reads. The only method that is repeated (when the network or the service fails) and redirected. */
  GET: PathMethod<Paths, 'get'>;
  /** Changes what is there. */
  PUT: PathMethod<Paths, 'put'>;
  /** Creates, or sets something going. */
  POST: PathMethod<Paths, 'post'>;
  /** Deletes. */
  DELETE: PathMethod<Paths, 'delete'>;
  /** Changes a part of what is there. */
  PATCH: PathMethod<Paths, 'patch'>;
  /** Adds openapi-fetch middleware, which sees every request and every response: to log them, say. */
  use(...middleware: Middleware[]): void;
}

/**
 * Creates a client for one deployment that calls by method and path only. It is the smaller part of
 * `createForgeClient`, which adds calls by name: for pages where each kilobyte counts.
 *
 * ```ts
 * const forge = createPathClient({ baseUrl: 'https://forge.example.com', token });
 * const { data, error } = await forge.GET('/projects/{id}/repository/tags', {
 *   params: { path: { id: 'acme/rocket' }, query: { search: '^v1' } },
 * });
 * ```
 *
 * A value in a path is encoded (`acme/rocket` is sent as `acme%2Frocket`). A body is sent as JSON, or as a form
 * with the header `Content-Type: application/x-www-form-urlencoded`. A response that is an error is in `error`,
 * typed by its status.
 * @throws ForgeError for a redirect that is not followed; what `fetch` throws where there is no response at all
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
 * openapi-fetch's options without those that would lead the token elsewhere; and while that takes any
 * further field, here what the contract does not have is a type error.
 */
type PathInit<Operation, As> = Omit<
  FetchOptions<Operation>,
  'baseUrl' | 'fetch' | 'parseAs' | 'redirect'
> &
  // Bytes cannot be read as JSON, so that the caller has to say what they become.
  (Operation extends RespondsWithBytes ? { parseAs: As } : { parseAs?: As });

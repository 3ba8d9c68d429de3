import type { OperationPlace } from '../generated/operations.ts';
import { apiAddress } from './apiAddress.ts';
import { createSend, type RequestFacts, type SendOptions } from './createSend.ts';
import { encodeForm } from './encodeForm.ts';
import { fillPath } from './fillPath.ts';
import { type HeaderValues, mergeHeaders } from './mergeHeaders.ts';
import type { Middleware } from './middleware.ts';
import { type ReadResponse, readResponse } from './readResponse.ts';
import type { ParseAs } from './responseBody.ts';
import { readMediaType, writeBody } from './writeBody.ts';

/** The address of the deployment, the caller's token, and options for sending requests. */
export interface ForgeClientOptions extends SendOptions {
  /**
   * Scheme and host of the deployment: `https://forge.example.com`. If the URL does not end in `/api/v4`, it is
   * appended.
   */
  baseUrl: string;
  /**
   * Access token of the caller. It is sent in the header `PRIVATE-TOKEN`. Without a token, only public data can be
   * read.
   */
  token?: string | undefined;
  /**
   * Operations beside those of the contract. The client that `forge-contract extend` writes sets this option itself.
   * Default: none.
   */
  extension?: ClientExtension | undefined;
  /** Name and version of the calling program, for the logs of the service. Default: the `User-Agent` of `fetch`. */
  userAgent?: string | undefined;
}

/** Operations beside those of the contract. `forge-contract extend` writes them. */
export interface ClientExtension {
  /** The method and path of each operation, by operationId. */
  operations: Record<string, OperationPlace>;
  /** The paths without a parameter where another path has one, of all operations together. */
  literalPaths: readonly string[];
}

/** The options of one call, for any operation. */
export interface FetchInit extends Omit<RequestInit, 'body' | 'headers' | 'method'> {
  params?: {
    path?: Record<string, unknown> | undefined;
    query?: object | undefined;
    header?: HeaderValues;
  };
  /** The query of the next page of a list, as the service has encoded it. It replaces `params.query`. */
  search?: string | undefined;
  body?: unknown;
  headers?: HeaderValues | undefined;
  parseAs?: ParseAs;
  middleware?: Middleware[];
}

/** Facts about an operation that its method and path do not tell. */
export interface OperationFacts extends Omit<RequestFacts, 'path'> {
  /** True if a successful response without a body is an error. Default: true for GET. */
  mustHaveBody?: boolean;
}

/** Sends requests to one deployment, with its token. */
export interface FetchClient {
  /**
   * Sends a request, and reads the response.
   * @param path the path with its parameters: `/projects/{id}/repository/tags`
   * @throws TypeError if the request cannot be sent, or if no response arrives
   * @throws ForgeError as `readResponse` does, or for a redirect that is not followed
   */
  fetch(
    method: string,
    path: string,
    init?: FetchInit,
    facts?: OperationFacts,
  ): Promise<ReadResponse>;
  /** Adds middleware, which sees all requests and responses. */
  use(...middleware: Middleware[]): void;
}

/**
 * Creates a client that adds the token, encodes path values, queries and forms, and sends requests with `createSend`.
 * @throws TypeError if `baseUrl`, `token` or `userAgent` cannot be used
 */
export function createFetchClient({
  baseUrl,
  token,
  userAgent,
  extension,
  ...options
}: ForgeClientOptions): FetchClient {
  const base = apiAddress(baseUrl);
  const ownHeaders = mergeHeaders({ 'PRIVATE-TOKEN': token, 'User-Agent': userAgent });
  const send = createSend(options);
  const shared: Middleware[] = [];
  return { fetch, use: (...middleware) => void shared.push(...middleware) };

  async function fetch(
    method: string,
    schemaPath: string,
    {
      params = {},
      search,
      body,
      headers,
      parseAs = 'json',
      middleware = [],
      ...init
    }: FetchInit = {},
    { mustHaveBody = method === 'GET', ...facts }: OperationFacts = {},
  ): Promise<ReadResponse> {
    const { path } = params;
    const address = fillPath(base, method, schemaPath, path, extension?.literalPaths);
    const query = search ?? `${encodeForm(params.query)}`;
    const hasBody = body !== undefined;
    const type = hasBody ? readMediaType(body) : undefined;
    const allHeaders = mergeHeaders({ 'Content-Type': type }, ownHeaders, headers, params.header);
    let request = new Request(query ? `${address}?${query}` : address, {
      ...init,
      method,
      headers: allHeaders,
      body: hasBody ? writeBody(body, allHeaders.get('content-type')) : null,
    });
    const response = await sendThrough([...shared, ...middleware]);
    return readResponse(response, request, { ...facts, path, parseAs, mustHaveBody });

    async function sendThrough(chain: Middleware[]): Promise<Response> {
      const id = Math.random().toString(36).slice(2);
      const context = { schemaPath, params, id, options: { baseUrl: base, parseAs } };
      for (const one of chain) {
        const result = await one.onRequest?.({ ...context, request });
        if (result instanceof Response) return result;
        request = result ?? request;
      }
      chain.reverse();
      let response = await send(request, { ...facts, path }).catch(async (error: unknown) => {
        for (const one of chain) {
          const result = await one.onError?.({ ...context, request, error });
          if (result instanceof Response) return result;
          error = result ?? error;
        }
        throw error;
      });
      for (const one of chain)
        response = (await one.onResponse?.({ ...context, request, response })) ?? response;
      return response;
    }
  }
}

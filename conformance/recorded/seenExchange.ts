import type { Contract } from '../../contract/contract.ts';
import { type ReadRequest, readRequest, type SentRequest } from '../../judge/index.ts';
import type { SeenExchange } from '../../theirs/index.ts';
import { essence } from '../../wire/mediaType.ts';
import type { FoundOperation } from '../../wire/operationFinder.ts';
import { readJson } from '../../wire/readBody.ts';
import { partsOfUrl } from './basePath.ts';
import { readHeader, type TrafficExchange } from './traffic.ts';

/** Returns the parts of a recorded request that `readRequest` reads. */
export function sentRequest({ request }: TrafficExchange): SentRequest {
  return {
    search: partsOfUrl(request.url).search,
    contentType: readHeader(request.headers, 'content-type'),
    body: request.body,
  };
}

/** Returns the parts of an exchange that the differences of two documents observe. Undefined without a response. */
export function seenExchange(
  contract: Contract,
  found: FoundOperation,
  traffic: TrafficExchange,
): SeenExchange | undefined {
  const { request, response } = traffic;
  if (!response) return undefined;
  const read: ReadRequest = readRequest(contract, found, sentRequest(traffic));
  const isWhole = response.body !== undefined && request.method !== 'HEAD';
  const type = readHeader(response.headers, 'content-type');
  const body = isWhole ? readJson({ headers: response.headers, body: response.body! }) : undefined;
  return {
    status: response.status,
    mediaType: response.body?.length === 0 || type === undefined ? undefined : essence(type),
    headers: new Set(response.headers.map(([name]) => name.toLowerCase())),
    ...(body !== undefined && { body }),
    request: {
      path: Object.values(found.path),
      query: read.request.query,
      ...(read.request.body !== undefined && { body: read.request.body }),
      bodyIsKnown: read.bodyIsKnown,
    },
  };
}

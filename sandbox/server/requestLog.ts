/** Keeps the last requests to the API of a sandbox, so that a test can ask whether an operation was called. */
import type { ShownRequest } from '../control/bodies.ts';
import type { Sent } from './respond.ts';

/** A request with its response. Control shows the bodies in another form. */
export interface LoggedRequest extends Omit<ShownRequest, 'body' | 'findings' | 'user'> {
  /** The access token; undefined for an anonymous call. Control shows its user. */
  token: string | undefined;
  /** The scheme in the header `Authorization`. */
  authorization: string | undefined;
  contentType: string | undefined;
  /** The bytes of the request's body; undefined without a body, or if the body is too long to keep. */
  body: Buffer | undefined;
  /** Undefined if the connection was dropped on purpose, or if the body is too long to keep. */
  response: Sent | undefined;
  /** True if a body was too long to keep. */
  isCut: boolean;
}

/** The number of requests that a log keeps. */
const MAX_REQUESTS = 1000;

/** The size of all bodies that a log keeps: bytes, and characters of JSON. */
const MAX_BYTES = 16 * 1024 * 1024;

/** The size of the largest body that a log keeps. */
const MAX_BODY = 1024 * 1024;

export interface RequestLog {
  /** Adds a request, and returns it as it is kept. */
  add(request: Omit<LoggedRequest, 'id' | 'isCut'>): LoggedRequest;
  /** Returns the kept requests, the oldest first. @param since only requests with a higher ID. Default: all */
  since(since?: number): LoggedRequest[];
  /** The ID of the last request; 0 before the first one. */
  last(): number;
  clear(): void;
}

/** Creates a log. When it is full, it drops the oldest requests. */
export function createRequestLog({ requests = MAX_REQUESTS, bytes = MAX_BYTES } = {}): RequestLog {
  let kept: LoggedRequest[] = [];
  let size = 0;
  let last = 0;
  return {
    add: (request) => {
      const one = withoutLongBodies(request, ++last);
      kept.push(one);
      size += measure(one);
      while (kept.length > requests || (size > bytes && kept.length > 1))
        size -= measure(kept.shift()!);
      return one;
    },
    since: (since = 0) => kept.filter(({ id }) => id > since),
    last: () => last,
    clear: () => {
      kept = [];
      size = 0;
    },
  };
}

function withoutLongBodies(
  request: Omit<LoggedRequest, 'id' | 'isCut'>,
  id: number,
): LoggedRequest {
  const { body, response } = request;
  const isBodyLong = (body?.length ?? 0) > MAX_BODY;
  const isResponseLong = (response?.body.length ?? 0) > MAX_BODY;
  return {
    ...request,
    id,
    body: isBodyLong ? undefined : body,
    response: isResponseLong ? undefined : response,
    isCut: isBodyLong || isResponseLong,
  };
}

function measure({ body, response, url }: LoggedRequest): number {
  return url.length + (body?.length ?? 0) + (response?.body.length ?? 0);
}

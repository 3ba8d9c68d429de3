/** Keeps the last requests to the API of a sandbox, so that a test can ask whether an operation was called. */
import type { ShownRequest } from '../control/bodies.ts';
import { type BoundedLog, boundedLog } from './boundedLog.ts';
import type { FailedOnPurpose, Sent } from './respond.ts';

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
  /** Whether the sandbox performed the request before it failed on purpose. Absent if it did not fail on purpose. */
  failedOnPurpose?: FailedOnPurpose;
}

/** The size of the largest body that a log keeps. */
const MAX_BODY = 1024 * 1024;

export interface RequestLog extends Omit<BoundedLog<LoggedRequest>, 'add'> {
  /** Adds a request, and returns it as it is kept. */
  add(request: Omit<LoggedRequest, 'id' | 'isCut'>): LoggedRequest;
}

/** Creates a log. When it is full, it drops the oldest requests. */
export function createRequestLog({
  requests,
  bytes,
}: {
  requests?: number;
  bytes?: number;
} = {}): RequestLog {
  const log = boundedLog<LoggedRequest>({ size: measure, most: requests, maxSize: bytes });
  return { ...log, add: (request) => log.add(withoutLongBodies(request)) };
}

function withoutLongBodies(
  request: Omit<LoggedRequest, 'id' | 'isCut'>,
): Omit<LoggedRequest, 'id'> {
  const { body, response } = request;
  const isBodyLong = (body?.length ?? 0) > MAX_BODY;
  const isResponseLong = (response?.body.length ?? 0) > MAX_BODY;
  return {
    ...request,
    body: isBodyLong ? undefined : body,
    response: isResponseLong ? undefined : response,
    isCut: isBodyLong || isResponseLong,
  };
}

function measure({ body, response, url }: Omit<LoggedRequest, 'id'>): number {
  return url.length + (body?.length ?? 0) + (response?.body.length ?? 0);
}

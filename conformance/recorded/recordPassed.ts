/** Records the exchanges that pass through the proxy. */
import type http from 'node:http';
import { afterHead, pairHeaders } from '../../wire/exchange.ts';
import type { TrafficExchange } from './traffic.ts';

/** The longest body that is judged, in bytes. A longer body is passed on but not kept. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024;

export interface KeptBody {
  keep(chunk: Buffer): void;
  /** Returns the number of bytes, dropped ones included. */
  size(): number;
  /** Returns the body; empty if it was dropped. */
  body(): { body?: Buffer };
}

/** Collects the chunks of a body. If they exceed `MAX_KEPT_BYTES`, it drops all of them. */
export function keepBody(): KeptBody {
  let chunks: Buffer[] | undefined = [];
  let size = 0;
  return {
    keep(chunk: Buffer): void {
      size += chunk.length;
      if (size > MAX_KEPT_BYTES) chunks = undefined;
      chunks?.push(chunk);
    },
    size: () => size,
    body: () => (chunks ? { body: Buffer.concat(chunks) } : {}),
  };
}

/** The parts of an exchange that has ended. */
export interface Passed {
  request: http.IncomingMessage;
  /** The URL at the target. */
  url: string;
  startedAt: Date;
  durationMs: number;
  requestBody: KeptBody;
  upstreamResponse: http.IncomingMessage | undefined;
  /** The bytes from the target, up to and including the chunk in which the head of the response ends. */
  onTheWire: Buffer[];
  responseBody: KeptBody;
  failure: TrafficExchange['failure'];
}

export function recordPassed({
  request,
  url,
  startedAt,
  durationMs,
  requestBody,
  upstreamResponse,
  onTheWire,
  responseBody,
  failure,
}: Passed): TrafficExchange {
  return {
    source: 'the proxy',
    startedAt: startedAt.toISOString(),
    durationMs: Math.round(durationMs * 1000) / 1000,
    request: {
      method: request.method ?? '',
      url,
      headers: pairHeaders(request.rawHeaders),
      // An incomplete body is left out, so that it is not judged.
      ...(request.complete && requestBody.body()),
    },
    ...(upstreamResponse && {
      response: {
        status: upstreamResponse.statusCode ?? 0,
        reason: upstreamResponse.statusMessage ?? '',
        headers: pairHeaders(upstreamResponse.rawHeaders),
        ...(hasNoBody(upstreamResponse)
          ? { body: afterHead(Buffer.concat(onTheWire)) }
          : upstreamResponse.complete && responseBody.body()),
        bodyBytes: responseBody.size(),
        isRaw: true,
      },
    }),
    ...(failure && { failure }),
  };
}

function hasNoBody({ statusCode }: http.IncomingMessage): boolean {
  return statusCode === 204 || statusCode === 304;
}

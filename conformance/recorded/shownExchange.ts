import { essence, FORM, isJson } from '../../wire/mediaType.ts';
import { recordExchange } from '../engine/recordExchange.ts';
import type { RecordedExchange } from '../engine/result.ts';
import { asExchange } from './judgeSides.ts';
import { CREDENTIALS } from './redactTraffic.ts';
import { type Headers, readHeader, type TrafficExchange } from './traffic.ts';

/**
 * Drops the bodies of a redacted exchange that may still contain secrets. JSON and forms are kept, because their
 * field names have shown which values are secret.
 * @param isKnown true if the contract has the operation; otherwise all bodies are dropped. Default: true
 */
export function withKeptBodies(traffic: TrafficExchange, isKnown = true): TrafficExchange {
  const { request, response } = traffic;
  return {
    ...traffic,
    request: keptMessage(request, isKnown),
    ...(response && {
      response: {
        ...keptMessage(response, isKnown),
        bodyBytes: response.bodyBytes ?? response.body?.length ?? 0,
      },
    }),
  };
}

/** Returns a redacted exchange in the form that reports show. */
export function shownExchange(traffic: TrafficExchange): RecordedExchange {
  const kept = withKeptBodies(traffic);
  const recorded = recordExchange(asExchange(kept), { TOKEN: CREDENTIALS });
  const { response } = kept;
  if (!recorded.response || !response || response.body) return recorded;
  const bodyBytes = response.bodyBytes ?? 0;
  const type = readHeader(response.headers, 'content-type') ?? 'no type';
  const body = bodyBytes > 0 ? `(${bodyBytes} bytes of ${type}, not kept)` : '(not kept)';
  return { ...recorded, response: { ...recorded.response, body, bodyBytes } };
}

function keptMessage<T extends { headers: Headers; body?: Buffer }>(
  message: T,
  isKnown: boolean,
): T {
  const { body, ...rest } = message;
  return body && (body.length === 0 || (isKnown && isKept(message.headers)))
    ? message
    : (rest as T);
}

function isKept(headers: Headers): boolean {
  const type = essence(readHeader(headers, 'content-type') ?? '');
  const isEncoded = readHeader(headers, 'content-encoding') !== undefined;
  return !isEncoded && (isJson(type) || type === FORM);
}

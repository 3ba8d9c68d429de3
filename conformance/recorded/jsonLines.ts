/**
 * Reads and writes exchanges as JSON lines. `exchange.schema.json` describes a line. The journal of a run of the
 * suite can be read as well, because it contains exchanges.
 */
import { isUtf8 } from 'node:buffer';
import type { TransportFailure } from '../../wire/exchange.ts';
import type { RecordedExchange } from '../engine/result.ts';
import type { Headers, TrafficExchange } from './traffic.ts';

/** One line with an exchange, as `exchange.schema.json` describes it. */
export interface ExchangeLine {
  /** The time of the request, in ISO 8601. */
  startedAt?: string;
  durationMs?: number;
  request: { method: string; url: string; headers?: Headers } & LineBody;
  response?: { status: number; reason?: string; headers?: Headers } & LineBody;
  /**
   * The reason why no whole response came: `truncated: the connection was closed in the middle of the body, after 17
   * bytes`.
   */
  failure?: string;
}

/** A body: its decoded text, or its bytes on the wire in Base64. Both are absent if the body was not kept. */
interface LineBody {
  body?: string;
  bodyBase64?: string;
  /** The length of the body on the wire, in bytes. */
  bodyBytes?: number;
}

/** A line of the journal of a run. Only a line with a result contains exchanges. */
interface JournalLine {
  head?: unknown;
  plan?: unknown;
  end?: unknown;
  result?: { exchanges?: RecordedExchange[] };
}

/** Reads the lines of a text with their numbers, which begin with 1. Each line must fit into memory. */
export async function* splitLines(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<{ text: string; number: number }> {
  let parts: Buffer[] = [];
  let number = 0;
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      parts.push(chunk.subarray(start, end));
      yield { text: Buffer.concat(parts).toString(), number: ++number };
      parts = [];
      start = end + 1;
    }
    if (start < chunk.length) parts.push(chunk.subarray(start));
  }
  if (parts.length > 0) yield { text: Buffer.concat(parts).toString(), number: ++number };
}

/**
 * Returns the exchanges of a line: the exchange of an exchange line, or the exchanges in the result of a journal
 * line.
 * @throws an Error that says what is wrong, if the line has neither form
 */
export function fromLine(text: string, source: string): TrafficExchange[] {
  if (text.trim() === '') return [];
  let line: Partial<ExchangeLine> & JournalLine;
  try {
    line = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Error(`is not valid JSON: ${positionIn(error as Error)}`);
  }
  if (line?.head ?? line?.plan ?? line?.end) return [];
  if (line?.result) return (line.result.exchanges ?? []).map((one) => fromReport(one, source));
  const { request, response } = line ?? {};
  if (typeof request?.url !== 'string' || typeof request.method !== 'string')
    throw new Error('is not an exchange: add a `request` with `url` and `method`');
  if (response && typeof response.status !== 'number')
    throw new Error('is not an exchange: add a `status` to its `response`');
  return [fromExchangeLine(line as ExchangeLine, source)];
}

/**
 * Returns the place of a syntax error. The message of `JSON.parse` also quotes the text, which may contain a secret.
 */
function positionIn({ message }: Error): string {
  const [, at] = /at position (\d+)/.exec(message) ?? [];
  if (at) return `bad syntax at character ${Number(at) + 1}`;
  return message.includes('end of JSON') ? 'it is cut off' : 'bad syntax';
}

function fromExchangeLine(line: ExchangeLine, source: string): TrafficExchange {
  const { startedAt, durationMs, request, response, failure } = line;
  return {
    source,
    ...(startedAt && { startedAt }),
    ...(durationMs !== undefined && { durationMs }),
    request: { method: request.method.toUpperCase(), url: request.url, ...readMessage(request) },
    ...(response && {
      response: {
        status: response.status,
        reason: response.reason ?? '',
        ...readMessage(response),
        isRaw: response.bodyBase64 !== undefined || response.bodyBytes === 0,
        ...(response.bodyBytes !== undefined && { bodyBytes: response.bodyBytes }),
      },
    }),
    ...(failure && { failure: readFailure(failure) }),
  };
}

function readMessage({
  headers = [],
  body,
  bodyBase64,
  bodyBytes,
}: LineBody & { headers?: Headers }) {
  if (bodyBase64 !== undefined) return { headers, body: Buffer.from(bodyBase64, 'base64') };
  if (body !== undefined) return { headers: decoded(headers), body: Buffer.from(body) };
  return { headers, ...(bodyBytes === 0 && { body: Buffer.alloc(0) }) };
}

/** Removes `Content-Encoding` from the headers, because a body that is written as text is already decoded. */
function decoded(headers: Headers): Headers {
  return headers.filter(([name]) => name.toLowerCase() !== 'content-encoding');
}

function readFailure(text: string): TransportFailure {
  const [name = '', message = ''] = text.split(/: (.*)/s);
  return { name: name as TransportFailure['name'], message };
}

/**
 * Converts an exchange of a report. Reports truncate long bodies. A truncated body cannot be judged, so it is left
 * out.
 */
function fromReport(exchange: RecordedExchange, source: string): TrafficExchange {
  const { request, response, failure } = exchange;
  const isCut = (body: string) => body.endsWith('…');
  return {
    source,
    request: {
      method: request.method,
      url: request.url,
      headers: request.headers,
      ...(!isCut(request.body ?? '') && { body: Buffer.from(request.body ?? '') }),
    },
    ...(response && {
      response: {
        status: response.status,
        reason: response.reason,
        headers: decoded(response.headers),
        bodyBytes: response.bodyBytes,
        ...(!isCut(response.body) && { body: Buffer.from(response.body) }),
        isRaw: false,
      },
    }),
    ...(failure && { failure: readFailure(failure) }),
  };
}

/** Writes an exchange as one line of JSON, without the line break. */
export function toLine(traffic: TrafficExchange): string {
  const { startedAt, durationMs, request, response, failure } = traffic;
  const line: ExchangeLine = {
    ...(startedAt && { startedAt }),
    ...(durationMs !== undefined && { durationMs }),
    request: {
      method: request.method,
      url: request.url,
      headers: request.headers,
      ...lineBody(request.body),
    },
    ...(response && {
      response: {
        status: response.status,
        reason: response.reason,
        headers: response.headers,
        ...lineBody(response.body),
        ...(response.bodyBytes !== undefined && { bodyBytes: response.bodyBytes }),
      },
    }),
    ...(failure && { failure: `${failure.name}: ${failure.message}` }),
  };
  return JSON.stringify(line);
}

const BYTE_ORDER_MARK = 0xef;

function lineBody(body: Buffer | undefined): LineBody {
  if (!body) return {};
  if (body.length === 0) return { bodyBytes: 0 };
  return isUtf8(body) && body[0] !== BYTE_ORDER_MARK
    ? { body: body.toString() }
    : { bodyBase64: body.toString('base64') };
}

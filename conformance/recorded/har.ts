/**
 * Reads and writes HAR 1.2, the format of browsers, proxies and test tools:
 * http://www.softwareishard.com/blog/har-12-spec/.
 */
import { JSONParser } from '@streamparser/json';
import { writeForm } from '../../wire/form.ts';
import { type Headers, readHeader, type TrafficExchange, type TrafficResponse } from './traffic.ts';

/** The parts of a HAR entry that the program reads. Tools may omit any of them. */
interface HarEntry {
  startedDateTime?: string;
  time?: number;
  request?: {
    method?: string;
    url?: string;
    headers?: HarHeader[];
    bodySize?: number;
    postData?: { mimeType?: string; text?: string; encoding?: string; params?: HarParameter[] };
  };
  response?: {
    status?: number;
    statusText?: string;
    headers?: HarHeader[];
    content?: { size?: number; mimeType?: string; text?: string; encoding?: string };
  };
}

interface HarHeader {
  name: string;
  value: string;
}

interface HarParameter {
  name: string;
  value?: string;
}

/**
 * Reads the entries of a HAR, one after the other.
 * @throws an Error if the HAR is not valid JSON, or if it ends in the middle of an entry
 */
export async function* harEntries(chunks: AsyncIterable<Buffer>): AsyncGenerator<unknown> {
  const parser = new JSONParser({
    paths: ['$.log.entries.*'],
    keepStack: false,
    // A body is a long string. With this buffer for strings, the parser is twice as fast.
    stringBufferSize: 64 * 1024,
  });
  let entries: unknown[] = [];
  let problem: Error | undefined;
  parser.onValue = ({ value }) => void entries.push(value);
  parser.onError = (error) => {
    problem ??= error;
  };
  for await (const chunk of chunks) {
    parser.write(chunk);
    yield* entries;
    entries = [];
    // The message of the parser quotes the text of the file, which may contain a secret. So it is not used.
    if (problem) throw new Error('the next entry is not valid JSON');
  }
  if (!parser.isEnded) throw new Error('the file ends in the middle of the next entry');
}

/**
 * Converts an entry of a HAR into an exchange. A HAR does not keep the bytes of a body, its content encoding, its
 * byte-order mark, or the repetitions of a header.
 * @returns undefined if the value is not an entry
 */
export function fromHar(value: unknown, source: string): TrafficExchange | undefined {
  const { startedDateTime, time, request, response } = (value ?? {}) as HarEntry;
  if (!request?.url || !request.method) return undefined;
  const body = bodyOfRequest(request);
  return {
    source,
    ...(startedDateTime && { startedAt: startedDateTime }),
    ...(time !== undefined && time >= 0 && { durationMs: time }),
    request: {
      method: request.method.toUpperCase(),
      url: request.url,
      headers: restoreHeaders(request.headers, request.postData?.mimeType),
      ...(body && { body }),
    },
    ...(response?.status && response.status > 0 && { response: readResponse(response) }),
  };
}

function readResponse({
  status = 0,
  statusText = '',
  headers,
  content = {},
}: NonNullable<HarEntry['response']>): TrafficResponse {
  const { text, size, encoding, mimeType } = content;
  const body = text === undefined ? undefined : Buffer.from(text, readEncoding(encoding));
  // Some tools truncate long bodies. A body that is shorter than its stated size is left out.
  const isWhole = body && !(size !== undefined && body.length < size);
  return {
    status,
    reason: statusText,
    headers: restoreHeaders(headers, text === undefined ? undefined : mimeType),
    isRaw: false,
    ...(isWhole ? { body } : size === 0 ? { body: Buffer.alloc(0) } : {}),
  };
}

function bodyOfRequest({ bodySize, postData, method }: NonNullable<HarEntry['request']>) {
  if (postData?.text !== undefined && (postData.text !== '' || !postData.params?.length))
    return Buffer.from(postData.text, readEncoding(postData.encoding));
  if (postData?.params)
    return Buffer.from(
      postData.params.flatMap(({ name, value = '' }) => writeForm(name, value, 'form')).join('&'),
    );
  return bodySize === 0 || method === 'GET' || method === 'HEAD' ? Buffer.alloc(0) : undefined;
}

function readEncoding(encoding: string | undefined): BufferEncoding {
  return encoding?.toLowerCase() === 'base64' ? 'base64' : 'utf8';
}

/**
 * Returns the headers without what HAR tools change: each name once, no HTTP/2 pseudo-headers, and no
 * `Content-Encoding`, because the body is decoded.
 */
function restoreHeaders(headers: HarHeader[] = [], mimeType = ''): Headers {
  const joined = new Map<string, [string, string]>();
  for (const { name, value } of headers) {
    const key = name.toLowerCase();
    const first = joined.get(key);
    if (key.startsWith(':') || key === 'content-encoding') continue;
    if (!first) joined.set(key, [name, value]);
    else if (key === 'link') first[1] += `, ${value}`;
  }
  if (mimeType && mimeType !== 'x-unknown' && !joined.has('content-type'))
    joined.set('content-type', ['content-type', mimeType]);
  return [...joined.values()];
}

/** Writes an exchange as the JSON text of a HAR entry. */
export function toHarEntry(traffic: TrafficExchange): string {
  const { startedAt, durationMs = 0, request, response, failure } = traffic;
  const [, query] = request.url.split(/\?(.*)/s);
  const pairs = (headers: Headers) => headers.map(([name, value]) => ({ name, value }));
  const type = (headers: Headers) => readHeader(headers, 'content-type') ?? '';
  return JSON.stringify({
    startedDateTime: startedAt ?? new Date(0).toISOString(),
    time: durationMs,
    request: {
      method: request.method,
      url: request.url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(request.headers),
      queryString: [...new URLSearchParams(query)].map(([name, value]) => ({ name, value })),
      headersSize: -1,
      bodySize: request.body?.length ?? -1,
      ...(request.body?.length && {
        postData: { mimeType: type(request.headers), text: request.body.toString() },
      }),
    },
    response: {
      status: response?.status ?? 0,
      statusText: response?.reason ?? '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(response?.headers ?? []),
      content: {
        size: response?.body?.length ?? response?.bodyBytes ?? -1,
        mimeType: type(response?.headers ?? []) || 'x-unknown',
        ...(response?.body && { text: response.body.toString() }),
      },
      redirectURL: readHeader(response?.headers ?? [], 'location') ?? '',
      headersSize: -1,
      bodySize: -1,
      ...(failure && { _error: `${failure.name}: ${failure.message}` }),
    },
    cache: {},
    timings: { send: 0, wait: durationMs, receive: 0 },
  });
}

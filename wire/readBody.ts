import { isUtf8 } from 'node:buffer';
import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import type { JsonValue } from '../contract/case.ts';
import { headerValues, type RawResponse } from './exchange.ts';
import { judgeableJson } from './judgeableJson.ts';

/** The body of a response, decoded as far as possible. */
export interface ResponseBody {
  /** The decoded bytes. Absent if the content encoding cannot be decoded. */
  bytes?: Buffer;
  /** The reason why the content encoding cannot be decoded. */
  problem?: string;
  /** True if the body begins with a byte-order mark of UTF-8. */
  hasByteOrderMark: boolean;
  /** The bytes as text, without a byte-order mark. Absent if the bytes are not UTF-8. */
  text?: string;
}

const MAX_DECODED_BYTES = 128 * 1024 * 1024;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Decodes the content encoding of a body and reads the body as text. */
export function readBody(response: Pick<RawResponse, 'headers' | 'body'>): ResponseBody {
  const encodings = headerValues(response, 'content-encoding')
    .flatMap((value) => value.split(','))
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && name !== 'identity');
  let bytes = response.body;
  for (const encoding of encodings.reverse()) {
    const decoder = DECODERS[encoding];
    if (!decoder)
      return { problem: `Content-Encoding ${encoding} was not requested`, hasByteOrderMark: false };
    try {
      bytes = decoder(bytes);
    } catch {
      return { problem: `the body is not valid ${encoding}`, hasByteOrderMark: false };
    }
  }
  const hasByteOrderMark = bytes.subarray(0, 3).equals(BYTE_ORDER_MARK);
  return {
    bytes,
    hasByteOrderMark,
    ...(isUtf8(bytes) && { text: bytes.toString('utf8', hasByteOrderMark ? 3 : 0) }),
  };
}

/**
 * Returns the value of a JSON body; undefined if the body is not JSON. `judgeableJson` says which values of a very large
 * body are left out.
 */
export function readJson(response: Pick<RawResponse, 'headers' | 'body'>): JsonValue | undefined {
  try {
    return JSON.parse(judgeableJson(readBody(response).text ?? '').text);
  } catch {
    return undefined;
  }
}

const limit = { maxOutputLength: MAX_DECODED_BYTES };
const gunzip = (bytes: Buffer) => gunzipSync(bytes, limit);
const DECODERS: Record<string, (bytes: Buffer) => Buffer> = {
  gzip: gunzip,
  'x-gzip': gunzip,
  br: (bytes) => brotliDecompressSync(bytes, limit),
  // For `deflate`, RFC 9110 requires the zlib format, but some servers send raw deflate data.
  deflate: (bytes) =>
    (bytes[0]! & 0x0f) === 8 ? inflateSync(bytes, limit) : inflateRawSync(bytes, limit),
};

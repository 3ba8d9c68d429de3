import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { errorCode } from '../errorCode.ts';
import type { Refused } from './refuse.ts';

/** The maximum size of a push in bytes. */
const MAX_PUSH = 2 * 1024 ** 3;

/**
 * Writes the body of a request to a file. A body in gzip is unzipped.
 * @returns why the body is refused; undefined for a body that is in the file
 * @throws an Error if the client disconnects
 */
export async function spool(
  request: Pick<IncomingMessage, 'headers'> & NodeJS.ReadableStream,
  file: string,
  maxBytes = MAX_PUSH,
): Promise<Refused | undefined> {
  let size = 0;
  async function* limited(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length;
      // The rest is read, too, because a client that still sends would not see the response.
      if (size <= maxBytes) yield chunk;
    }
  }
  const isZipped = request.headers['content-encoding'] === 'gzip';
  try {
    const unzipped = isZipped ? createGunzip() : new PassThrough();
    await pipeline(request, unzipped, limited, createWriteStream(file));
  } catch (error) {
    if (/^Z_/.test(errorCode(error) ?? ''))
      return { status: 400, text: 'The push is not valid gzip' };
    throw error;
  }
  return size > maxBytes ? { status: 413, text: 'The push is too large' } : undefined;
}

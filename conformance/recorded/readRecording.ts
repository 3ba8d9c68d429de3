import { createReadStream } from 'node:fs';
import { UsageError } from '../../contract/usageError.ts';
import { fromHar, harEntries } from './har.ts';
import { fromLine, splitLines } from './jsonLines.ts';
import type { TrafficExchange } from './traffic.ts';

/** One record of a recording: an exchange, or the place and the problem of a record that cannot be read. */
export type Recorded = { exchange: TrafficExchange } | { place: string; problem: string };

/** The number of bytes at the beginning of a file that show its format. */
const HEAD_BYTES = 256;
/** If this number of lines at the beginning cannot be read, the file is not a recording. */
const MAX_UNREADABLE_AT_START = 20;
const CHUNK_BYTES = 512 * 1024;

/**
 * Reads a recording as a stream: a HAR, JSON lines with exchanges, or the journal of a run of the suite. The
 * beginning of the file shows which format it has.
 * @param file its path; `-` stands for the standard input
 * @param onBytes receives the number of bytes of each chunk
 * @param options `isPart`: whether the file is a part of a recording. A part may begin with any number of lines that
 *   cannot be read. Default: false
 * @throws a UsageError if the file does not exist or has another format
 */
export async function* readRecording(
  file: string,
  onBytes: (bytes: number) => void,
  { isPart = false } = {},
): AsyncGenerator<Recorded> {
  const stream =
    file === '-' ? process.stdin : createReadStream(file, { highWaterMark: CHUNK_BYTES });
  const chunks = counted(file, stream, onBytes);
  const { head, whole } = await peek(chunks);
  const text = head
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart();
  if (!isPart && text !== '' && !text.startsWith('{'))
    throw new UsageError(
      `${file} is neither a HAR nor lines of JSON. Write one exchange per line, as forge-contract/exchange.schema.json describes.`,
    );
  yield* /^\{\s*"log"/.test(text) ? fromHarFile(file, whole) : fromLinesFile(file, whole, isPart);
}

async function* fromHarFile(file: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Recorded> {
  let entry = 0;
  try {
    for await (const value of harEntries(chunks)) {
      entry += 1;
      const place = `${file}, entry ${entry}`;
      const exchange = fromHar(value, place);
      yield exchange
        ? { exchange }
        : { place, problem: 'is not an entry: add a `request` with `url` and `method`' };
    }
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { message } = error as Error;
    if (entry === 0)
      throw new UsageError(`${file} cannot be read: ${message}. Record the HAR again.`);
    yield { place: file, problem: `was read up to entry ${entry}: ${message}` };
  }
}

async function* fromLinesFile(
  file: string,
  chunks: AsyncIterable<Buffer>,
  isPart: boolean,
): AsyncGenerator<Recorded> {
  let unreadable = 0;
  let isReadable = false;
  for await (const { text, number } of splitLines(chunks)) {
    const place = `${file}:${number}`;
    try {
      const exchanges = fromLine(text, place);
      isReadable ||= text.trim() !== '';
      for (const exchange of exchanges) yield { exchange };
    } catch (error) {
      const problem = (error as Error).message;
      unreadable += 1;
      if (!isPart && !isReadable && unreadable === MAX_UNREADABLE_AT_START)
        throw new UsageError(`${place} ${problem}. The same is true of every line before it.`);
      yield { place, problem };
    }
  }
}

async function* counted(
  file: string,
  stream: AsyncIterable<Buffer>,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of stream) {
      onBytes(chunk.length);
      yield chunk;
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason =
      code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : message;
    throw new UsageError(`${file} cannot be read: ${reason}.`, { cause: error });
  }
}

/** Returns the beginning of a stream, and the stream with that beginning. */
async function peek(chunks: AsyncGenerator<Buffer>) {
  const parts: Buffer[] = [];
  let size = 0;
  while (size < HEAD_BYTES) {
    const { value, done } = await chunks.next();
    if (done) break;
    parts.push(value);
    size += value.length;
  }
  const head = Buffer.concat(parts);
  async function* whole() {
    yield head;
    yield* chunks;
  }
  return { head: head.subarray(0, HEAD_BYTES), whole: whole() };
}

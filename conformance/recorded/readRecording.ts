import { createReadStream } from 'node:fs';
import { UsageError } from '../../contract/usageError.ts';
import { fromHar, harEntries } from './har.ts';
import { fromLine, linesOf } from './jsonLines.ts';
import type { TrafficExchange } from './traffic.ts';

/** Something that is read out of a recording: an exchange, or a place that cannot be read. */
export type Recorded = { exchange: TrafficExchange } | { place: string; problem: string };

/** Enough of a file to tell what it is. */
const HEAD_BYTES = 256;
/** When so many lines are unreadable and none before was readable, the file is something else. */
const ENOUGH_UNREADABLE = 20;
const CHUNK_BYTES = 512 * 1024;

/**
 * Reads a recording from its beginning to its end, never all of it at once: a HAR, lines of JSON with exchanges, or
 * the journal of a run of the suite. What it is, its beginning tells.
 * @param file its path; `-` for the standard input
 * @param onBytes is told how many more bytes have been read
 * @throws a UsageError when there is no such file or it is none of these
 */
export async function* readRecording(
  file: string,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Recorded> {
  const stream =
    file === '-' ? process.stdin : createReadStream(file, { highWaterMark: CHUNK_BYTES });
  const chunks = counted(file, stream, onBytes);
  const { head, whole } = await peek(chunks);
  const text = head
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart();
  if (text !== '' && !text.startsWith('{'))
    throw new UsageError(
      `${file} is neither a HAR nor lines of JSON with an exchange each (forge-contract/exchange.schema.json).`,
    );
  yield* /^\{\s*"log"/.test(text) ? fromHarFile(file, whole) : fromLinesFile(file, whole);
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
        : { place, problem: 'is no entry: it has no request with url and method' };
    }
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { message } = error as Error;
    if (entry === 0) throw new UsageError(`${file} is no HAR that could be read: ${message}.`);
    yield { place: file, problem: `could be read up to entry ${entry} only: ${message}` };
  }
}

async function* fromLinesFile(
  file: string,
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<Recorded> {
  let unreadable = 0;
  let isReadable = false;
  for await (const { text, number } of linesOf(chunks)) {
    const place = `${file}:${number}`;
    try {
      const exchanges = fromLine(text, place);
      isReadable ||= text.trim() !== '';
      for (const exchange of exchanges) yield { exchange };
    } catch (error) {
      const problem = (error as Error).message;
      unreadable += 1;
      if (!isReadable && unreadable === ENOUGH_UNREADABLE)
        throw new UsageError(`${place} ${problem}, as every line before it.`);
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

/** Looks at the beginning without taking it away. */
async function peek(chunks: AsyncGenerator<Buffer>) {
  const begun: Buffer[] = [];
  let size = 0;
  while (size < HEAD_BYTES) {
    const { value, done } = await chunks.next();
    if (done) break;
    begun.push(value);
    size += value.length;
  }
  const head = Buffer.concat(begun);
  async function* whole() {
    yield head;
    yield* chunks;
  }
  return { head: head.subarray(0, HEAD_BYTES), whole: whole() };
}

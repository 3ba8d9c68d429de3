/**
 * Reads the head of a push, and writes the response to a refused push. The head has the commands that create, move and
 * delete refs (git's protocol, `pack-protocol`).
 */
import { isUtf8 } from 'node:buffer';
import { open } from 'node:fs/promises';

/** A ref that a push creates, moves or deletes. The SHA of a missing ref has only zeros. */
export interface RefCommand {
  before: string;
  now: string;
  name: string;
}

export interface ReceiveCommands {
  commands: RefCommand[];
  /** The abilities of the client, such as `report-status`. */
  abilities: string[];
  /** The bytes before the pack. */
  bytes: Buffer;
}

/** The maximum size of all commands of a push in bytes, which is enough for 30,000 refs. */
const MAX_BYTES = 4 * 1024 * 1024;

/**
 * Reads the commands from the file with the body of a push. The result is undefined if they are malformed or too long,
 * or if the name of a ref is not UTF-8.
 */
export async function readCommands(file: string): Promise<ReceiveCommands | undefined> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAX_BYTES), 0, MAX_BYTES, 0);
    return parseCommands(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

export function parseCommands(bytes: Buffer): ReceiveCommands | undefined {
  const commands: RefCommand[] = [];
  let abilities: string[] = [];
  for (let at = 0; ; ) {
    const digits = bytes.toString('latin1', at, at + 4);
    if (digits === '0000') return { commands, abilities, bytes: bytes.subarray(0, at + 4) };
    const length = /^[0-9a-f]{4}$/.test(digits) ? Number.parseInt(digits, 16) : 0;
    if (length < 4 || at + length > bytes.length) return undefined;
    if (!isUtf8(bytes.subarray(at, at + length))) return undefined;
    const [line = '', own] = bytes.toString('utf8', at + 4, at + length).split('\0');
    if (own !== undefined) abilities = own.trim().split(' ');
    at += length;
    if (line.startsWith('shallow ')) continue;
    const [, before, now, name] = /^([0-9a-f]{40}) ([0-9a-f]{40}) (.+?)\n?$/.exec(line) ?? [];
    if (!before || !now || !name) return undefined;
    commands.push({ before, now, name });
  }
}

/** Writes the response to a push that is refused as a whole. Git prints the reason beside each ref. */
export function refusedPush(
  { commands, abilities }: Omit<ReceiveCommands, 'bytes'>,
  reason: string,
): Buffer {
  const report = Buffer.concat([
    packet('unpack ok\n'),
    ...commands.map(({ name }) => packet(`ng ${name} ${reason}\n`)),
    FLUSH,
  ]);
  if (!abilities.some((one) => one.startsWith('report-status'))) return FLUSH;
  if (!abilities.includes('side-band-64k')) return report;
  const pieces = Array.from({ length: Math.ceil(report.length / BAND) }, (_, index) =>
    packet(Buffer.concat([Buffer.from([1]), report.subarray(index * BAND, (index + 1) * BAND)])),
  );
  return Buffer.concat([...pieces, FLUSH]);
}

const FLUSH = Buffer.from('0000');

/** The maximum number of bytes of a packet in a side band. */
const BAND = 65_515;

function packet(content: string | Buffer): Buffer {
  const bytes = Buffer.from(content);
  const length = (bytes.length + 4).toString(16).padStart(4, '0');
  return Buffer.concat([Buffer.from(length), bytes]);
}

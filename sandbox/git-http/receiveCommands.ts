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
  /** The options of the push: `merge_request.create`. */
  options: string[];
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
  const head = readPackets(bytes, 0);
  if (!head) return undefined;
  const commands: RefCommand[] = [];
  let abilities: string[] = [];
  for (const packet of head.packets) {
    const [line = '', own] = packet.split('\0');
    if (own !== undefined) abilities = own.trim().split(' ');
    if (line.startsWith('shallow ')) continue;
    const [, before, now, name] = /^([0-9a-f]{40}) ([0-9a-f]{40}) (.+?)\n?$/.exec(line) ?? [];
    if (!before || !now || !name) return undefined;
    commands.push({ before, now, name });
  }
  const more = abilities.includes('push-options') ? readPackets(bytes, head.end) : undefined;
  if (abilities.includes('push-options') && !more) return undefined;
  return {
    commands,
    abilities,
    options: more?.packets.map((text) => text.replace(/\n$/, '')) ?? [],
    bytes: bytes.subarray(0, more?.end ?? head.end),
  };
}

/** Reads packets of text up to the next flush. The result is undefined if they are malformed, or not UTF-8. */
function readPackets(bytes: Buffer, start: number): { packets: string[]; end: number } | undefined {
  const packets: string[] = [];
  for (let at = start; ; ) {
    const digits = bytes.toString('latin1', at, at + 4);
    if (digits === '0000') return { packets, end: at + 4 };
    const length = /^[0-9a-f]{4}$/.test(digits) ? Number.parseInt(digits, 16) : 0;
    if (length < 4 || at + length > bytes.length) return undefined;
    const packet = bytes.subarray(at + 4, at + length);
    if (!isUtf8(packet)) return undefined;
    packets.push(packet.toString('utf8'));
    at += length;
  }
}

/** Puts lines for the caller before the response to a push. Git prints them behind `remote:`. */
export function withLines(
  response: Buffer,
  { abilities }: Pick<ReceiveCommands, 'abilities'>,
  lines: string[],
): Buffer {
  if (lines.length === 0 || !abilities.includes('side-band-64k')) return response;
  const text = Buffer.from(lines.map((line) => `${line}\n`).join('')).subarray(0, BAND - 1);
  return Buffer.concat([packet(Buffer.concat([Buffer.from([2]), text])), response]);
}

/** Writes the response to a push that is refused as a whole. Git prints the reason beside each ref. */
export function refusedPush(
  { commands, abilities }: Pick<ReceiveCommands, 'commands' | 'abilities'>,
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

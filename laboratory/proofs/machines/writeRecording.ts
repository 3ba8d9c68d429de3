import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { toLine } from '../../../conformance/recorded/jsonLines.ts';
import { documentedTraffic } from '../../../conformance/recorded/testing/documentedTraffic.ts';
import type { TrafficExchange } from '../../../conformance/recorded/traffic.ts';
import type { Contract } from '../../../contract/contract.ts';

/** One in this number of exchanges has a response that breaks the contract. The number has no factor in common with 4. */
const BROKEN = 37;
/** One in this number of lines cannot be read. */
const UNREADABLE = 5_003;

/**
 * Writes a recording of JSON lines. It cycles through the documented exchanges of all operations. Some responses break
 * the contract, in several ways, and some lines cannot be read.
 */
export async function writeRecording(
  contract: Contract,
  file: string,
  exchanges: number,
): Promise<void> {
  const documented = contract.cases
    .filter(({ operation }) => contract.operations.get(operation)!.path)
    .map((one) => documentedTraffic(contract, one));
  const right = documented.map(toLine);
  const broken = documented.map((traffic, index) => toLine(broke(traffic, index)));
  const stream = createWriteStream(file);
  for (let index = 0; index < exchanges; index++) {
    const lines = index % BROKEN === 0 ? broken : right;
    const line = index % UNREADABLE === 1 ? 'no exchange' : lines[index % lines.length];
    if (!stream.write(`${line}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'close');
}

/** Breaks a response: an undocumented status, an empty object, or a body that is not JSON. */
function broke(traffic: TrafficExchange, index: number): TrafficExchange {
  const response = traffic.response!;
  const ways = [
    { ...response, status: 418 },
    { ...response, body: Buffer.from('{}') },
    { ...response, body: Buffer.from('<p>') },
  ];
  return { ...traffic, response: ways[index % ways.length]! };
}

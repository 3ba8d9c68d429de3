import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { toHarEntry } from '../../../conformance/recorded/har.ts';
import { documentedTraffic } from '../../../conformance/recorded/testing/documentedTraffic.ts';
import type { TrafficExchange } from '../../../conformance/recorded/traffic.ts';
import type { Contract } from '../../../contract/contract.ts';

/** The minimum length of an entry, in characters. */
const ENTRY_LENGTH = 4_200;

/**
 * Writes a HAR of correct exchanges. It cycles through the documented list responses. The items of a list are repeated
 * until its entry has the minimum length.
 */
export async function writeLargeHar(
  contract: Contract,
  file: string,
  exchanges: number,
): Promise<void> {
  const stream = createWriteStream(file);
  stream.write('{"log":{"version":"1.2","creator":{"name":"proof","version":"1"},"entries":[');
  const entries = contract.cases
    .filter(({ operation, breaks }) => !breaks && contract.operations.get(operation)!.path)
    .map((documented) => documentedTraffic(contract, documented))
    .filter(({ response }) => Array.isArray(jsonIn(response!.body!)))
    .flatMap((traffic) => lengthened(traffic));
  for (let index = 0; index < exchanges; index++)
    if (!stream.write(`${index > 0 ? ',' : ''}${entries[index % entries.length]}`))
      await once(stream, 'drain');
  stream.end(']}}');
  await once(stream, 'close');
}

/**
 * Returns an entry whose list repeats its items until the entry is long enough. Empty and long lists are left out.
 */
function lengthened(traffic: TrafficExchange): string[] {
  const items = jsonIn(traffic.response!.body!) as unknown[];
  const missing = ENTRY_LENGTH - toHarEntry(traffic).length;
  if (items.length === 0 || items.length > 50) return [];
  const times = Math.max(1, Math.ceil(missing / JSON.stringify(items).length) + 1);
  const body = Buffer.from(JSON.stringify(Array.from({ length: times }, () => items).flat()));
  return [toHarEntry({ ...traffic, response: { ...traffic.response!, body } })];
}

function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

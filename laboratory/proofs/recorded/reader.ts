/**
 * Judges a HAR (`judge FILE`), or only parses it (`read FILE`). During the work it sends memory samples to its parent
 * process, and at the end the duration.
 */
import { createReadStream } from 'node:fs';
import { judgeRecorded } from '../../../conformance/index.ts';
import { harEntries } from '../../../conformance/recorded/har.ts';
import { readContract } from '../../../contract/contract.ts';
import { type MemorySample, memoryOf } from '../memory.ts';

/** A message that this process sends to its parent process. */
export type ReaderMessage =
  | { sample: MemorySample }
  | { ms: number; processor: number; exchanges: number; broken: number; maxRss: number };

/** The time between two samples, in milliseconds. */
const SAMPLE_MS = 1000;
let next = 0;

const [mode, file] = process.argv.slice(2) as ['judge' | 'read', string];
const report = (message: ReaderMessage) => process.send!(message);
const contract = await readContract();
const started = performance.now();
const before = process.cpuUsage();
const { exchanges, broken } = mode === 'judge' ? await judge() : await read();
const { user, system } = process.cpuUsage(before);
report({
  ms: performance.now() - started,
  processor: (user + system) / 1000,
  exchanges,
  broken,
  maxRss: process.resourceUsage().maxRSS / 1000,
});

async function judge() {
  const { counts } = await judgeRecorded({
    contract,
    files: [file],
    only: 'responses',
    stdout: { write: () => {} },
    // The judge writes its progress to this stream, and more often to a terminal. The text contains the number of judged
    // exchanges.
    stderr: {
      isTTY: true,
      write: (text) => {
        const [, sent] = /(\d+) exchanges/.exec(text) ?? [];
        if (!sent || performance.now() < next) return;
        next = performance.now() + SAMPLE_MS;
        report({ sample: { sent: Number(sent), ...memoryOf() } });
      },
    },
  });
  return { exchanges: counts.pass + counts.fail, broken: counts.fail };
}

async function read() {
  let exchanges = 0;
  const stream = createReadStream(file, { highWaterMark: 512 * 1024 });
  for await (const _ of harEntries(stream)) exchanges += 1;
  return { exchanges, broken: 0 };
}

/**
 * Judges a HAR (`judge FILE`), finds the calls that the release of the proof `upgrade` changes (`upgrade FILE`), or only
 * parses it (`read FILE`). During the work it sends memory samples to its parent
 * process, and at the end the duration.
 */
import { createReadStream } from 'node:fs';
import { judgeRecorded } from '../../../conformance/index.ts';
import { harEntries } from '../../../conformance/recorded/har.ts';
import { createContract, readContract } from '../../../contract/contract.ts';
import { lazyValidators } from '../../../theirs/index.ts';
import { upgrade } from '../../../upgrade/index.ts';
import { type MemorySample, memoryOf } from '../memory.ts';
import { RELEASE } from '../upgrade/release.ts';

/** A message that this process sends to its parent process. */
export type ReaderMessage =
  | { sample: MemorySample }
  | { ms: number; processor: number; exchanges: number; broken: number; maxRss: number };

/** The time between two samples, in milliseconds. */
const SAMPLE_MS = 1000;
let next = 0;

const [mode, file] = process.argv.slice(2) as ['judge' | 'upgrade' | 'read', string];
const report = (message: ReaderMessage) => process.send!(message);
const contract = await readContract();
const started = performance.now();
const before = process.cpuUsage();
const { exchanges, broken } = await { judge, upgrade: findChanges, read }[mode]();
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

async function findChanges() {
  const document = structuredClone(contract.document);
  for (const one of RELEASE) one.document(document);
  const to = createContract(document, [], lazyValidators(document));
  let sent = 0;
  const { traffic } = await upgrade({
    from: { name: 'earlier', contract },
    to: { name: 'later', contract: to },
    files: [file],
    onCall: () => {
      sent += 1;
      if (performance.now() < next) return;
      next = performance.now() + SAMPLE_MS;
      report({ sample: { sent, ...memoryOf() } });
    },
  });
  return { exchanges: traffic.calls, broken: 0 };
}

async function read() {
  let exchanges = 0;
  const stream = createReadStream(file, { highWaterMark: 512 * 1024 });
  for await (const _ of harEntries(stream)) exchanges += 1;
  return { exchanges, broken: 0 };
}

import { fork } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContract } from '../../../contract/contract.ts';
import { type MemorySample, memoryFaults, memoryFigures } from '../memory.ts';
import type { ReaderMessage } from './reader.ts';
import { writeLargeHar } from './writeLargeHar.ts';

interface Reading {
  ms: number;
  /** The used processor time in milliseconds. Unlike `ms`, it does not depend on other work of the machine. */
  processor: number;
  exchanges: number;
  broken: number;
  /** The maximum memory of the process, in megabytes. */
  maxRss: number;
  samples: MemorySample[];
}

/** The most processor time of `upgrade`, as a multiple of that of `judge`. */
const MOST_UPGRADE = 1.5;

/**
 * Judges a HAR with this number of exchanges in another process, and compares the time with the time to parse its
 * JSON. The time of `upgrade` is compared with that of the judge.
 */
export async function judgeLarge(options: {
  exchanges: number;
  onProgress: (text: string) => void;
}): Promise<{ figures: string[]; faults: string[] }> {
  const { exchanges, onProgress } = options;
  const folder = await mkdtemp(join(tmpdir(), 'forge-contract-har-'));
  const file = join(folder, 'large.har');
  try {
    onProgress('writing the file');
    await writeLargeHar(await readContract(), file, exchanges);
    const { size } = await stat(file);
    const read = await runReader('read', file, onProgress);
    const judged = await runReader('judge', file, onProgress);
    const upgraded = await runReader('upgrade', file, onProgress);
    const upgradeShare = upgraded.processor / judged.processor;
    const figuresOf = ({ ms, processor, exchanges, maxRss }: Reading) =>
      `${(ms / 1000).toFixed(1)} s (processor ${(processor / 1000).toFixed(1)} s), ${Math.round((exchanges / processor) * 1000)} exchanges per second of processor time, ${maxRss.toFixed(0)} MB at most`;
    return {
      figures: [
        `a HAR of ${(size / 1e6).toFixed(0)} MB with ${exchanges} exchanges is judged in ${figuresOf(judged)}`,
        `its JSON is parsed in ${figuresOf(read)}`,
        `judged / read: ${(judged.processor / read.processor).toFixed(1)} × the processor time`,
        ...memoryFigures(judged.samples),
        `\`upgrade\` finds its changed calls in ${figuresOf(upgraded)}`,
        `upgrade / judged: ${upgradeShare.toFixed(2)} × the processor time`,
        ...memoryFigures(upgraded.samples),
      ],
      faults: [
        ...(judged.exchanges === exchanges
          ? []
          : [`${judged.exchanges} of ${exchanges} were judged`]),
        ...(judged.broken === 0 ? [] : [`${judged.broken} correct exchanges were judged as wrong`]),
        ...memoryFaults(judged.samples),
        ...(upgradeShare <= MOST_UPGRADE
          ? []
          : ['`upgrade` takes more than 1.5 × the time of `judge`']),
        ...(upgraded.exchanges === exchanges ? [] : [`${upgraded.exchanges} were looked at`]),
        ...memoryFaults(upgraded.samples),
      ],
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function runReader(
  mode: 'judge' | 'upgrade' | 'read',
  file: string,
  onProgress: (text: string) => void,
): Promise<Reading> {
  const samples: MemorySample[] = [];
  const child = fork(join(import.meta.dirname, 'reader.ts'), [mode, file], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    let done: Omit<Reading, 'samples'> | undefined;
    child.on('message', (message: ReaderMessage) => {
      if ('ms' in message) done = message;
      else {
        samples.push(message.sample);
        onProgress(`${message.sample.sent} exchanges judged`);
      }
    });
    child.once('exit', (code) =>
      done
        ? resolve({ ...done, samples })
        : reject(new Error(`the reader ended with exit status ${code}`)),
    );
  });
}

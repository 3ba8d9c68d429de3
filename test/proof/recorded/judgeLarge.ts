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
  /** Processor time in milliseconds: what other work on the machine does not change. */
  processor: number;
  exchanges: number;
  broken: number;
  /** In megabytes. */
  maxRss: number;
  samples: MemorySample[];
}

/** Judges a HAR of so many exchanges in a process of its own, beside a bare reading of its JSON. */
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
    const told = ({ ms, processor, exchanges, maxRss }: Reading) =>
      `${(ms / 1000).toFixed(1)} s (processor ${(processor / 1000).toFixed(1)} s), ${Math.round((exchanges / processor) * 1000)} exchanges in a second of it, ${maxRss.toFixed(0)} MB at most`;
    return {
      figures: [
        `a HAR of ${(size / 1e6).toFixed(0)} MB with ${exchanges} exchanges is judged in ${told(judged)}`,
        `its JSON alone is read in ${told(read)}`,
        `judged / read: ${(judged.processor / read.processor).toFixed(1)} × the processor time`,
        ...memoryFigures(judged.samples),
      ],
      faults: [
        ...(judged.exchanges === exchanges
          ? []
          : [`${judged.exchanges} of ${exchanges} were judged`]),
        ...(judged.broken === 0 ? [] : [`${judged.broken} were found to break the contract`]),
        ...memoryFaults(judged.samples),
      ],
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function runReader(
  mode: 'judge' | 'read',
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
      done ? resolve({ ...done, samples }) : reject(new Error(`the reader ended with ${code}`)),
    );
  });
}

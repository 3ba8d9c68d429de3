import { fork } from 'node:child_process';
import { join } from 'node:path';
import { readContract } from '../../../contract/contract.ts';
import { startMock } from '../../../mock/index.ts';
import { type MemorySample, memoryFaults, memoryFigures } from '../memory.ts';

/** The message that `sendAndJudge.ts` sends after each round. A round sends all cases once. */
interface Round {
  sample: MemorySample;
  /** The number of failed results since the start. */
  failed: number;
}

/**
 * Sends this number of requests to the mock and judges the responses. A separate process does this, so its memory can
 * be measured.
 */
export async function proveEngine(options: {
  exchanges: number;
  onProgress: (text: string) => void;
}): Promise<{ figures: string[]; faults: string[] }> {
  const { exchanges, onProgress } = options;
  const mock = await startMock({ contract: await readContract() });
  const rounds: Round[] = [];
  const file = join(import.meta.dirname, 'sendAndJudge.ts');
  const child = fork(file, [mock.url, String(exchanges)], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', (round: Round) => {
    rounds.push(round);
    onProgress(`${round.sample.sent} of ${exchanges} exchanges`);
  });
  const status = await new Promise((resolve) => child.once('exit', resolve));
  await mock.close();
  const samples = rounds.map(({ sample }) => sample);
  const { sample, failed } = rounds.at(-1) ?? { failed: 0 };
  return {
    figures: [`${sample?.sent ?? 0} exchanges sent and judged`, ...memoryFigures(samples)],
    faults: [
      ...(status === 0 ? [] : [`the process ended with exit status ${status}`]),
      ...(failed === 0 ? [] : [`${failed} correct responses were judged as wrong`]),
      ...memoryFaults(samples),
    ],
  };
}

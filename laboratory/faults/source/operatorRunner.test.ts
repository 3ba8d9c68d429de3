import { expect, test } from 'vitest';
import { readContract } from '../../../contract/contract.ts';
import type { SourceFault } from '../fault.ts';
import { prove } from '../prove.ts';
import { operatorRunner } from './operatorRunner.ts';
import { copyWithFaults } from './plant.ts';
import { readStatementFaults } from './readFaults.ts';

const contract = await readContract();
const fault = readStatementFaults('statements/tags').faults.find(
  ({ id }) => id === 'tags.search-begins',
)!;

/** Plants one fault, and runs the suites without writes. */
async function tried(one: SourceFault, faultless?: string) {
  const runner = operatorRunner(contract, {
    seed: 'random:7',
    modes: ['reading'],
    others: false,
    ...(faultless && { faultless }),
  });
  const [trial] = await prove([one], runner).finally(runner.close);
  return trial!;
}

test('names the job that finds a fault, and the statements that its findings name', async () => {
  expect(await tried(fault)).toMatchObject({
    outcome: 'found',
    by: 'reading probes listTags.tags.search-begins',
    statements: expect.arrayContaining(['tags.search-begins']),
  });
});

test('leaves out a job that has a finding without the fault, too', async () => {
  const { folder, remove } = await copyWithFaults([fault]);
  try {
    expect(await tried(fault, folder)).toMatchObject({ outcome: 'missed', findings: [] });
  } finally {
    remove();
  }
});

import { afterAll, describe, inject, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { groupBy } from '../../contract/groupBy.ts';
import { createDeliverer } from '../engine/deliver.ts';
import { replayCase } from '../engine/perform.ts';
import type {} from '../runReplay.ts';

const { contractDir, target, steps, timeoutMs, requestsPerSecond } = inject('replay');
const contract = await readContract(contractDir);
const deliverer = createDeliverer({
  kind: target.kind,
  timeoutMs,
  ...(requestsPerSecond !== undefined && { requestsPerSecond }),
});
afterAll(() => deliverer.close());

for (const [operation, group] of groupBy(steps, (step) => step.case.operation))
  describe.concurrent(operation, () => {
    for (const step of group)
      test(step.case.name, async ({ task, signal }) => {
        const result = await replayCase(contract, target, step, deliverer);
        // A run that is stopped closes the connections of the cases under way.
        if (signal.aborted) return;
        task.meta.result = result;
        if (result.outcome === 'fail')
          throw result.findings.map(({ message }) => message).join('\n');
      });
  });

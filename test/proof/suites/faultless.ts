import { startDeployment } from '../../../conformance/selftest/stateful/deployment.ts';
import type { Contract } from '../../../contract/contract.ts';

/** A run on a sandbox without a fault. */
export interface FaultlessRun {
  seed: string;
  passed: number;
  notRun: number;
  /** What was found all the same. */
  falseAlarms: string[];
}

/** Runs every suite with writes on a sandbox with a seed. */
export async function runFaultless(contract: Contract, seed: string): Promise<FaultlessRun> {
  const { jobs, perform, close } = await startDeployment(contract, { seed });
  const run: FaultlessRun = { seed, passed: 0, notRun: 0, falseAlarms: [] };
  try {
    for (const job of jobs) {
      const { suite, id, outcome, reason, findings, flaky } = (await perform(job)).result;
      if (outcome === 'pass' || outcome === 'unsupported') run.passed += 1;
      else if (outcome === 'not-run') run.notRun += 1;
      if (flaky || ['fail', 'error', 'blocked'].includes(outcome))
        run.falseAlarms.push(
          `${seed}: ${suite} ${id}: ${reason ?? findings.map(({ message }) => message).join('; ')}`,
        );
    }
  } finally {
    await close();
  }
  return run;
}

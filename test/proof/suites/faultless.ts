import type { Contract } from '../../../contract/contract.ts';
import { falseAlarm } from '../../../faults/behaviour/runner.ts';
import { startDeployment } from '../../../faults/deployment/startDeployment.ts';

/** A run on a sandbox without a fault. */
export interface FaultlessRun {
  seed: string;
  passed: number;
  notRun: number;
  /** What was found although nothing is wrong. */
  falseAlarms: string[];
}

/** Runs every suite with writes on a sandbox with a seed. */
export async function runFaultless(contract: Contract, seed: string): Promise<FaultlessRun> {
  const { jobs, perform, close } = await startDeployment(contract, { seed });
  const run: FaultlessRun = { seed, passed: 0, notRun: 0, falseAlarms: [] };
  try {
    for (const job of jobs) {
      const { result } = await perform(job);
      if (result.outcome === 'pass' || result.outcome === 'unsupported') run.passed += 1;
      else if (result.outcome === 'not-run') run.notRun += 1;
      const alarm = falseAlarm(result);
      if (alarm !== undefined) run.falseAlarms.push(`${seed}: ${alarm}`);
    }
  } finally {
    await close();
  }
  return run;
}

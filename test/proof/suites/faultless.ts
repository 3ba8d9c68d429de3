import type { Contract } from '../../../contract/contract.ts';
import { falseAlarm } from '../../../faults/behaviour/runner.ts';
import { startDeployment } from '../../../faults/deployment/startDeployment.ts';

/** The result of a run of all suites against a sandbox without a planted fault. */
export interface FaultlessRun {
  seed: string;
  passed: number;
  notRun: number;
  /** The findings. All of them are wrong, because the sandbox has no fault. */
  falseAlarms: string[];
}

/** Runs every suite, including writes, against a sandbox without a planted fault. */
export async function runFaultless(contract: Contract, seed: string): Promise<FaultlessRun> {
  const { jobs, perform, close } = await startDeployment(contract, { seed });
  const run: FaultlessRun = { seed, passed: 0, notRun: 0, falseAlarms: [] };
  try {
    for (const job of jobs) {
      const { result } = await perform(job);
      if (result.outcome === 'pass' || result.outcome === 'unsupported') run.passed += 1;
      else if (result.outcome === 'not-run' || result.outcome === 'vacuous') run.notRun += 1;
      const alarm = falseAlarm(result);
      if (alarm !== undefined) run.falseAlarms.push(`${seed}: ${alarm}`);
    }
  } finally {
    await close();
  }
  return run;
}

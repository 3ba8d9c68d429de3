import type { Contract } from '../../../contract/contract.ts';
import {
  type DeploymentOptions,
  startDeployment,
} from '../../../test/deployment/startDeployment.ts';
import { falseAlarm } from '../../faults/behaviour/runner.ts';

/** The kinds of deployment of the runs without a planted fault, in turn. */
export const KINDS: Required<Pick<DeploymentOptions, 'offering' | 'tier'>>[] = [
  { offering: 'self-managed', tier: 'ultimate' },
  { offering: 'hosted', tier: 'ultimate' },
  { offering: 'self-managed', tier: 'premium' },
  { offering: 'hosted', tier: 'free' },
];

/** The result of a run of all suites against a sandbox without a planted fault. */
export interface FaultlessRun
  extends Required<Pick<DeploymentOptions, 'seed' | 'offering' | 'tier'>> {
  passed: number;
  notRun: number;
  /** The findings. All of them are wrong, because the sandbox has no fault. */
  falseAlarms: string[];
}

/** Runs every suite, including writes, against a sandbox without a planted fault. */
export async function runFaultless(
  contract: Contract,
  options: Required<Pick<DeploymentOptions, 'seed' | 'offering' | 'tier'>>,
): Promise<FaultlessRun> {
  const { seed, offering, tier } = options;
  const { jobs, perform, close } = await startDeployment(contract, options);
  const run: FaultlessRun = { ...options, passed: 0, notRun: 0, falseAlarms: [] };
  try {
    for (const job of jobs) {
      const { result } = await perform(job);
      if (result.outcome === 'pass' || result.outcome === 'unsupported') run.passed += 1;
      else if (result.outcome === 'not-run' || result.outcome === 'vacuous') run.notRun += 1;
      const alarm = falseAlarm(result);
      if (alarm !== undefined) run.falseAlarms.push(`${seed} ${offering} ${tier}: ${alarm}`);
    }
  } finally {
    await close();
  }
  return run;
}

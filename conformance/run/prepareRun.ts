import { type Contract, readContract } from '../../contract/contract.ts';
import { MOCK_ALERT_INTAKE } from '../../contract/deployment.ts';
import { leaveJob } from '../engine/createSession.ts';
import type { Job } from '../engine/job.ts';
import type { Result } from '../engine/result.ts';
import { SUITES } from '../suites/index.ts';
import { baseUrl } from '../target/baseUrl.ts';
import { controlledSandbox } from '../target/controlledSandbox.ts';
import { type ResolvedTarget, resolveTarget, type TargetOptions } from '../target/resolveTarget.ts';
import { SANDBOX_DIFFERENCES } from '../target/sandboxDifferences.ts';
import type { Target } from '../target/target.ts';
import { newRunName } from './runFolder.ts';
import { type Selection, selectJobs, selectSuites, shardOf } from './selectJobs.ts';

/** What is asked of which target. */
export interface RunOptions extends TargetOptions, Selection {
  /** Run only part i of n of the selected jobs: `2/5`. */
  shard?: string;
  /** Where the tokens are. Default: `process.env`. */
  env?: NodeJS.ProcessEnv;
  /** The folder of the built contract. Default: `generated/`. */
  contractDir?: string;
  /** The name of a run to go on with. Default: a new one. */
  resume?: string;
}

/** A run that is ready to begin. */
export interface PreparedRun extends Pick<ResolvedTarget, 'limits' | 'knownFailures'> {
  /** Its name: it is in the names of what the run makes. */
  name: string;
  contract: Contract;
  target: Target;
  /** What is to be done, in the order of the contract. */
  jobs: Job[];
  /** The results of what is not selected. */
  unselected: Result[];
  /** Ends what was started for the run: the embedded mock. */
  close(): Promise<void>;
}

/**
 * Reads contract and profile, starts the embedded mock if no target is given, and plans the jobs. To the
 * target nothing is sent.
 * @throws a UsageError, with a message for the user, when the options or the profile are wrong
 */
export async function prepareRun(options: RunOptions): Promise<PreparedRun> {
  const contract = await readContract(options.contractDir);
  const name = options.resume ?? newRunName();
  const { limits, knownFailures, ...resolved } = await resolveTarget(
    options,
    contract,
    options.env ?? process.env,
    name,
  );
  const embedded =
    resolved.base === undefined
      ? await (options.kind === 'sandbox' ? startEmbeddedSandbox : startEmbeddedMock)(contract)
      : undefined;
  const close = async () => embedded?.close();
  try {
    const base = resolved.base ?? baseUrl(embedded!.url);
    const target: Target = {
      ...resolved.target,
      base,
      ...alertIntakeOf(options, base),
      ...(options.kind === 'sandbox' && (await controlledSandbox(contract, base))),
    };
    const planned = selectSuites(SUITES, options, target).flatMap((suite) =>
      suite.plan(contract, target),
    );
    const selected = selectJobs(planned, options);
    const jobs = options.shard === undefined ? selected : shardOf(selected, options.shard);
    // A shard speaks of its own part only, so that all shards together say everything once.
    const others =
      options.shard === undefined ? planned.filter((job) => !selected.includes(job)) : [];
    const unselected = others.map((job) => leaveJob(job, 'disabled', 'not selected'));
    return {
      name,
      contract,
      target,
      jobs,
      unselected,
      limits,
      knownFailures: options.kind === 'sandbox' ? SANDBOX_DIFFERENCES : knownFailures,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Loaded only when it is wanted: the mock takes longer to load than all the rest. */
async function startEmbeddedMock(contract: Contract) {
  const { startMock } = await import('../../mock/index.ts');
  return startMock({ contract, port: 0 });
}

async function startEmbeddedSandbox(contract: Contract) {
  const { startSandbox, worldSeed } = await import('../../sandbox/index.ts');
  return startSandbox({ contract, ...(await worldSeed()) });
}

/** A deployment's alert integration is known to its operator only; the mock's is where the mock has it. */
function alertIntakeOf({ alertIntake, kind }: TargetOptions, base: string) {
  const address =
    alertIntake ?? (kind === 'mock' ? new URL(MOCK_ALERT_INTAKE, base).href : undefined);
  return address === undefined ? {} : { alertIntake: address };
}

import type { Contract } from '../../contract/contract.ts';
import { BASE_PATH, MOCK_ALERT_INTAKE } from '../../contract/deployment.ts';
import { readContractWith } from '../../contract/deviations/readContractWith.ts';
import { leaveJob } from '../engine/createSession.ts';
import type { Job } from '../engine/job.ts';
import type { Result } from '../engine/result.ts';
import { SUITES } from '../suites/index.ts';
import { baseUrl } from '../target/baseUrl.ts';
import { type ControlledSandbox, controlledSandbox } from '../target/controlledSandbox.ts';
import { type ResolvedTarget, resolveTarget, type TargetOptions } from '../target/resolveTarget.ts';
import { CAPABILITIES, type Target, type TargetKind } from '../target/target.ts';
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
  /** The file with the deviations file of the target. Default: it is held to the contract itself. */
  deviations?: string;
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
  /** Ends what was started for the run, and brings a sandbox that was running back to its first state. */
  close(): Promise<void>;
}

/**
 * Reads contract and profile, starts the mock or the sandbox that no address is given for, and plans the jobs. To the
 * target nothing is sent.
 * @throws a UsageError, with a message for the user, when the options or the profile are wrong
 */
export async function prepareRun(options: RunOptions): Promise<PreparedRun> {
  const contract = await readContractWith({
    dir: options.contractDir,
    deviations: options.deviations,
  });
  const name = options.resume ?? newRunName();
  const { limits, knownFailures, ...resolved } = await resolveTarget(
    options,
    contract,
    options.env ?? process.env,
    name,
    () => idsOfCases(contract),
  );
  const { kind } = resolved.target;
  const embedded =
    resolved.base === undefined
      ? await (kind === 'sandbox' ? startEmbeddedSandbox : startEmbeddedMock)(contract)
      : undefined;
  let sandbox: ControlledSandbox | undefined;
  const close = async () => {
    if (embedded) await embedded.close();
    else await sandbox?.leave();
  };
  try {
    const base = resolved.base ?? baseUrl(embedded!.url);
    if (kind === 'sandbox') sandbox = await controlledSandbox(contract, base);
    const target: Target = {
      ...resolved.target,
      base,
      ...alertIntakeOf(options.alertIntake, kind, base),
      ...sandbox?.target,
    };
    const planned = selectSuites(SUITES, options, target).flatMap((suite) =>
      suite.plan(contract, target),
    );
    const selected = selectJobs(planned, contract, options);
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
      knownFailures,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The cases of all suites, whatever of them a target can be asked. */
function idsOfCases(contract: Contract): string[] {
  const target: Target = {
    ...{ kind: 'live', base: '', can: CAPABILITIES.live },
    ...{ tokens: {}, fixtures: {}, flags: {} },
  };
  return SUITES.flatMap((suite) => suite.plan(contract, target)).map(({ id }) => id);
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
function alertIntakeOf(given: string | undefined, kind: TargetKind, base: string) {
  const ofMock = base.slice(0, -BASE_PATH.length) + MOCK_ALERT_INTAKE;
  const address = given ?? (kind === 'mock' ? ofMock : undefined);
  return address === undefined ? {} : { alertIntake: address };
}

import type { Contract } from '../../contract/contract.ts';
import { findBasePath, MOCK_ALERT_INTAKE } from '../../contract/deployment.ts';
import { readContractWith } from '../../contract/deviations/readContractWith.ts';
import { UsageError } from '../../contract/usageError.ts';
import type { WithChecks } from '../../judge/index.ts';
import type { Job, Suite } from '../engine/job.ts';
import { newRunName, runFolder } from '../engine/runFolder.ts';
import { type LoadedPlugins, loadPlugins } from '../plugins/loadPlugins.ts';
import { suitesWith } from '../suites/index.ts';
import { baseUrl } from '../target/baseUrl.ts';
import { type ControlledSandbox, controlledSandbox } from '../target/controlledSandbox.ts';
import { type ResolvedTarget, resolveTarget, type TargetOptions } from '../target/resolveTarget.ts';
import { type Target, type TargetKind, UNKNOWN_DEPLOYMENT } from '../target/target.ts';
import { identifyJob, readJournal } from './journal.ts';
import { countBySuite, planJobs } from './planJobs.ts';
import { readReport } from './readReport.ts';
import { checkPacks, type Selection, selectJobs, selectShard, selectSuites } from './selectJobs.ts';
import { type Weights, weightsFrom } from './weighJobs.ts';

/** The options of a run: its target and its selection of jobs. */
export interface RunOptions extends TargetOptions, Selection {
  /** Selects one part of the selected jobs: `2/5` is the second of five parts. */
  shard?: string;
  /**
   * An earlier run, as for `readReport`. The shards then take about the same time, as far as the durations of that run
   * tell. All shards need the same run. Default: each shard has the same number of jobs.
   */
  weigh?: string;
  /** The folder that contains the folders of all runs. Default: `.forge-contract` in the current folder. */
  runsDir?: string;
  /** The environment variables with the tokens. Default: `process.env`. */
  env?: NodeJS.ProcessEnv;
  /** The folder of the built contract. Default: `generated/`. */
  contractDir?: string;
  /** The deviations file of the target. Default: no file, so that the contract itself applies. */
  deviations?: string;
  /** The files with operations beside those of the contract. Default: none. */
  extend?: string[];
  /** The paths of plugins, which are ES modules. Default: no plugins. */
  plugin?: string[];
  /**
   * The minor version whose checks count, such as `1.0`. Findings of later checks, properties and probes are advice.
   * Default: the minor version before that of this package.
   */
  checksOf?: string;
  /**
   * Only plans the run: it starts no server and sends nothing, not even to the control API of a sandbox. Default: false.
   */
  sendsNothing?: boolean;
  /**
   * Whether advised findings fail a run, too. Default: false. A run on a mock, or on a sandbox with the example world, is
   * always strict.
   */
  strict?: boolean;
  /** The name of the run to resume. Default: a new run is started. */
  resume?: string;
}

/** A run that is ready to begin. */
export interface PreparedRun extends Pick<ResolvedTarget, 'limits' | 'knownFailures'> {
  /** The name of the run. The names of the resources that it creates begin with it. */
  name: string;
  contract: Contract & WithChecks;
  target: Target;
  /** The report formats of plugins. */
  formats: LoadedPlugins['reports'];
  /** The selected jobs, in the order of the contract. */
  jobs: Job[];
  /** The number of jobs of each suite, selected or not. */
  plannedBySuite: Record<string, number>;
  /** The name of the durations by which the jobs were divided into shards. Absent without `weigh`. */
  weighedBy?: string;
  /** Stops the server if it was started for this run. A sandbox that was already running is reset instead. */
  close(): Promise<void>;
}

/**
 * Reads the contract and the profile, and plans the jobs. If the options give no URL, it starts the mock or the
 * sandbox. A shard on a running sandbox gets a fork of its own, so that shards run there at the same time. It sends no
 * request of a job.
 * @throws a UsageError, with a message for the user, if the options or the profile are wrong
 */
export async function prepareRun(options: RunOptions): Promise<PreparedRun> {
  const { checks, properties, reports: formats } = await loadPlugins(options.plugin);
  const weights = await readWeights(options);
  const suites = suitesWith(properties);
  const contract: PreparedRun['contract'] = {
    ...sendable(
      await readContractWith({
        dir: options.contractDir,
        deviations: options.deviations,
        extend: options.extend,
      }),
    ),
    checks,
    checksOf: options.checksOf,
  };
  const name = options.resume ?? newRunName();
  const { limits, knownFailures, ...resolved } = await resolveTarget(
    options,
    contract,
    options.env ?? process.env,
    name,
    () => idsOfCases(contract, suites),
  );
  const { kind } = resolved.target;
  if (options.sendsNothing && kind !== 'live')
    throw new UsageError(
      `A plan is for a run on a deployment, and the target is a ${kind}. Give the address of a deployment with --target URL, or a profile with --profile FILE.`,
    );
  if (kind === 'sandbox' && resolved.base === undefined && contract.extensions)
    throw new UsageError(
      'The sandbox of a run has only the operations of the contract. Start a sandbox with handlers for the operations of --extend (startSandbox), and give its address with --target URL --kind sandbox.',
    );
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
    const address = resolved.base ?? baseUrl(embedded!.url, contract);
    const inFork = options.shard !== undefined && !embedded;
    if (kind === 'sandbox') sandbox = await controlledSandbox(contract, address, { inFork });
    const base = sandbox?.base ?? address;
    const target: Target = {
      ...resolved.target,
      base,
      ...chooseAlertIntake(options.alertIntake, kind, base, contract),
      ...sandbox?.target,
    };
    const planned = planJobs(selectSuites(suites, options, target), contract, target);
    await checkPacks(contract, options);
    const selected = await keepSelection(selectJobs(planned, contract, options), options);
    const jobs =
      options.shard === undefined ? selected : selectShard(selected, options.shard, weights);
    return {
      name,
      contract,
      target,
      formats,
      jobs,
      plannedBySuite: countBySuite(planned),
      ...(weights && { weighedBy: weights.name }),
      limits,
      knownFailures,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Leaves out the jobs that the run to resume has not planned. It would otherwise send more than the user has selected.
 * @throws a UsageError if the run does not exist, or has planned none of the jobs
 */
async function keepSelection(jobs: Job[], { resume, runsDir }: RunOptions): Promise<Job[]> {
  if (resume === undefined) return jobs;
  const { plan, selected } = await readJournal(runFolder(resume, runsDir).journal);
  const kept = plan ? jobs.filter((job) => selected.has(identifyJob(job))) : jobs;
  if (kept.length === 0)
    throw new UsageError(
      `The run ${resume} has selected none of these cases. Leave out the options that select, or start a new run without \`--resume\`.`,
    );
  return kept;
}

/** Reads the durations of an earlier run. @throws a UsageError if they are not for a shard */
async function readWeights({ weigh, shard, ...options }: RunOptions): Promise<Weights | undefined> {
  if (weigh === undefined) return undefined;
  if (shard === undefined)
    throw new UsageError(
      '--weigh divides the cases of shards, and there is no --shard. Add --shard i/n, or leave out --weigh.',
    );
  return weightsFrom(await readReport(weigh, options));
}

/** Leaves out the cases of extensions whose requests are unknown. */
function sendable(contract: Contract): Contract {
  return { ...contract, cases: contract.cases.filter(({ responseOnly }) => !responseOnly) };
}

/** Returns the IDs of the cases that the suites have for any target. */
function idsOfCases(contract: Contract, suites: Suite[]): string[] {
  return planJobs(suites, contract, UNKNOWN_DEPLOYMENT).map(({ id }) => id);
}

/** Starts the mock. Its module takes long to load, so it is imported here and not at the top. */
async function startEmbeddedMock(contract: Contract) {
  const { startMock } = await import('../../mock/index.ts');
  return startMock({ contract, port: 0 });
}

async function startEmbeddedSandbox(contract: Contract) {
  const { startSandbox, worldSeed } = await import('../../sandbox/index.ts');
  return startSandbox({ contract, ...(await worldSeed()) });
}

/** Returns the URL of an alert integration: the given URL, or else that of the mock. */
function chooseAlertIntake(
  given: string | undefined,
  kind: TargetKind,
  base: string,
  { document }: Contract,
) {
  const ofMock = base.slice(0, base.length - findBasePath(document).length) + MOCK_ALERT_INTAKE;
  const address = given ?? (kind === 'mock' ? ofMock : undefined);
  return address === undefined ? {} : { alertIntake: address };
}

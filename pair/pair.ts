/** Runs tests on the sandbox, and sends their conversation to a deployment. */

import { createLedgerHead, openLedger, targetRedactor } from '../conformance/engine/index.ts';
import {
  createRunFolder,
  listenForInterrupt,
  nameOfRemnant,
  newRunName,
  performJobs,
} from '../conformance/index.ts';
import {
  exitStatusOf,
  firstLook,
  resolveTarget,
  showDiagnosis,
  type Target,
} from '../conformance/target/index.ts';
import type { Contract } from '../contract/contract.ts';
import { readContractWith } from '../contract/deviations/readContractWith.ts';
import { packFile } from '../contract/extensions/packs.ts';
import { readSandboxContract } from '../packs/index.ts';
import { callReader } from './readCalls.ts';
import { recordTests } from './recordTests.ts';
import { type Replay, replayJob, settle } from './replay.ts';
import { gatherReport, type PairReport } from './report.ts';
import { type SilentDeviations, silentDeviations } from './silentDeviations.ts';

export interface PairOptions {
  /** The command of the tests, with its arguments. */
  command: string[];
  /** The path of the profile of the deployment. */
  profile?: string;
  /** The URL of the deployment. Default: that of the profile. */
  target?: string;
  /** The values of fixtures on the deployment. They take precedence over those of the profile. */
  fixtures?: Record<string, string>;
  /** The environment variable with the token for all roles without a token in the profile. */
  tokenEnv?: string;
  /** Whether writes are sent. Default: false. */
  allowWrites?: boolean;
  /** The names of packs that the sandbox has. Default: as for a sandbox. */
  packs?: string[] | undefined;
  /** The longest time for one response in milliseconds. Default: 10 000. */
  timeoutMs?: number;
  /** The folder with the folders of runs. Default: `.forge-contract`. */
  runsDir?: string | undefined;
  env?: NodeJS.ProcessEnv;
  /** Receives messages about the run. */
  stderr: { write(text: string): unknown };
}

export interface PairRun {
  /**
   * 0: all calls that were sent get the same. 1: one gets something else. 2: the options or the profile are wrong. 3: the
   * deployment is unreachable. 4: the run is incomplete. 5: the tests fail on the sandbox.
   */
  exitStatus: 0 | 1 | 2 | 3 | 4 | 5;
  /** Absent if no conversation was sent. */
  report?: PairReport;
  /** The silent differences as a deviations file. Absent if no conversation was sent. */
  deviations?: SilentDeviations;
}

/** The exit status for tests that fail on the sandbox already. */
const TESTS_FAIL = 5;
const TIMEOUT_MS = 10_000;
const TIERS = ['free', 'premium', 'ultimate'] as const;

/**
 * Runs the tests on a sandbox, sends their conversations to the deployment, and compares all responses.
 * @throws a UsageError if the options, the profile or the command are wrong
 */
export async function pair(options: PairOptions): Promise<PairRun> {
  const { command, stderr, timeoutMs = TIMEOUT_MS, runsDir, env = process.env } = options;
  const { handlers, packs } = await readSandboxContract({ packs: options.packs });
  const contract = await readContractWith({ extend: packs.map(packFile) });
  const run = newRunName();
  const { target: resolved, base } = await resolveTarget(
    { ...options, kind: 'live' },
    contract,
    env,
    run,
  );
  const target: Target = { ...resolved, base: base! };
  const problems = await firstLook(contract, target, timeoutMs);
  if (problems.length > 0) {
    for (const one of problems) stderr.write(`${showDiagnosis(one)}\n`);
    return { exitStatus: exitStatusOf(problems) };
  }
  const { offering, flags } = target;
  const tier = TIERS.find((one) => one === target.tier);
  const settings = { flags, ...(tier && { tier }), ...(offering && { offering }) };
  const recorded = await recordTests({ contract, handlers, settings, command, env });
  if (recorded.status !== 0) {
    stderr.write(
      `The tests fail on the sandbox already: ${command.join(' ')} ended with ${recorded.status}. No call of them was sent to ${target.base}.\n`,
    );
    return { exitStatus: TESTS_FAIL };
  }
  const read = callReader(contract);
  const replays = recorded.conversations.map(({ name, seed, calls }, index) => {
    const later = recorded.conversations.slice(0, index).filter((one) => one.name === name).length;
    const id = later === 0 ? name : `${name}, part ${later + 1}`;
    const reads = calls.map((call) => {
      const one = read(call);
      const reason = `is in a world of the seed ${seed}, whose resources no profile names`;
      return seed === 'world' ? one : { shown: one.shown, reason };
    });
    return replayJob(contract, target, id, reads);
  });
  const { problem, ...facts } = await sendAll(replays, {
    ...{ contract, target, run, timeoutMs, runsDir, stderr },
  });
  if (problem !== undefined) {
    stderr.write(`${showDiagnosis({ fault: 'profile', problem })}\n`);
    return { exitStatus: 2 };
  }
  const replayed = replays.map(({ job, calls }) => ({
    name: job.id,
    calls,
  }));
  const redact = targetRedactor(target);
  const report = redact(gatherReport({ target: target.base, command, ...facts }, replayed));
  return {
    exitStatus: judgeReport(report),
    report,
    deviations: silentDeviations(
      contract,
      replayed.flatMap(({ calls }) => calls),
    ),
  };
}

interface SendOptions extends Pick<PairOptions, 'runsDir' | 'stderr'> {
  contract: Contract;
  target: Target;
  run: string;
  timeoutMs: number;
}

/** Sends all conversations. Resources that the run has created are removed after each conversation, and at the end. */
async function sendAll(
  replays: Replay[],
  { contract, target, run, timeoutMs, runsDir, stderr }: SendOptions,
): Promise<Pick<PairReport, 'left' | 'run' | 'stopped'> & { problem?: string }> {
  const folder = target.writes && (await createRunFolder(run, runsDir));
  if (folder) stderr.write(`Run ${run} on ${target.base}\n`);
  const ledger = folder && openLedger(folder.ledger, createLedgerHead(contract, run, target.base));
  const { done, left, stopped } = await performJobs(
    replays.map(({ job }) => job),
    { contract, target },
    {
      ...{ timeoutMs, stderr },
      concurrency: 1,
      interrupt: listenForInterrupt(),
      record: { results: [], write: () => {}, end: () => {}, ...(ledger && { ledger }) },
      counted: (result) => result,
    },
  );
  const reasons = replays.flatMap((replay) => {
    const result = done.find(({ id }) => id === replay.job.id);
    return settle(replay, result) ?? [];
  });
  const ended = stopped ?? reasons[0];
  const wrong = done.find(({ outcome, fault }) => outcome === 'blocked' && fault === 'profile');
  return {
    left: [...new Set(left.map(nameOfRemnant))],
    ...(folder && { run }),
    ...(ended !== undefined && { stopped: ended }),
    ...(wrong?.reason !== undefined && { problem: wrong.reason }),
  };
}

function judgeReport({ calls, left, stopped }: PairReport): 0 | 1 | 4 {
  if (calls.equal < calls.sent) return 1;
  return calls.sent === 0 || left.length > 0 || stopped !== undefined ? 4 : 0;
}

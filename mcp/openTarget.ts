import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLedgerHead, type Ledger, openLedger } from '../conformance/engine/index.ts';
import { createRunFolder, newRunName } from '../conformance/index.ts';
import {
  CAPABILITIES,
  firstLook,
  resolveTarget,
  sandboxTokens,
  showDiagnosis,
  type Target,
} from '../conformance/target/index.ts';
import type { Contract } from '../contract/contract.ts';
import { rankRoles } from '../contract/roles.ts';
import { UsageError } from '../contract/usageError.ts';
import type { OwnHandlers } from '../sandbox/index.ts';
import { startSandbox, type TestSandbox } from '../testing/index.ts';

/** The options that choose the target. */
export interface TargetOptions {
  /** `sandbox`, which the server starts for itself, or a URL. Default: that of the profile, or else `sandbox`. */
  target?: string;
  /** The seed of the sandbox. Default: the example world. */
  seed?: string;
  /** The names of packs, whose operations the assistant may call, too. Default: none. */
  packs?: string[];
  /** The path of the profile of a deployment. */
  profile?: string;
  /** The environment variable with the token for all roles that have no token in the profile. */
  tokenEnv?: string;
  /** The paths of extensions, which add operations. Default: none. */
  extend?: string[];
  /** Handlers of the sandbox for operations of extensions, by operationId. Default: they are refused with 501. */
  handlers?: OwnHandlers;
  /** Whether writes may be sent. Default: false. */
  allowWrites?: boolean;
  /** The folder that contains the folders of all runs. Default: `.forge-contract` in the current folder. */
  runsDir?: string;
  env?: NodeJS.ProcessEnv;
}

/** A target that is ready, and the ledger of the resources that the session creates. */
export interface OpenTarget {
  /** The name of the session. `forge-contract cleanup` takes it. */
  run: string;
  target: Target;
  ledger: Ledger;
  /** Whether the target is a sandbox that ends with the server. */
  isSandbox: boolean;
  /** Returns the sandbox for dry runs. */
  sandbox: () => Promise<{ sandbox: TestSandbox; isTarget: boolean }>;
  close(): Promise<void>;
}

/** The longest time for one response of the first look, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Starts the sandbox, or looks at the deployment.
 * @throws a UsageError if the options or the profile are wrong, or if the deployment cannot be used
 */
export async function openTarget(contract: Contract, options: TargetOptions): Promise<OpenTarget> {
  const run = newRunName();
  const { target, profile, seed } = options;
  if ((target ?? (profile === undefined ? 'sandbox' : '')) === 'sandbox')
    return openSandbox(contract, run, options);
  if (seed !== undefined)
    throw new UsageError('--seed is for --target sandbox only. Leave it out for a deployment.');
  return openDeployment(contract, run, options);
}

async function openSandbox(
  contract: Contract,
  run: string,
  options: TargetOptions,
): Promise<OpenTarget> {
  const {
    seed,
    packs = [],
    extend,
    handlers = {},
    profile,
    tokenEnv,
    allowWrites = false,
  } = options;
  if (profile !== undefined || tokenEnv !== undefined)
    throw new UsageError(
      'A profile and tokens are for a deployment only. Leave them out for --target sandbox.',
    );
  const sandbox = await startSandbox({
    packs,
    extend,
    handlers,
    ...(seed !== undefined && { seed }),
  });
  const { callers, fixtures, ...access } = await sandbox.control('GET', '');
  const folder = await mkdtemp(join(tmpdir(), 'forge-contract-mcp-'));
  const base = sandbox.apiUrl;
  const ledger = openLedger(join(folder, 'ledger.jsonl'), createLedgerHead(contract, run, base));
  return {
    run,
    isSandbox: true,
    target: {
      kind: 'live',
      can: { ...CAPABILITIES.live, beWritten: allowWrites },
      base,
      tokens: sandboxTokens(access, contract),
      ranking: rankRoles(contract),
      callers,
      fixtures,
      flags: {},
      ...(allowWrites && { writes: { run, nextName: () => run, operations: new Set<string>() } }),
    },
    ledger,
    sandbox: async () => ({ sandbox, isTarget: true }),
    close: async () => {
      ledger.close();
      await sandbox.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openDeployment(
  contract: Contract,
  run: string,
  options: TargetOptions,
): Promise<OpenTarget> {
  const { env = process.env, runsDir, seed: _, handlers = {}, ...choice } = options;
  const resolved = await resolveTarget(choice, contract, env, run);
  const { base } = resolved;
  if (resolved.target.kind !== 'live' || base === undefined)
    throw new UsageError('The target of mcp is sandbox or the URL of a deployment.');
  const target: Target = { ...resolved.target, base };
  const problems = await firstLook(contract, target, TIMEOUT_MS);
  if (problems.length > 0) throw new UsageError(problems.map(showDiagnosis).join('\n'));
  const temporary = target.writes
    ? undefined
    : await mkdtemp(join(tmpdir(), 'forge-contract-mcp-'));
  const file =
    temporary === undefined
      ? (await createRunFolder(run, runsDir)).ledger
      : join(temporary, 'ledger.jsonl');
  const ledger = openLedger(file, createLedgerHead(contract, run, base));
  let started: Promise<TestSandbox> | undefined;
  const { tier, offering, flags } = target;
  return {
    run,
    isSandbox: false,
    target,
    ledger,
    sandbox: async () => {
      started ??= startSandbox({
        packs: options.packs ?? [],
        extend: options.extend,
        handlers,
        ...(tier !== undefined && { tier: tier as 'free' }),
        ...(offering !== undefined && { offering }),
        flags,
      });
      return { sandbox: await started, isTarget: false };
    },
    close: async () => {
      ledger.close();
      await (await started)?.close();
      if (temporary !== undefined) await rm(temporary, { recursive: true, force: true });
    },
  };
}

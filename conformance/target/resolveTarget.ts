import { randomBytes } from 'node:crypto';
import type { Contract } from '../../contract/contract.ts';
import { UsageError } from '../../contract/usageError.ts';
import { baseUrl } from './baseUrl.ts';
import {
  fixtureProblem,
  type KnownFailure,
  type Profile,
  readProfile,
  readToken,
} from './readProfile.ts';
import { type KnownDifference, SANDBOX_DIFFERENCES } from './sandboxDifferences.ts';
import { CAPABILITIES, type Target, type TargetKind, type Writes } from './target.ts';

/** The options that choose the target. */
export interface TargetOptions {
  /**
   * The server: `mock` or `sandbox` to start one for the run, or an address. Default: the base
   * URL of the profile; without one, `mock`.
   */
  target?: string;
  /** The kind of server at the address. Default: `live`. */
  kind?: TargetKind;
  /**
   * The full URL of an alert integration. Default: that of the embedded mock; none for a live
   * deployment.
   */
  alertIntake?: string;
  /** File that describes a live deployment. */
  profile?: string;
  /** Values of fixtures on a live deployment. They take precedence over those of the profile. */
  fixtures?: Record<string, string>;
  /** Whether the run may write to a live deployment. Default: false. */
  allowWrites?: boolean;
  /** Environment variable with the token for each role without a token in the profile. */
  tokenEnv?: string;
}

/** A failure that does not make the run fail: a person works on it, or it stays for a documented reason. */
export type Known = KnownFailure | KnownDifference;

/** The target, and the limits and known failures from its profile. */
export interface ResolvedTarget {
  target: Omit<Target, 'base'>;
  /** See `Target`. Undefined if the run starts the mock or the sandbox itself. */
  base: string | undefined;
  limits: Profile['limits'];
  knownFailures: Known[];
}

/**
 * Creates the target from the options and the profile.
 * @param run the name of the run, with which the names of created resources begin
 * @param caseIds returns the IDs of the cases of all suites. Default: the documented cases
 * @throws a UsageError when an option or the profile is wrong, or when the two contradict each other
 */
export async function resolveTarget(
  options: TargetOptions,
  contract: Contract,
  env: NodeJS.ProcessEnv,
  run: string,
  caseIds?: () => string[],
): Promise<ResolvedTarget> {
  const { target, fixtures = {}, tokenEnv } = options;
  const kind = kindOf(options);
  if (kind !== 'live') {
    if (options.profile !== undefined || tokenEnv !== undefined || Object.keys(fixtures).length > 0)
      throw new UsageError(
        `A profile, fixtures and tokens are only for a deployment, and the target is a ${kind}. Omit them, or give the address of a deployment with --target URL.`,
      );
    return {
      target: { kind, can: CAPABILITIES[kind], tokens: {}, fixtures: {}, flags: {} },
      base: target === undefined || isEmbedded(target) ? undefined : baseUrl(target),
      limits: {},
      knownFailures: kind === 'sandbox' ? SANDBOX_DIFFERENCES : [],
    };
  }

  const profile =
    options.profile === undefined
      ? undefined
      : await readProfile(options.profile, contract, env, caseIds);
  const address = target ?? profile?.baseUrl;
  if (address === undefined)
    throw new UsageError(
      'A live deployment needs an address. Give --target URL, or a profile with a baseUrl.',
    );
  for (const key of Object.keys(fixtures)) {
    const problem = fixtureProblem(key, contract);
    if (problem) throw new UsageError(`--fixture ${key}: ${problem}`);
  }
  return {
    target: {
      kind,
      can: { ...CAPABILITIES[kind], beWritten: options.allowWrites === true },
      ...(options.allowWrites && { writes: writesOf(run, profile) }),
      tokens: profile?.tokens ?? {},
      ...(tokenEnv !== undefined && { sharedToken: sharedToken(tokenEnv, env) }),
      fixtures: { ...profile?.fixtures, ...fixtures },
      ...(profile?.tier && { tier: profile.tier }),
      ...(profile?.offering && { offering: profile.offering }),
      flags: profile?.flags ?? {},
    },
    base: baseUrl(address),
    limits: profile?.limits ?? {},
    knownFailures: profile?.knownFailures ?? [],
  };
}

function writesOf(run: string, profile: Profile | undefined): Writes {
  return {
    run,
    nextName: () => `${run}-${randomBytes(3).toString('hex')}`,
    operations: new Set(profile?.writes.operations),
  };
}

function isEmbedded(target: string): target is 'mock' | 'sandbox' {
  return target === 'mock' || target === 'sandbox';
}

function kindOf({ target, kind, profile }: TargetOptions): TargetKind {
  if (target === undefined) return kind ?? (profile === undefined ? 'mock' : 'live');
  if (!isEmbedded(target)) return kind ?? 'live';
  if (kind !== undefined && kind !== target)
    throw new UsageError(
      `--target ${target} starts a ${target}, which contradicts --kind ${kind}. Omit --kind, or give an address with --target URL.`,
    );
  return target;
}

function sharedToken(name: string, env: NodeJS.ProcessEnv): string {
  const token = readToken(name, env);
  if ('problem' in token) throw new UsageError(`--token-env: ${token.problem}`);
  return token.value;
}

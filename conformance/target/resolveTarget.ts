import { randomBytes } from 'node:crypto';
import type { Contract } from '../../contract/contract.ts';
import { findBasePath } from '../../contract/deployment.ts';
import { rankRoles } from '../../contract/roles.ts';
import { UsageError } from '../../contract/usageError.ts';
import { baseUrl } from './baseUrl.ts';
import type { PaceOptions } from './pace.ts';
import {
  fixtureProblem,
  type KnownFailure,
  type Profile,
  readProfile,
  readToken,
} from './readProfile.ts';
import { type KnownDifference, readSandboxDifferences } from './readSandboxDifferences.ts';
import { resourceName } from './resourceName.ts';
import type { FixtureValues } from './substituteFixtures.ts';
import { CAPABILITIES, type Target, type TargetKind, type Writes } from './target.ts';

/** The options that choose the target. */
export interface TargetOptions {
  /**
   * The server: `mock` or `sandbox`, which the run starts, or a URL. Default: the `baseUrl` of the profile. Without a
   * profile: `mock`.
   */
  target?: string;
  /** The kind of the server at the URL. Default: `live`. */
  kind?: TargetKind;
  /**
   * The full URL of an alert integration. Default: that of the mock if the run starts the mock. A live deployment has
   * no default.
   */
  alertIntake?: string;
  /** The path of the profile, which describes a live deployment. */
  profile?: string;
  /** The values of fixtures on a live deployment. They take precedence over the fixtures of the profile. */
  fixtures?: Record<string, string>;
  /** Whether the run may write to a live deployment. Default: false. */
  allowWrites?: boolean;
  /** The environment variable with the token for all roles that have no token in the profile. */
  tokenEnv?: string;
}

/**
 * A failure that is excused: a person works on it (`KnownFailure`), or it stays for a documented reason
 * (`KnownDifference`).
 */
export type Known = KnownFailure | KnownDifference;

/** The target, and the limits and known failures from the profile. */
export interface ResolvedTarget {
  target: Omit<Target, 'base'>;
  /**
   * The URL to which the paths of the contract are appended. Undefined if the run starts the mock or the sandbox
   * itself.
   */
  base: string | undefined;
  limits: Profile['limits'];
  knownFailures: Known[];
}

/**
 * Creates the target from the options and the profile.
 * @param run the name of the run. The names of the resources that it creates begin with it
 * @param caseIds returns the IDs of the cases of all suites. Default: the documented cases
 * @throws a UsageError if an option or the profile is wrong, or if the two contradict each other
 */
export async function resolveTarget(
  options: TargetOptions,
  contract: Contract,
  env: NodeJS.ProcessEnv,
  run: string,
  caseIds?: () => string[],
): Promise<ResolvedTarget> {
  const { target, fixtures = {}, tokenEnv } = options;
  const kind = chooseKind(options);
  if (kind !== 'live') {
    if (options.profile !== undefined || tokenEnv !== undefined || Object.keys(fixtures).length > 0)
      throw new UsageError(
        `A profile, fixtures and tokens are only for a deployment, and the target is a ${kind}. Omit them, or give the address of a deployment with --target URL.`,
      );
    return {
      target: {
        kind,
        can: CAPABILITIES[kind],
        tokens: {},
        ranking: rankRoles(contract),
        fixtures: {},
        flags: {},
      },
      base: target === undefined || isEmbedded(target) ? undefined : baseUrl(target, contract),
      limits: {},
      knownFailures: kind === 'sandbox' ? await readSandboxDifferences() : [],
    };
  }

  const profile =
    options.profile === undefined
      ? undefined
      : await readProfile(options.profile, contract, env, caseIds);
  const limits = profile?.limits ?? {};
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
      ...(options.allowWrites && { writes: createWrites(run, profile) }),
      tokens: profile?.tokens ?? {},
      ranking: rankRoles(contract),
      ...(tokenEnv !== undefined && { sharedToken: sharedToken(tokenEnv, env) }),
      fixtures: withNames(
        { ...profile?.fixtures, ...fixtures },
        baseUrl(address, contract),
        findBasePath(contract.document),
      ),
      ...(profile?.tier && { tier: profile.tier }),
      ...(profile?.offering && { offering: profile.offering }),
      flags: profile?.flags ?? {},
      ...(profile && {
        connection: { ...profile.connection, origin: new URL(baseUrl(address, contract)).origin },
      }),
      limits: choosePace(limits),
    },
    base: baseUrl(address, contract),
    limits,
    knownFailures: profile?.knownFailures ?? [],
  };
}

function choosePace({ requestsPerSecond, waitSeconds }: Profile['limits']): PaceOptions {
  return {
    ...(requestsPerSecond !== undefined && { requestsPerSecond }),
    ...(waitSeconds !== undefined && { waitMs: waitSeconds * 1000 }),
  };
}

/** Replaces addresses of projects and groups by their full paths. */
function withNames(fixtures: FixtureValues, base: string, basePath: string): FixtureValues {
  return Object.fromEntries(
    Object.entries(fixtures).map(([key, value]) => [
      key,
      /^(project|group)\./.test(key) && String(value).includes('://')
        ? resourceName(String(value), base, basePath)
        : value,
    ]),
  );
}

function createWrites(run: string, profile: Profile | undefined): Writes {
  return {
    run,
    nextName: () => `${run}-${randomBytes(3).toString('hex')}`,
    operations: new Set(profile?.writes.operations),
  };
}

function isEmbedded(target: string): target is 'mock' | 'sandbox' {
  return target === 'mock' || target === 'sandbox';
}

function chooseKind({ target, kind, profile }: TargetOptions): TargetKind {
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

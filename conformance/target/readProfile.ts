import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { Contract } from '../../contract/contract.ts';
import { type PackNames, readPackNames } from '../../contract/extensions/packs.ts';
import { featureFlags } from '../../contract/featureFlags.ts';
import { nearest } from '../../contract/nearest.ts';
import { ANONYMOUS, ANY_USER } from '../../contract/roles.ts';
import { sayUnset } from '../../contract/sayUnset.ts';
import { UsageError } from '../../contract/usageError.ts';
import type { YamlText } from '../../contract/yaml/parseYaml.ts';
import { formatPlace, type Problem } from '../../contract/yaml/problem.ts';
import { problemAt, type YamlPath } from '../../contract/yaml/problemAt.ts';
import { readYaml, type YamlForm, yamlForm } from '../../contract/yaml/readYaml.ts';
import type { Offering } from '../../judge/index.ts';
import { type ConnectionEntries, readConnection, type WrongEntry } from './readConnection.ts';
import type { FixtureValues } from './substituteFixtures.ts';
import type { Connection } from './target.ts';

/**
 * The content of a profile, which describes a deployment. The names of environment variables are replaced by the
 * tokens in them.
 */
export interface Profile {
  baseUrl?: string;
  /** The tokens, by role. */
  tokens: Record<string, string>;
  fixtures: FixtureValues;
  tier?: string;
  offering?: Offering;
  flags: Record<string, boolean>;
  writes: { operations?: string[] };
  limits: { concurrency?: number; requestsPerSecond?: number; waitSeconds?: number };
  knownFailures: KnownFailure[];
  connection: Connection;
}

/** The content of the file, before the names of variables and files are replaced. */
interface WrittenProfile extends Omit<Profile, 'connection'>, ConnectionEntries {}

/** A failure that the profile excuses, because a person works on it. */
export interface KnownFailure {
  /** The `operationId`. A known failure names either an operation or a workflow. */
  operation?: string;
  /** The name of one case, in any suite. If it is absent, the failure covers every case of the operation. */
  case?: string;
  workflow?: string;
  /** The URL of the ticket about the failure. */
  link: string;
  /** The last day on which the failure is excused: `2027-03-31`. */
  expires: string;
}

/**
 * Reads a profile.
 *
 * @param env the environment variables with the tokens, under the names that the profile gives
 * @param caseIds returns the IDs of the cases of all suites: `listTags.pages`. Default: the documented cases
 * @throws a UsageError with one line for each problem: `file:line:column: problem`
 */
export async function readProfile(
  file: string,
  contract: Contract,
  env: NodeJS.ProcessEnv,
  caseIds: () => string[] = () => contract.cases.map(({ id }) => id),
): Promise<Profile> {
  const { profile, source } = await readWritten(file);
  const place = profile.tls?.ca === undefined ? ['baseUrl'] : ['tls', 'ca'];
  const { connection, problems: wrongConnection } = await readConnection(
    profile,
    dirname(file),
    env,
    `tls.ca of the profile (${formatPlace(problemAt(source, place, 'profile', ''))})`,
  );
  const wrong = [
    ...(await wrongNames(profile, contract, caseIds)),
    ...wrongTokens(profile, env),
    ...wrongConnection,
  ];
  if (wrong.length > 0)
    throw usageError(
      wrong.map(({ path, message, part }) => problemAt(source, path, 'profile', message, part)),
    );
  const { headers: _, tls: __, ...rest } = profile;
  return {
    ...rest,
    connection,
    tokens: Object.fromEntries(
      Object.entries(profile.tokens ?? {}).map(([role, name]) => [role, env[name.slice(1)]!]),
    ),
    fixtures: profile.fixtures ?? {},
    flags: profile.flags ?? {},
    writes: profile.writes ?? {},
    limits: profile.limits ?? {},
    knownFailures: profile.knownFailures ?? [],
  };
}

/**
 * Reads the known failures of a profile, for recorded traffic, which needs no token.
 * @throws a UsageError with one line for each problem: `file:line:column: problem`
 */
export async function readKnownFailures(file: string): Promise<KnownFailure[]> {
  const { profile } = await readWritten(file);
  return profile.knownFailures ?? [];
}

/** Reads a profile as it is written, with the text in which positions of problems are looked up. */
async function readWritten(
  file: string,
): Promise<{ profile: Partial<WrittenProfile>; source: YamlText }> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      `The profile ${file} cannot be read: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}`,
    );
  });
  const source = { file, text };
  const { value, problems } = readYaml<Partial<WrittenProfile> | null>(source, await profileForm());
  if (problems) throw usageError(problems);
  return { profile: value ?? {}, source };
}

function usageError(problems: Problem[]): UsageError {
  return new UsageError(
    problems.map((problem) => `${formatPlace(problem)}: ${problem.message}`).join('\n'),
  );
}

async function profileForm(): Promise<YamlForm> {
  const schema = await readFile(join(import.meta.dirname, 'profile.schema.yaml'), 'utf8');
  return yamlForm(parse(schema), {
    rule: 'profile',
    name: 'the profile',
    say: ({ keyword }, path) => {
      if (path.join() === 'baseUrl' && ['format', 'pattern'].includes(keyword))
        return 'baseUrl must be a URL with http:// or https://, such as https://forge.example.com';
      return keyword === 'pattern' && isSecret(path)
        ? `${path.join('.')} must be the name of an environment variable, such as $FORGE_TOKEN: a secret does not belong in a file`
        : undefined;
    },
  });
}

/** Returns true for an entry of the profile whose value is in an environment variable. */
function isSecret(path: YamlPath): boolean {
  return path[0] === 'tokens' || path[0] === 'headers' || path.at(-1) === 'passphrase';
}

/** Returns the token in an environment variable, or a problem of the variable. */
export function readToken(
  name: string,
  env: NodeJS.ProcessEnv,
): { value: string } | { problem: string } {
  const value = env[name];
  if (!value) return { problem: sayUnset(name, env, 'a token') };
  return /^[\x21-\x7e]+$/.test(value)
    ? { value }
    : {
        problem: `the environment variable ${name} contains spaces or control characters: set it to a token and nothing else`,
      };
}

/** Returns a problem if the contract does not have the fixture; otherwise undefined. */
export function fixtureProblem(key: string, { document }: Contract): string | undefined {
  const known = Object.keys(document['x-fixtures']);
  return known.includes(key)
    ? undefined
    : `the contract has no fixture ${key} (it has ${known.join(', ')})${didYouMean(key, known)}`;
}

/** Returns a problem if no case of the contract has the role; otherwise undefined. */
export function roleProblem(role: string, { cases, operations }: Contract): string | undefined {
  const known = new Set([
    ANY_USER,
    ...cases.map(({ as }) => as).filter((as) => as !== ANONYMOUS),
    ...[...operations.values()].flatMap(({ definition }) => definition['x-roles'] ?? []),
  ]);
  return known.has(role)
    ? undefined
    : `the contract has no role ${role} (it has ${[...known].join(', ')})${didYouMean(role, known)}`;
}

async function wrongNames(
  profile: Partial<WrittenProfile>,
  contract: Contract,
  caseIds: () => string[],
): Promise<WrongEntry[]> {
  const flags = new Set(featureFlags(contract));
  const named = [profile.writes?.operations ?? [], profile.knownFailures ?? []].flat();
  const isKnown = (id: string | undefined) => id === undefined || contract.operations.has(id);
  const keys = Object.keys(profile.fixtures ?? {});
  const isComplete =
    named.every((one) => isKnown(typeof one === 'string' ? one : one.operation)) &&
    keys.every((key) => key in contract.document['x-fixtures']);
  const packs = isComplete ? [] : await readPackNames();
  const unknownOperation = (id: string, path: YamlPath): WrongEntry[] =>
    isKnown(id) ? [] : [{ path, part: 'value', message: sayUnknown(id, contract, packs) }];
  return [
    ...Object.keys(profile.tokens ?? {}).flatMap((role) => {
      const message = roleProblem(role, contract);
      return message ? [{ path: ['tokens', role], part: 'key' as const, message }] : [];
    }),
    ...keys.flatMap((key) => {
      const pack = packs.find(({ fixtures }) => fixtures.includes(key));
      const known = fixtureProblem(key, contract);
      const message = known && pack ? sayPack(`${key} is a fixture`, pack) : known;
      return message ? [{ path: ['fixtures', key], part: 'key' as const, message }] : [];
    }),
    ...Object.keys(profile.flags ?? {})
      .filter((flag) => !flags.has(flag))
      .map((flag) => ({
        path: ['flags', flag],
        part: 'key' as const,
        message: `the contract has no feature flag ${flag}${didYouMean(flag, flags)}`,
      })),
    ...(profile.writes?.operations ?? []).flatMap((id, index) =>
      unknownOperation(id, ['writes', 'operations', index]),
    ),
    ...(profile.knownFailures ?? []).flatMap((known, index) => {
      const wrong = (key: keyof KnownFailure, message: string) => [
        { path: ['knownFailures', index, key], part: 'value' as const, message },
      ];
      const { operation, case: name, workflow } = known;
      if (workflow !== undefined) {
        const ids = contract.workflows.map(({ id }) => id);
        return ids.includes(workflow)
          ? []
          : wrong(
              'workflow',
              `the contract has no workflow ${workflow}${didYouMean(workflow, ids)}`,
            );
      }
      if (!contract.operations.has(operation!))
        return unknownOperation(operation!, ['knownFailures', index, 'operation']);
      if (name === undefined) return [];
      const prefix = `${operation}.`;
      const names = caseIds()
        .filter((id) => id.startsWith(prefix))
        .map((id) => id.slice(prefix.length));
      return names.includes(name)
        ? []
        : wrong('case', `${operation} has no case ${name}${didYouMean(name, names)}`);
    }),
  ];
}

function sayPack(subject: string, { name }: PackNames): string {
  return `${subject} of the pack ${name}: add --pack ${name}`;
}

/** Says that the contract has no such operation. A pack that has the operation is named. */
function sayUnknown(id: string, { operations }: Contract, packs: PackNames[]): string {
  const pack = packs.find((one) => one.operations.has(id));
  return pack
    ? sayPack(`${id} is an operation`, pack)
    : `the contract has no operation ${id}${didYouMean(id, operations.keys())}`;
}

function wrongTokens(profile: Partial<WrittenProfile>, env: NodeJS.ProcessEnv): WrongEntry[] {
  return Object.entries(profile.tokens ?? {}).flatMap(([role, reference]) => {
    const token = readToken(reference.slice(1), env);
    return 'problem' in token
      ? [{ path: ['tokens', role], part: 'value' as const, message: token.problem }]
      : [];
  });
}

function didYouMean(wanted: string, known: Iterable<string>): string {
  const near = nearest(wanted, known);
  return near === undefined ? '' : `: did you mean ${near}?`;
}

import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import type { Contract } from '../../contract/contract.ts';
import { featureFlags } from '../../contract/featureFlags.ts';
import { nearest } from '../../contract/nearest.ts';
import { UsageError } from '../../contract/usageError.ts';
import { formatPlace, type Problem } from '../../contract/yaml/problem.ts';
import { problemAt, type YamlPath } from '../../contract/yaml/problemAt.ts';
import { readYaml, type YamlForm, yamlForm } from '../../contract/yaml/readYaml.ts';
import type { Offering } from '../../judge/index.ts';
import { type Certificates, secureContextOf } from '../../wire/openConnections.ts';
import type { FixtureValues } from './substituteFixtures.ts';
import type { Connection } from './target.ts';
import { ANY_USER } from './tokenFor.ts';

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
interface WrittenProfile extends Omit<Profile, 'connection'> {
  headers?: Record<string, string>;
  tls?: { ca?: string; certificate?: string; key?: string; passphrase?: string };
}

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

/** A problem of a profile that its JSON Schema does not find, and its place. */
interface WrongEntry {
  path: YamlPath;
  message: string;
  /** Whether the key or the value of the entry is wrong. */
  part: 'key' | 'value';
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
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      `The profile ${file} cannot be read: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}`,
    );
  });
  const source = { file, text };
  const { value, problems } = readYaml<Partial<WrittenProfile> | null>(source, await profileForm());
  if (problems) throw usageError(problems);
  const profile = value ?? {};
  const wrong = [
    ...wrongNames(profile, contract, caseIds),
    ...wrongTokens(profile, env),
    ...wrongHeaders(profile, env),
  ];
  const certificates = await readCertificates(profile.tls, dirname(file), env, wrong);
  if (wrong.length > 0)
    throw usageError(
      wrong.map(({ path, message, part }) => problemAt(source, path, 'profile', message, part)),
    );
  const { headers = {}, tls: _, ...rest } = profile;
  const values = Object.entries(headers).map(([name, reference]) => {
    const variable = reference.slice(1);
    return { name, variable, value: env[variable]! };
  });
  const place = profile.tls?.ca === undefined ? ['baseUrl'] : ['tls', 'ca'];
  return {
    ...rest,
    connection: {
      ...(values.length > 0 && {
        headers: Object.fromEntries(values.map(({ name, value }) => [name, value])),
      }),
      ...(certificates && { secureContext: certificates }),
      variables: Object.fromEntries(values.map(({ variable, value }) => [variable, value])),
      authority: `tls.ca of the profile (${formatPlace(problemAt(source, place, 'profile', ''))})`,
    },
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
    say: ({ keyword }, path) =>
      keyword === 'pattern' && isSecret(path)
        ? `${path.join('.')} must be the name of an environment variable, such as $FORGE_TOKEN: a secret does not belong in a file`
        : undefined,
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
  if (!value) return { problem: `the environment variable ${name} is not set: set it to a token` };
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
    ...cases.map(({ as }) => as).filter((as) => as !== 'anonymous'),
    ...[...operations.values()].flatMap(({ definition }) => definition['x-roles'] ?? []),
  ]);
  return known.has(role)
    ? undefined
    : `the contract has no role ${role} (it has ${[...known].join(', ')})${didYouMean(role, known)}`;
}

function wrongNames(
  profile: Partial<WrittenProfile>,
  contract: Contract,
  caseIds: () => string[],
): WrongEntry[] {
  const flags = new Set(featureFlags(contract));
  return [
    ...Object.keys(profile.tokens ?? {}).flatMap((role) => {
      const message = roleProblem(role, contract);
      return message ? [{ path: ['tokens', role], part: 'key' as const, message }] : [];
    }),
    ...Object.keys(profile.fixtures ?? {}).flatMap((key) => {
      const message = fixtureProblem(key, contract);
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
      unknownOperation(contract, id, ['writes', 'operations', index]),
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
        return unknownOperation(contract, operation!, ['knownFailures', index, 'operation']);
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

function unknownOperation({ operations }: Contract, id: string, path: YamlPath): WrongEntry[] {
  if (operations.has(id)) return [];
  const message = `the contract has no operation ${id}${didYouMean(id, operations.keys())}`;
  return [{ path, part: 'value', message }];
}

function wrongTokens(profile: Partial<WrittenProfile>, env: NodeJS.ProcessEnv): WrongEntry[] {
  return Object.entries(profile.tokens ?? {}).flatMap(([role, reference]) => {
    const token = readToken(reference.slice(1), env);
    return 'problem' in token
      ? [{ path: ['tokens', role], part: 'value' as const, message: token.problem }]
      : [];
  });
}

/** The headers that each request sets itself. */
const OWN_HEADERS =
  /^(accept|accept-encoding|authorization|connection|content-.*|expect|host|job-token|prefer|private-token|te|trailer|transfer-encoding|upgrade|user-agent)$/i;

function wrongHeaders({ headers = {} }: Partial<WrittenProfile>, env: NodeJS.ProcessEnv) {
  return Object.entries(headers).flatMap(([name, reference]): WrongEntry[] => {
    const path = ['headers', name];
    if (OWN_HEADERS.test(name))
      return [
        {
          path,
          part: 'key',
          message: `the run sets the header ${name} itself. Remove it; tokens belong under tokens`,
        },
      ];
    const variable = reference.slice(1);
    const value = env[variable];
    const message = !value
      ? `the environment variable ${variable} is not set: set it to the value of the header ${name}`
      : /^[\x20-\x7e]+$/.test(value)
        ? undefined
        : `the environment variable ${variable} contains control characters or signs outside ASCII: a header cannot contain them`;
    return message ? [{ path, part: 'value', message }] : [];
  });
}

/**
 * Reads the certificates of a profile.
 * @param wrong receives the problems
 * @returns undefined if the profile has no certificates, or if they cannot be read
 */
async function readCertificates(
  tls: WrittenProfile['tls'],
  folder: string,
  env: NodeJS.ProcessEnv,
  wrong: WrongEntry[],
): Promise<Connection['secureContext']> {
  if (!tls) return undefined;
  const { passphrase, ...files } = tls;
  const count = wrong.length;
  const report = (entry: string, message: string) =>
    wrong.push({ path: ['tls', entry], part: 'value', message });
  const read: Record<string, string> = {};
  for (const [entry, path] of Object.entries(files))
    await readFile(resolve(folder, path), 'utf8').then(
      (text) => {
        read[entry] = text;
        if (!/-----BEGIN [A-Z0-9 ]+-----/.test(text))
          report(entry, `the file ${path} is not PEM: it has no line "-----BEGIN …"`);
      },
      (error: NodeJS.ErrnoException) =>
        report(
          entry,
          `the file ${path} cannot be read: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}. Paths are relative to the profile`,
        ),
    );
  const secret = passphrase === undefined ? undefined : env[passphrase.slice(1)];
  if (passphrase !== undefined && !secret)
    report('passphrase', `the environment variable ${passphrase.slice(1)} is not set`);
  if (wrong.length > count) return undefined;
  const { ca, certificate, key } = read;
  const parts: [string, Certificates][] = [
    ['ca', { ...(ca && { ca }) }],
    ['certificate', { ...(certificate && { cert: certificate }) }],
    ['key', { ...(key && { key }), ...(secret && { passphrase: secret }) }],
  ];
  for (const [entry, part] of parts)
    try {
      secureContextOf(part);
    } catch (error) {
      report(
        entry,
        `the file ${files[entry as keyof typeof files]} cannot be used: ${reasonOf(error)}`,
      );
    }
  if (wrong.length > count) return undefined;
  try {
    return secureContextOf(Object.assign({}, ...parts.map(([, part]) => part)));
  } catch (error) {
    report('key', `the key and the certificate do not belong together: ${reasonOf(error)}`);
    return undefined;
  }
}

/** Returns the reason that OpenSSL gives, without its codes. */
function reasonOf(error: unknown): string {
  return (error as Error).message.split(':').at(-1)!.trim();
}

function didYouMean(wanted: string, known: Iterable<string>): string {
  const near = nearest(wanted, known);
  return near === undefined ? '' : `: did you mean ${near}?`;
}

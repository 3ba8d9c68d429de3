import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Document, isMap, isScalar, LineCounter, parse, parseDocument } from 'yaml';
import type { Contract } from '../../contract/contract.ts';
import { nearest } from '../../contract/nearest.ts';
import { UsageError } from '../../contract/usageError.ts';
import type { Offering } from '../../judge/index.ts';
import type { FixtureValues } from './substituteFixtures.ts';

/** A deployment as its profile describes it, with the tokens themselves. */
export interface Profile {
  baseUrl?: string;
  /** By role. */
  tokens: Record<string, string>;
  fixtures: FixtureValues;
  tier?: string;
  offering?: Offering;
  flags: Record<string, boolean>;
  limits: { concurrency?: number; requestsPerSecond?: number };
  knownFailures: KnownFailure[];
}

/** A failure that somebody works on. */
export interface KnownFailure {
  operation: string;
  /** The name of one case; without it, every case of the operation. */
  case?: string;
  /** Where the failure is worked on. */
  link: string;
  /** The last day on which it is excused: `2027-03-31`. */
  expires: string;
}

type Path = (string | number)[];

interface Problem {
  path: Path;
  /** Whether the key is at fault and not its value. */
  atKey?: boolean;
  message: string;
}

/**
 * Reads a profile.
 *
 * @param env where the tokens are, by the names in the profile
 * @throws a UsageError with one line, `file:line:column: what is wrong`, for each problem
 */
export async function readProfile(
  file: string,
  contract: Contract,
  env: NodeJS.ProcessEnv,
): Promise<Profile> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      `The profile ${file} cannot be read: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}`,
    );
  });
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${file}:${line}:${col}`;
  };
  const fail = (problems: string[]) => {
    throw new UsageError(problems.join('\n'));
  };

  if (document.errors.length > 0)
    fail(document.errors.map((error) => `${at(error.pos[0])}: ${error.message}`));
  const raw: unknown = document.toJS() ?? {};
  const problems = await shapeProblems(raw);
  const profile = raw as Profile;
  if (problems.length === 0)
    problems.push(...nameProblems(profile, contract), ...tokenProblems(profile, env));
  if (problems.length > 0)
    fail(problems.map((problem) => `${at(offsetOf(document, problem))}: ${problem.message}`));

  return {
    ...profile,
    tokens: Object.fromEntries(
      Object.entries(profile.tokens ?? {}).map(([role, name]) => [role, env[name.slice(1)]!]),
    ),
    fixtures: profile.fixtures ?? {},
    flags: profile.flags ?? {},
    limits: profile.limits ?? {},
    knownFailures: profile.knownFailures ?? [],
  };
}

/** The token in an environment variable, or why there is none. */
export function readToken(
  name: string,
  env: NodeJS.ProcessEnv,
): { value: string } | { problem: string } {
  const value = env[name];
  if (!value)
    return { problem: `the environment variable ${name} is not set: it should hold a token` };
  return /^[\x21-\x7e]+$/.test(value)
    ? { value }
    : {
        problem: `the environment variable ${name} holds spaces or control characters: no token does`,
      };
}

/** Says that a fixture is not one of the contract's; undefined when it is. */
export function fixtureProblem(key: string, { document }: Contract): string | undefined {
  const known = Object.keys(document['x-fixtures']);
  return known.includes(key)
    ? undefined
    : `the contract has no fixture ${key} (it has ${known.join(', ')})${didYouMean(key, known)}`;
}

async function shapeProblems(raw: unknown): Promise<Problem[]> {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, verbose: true });
  addFormats.default(ajv);
  const schema = await readFile(join(import.meta.dirname, 'profile.schema.yaml'), 'utf8');
  const validate = ajv.compile(parse(schema));
  return validate(raw) ? [] : (validate.errors ?? []).flatMap(shapeProblem);
}

function shapeProblem({
  instancePath,
  keyword,
  params,
  message,
  parentSchema,
}: ErrorObject): Problem[] {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
  const name = path.join('.') || 'the profile';
  if (keyword === 'additionalProperties') {
    const key = String(params.additionalProperty);
    const known = Object.keys(
      (parentSchema as { properties?: object } | undefined)?.properties ?? {},
    );
    return [
      { path: [...path, key], atKey: true, message: `unknown key ${key}${didYouMean(key, known)}` },
    ];
  }
  if (keyword === 'propertyNames') return [];
  if (path[0] === 'tokens' && keyword === 'pattern')
    return [
      {
        path,
        message: `${name} must be the name of an environment variable, such as $FORGE_TOKEN: a token does not belong in a file`,
      },
    ];
  const allowed = keyword === 'enum' ? `: ${(params.allowedValues as string[]).join(', ')}` : '';
  return [{ path, message: `${name} ${message}${allowed}` }];
}

function nameProblems(profile: Profile, contract: Contract): Problem[] {
  const flags = new Set(
    [...contract.operations.values()].flatMap(
      ({ definition }) => definition['x-feature-flag']?.name ?? [],
    ),
  );
  return [
    ...Object.keys(profile.fixtures ?? {}).flatMap((key) => {
      const message = fixtureProblem(key, contract);
      return message ? [{ path: ['fixtures', key], atKey: true, message }] : [];
    }),
    ...Object.keys(profile.flags ?? {})
      .filter((flag) => !flags.has(flag))
      .map((flag) => ({
        path: ['flags', flag],
        atKey: true,
        message: `the contract has no feature flag ${flag}${didYouMean(flag, flags)}`,
      })),
    ...(profile.knownFailures ?? []).flatMap((known, index) => {
      if (!contract.operations.has(known.operation))
        return [
          {
            path: ['knownFailures', index, 'operation'],
            message: `the contract has no operation ${known.operation}${didYouMean(known.operation, contract.operations.keys())}`,
          },
        ];
      const names = contract.cases
        .filter(({ operation }) => operation === known.operation)
        .map(({ name }) => name);
      return known.case === undefined || names.includes(known.case)
        ? []
        : [
            {
              path: ['knownFailures', index, 'case'],
              message: `${known.operation} has no case ${known.case}${didYouMean(known.case, names)}`,
            },
          ];
    }),
  ];
}

function tokenProblems(profile: Profile, env: NodeJS.ProcessEnv): Problem[] {
  return Object.entries(profile.tokens ?? {}).flatMap(([role, reference]) => {
    const token = readToken(reference.slice(1), env);
    return 'problem' in token ? [{ path: ['tokens', role], message: token.problem }] : [];
  });
}

function didYouMean(wanted: string, known: Iterable<string>): string {
  const near = nearest(wanted, known);
  return near === undefined ? '' : `: did you mean ${near}?`;
}

function offsetOf(document: Document, { path, atKey }: Problem): number {
  if (atKey) {
    const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === path.at(-1))
      : undefined;
    if (isScalar(pair?.key) && pair.key.range) return pair.key.range[0];
  }
  const node = path.length > 0 ? document.getIn(path, true) : document.contents;
  return (node as { range?: [number, number, number] } | undefined)?.range?.[0] ?? 0;
}

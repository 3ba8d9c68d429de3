import { type Contract, getOperation } from '../../contract/contract.ts';
import { findBasePath } from '../../contract/deployment.ts';
import { readContractWith } from '../../contract/deviations/readContractWith.ts';
import { UsageError } from '../../contract/usageError.ts';
import type { YamlPath } from '../../contract/yaml/problemAt.ts';
import { deliverCalls } from '../engine/deliverCalls.ts';
import { baseUrl } from '../target/baseUrl.ts';
import { firstLook } from '../target/firstLook.ts';
import { type Ask, createAsk } from '../target/look/ask.ts';
import type { Diagnosis } from '../target/look/diagnosis.ts';
import { exists, type ListedMergeRequest, listMergeRequests } from '../target/look/lookAtNames.ts';
import { lookAtRoles } from '../target/look/lookAtTokens.ts';
import { lookAtUser } from '../target/look/lookAtUser.ts';
import type { LookedAt } from '../target/look/probes.ts';
import { type ConnectionEntries, readConnection } from '../target/readConnection.ts';
import { readToken, roleProblem } from '../target/readProfile.ts';
import { resourceName } from '../target/resourceName.ts';
import { type FixtureValues, substituteFixtures } from '../target/substituteFixtures.ts';
import { CAPABILITIES } from '../target/target.ts';
import { findAvailability } from './findAvailability.ts';
import { type Found, findFixtures } from './findFixtures.ts';
import { profileText } from './profileText.ts';

export interface InitProfileOptions {
  /** The URL of the deployment. */
  target: string;
  /** The names of the environment variables with the tokens, by role: `{ owner: 'FORGE_TOKEN' }`. */
  tokens: Record<string, string>;
  /** The full path, the ID or the address of a project that the tokens may read. */
  project?: string;
  /** The full path or the address of a group. Default: the group of the project. */
  group?: string;
  /** Headers and certificates that the way to the deployment needs, as in a profile. Default: none. */
  connection?: ConnectionEntries;
  /** The folder of the profile. The paths of the certificates are relative to it. Default: the current folder. */
  folder?: string;
  /**
   * Whether the project and its group are for tests only, so that the profile permits operations that cannot be
   * undone. Default: false.
   */
  throwaway?: boolean;
  env?: NodeJS.ProcessEnv;
  contractDir?: string;
  /** The paths of extensions, which add operations. Default: none. */
  extend?: string[] | undefined;
  /** The longest time for one response in milliseconds. Default: 10 000. */
  timeoutMs?: number | undefined;
}

/** A profile with the facts that were read from a deployment. */
export interface InitialProfile {
  text: string;
  /** Tokens and users that are probably not what the options say. */
  suspicions: Diagnosis[];
  /** The number of fixtures with a value. */
  found: number;
  /** The number of all fixtures. */
  of: number;
}

/**
 * Writes a profile with the facts that it reads from a deployment.
 * @returns the profile, or the reasons why the deployment cannot be read
 * @throws a UsageError if an option is invalid
 */
export async function initProfile(
  options: InitProfileOptions,
): Promise<InitialProfile | { problems: Diagnosis[] }> {
  const { env = process.env, timeoutMs = 10_000 } = options;
  const contract = await readContractWith({
    dir: options.contractDir,
    extend: options.extend,
  });
  const base = baseUrl(options.target, contract);
  const basePath = findBasePath(contract.document);
  const tokens = Object.fromEntries(
    Object.entries(options.tokens).map(([role, name]) => {
      const token = readToken(name, env);
      const problem = roleProblem(role, contract) ?? ('problem' in token && token.problem);
      if (problem || 'problem' in token) throw new UsageError(String(problem));
      return [role, token.value];
    }),
  );
  const named = {
    ...(options.project && projectFixture(resourceName(options.project, base, basePath))),
    ...(options.group && { 'group.path': resourceName(options.group, base, basePath) }),
  };
  const { folder = '.', connection: entries = {} } = options;
  const read = await readConnection(entries, folder, env, '--ca');
  if (read.problems.length > 0)
    throw new UsageError(
      read.problems.map(({ path, message }) => `${nameOption(path)}: ${message}`).join('\n'),
    );
  const connection = { ...read.connection, origin: new URL(base).origin };
  const target = { base, tokens, can: CAPABILITIES.live, connection, fixtures: named, flags: {} };
  const [variable = 'FORGE_TOKEN'] = Object.values(options.tokens);
  const nameOf = (key: string) => {
    if (key.startsWith('tokens.')) return `--token ${key.slice('tokens.'.length)}=${variable}`;
    return key.startsWith('project.') ? '--project' : '--group';
  };
  const problems = await firstLook(contract, target, timeoutMs, nameOf);
  if (problems.length > 0) return { problems };

  const { send, line, close } = deliverCalls(contract, target, { timeoutMs });
  const ask = createAsk(contract, base, line);
  const given = await identify(contract, target, ask);
  const known = Object.fromEntries(Object.entries(given).map(([key, { value }]) => [key, value]));
  try {
    const found = await findFixtures({ contract, target, known, send });
    const fixtures = { ...withPathsAsIds(given), ...given, ...found };
    const values = Object.fromEntries(
      Object.entries(fixtures).map(([key, { value }]) => [key, value]),
    );
    const text = profileText(contract, {
      target: options.target,
      tokens: options.tokens,
      connection: entries,
      fixtures,
      availability: await findAvailability({ contract, target, send, fixtures: values }),
      isThrowaway: options.throwaway ?? false,
      casesOf: casesByFixture(contract),
    });
    const all = { ...target, fixtures: values };
    const suspicions = [
      ...(await lookAtRoles(contract, all, ask, nameOf)),
      ...(await lookAtUser(contract, all, ask)),
    ];
    return {
      text,
      suspicions: suspicions.map(({ fault, problem }) => ({ fault, problem })),
      found: Object.keys(fixtures).length,
      of: Object.keys(contract.document['x-fixtures']).length,
    };
  } finally {
    close();
  }
}

/** Returns the option of the command with an entry of the profile: `--header X-Key` for `headers.X-Key`. */
function nameOption([part, name]: YamlPath): string {
  return part === 'headers' ? `--header ${name}` : `--${name}`;
}

/** Returns the fixture that a project names: an ID or a path. */
function projectFixture(name: string): FixtureValues {
  return /^\d+$/.test(name) ? { 'project.id': Number(name) } : { 'project.path': name };
}

/**
 * Finds the ID and the path of the project and of its group. Some requests accept only IDs, and a project of a user
 * has no group.
 */
async function identify(
  contract: Contract,
  target: LookedAt,
  ask: Ask,
): Promise<Record<string, Found>> {
  const { 'project.id': id, 'project.path': path, 'group.path': group } = target.fixtures;
  const given: Record<string, Found> = {};
  const add = (key: string, value: unknown, from: string) => {
    if (typeof value === 'string' || typeof value === 'number') given[key] ??= { value, from };
  };
  add('project.id', id, '--project');
  add('project.path', path, '--project');
  add('group.path', group, '--group');
  if (id === undefined && path === undefined) return given;

  const isIt = ({ project, projectId }: ListedMergeRequest) =>
    path === undefined ? String(projectId) === String(id) : project === path;
  const [listed] = (await listMergeRequests(contract, target, ask)).filter(isIt);
  add('project.id', listed?.projectId, 'listMergeRequests, /project_id');
  add('project.path', listed?.project, 'listMergeRequests, /references/full');
  const parent = String(given['project.path']?.value ?? '').replace(/\/?[^/]*$/, '');
  if (parent === '' || (group !== undefined && group !== parent)) return given;

  const fixtures = { ...target.fixtures, 'group.path': parent };
  if (!(await exists(contract, { ...target, fixtures }, ask, 'group.path'))) return given;
  add('group.path', parent, 'the group of the project');
  const [inGroup] = (await listMergeRequests(contract, target, ask, parent)).filter(isIt);
  add('project.id', inGroup?.projectId, 'listGroupMergeRequests, /project_id');
  add('group.id', inGroup?.groupId, 'listGroupMergeRequests, /group_id');
  return given;
}

/** Returns the paths as IDs, since most operations accept a path wherever they accept an ID. */
function withPathsAsIds(given: Record<string, Found>): Record<string, Found> {
  return Object.fromEntries(
    ['project', 'group'].flatMap((resource) => {
      const path = given[`${resource}.path`];
      const from = 'the path, since no response shows the ID: some cases need a number here';
      return path ? [[`${resource}.id`, { value: path.value, from }]] : [];
    }),
  );
}

/** Returns a function that counts the cases that need a fixture. */
function casesByFixture(contract: Contract): (key: string) => number {
  const counts = new Map<string, number>();
  for (const { operation, request } of contract.cases) {
    const { missing } = substituteFixtures(
      contract,
      getOperation(contract, operation),
      request,
      {},
    );
    for (const key of missing) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (key) => counts.get(key) ?? 0;
}

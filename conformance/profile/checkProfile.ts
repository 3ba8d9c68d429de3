/** Checks whether a profile is right for its deployment. */
import { rm } from 'node:fs/promises';
import { type Contract, type ContractOperation, changesNothing } from '../../contract/contract.ts';
import { readContractWith } from '../../contract/deviations/readContractWith.ts';
import { groupBy } from '../../contract/groupBy.ts';
import { valueAt } from '../../contract/pointer.ts';
import { ANY_USER } from '../../contract/roles.ts';
import { readJson } from '../../wire/readBody.ts';
import { deliverCalls } from '../engine/deliverCalls.ts';
import type { Job, Send } from '../engine/job.ts';
import { createRunFolder, newRunName } from '../engine/runFolder.ts';
import { createLedgerHead, openLedger } from '../engine/writes/ledger.ts';
import { lookAtWrites } from '../suites/lookAtWrites.ts';
import { replay } from '../suites/replay.ts';
import { firstLook } from '../target/firstLook.ts';
import { type Ask, createAsk } from '../target/look/ask.ts';
import type { Diagnosis } from '../target/look/diagnosis.ts';
import { existsBy, NAMED } from '../target/look/lookAtNames.ts';
import { lookAtRoles } from '../target/look/lookAtTokens.ts';
import { lookAtHiddenProjects } from '../target/look/lookAtVisibility.ts';
import { readsOfFixture } from '../target/look/probes.ts';
import { pathRequest } from '../target/pathRequest.ts';
import { resolveTarget } from '../target/resolveTarget.ts';
import { substituteFixtures } from '../target/substituteFixtures.ts';
import type { Target } from '../target/target.ts';
import { callersToTry } from '../target/tokenFor.ts';
import { fixtureFinder } from './findFixtures.ts';

export interface CheckProfileOptions {
  /** The path of the profile. */
  profile: string;
  /** The URL of the deployment. Default: the `baseUrl` of the profile. */
  target?: string;
  tokenEnv?: string;
  /** Whether the check may create resources, and remove them. Default: false. */
  allowWrites?: boolean;
  env?: NodeJS.ProcessEnv;
  contractDir?: string;
  /** The paths of extensions, which add operations. Default: none. */
  extend?: string[] | undefined;
  /** The longest time for one response in milliseconds. Default: 10 000. */
  timeoutMs?: number | undefined;
}

/** The outcome of the check of a profile. */
export interface ProfileCheck {
  /** All problems of the profile and of the way to the deployment. Empty if the profile is right. */
  problems: Diagnosis[];
  /**
   * `run` is the number of cases that a run performs with the profile, with writes if they are allowed. `of` is the number of all
   * cases.
   */
  cases: { run: number; of: number };
  /**
   * The cases that do not run, grouped by the entries that would make them run. The largest group comes first. Groups
   * without `add` come last, because no entry can make their cases run.
   */
  notRun: { add?: string[]; reason: string; cases: number }[];
}

/**
 * Checks whether a profile is right for its deployment.
 * @throws a UsageError if the profile itself is invalid
 */
export async function checkProfile(options: CheckProfileOptions): Promise<ProfileCheck> {
  const { timeoutMs = 10_000, env = process.env, ...rest } = options;
  const contract = await readContractWith({
    dir: options.contractDir,
    extend: options.extend,
  });
  const run = newRunName();
  const resolved = await resolveTarget({ ...rest, kind: 'live' }, contract, env, run);
  const target: Target = { ...resolved.target, base: resolved.base! };
  const problems = await firstLook(contract, target, timeoutMs);
  if (problems.length === 0) {
    const { send, line, close } = deliverCalls(contract, target, { timeoutMs });
    const ask = createAsk(contract, target.base, line);
    const roles = await lookAtRoles(contract, target, ask);
    const missing = await missingFixtures(contract, target, ask);
    problems.push(
      ...roles.map(({ fault, problem }) => ({ fault, problem })),
      ...missing.map(({ problem }) => problem),
      ...(await unfitFixtures(
        contract,
        target,
        send,
        missing.map(({ key }) => key),
      )),
      ...(await unreadyFixtures(
        contract,
        target,
        send,
        missing.map(({ key }) => key),
      )),
      ...(await lookAtHiddenProjects(contract, target, ask)),
      ...(await wrongClaims(contract, target, send)).map(profileProblem),
    );
    close();
  }
  const jobs = replay.plan(contract, target);
  if (problems.length === 0 && target.writes)
    problems.push(...(await lookByWriting(contract, target, jobs, run, timeoutMs)));
  const unrun = jobs.flatMap((job) => ('reason' in job ? [job] : []));
  return {
    problems,
    cases: { run: jobs.length - unrun.length, of: jobs.length },
    notRun: [...groupBy(unrun, ({ needs, reason }) => needs?.join(' and ') ?? reason).values()]
      .map((group) => ({ ...group[0], cases: group.length }))
      .map(({ needs, reason, cases }) => ({
        ...(needs && { add: needs }),
        reason,
        cases,
      }))
      .sort((a, b) => Number('add' in b) - Number('add' in a) || b.cases - a.cases),
  };
}

/** Creates some resources and removes them. The ledger on disk keeps those that are left. */
async function lookByWriting(
  contract: Contract,
  target: Target,
  jobs: Job[],
  run: string,
  timeoutMs: number,
): Promise<Diagnosis[]> {
  const folder = await createRunFolder(run);
  const ledger = openLedger(folder.ledger, createLedgerHead(contract, run, target.base));
  const { diagnoses, left } = await lookAtWrites(contract, target, jobs, { timeoutMs, ledger });
  ledger.close();
  if (left.length === 0) await rm(folder.path, { recursive: true });
  return diagnoses;
}

function profileProblem(problem: string): Diagnosis {
  return { fault: 'profile', problem };
}

/**
 * Reports each fixture for which every caller gets a 404 from every read. The reads have the fixture in the last
 * parameter of their path, so that the 404 is about the fixture. The first look has tested the others.
 */
async function missingFixtures(
  contract: Contract,
  target: Target,
  ask: Ask,
): Promise<{ key: string; problem: Diagnosis }[]> {
  const problems: { key: string; problem: Diagnosis }[] = [];
  for (const [key, value] of Object.entries(target.fixtures)) {
    if (NAMED.includes(key)) continue;
    // Below a missing resource, everything is missing.
    const missing = problems.map((one) => one.key);
    const reads = readsOfFixture(contract, target, key).filter(
      (read) => !othersInPath(read, target, key).some((other) => missing.includes(other)),
    );
    if (reads.length === 0) continue;
    // A note of an issue is not found below an epic.
    const ofParent = reads.filter((read) => namesParent(read, key));
    const within = ofParent.length > 0 ? ofParent : reads;
    if ((await existsBy(within, target, ask, key)) !== false) continue;
    const [read] = within as [ContractOperation];
    problems.push({
      key,
      problem: profileProblem(
        `fixtures.${key}: ${value} is not found (${read.id} responds with 404). Correct the value.`,
      ),
    });
  }
  return problems;
}

/** Reports each fixture that a list shows as another kind of resource, and a default branch that is another one. */
async function unfitFixtures(
  contract: Contract,
  target: Target,
  send: Send,
  missing: string[],
): Promise<Diagnosis[]> {
  const { fixtures } = target;
  const problems: Diagnosis[] = [];
  const report = (key: string, better: string | number | undefined) => {
    const { description } = contract.document['x-fixtures'][key]!;
    const advice = better === undefined ? 'Correct the value' : `Write ${better}`;
    problems.push(
      profileProblem(
        `fixtures.${key}: ${fixtures[key]} is not what the cases need. ${description} ${advice}.`,
      ),
    );
  };
  const finder = fixtureFinder({ contract, target, send, known: fixtures });
  const wrong = new Set(missing);
  for (const key of Object.keys(fixtures)) {
    const ways = contract.document['x-fixtures'][key]?.find ?? [];
    // A fixture that belongs to a wrong one cannot be tested.
    const belongsTo = ways.flatMap(({ same = {} }) => Object.values(same));
    if (key === BRANCH || [key, ...belongsTo].some((one) => wrong.has(one))) continue;
    if ((await finder.fits(key)) !== false) continue;
    wrong.add(key);
    report(key, await finder.suggest(key));
  }
  const tip = await newestCommit(contract, target, send);
  if (BRANCH in fixtures && !missing.includes(BRANCH) && tip !== undefined) {
    const branch = await newestCommit(contract, target, send, fixtures[BRANCH]);
    const known = { ...fixtures, 'commit.id': tip };
    // A push between the two requests would make a right branch look wrong.
    if (
      branch !== undefined &&
      branch !== tip &&
      tip === (await newestCommit(contract, target, send))
    )
      report(BRANCH, await fixtureFinder({ contract, target, send, known }).suggest(BRANCH));
  }
  return problems;
}

/** Reports each fixture that the deployment has not finished yet, such as an export. */
async function unreadyFixtures(
  contract: Contract,
  target: Target,
  send: Send,
  missing: string[],
): Promise<Diagnosis[]> {
  const problems: Diagnosis[] = [];
  for (const [key, value] of Object.entries(target.fixtures)) {
    const { create = [] } = contract.document['x-fixtures'][key] ?? {};
    const ready = contract.cases.find(({ id }) => create.some((one) => one.ready === id));
    const operation = ready && contract.operations.get(ready.operation);
    if (!operation || missing.includes(key)) continue;
    const { request } = substituteFixtures(contract, operation, ready.request, target.fixtures);
    const statuses: number[] = [];
    for (const caller of callersToTry(ANY_USER, target)) {
      const { exchange } = await send({ operation, request, ...caller, expected: ready.response });
      statuses.push(exchange.response?.status ?? 0);
    }
    // Callers who may not see the resource get 403 or 404.
    const pending = statuses.find((status) => status > 200 && status < 300);
    if (pending !== undefined && !statuses.includes(ready.response.status))
      problems.push(
        profileProblem(
          `fixtures.${key}: ${value} is not finished (${operation.id} responds with ${pending}). Wait until it is, or name another one.`,
        ),
      );
  }
  return problems;
}

/** The fixture of the default branch. */
const BRANCH = 'branch.name';

/** Returns the SHA of the newest commit of a branch. Default: of the default branch. */
async function newestCommit(
  contract: Contract,
  target: Target,
  send: Send,
  branch?: string | number,
): Promise<string | undefined> {
  const operation = contract.operations.get('listCommits');
  const request = operation && pathRequest(operation, target.fixtures);
  const [caller] = callersToTry(ANY_USER, target);
  if (!request) return undefined;
  const query = { per_page: 1, ...(branch !== undefined && { ref_name: branch }) };
  const { exchange } = await send({
    operation,
    request: { ...request, query },
    ...caller,
    expected: { status: 200 },
  });
  const { response } = exchange;
  const body = response?.status === 200 ? readJson(response) : undefined;
  const sha = body === undefined ? undefined : valueAt(body, '/0/id');
  return typeof sha === 'string' ? sha : undefined;
}

/**
 * Reports each tier, offering or flag of the profile that contradicts the deployment: the deployment has an operation
 * that the profile rules out.
 */
async function wrongClaims(contract: Contract, target: Target, send: Send): Promise<string[]> {
  const { tier, offering, flags } = target;
  const claims: [string, (operation: ContractOperation) => boolean | undefined][] = [
    [
      `tier: ${tier}`,
      ({ definition }) =>
        tier && definition['x-tier'] ? definition['x-tier'].includes(tier) : undefined,
    ],
    [
      `offering: ${offering}`,
      ({ definition }) =>
        offering && definition['x-offering']
          ? definition['x-offering'].includes(offering)
          : undefined,
    ],
    ...Object.entries(flags).map(
      ([flag, isOn]): [string, (operation: ContractOperation) => boolean | undefined] => [
        `flags.${flag}: ${isOn}`,
        ({ definition }) => (definition['x-feature-flag']?.name === flag ? isOn : undefined),
      ],
    ),
  ];
  const problems: string[] = [];
  for (const [claim, isIncluded] of claims)
    for (const operation of contract.operations.values()) {
      const expected = isIncluded(operation);
      if (expected !== false || !changesNothing(operation) || operation.method !== 'get') continue;
      const request = pathRequest(operation, target.fixtures);
      const [caller] = callersToTry(undefined, target);
      if (!request || !caller) continue;
      const { exchange } = await send({ operation, request, ...caller, expected: { status: 404 } });
      const status = exchange.response?.status ?? 0;
      if (status < 300 && status >= 200) {
        problems.push(
          `${claim}: the deployment should not have ${operation.id}, but responds with ${status}. Correct the entry.`,
        );
        break;
      }
    }
  return problems;
}

/** Returns the fixtures whose values are in the path beside that of the fixture. */
function othersInPath({ definition }: ContractOperation, target: Target, key: string): string[] {
  return (definition.parameters ?? []).flatMap(({ in: place, 'x-fixture': keys }) => {
    const taken = [keys ?? []].flat();
    return place === 'path' && !taken.includes(key)
      ? taken.filter((one) => one in target.fixtures).slice(0, 1)
      : [];
  });
}

/**
 * Returns true if the path also names the parent of the fixture. For example, a note of an issue is not found below
 * an epic.
 */
function namesParent({ definition }: ContractOperation, key: string): boolean {
  const resource = `${key.split('.')[0]}.`;
  return (definition.parameters ?? [])
    .filter((parameter) => parameter.in === 'path')
    .some((parameter) => {
      const keys = [parameter['x-fixture'] ?? []].flat();
      return !keys.includes(key) && keys.some((one) => one.startsWith(resource));
    });
}

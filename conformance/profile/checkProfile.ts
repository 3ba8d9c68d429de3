/** Checks whether a profile is right for its deployment. */
import {
  type Contract,
  type ContractOperation,
  changesNothing,
  readContract,
} from '../../contract/contract.ts';
import { groupBy } from '../../contract/groupBy.ts';
import { createDeliverer } from '../engine/deliver.ts';
import type { Send } from '../engine/job.ts';
import { sendCall } from '../engine/sendCall.ts';
import { replay } from '../suites/replay.ts';
import { firstLook } from '../target/firstLook.ts';
import { pathRequest } from '../target/pathRequest.ts';
import { resolveTarget } from '../target/resolveTarget.ts';
import type { Target } from '../target/target.ts';
import { callersToTry } from '../target/tokenFor.ts';

export interface CheckProfileOptions {
  /** The path of the profile. */
  profile: string;
  /** The URL of the deployment. Default: the `baseUrl` of the profile. */
  target?: string;
  tokenEnv?: string;
  env?: NodeJS.ProcessEnv;
  contractDir?: string;
  timeout?: number;
}

/** The outcome of the check of a profile. */
export interface ProfileCheck {
  /** All problems of the profile. Empty if the profile is right. */
  problems: string[];
  /**
   * `run` is the number of cases that a run without writes performs with the profile. `of` is the number of all
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
  const { timeout = 10_000, env = process.env, ...rest } = options;
  const contract = await readContract(options.contractDir);
  const resolved = await resolveTarget({ ...rest, kind: 'live' }, contract, env, '');
  const target: Target = { ...resolved.target, base: resolved.base! };
  const problems = (await firstLook(contract, target, timeout)).map(({ problem }) => problem);
  if (problems.length === 0) {
    const deliverer = createDeliverer({
      isPatient: true,
      timeoutMs: timeout,
      connection: target.connection,
      limits: target.limits,
    });
    const send: Send = (call) => sendCall(contract, target, deliverer, call);
    problems.push(...(await missingFixtures(contract, target, send)));
    problems.push(...(await wrongClaims(contract, target, send)));
    deliverer.close();
  }
  const jobs = replay.plan(contract, target);
  const unrun = jobs.flatMap((job) => ('reason' in job ? [job] : []));
  return {
    problems,
    cases: { run: jobs.length - unrun.length, of: jobs.length },
    notRun: [...groupBy(unrun, ({ needs, reason }) => needs?.join(' and ') ?? reason).values()]
      .map((group) => ({ ...group[0]!, cases: group.length }))
      .map(({ needs, reason, cases }) => ({
        ...(needs && { add: needs }),
        reason,
        cases,
      }))
      .sort((a, b) => Number('add' in b) - Number('add' in a) || b.cases - a.cases),
  };
}

/**
 * Reports each fixture that every caller gets a 404 for. The fixture must be the last part of the operation's path,
 * so that the 404 is about the fixture.
 */
async function missingFixtures(contract: Contract, target: Target, send: Send): Promise<string[]> {
  const problems: string[] = [];
  for (const [key, value] of Object.entries(target.fixtures)) {
    const [reader] = [...contract.operations.values()]
      .filter((operation) => operation.method === 'get' && lastFixtures(operation).includes(key))
      .sort((a, b) => Number(namesParent(b, key)) - Number(namesParent(a, key)));
    const request = reader && pathRequest(reader, { ...target.fixtures }, key);
    if (!request) continue;
    const statuses: number[] = [];
    for (const caller of callersToTry('user', target)) {
      const { exchange } = await send({
        operation: reader,
        request,
        ...caller,
        expected: { status: 200 },
      });
      statuses.push(exchange.response?.status ?? 0);
      if (statuses.at(-1)! < 400) break;
    }
    if (statuses.length > 0 && statuses.every((status) => status === 404))
      problems.push(
        `fixtures.${key}: ${value} is not found (${reader.id} responds with 404). Correct the value.`,
      );
  }
  return problems;
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
      const [caller] = callersToTry('owner', target);
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

function lastFixtures({ path, definition }: ContractOperation): string[] {
  const name = /\{([^}]+)\}$/.exec(path ?? '')?.[1];
  const parameter = definition.parameters?.find((one) => one.in === 'path' && one.name === name);
  return [parameter?.['x-fixture'] ?? []].flat();
}

import { type Contract, readContract } from '../../contract/contract.ts';
import { UsageError } from '../../contract/usageError.ts';
import { createDeliverer } from '../engine/deliver.ts';
import type { Send } from '../engine/job.ts';
import { sendCall } from '../engine/sendCall.ts';
import { baseUrl } from '../target/baseUrl.ts';
import { type Diagnosis, firstLook } from '../target/firstLook.ts';
import { readToken } from '../target/readProfile.ts';
import { substituteFixtures } from '../target/substituteFixtures.ts';
import { CAPABILITIES } from '../target/target.ts';
import { findAvailability } from './findAvailability.ts';
import { type Found, findFixtures } from './findFixtures.ts';
import { profileText } from './profileText.ts';

export interface InitProfileOptions {
  /** The URL of the deployment. */
  target: string;
  /** The names of the environment variables with the tokens, by role: `{ owner: 'FORGE_TOKEN' }`. */
  tokens: Record<string, string>;
  /** The full path of a project that the tokens may read. */
  project?: string;
  /** The full path of a group. Default: the group of the project. */
  group?: string;
  env?: NodeJS.ProcessEnv;
  contractDir?: string;
  /** The longest time for one response in milliseconds. Default: 10 000. */
  timeout?: number;
}

/** A profile with the facts that were read from a deployment. */
export interface InitialProfile {
  text: string;
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
  const { env = process.env, project, timeout = 10_000 } = options;
  const contract = await readContract(options.contractDir);
  const base = baseUrl(options.target);
  const tokens = Object.fromEntries(
    Object.entries(options.tokens).map(([role, name]) => {
      const token = readToken(name, env);
      if ('problem' in token) throw new UsageError(token.problem);
      return [role, token.value];
    }),
  );
  const target = { base, tokens, can: CAPABILITIES.live };
  const problems = await firstLook(contract, target, timeout);
  if (problems.length > 0) return { problems };

  const group = options.group ?? project?.split('/').slice(0, -1).join('/');
  const given = {
    ...(project && { 'project.path': project }),
    ...(group && { 'group.path': group }),
  };
  const deliverer = createDeliverer({ isPatient: true, timeoutMs: timeout });
  try {
    const send: Send = (call) => sendCall(contract, target, deliverer, call);
    const found = await findFixtures({ contract, target, known: given, send });
    const fixtures = { ...givenFixtures(contract, project, group), ...found };
    const values = Object.fromEntries(
      Object.entries(fixtures).map(([key, { value }]) => [key, value]),
    );
    const text = profileText(contract, {
      target: options.target,
      tokens: options.tokens,
      fixtures,
      availability: await findAvailability({ contract, target, send, fixtures: values }),
      casesOf: casesByFixture(contract),
    });
    return {
      text,
      found: Object.keys(fixtures).length,
      of: Object.keys(contract.document['x-fixtures']).length,
    };
  } finally {
    deliverer.close();
  }
}

/**
 * Returns the fixtures that the options give. The API accepts a path wherever it accepts an ID, so the paths serve as
 * IDs.
 */
function givenFixtures(
  { document }: Contract,
  project: string | undefined,
  group: string | undefined,
): Record<string, Found> {
  const entries: [string, string | undefined, string][] = [
    ['project.id', project, 'the path, which the API accepts as an ID'],
    ['project.path', project, '--project'],
    ['group.id', group, 'the path, which the API accepts as an ID'],
    ['group.path', group, 'the group of the project'],
  ];
  return Object.fromEntries(
    entries.flatMap(([key, value, from]) =>
      value && key in document['x-fixtures'] ? [[key, { value, from }]] : [],
    ),
  );
}

/** Returns a function that counts the cases that need a fixture. */
function casesByFixture(contract: Contract): (key: string) => number {
  const counts = new Map<string, number>();
  for (const { operation, request } of contract.cases) {
    const { missing } = substituteFixtures(
      contract,
      contract.operations.get(operation)!,
      request,
      {},
    );
    for (const key of missing) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (key) => counts.get(key) ?? 0;
}

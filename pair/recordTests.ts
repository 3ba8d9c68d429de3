/** Runs the tests of a user against a world of the sandbox, and keeps their conversations. */
import { spawn } from 'node:child_process';
import type { Contract } from '../contract/contract.ts';
import { BASE_PATH } from '../contract/deployment.ts';
import { UsageError } from '../contract/usageError.ts';
import {
  type Forks,
  type Journal,
  type LoggedRequest,
  type OwnHandlers,
  readSeed,
  roleTokens,
  type Sandbox,
  type SandboxOptions,
  startSandbox,
} from '../sandbox/index.ts';

/** A call of the tests, as the sandbox logged it. */
export interface LoggedCall {
  logged: LoggedRequest;
  /** The role of the caller. Absent without a token, and for a token of no role. */
  as?: string;
  /** The real time minus the time on the clock of the sandbox, in milliseconds. */
  shiftMs: number;
}

/** The calls to one world: to the sandbox or a fork of it, from its beginning or a reset to the next reset. */
export interface Conversation {
  /** The name of the fork, or `sandbox`. */
  name: string;
  /** The name of the seed: `world`. */
  seed: string;
  calls: LoggedCall[];
}

export interface RecordOptions {
  contract: Contract;
  /** The handlers of packs. */
  handlers: OwnHandlers;
  /** The tier, the offering and the flags of the deployment. */
  settings: NonNullable<SandboxOptions['settings']>;
  /** The command of the tests, with its arguments. */
  command: string[];
  env: NodeJS.ProcessEnv;
}

export interface RecordedTests {
  /** The exit status of the command; 128 and more if a signal ended it. */
  status: number;
  conversations: Conversation[];
}

/**
 * Runs the command with a new sandbox. Environment variables tell it the addresses and the tokens.
 * @throws a UsageError if the command cannot be started
 */
export async function recordTests(options: RecordOptions): Promise<RecordedTests> {
  const { contract, handlers, settings, command, env } = options;
  let forks: Forks | undefined;
  const { journal, conversations } = keepConversations(
    (sandbox) => forks?.list().find((fork) => fork.sandbox === sandbox)?.name ?? 'sandbox',
  );
  const { clock: _, settings: seedSettings, ...begin } = await readSeed('world');
  const { url, sandbox, tokens, close } = await startSandbox({
    ...{ contract, handlers, settings, journal },
    ...begin,
    ...(seedSettings && { seedSettings }),
  });
  forks = sandbox.forks;
  try {
    const status = await run(command, { ...env, ...listVariables(url, tokens) });
    return { status, conversations };
  } finally {
    await close();
  }
}

/** Returns the environment variables of the tests. Those of the roles are the ones of the guides. */
export function listVariables(url: string, tokens: Partial<Record<string, string>>) {
  const ofRoles = Object.entries(tokens).map(([role, token]): [string, string | undefined] => [
    `FORGE_${role.toUpperCase().replaceAll('-', '_')}_TOKEN`,
    token,
  ]);
  return {
    FORGE_URL: url,
    FORGE_API_URL: url + BASE_PATH,
    FORGE_CONTROL_URL: `${url}/_sandbox`,
    FORGE_TOKEN: tokens.developer,
    ...Object.fromEntries(ofRoles),
  };
}

/** Runs a command. Its output goes to the standard error stream, because the report is on the standard output. */
function run([program = '', ...words]: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(program, words, { env, stdio: ['inherit', process.stderr, 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('error', ({ message }) =>
      reject(new UsageError(`The command ${program} cannot be started: ${message}.`)),
    );
    child.once('close', (status) => resolve(status ?? 128));
  });
}

/** @param findName returns the name of a fork. It is asked at the first request, because the fork may end */
function keepConversations(findName: (sandbox: Sandbox) => string) {
  const conversations: Conversation[] = [];
  const open = new WeakMap<Sandbox, Conversation>();
  const roles = new WeakMap<Sandbox, Map<string | undefined, string>>();
  const begin = (sandbox: Sandbox): Conversation => {
    const one = { name: findName(sandbox), seed: sandbox.seedName, calls: [] };
    open.set(sandbox, one);
    conversations.push(one);
    return one;
  };
  const findRoles = (sandbox: Sandbox) => {
    const entries = Object.entries(roleTokens(sandbox.db));
    const found = roles.get(sandbox) ?? new Map(entries.map(([role, token]) => [token, role]));
    roles.set(sandbox, found);
    return found;
  };
  const journal: Journal = {
    add: (logged, sandbox) => {
      const { calls } = open.get(sandbox) ?? begin(sandbox);
      const as = findRoles(sandbox).get(logged.token);
      const shiftMs = Date.parse(logged.time) - sandbox.clock.time();
      calls.push({ logged, shiftMs, ...(as !== undefined && { as }) });
    },
    restart: (sandbox) => void open.delete(sandbox),
  };
  return { journal, conversations };
}

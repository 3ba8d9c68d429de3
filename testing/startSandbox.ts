import { fork } from 'node:child_process';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import { didYouMean } from '../contract/nearest.ts';
import { UsageError } from '../contract/usageError.ts';
import type { ForkRequest } from '../sandbox/control/index.ts';
import type { OwnHandlers } from '../sandbox/own/index.ts';
import { type TestFork, testFork } from './testFork.ts';

/** The options of a sandbox. They have the meaning of the options of `forge-contract sandbox`. */
export interface StartOptions<Operations = Record<string, never>> {
  /** `world`, `empty`, `random`, `random:NUMBER`, or the path of a file. Default: `world`. */
  seed?: string;
  /** The time at which the clock is stopped, in ISO 8601. Default: real time. */
  clock?: string;
  tier?: 'free' | 'premium' | 'ultimate';
  offering?: 'hosted' | 'self-managed' | 'dedicated';
  flags?: Record<string, boolean>;
  rateLimits?: boolean;
  /** True to refuse requests that deployments accept although the documents do not allow them. Default: false. */
  strict?: boolean;
  readOnly?: boolean;
  /** URLs below which webhooks may be sent, beside this machine. Default: none. */
  webhooksTo?: string[];
  /** The port on the loopback address. Default: a free port. */
  port?: number;
  /**
   * The names of packs, whose operations the sandbox has beside those of the contract. Default: `['everyday']`; none with
   * `strict` or `extend`.
   */
  packs?: string[];
  /** The paths of OpenAPI documents with operations of your own, as for `forge-contract extend`. Default: none. */
  extend?: string | string[] | undefined;
  /**
   * Handlers by operationId, for the operations of `extend` or instead of the sandbox's own. They cannot run in a
   * separate process. Default: an operation of `extend` is refused with 501.
   */
  handlers?: OwnHandlers<Operations>;
  /**
   * True to run the sandbox in a process of its own, so that it does not compete with the test for the processor. The
   * process ends with the process of the test, even if that is killed. Default: false.
   */
  separate?: boolean;
}

/** A sandbox for tests. */
export interface TestSandbox extends TestFork {
  /** Creates a fork: a sandbox of its own with its own base URL, by default a copy of this one. */
  fork(options?: ForkRequest): Promise<TestFork>;
}

/**
 * Starts a sandbox. If the environment variable `FORGE_URL` has the address of a running sandbox, it returns a fork of that
 * one instead. `forge-contract pair` and jobs of CI set it, and `FORGE_CONTROL_TOKEN` has the control token. A sandbox
 * with a seed from a file, or with options other than `seed`, `clock` and `separate`, always starts anew.
 *
 * For handlers of your own, give it the types that `forge-contract extend` writes:
 * `startSandbox<operations>({ extend: 'ours.openapi.yaml', handlers: { … } })`.
 * @throws an Error for an unknown option or flag, a handler of an unknown operation, a seed with mistakes, or a taken port
 */
export async function startSandbox<Operations = Record<string, never>>(
  options: StartOptions<Operations> = {},
): Promise<TestSandbox> {
  checkNames(options);
  const running = process.env.FORGE_URL;
  if (running && fitsFork(options)) return forkOf(running, options);
  const { separate = false, ...rest } = options;
  if (separate && rest.handlers)
    throw new Error('`handlers` cannot run in a separate process. Leave out `separate`.');
  const { url, close } = await (separate ? startSeparate(rest) : startHere(rest));
  let ended: Promise<unknown> | undefined;
  const sandbox = await testFork(url, () => {
    ended ??= close();
    return ended;
  });
  return {
    ...sandbox,
    fork: async (options = {}) => {
      const { name, url: base } = await sandbox.control('POST', '/forks', options);
      return testFork(base, () => sandbox.control('DELETE', `/forks/${name}`));
    },
  };
}

/** All options. The compiler checks that none is missing. */
const OPTIONS: Record<keyof StartOptions, true> = {
  seed: true,
  clock: true,
  tier: true,
  offering: true,
  flags: true,
  rateLimits: true,
  strict: true,
  readOnly: true,
  webhooksTo: true,
  port: true,
  packs: true,
  extend: true,
  handlers: true,
  separate: true,
};

/** Checks the names of options, because many tests run without a check of types. @throws a UsageError */
function checkNames(options: object): void {
  const unknown = Object.keys(options).find((name) => !Object.hasOwn(OPTIONS, name));
  if (unknown !== undefined)
    throw new UsageError(
      `startSandbox has no option ${unknown}${didYouMean(unknown, Object.keys(OPTIONS))}`,
    );
}

/** The options that a fork of a running sandbox has, too, and one that means nothing there. */
const OF_FORK: ReadonlySet<string> = new Set(['clock', 'separate']);

/** A fork has no seed from a file. */
function fitsFork({ seed = 'world', ...options }: Pick<StartOptions, 'seed'>): boolean {
  return (
    /^(world|empty|random(:.*)?)$/.test(seed) &&
    Object.keys(options).every((name) => OF_FORK.has(name))
  );
}

/** Returns a fork of a running sandbox. Its own forks are copies of it. */
async function forkOf(url: string, { seed, clock }: StartOptions): Promise<TestSandbox> {
  const { control } = await testFork(url, async () => {}).catch((error: Error) => {
    throw new Error(`FORGE_URL: ${error.message}`);
  });
  const create = async (options: ForkRequest) => {
    const { name, url: base } = await control('POST', '/forks', options);
    return { name, fork: await testFork(base, () => control('DELETE', `/forks/${name}`)) };
  };
  const { name, fork } = await create({ ...(seed && { seed }), ...(clock && { clock }) });
  return {
    ...fork,
    fork: async (options = {}) =>
      (await create(options.seed ? options : { copyOf: name, ...options })).fork,
  };
}

interface Started {
  url: string;
  close(): Promise<void>;
}

/** Starts a sandbox in this process. */
export async function startHere<Operations>(
  options: Omit<StartOptions<Operations>, 'separate'>,
): Promise<Started> {
  const sandbox = await import('../sandbox/index.ts');
  const { seed, clock, tier, offering, flags, rateLimits, strict, readOnly, port, webhooksTo } =
    options;
  const { readSandboxContract } = await import('../packs/index.ts');
  const { contract, handlers } = await readSandboxContract({
    packs: options.packs,
    ...(options.extend !== undefined && { extend: [options.extend].flat() }),
    strict,
  });
  const own = (options.handlers ?? {}) as OwnHandlers;
  sandbox.checkHandlers(contract, Object.keys(own));
  const { clock: _, settings, ...begin } = await sandbox.readSeed(seed);
  return sandbox.startSandbox({
    contract,
    handlers: { ...handlers, ...own },
    ...begin,
    ...(settings && { seedSettings: settings }),
    settings: {
      ...(tier && { tier }),
      ...(offering && { offering }),
      ...(flags && { flags }),
      ...(rateLimits !== undefined && { rateLimits }),
      ...(strict !== undefined && { strict }),
    },
    ...(clock !== undefined && { clock: readTime(clock) }),
    ...(readOnly !== undefined && { readOnly }),
    ...(webhooksTo && { webhooksTo }),
    ...(port !== undefined && { port }),
  });
}

function readTime(text: string): number {
  const time = Date.parse(text);
  if (Number.isNaN(time))
    throw new Error(
      `clock is '${text}'. Write a time with its zone, such as 2026-10-21T09:00:00Z.`,
    );
  return time;
}

/** The messages of the separate process. */
export type FromProcess = { url: string } | { error: string };

/** Starts a sandbox in a process of its own. */
async function startSeparate<Operations>(
  options: Omit<StartOptions<Operations>, 'separate'>,
): Promise<Started> {
  const type = extname(import.meta.filename);
  const child = fork(
    join(import.meta.dirname, `sandboxProcess${type}`),
    [JSON.stringify(options)],
    {
      // In a checkout, the modules are TypeScript and need tsx. In the published package, they are JavaScript.
      execArgv: type === '.ts' ? ['--import', import.meta.resolve('tsx')] : [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const exited = once(child, 'exit');
  const [message] = (await Promise.race([
    once(child, 'message'),
    exited.then(([status]) => [
      { error: `the process of the sandbox ended with status ${status}` },
    ]),
  ])) as [FromProcess];
  if ('error' in message) throw new Error(message.error);
  // The child must not keep the process of the test alive.
  child.unref();
  child.channel?.unref();
  return {
    url: message.url,
    close: async () => {
      child.ref();
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}

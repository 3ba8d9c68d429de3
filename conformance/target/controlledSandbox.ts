import type { Contract } from '../../contract/contract.ts';
import { findBasePath } from '../../contract/deployment.ts';
import { UsageError } from '../../contract/usageError.ts';
import { type SandboxAccess, sandboxTokens } from './sandboxTokens.ts';
import type { Target } from './target.ts';

/** The members of the response to `GET /_sandbox` that are used here. */
interface SandboxState extends SandboxAccess {
  callers: Record<string, string>;
  seed: string;
}

/** A sandbox that the suite controls through its control API (`/_sandbox`). */
export interface ControlledSandbox {
  /** The URL to which the paths of the contract are appended. */
  base: string;
  target: Pick<Target, 'tokens' | 'callers' | 'alertIntake' | 'prepare' | 'wait'>;
  /**
   * Resets the sandbox to the state, the clock and the settings with which it was started. A fork that was created for
   * the run ends.
   */
  leave(): Promise<void>;
}

/**
 * Reads tokens and callers from the control API of a sandbox. Before each job, the sandbox gets the clock and the
 * tier of the example world (`openapi/world`), and becomes strict.
 * @param base the address of the sandbox, or of one of its forks, with or without `/api/v4`
 * @param options `inFork`: whether to create a fork of the sandbox, and to control this fork. Default: false
 * @throws a UsageError if no sandbox is at the URL, or if the sandbox has another seed
 */
export async function controlledSandbox(
  contract: Contract,
  base: string,
  { inFork = false } = {},
): Promise<ControlledSandbox> {
  const place = withoutBasePath(contract, base);
  const control = `${place}/_sandbox`;
  const response = await fetch(control).catch(() => undefined);
  if (!response?.ok)
    throw new UsageError(
      `There is no sandbox at ${place}: ${control} does not respond. Start a sandbox with \`forge-contract sandbox\`, or correct the URL.`,
    );
  const { tokens, callers, alertIntakes, seed } = (await response.json()) as SandboxState;
  if (/^(empty|random)/.test(seed))
    throw new UsageError(
      `The sandbox at ${place} was started with --seed ${seed}, but only the example world has the documented responses. Start it with \`--seed world\`, or test it as a deployment with \`--kind live\`.`,
    );
  if (inFork) {
    const fork = await createFork(control);
    const ofFork = await controlledSandbox(contract, fork.apiUrl);
    return { ...ofFork, leave: () => send('DELETE', `${control}/forks/${fork.name}`) };
  }
  const { custom } = alertIntakes;
  let isKept = false;
  return {
    base,
    target: {
      tokens: sandboxTokens({ tokens, alertIntakes }, contract),
      callers,
      ...(custom && { alertIntake: custom.url }),
      prepare: async (operations, keepsState) => {
        if (!keepsState || !isKept)
          await post(`${control}/reset`, { clock: contract.world?.clock });
        isKept = keepsState;
        const needed = operations.map((id) => settingsFor(contract, id));
        // The contract claims nothing about requests that only deployments accept, so the sandbox refuses them.
        await post(`${control}/settings`, Object.assign({ strict: true }, ...needed));
      },
      wait: (seconds) => post(`${control}/clock`, { advance: `PT${seconds}S` }),
    },
    leave: () => post(`${control}/reset`),
  };
}

/** Returns the address without the base path: that of a sandbox, or of one of its forks. */
function withoutBasePath({ document }: Contract, base: string): string {
  const basePath = findBasePath(document);
  return base.endsWith(basePath) ? base.slice(0, base.length - basePath.length) : base;
}

/** Creates a copy of a sandbox in its first state. @throws a UsageError if the sandbox cannot have forks */
async function createFork(control: string): Promise<{ name: string; apiUrl: string }> {
  await post(`${control}/reset`);
  const response = await fetch(`${control}/forks`, { method: 'POST' });
  if (response.ok) return response.json();
  throw new UsageError(
    `A shard needs a fork of its own, and ${control}/forks responds with ${response.status}: ${await response.text()}. Give the address of the sandbox, not of a fork, or leave out --shard.`,
  );
}

/**
 * Returns the settings of the example world (`openapi/world`). A setting with which the operation would be refused is
 * changed.
 */
function settingsFor({ world, operations }: Contract, id: string) {
  const { definition } = operations.get(id) ?? {};
  const tiers: string[] | undefined = definition?.['x-tier'];
  const offerings: string[] = definition?.['x-offering'] ?? [];
  const tier = world?.settings.tier;
  const flag = definition?.['x-feature-flag'];
  return {
    tier: !tier || tiers?.includes(tier) === false ? tiers?.at(-1) : tier,
    offering: offerings.includes(OFFERING) ? OFFERING : (offerings[0] ?? OFFERING),
    ...(flag && { flags: { [flag.name]: true } }),
  };
}

/** The preferred offering. The example world names none. */
const OFFERING = 'self-managed';

function post(url: string, body?: unknown): Promise<void> {
  return send('POST', url, body);
}

async function send(method: string, url: string, body?: unknown): Promise<void> {
  const response = await fetch(url, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok)
    throw new Error(`${url} responds with ${response.status}: ${await response.text()}`);
  await response.body?.cancel();
}

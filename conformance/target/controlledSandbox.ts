import type { Contract } from '../../contract/contract.ts';
import { UsageError } from '../../contract/usageError.ts';
import type { Target } from './target.ts';

/** The part of the response to `GET /_sandbox` that is used here. */
interface SandboxState {
  tokens: Record<string, string>;
  callers: Record<string, string>;
  alertIntakes: { custom?: { url: string; key: string } };
  seed: string;
}

/** A sandbox that the suite controls through its control API. */
export interface ControlledSandbox {
  target: Pick<Target, 'tokens' | 'callers' | 'alertIntake' | 'prepare' | 'wait'>;
  /** Resets the sandbox to the state, the clock and the settings that it was started with. */
  leave(): Promise<void>;
}

/**
 * Reads tokens and callers from the control API of a sandbox. Before each job, the sandbox is reset to the clock and
 * the tier of the example world. A case of the role `user` sends the developer's token, as in the example world. A
 * case of the role `integration` sends the key of the integration whose intake accepts both formats.
 * @throws a UsageError when the address has no sandbox, or a sandbox with another seed
 */
export async function controlledSandbox(
  contract: Contract,
  base: string,
): Promise<ControlledSandbox> {
  const control = new URL('/_sandbox', base);
  const response = await fetch(control).catch(() => undefined);
  if (!response?.ok)
    throw new UsageError(
      `There is no sandbox at ${control.origin}: ${control} does not respond. Start one with forge-contract sandbox, or correct the address.`,
    );
  const { tokens, callers, alertIntakes, seed } = (await response.json()) as SandboxState;
  if (/^(empty|random)/.test(seed))
    throw new UsageError(
      `The sandbox at ${control.origin} was started with --seed ${seed}, and only the example world has the documented responses. Start it with --seed world, or test it as a deployment with --kind live.`,
    );
  const { custom } = alertIntakes;
  let isKept = false;
  return {
    target: {
      tokens: {
        ...tokens,
        ...(tokens.developer && { user: tokens.developer }),
        ...(custom && { integration: custom.key }),
      },
      callers,
      ...(custom && { alertIntake: custom.url }),
      prepare: async (operations, keepsState) => {
        if (!keepsState || !isKept)
          await post(`${control}/reset`, { clock: contract.world?.clock });
        isKept = keepsState;
        const needed = operations.map((id) => settingsFor(contract, id));
        await post(`${control}/settings`, Object.assign({}, ...needed));
      },
      wait: (seconds) => post(`${control}/clock`, { advance: `PT${seconds}S` }),
    },
    leave: () => post(`${control}/reset`),
  };
}

/** Returns the settings of the example world, changed where the operation would be refused with them. */
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

/** The offering that is set if the operation allows it. The example world names none. */
const OFFERING = 'self-managed';

async function post(url: string, body?: unknown): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok)
    throw new Error(`${url} responds with ${response.status}: ${await response.text()}`);
  await response.body?.cancel();
}

import type { Contract } from '../../contract/contract.ts';
import { UsageError } from '../../contract/usageError.ts';
import type { Target } from './target.ts';

/** What `GET /_sandbox` says, as far as it is needed here. */
interface SandboxState {
  tokens: Record<string, string>;
  callers: Record<string, string>;
  alertIntakes: { custom?: { url: string; key: string } };
  tier: string;
  offering: string;
}

/**
 * What a sandbox says of itself through its control API, and how it is reset. A case of the role `user`
 * is called by the developer, as in the example world, and one of the role `integration` sends the key of
 * the integration whose intake takes both formats.
 * @throws a UsageError when there is no sandbox at the address
 */
export async function controlledSandbox(
  contract: Contract,
  base: string,
): Promise<Pick<Target, 'tokens' | 'callers' | 'alertIntake' | 'prepare' | 'wait'>> {
  const control = new URL('/_sandbox', base);
  const response = await fetch(control).catch(() => undefined);
  if (!response?.ok)
    throw new UsageError(`There is no sandbox at ${control.origin}: ${control} does not answer.`);
  const state = (await response.json()) as SandboxState;
  const { tokens, callers, alertIntakes, tier, offering } = state;
  const { custom } = alertIntakes;
  let isKept = false;
  return {
    tokens: {
      ...tokens,
      ...(tokens.developer && { user: tokens.developer }),
      ...(custom && { integration: custom.key }),
    },
    callers,
    ...(custom && { alertIntake: custom.url }),
    prepare: async (operations, keepsState) => {
      if (!keepsState || !isKept) await post(`${control}/reset`);
      isKept = keepsState;
      const needed = Object.assign({}, ...operations.map((id) => settingsFor(contract, id, state)));
      if (keepsState || Object.keys(needed).length > 0)
        await post(`${control}/settings`, { tier, offering, ...needed });
    },
    wait: (seconds) => post(`${control}/clock`, { advance: `PT${seconds}S` }),
  };
}

/** The settings of a sandbox without which an operation is refused. */
function settingsFor(contract: Contract, id: string, { tier, offering }: SandboxState) {
  const definition = contract.operations.get(id)?.definition;
  const tiers: string[] | undefined = definition?.['x-tier'];
  const offerings: string[] | undefined = definition?.['x-offering'];
  const flag = definition?.['x-feature-flag'];
  return {
    ...(tiers && !tiers.includes(tier) && { tier: tiers.at(-1) }),
    ...(offerings && !offerings.includes(offering) && { offering: offerings[0] }),
    ...(flag && { flags: { [flag.name]: true } }),
  };
}

async function post(url: string, body?: unknown): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok) throw new Error(`${url} answers ${response.status}: ${await response.text()}`);
  await response.body?.cancel();
}

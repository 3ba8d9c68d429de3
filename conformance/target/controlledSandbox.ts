import { UsageError } from '../../contract/usageError.ts';
import type { Target } from './target.ts';

/**
 * What a sandbox says of itself through its control API, and how it is reset. A case of the role `user`
 * is called by the developer, as in the example world, and one of the role `integration` sends the key of
 * the integration whose intake takes both formats.
 * @throws a UsageError when there is no sandbox at the address
 */
export async function controlledSandbox(
  base: string,
): Promise<Pick<Target, 'tokens' | 'alertIntake' | 'reset'>> {
  const control = new URL('/_sandbox', base);
  const response = await fetch(control).catch(() => undefined);
  if (!response?.ok)
    throw new UsageError(`There is no sandbox at ${control.origin}: ${control} does not answer.`);
  const { tokens, alertIntakes } = (await response.json()) as {
    tokens: Record<string, string>;
    alertIntakes: { custom?: { url: string; key: string } };
  };
  const { custom } = alertIntakes;
  return {
    tokens: {
      ...tokens,
      ...(tokens.developer && { user: tokens.developer }),
      ...(custom && { integration: custom.key }),
    },
    ...(custom && { alertIntake: custom.url }),
    reset: async () => {
      await fetch(`${control}/reset`, { method: 'POST' });
    },
  };
}

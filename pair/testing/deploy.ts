/** Starts a sandbox that stands for a deployment, and writes its profile. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contract } from '../../contract/contract.ts';
import {
  type RunningSandbox,
  readSeed,
  type StartOptions,
  startSandbox,
} from '../../sandbox/index.ts';

export interface Deployed {
  running: RunningSandbox;
  /** The path of the profile. */
  profile: string;
  /** The environment variables with the tokens of the profile. */
  env: Record<string, string>;
}

/**
 * @param dir the folder for the profile
 * @param start starts the sandbox. Default: `startSandbox`
 */
export async function deploy(
  contract: Contract,
  dir: string,
  seed: string,
  start: (options: StartOptions) => Promise<RunningSandbox> = startSandbox,
): Promise<Deployed> {
  const running = await start({ contract, ...(await readSeed(seed)) });
  const roles = Object.entries(running.tokens);
  const variable = (role: string) => `${role.toUpperCase().replaceAll('-', '_')}_OF_THEIRS`;
  const profile = join(dir, `${seed.replace(':', '-')}.yaml`);
  await writeFile(
    profile,
    JSON.stringify({
      baseUrl: `${running.url}/api/v4`,
      tokens: Object.fromEntries(roles.map(([role]) => [role, `$${variable(role)}`])),
      fixtures: running.sandbox.fixtures,
      tier: 'ultimate',
      // Nobody reads the emails of this deployment.
      writes: { operations: ['createProjectInvitation'] },
    }),
  );
  const env = Object.fromEntries(roles.map(([role, token]) => [variable(role), token]));
  return { running, profile, env };
}

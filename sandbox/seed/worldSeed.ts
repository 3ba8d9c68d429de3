import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GENERATED_DIR } from '../../contract/contract.ts';
import type { SandboxOptions, Seed } from '../sandbox.ts';

/** What a sandbox needs to begin as the example world. */
export type WorldSeed = Pick<
  SandboxOptions,
  'seed' | 'histories' | 'settings' | 'webOrigin' | 'pagesDomain'
> & {
  /** The time at which every case plays, in milliseconds since 1970. */
  clock: number;
};

/** Reads the example world as the build made it. @throws an Error when it is not built */
export async function worldSeed(dir = GENERATED_DIR): Promise<WorldSeed> {
  const [world, repositories] = await Promise.all(
    ['world.json', 'repositories.json'].map(async (name) =>
      JSON.parse(await readFile(join(dir, name), 'utf8')),
    ),
  );
  const { tier, ...instance } = world.settings;
  return {
    seed: withTokens(world.tables),
    histories: Object.fromEntries(
      Object.entries(repositories as Record<string, string>).map(([name, stream]) => [
        name,
        Buffer.from(stream, 'base64'),
      ]),
    ),
    settings: { tier, instance },
    webOrigin: world.origin,
    pagesDomain: world.pages_domain,
    clock: Date.parse(world.clock),
  };
}

/** Everybody has a token that is known: a sandbox protects nothing. */
function withTokens(tables: Seed): Seed {
  const users = tables.users ?? [];
  return {
    ...tables,
    tokens: users.map(({ username }) => ({
      token: `sandbox-token-of-${username}`,
      user: username,
    })),
  };
}

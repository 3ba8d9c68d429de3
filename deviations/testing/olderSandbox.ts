/** Starts a sandbox that responds as an older deployment does, and writes a profile for it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContract } from '../../contract/contract.ts';
import type { Offering } from '../../judge/index.ts';
import { startSandbox, worldSeed } from '../../sandbox/index.ts';
import { type Difference, OLD_WAYS } from './differences.ts';

export interface OlderSandbox {
  url: string;
  /** The URL of an alert integration, to which a run of the suite sends alerts. */
  alertIntake: string;
  tokens: Record<string, string>;
  /** A folder for the files of the run. `close` removes the folder. */
  folder: string;
  /** The path of the profile. */
  profile: string;
  /** The environment variables with the tokens of the profile. */
  env: Record<string, string>;
  close(): Promise<void>;
}

/** The feature flags that the sandbox enables. */
const FLAGS = { repository_blobs_batch_api: true };

/**
 * Starts the sandbox.
 * @param options.ways the differences of the older deployment. Default: all
 * @param options.offering Default: self-managed
 */
export async function startOlderSandbox({
  ways = OLD_WAYS,
  offering = 'self-managed',
}: {
  ways?: Difference[];
  offering?: Offering;
} = {}): Promise<OlderSandbox> {
  const contract = await readContract();
  const sandbox = await startSandbox({
    contract,
    ...(await worldSeed()),
    settings: { tier: 'ultimate', offering, flags: FLAGS },
    decorate: (perform, wrapped) =>
      ways.reduce((inner, { decorate }) => decorate(inner, wrapped), perform),
  });
  const folder = await mkdtemp(join(tmpdir(), 'older-'));
  const variable = (role: string) => `${role.toUpperCase().replaceAll('-', '_')}_TOKEN`;
  const profile = join(folder, 'profile.yaml');
  const fixtures = Object.entries(contract.document['x-fixtures']);
  const irreversible = [...contract.operations.values()].flatMap(({ id, definition }) =>
    definition['x-irreversible'] === undefined ? [] : [id],
  );
  const { alertIntakes } = await (await fetch(`${sandbox.url}/_sandbox`)).json();
  const tokens = { ...sandbox.tokens, integration: alertIntakes.custom.key };
  await writeFile(
    profile,
    JSON.stringify({
      baseUrl: sandbox.url,
      tokens: {
        ...Object.fromEntries(Object.keys(tokens).map((role) => [role, `$${variable(role)}`])),
        user: '$DEVELOPER_TOKEN',
      },
      fixtures: Object.fromEntries(fixtures.map(([key, { value }]) => [key, value])),
      tier: 'ultimate',
      offering,
      flags: FLAGS,
      writes: { operations: irreversible },
    }),
  );
  return {
    url: sandbox.url,
    alertIntake: alertIntakes.custom.url,
    tokens,
    folder,
    profile,
    env: Object.fromEntries(Object.entries(tokens).map(([role, token]) => [variable(role), token])),
    close: async () => {
      await sandbox.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Tests a sandbox with a random seed as a deployment, whose resources only a profile knows. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { type RunningSandbox, readSeed, startSandbox } from '../../sandbox/index.ts';
import { needsBzip2 } from '../../test/deployment/needsBzip2.ts';
import { PATIENCE_MS } from '../../test/deployment/patience.ts';
import { NAMED } from '../target/look/lookAtNames.ts';
import { type ConformOptions, conform } from './conform.ts';

let sandbox: RunningSandbox;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'random-sandbox-'));
  sandbox = await startSandbox({ contract: await readContract(), ...(await readSeed('random:7')) });
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

/** Writes a profile from the state that the sandbox reports. The tokens of the profile are in environment variables. */
async function profile(fixtures?: Record<string, string | number>) {
  const state = await (await fetch(`${sandbox.url}/_sandbox`)).json();
  const tokens: [string, string][] = Object.entries({
    ...state.tokens,
    user: state.tokens.developer,
  });
  const variable = (role: string) => `TOKEN_OF_${role.replaceAll('-', '_')}`;
  const file = join(folder, 'profile.yaml');
  const { tier, offering, flags } = state;
  await writeFile(
    file,
    JSON.stringify({
      baseUrl: sandbox.url,
      tokens: Object.fromEntries(tokens.map(([role]) => [role, `$${variable(role)}`])),
      fixtures: fixtures ?? state.fixtures,
      ...{ tier, offering, flags },
    }),
  );
  const env = Object.fromEntries(tokens.map(([role, token]) => [variable(role), token]));
  return { profile: file, env };
}

async function replay(options: Pick<ConformOptions, 'profile' | 'env'> & Partial<ConformOptions>) {
  const silent = { write: () => true };
  return conform({
    kind: 'live',
    suite: ['replay'],
    timeoutMs: PATIENCE_MS,
    stdout: silent,
    stderr: silent,
    ...options,
  });
}

test('every reading case with values from fixtures passes', async () => {
  const { exitStatus, counts, results } = await replay(await profile());
  const failed = results.filter(({ outcome }) => outcome === 'fail');
  expect(failed.filter((result) => !needsBzip2(result)).map(({ id }) => id)).toEqual([]);
  expect(exitStatus).toBe(failed.length === 0 ? 0 : 1);
  expect(counts.pass).toBeGreaterThan(350);
});

test('a random sandbox has no resource of the example world', async () => {
  const { document } = await readContract();
  const ofWorld = Object.entries(document['x-fixtures']).map(([key, { value }]) => [key, value]);
  let printed = '';
  const { exitStatus, results } = await replay({
    ...(await profile(Object.fromEntries(ofWorld))),
    stderr: { write: (text: string) => (printed += text) },
  });
  expect({ exitStatus, results }).toEqual({ exitStatus: 2, results: [] });
  const lost = [...printed.matchAll(/^profile: fixtures\.([\w.]+): .* is not found/gm)];
  expect(lost.map(([, key]) => key)).toEqual(NAMED);
});

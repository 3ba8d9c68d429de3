import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { initProfile, operationsToName } from '../../conformance/index.ts';
import { type SandboxAccess, sandboxTokens } from '../../conformance/target/index.ts';
import type { Contract } from '../../contract/contract.ts';

/** A profile such as an operator of a deployment has: written by `profile init`, with a token for each role. */
export interface OperatorProfile {
  /** The path of the profile. */
  file: string;
  /**
   * The path of a copy of the profile. The copy also names every operation that needs the permission of the operator.
   */
  fileWithOperations: string;
  /** The environment variables with the tokens. */
  env: Record<string, string>;
  /** The URL of the alert integration. Its host and port may differ from those of the tested server. */
  alertIntake?: string;
  remove(): Promise<void>;
}

/** The members of the response to `GET /_sandbox` that the operator of a deployment knows, too. */
interface SandboxState extends SandboxAccess {
  fixtures: Record<string, string | number>;
  flags: Record<string, boolean>;
}

/**
 * Writes a profile of a running sandbox as `profile init` does: it names the project, and finds the other fixtures by
 * reading. Flags, the alert integration and its key cannot be found by reading, so they are added.
 * @param url scheme, host and port of the sandbox
 */
export async function operatorProfile(contract: Contract, url: string): Promise<OperatorProfile> {
  const state = (await (await fetch(`${url}/_sandbox`)).json()) as SandboxState;
  const { custom } = state.alertIntakes;
  const tokens = Object.entries(sandboxTokens(state, contract));
  const variableOf = (role: string) => `TOKEN_OF_${role.replaceAll('-', '_').toUpperCase()}`;
  const env = Object.fromEntries(tokens.map(([role, token]) => [variableOf(role), token]));
  const written = await initProfile({
    target: url,
    tokens: Object.fromEntries(
      tokens.filter(([role]) => role !== 'integration').map(([role]) => [role, variableOf(role)]),
    ),
    project: String(state.fixtures['project.path']),
    env,
  });
  if ('problems' in written)
    throw new Error(written.problems.map(({ problem }) => problem).join('\n'));
  const folder = await mkdtemp(join(tmpdir(), 'profile-'));
  const file = join(folder, 'profile.yaml');
  const fileWithOperations = join(folder, 'with-operations.yaml');
  const found = parse(written.text) as { tokens: Record<string, string> };
  const profile = {
    ...found,
    tokens: { ...found.tokens, ...(custom && { integration: `$${variableOf('integration')}` }) },
    flags: state.flags,
  };
  await writeFile(file, JSON.stringify(profile));
  const operations = [...operationsToName(contract)];
  await writeFile(fileWithOperations, JSON.stringify({ ...profile, writes: { operations } }));
  return {
    file,
    fileWithOperations,
    env,
    ...(custom && { alertIntake: custom.url }),
    remove: () => rm(folder, { recursive: true }),
  };
}

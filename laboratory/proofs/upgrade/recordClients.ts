/** Records the calls of three clients of others: python-gitlab, gitbeaker and the Go client. */
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { proxyTraffic } from '../../../conformance/index.ts';
import type { Contract } from '../../../contract/contract.ts';
import { CACHE_DIR } from '../../../scripts/index.ts';
import { installFromNpm, installFromPypi } from '../../comparison/install.ts';
import { runCommand } from '../../comparison/runCommand.ts';

const CLIENTS = join(import.meta.dirname, 'clients');
const GO_CLIENT = 'gitlab.com/gitlab-org/api/client-go';

/** The calls of one round of each client, about. */
const CALLS_PER_ROUND = 108;

/** Records about this number of exchanges with a sandbox. @param token the token of the clients */
export async function recordClients(
  contract: Contract,
  {
    target,
    token,
    exchanges,
    record,
  }: { target: string; token: string; exchanges: number; record: string },
): Promise<void> {
  const silent = { write: () => true };
  const proxy = await proxyTraffic({
    contract,
    target,
    port: 0,
    preserveHost: true,
    record,
    stdout: silent,
    stderr: silent,
  });
  const rounds = String(Math.max(1, Math.round(exchanges / CALLS_PER_ROUND)));
  try {
    for (const [command, ...args] of Object.values(await installClients())) {
      const { status, stdout, stderr } = await runCommand(command, [
        ...args,
        proxy.url,
        token,
        rounds,
      ]);
      if (status !== 0)
        throw new Error(
          `${command} ended with status ${status}: ${`${stdout}${stderr}`.slice(-1000)}`,
        );
    }
  } finally {
    await proxy.end();
  }
}

type Command = [command: string, ...args: string[]];

/** Installs the clients. Each command calls a server about 36 times a round: `… URL TOKEN ROUNDS`. */
export async function installClients(): Promise<Record<string, Command>> {
  return { 'python-gitlab': await python(), gitbeaker: await node(), 'client-go': await go() };
}

async function python(): Promise<Command> {
  const folder = await installFromPypi('python-gitlab', '8.6.0');
  return [join(folder, 'bin', 'python'), join(CLIENTS, 'client.py')];
}

async function node(): Promise<Command> {
  const folder = await installFromNpm('@gitbeaker/rest', '43.8.0');
  cpSync(join(CLIENTS, 'client.mjs'), join(folder, 'client.mjs'));
  return ['node', join(folder, 'client.mjs')];
}

async function go(): Promise<Command> {
  const folder = join(CACHE_DIR, 'field', 'client-go');
  const program = join(folder, 'client');
  mkdirSync(folder, { recursive: true });
  cpSync(join(CLIENTS, 'client.go'), join(folder, 'main.go'));
  const options = { cwd: folder };
  if (!existsSync(join(folder, 'go.mod'))) {
    await runCommand('go', ['mod', 'init', 'recorder'], options);
    await runCommand('go', ['get', `${GO_CLIENT}@v1.46.0`], options);
    await runCommand('go', ['mod', 'tidy'], options);
  }
  const { status, stderr } = await runCommand('go', ['build', '-o', program, '.'], options);
  if (status !== 0) throw new Error(`go build: ${stderr.slice(-1000)}`);
  return [program];
}

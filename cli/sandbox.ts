import { join } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import pc from 'picocolors';
import { BASE_PATH } from '../contract/deployment.ts';
import type { RunningSandbox } from '../sandbox/index.ts';
import { portNumber } from './options.ts';
import { untilInterrupted } from './untilInterrupted.ts';

interface SandboxFlags {
  port: number;
  host: string;
  seed?: string;
  data?: string;
  tier?: 'free' | 'premium' | 'ultimate';
  offering?: 'hosted' | 'self-managed' | 'dedicated';
  flag: Record<string, boolean>;
  clock?: number;
  readOnly?: boolean;
  strict?: boolean;
  quiet?: boolean;
  rateLimits?: boolean;
  fault?: string;
}

export function sandboxCommand(): Command {
  return new Command('sandbox')
    .description('serve a platform that keeps the resources which requests create')
    .option('-p, --port <number>', 'port to listen on; 0 takes a free port', portNumber, 4020)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option(
      '--seed <name>',
      'initial resources: world (the example world in openapi/world), empty (only an administrator), random or random:NUMBER (the example world with other IDs, names and SHAs), or a file with rows by table (default: world)',
    )
    .option(
      '--data <dir>',
      'folder in which the state is kept, for one process at a time (default: the state is lost when the process ends)',
    )
    .addOption(
      new Option('--tier <tier>', 'tier of the platform').choices(['free', 'premium', 'ultimate']),
    )
    .addOption(
      new Option('--offering <offering>', 'offering of the platform').choices([
        'hosted',
        'self-managed',
        'dedicated',
      ]),
    )
    .option('--flag <name=on>', 'a feature flag, on or off; repeatable', flag, {})
    .option(
      '--clock <time>',
      'fixed time for the sandbox clock, which does not advance (default: real time)',
      time,
    )
    .option('--rate-limits', 'apply the documented rate limits')
    .option('--read-only', 'refuse every write')
    .option(
      '--strict',
      'refuse every request that the API documentation does not allow, and say what to change',
    )
    .addOption(
      // The option is hidden: it exists only to prove that the conformance suite finds faults.
      new Option('--fault <name[:operation[:part]]>', 'behave wrongly in a known way').hideHelp(),
    )
    .option('-q, --quiet', 'print only the base URL')
    .addHelpText(
      'after',
      `
The sandbox needs only git. The API is under /api/v4, as on a deployment. /_sandbox controls the sandbox: tokens,
reset, clock, settings, users and projects (GET /_sandbox/openapi.json).

Examples:
  $ forge-contract sandbox
  $ forge-contract sandbox --seed random:7
  $ forge-contract sandbox --clock 2026-10-21T09:00:00Z --tier premium
  $ forge-contract sandbox --data ./forge --flag repository_blobs_batch_api=on
  $ forge-contract sandbox --strict`,
    )
    .action(
      async ({
        port,
        host,
        seed,
        data,
        tier,
        offering,
        flag,
        clock,
        readOnly,
        strict,
        quiet,
        rateLimits,
        fault,
      }: SandboxFlags) => {
        const { readDocument } = await import('../contract/contract.ts');
        const { startSandbox, readSeed } = await import('../sandbox/index.ts');
        const { clock: _, settings, ...begin } = await readSeed(seed, data);
        const running = await startSandbox({
          contract: { document: await readDocument() },
          ...begin,
          settings: {
            ...settings,
            flags: flag,
            ...(tier && { tier }),
            ...(offering && { offering }),
            ...(rateLimits && { rateLimits }),
          },
          port,
          host,
          ...(data !== undefined && { file: join(data, 'sandbox.db') }),
          ...(clock !== undefined && { clock }),
          ...(readOnly && { readOnly }),
          ...(strict && { strict }),
          ...(fault !== undefined && {
            decorate: (await import('../faults/index.ts')).decoratingWith(fault),
          }),
        });
        // The warning goes to the standard error stream, because scripts read the address from the standard output.
        if (host !== '127.0.0.1')
          console.error(
            pc.yellow(
              `Warning: other machines may reach ${host}, and the sandbox's tokens are public. Use --host 127.0.0.1 to prevent this.`,
            ),
          );
        if (quiet) console.log(running.url + BASE_PATH);
        else print(running);
        await untilInterrupted(running.close);
      },
    );
}

function print({ url, tokens, sandbox: { seedName } }: RunningSandbox): void {
  const exampleToken = tokens.developer ?? tokens.administrator ?? Object.values(tokens)[0];
  const seed = seedName === 'world' ? '' : ` as --seed ${seedName}`;
  console.log(
    `${pc.green('✓')} Sandbox at ${pc.cyan(url + BASE_PATH)}${seed}; stop it with Ctrl-C`,
  );
  for (const [role, token] of Object.entries(tokens)) console.log(`  ${role.padEnd(18)}${token}`);
  if (exampleToken)
    console.log(`\nTry:  curl -H 'PRIVATE-TOKEN: ${exampleToken}' ${url}${BASE_PATH}/user/keys`);
}

function flag(text: string, others: Record<string, boolean>): Record<string, boolean> {
  const [, name, state] = /^(\w+)=(on|off)$/.exec(text) ?? [];
  if (!name) throw new InvalidArgumentError('Write a flag as name=on or name=off.');
  return { ...others, [name]: state === 'on' };
}

function time(text: string): number {
  const value = Date.parse(text);
  if (Number.isNaN(value))
    throw new InvalidArgumentError('Write a time with its zone, such as 2026-10-21T09:00:00Z.');
  return value;
}

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
  quiet?: boolean;
  rateLimits?: boolean;
  fault?: string;
}

export function sandboxCommand(): Command {
  return new Command('sandbox')
    .description('serve a platform with state: what is created is there afterwards')
    .option('-p, --port <number>', 'port to listen on; 0 takes one that is free', portNumber, 4020)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option(
      '--seed <name>',
      'what is there at the beginning: world, the example world; empty, an administrator and nothing else; random or random:NUMBER, the world under other ids, names and SHAs; or a file with rows by table (default: world)',
    )
    .option('--data <dir>', 'folder that keeps the state (default: it ends with the process)')
    .addOption(
      new Option('--tier <tier>', 'tier of the platform').choices(['free', 'premium', 'ultimate']),
    )
    .addOption(
      new Option('--offering <offering>', 'how the platform is offered').choices([
        'hosted',
        'self-managed',
        'dedicated',
      ]),
    )
    .option('--flag <name=on>', 'a feature flag, on or off; repeatable', flag, {})
    .option('--clock <time>', 'the time at which the clock stands (default: real time)', time)
    .option('--rate-limits', 'apply the documented rate limits')
    .option('--read-only', 'refuse everything that would change something')
    .addOption(
      // For proving that a suite of tests finds what is wrong: nobody who looks for help wants it.
      new Option('--fault <name[:operation[:part]]>', 'be wrong in a known way').hideHelp(),
    )
    .option('-q, --quiet', 'print the base URL only')
    .addHelpText(
      'after',
      `
It needs git, and nothing else. Everything is below /api/v4 as on a deployment; /_sandbox is for what the API
cannot do: the tokens, a reset, the clock, the settings, users and projects (GET /_sandbox/openapi.json).

Examples:
  $ forge-contract sandbox
  $ forge-contract sandbox --seed random:7
  $ forge-contract sandbox --clock 2026-10-21T09:00:00Z --tier premium
  $ forge-contract sandbox --data ./forge --flag repository_blobs_batch_api=on`,
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
        quiet,
        rateLimits,
        fault,
      }: SandboxFlags) => {
        const { readDocument } = await import('../contract/contract.ts');
        const { startSandbox, readFault, readSeed } = await import('../sandbox/index.ts');
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
          ...(fault !== undefined && { fault: readFault(fault) }),
        });
        // What is no response goes to the standard error stream: a script reads the address from the other.
        if (host !== '127.0.0.1')
          console.error(pc.yellow('Others can reach it, and its tokens are known to everybody.'));
        if (quiet) console.log(running.url + BASE_PATH);
        else print(running);
        await untilInterrupted(running.close);
      },
    );
}

function print({ url, tokens, sandbox: { seedName } }: RunningSandbox): void {
  const someone = tokens.developer ?? tokens.administrator ?? Object.values(tokens)[0];
  const seed = seedName === 'world' ? '' : ` as --seed ${seedName}`;
  console.log(`${pc.green('✓')} Sandbox at ${pc.cyan(url + BASE_PATH)}${seed}; Ctrl-C ends it`);
  for (const [role, token] of Object.entries(tokens)) console.log(`  ${role.padEnd(18)}${token}`);
  if (someone)
    console.log(`\nTry:  curl -H 'PRIVATE-TOKEN: ${someone}' ${url}${BASE_PATH}/user/keys`);
}

function flag(text: string, others: Record<string, boolean>): Record<string, boolean> {
  const [, name, state] = /^(\w+)=(on|off)$/.exec(text) ?? [];
  if (!name) throw new InvalidArgumentError('A flag is written name=on or name=off.');
  return { ...others, [name]: state === 'on' };
}

function time(text: string): number {
  const value = Date.parse(text);
  if (Number.isNaN(value))
    throw new InvalidArgumentError('It is a time with its zone, such as 2026-10-21T09:00:00Z.');
  return value;
}

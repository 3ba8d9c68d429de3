import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import pc from 'picocolors';
import type { Contract } from '../contract/contract.ts';
import { count } from '../contract/count.ts';
import { BASE_PATH } from '../contract/deployment.ts';
import { withoutAbsent } from '../contract/deviations/absentOperation.ts';
import type { Extension } from '../contract/extensions/extension.ts';
import { isPackFile, packFile } from '../contract/extensions/packs.ts';
import { UsageError } from '../contract/usageError.ts';
import type { RunningSandbox } from '../sandbox/index.ts';
import type { Failure } from '../wire/disturber.ts';
import { checkFailures, disturbanceOptions } from './disturbanceOptions.ts';
import { addOptions, collected, flag, type OptionRow, portOption, SHARED } from './options.ts';
import { readHandlers } from './readHandlers.ts';
import { untilInterrupted } from './untilInterrupted.ts';

interface SandboxFlags {
  port: number;
  host: string;
  seed?: string;
  data?: string;
  repository?: Record<string, string>;
  tier?: 'free' | 'premium' | 'ultimate';
  offering?: 'hosted' | 'self-managed' | 'dedicated';
  flag: Record<string, boolean>;
  clock?: number;
  readOnly?: boolean;
  gitHttp: boolean;
  strict?: boolean;
  quiet?: boolean;
  rateLimits?: boolean;
  mirrors: string[];
  webhooksTo: string[];
  allowHost: string[];
  controlToken?: string;
  delay?: number;
  fail: Failure[];
  failSeed: number;
  extend?: string[];
  pack?: string[] | false;
  handlers?: string;
  deviations?: string;
}

const OPTIONS: OptionRow[] = [
  portOption(4020),
  SHARED.host,
  [
    '--seed <name>',
    'initial resources: world (the example world in openapi/world), empty (an administrator and a storage), random or random:NUMBER (the example world with other IDs, names and SHAs), or a file with rows by table (default: world)',
  ],
  [
    '--repository <project=path>',
    'git repository or bundle that a project begins with, such as acme/rocket=../my.git; repeatable',
    { parse: repository },
  ],
  [
    '--data <dir>',
    'folder in which the state is kept, for one process at a time (default: the state is lost when the process ends)',
  ],
  ['--tier <tier>', 'tier of the platform', { choices: ['free', 'premium', 'ultimate'] }],
  [
    '--offering <offering>',
    'offering of the platform',
    { choices: ['hosted', 'self-managed', 'dedicated'] },
  ],
  ['--flag <name=on>', 'a feature flag, on or off; repeatable', { parse: flag, default: {} }],
  [
    '--clock <time>',
    'fixed time for the sandbox clock, which does not advance (default: real time)',
    { parse: time },
  ],
  [
    '--control-token <token>',
    'token that requests to /_sandbox need; with it, they may come from any address (default: only this machine, without a token)',
    { env: 'FORGE_CONTROL_TOKEN', parse: token },
  ],
  ['--rate-limits', 'apply the documented rate limits'],
  ['--read-only', 'refuse every write'],
  ['--no-git-http', 'serve the API only, not clone, fetch and push over HTTP'],
  [
    '--mirrors <dir or URL>',
    'folder or HTTP address below which repositories can be mirrors, beside the projects of the sandbox; repeatable',
    { parse: collected, default: [] },
  ],
  [
    '--webhooks-to <url>',
    'URL below which webhooks may be sent, beside this machine if only this machine reaches the sandbox; repeatable',
    { parse: webhookPlace, default: [] },
  ],
  [
    '--allow-host <name>',
    'host name with a dot by which requests reach the API; * allows every name; repeatable',
    { parse: collected, default: [] },
  ],
  [
    '--strict',
    'refuse every request that the API documentation does not allow, and say what to change',
  ],
  [
    '--deviations <file>',
    'deviations file of a deployment: the sandbox leaves fields out and has other statuses as the file says',
  ],
  SHARED.extend,
  [
    '--pack <name>',
    'operations that the documents do not have, by the name of their pack; repeatable (default: everyday; none with --strict or --extend)',
    { parse: collected },
  ],
  SHARED.noPack,
  [
    '--handlers <module>',
    'ES module whose exports (or the members of its export `handlers`) perform operations, by operationId: those of --extend, or instead of the sandbox',
  ],
  ['-q, --quiet', 'print only the base URL'],
  ...disturbanceOptions('--fail-seed'),
];

/** Creates the command that serves a sandbox. @param name how a user calls it, for the examples */
export function sandboxCommand(name = 'forge-contract sandbox'): Command {
  return addOptions(
    new Command('sandbox').description(
      'serve a platform that keeps the resources which requests create',
    ),
    OPTIONS,
  )
    .addHelpText(
      'after',
      `
The sandbox needs only git. The API is under /api/v4, as on a deployment. /_sandbox controls the sandbox: tokens,
reset, clock, settings, rows, snapshots, forks and the last requests (GET /_sandbox/openapi.json). GET /_sandbox/health is for health checks.

Examples:
  $ ${name}
  $ ${name} --seed random:7
  $ ${name} --clock 2026-10-21T09:00:00Z --tier premium
  $ ${name} --repository acme/rocket=../my.git
  $ ${name} --data ./forge --flag repository_blobs_batch_api=on
  $ ${name} --strict
  $ ${name} --extend ours.openapi.yaml --handlers handlers.mjs
  $ ${name} --delay 200 --fail 429:0.1 --fail drop:0.5:createTag
  $ FORGE_CONTROL_TOKEN=secret ${name} --host 0.0.0.0
  $ curl -H 'Authorization: Bearer secret' -X POST http://sandbox.example:4020/_sandbox/reset`,
    )
    .action(serve);
}

async function serve({
  port,
  host,
  seed,
  data,
  repository,
  tier,
  offering,
  flag: flags,
  quiet,
  rateLimits,
  mirrors,
  allowHost,
  delay,
  fail,
  failSeed,
  extend,
  pack,
  handlers: file,
  deviations,
  ...others
}: SandboxFlags): Promise<void> {
  const { checkHandlers, deviate, isLoopback, startSandbox, readSeed } = await import(
    '../sandbox/index.ts'
  );
  const { readSandboxContract } = await import('../packs/index.ts');
  const { handlers, packs, ...read } = await readSandboxContract({
    // `--no-pack` gives false.
    packs: pack === false ? [] : pack,
    extend,
    strict: others.strict,
  });
  const deviating =
    deviations === undefined
      ? undefined
      : await readDeviating(deviations, [...packs.map(packFile), ...(extend ?? [])]);
  const contract = deviating
    ? { ...deviating, document: withoutAbsent(deviating.document) }
    : read.contract;
  checkFailures(contract, fail);
  const own = file === undefined ? {} : await readHandlers(file);
  checkHandlers(contract, Object.keys(own));
  const { clock: _, settings, ...begin } = await readSeed(seed, data, repository);
  const running = await startSandbox({
    contract,
    handlers: { ...handlers, ...own },
    ...(deviating && { decorate: deviate(deviating) }),
    ...begin,
    ...(settings && { seedSettings: settings }),
    settings: {
      flags,
      ...(tier && { tier }),
      ...(offering && { offering }),
      ...(rateLimits && { rateLimits }),
    },
    ...others,
    port,
    host,
    mirrors: mirrors.map(mirrorPlace),
    allowedHosts: allowHost,
    ...(data !== undefined && { file: join(data, 'sandbox.db') }),
    disturbance: { ...(delay && { delayMs: delay }), failures: fail, seed: failSeed },
  });
  // The warning goes to the standard error stream, because scripts read the address from the standard output.
  if (host !== 'localhost' && !isLoopback(host))
    console.error(pc.yellow(warningAbout(host, others.controlToken)));
  if (quiet) console.log(running.url + BASE_PATH);
  else print(running, packs);
  await untilInterrupted(running.close);
}

/** Reads the contract with the deviations of a deployment. */
async function readDeviating(deviations: string, extend: string[]): Promise<Contract> {
  const { readContractWith } = await import('../contract/deviations/readContractWith.ts');
  return readContractWith({ deviations, extend });
}

/** Says what it means that other machines reach the sandbox. */
function warningAbout(host: string, controlToken: string | undefined): string {
  const addresses = ['0.0.0.0', '::'].includes(host)
    ? `${host} stands for all addresses of this machine`
    : `other machines may reach ${host}`;
  const control =
    controlToken === undefined
      ? 'Control (/_sandbox) accepts only requests from this machine. Set --control-token to control the sandbox from elsewhere.'
      : 'Control (/_sandbox) accepts requests from any address with the control token.';
  return [
    `Warning: ${addresses}. The API accepts the tokens of the seed, which are public: everyone who reaches the port can read and change the sandbox.`,
    control,
    'Use --host 127.0.0.1 to allow only this machine.',
  ].join('\n  ');
}

function print({ url, tokens, sandbox }: RunningSandbox, packs: string[]): void {
  const { seedName, fixtures, contract } = sandbox;
  const exampleToken = tokens.developer ?? tokens.administrator ?? Object.values(tokens)[0];
  const seed = seedName === 'world' ? '' : ` as --seed ${seedName}`;
  console.log(
    `${pc.green('✓')} Sandbox at ${pc.cyan(url + BASE_PATH)}${seed}; stop it with Ctrl-C`,
  );
  const { extensions = [] } = contract;
  const counted = (from: Extension[]) =>
    count(from.flatMap(({ operations }) => operations).length, 'operation');
  const ofPacks = extensions.filter(({ file }) => isPackFile(file));
  const own = extensions.filter(({ file }) => !isPackFile(file));
  if (ofPacks.length > 0)
    console.log(
      `  ${counted(ofPacks)} of the pack ${packs.join(', ')} beside the contract${own.length > 0 ? '' : '; leave them out with --no-pack'}`,
    );
  if (own.length > 0) console.log(`  ${counted(own)} of your own`);
  for (const [role, token] of Object.entries(tokens)) console.log(`  ${role.padEnd(18)}${token}`);
  const project = fixtures['project.path'];
  if (project !== undefined) console.log(`\nThe roles are those in the project ${project}.`);
  if (exampleToken)
    console.log(`\nTry:  curl -H 'PRIVATE-TOKEN: ${exampleToken}' ${url}${BASE_PATH}/user/keys`);
}

function repository(text: string, others: Record<string, string> = {}): Record<string, string> {
  const [, project, path] = /^([^=]+\/[^=/]+)=(.+)$/.exec(text) ?? [];
  if (!project || !path)
    throw new InvalidArgumentError(
      'Write the project and the path, such as acme/rocket=../my.git.',
    );
  return { ...others, [project]: path };
}

function webhookPlace(text: string, others: string[] = []): string[] {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw new InvalidArgumentError('Write a URL, such as https://bot.example/hooks/.');
  return [...others, text];
}

function token(text: string): string {
  if (!/^[\x21-\x7e]+$/.test(text))
    throw new InvalidArgumentError('Write a token of visible ASCII characters, without spaces.');
  return text;
}

/** Returns the absolute path of a folder for mirrors, or a URL unchanged. @throws a UsageError if it is neither */
function mirrorPlace(place: string): string {
  if (/^https?:\/\//i.test(place)) {
    if (URL.canParse(place)) return place;
    throw new UsageError(`--mirrors: ${place} is not a URL. Write it as http://host/path/.`);
  }
  if (statSync(place, { throwIfNoEntry: false })?.isDirectory()) return resolve(place);
  throw new UsageError(
    `--mirrors: there is no folder ${place}. Create it, or name another folder.`,
  );
}

function time(text: string): number {
  const value = Date.parse(text);
  if (Number.isNaN(value))
    throw new InvalidArgumentError('Write a time with its zone, such as 2026-10-21T09:00:00Z.');
  return value;
}

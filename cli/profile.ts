import { dirname, relative } from 'node:path';
import { Command } from 'commander';
import pc from 'picocolors';
import { UsageError } from '../contract/usageError.ts';
import { addOptions, type OptionRow, positiveInteger, SHARED } from './options.ts';

export function profileCommand(): Command {
  return new Command('profile')
    .description('describe a deployment for conform, and check the description')
    .addCommand(initCommand())
    .addCommand(checkCommand())
    .addHelpText(
      'after',
      `
Examples:
  $ FORGE_TOKEN=… forge-contract profile init --target https://forge.example.com \\
      --token-env FORGE_TOKEN --project group/project
  $ forge-contract profile check forge.yaml`,
    );
}

interface InitFlags {
  target: string;
  tokenEnv?: string;
  token: Record<string, string>;
  project?: string;
  group?: string;
  ca?: string;
  certificate?: string;
  key?: string;
  passphrase?: string;
  header: Record<string, string>;
  throwaway?: boolean;
  output: string;
  force?: boolean;
  timeout?: number;
  extend?: string[];
}

const INIT_OPTIONS: OptionRow[] = [
  ['--target <url>', 'address of the deployment', { isRequired: true }],
  ['--token-env <name>', 'environment variable with a token of the role owner'],
  [
    '--token <role=name>',
    'environment variable with the token of a role; repeatable',
    { parse: role, default: {} },
  ],
  ['--project <path>', 'full path, ID or address of a project that may be read'],
  ['--group <path>', 'full path or address of a group (default: the group of the project)'],
  ['--ca <file>', "certificate of the authority that signed the deployment's certificate"],
  ['--certificate <file>', 'certificate of this client, for a gateway that asks for one'],
  ['--key <file>', 'key of this client'],
  ['--passphrase <name>', 'environment variable with the passphrase of the key'],
  [
    '--header <header=name>',
    'header that a gateway needs, and the environment variable with its value; repeatable',
    { parse: header, default: {} },
  ],
  [
    '--throwaway',
    'the project and its group are for tests only: permit operations that cannot be undone',
  ],
  [
    '-o, --output <file>',
    'file to write, or "-" for the standard output',
    { default: 'forge.yaml' },
  ],
  SHARED.extend,
  SHARED.pack,
  ['--force', 'replace an existing file'],
  ['--timeout <ms>', 'longest time for one response (default: 10000)', { parse: positiveInteger }],
];

function initCommand(): Command {
  return addOptions(
    new Command('init').description('write a profile of a deployment by reading from it'),
    INIT_OPTIONS,
  )
    .addHelpText(
      'after',
      `
Examples:
  $ FORGE_TOKEN=… forge-contract profile init --target https://forge.example.com \\
      --token-env FORGE_TOKEN --project group/project
  $ forge-contract profile init --target http://127.0.0.1:4020 --token owner=OWNER --token guest=GUEST
  $ HTTPS_PROXY=http://proxy.example.com:3128 forge-contract profile init \\
      --target https://forge.example.com --token-env FORGE_TOKEN --project group/project \\
      --ca company-ca.pem --header X-Gateway-Key=GATEWAY_KEY

HTTPS_PROXY, HTTP_PROXY, NO_PROXY and NODE_EXTRA_CA_CERTS apply.
The profile names the certificates, the headers and the variables.`,
    )
    .action(async (given: InitFlags) => {
      const { tokenEnv, token, output, force, timeout: timeoutMs, ...others } = given;
      const { ca, certificate, key, passphrase, header: headers, ...flags } = others;
      const folder = output === '-' ? '.' : dirname(output);
      const paths = Object.entries({ ca, certificate, key }).flatMap(([entry, path]) =>
        path === undefined ? [] : [[entry, relative(folder, path)]],
      );
      const tls = {
        ...Object.fromEntries(paths),
        ...(passphrase && { passphrase: `$${passphrase}` }),
      };
      const { exitStatusOf, initProfile, showDiagnosis } = await import('../conformance/index.ts');
      const written = await initProfile({
        ...flags,
        timeoutMs,
        tokens: { ...(tokenEnv && { owner: tokenEnv }), ...token },
        connection: { headers, tls },
        folder,
      });
      if ('problems' in written) {
        for (const problem of written.problems) console.error(showDiagnosis(problem));
        process.exitCode = exitStatusOf(written.problems);
        return;
      }
      const { text, found, of, suspicions } = written;
      for (const suspicion of suspicions) console.error(showDiagnosis(suspicion));
      if (output === '-') {
        process.stdout.write(text);
        return;
      }
      const { writeFiles } = await import('../contract/writeFiles.ts');
      await writeFiles([{ path: output, text }], { force });
      console.log(`${pc.green('✓')} ${output}: ${found} of ${of} fixtures found`);
      console.log(`Next: forge-contract profile check ${output}`);
    });
}

interface CheckFlags {
  target?: string;
  tokenEnv?: string;
  timeout?: number;
  allowWrites?: boolean;
  json?: boolean;
  extend?: string[];
}

const CHECK_OPTIONS: OptionRow[] = [
  ['--target <url>', 'address of the deployment (default: the address in the profile)'],
  [
    '--token-env <name>',
    'environment variable with a token, which is used for roles without a token in the profile',
  ],
  ['--timeout <ms>', 'longest time for one response (default: 10000)', { parse: positiveInteger }],
  ['--allow-writes', 'also create a resource in each area for each role, and remove it'],
  SHARED.extend,
  SHARED.pack,
  ['--json', 'print the result as JSON'],
];

function checkCommand(): Command {
  return addOptions(
    new Command('check')
      .description('check a profile against its deployment')
      .argument('<file>', 'the profile'),
    CHECK_OPTIONS,
  )
    .addHelpText('after', '\nExample:\n  $ forge-contract profile check forge.yaml')
    .action(async (profile: string, { json, timeout: timeoutMs, ...flags }: CheckFlags) => {
      const { checkProfile, exitStatusOf, showDiagnosis } = await import('../conformance/index.ts');
      const check = await checkProfile({ profile, timeoutMs, ...flags });
      if (json) console.log(JSON.stringify(check, null, 2));
      else {
        for (const problem of check.problems)
          console.log(`${pc.red('✗')} ${showDiagnosis(problem)}`);
        const { run, of } = check.cases;
        const how = flags.allowWrites ? 'with' : 'without';
        console.log(`${run} of ${of} cases can be replayed ${how} --allow-writes.`);
        for (const { add, reason, cases } of check.notRun.slice(0, 15))
          console.log(
            `  ${String(cases).padStart(4)} ${add ? `more: add ${add.join(' and ')}` : `left: ${reason}`}`,
          );
      }
      process.exitCode = check.problems.length > 0 ? exitStatusOf(check.problems) : 0;
    });
}

/** The parsers throw an error without the value, since it may be the secret itself. That of commander shows it. */
function role(text: string, others: Record<string, string>): Record<string, string> {
  const [, name, variable] = /^([a-z][a-z_-]*)=([A-Za-z_]\w*)$/.exec(text) ?? [];
  if (!name || !variable)
    throw new UsageError(
      '--token: write a token as role=VARIABLE, such as guest=GUEST_TOKEN. The token itself belongs in the variable.',
    );
  return { ...others, [name]: variable };
}

function header(text: string, others: Record<string, string>): Record<string, string> {
  const [, name, variable] = /^([!#$%&'*+.^`|~\w-]+)=([A-Za-z_]\w*)$/.exec(text) ?? [];
  if (!name || !variable)
    throw new UsageError(
      '--header: write a header as name=VARIABLE, such as X-Gateway-Key=GATEWAY_KEY. The value itself belongs in the variable.',
    );
  return { ...others, [name]: `$${variable}` };
}

import { Command } from 'commander';
import pc from 'picocolors';
import type { ReadRevision } from '../contract/diff/diffContract.ts';
import { sayUnset } from '../contract/sayUnset.ts';
import { UsageError } from '../contract/usageError.ts';
import { EXIT } from './failure.ts';
import { addOptions, collected, type OptionRow, SHARED } from './options.ts';

export interface UpgradeFlags {
  from: string;
  to: string;
  clientHeader?: string;
  basePath?: string;
  extend?: string[];
  uses?: string[];
  tokenEnv?: string;
  toTokenEnv?: string;
  json?: true;
  markdown?: true;
}

const OPTIONS: OptionRow[] = [
  [
    '--from <side>',
    'the version or the server that the recorded calls are made for',
    { isRequired: true },
  ],
  [
    '--to <side>',
    'the later version, or its server',
    { default: 'contract', defaultText: 'the contract' },
  ],
  ['--client-header <name>', 'the header that names the client (default: User-Agent)'],
  [
    '--uses <file>',
    'the fields that clients read: a TypeScript program, its types, or one name in a line; CLIENT=FILE for the clients whose names begin so; repeatable',
    { parse: collected },
  ],
  SHARED.basePath,
  SHARED.extend,
  SHARED.pack,
  ['--token-env <name>', 'environment variable with the token for the live addresses'],
  [
    '--to-token-env <name>',
    'environment variable with the token for the later one (default: the same)',
  ],
  ['--json', 'print the report as JSON', { conflicts: ['markdown'] }],
  ['--markdown', 'print the page in Markdown, for a pull request'],
];

/** Creates the subcommand `upgrade`. @param readRevision reads the contract of a git revision */
export function upgradeCommand(readRevision?: ReadRevision): Command {
  return addOptions(
    new Command('upgrade')
      .description('may I upgrade: find the recorded calls that change, by client')
      .argument(
        '<traffic...>',
        'recordings, as forge-contract judge reads them; - for the standard input',
      ),
    OPTIONS,
  )
    .addHelpText(
      'after',
      `
A side is \`contract\` (the installed one), an OpenAPI file, a deviations file, the folder of an installed package, a
version such as forge-contract@1.0.0${readRevision ? ', a git revision' : ''}, or a URL. A URL gets the recorded reading calls, side by side with
the other one. If both are sandboxes, forks of them get all calls in their order. A deployment gets no write.
--extend and --pack add operations to both sides, except to a document of others. Calls that no operation has are named,
and not judged.

Examples:
  $ forge-contract upgrade traffic.har --from old.yaml --to new.yaml
  $ forge-contract upgrade traffic.ndjson --from contract --to theirs.yaml --uses src/main.ts
  $ forge-contract upgrade traffic.ndjson --from deviations.overlay.yaml
  $ FORGE_TOKEN=… forge-contract upgrade traffic.har --token-env FORGE_TOKEN \\
      --from https://forge.example.com --to https://staging.example.com
  $ forge-contract upgrade traffic.har --from old.yaml --pack everyday
  $ forge-contract upgrade traffic.har --from old.yaml --markdown > comment.md

Exit status: 0 nothing changes for the judged calls; 1 something does; 2 wrong usage, no recording, or no operation is
known for any recorded call; 3 a live address is unreachable; 4 nothing changes, but some record was unreadable, or no call
was judged.`,
    )
    .action(async (files: string[], flags: UpgradeFlags) => {
      process.exitCode = await runUpgrade(files, flags, readRevision);
    });
}

/** Prints the page of an upgrade. @returns the exit status */
export async function runUpgrade(
  files: string[],
  flags: UpgradeFlags,
  readRevision?: ReadRevision,
): Promise<number> {
  const { from, to, extend, uses = [], tokenEnv, toTokenEnv, json, markdown, ...others } = flags;
  const sides = { readRevision, extend };
  const {
    isAffected,
    readSide,
    readUses,
    UnreachableError,
    upgrade,
    upgradeMarkdown,
    upgradeText,
  } = await import('../upgrade/index.ts');
  const report = await upgrade({
    ...others,
    files,
    from: await readSide(from, sides),
    to: await readSide(to, sides),
    uses: await Promise.all(uses.map(readUses)),
    token: readToken('--token-env', tokenEnv),
    laterToken: readToken('--to-token-env', toTokenEnv ?? tokenEnv),
  }).catch((error: unknown) => {
    if (error instanceof UnreachableError) return error;
    throw error;
  });
  if (report instanceof UnreachableError) {
    console.error(`network: ${report.message}`);
    return EXIT.unreachable;
  }
  process.stdout.write(
    json
      ? `${JSON.stringify(report, null, 2)}\n`
      : markdown
        ? upgradeMarkdown(report)
        : upgradeText(report, pc),
  );
  if (report.clients.some(isAffected)) return EXIT.failed;
  const { judged, unreadable } = report.traffic;
  return unreadable > 0 || judged === 0 ? EXIT.incomplete : EXIT.ok;
}

function readToken(option: string, name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  const token = process.env[name];
  if (!token) throw new UsageError(`${option}: ${sayUnset(name, process.env, 'a token')}`);
  return token;
}

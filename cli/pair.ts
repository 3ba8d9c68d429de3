import { Command } from 'commander';
import pc from 'picocolors';
import { UsageError } from '../contract/usageError.ts';
import { checkReplaceable, writeFiles } from '../contract/writeFiles.ts';
import { addOptions, collected, type OptionRow, SHARED } from './options.ts';

interface PairFlags {
  target?: string;
  profile?: string;
  fixture: Record<string, string>;
  tokenEnv?: string;
  allowWrites?: true;
  pack?: string[] | false;
  timeout?: number;
  update?: string;
  force?: true;
  json?: true;
  markdown?: true;
}

const OPTIONS: OptionRow[] = [
  ['-t, --target <deployment>', 'the profile of the deployment, or its URL'],
  ['--profile <file>', 'the profile, beside a URL in --target'],
  SHARED.fixture,
  SHARED.tokenEnv,
  [
    '--allow-writes',
    'send the writes, too: they create resources, and change and delete only these (default: only reads are sent)',
  ],
  [
    '--pack <name>',
    'operations that the documents do not have, by the name of their pack; repeatable (default: everyday)',
    { parse: collected },
  ],
  SHARED.noPack,
  SHARED.timeout,
  [
    '--update <file>',
    'write the differences at which the documents are silent as a deviations file, for sandbox --deviations',
  ],
  SHARED.force,
  ['--json', 'print the report as JSON', { conflicts: ['markdown'] }],
  ['--markdown', 'print the report in Markdown, for a pull request'],
];

export function pairCommand(): Command {
  return addOptions(
    new Command('pair')
      .description(
        'do my tests hold: run tests on the sandbox, and send their calls to a deployment',
      )
      .argument('<command...>', 'the command of the tests, behind --'),
    OPTIONS,
  )
    .addHelpText(
      'after',
      `
The tests find the sandbox by these environment variables: FORGE_URL, FORGE_API_URL (with /api/v4), FORGE_CONTROL_URL,
FORGE_TOKEN (the developer's), and one for each role, such as FORGE_MAINTAINER_TOKEN. Then their calls go to the
deployment, in order. Each fork of the sandbox is a conversation of its own, and so is each part after a reset.
With --allow-writes, what the run creates is in .forge-contract/<run>/ledger.jsonl, and is removed at the end. If the
run was killed, use \`forge-contract cleanup\`.

Examples:
  $ forge-contract pair --target forge.yaml -- npm test
  $ forge-contract pair --target forge.yaml --allow-writes -- pytest tests
  $ forge-contract pair --target forge.yaml --update deviations.overlay.yaml -- go test ./...
  $ forge-contract pair --target https://forge.example.com --token-env FORGE_TOKEN --fixture project.id=42 -- npm test

Exit status: 0 all calls that were sent get the same; 1 a response differs; 2 wrong usage or profile; 3 the deployment is
unreachable; 4 no difference, but the run is incomplete, or nothing was sent; 5 the tests fail on the sandbox.`,
    )
    .action(async (command: string[], flags: PairFlags) => {
      process.exitCode = await runPair(command, flags);
    });
}

/** The first line of the file of `--update`, so that the next run may replace the file. */
const UPDATE_MARK = '# Written by `forge-contract pair --update`. Changes here are lost.\n';

async function runPair(command: string[], flags: PairFlags): Promise<number> {
  const {
    fixture: fixtures,
    timeout,
    update,
    force,
    json,
    markdown,
    pack,
    target: _,
    ...others
  } = flags;
  const { deviationsText } = await import('../deviations/index.ts');
  const { pair, pairMarkdown, pairText } = await import('../pair/index.ts');
  if (update !== undefined) await checkReplaceable([{ path: update, isMarked: true }], { force });
  const { exitStatus, report, deviations } = await pair({
    ...others,
    ...readTarget(flags),
    ...{ command, fixtures, packs: pack === false ? [] : pack, stderr: process.stderr },
    ...(timeout !== undefined && { timeoutMs: timeout }),
  });
  if (!report || !deviations) return exitStatus;
  process.stdout.write(
    json
      ? `${JSON.stringify(report, null, 2)}\n`
      : markdown
        ? pairMarkdown(report)
        : pairText(report, pc),
  );
  if (update !== undefined) {
    const { actions, left } = deviations;
    const info = { title: `Silent differences of ${report.target}`, version: '1.0.0' };
    const text = UPDATE_MARK + deviationsText(info, actions, left);
    if (actions.length > 0) await writeFiles([{ path: update, text }], { force });
    const written =
      actions.length > 0
        ? `${update}: ${actions.length} actions`
        : 'No file is written: no action expresses a difference';
    console.error(
      [written, ...left.map((one) => `no action: ${one.first}: ${one.reason}`)].join('\n'),
    );
  }
  return exitStatus;
}

/** Returns the profile and the URL of the options: a target that is no URL is a profile. */
function readTarget({ target, profile }: PairFlags): { target?: string; profile?: string } {
  if (target === undefined && profile === undefined)
    throw new UsageError('Name the deployment: --target FILE with its profile, or --target URL.');
  if (target === undefined || URL.canParse(target)) return { ...(target && { target }) };
  if (profile !== undefined)
    throw new UsageError(
      `--target ${target} is no URL, and --profile names a profile. Leave out one of them.`,
    );
  return { profile: target };
}

import { Command, Option } from 'commander';
import pc from 'picocolors';
import type { ReadRevision } from '../contract/diff/diffContract.ts';
import { UsageError } from '../contract/usageError.ts';
import { EXIT } from './failure.ts';
import { addOptions, SHARED } from './options.ts';
import { runUpgrade } from './upgrade.ts';

/**
 * Creates the subcommand `diff`. @param readRevision reads the contract of a git revision. Default: only files are
 * compared
 */
export function diffCommand(readRevision?: ReadRevision): Command {
  const version = readRevision
    ? 'an OpenAPI file, or a git revision with its generated/openapi.yaml'
    : 'an OpenAPI file';
  const revisions = `
  $ forge-contract diff v0.1.0
  $ forge-contract diff v0.1.0 --changelog
  $ forge-contract diff HEAD~1`;
  const command = new Command('diff')
    .description(
      'list the changes of the contract since another version, or its differences from a document of others',
    )
    .argument('[base]', version)
    .argument('[other]', 'the later version, in the same form as <base> (default: the contract)')
    .option('--json', 'print the changes as JSON')
    .addOption(
      new Option(
        '--changelog',
        'print the section of a changelog: added, changed, deprecated and removed, by operation',
      ).conflicts('json'),
    )
    .option(
      '--theirs <file>',
      'compare an OpenAPI 3.0 or 3.1 document of others with the contract, operation by operation',
    )
    .option(
      '--traffic <file...>',
      'recordings (see forge-contract judge): which side is right with --theirs, otherwise which calls change (see forge-contract upgrade)',
    )
    .option(
      '--sandbox',
      'with --theirs: start a sandbox, and let its responses to the example cases show which side is right',
    )
    .addOption(
      new Option(
        '--fail-on <differences>',
        'with --theirs: end with 1 if there are differences of this kind',
      ).choices(['any', 'ours', 'theirs']),
    );
  return addOptions(command, [SHARED.extend, SHARED.pack])
    .addHelpText(
      'after',
      `
Without --theirs, the exit status is 1 if info.version was raised by less than the changes need, such as a minor step
for a breaking change. With --traffic, it is that of forge-contract upgrade, which takes --extend and --pack. With --theirs, it is 0 unless --fail-on asks for more: \`any\` fails on each difference, \`ours\` on
one in which the exchanges support ours, and \`theirs\` on one in which they support theirs.

Examples:${readRevision ? revisions : ''}
  $ forge-contract diff ../released/openapi.yaml
  $ forge-contract diff theirs.yaml ours.yaml --changelog
  $ forge-contract diff old.yaml new.yaml --traffic my-calls.har      which of my calls break?
  $ forge-contract diff --theirs theirs.yaml
  $ forge-contract diff --theirs theirs.yaml --traffic traffic.har --fail-on ours
  $ forge-contract diff --theirs theirs.yaml --sandbox --json > differences.json`,
    )
    .action(async (base: string | undefined, other: string | undefined, options: DiffOptions) => {
      const { json, changelog, theirs, extend } = options;
      if (extend && (theirs !== undefined || !options.traffic))
        throw new UsageError('--extend and --pack need --traffic FILE, and fit no --theirs.');
      if (theirs !== undefined) {
        if (base !== undefined || changelog)
          throw new UsageError(
            '--theirs compares with the contract. Give neither a version nor --changelog.',
          );
        process.exitCode = await diffTheirs(theirs, options);
        return;
      }
      if (options.sandbox || options.failOn)
        throw new UsageError('--sandbox and --fail-on need --theirs FILE.');
      if (base === undefined)
        throw new UsageError('Give the version to compare with, or --theirs FILE.');
      if (options.traffic) {
        if (changelog) throw new UsageError('Give either --traffic or --changelog.');
        process.exitCode = await runUpgrade(
          options.traffic,
          { from: base, to: other ?? 'contract', ...(json && { json }), ...(extend && { extend }) },
          readRevision,
        );
        return;
      }
      const { contractChangelog, diffContract } = await import('../contract/diff/diffContract.ts');
      const compared = { base, other, readRevision };
      if (changelog) {
        process.stdout.write(await contractChangelog(compared));
        return;
      }
      const { status, stdout, stderr } = await diffContract(compared, json ? 'json' : 'stylish');
      process.stdout.write(stdout);
      process.stderr.write(stderr);
      process.exitCode = status;
    });
}

interface DiffOptions {
  json?: true;
  changelog?: boolean;
  theirs?: string;
  traffic?: string[];
  sandbox?: boolean;
  failOn?: 'any' | 'ours' | 'theirs';
  extend?: string[];
}

/** Prints the differences between a document of others and the contract. @returns the exit status */
async function diffTheirs(
  file: string,
  { json, traffic, sandbox = false, failOn }: DiffOptions,
): Promise<number> {
  const { compareTheirs, comparisonText } = await import('../conformance/index.ts');
  const { readContract } = await import('../contract/contract.ts');
  const { readTheirs } = await import('../theirs/index.ts');
  const comparison = await compareTheirs({
    ours: await readContract(),
    theirs: await readTheirs(file),
    sandbox,
    ...(traffic && { files: traffic }),
  });
  process.stdout.write(
    json ? `${JSON.stringify(comparison, null, 2)}\n` : comparisonText(comparison, pc),
  );
  const fails = comparison.differences.some(
    ({ support }) => failOn === 'any' || support === failOn,
  );
  return fails ? EXIT.failed : EXIT.ok;
}

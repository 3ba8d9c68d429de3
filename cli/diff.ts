import { Command, Option } from 'commander';
import type { ReadRevision } from '../contract/diff/diffContract.ts';

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
  return new Command('diff')
    .description(
      'list the changes of the contract since another version, with the semver step that each needs',
    )
    .argument('<base>', version)
    .argument('[other]', 'the later version, in the same form as <base> (default: the contract)')
    .option('--json', 'print the changes as JSON')
    .addOption(
      new Option(
        '--changelog',
        'print the section of a changelog: added, changed, deprecated and removed, by operation',
      ).conflicts('json'),
    )
    .addHelpText(
      'after',
      `
The exit status is 1 if info.version was raised by less than the changes need, such as a minor step for a breaking change.

Examples:${readRevision ? revisions : ''}
  $ forge-contract diff ../released/openapi.yaml
  $ forge-contract diff theirs.yaml ours.yaml --changelog`,
    )
    .action(async (base: string, other: string | undefined, { json, changelog }: DiffOptions) => {
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
  json?: boolean;
  changelog?: boolean;
}

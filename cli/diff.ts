import { Command, Option } from 'commander';

export function diffCommand(): Command {
  return new Command('diff')
    .description('rate what has changed in the contract since another version, by semver')
    .argument('<base>', 'an OpenAPI file, or a git revision whose generated/openapi.yaml is meant')
    .argument('[other]', 'the file or revision that has changed since (default: the contract)')
    .option('--json', 'print the changes as JSON')
    .addOption(
      new Option(
        '--changelog',
        'print the section of a changelog: what was added, changed, deprecated and removed, by operation',
      ).conflicts('json'),
    )
    .addHelpText(
      'after',
      `
A breaking change fails, unless the major number of info.version has been raised.

Examples:
  $ forge-contract diff v0.1.0
  $ forge-contract diff v0.1.0 --changelog
  $ forge-contract diff HEAD~1
  $ forge-contract diff ../released/openapi.yaml
  $ forge-contract diff theirs.yaml ours.yaml`,
    )
    .action(async (base: string, other: string | undefined, { json, changelog }: DiffOptions) => {
      const { contractChangelog, diffContract } = await import('../scripts/index.ts');
      if (changelog) {
        process.stdout.write(await contractChangelog(base, other));
        return;
      }
      const { status, stdout, stderr } = await diffContract(base, other, json ? 'json' : 'stylish');
      process.stdout.write(stdout);
      process.stderr.write(stderr);
      process.exitCode = status;
    });
}

interface DiffOptions {
  json?: boolean;
  changelog?: boolean;
}

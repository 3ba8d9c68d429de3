import { Command, Option } from 'commander';
import { UsageError } from '../contract/usageError.ts';
import { addOptions, SHARED } from './options.ts';

interface CleanUpFlags {
  run?: string;
  last?: true;
  profile?: string;
  target?: string;
  tokenEnv?: string;
  extend?: string[];
}

export function cleanupCommand(): Command {
  const command = new Command('cleanup')
    .description('remove the resources that a run of conform or pair left on a deployment')
    .addOption(
      new Option('--run <name>', 'name of the run, as printed by conform or pair').conflicts(
        'last',
      ),
    )
    .option('--last', 'the last run that has left a resource, in place of --run')
    .option('--profile <file>', 'profile of the deployment, with which the run was started')
    .option('-t, --target <url>', 'URL of the deployment (default: baseUrl of the profile)')
    .option('--token-env <name>', 'environment variable with a token');
  return addOptions(command, [SHARED.extend, SHARED.pack])
    .addHelpText(
      'after',
      `
A run writes each resource into .forge-contract/<run>/ledger.jsonl before it creates the resource.
The command looks first: the address must be that of the run, and the deployment must accept the tokens.
The ledger names the packs of the run, whose operations are added. Operations of --extend must be given again.
A resource leaves the ledger only if it is seen to be gone. Call the command again for the resources that are left.

Examples:
  $ forge-contract cleanup --run fc-t5k2x9ab12 --profile forge.yaml
  $ forge-contract cleanup --last --profile forge.yaml

Exit status: 0 nothing is left; 1 a resource is left; 2 wrong usage, or another deployment.`,
    )
    .action(async ({ last, ...options }: CleanUpFlags) => {
      if (options.run === undefined && !last)
        throw new UsageError('Give the name of the run with --run, or --last.');
      const { cleanUp } = await import('../conformance/index.ts');
      process.exitCode = await cleanUp({ ...options, stdout: process.stdout });
    });
}

import { Command } from 'commander';

export function cleanupCommand(): Command {
  return new Command('cleanup')
    .description('remove the resources that a run of conform left on a deployment')
    .requiredOption('--run <name>', 'name of the run, as printed by conform')
    .option('--profile <file>', 'profile of the deployment, with which the run was started')
    .option('-t, --target <url>', 'URL of the deployment (default: baseUrl of the profile)')
    .option('--token-env <name>', 'environment variable with a token')
    .addHelpText(
      'after',
      `
A run writes each resource into .forge-contract/<run>/ledger.jsonl before it creates the resource.
The command looks first: the address must be that of the run, and the deployment must accept the tokens.
A resource leaves the ledger only if it is seen to be gone. Call the command again for the resources that are left.

Examples:
  $ forge-contract cleanup --run fc-t5k2x9ab12 --profile forge.yaml

Exit status: 0 nothing is left; 1 a resource is left; 2 wrong usage, or another deployment.`,
    )
    .action(
      async (options: { run: string; profile?: string; target?: string; tokenEnv?: string }) => {
        const { cleanUp } = await import('../conformance/index.ts');
        process.exitCode = await cleanUp({ ...options, stdout: process.stdout });
      },
    );
}

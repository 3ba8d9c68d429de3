import { Command } from 'commander';

export function cleanupCommand(): Command {
  return new Command('cleanup')
    .description('remove what a run of conform has left behind on a deployment')
    .requiredOption('--run <name>', 'the name of the run, as conform printed it')
    .option('--profile <file>', 'profile of the deployment')
    .option('--token-env <name>', 'environment variable with a token')
    .addHelpText(
      'after',
      `
What a run makes is written into .forge-contract/<run>/ledger.jsonl before it is made.

Examples:
  $ forge-contract cleanup --run fc-t5k2x9ab12 --profile forge.yaml

Exit status: 0 nothing is left; 1 something is; 2 wrong usage.`,
    )
    .action(async (options: { run: string; profile?: string; tokenEnv?: string }) => {
      const { cleanUp } = await import('../conformance/index.ts');
      process.exitCode = await cleanUp({ ...options, stdout: process.stdout });
    });
}

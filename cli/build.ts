import { Command } from 'commander';
import pc from 'picocolors';
import { count } from './failure.ts';

export function buildCommand(): Command {
  return new Command('build')
    .alias('bundle')
    .description('make everything in generated/ and the reference from openapi/')
    .option('--force', 'build also when nothing has changed')
    .addHelpText(
      'after',
      `
Examples:
  $ forge-contract build
  $ forge-contract build --force   for instance to see how long each file takes`,
    )
    .action(async ({ force = false }: { force?: boolean }) => {
      const { build } = await import('../scripts/index.ts');
      const start = performance.now();
      const { operations, cases, exceptions } = await build({
        force,
        onStage: ({ name, milliseconds, unchanged }) =>
          console.log(
            `  ${name.padEnd(32)}${pc.dim(`${String(Math.round(milliseconds)).padStart(5)} ms${unchanged ? ', unchanged' : ''}`)}`,
          ),
      });
      console.log(
        `${pc.green('✓')} Built ${count(operations, 'operation')} and ${count(cases, 'case')} in ${((performance.now() - start) / 1000).toFixed(1)} s, with ${count(exceptions.length, 'exception')} from the rules`,
      );
    });
}

import { Command } from 'commander';
import pc from 'picocolors';
import { count } from './failure.ts';

export function buildCommand(): Command {
  return new Command('build')
    .description('make everything in generated/ and the reference from openapi/')
    .option('--check', 'fail when a committed file was not what the source gives; it is then')
    .option('--force', 'build also when nothing has changed')
    .addHelpText(
      'after',
      `
Examples:
  $ forge-contract build
  $ forge-contract build --force            for instance to see how long each file takes
  $ forge-contract build --force --check    in CI: checks what is committed by the way`,
    )
    .action(async ({ check, force = false }: { check?: boolean; force?: boolean }) => {
      const { build } = await import('../scripts/index.ts');
      const start = performance.now();
      const { operations, cases, exceptions, changed } = await build({
        force,
        onStage: ({ name, milliseconds, unchanged }) =>
          console.log(
            `  ${name.padEnd(32)}${pc.dim(`${String(Math.round(milliseconds)).padStart(5)} ms${unchanged ? ', unchanged' : ''}`)}`,
          ),
      });
      console.log(
        `${pc.green('✓')} Built ${count(operations, 'operation')} and ${count(cases, 'case')} in ${((performance.now() - start) / 1000).toFixed(1)} s, with ${count(exceptions.length, 'exception')} from the rules`,
      );
      if (check && changed.length > 0)
        throw new Error(
          `What was committed was not what openapi/ gives: ${changed.join(', ')}. Commit what is there now.`,
        );
    });
}

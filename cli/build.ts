import { resolve } from 'node:path';
import { Command } from 'commander';
import pc from 'picocolors';
import { count } from '../contract/count.ts';
import { UsageError } from '../contract/usageError.ts';
import { formatProblem } from '../contract/yaml/problem.ts';

interface BuildFlags {
  contract?: string;
  output?: string;
  check?: boolean;
  force?: boolean;
}

export function buildCommand(): Command {
  return new Command('build')
    .description('build generated/ and the reference documentation from openapi/')
    .option(
      '--contract <dir>',
      'folder of another contract, with its openapi.yaml (needs --output)',
    )
    .option('--output <dir>', 'folder to write another contract to')
    .option('--check', 'also fail if a committed file was out of date (the build updates it)')
    .option('--force', 'build even if nothing has changed')
    .addHelpText(
      'after',
      `
Examples:
  $ forge-contract build
  $ forge-contract build --force            for example to see how long each file takes
  $ forge-contract build --force --check    in CI: also checks the committed files
  $ forge-contract build --contract library --output library/built`,
    )
    .action(async ({ contract, output, check, force = false }: BuildFlags) => {
      if ((contract === undefined) !== (output === undefined))
        throw new UsageError('--contract and --output belong together: give both, or neither.');
      const { build } = await import('../scripts/index.ts');
      const start = performance.now();
      const { operations, cases, exceptions, changed, advice } = await build({
        ...(contract &&
          output && { contract: { source: resolve(contract), out: resolve(output) } }),
        force,
        onStage: ({ name, milliseconds, unchanged }) => {
          // Most files of a build stay as they are. Their times are for who asks.
          if (unchanged && !force) return;
          const time = `${String(Math.round(milliseconds)).padStart(5)} ms`;
          console.log(`  ${name.padEnd(32)}${pc.dim(unchanged ? `${time}, unchanged` : time)}`);
        },
      });
      console.log(
        `${pc.green('✓')} Built ${count(operations, 'operation')} and ${count(cases, 'case')} in ${((performance.now() - start) / 1000).toFixed(1)} s, with ${count(exceptions.length, 'exception')} from lint rules (x-lint-exceptions)`,
      );
      for (const problem of advice) console.log(pc.dim(formatProblem(problem)));
      if (check && changed.length > 0)
        throw new Error(
          `These committed files were out of date: ${changed.join(', ')}. The build has updated them: commit them.`,
        );
    });
}

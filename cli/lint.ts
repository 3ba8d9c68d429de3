import { Command } from 'commander';
import pc from 'picocolors';
import { listOperations } from '../contract/contract.ts';
import { count } from '../contract/count.ts';
import { ProblemsError } from '../contract/yaml/problem.ts';
import { EXIT } from './failure.ts';

export function lintCommand(): Command {
  return new Command('lint')
    .description(
      'check the source of the contract: with Redocly and our lint rules, the bundle with Spectral, and every case',
    )
    .option('--json', 'print the problems as JSON')
    .addHelpText(
      'after',
      `
Examples:
  $ forge-contract lint
  $ forge-contract lint --json | jq '.problems[].file'`,
    )
    .action(async ({ json }: { json?: boolean }) => {
      const { lintContract } = await import('../scripts/index.ts');
      if (json) {
        const { problems, exceptions } = await lintContract().then(
          (contract) => ({ problems: [], ...contract }),
          (error) => {
            if (error instanceof ProblemsError) return { problems: error.problems, exceptions: [] };
            throw error;
          },
        );
        if (problems.length > 0) process.exitCode = EXIT.failed;
        console.log(JSON.stringify({ problems, exceptions }, null, 2));
        return;
      }
      const { document, cases, exceptions } = await lintContract();
      console.log(
        `${pc.green('✓')} No problems in ${count(listOperations(document).length, 'operation')} and ${count(cases.length, 'case')}; ${count(exceptions.length, 'exception')} from lint rules:`,
      );
      for (const { file, rule, reason } of exceptions)
        console.log(pc.dim(`  ${file}  ${rule}: ${reason}`));
    });
}

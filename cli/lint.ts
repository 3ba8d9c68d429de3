import { Command } from 'commander';
import pc from 'picocolors';
import { operationsOf } from '../contract/contract.ts';
import { count, EXIT } from './failure.ts';
import { printProblems } from './printProblems.ts';

export function lintCommand(): Command {
  return new Command('lint')
    .description('check the source: Redocly and our rules, Spectral on the bundle, every case')
    .option('--json', 'print the problems as JSON')
    .addHelpText(
      'after',
      `
Examples:
  $ forge-contract lint
  $ forge-contract lint --json | jq '.problems[].file'`,
    )
    .action(async ({ json }: { json?: boolean }) => {
      const { compileContract } = await import('../scripts/compile.ts');
      const { ProblemsError } = await import('../scripts/read/problem.ts');
      const { problems, exceptions, ...contract } = await compileContract().catch((error) => {
        if (json && error instanceof ProblemsError)
          return { problems: error.problems, exceptions: [], cases: [], document: undefined };
        throw error;
      });
      if (problems.length > 0) process.exitCode = EXIT.failed;
      if (json) {
        console.log(JSON.stringify({ problems, exceptions }, null, 2));
        return;
      }
      if (problems.length > 0) {
        printProblems(problems);
        return;
      }
      const operations = operationsOf(contract.document ?? { paths: {} }).length;
      console.log(
        `${pc.green('✓')} No problem in ${count(operations, 'operation')} and ${count(contract.cases.length, 'case')}; ${count(exceptions.length, 'exception')} from the rules:`,
      );
      for (const { file, rule, reason } of exceptions)
        console.log(pc.dim(`  ${file}  ${rule}: ${reason}`));
    });
}

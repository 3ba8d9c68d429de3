import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { EXIT } from './failure.ts';

export function selftestCommand(): Command {
  return new Command('selftest')
    .description('prove that the conformance suite finds known faults, fault by fault')
    .option('--write', 'also write the outcome to generated/selftest.md')
    .addHelpText(
      'after',
      `
For every operation, the suite runs against copies of the mock, each with one known fault. The selftest fails if the suite
misses a fault, or reports a correct response.

Examples:
  $ forge-contract selftest
  $ forge-contract selftest --write`,
    )
    .action(async ({ write }: { write?: boolean }) => {
      const { readContract } = await import('../contract/contract.ts');
      const { isProved, matrixMarkdown, matrixText, recordSubjects, runSelftest, SELFTEST_PAGE } =
        await import('../faults/index.ts');
      const selftest = await runSelftest(await recordSubjects(await readContract()));
      process.stdout.write(matrixText(selftest));
      if (write) await writeFile(SELFTEST_PAGE, matrixMarkdown(selftest));
      process.exitCode = isProved(selftest) ? EXIT.ok : EXIT.failed;
    });
}

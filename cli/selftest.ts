import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { EXIT } from './failure.ts';

export function selftestCommand(): Command {
  return new Command('selftest')
    .description('prove that the conformance suite catches what it should, fault by fault')
    .option('--write', 'write the outcome to generated/selftest.md as well')
    .addHelpText(
      'after',
      `
Servers that are wrong in one known way stand in place of the mock, for every operation. A fault that
is missed, or a response that is right and reported, fails.

Examples:
  $ forge-contract selftest
  $ forge-contract selftest --write`,
    )
    .action(async ({ write }: { write?: boolean }) => {
      const { readContract } = await import('../contract/contract.ts');
      const { isProved, matrixMarkdown, matrixText, recordSubjects, runSelftest, SELFTEST_PAGE } =
        await import('../conformance/selftest/index.ts');
      const selftest = await runSelftest(await recordSubjects(await readContract()));
      process.stdout.write(matrixText(selftest));
      if (write) await writeFile(SELFTEST_PAGE, matrixMarkdown(selftest));
      process.exitCode = isProved(selftest) ? EXIT.ok : EXIT.failed;
    });
}

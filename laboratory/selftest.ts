/** `npm run selftest`: proves that the conformance suite finds known faults in responses, fault by fault. */
import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { EXIT } from '../cli/failure.ts';
import { runProgram } from '../cli/runProgram.ts';
import { readContract } from '../contract/contract.ts';
import {
  isProved,
  matrixMarkdown,
  matrixText,
  recordSubjects,
  runSelftest,
  SELFTEST_PAGE,
} from './faults/index.ts';

await runProgram(
  new Command('npm run selftest --')
    .description('prove that the conformance suite finds known faults, fault by fault')
    .option('--write', 'also write the outcome to docs/selftest.md')
    .addHelpText(
      'after',
      `
For every operation, the suite runs against copies of the mock, each with one known fault. The selftest fails if the suite
misses a fault, or reports a correct response.`,
    )
    .exitOverride()
    .action(async ({ write }: { write?: boolean }) => {
      const selftest = await runSelftest(await recordSubjects(await readContract()));
      process.stdout.write(matrixText(selftest));
      if (write) await writeFile(SELFTEST_PAGE, matrixMarkdown(selftest));
      process.exitCode = isProved(selftest) ? EXIT.ok : EXIT.failed;
    }),
);

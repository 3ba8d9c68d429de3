/**
 * Proves that the conformance suite catches what it should: prints fault by fault what became of it.
 *
 *     npx tsx conformance/selftest/main.ts            exit status 1 if anything was missed or wrongly reported
 *     npm run selftest -- --write    writes generated/selftest.md as well
 */
import { writeFile } from 'node:fs/promises';
import { readContract } from '../../contract/contract.ts';
import { build } from '../../scripts/build.ts';
import { isProved, matrixMarkdown, matrixText, SELFTEST_PAGE } from './matrix.ts';
import { recordSubjects } from './recordSubjects.ts';
import { runSelftest } from './runSelftest.ts';

await build();
const selftest = await runSelftest(await recordSubjects(await readContract()));
process.stdout.write(matrixText(selftest));
if (process.argv.includes('--write')) await writeFile(SELFTEST_PAGE, matrixMarkdown(selftest));
process.exitCode = isProved(selftest) ? 0 : 1;

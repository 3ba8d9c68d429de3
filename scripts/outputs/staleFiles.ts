import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { bundleText } from '../build.ts';
import { compileContract } from '../compile.ts';
import { COVERAGE_FILE, GENERATED_DIR, PROJECT_DIR } from '../paths.ts';
import { ProblemsError } from '../read/problem.ts';
import { answersTypeText } from './answers.ts';
import { coverageText } from './coverage.ts';
import { operationsText } from './operations.ts';
import { typesText } from './types.ts';

/**
 * The files that the build makes and that are committed, which are not what the source gives now.
 * Nothing is written, and no memory of an earlier build is trusted.
 * @returns paths relative to the project
 * @throws ProblemsError when the source has problems
 */
export async function staleFiles(): Promise<string[]> {
  const contract = await compileContract();
  const { document, bareText, cases, problems } = contract;
  if (problems.length > 0) throw new ProblemsError(problems);
  const expected = {
    [join(GENERATED_DIR, 'openapi.yaml')]: bundleText(document),
    [join(GENERATED_DIR, 'types.ts')]: await typesText(JSON.parse(bareText)),
    [join(GENERATED_DIR, 'operations.ts')]: operationsText(document),
    [join(GENERATED_DIR, 'answers.d.ts')]: answersTypeText(cases),
    [COVERAGE_FILE]: coverageText(contract),
  };
  const stale = await Promise.all(
    Object.entries(expected).map(async ([file, text]) => {
      const committed = await readFile(file, 'utf8').catch(() => undefined);
      return committed === text ? [] : [relative(PROJECT_DIR, file)];
    }),
  );
  return stale.flat();
}

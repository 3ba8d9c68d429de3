import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { bundleText } from './build.ts';
import { compileContract } from './compile.ts';
import { GENERATED_DIR, PROJECT_DIR } from './paths.ts';
import { ProblemsError } from './problem.ts';
import { operationsText, typesText } from './types.ts';

/**
 * The files that are committed under `generated/` and are not what the source gives now.
 * Nothing is written, and no memory of an earlier build is trusted.
 * @returns paths relative to the project
 * @throws ProblemsError when the source has problems
 */
export async function staleFiles(): Promise<string[]> {
  const { document, bareText, problems } = await compileContract();
  if (problems.length > 0) throw new ProblemsError(problems);
  const expected = {
    'openapi.yaml': bundleText(document),
    'types.ts': await typesText(JSON.parse(bareText)),
    'operations.ts': operationsText(document),
  };
  const stale = await Promise.all(
    Object.entries(expected).map(async ([name, text]) => {
      const file = join(GENERATED_DIR, name);
      const committed = await readFile(file, 'utf8').catch(() => undefined);
      return committed === text ? [] : [relative(PROJECT_DIR, file)];
    }),
  );
  return stale.flat();
}

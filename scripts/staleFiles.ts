import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileContract } from './compile.ts';
import { outputs } from './outputs/index.ts';
import { PROJECT_DIR } from './paths.ts';

/**
 * The committed outputs of the build that are not what the source gives now. Nothing is written, and
 * no memory of an earlier build is trusted.
 * @returns paths relative to the project
 * @throws ProblemsError when the source has problems
 */
export async function staleFiles(): Promise<string[]> {
  const contract = await compileContract();
  const stale = await Promise.all(
    outputs
      .filter(({ committed }) => committed)
      .map(async ({ file, text }) => {
        const present = await readFile(join(PROJECT_DIR, file), 'utf8').catch(() => undefined);
        return present === (await text(contract)) ? [] : [file];
      }),
  );
  return stale.flat();
}

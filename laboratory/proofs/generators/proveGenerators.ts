import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readContract } from '../../../contract/contract.ts';
import { BASE_PATH } from '../../../contract/deployment.ts';
import { startSandbox, worldSeed } from '../../../sandbox/index.ts';
import { PROJECT_DIR } from '../../../scripts/paths.ts';
import { readAttacks, startRecorder } from './attackClient.ts';
import { attackFollowed, followRecipe, missingToolchain, type Verdict } from './followRecipe.ts';
import { GUIDE, type Recipe, readRecipes, STAGES } from './recipes.ts';

interface GeneratorProof {
  /** One line for each recipe. */
  figures: string[];
  /** The failed recipes, and rows of the guide's table that contradict the results. */
  faults: string[];
}

/**
 * Follows recipes one after the other against a sandbox, and compares the results with the table in the guide.
 * @param isWanted selects the recipes. A recipe is skipped if this machine lacks its toolchain, and the figures
 *   report this
 */
export async function proveGenerators(
  isWanted: (recipe: Recipe) => boolean,
  onProgress: (text: string) => void,
): Promise<GeneratorProof> {
  const recipes = (await readRecipes()).filter(isWanted);
  const guide = await readFile(join(PROJECT_DIR, GUIDE), 'utf8');
  const attacks = await readAttacks();
  const recorder = await startRecorder();
  const running = await startSandbox({ contract: await readContract(), ...(await worldSeed()) });
  const figures: string[] = [];
  const faults: string[] = [];
  try {
    for (const recipe of recipes) {
      const missing = missingToolchain(recipe);
      if (missing !== undefined) {
        figures.push(`${recipe.name}: skipped, because ${missing} is not installed`);
        continue;
      }
      onProgress(recipe.name);
      const start = performance.now();
      await running.sandbox.reset();
      const followed = await followRecipe(recipe, running.url + BASE_PATH);
      const attack = attacks.get(recipe.name);
      if (!attack) faults.push(`attacks.md: ${recipe.name} has no section. Add its attack.`);
      const verdict =
        attack && followed.done.length === STAGES.length
          ? await attackFollowed(followed, attack, recorder)
          : followed;
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      figures.push(`${recipe.name}: ${verdict.done.join(', ')} (${seconds} s)`);
      if (verdict.fault !== undefined) faults.push(`${recipe.name}: ${verdict.fault}`);
      if (!guide.includes(rowOf(verdict)))
        faults.push(`${GUIDE}: the table lacks this row: ${rowOf(verdict)}`);
    }
  } finally {
    recorder.close();
    await running.close();
  }
  return { figures, faults };
}

/** Returns the row that the guide's table should have for the result of a recipe. */
export function rowOf({ recipe, done, reached }: Omit<Verdict, 'fault'>): string {
  const anchor = `#${recipe.name.replaceAll(' ', '-')}`;
  const link = recipe.page === GUIDE ? anchor : `../${recipe.page.replace('docs/', '')}${anchor}`;
  const cells = (['generate', 'compile', 'call'] as const).map((stage) =>
    done.includes(stage) ? 'yes' : 'no',
  );
  const values = reached
    ? [reached.open, reached.guarded].map((names) => names.join(', ') || 'none')
    : ['not tried', 'not tried'];
  return `| [${recipe.name}](${link}) | ${[...cells, ...values].join(' | ')} |`;
}

import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { GENERATED_DIR } from '../../../scripts/paths.ts';
import { missingProgram, prepareHome, runLine } from '../runLine.ts';
import { printedBy, type Recipe, type Stage } from './recipes.ts';

/** The result of following a recipe (a section of the guide that generates a client). */
export interface Verdict {
  recipe: Recipe;
  /** The stages that succeeded. After a failure, the remaining stages are skipped. */
  done: Stage[];
  /** The output of the failed stage. */
  fault?: string;
}

/**
 * The folder of the installed packages, which are kept for the next run. Each recipe gets a subfolder. The folder is
 * outside of the project, so that recipes do not find the packages of the project.
 */
const WORK_DIR = join(tmpdir(), 'forge-contract-generators');
/** The address of the sandbox that the recipes show. */
const USUAL_ADDRESS = 'http://127.0.0.1:4020/api/v4';

/**
 * Returns the first program that a recipe needs but this machine does not have. Undefined if all programs are
 * installed.
 */
export function missingToolchain({ steps }: Recipe): string | undefined {
  const lines = steps.flatMap((step) => ('stage' in step ? step.lines : []));
  return missingProgram(lines);
}

/**
 * Follows a recipe from top to bottom, in a folder that contains only the contract. It installs packages with npm,
 * pip, go, cargo and mvn, from their registries or caches.
 * @param address the address of the sandbox, with the base path
 */
export async function followRecipe(recipe: Recipe, address: string): Promise<Verdict> {
  const folder = join(WORK_DIR, recipe.name.replaceAll(' ', '-'));
  await prepare(folder);
  const done: Stage[] = [];
  let printed = '';
  try {
    for (const step of recipe.steps) {
      if ('file' in step) {
        await mkdir(dirname(join(folder, step.file)), { recursive: true });
        await writeFile(join(folder, step.file), step.text.replaceAll(USUAL_ADDRESS, address));
        continue;
      }
      printed = '';
      for (const line of step.lines) printed += await runLine(line, folder, WORK_DIR);
      if (step.stage === 'call') expectPrinted(printed, printedBy(recipe));
      done.push(step.stage);
    }
    return { recipe, done };
  } catch (error) {
    return { recipe, done, fault: (error as Error).message };
  }
}

async function prepare(folder: string): Promise<void> {
  await prepareHome(WORK_DIR);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const file of ['openapi.json', 'openapi.portable.json'])
    await copyFile(join(GENERATED_DIR, file), join(folder, file));
}

/** Checks a program's output. @throws an Error if an expected line is missing or in another order */
function expectPrinted(printed: string, expected: string[]): void {
  const lines = printed.split('\n').filter((line) => expected.includes(line));
  if (expected.length === 0 || lines.join('\n') !== expected.join('\n'))
    throw new Error(`The program prints:\n${printed}instead of:\n${expected.join('\n')}`);
}

import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { GENERATED_DIR } from '../../../scripts/paths.ts';
import { missingProgram, prepareHome, runLine } from '../runLine.ts';
import { type Attack, attackClient, type Recorder } from './attackClient.ts';
import { printedBy, type Recipe, type Stage } from './recipes.ts';

/** The result of following a recipe (a section of the guide that generates a client). */
export interface Verdict {
  recipe: Recipe;
  /** The stages that succeeded. After a failure, the remaining stages are skipped. */
  done: Stage[];
  /**
   * The path values with which the client has reached another endpoint: without the guard of the recipe, and with it.
   * Undefined if no program has called.
   */
  reached?: { open: string[]; guarded: string[] };
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
  const folder = folderOf(recipe);
  await prepare(folder);
  const done: Stage[] = [];
  let printed = '';
  try {
    for (const step of recipe.steps) {
      if ('file' in step) {
        await writeFiles([step], folder, address);
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

/**
 * Attacks the client of a followed recipe, with its guard and without it.
 * @returns the verdict with the values that have reached another endpoint
 */
export async function attackFollowed(
  verdict: Verdict,
  attack: Attack,
  recorder: Recorder,
): Promise<Verdict> {
  const { recipe } = verdict;
  const folder = folderOf(recipe);
  const run = (line: string) => runLine(line, folder, WORK_DIR);
  try {
    await writeFiles(
      [...recipe.steps.filter((step) => 'file' in step), ...attack.files],
      folder,
      recorder.address,
    );
    const guarded = await attackClient(attack.run, recorder, run);
    for (const line of attack.open) await run(line);
    const open = await attackClient(attack.run, recorder, run);
    const faults = [...new Set([...guarded.faults, ...open.faults])];
    return {
      ...verdict,
      reached: { open: open.reached, guarded: guarded.reached },
      ...(faults.length > 0 && { fault: faults.join('\n') }),
    };
  } catch (error) {
    return { ...verdict, fault: `attack: ${(error as Error).message}` };
  }
}

function folderOf({ name }: Recipe): string {
  return join(WORK_DIR, name.replaceAll(' ', '-'));
}

async function writeFiles(
  files: { file: string; text: string }[],
  folder: string,
  address: string,
): Promise<void> {
  for (const { file, text } of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text.replaceAll(USUAL_ADDRESS, address));
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

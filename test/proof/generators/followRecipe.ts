import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { GENERATED_DIR } from '../../../scripts/paths.ts';
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
const PYTHON = join(WORK_DIR, 'python');
const PROGRAMS = join(WORK_DIR, 'bin');
/** The address of the sandbox that the recipes show. */
const USUAL_ADDRESS = 'http://127.0.0.1:4020/api/v4';
/** The maximum duration of a command, in milliseconds. */
const TIMEOUT_MS = 900_000;

/** Programs that recipes need but do not install themselves. */
const TOOLCHAINS: [line: RegExp, command: string, version: string][] = [
  [/^(pip|python) /, 'python3', '--version'],
  [/^go /, 'go', 'version'],
  [/^cargo /, 'cargo', '--version'],
  [/^mvn /, 'mvn', '--version'],
  [/openapi-generator-cli/, 'java', '-version'],
];

/**
 * Returns the first program that a recipe needs but this machine does not have. Undefined if all programs are
 * installed.
 */
export function missingToolchain({ steps }: Recipe): string | undefined {
  const lines = steps.flatMap((step) => ('stage' in step ? step.lines : []));
  const needed = TOOLCHAINS.filter(([line]) => lines.some((one) => line.test(one)));
  return needed.find(([, command, version]) => spawnSync(command, [version]).status !== 0)?.[1];
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
      for (const line of step.lines)
        printed += await run(line, line.startsWith('npm ') ? WORK_DIR : folder);
      if (step.stage === 'call') expectPrinted(printed, printedBy(recipe));
      done.push(step.stage);
    }
    return { recipe, done };
  } catch (error) {
    return { recipe, done, fault: (error as Error).message };
  }
}

async function prepare(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // Because of this manifest, npm installs packages in this folder, and .ts files are CommonJS, as in a new project.
  const manifest = join(WORK_DIR, 'package.json');
  if (!existsSync(manifest)) await writeFile(manifest, '{}');
  for (const file of ['openapi.json', 'openapi.portable.json'])
    await copyFile(join(GENERATED_DIR, file), join(folder, file));
}

/** Runs a command. @throws an Error with the last lines of the output if the command fails */
async function run(line: string, cwd: string): Promise<string> {
  if (/^(pip|python) /.test(line) && !existsSync(PYTHON))
    await run(`python3 -m venv ${PYTHON}`, WORK_DIR);
  const path = [join(PYTHON, 'bin'), PROGRAMS, process.env.PATH].join(delimiter);
  const env = {
    ...process.env,
    PATH: path,
    GOBIN: PROGRAMS,
    GOFLAGS: '-buildvcs=false',
    CARGO_TARGET_DIR: join(WORK_DIR, 'target'),
    NO_COLOR: '1',
  };
  return new Promise((resolve, reject) => {
    const options = { cwd, env, timeout: TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024 };
    execFile('bash', ['--norc', '-euc', line], options, (error, stdout, stderr) => {
      const last = `${stdout}${stderr}`.trim().split('\n').slice(-15).join('\n');
      if (error) reject(new Error(`${line}\n${last}`));
      else resolve(stdout);
    });
  });
}

/** Checks a program's output. @throws an Error if an expected line is missing or in another order */
function expectPrinted(printed: string, expected: string[]): void {
  const lines = printed.split('\n').filter((line) => expected.includes(line));
  if (expected.length === 0 || lines.join('\n') !== expected.join('\n'))
    throw new Error(`The program prints:\n${printed}instead of:\n${expected.join('\n')}`);
}

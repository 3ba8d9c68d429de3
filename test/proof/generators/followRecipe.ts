import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { GENERATED_DIR } from '../../../scripts/paths.ts';
import { printedBy, type Recipe, type Stage } from './recipes.ts';

/** What came of a recipe. */
export interface Verdict {
  recipe: Recipe;
  /** The stages that ended well; those after one that failed were not tried. */
  done: Stage[];
  /** What the stage that failed printed. */
  fault?: string;
}

/**
 * Where what the recipes install is kept, so that it is installed once; each recipe has a folder below. It is outside
 * of the project, whose packages would be found too.
 */
const KITCHEN = join(tmpdir(), 'forge-contract-generators');
const PYTHON = join(KITCHEN, 'python');
const PROGRAMS = join(KITCHEN, 'bin');
/** The address of the sandbox in the pages. */
const USUAL_ADDRESS = 'http://127.0.0.1:4020/api/v4';
/** The longest time of a command, in milliseconds. */
const LIMIT = 900_000;

/** What a recipe needs and does not install. */
const TOOLCHAINS: [line: RegExp, command: string, version: string][] = [
  [/^(pip|python) /, 'python3', '--version'],
  [/^go /, 'go', 'version'],
  [/^cargo /, 'cargo', '--version'],
  [/^mvn /, 'mvn', '--version'],
  [/openapi-generator-cli/, 'java', '-version'],
];

/** The first command that a recipe needs and this machine does not have; undefined when all are there. */
export function missingToolchain({ steps }: Recipe): string | undefined {
  const lines = steps.flatMap((step) => ('stage' in step ? step.lines : []));
  const needed = TOOLCHAINS.filter(([line]) => lines.some((one) => line.test(one)));
  return needed.find(([, command, version]) => spawnSync(command, [version]).status !== 0)?.[1];
}

/**
 * Does what a recipe says, from top to bottom, in a folder that has only the contract. Installs by npm, pip, go,
 * cargo and mvn: this needs their registries, or what they have kept.
 * @param address where the sandbox is, with the base path
 */
export async function followRecipe(recipe: Recipe, address: string): Promise<Verdict> {
  const folder = join(KITCHEN, recipe.name.replaceAll(' ', '-'));
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
        printed += await run(line, line.startsWith('npm ') ? KITCHEN : folder);
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
  // npm installs here, and a .ts file below is CommonJS, as in a new project.
  const manifest = join(KITCHEN, 'package.json');
  if (!existsSync(manifest)) await writeFile(manifest, '{}');
  for (const file of ['openapi.json', 'openapi.portable.json'])
    await copyFile(join(GENERATED_DIR, file), join(folder, file));
}

/** @throws an Error with what a command printed, when it fails */
async function run(line: string, cwd: string): Promise<string> {
  if (/^(pip|python) /.test(line) && !existsSync(PYTHON))
    await run(`python3 -m venv ${PYTHON}`, KITCHEN);
  const path = [join(PYTHON, 'bin'), PROGRAMS, process.env.PATH].join(delimiter);
  const env = {
    ...process.env,
    PATH: path,
    GOBIN: PROGRAMS,
    GOFLAGS: '-buildvcs=false',
    CARGO_TARGET_DIR: join(KITCHEN, 'target'),
    NO_COLOR: '1',
  };
  return new Promise((resolve, reject) => {
    const options = { cwd, env, timeout: LIMIT, maxBuffer: 64 * 1024 * 1024 };
    execFile('bash', ['-euc', line], options, (error, stdout, stderr) => {
      const last = `${stdout}${stderr}`.trim().split('\n').slice(-15).join('\n');
      if (error) reject(new Error(`${line}\n${last}`));
      else resolve(stdout);
    });
  });
}

/** @throws an Error when not every line that is promised was printed, in order */
function expectPrinted(printed: string, promised: string[]): void {
  const lines = printed.split('\n').filter((line) => promised.includes(line));
  if (promised.length === 0 || lines.join('\n') !== promised.join('\n'))
    throw new Error(`It prints:\n${printed}and not:\n${promised.join('\n')}`);
}

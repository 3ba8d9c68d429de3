import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

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
 * Returns the first program that the lines need but this machine does not have. Undefined if all programs are
 * installed.
 */
export function missingProgram(lines: string[]): string | undefined {
  const needed = TOOLCHAINS.filter(([line]) => lines.some((one) => line.test(one)));
  return needed.find(([, command, version]) => spawnSync(command, [version]).status !== 0)?.[1];
}

/** Creates a folder in which npm installs packages, as in a new project: .ts files are CommonJS. */
export async function prepareHome(home: string): Promise<void> {
  await mkdir(home, { recursive: true });
  const manifest = join(home, 'package.json');
  if (!existsSync(manifest)) await writeFile(manifest, '{}');
}

/**
 * Runs a line of a recipe. Packages of npm and pip, and programs of go, are installed in `home`.
 * @param folder the folder of the recipe, below `home`
 * @returns the standard output
 * @throws an Error with the last lines of the output if the command fails
 */
export async function runLine(line: string, folder: string, home: string): Promise<string> {
  const python = join(home, 'python');
  const programs = join(home, 'bin');
  if (/^(pip|python|pytest|mypy) /.test(line) && !existsSync(python))
    await runIn(home, `python3 -m venv ${python}`, process.env);
  return runIn(line.startsWith('npm ') ? home : folder, line, {
    ...process.env,
    PATH: [join(python, 'bin'), programs, process.env.PATH].join(delimiter),
    GOBIN: programs,
    GOFLAGS: '-buildvcs=false',
    CARGO_TARGET_DIR: join(home, 'target'),
    NO_COLOR: '1',
  });
}

function runIn(cwd: string, line: string, env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd, env, timeout: TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024 };
    execFile('bash', ['--norc', '-euc', line], options, (error, stdout, stderr) => {
      const last = `${stdout}${stderr}`.trim().split('\n').slice(-15).join('\n');
      if (error) reject(new Error(`${line}\n${last}`));
      else resolve(stdout);
    });
  });
}

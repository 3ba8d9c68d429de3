import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import pc from 'picocolors';
import { positiveInteger } from '../cli/options.ts';
import { watchNpm } from '../cli/untilInterrupted.ts';
import { PROJECT_DIR } from '../scripts/paths.ts';
import { COMPLETE_VARIABLE, describeMissing } from './programs.ts';
import { SEED_VARIABLE, seedOfRun, WHOLE_VARIABLE } from './sample.ts';
import { spawnGroup } from './spawnGroup.ts';

/** The number of steps and tests by their result. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A command whose output is shown under a name. It counts as one test. */
export interface Step {
  name: string;
  command: string[];
}

/**
 * Runs all tests of a vitest configuration, and ends this process. CI reads the last line of the output. When npm is
 * killed, all processes that the tests have started end too.
 * @param command the command of the user, such as `npm test`
 * @param listArgs returns the arguments of vitest. The seed of the sample is known then.
 * @param prepare runs before the tests. It gets a temporary folder, and returns its counts and the environment variables for the tests
 */
export async function runTests(
  command: string,
  listArgs: () => string[],
  prepare?: (folder: string) => Promise<{ counts: Counts; env: Record<string, string> }>,
): Promise<never> {
  const { seed, whole, files } = readOptions(command);
  process.env[SEED_VARIABLE] = String(seed);
  if (whole) process.env[WHOLE_VARIABLE] = '1';
  const missing = describeMissing();
  if (missing && process.env[COMPLETE_VARIABLE]) {
    console.error(pc.red(`${missing}\nWith ${COMPLETE_VARIABLE} the tests need all of them.`));
    process.exit(1);
  }

  const folder = mkdtempSync(join(tmpdir(), 'forge-contract-test-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  watchNpm(() => process.exit(1));

  console.log(
    whole
      ? 'All long tests run.'
      : `A sample of the long tests runs. To repeat it: ${command} -- --seed ${seed}`,
  );
  const { counts, env } = (await prepare?.(folder)) ?? { counts: undefined, env: {} };
  console.log(pc.bold('\n▶ tests'));
  const file = join(folder, 'results.json');
  await run(
    [
      'vitest',
      'run',
      ...listArgs(),
      ...files,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    'inherit',
    env,
  );
  const { passed, failed, skipped } = sum(readResults(file), counts);
  if (missing) console.log(pc.yellow(`\n${missing}`));
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exit(failed === 0 ? 0 : 1);
}

function readOptions(command: string): { seed: number; whole?: true; files: string[] } {
  const program = new Command(`${command} --`)
    .description('run all checks of the project')
    .argument('[files...]', 'only test files with one of these texts in their path: plant')
    .option(
      '--seed <number>',
      'number that determines which sample of the long tests runs',
      positiveInteger,
      seedOfRun(),
    )
    .option('--whole', 'run all long tests instead of a sample, as CI does')
    .parse();
  return { ...program.opts<{ seed: number; whole?: true }>(), files: program.args };
}

function readResults(file: string): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const results = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: results.numPassedTests,
    // A test file that fails to load contains no tests. It counts as one failure.
    failed: Math.max(results.numFailedTests, results.success ? 0 : 1),
    skipped: results.numPendingTests,
  };
}

/** Adds up counts. */
export function sum(...all: (Counts | undefined)[]): Counts {
  const total = (key: keyof Counts) => all.reduce((sum, counts) => sum + (counts?.[key] ?? 0), 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

/** Runs steps one after another. A failed step does not end the run, so that one run shows all failures. */
export async function runSteps(...steps: Step[]): Promise<Counts> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { name, command } of steps) {
    const { status, output } = await run(command, 'pipe');
    console.log(pc.bold(`\n▶ ${name}`));
    process.stdout.write(output);
    counts[status === 0 ? 'passed' : 'failed']++;
    if (status !== 0) console.error(pc.red(`✗ ${name} failed: npx ${command.join(' ')}`));
  }
  return counts;
}

/**
 * Runs a command. Commands of installed packages take precedence over other programs.
 * @param stdio `inherit` shows the output at once, `pipe` collects it
 */
function run(
  [command = '', ...args]: string[],
  stdio: 'inherit' | 'pipe',
  env: Record<string, string> = {},
): Promise<{ status: number | null; output: string }> {
  const installed = join(PROJECT_DIR, 'node_modules', '.bin', command);
  return new Promise((resolve) => {
    const child = spawnGroup(existsSync(installed) ? installed : command, args, {
      stdio: ['ignore', stdio, stdio],
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    child.once('close', (status) => resolve({ status, output }));
  });
}

/**
 * `npm test`: runs all checks of the project. A failed step does not end the run, so that one run shows all failures.
 * CI reads the last line of the output.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import pc from 'picocolors';
import { positiveInteger } from '../cli/options.ts';
import { PROJECT_DIR } from '../scripts/paths.ts';
import { CHROMIUM_MISSING, findChromium } from './findChromium.ts';
import { SEED_VARIABLE, seedOfRun, WHOLE_VARIABLE } from './sample.ts';

interface Step {
  name: string;
  command: string[];
}

const { seed, whole } = new Command('npm test --')
  .description('run all checks of the project')
  .option(
    '--seed <number>',
    'number that determines which sample of the long tests runs',
    positiveInteger,
    seedOfRun(),
  )
  .option('--whole', 'run all long tests instead of a sample, as CI does')
  .parse()
  .opts<{ seed: number; whole?: true }>();
process.env[SEED_VARIABLE] = String(seed);
if (whole) process.env[WHOLE_VARIABLE] = '1';

/** A temporary folder for the packages that the tests install, and for the results of the tests. */
const FOLDER = mkdtempSync(join(tmpdir(), 'forge-contract-test-'));
const RESULTS_FILE = join(FOLDER, 'results.json');

const BUILD: Step = {
  name: 'lint, build, generated files',
  command: ['tsx', 'cli/main.ts', 'build', '--force', '--check'],
};
/** A step that needs the build. */
const PACK: Step = {
  name: 'packages',
  command: ['tsx', 'scripts/release/package.ts', FOLDER],
};
/** Steps that can run at the same time as the build. */
const CODE: Step[] = [
  { name: 'types of the code', command: ['npm', 'run', '--silent', 'check:types'] },
  { name: 'lint of the code', command: ['biome', 'check', '--error-on-warnings', '.'] },
];

if (!findChromium()) {
  console.error(pc.red(CHROMIUM_MISSING));
  process.exit(1);
}

console.log(
  whole
    ? 'All long tests run.'
    : `A sample of the long tests runs. To repeat it: npm test -- --seed ${seed}`,
);
let passed = 0;
let failed = 0;
const built = inTurn([BUILD]);
await Promise.all([inTurn(CODE), built.then(() => inTurn([PACK]))]);

console.log(pc.bold('\n▶ tests'));
const isPacked = readdirSync(FOLDER).some((name) => name.endsWith('.tgz'));
await run(
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS_FILE}`],
  'inherit',
  isPacked ? { FORGE_CONTRACT_PACKAGES: FOLDER } : {},
);
if (existsSync(RESULTS_FILE)) {
  const results = JSON.parse(readFileSync(RESULTS_FILE, 'utf8'));
  passed += results.numPassedTests;
  // A test file that fails to load contains no tests. It counts as one failure.
  failed += Math.max(results.numFailedTests, results.success ? 0 : 1);
} else failed++;
rmSync(FOLDER, { recursive: true });

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function inTurn(steps: Step[]): Promise<void> {
  for (const { name, command } of steps) {
    const { status, output } = await run(command, 'pipe');
    console.log(pc.bold(`\n▶ ${name}`));
    process.stdout.write(output);
    if (status === 0) passed++;
    else {
      failed++;
      console.error(pc.red(`✗ ${name} failed: npx ${command.join(' ')}`));
    }
  }
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
    const child = spawn(existsSync(installed) ? installed : command, args, {
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

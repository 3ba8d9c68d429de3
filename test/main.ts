/**
 * `npm test`: everything, the fast and telling parts first. Each step runs even when another has failed,
 * so that one run shows all there is to mend. The last line is for CI.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pc from 'picocolors';
import { PROJECT_DIR } from '../scripts/paths.ts';
import { CHROMIUM_MISSING, findChromium } from './findChromium.ts';

interface Step {
  name: string;
  command: string[];
}

/** Has what is made for the tests, and what they say. */
const FOLDER = mkdtempSync(join(tmpdir(), 'forge-contract-test-'));
const RESULTS_FILE = join(FOLDER, 'results.json');

const BUILD: Step = {
  name: 'lint, build, generated files',
  command: ['tsx', 'cli/main.ts', 'build', '--force', '--check'],
};
/** What needs the build. */
const PACK: Step = {
  name: 'packages',
  command: ['tsx', 'scripts/release/package.ts', FOLDER],
};
/** What does not. */
const CODE: Step[] = [
  { name: 'types of the code', command: ['tsc', '--noEmit'] },
  { name: 'lint of the code', command: ['biome', 'check', '--error-on-warnings', '.'] },
];

if (!findChromium()) {
  console.error(pc.red(CHROMIUM_MISSING));
  process.exit(1);
}

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
  // A file that cannot be loaded has no tests to count.
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
 * Runs a command, of an installed package before others.
 * @param stdio whether its output is shown at once or collected
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

/**
 * `npm test`: everything, the fast and telling parts first. Each step runs even when another has failed,
 * so that one run shows all there is to mend. The last line is for CI.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pc from 'picocolors';
import { CHROMIUM_MISSING, findChromium } from './findChromium.ts';

const RESULTS_FILE = join(tmpdir(), `forge-contract-test-${process.pid}.json`);

interface Step {
  name: string;
  command: string[];
}

/** Done one after the other: the second needs what the first makes. It lints as well. */
const CONTRACT: Step[] = [
  {
    name: 'lint, build, generated files',
    command: ['tsx', 'cli/main.ts', 'build', '--force', '--check'],
  },
  { name: 'replay against the mock', command: ['tsx', 'cli/main.ts', 'conform'] },
  {
    name: 'replay against the sandbox',
    command: ['tsx', 'cli/main.ts', 'conform', '--target', 'sandbox'],
  },
];

/** Done meanwhile. */
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
await Promise.all([inTurn(CONTRACT), inTurn(CODE)]);

console.log(pc.bold('\n▶ tests'));
await run(
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS_FILE}`],
  'inherit',
);
if (existsSync(RESULTS_FILE)) {
  const results = JSON.parse(readFileSync(RESULTS_FILE, 'utf8'));
  rmSync(RESULTS_FILE);
  passed += results.numPassedTests;
  // A file that cannot be loaded has no tests to count.
  failed += Math.max(results.numFailedTests, results.success ? 0 : 1);
} else failed++;

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

/** Runs a command of an installed package. @param stdio whether its output is shown at once or collected */
function run(
  [command = '', ...args]: string[],
  stdio: 'inherit' | 'pipe',
): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn('npx', ['--no-install', command, ...args], {
      stdio: ['ignore', stdio, stdio],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    child.once('close', (status) => resolve({ status, output }));
  });
}

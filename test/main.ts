/**
 * `npm test`: everything, the fast and telling parts first. Each step runs even when one before it
 * has failed, so that one run shows all there is to mend. The last line is for CI.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pc from 'picocolors';
import { CHROMIUM_MISSING, findChromium } from './findChromium.ts';

const RESULTS_FILE = join(tmpdir(), `forge-contract-test-${process.pid}.json`);

const steps: { name: string; command: string[] }[] = [
  { name: 'lint of the contract', command: ['tsx', 'cli/main.ts', 'lint'] },
  { name: 'generated files', command: ['tsx', 'cli/main.ts', 'check-generated'] },
  { name: 'build', command: ['tsx', 'cli/main.ts', 'build'] },
  { name: 'types of the code', command: ['tsc', '--noEmit'] },
  { name: 'lint of the code', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'replay against the mock', command: ['tsx', 'cli/main.ts', 'conform'] },
];

if (!findChromium()) {
  console.error(pc.red(CHROMIUM_MISSING));
  process.exit(1);
}

let passed = 0;
let failed = 0;
for (const { name, command } of steps) {
  console.log(pc.bold(`\n▶ ${name}`));
  if (run(command)) passed++;
  else {
    failed++;
    console.error(pc.red(`✗ ${name} failed: npx ${command.join(' ')}`));
  }
}

console.log(pc.bold('\n▶ tests'));
run([
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${RESULTS_FILE}`,
]);
if (existsSync(RESULTS_FILE)) {
  const results = JSON.parse(readFileSync(RESULTS_FILE, 'utf8'));
  rmSync(RESULTS_FILE);
  passed += results.numPassedTests;
  // A file that cannot be loaded has no tests to count.
  failed += Math.max(results.numFailedTests, results.success ? 0 : 1);
} else failed++;

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function run([command, ...args]: string[]): boolean {
  const { status } = spawnSync('npx', ['--no-install', command as string, ...args], {
    stdio: 'inherit',
  });
  return status === 0;
}

/** Starts small runs with npm, and tests how they end. */
import { spawn, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROJECT_DIR } from '../scripts/paths.ts';
import { COMPLETE_VARIABLE } from './programs.ts';

/** A project with one test file. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'small-run-'));
  const tsx = join(PROJECT_DIR, 'node_modules', '.bin', 'tsx');
  const run = `import { runTests } from ${JSON.stringify(join(PROJECT_DIR, 'test', 'runTests.ts'))};
    await runTests('npm test', () => ['--root', ${JSON.stringify(folder)}]);`;
  writeFileSync(join(folder, 'main.mts'), run);
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ scripts: { test: `${tsx} main.mts` } }),
  );
  symlinkSync(join(PROJECT_DIR, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'tmp'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A test that starts two processes, of which one ignores SIGTERM. It writes all process IDs to a file, and waits. */
const WAITING = `
  import { spawn } from 'node:child_process';
  import { renameSync, writeFileSync } from 'node:fs';
  import { test } from 'vitest';
  test('waits', async () => {
    const programs = ['', "process.on('SIGTERM', () => {});"];
    const children = programs.map((program) =>
      spawn(process.execPath, ['-e', program + 'setInterval(() => {}, 1000)']));
    const pids = [process.pid, process.ppid, ...children.map(({ pid }) => pid)];
    writeFileSync('writing', pids.join(' '));
    renameSync('writing', 'pids');
    await new Promise(() => {});
  });`;

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'a run leaves no process and no file behind if npm gets %s',
  async (signal) => {
    writeFileSync(join(folder, 'waiting.test.ts'), WAITING);
    const env = { ...process.env, TMPDIR: join(folder, 'tmp') };
    const npm = spawn('npm', ['test'], { cwd: folder, stdio: 'ignore', env });
    const pids = await vi.waitFor(
      () => readFileSync(join(folder, 'pids'), 'utf8').split(' ').map(Number),
      { timeout: 120_000 },
    );
    expect(pids.filter(isRunning)).toHaveLength(4);
    npm.kill(signal);
    await vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]), { timeout: 120_000 });
    const left = readdirSync(join(folder, 'tmp')).filter((name) => name.startsWith('forge-'));
    expect(left).toEqual([]);
  },
);

test('a machine without programs skips tests and says so, and CI insists on the programs', () => {
  writeFileSync(
    join(folder, 'one.test.ts'),
    `import { test } from 'vitest';
     import { lacks } from ${JSON.stringify(join(PROJECT_DIR, 'test', 'programs.ts'))};
     test('needs nothing', () => {});
     test.skipIf(lacks('bzip2'))('needs bzip2', () => { throw new Error(); });`,
  );
  const programs = join(folder, 'programs');
  mkdirSync(programs);
  symlinkSync(process.execPath, join(programs, 'node'));
  symlinkSync('/bin/sh', join(programs, 'sh'));
  const run = (env: object) =>
    spawnSync(join(PROJECT_DIR, 'node_modules', '.bin', 'tsx'), ['main.mts'], {
      cwd: folder,
      env: {
        ...process.env,
        PATH: programs,
        [COMPLETE_VARIABLE]: undefined,
        CHROMIUM: undefined,
        ...env,
      },
      encoding: 'utf8',
    });
  const { status, stdout } = run({});
  expect(stdout).toMatch(/that need bash, bzip2, .*are skipped.*apt-get install bash bzip2/);
  expect(stdout).toMatch(/1 passed, 0 failed, 1 skipped\n$/);
  expect(status).toBe(0);
  const insisting = run({ [COMPLETE_VARIABLE]: '1' });
  expect(insisting.stderr).toContain('apt-get install bash bzip2');
  expect(insisting.status).toBe(1);
});

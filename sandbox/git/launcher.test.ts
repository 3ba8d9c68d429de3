import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Command, runCommand } from './command.ts';
import { launch } from './launcher.ts';

const shell = (script: string, options: Partial<Command> = {}): Command => ({
  program: 'sh',
  args: ['-c', script],
  cwd: '/',
  env: { PATH: process.env.PATH },
  ...options,
});

/** The process that starts a command is its parent. */
const parentOf = async () => Number((await launch(shell('echo $PPID'))).stdout);
/** The first commands are run directly, until the small process is there. */
const launcherIsThere = () =>
  vi.waitFor(async () => expect(await parentOf()).not.toBe(process.pid), 120_000);

beforeAll(launcherIsThere);

describe.each([
  ['in this process', runCommand],
  ['by the small process', launch],
])('a command that is run %s', (_, run) => {
  test.each<[string, Command, object]>([
    [
      'gives what it writes and says, and its status',
      shell('cat; echo Oh >&2; exit 3', { input: Buffer.from([0, 255, 10]) }),
      { status: 3, stdout: Buffer.from([0, 255, 10]), stderr: 'Oh\n' },
    ],
    ['need not read what it is given', shell('true', { input: 'x'.repeat(1e6) }), { status: 0 }],
    [
      'that writes too much is stopped',
      shell('exec yes', { maxBytes: 1000 }),
      { status: null, stopped: 'maxBytes' },
    ],
    [
      'that takes too long is stopped',
      shell('exec sleep 60', { timeout: 50 }),
      { status: null, stopped: 'timeout' },
    ],
    [
      'that is not there is told',
      { ...shell(''), program: 'no-such-program' },
      { status: null, code: 'ENOENT' },
    ],
  ])('%s', async (_, command, outcome) => {
    expect(await run(command)).toMatchObject(outcome);
  });

  test('gives megabytes as they are', async () => {
    const input = Buffer.alloc(8e6, 'bytes');
    const { stdout } = await run(shell('cat', { input }));
    expect(stdout.equals(input)).toBe(true);
  });
});

test('commands run side by side', async () => {
  const outcomes = await Promise.all([launch(shell('sleep 0.2; echo 1')), launch(shell('echo 2'))]);
  expect(outcomes.map(({ stdout }) => String(stdout))).toEqual(['1\n', '2\n']);
});

test('when the small process is killed, what it ran has failed, and the next command has another', async () => {
  const first = await parentOf();
  const running = launch(shell('exec sleep 1'));
  process.kill(first, 'SIGKILL');
  await expect(running).rejects.toThrow('the process that starts git ended unexpectedly');
  await launcherIsThere();
  expect(await parentOf()).not.toBe(first);
});

test('it is not ended by Ctrl-C, but with the process that it works for, which it does not hold', async () => {
  const module = join(import.meta.dirname, 'launcher.ts');
  const output = execFileSync(
    process.execPath,
    [
      ...['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval'],
      `const { launch } = await import(${JSON.stringify(module)});
       const ask = () => launch({ program: 'sh', args: ['-c', 'echo $PPID'], cwd: '/', env: process.env });
       let before = process.pid;
       while (before === process.pid) before = Number((await ask()).stdout);
       process.kill(before, 'SIGINT');
       console.log(before, Number((await ask()).stdout));`,
    ],
    { encoding: 'utf8', timeout: 120_000 },
  );
  const [before, after] = output.split(' ').map(Number);
  expect(after).toBe(before);
  // Whoever inherits it may take its time to see that it has ended.
  await expect.poll(() => isAlive(before!)).toBe(false);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
